import { consentDecisionSchema, decideForSchool, schoolConsentSchema } from "~/features/consent/index.server";
import { requireAdmin } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const CARD = "/#school-consent";

const api = apiRoute("/api/admin/consents/:studentId", {
  POST: endpoint({
    summary: "A verified school consents for a student under 13, or withdraws that",
    guard: requireAdmin,
    body: schoolConsentSchema,
    response: consentDecisionSchema,
    run: (call) => decideForSchool(call, call.subject.user, call.params.studentId, call.body),
    form: {
      success: ({ status }) => ({
        to: CARD,
        toast: {
          title: status === "revoked" ? m.consent_school_withdrawn() : m.consent_school_recorded(),
        },
      }),
      failure: CARD,
      errorTitle: () => m.consent_school_not_recorded(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
