import { requireAdmin } from "~/features/accounts/index.server";
import { listSchoolConsents, schoolConsentListSchema } from "~/features/consent/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/admin/consents", {
  GET: endpoint({
    summary: "The notice, and the consents this verified school gave for its students under 13",
    guard: requireAdmin,
    response: schoolConsentListSchema,
    run: (call) => listSchoolConsents(call, call.subject.user),
  }),
});
export const loader = api.loader;
export const action = api.action;
