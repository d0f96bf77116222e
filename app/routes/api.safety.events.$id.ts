import { requireClassStaff } from "~/features/classrooms/index.server";
import { readEvent, safetyEventDetailSchema } from "~/features/safety/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/safety/events/:id", {
  GET: endpoint({
    summary: "One safety event with its message and at most two turns before it; the look is logged",
    guard: requireClassStaff,
    response: safetyEventDetailSchema,
    run: (call) => readEvent(call, call.subject, call.params.id),
  }),
});
export const loader = api.loader;
export const action = api.action;
