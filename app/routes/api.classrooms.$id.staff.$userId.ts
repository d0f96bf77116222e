import { endClassStaff } from "~/features/classrooms/index.server";
import { requireStaff } from "~/features/identity/index.server";
import { leaveCircle } from "~/features/live-room/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { backTo } from "~/platform/form-reply.server";

const end = endpoint({
  summary: "Ends somebody's part in a class; their live sockets in its circle close with 4403",
  guard: requireStaff,
  status: 204,
  run: async (call) => {
    const { id: classroomId = "", userId = "" } = call.params;
    await endClassStaff(call, call.subject.user, { classroomId, userId });
    await leaveCircle(call.env, classroomId, userId, { reason: "left_class" });
  },
  form: backTo("/#settings", () => ({ title: m.staff_people_ended() })),
});

// A plain form can only send POST.
const api = apiRoute("/api/classrooms/:id/staff/:userId", { POST: end, DELETE: end });
export const loader = api.loader;
export const action = api.action;
