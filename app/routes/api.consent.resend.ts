import {
  requireWaitingChild,
  resendConsent,
  resendConsentSchema,
  resentSchema,
} from "~/features/consent/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/consent/resend", {
  POST: endpoint({
    summary: "Sends the parent the consent mail again, or to a corrected address",
    guard: requireWaitingChild,
    body: resendConsentSchema,
    response: resentSchema,
    status: 202,
    run: (call) => resendConsent(call, call.subject, call.body),
    form: {
      success: () => ({
        to: "/",
        toast: { title: m.consent_resent_title(), description: m.consent_resent_text() },
      }),
      failure: "/",
      errorTitle: () => m.consent_resend_failed(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
