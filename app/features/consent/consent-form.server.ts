import { m } from "~/messages/compiled/messages.js";
import type { FormReply } from "~/platform/api-route.server";
import type { RequestContext } from "~/platform/context.server";
import type { ConsentDecision } from "./consent.schema";

type LinkParams = { token: string };

/** Which button was pressed on a page that then shows that another answer stands. */
export const PRESSED = "pressed";

/** The parent's forms are plain: after a decision the same page shows what is now the case, in the same language. */
const pageOf = (context: RequestContext, { token }: LinkParams) =>
  `/consent/${encodeURIComponent(token)}?lang=${context.locale}`;

const formReply = (pressed: "yes" | "no" | null): FormReply<ConsentDecision, LinkParams> => ({
  success: (_decision, context, params) => ({ to: pageOf(context, params) }),
  failure: (_typed, context, params) =>
    pageOf(context, params) + (pressed === null ? "" : `&${PRESSED}=${pressed}`),
  errorTitle: () => m.consent_problem(),
});

export const consentFormReplies = { yes: formReply("yes"), no: formReply("no"), takeBack: formReply(null) };
