import { consentDecisionSchema, revokeByParent } from "~/features/consent/index.server";
import { childPlace } from "~/features/family/index.server";
import { requireParent } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { backTo } from "~/platform/form-reply.server";

const api = apiRoute("/api/parent/consent/:childId/revoke", {
  POST: endpoint({
    summary: "A linked parent takes the consent back; the child is signed out within seconds",
    guard: requireParent,
    response: consentDecisionSchema,
    run: (call) => revokeByParent(call, call.subject.user.id, call.params.childId),
    form: backTo(
      (_context, { childId }) => childPlace(childId, "rights"),
      () => ({ title: m.consent_taken_back_title(), description: m.consent_taken_back_toast() }),
    ),
  }),
});
export const loader = api.loader;
export const action = api.action;
