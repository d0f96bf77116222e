import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { continueAfterConsent } from "~/features/consent/index.server";
import { m } from "~/messages/compiled/messages.js";
import { setFlash } from "~/platform/flash.server";

/** Where the waiting screen goes once the parent has answered, and where its "check now" link leads. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (await continueAfterConsent(context)) return redirect("/?registration=complete");
  if (context.signedIn) {
    const toast = { title: m.consent_not_yet_title(), description: m.consent_not_yet_text() };
    setFlash(context, { toast: { ...toast, variant: "default" } });
  }
  return redirect("/");
}
