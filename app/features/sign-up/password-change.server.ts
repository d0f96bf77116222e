import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { decide } from "~/db/decide.server";
import { accountTokens, users } from "~/db/schema";
import {
  createSession,
  deviceLabelOf,
  endSessions,
  forgiveAttempts,
  hashPassword,
  verifyPassword,
} from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { accountEvent } from "~/platform/audit.server";
import type { RequestContext, SignedIn, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { askForMail } from "./asked-mail.server";
import { findToken, isUnused, spendToken } from "./email-tokens.server";
import { hasPassword, type PasswordKeys, withPasswordAttempt } from "./login.server";
import { refusePassword } from "./register.server";
import type { changePasswordSchema, forgotPasswordSchema, resetPasswordSchema } from "./sign-up.schema";

type Context = RequestContext & { request: Request };

/**
 * Sets a new password after the current one; every other session ends and this one gets a new token.
 * Throws 401 `invalid_credentials` for a wrong current password, 429 after several.
 */
export const changePassword = (
  context: Context,
  signedIn: SignedIn,
  input: z.infer<typeof changePasswordSchema>,
): Promise<{ message: string }> =>
  withPasswordAttempt(context, signedIn.user.email, (keys) => checkAndChange(context, signedIn, input, keys));

async function checkAndChange(
  context: Context,
  { user, isShared }: SignedIn,
  input: z.infer<typeof changePasswordSchema>,
  keys: PasswordKeys,
): Promise<{ message: string }> {
  const { db } = context;
  const wrong = () => {
    const message = m.signup_wrong_current_password();
    return new AppError("invalid_credentials", message, { fieldErrors: { currentPassword: message } });
  };
  if (!(await verifyPassword(input.currentPassword, user.passwordHash))) {
    await accountEvent(db, "password_change_failed", user.id, context.clock);
    throw wrong();
  }
  refusePassword(input.newPassword, [user.email, user.username], "newPassword");
  const session = await createSession(
    context,
    user,
    deviceLabelOf(context.request.headers.get("user-agent")),
    isShared,
  );
  const passwordHash = await hashPassword(input.newPassword);
  // Of two changes at once the second no longer knows the current password.
  await decide(
    db,
    [{ holds: hasPassword(user), otherwise: wrong }],
    [
      db.update(users).set({ passwordHash, updatedAt: context.clock() }).where(eq(users.id, user.id)),
      endSessions(db, user.id),
      db.delete(accountTokens).where(eq(accountTokens.userId, user.id)),
      session.statement,
      ...forgiveAttempts(db, keys.account, keys.address),
      accountEvent(db, "password_changed", user.id, context.clock),
    ],
  );
  context.responseHeaders.append("set-cookie", session.cookie);
  return { message: m.signup_password_changed() };
}

/** Sends a link for a new password if there is such an account; the answer never tells (S8). */
export async function forgotPassword(
  context: RequestContext,
  { email }: z.infer<typeof forgotPasswordSchema>,
): Promise<{ message: string }> {
  await askForMail(context, "reset", email);
  return { message: m.signup_reset_mail_sent() };
}

/** Sets a new password with a mailed token (single use) and ends every session of `user`. Throws 410 for a void token. */
export async function resetPassword(
  context: RequestContext,
  input: z.infer<typeof resetPasswordSchema>,
): Promise<{ message: string; user: UserRow | undefined }> {
  const { db, clock } = context;
  refusePassword(input.password, []);
  const token = await findToken(db, "reset_password", input.token, clock);
  if (!token) throw new AppError("gone", m.signup_link_invalid());
  const passwordHash = await hashPassword(input.password);
  const now = clock();
  const [, [user]] = await decide(
    db,
    [isUnused(token, now)],
    [
      spendToken(db, token),
      db.select().from(users).where(eq(users.id, token.userId)),
      db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, token.userId)),
      // The mail reached its reader, so the address is confirmed too, if it is still the account's.
      db
        .update(users)
        .set({ emailVerifiedAt: now })
        .where(and(eq(users.id, token.userId), eq(users.email, token.email), isNull(users.emailVerifiedAt))),
      endSessions(db, token.userId),
      accountEvent(db, "password_reset", token.userId, clock),
    ],
  );
  return { message: m.signup_password_changed(), user };
}
