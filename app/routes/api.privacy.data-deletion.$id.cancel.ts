import { requireReady } from "~/features/accounts/index.server";
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
      success: () => ({ to: "/?own=privacy#profile", toast: { title: m.privacy_deletion_cancelled() } }),
      failure: "/?own=privacy#profile",
      errorTitle: () => m.common_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
