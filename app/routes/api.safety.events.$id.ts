import { requireClassStaff } from "~/features/classrooms/index.server";
import { readEvent, safetyEventDetailSchema } from "~/features/safety/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/safety/events/:id", {
  GET: endpoint({
    summary: "One safety event with its message and at most two turns before it; the look is logged",
    guard: requireClassStaff,
    response: safetyEventDetailSchema,
    run: ({ db, subject, params, clock }) => readEvent(db, subject, params.id, clock),
  }),
});
export const loader = api.loader;
export const action = api.action;
