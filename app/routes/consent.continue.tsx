import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { continueAfterConsent } from "~/features/consent/index.server";
import { m } from "~/messages/compiled/messages.js";
import { isAppError } from "~/platform/errors";
import { setFlash } from "~/platform/flash.server";

/** Where a waiting browser is sent that comes back after the decision: it gets its new token here, once. */
export async function loader({ context }: LoaderFunctionArgs) {
  try {
    const { standing } = await continueAfterConsent(context);
    if (standing !== "ready") return redirect("/");
    const toast = {
      title: m.signup_registration_complete(),
      description: m.signup_registration_complete_text(),
    };
    setFlash(context, { toast: { ...toast, variant: "default" } });
    return redirect("/?registration=complete");
  } catch (error) {
    // Nothing to trade any more: another copy of this token was faster.
    if (isAppError(error)) return redirect("/auth");
    throw error;
  }
}
