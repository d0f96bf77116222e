import {
  consentDecisionSchema,
  consentFormReplies,
  grantConsent,
  grantConsentSchema,
} from "~/features/consent/index.server";
import { anyone, apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/consent/:token/grant", {
  POST: endpoint({
    summary: "The parent says yes, with the link from the mail",
    guard: anyone,
    body: grantConsentSchema,
    response: consentDecisionSchema,
    run: (call) => grantConsent(call, call.params.token, call.body),
    form: consentFormReplies.yes,
  }),
});
export const loader = api.loader;
export const action = api.action;
