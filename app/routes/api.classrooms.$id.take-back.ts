import { takeBackClassroom } from "~/features/classrooms/index.server";
import { requireStaff } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { backTo } from "~/platform/form-reply.server";

const api = apiRoute("/api/classrooms/:id/take-back", {
  POST: endpoint({
    summary: "Takes an archived class back as it was, for 30 days after it was archived",
    guard: requireStaff,
    status: 204,
    run: (call) => takeBackClassroom(call, call.subject.user, call.params.id),
    form: backTo("/#settings", () => ({ title: m.staff_taken_back() })),
  }),
});
export const loader = api.loader;
export const action = api.action;
