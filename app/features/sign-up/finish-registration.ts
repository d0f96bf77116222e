import { m } from "~/messages/compiled/messages.js";
import type { ToastMessage } from "~/ui/toast";
import { toastThenLoad } from "~/ui/toast-across-load";

/** The pause between the toast and the start page: time to read it. */
const REDIRECT_MS = 300;

/**
 * After complete-registration: toast, then the start page as a fresh document, with nothing cached from before.
 * The profile flow of an adult adds a `description`; a student's sign-up has the title alone.
 */
export function showRegistrationComplete(
  toast: (message: ToastMessage) => void,
  to: string,
  description?: string,
): void {
  const message = { title: m.signup_registration_complete(), ...(description ? { description } : {}) };
  toastThenLoad(toast, message, to, REDIRECT_MS);
}
