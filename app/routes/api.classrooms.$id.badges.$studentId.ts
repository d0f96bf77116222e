import { voidBadge } from "~/features/class-sign-in/index.server";
import { requireStaff } from "~/features/identity/index.server";
import { leaveAllCircles } from "~/features/live-room/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/classrooms/:id/badges/:studentId", {
  DELETE: endpoint({
    summary: "Void a student's sign-in badge; every session of the student ends",
    guard: requireStaff,
    status: 204,
    run: async (call) => {
      const { id, studentId } = call.params;
      const { student } = await voidBadge(call, call.subject.user, { classroomId: id, studentId });
      if (student) call.waitUntil(leaveAllCircles(call, student, { reason: "signed_out" }));
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
