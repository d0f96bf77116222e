import { consentStandingSchema, continueAfterConsent } from "~/features/consent/index.server";
import { m } from "~/messages/compiled/messages.js";
import { anyone, apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/consent/continue", {
  POST: endpoint({
    summary:
      "The waiting page's new session token after a decision about consent, once; 401 without one to trade",
    guard: anyone,
    response: consentStandingSchema,
    run: continueAfterConsent,
    form: {
      success: ({ standing }) =>
        standing === "ready"
          ? { to: "/?registration=complete" }
          : standing === "declined"
            ? { to: "/" }
            : { to: "/", toast: { title: m.consent_not_yet_title(), description: m.consent_not_yet_text() } },
      failure: "/auth",
      errorTitle: () => m.common_sign_in_first(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
