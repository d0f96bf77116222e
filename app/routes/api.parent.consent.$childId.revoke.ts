import { requireParent } from "~/features/accounts/index.server";
import { consentDecisionSchema, revokeByParent } from "~/features/consent/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/parent/consent/:childId/revoke", {
  POST: endpoint({
    summary: "A linked parent takes the consent back; the child is signed out within seconds",
    guard: requireParent,
    response: consentDecisionSchema,
    run: (call) => revokeByParent(call, call.subject.user.id, call.params.childId ?? ""),
    form: {
      success: () => ({
        to: "/",
        toast: { title: m.consent_taken_back_title(), description: m.consent_taken_back_toast() },
      }),
      failure: "/",
      errorTitle: () => m.common_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
