import { requireAdmin } from "~/features/accounts/index.server";
import { consentDecisionSchema, decideForSchool, schoolConsentSchema } from "~/features/consent/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/admin/consents/:studentId", {
  POST: endpoint({
    summary: "A verified school consents for a student under 13, or withdraws that",
    guard: requireAdmin,
    body: schoolConsentSchema,
    response: consentDecisionSchema,
    run: (call) => decideForSchool(call, call.subject.user, call.params.studentId ?? "", call.body),
  }),
});
export const loader = api.loader;
export const action = api.action;
