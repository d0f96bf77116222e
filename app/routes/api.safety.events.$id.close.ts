import { requireClassStaff } from "~/features/classrooms/index.server";
import { alertPlace, closeEvent, closeEventSchema, safetyEventSchema } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/safety/events/:id/close", {
  POST: endpoint({
    summary: "Close an event with what was done; a false alarm is recorded as one",
    guard: requireClassStaff,
    body: closeEventSchema,
    response: safetyEventSchema,
    run: (call) => closeEvent(call, call.subject, call.params.id, call.body.outcome),
    form: {
      success: ({ id }) => ({ to: alertPlace(id), toast: { title: m.safety_closed() } }),
      failure: "/#safety",
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
