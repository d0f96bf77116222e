import { archiveClassroom } from "~/features/classrooms/index.server";
import { requireStaff } from "~/features/identity/index.server";
import { endCircle } from "~/features/live-room/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { backTo } from "~/platform/form-reply.server";

const api = apiRoute("/api/classrooms/:id/archive", {
  POST: endpoint({
    summary: "Archives a class: no code, circle or board any more; all live sockets close with 4403",
    guard: requireStaff,
    status: 204,
    run: async (call) => {
      const { id } = call.params;
      await archiveClassroom(call, call.subject.user, id);
      await endCircle(call.env, id);
    },
    form: backTo("/#settings", () => ({ title: m.staff_archived_toast() })),
  }),
});
export const loader = api.loader;
export const action = api.action;
