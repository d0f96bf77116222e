import { m } from "~/messages/compiled/messages.js";
import type { FormReply } from "./api-route.server";
import type { RequestContext } from "./context.server";

/**
 * A form without JavaScript goes back to where it stands, both when its request was done and when it was refused.
 * `toast` says what was done, whatever came of it; a refusal says why, under `errorTitle`.
 */
export function backTo<PathParams>(
  place: string | ((context: RequestContext, params: PathParams) => string),
  toast?: () => { title: string; description?: string },
  errorTitle: () => string = () => m.common_error(),
): FormReply<unknown, PathParams> {
  const at = (context: RequestContext, params: PathParams) =>
    typeof place === "string" ? place : place(context, params);
  return {
    success: (_result, context, params) => ({ to: at(context, params), ...(toast && { toast: toast() }) }),
    failure: (_typed, context, params) => at(context, params),
    errorTitle,
  };
}
