import { m } from "~/messages/compiled/messages.js";
import type { ToastMessage } from "~/ui/toast";

/** The specification's pause between the toast and the start page. */
const REDIRECT_MS = 300;

/** After complete-registration: toast, then the start page as a fresh document, with nothing cached from before. */
export function showRegistrationComplete(toast: (message: ToastMessage) => void, to: string): void {
  toast({ title: m.accounts_registration_complete() });
  setTimeout(() => window.location.assign(to), REDIRECT_MS);
}
