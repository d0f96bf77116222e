import { consentDecisionSchema, consentFormReplies, declineConsent } from "~/features/consent/index.server";
import { anyone, apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/consent/:token/decline", {
  POST: endpoint({
    summary: "The parent says no, with the link from the mail",
    guard: anyone,
    response: consentDecisionSchema,
    run: (call) => declineConsent(call, call.params.token),
    form: consentFormReplies.no,
  }),
});
export const loader = api.loader;
export const action = api.action;
