import { requireClassStaff } from "~/features/classrooms/index.server";
import { acknowledgeEvent, alertPlace, safetyEventSchema } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/safety/events/:id/acknowledge", {
  POST: endpoint({
    summary: "Say that one has the event, so that no further contact is told",
    guard: requireClassStaff,
    response: safetyEventSchema,
    run: (call) => acknowledgeEvent(call, call.subject, call.params.id),
    form: {
      success: ({ id }) => ({ to: alertPlace(id), toast: { title: m.safety_acknowledged() } }),
      failure: "/#safety",
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
