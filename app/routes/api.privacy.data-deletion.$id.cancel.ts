import { ownPagePlace } from "~/features/family/index.server";
import { requireReady } from "~/features/identity/index.server";
import { cancelDeletion, dataRequestSchema } from "~/features/privacy/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/privacy/data-deletion/:id/cancel", {
  POST: endpoint({
    summary: "Take a planned deletion back",
    guard: requireReady,
    response: dataRequestSchema,
    run: (call) => cancelDeletion(call, call.subject.user.id, call.params.id),
    form: {
      success: (_reply, context) => ({
        to: ownPagePlace(context, "privacy"),
        toast: { title: m.privacy_deletion_cancelled() },
      }),
      failure: (_typed, context) => ownPagePlace(context, "privacy"),
      errorTitle: () => m.common_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
