import { consentDecisionSchema, revokeByParent } from "~/features/consent/index.server";
import { childPlace } from "~/features/family/index.server";
import { requireParent } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/parent/consent/:childId/revoke", {
  POST: endpoint({
    summary: "A linked parent takes the consent back; the child is signed out within seconds",
    guard: requireParent,
    response: consentDecisionSchema,
    run: (call) => revokeByParent(call, call.subject.user.id, call.params.childId),
    form: {
      success: (_reply, _context, { childId }) => ({
        to: childPlace(childId, "rights"),
        toast: { title: m.consent_taken_back_title(), description: m.consent_taken_back_toast() },
      }),
      failure: (_typed, _context, { childId }) => childPlace(childId, "rights"),
      errorTitle: () => m.common_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
