import { requireStaff } from "~/features/accounts/index.server";
import { leaveCircle } from "~/features/circle/index.server";
import { removeMember } from "~/features/classrooms/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/classrooms/:id/members/:studentId", {
  DELETE: endpoint({
    summary: "Takes a student out of a class; their live sockets in its circle close with 4403",
    guard: requireStaff,
    status: 204,
    run: async ({ db, env, subject, params, clock }) => {
      const { id: classroomId = "", studentId = "" } = params;
      await removeMember(db, subject.user, { classroomId, studentId }, clock);
      await leaveCircle(env, classroomId, studentId, { reason: "left_class" });
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
