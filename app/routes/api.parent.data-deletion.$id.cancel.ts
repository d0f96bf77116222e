import { requireParent } from "~/features/accounts/index.server";
import { keepChild } from "~/features/family/index.server";
import { dataRequestSchema } from "~/features/privacy/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/parent/data-deletion/:id/cancel", {
  POST: endpoint({
    summary: "The parent takes the planned deletion of a child back",
    guard: requireParent,
    response: dataRequestSchema,
    run: (call) => keepChild(call, call.subject.user, call.params.id ?? ""),
    form: {
      success: () => ({ to: "/#rights", toast: { title: m.privacy_deletion_cancelled() } }),
      failure: "/#rights",
      errorTitle: () => m.common_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
