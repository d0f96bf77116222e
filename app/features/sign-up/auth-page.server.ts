import type { SelfUserType } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext } from "~/platform/context.server";
import type { AuthStep } from "./auth-paths";
import { chooseAuthStep } from "./auth-step";
import { findToken } from "./email-tokens.server";
import { readPendingProfile } from "./pending-profile.server";

export type AuthPage = {
  flow: {
    step: AuthStep;
    type: SelfUserType | null;
    /** The server's clock, so that the page judges a birth date by the day the server sees. */
    now: string;
    dateOfBirth: string | null;
    token: string;
  };
  error: { title: string; description: string } | null;
};

/** What `/auth` shows to this person; null when the start page is the place to be. */
export async function loadAuthPage(context: RequestContext): Promise<AuthPage | null> {
  const user = context.signedIn?.user ?? null;
  const profile = user ? null : await readPendingProfile(context);
  const search = context.url.searchParams;
  const now = context.clock();
  const state = chooseAuthStep(user, profile, search, now);
  if (state.step === "home") return null;
  return {
    flow: {
      ...state,
      now: now.toISOString(),
      dateOfBirth: user?.dateOfBirth ?? profile?.dateOfBirth ?? null,
      token: search.get("token") ?? "",
    },
    error: search.get("error") ? googleError(search.get("reason")) : null,
  };
}

const googleError = (reason: string | null) => ({
  title: m.signup_authentication_failed(),
  description: reason === "account_exists" ? m.signup_google_account_exists() : m.signup_google_failed(),
});

/** Whether a mailed link for a new password still works; opening the page does not use it up. */
export const isResetTokenValid = async ({ db, clock }: RequestContext, token: string): Promise<boolean> =>
  (await findToken(db, "reset_password", token, clock)) !== null;
