import { removeMember } from "~/features/classrooms/index.server";
import { requireStaff } from "~/features/identity/index.server";
import { leaveCircle } from "~/features/live-room/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const remove = endpoint({
  summary: "Takes a student out of a class; their live sockets in its circle close with 4403",
  guard: requireStaff,
  status: 204,
  run: async (call) => {
    const { id: classroomId = "", studentId = "" } = call.params;
    await removeMember(call, call.subject.user, { classroomId, studentId });
    await leaveCircle(call.env, classroomId, studentId, { reason: "left_class" });
  },
  form: {
    success: (_reply, _context, { id }) => ({
      to: `/?take-out=${id}#take-out`,
      toast: { title: m.staff_taken_out() },
    }),
    failure: (_typed, _context, { id }) => `/?take-out=${id}#take-out`,
    errorTitle: () => m.common_error(),
  },
});

// A plain form can only send POST.
const api = apiRoute("/api/classrooms/:id/members/:studentId", { POST: remove, DELETE: remove });
export const loader = api.loader;
export const action = api.action;
