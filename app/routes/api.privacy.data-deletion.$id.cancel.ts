import { ownPagePlace } from "~/features/family/index.server";
import { requireReady } from "~/features/identity/index.server";
import { cancelDeletion, dataRequestSchema } from "~/features/privacy/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { backTo } from "~/platform/form-reply.server";

const api = apiRoute("/api/privacy/data-deletion/:id/cancel", {
  POST: endpoint({
    summary: "Take a planned deletion back",
    guard: requireReady,
    response: dataRequestSchema,
    run: (call) => cancelDeletion(call, call.subject.user.id, call.params.id),
    form: backTo(
      (context) => ownPagePlace(context, "privacy"),
      () => ({ title: m.privacy_deletion_cancelled() }),
    ),
  }),
});
export const loader = api.loader;
export const action = api.action;
