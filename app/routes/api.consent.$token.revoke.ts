import { consentDecisionSchema, consentFormReplies, revokeByLink } from "~/features/consent/index.server";
import { anyone, apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/consent/:token/revoke", {
  POST: endpoint({
    summary: "The parent takes the consent back, with the link from the second mail",
    guard: anyone,
    response: consentDecisionSchema,
    run: (call) => revokeByLink(call, call.params.token),
    form: consentFormReplies.takeBack,
  }),
});
export const loader = api.loader;
export const action = api.action;
