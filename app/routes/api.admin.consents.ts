import {
  consentForSchool,
  listSchoolConsents,
  schoolConsentBulkReplySchema,
  schoolConsentBulkSchema,
  schoolConsentListSchema,
} from "~/features/consent/index.server";
import { requireAdmin } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { pageQuerySchema } from "~/platform/page-query";

const CARD = "/#school-consent";

const api = apiRoute("/api/admin/consents", {
  GET: endpoint({
    summary:
      "The notice, and the consents this verified school gave for its students under 13, up to 500 a page (`page`)",
    guard: requireAdmin,
    query: pageQuerySchema,
    response: schoolConsentListSchema,
    run: (call) => listSchoolConsents(call, call.subject.user, call.query.page),
  }),
  POST: endpoint({
    summary: "A verified school consents for several of its students under 13",
    guard: requireAdmin,
    body: schoolConsentBulkSchema,
    response: schoolConsentBulkReplySchema,
    run: (call) => consentForSchool(call, call.subject.user, call.body),
    form: {
      success: ({ granted }) => ({
        to: CARD,
        toast: {
          title: m.consent_school_recorded(),
          description: m.consent_school_recorded_count({ count: granted }),
        },
      }),
      failure: CARD,
      errorTitle: () => m.consent_school_not_recorded(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
