import { requireClassStaff } from "~/features/classrooms/index.server";
import { alertPlace, passOnEvent, passOnSchema, safetyEventSchema } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/safety/events/:id/pass-on", {
  POST: endpoint({
    summary: "Hand the event to the school's next contact or to a colleague by name, who is told at once",
    guard: requireClassStaff,
    body: passOnSchema,
    response: safetyEventSchema,
    run: (call) => passOnEvent(call, call.subject, call.params.id, call.body),
    form: {
      success: ({ id }) => ({ to: alertPlace(id), toast: { title: m.safety_passed_on() } }),
      failure: "/#safety",
      errorTitle: () => m.common_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
