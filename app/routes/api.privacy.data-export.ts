import { ownPagePlace } from "~/features/family/index.server";
import { requireOwnSignIn } from "~/features/identity/index.server";
import { dataRequestSchema, requestExport } from "~/features/privacy/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { backTo } from "~/platform/form-reply.server";

const api = apiRoute("/api/privacy/data-export", {
  POST: endpoint({
    summary: "Ask for an archive of one's data",
    guard: requireOwnSignIn,
    response: dataRequestSchema,
    status: 202,
    run: (call) => requestExport(call, call.subject.user),
    form: backTo(
      (context) => ownPagePlace(context, "privacy"),
      () => ({ title: m.privacy_export_requested(), description: m.privacy_export_requested_text() }),
    ),
  }),
});
export const loader = api.loader;
export const action = api.action;
