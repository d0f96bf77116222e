import { z } from "zod";
import { requireAdmin } from "~/features/identity/index.server";
import { drillSchema, raiseDrill } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/safety/drill", {
  POST: endpoint({
    summary: "Raise a drill: the same way as an event, with no student and counted nowhere",
    guard: requireAdmin,
    body: drillSchema,
    response: z.object({ id: z.string() }),
    status: 201,
    run: async (call) => ({ id: await raiseDrill(call, call.subject, call.body) }),
    form: {
      success: () => ({ to: "/#safety", toast: { title: m.safety_drill_raised() } }),
      failure: "/#safety",
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
