import {
  askSchool,
  requireWaitingChild,
  resendConsent,
  resendConsentSchema,
  resentSchema,
} from "~/features/consent/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/consent/resend", {
  POST: endpoint({
    summary:
      "Sends the parent the consent mail again, or to a corrected address; or asks the school of a class code",
    guard: requireWaitingChild,
    body: resendConsentSchema,
    response: resentSchema,
    status: 202,
    run: async (call) => {
      const { classCode } = call.body;
      return classCode === undefined
        ? resendConsent(call, call.subject, call.body)
        : askSchool(call, call.subject, classCode);
    },
    form: {
      success: ({ status }) => ({
        to: "/",
        toast:
          status === "school_asked"
            ? {
                title: m.consent_waiting_school_asked_title(),
                description: m.consent_waiting_school_asked_text(),
              }
            : { title: m.consent_resent_title(), description: m.consent_resent_text() },
      }),
      failure: "/",
      errorTitle: () => m.consent_resend_failed(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
