import { ownPagePlace } from "~/features/family/index.server";
import { requireOwnSignIn } from "~/features/identity/index.server";
import { dataRequestSchema, requestDeletion } from "~/features/privacy/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { backTo } from "~/platform/form-reply.server";

const api = apiRoute("/api/privacy/data-deletion", {
  POST: endpoint({
    summary: "Plan the deletion of one's account; it can be taken back for seven days",
    guard: requireOwnSignIn,
    response: dataRequestSchema,
    status: 202,
    run: (call) => requestDeletion(call, call.subject.user),
    form: backTo(
      (context) => ownPagePlace(context, "privacy"),
      () => ({ title: m.privacy_deletion_requested(), description: m.privacy_deletion_requested_text() }),
    ),
  }),
});
export const loader = api.loader;
export const action = api.action;
