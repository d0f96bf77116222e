import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { decide } from "~/db/decide.server";
import { clientOf } from "~/db/metered-d1";
import { accountTokens, users } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import { accountEvent } from "~/platform/audit.server";
import type { RequestContext, SignedIn, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { describeError, logEvent } from "~/platform/log";
import type {
  changePasswordSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
  verifyEmailSchema,
} from "./accounts.schema";
import {
  type AttemptPolicy,
  attemptKey,
  countAttempt,
  describeWait,
  forgiveAttempts,
} from "./attempts.server";
import { deviceLabelOf } from "./device-label";
import {
  findToken,
  isUnused,
  resetPasswordStatements,
  spendToken,
  verifyEmailStatements,
} from "./email-tokens.server";
import { hasPassword, passAttempt } from "./login.server";
import { isAddress } from "./no-address";
import { hashPassword, verifyPassword } from "./password.server";
import { refusePassword } from "./register.server";
import { createSession, endSessions } from "./session.server";

type Context = RequestContext & { request: Request };

/** Three mails an hour to one mailbox, then a growing pause: nobody's inbox is filled from our form. */
const MAIL_POLICY: AttemptPolicy = {
  free: 3,
  windowMs: 60 * 60 * 1000,
  firstDelayMs: 5 * 60 * 1000,
  maxDelayMs: 60 * 60 * 1000,
};
/** Longer than looking up and queueing a mail takes. */
const MAIL_ANSWER_MS = 400;
const ADDRESS_MAIL_POLICY: AttemptPolicy = { ...MAIL_POLICY, free: 60, firstDelayMs: 5000 };

/**
 * Sets a new password after the current one; every other session ends and this one gets a new token.
 * Throws 401 `invalid_credentials` for a wrong current password, 429 after several.
 */
export async function changePassword(
  context: Context,
  { user, isShared }: SignedIn,
  input: z.infer<typeof changePasswordSchema>,
): Promise<{ message: string }> {
  const { db } = context;
  const keys = await passAttempt(context, user.email);
  const wrong = () => {
    const message = m.accounts_wrong_current_password();
    return new AppError("invalid_credentials", message, { fieldErrors: { currentPassword: message } });
  };
  if (!(await verifyPassword(input.currentPassword, user.passwordHash))) {
    await accountEvent(db, "password_change_failed", user.id, context.clock);
    throw wrong();
  }
  refuseNewPassword(input.newPassword, user);
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
  return { message: m.accounts_password_changed() };
}

/** Sends a link for a new password if there is such an account; the answer never tells (S8). */
export async function forgotPassword(
  context: RequestContext,
  { email }: z.infer<typeof forgotPasswordSchema>,
): Promise<{ message: string }> {
  await refuseFlood(context);
  await inEqualTime(mailIfKnown(context, "reset", email));
  return { message: m.accounts_reset_mail_sent() };
}

/** Sets a new password with a mailed token (single use) and ends every session of `user`. Throws 410 for a void token. */
export async function resetPassword(
  context: RequestContext,
  input: z.infer<typeof resetPasswordSchema>,
): Promise<{ message: string; user: UserRow | undefined }> {
  const { db, clock } = context;
  refuseNewPassword(input.password, null);
  const token = await findToken(db, "reset_password", input.token, clock);
  if (!token) throw new AppError("gone", m.accounts_link_invalid());
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
  return { message: m.accounts_password_changed(), user };
}

/** Confirms an address with a mailed token, or sends that mail again. Throws 410 for a void token. */
export async function verifyEmail(
  context: RequestContext,
  input: z.infer<typeof verifyEmailSchema>,
): Promise<{ message: string }> {
  const { db, clock } = context;
  if (input.token) {
    const token = await findToken(db, "verify_email", input.token, clock);
    if (!token) throw new AppError("gone", m.accounts_link_invalid());
    const now = clock();
    await decide(
      db,
      [isUnused(token, now)],
      [
        spendToken(db, token),
        db
          .update(users)
          .set({ emailVerifiedAt: now, updatedAt: now })
          .where(and(eq(users.id, token.userId), eq(users.email, token.email))),
        accountEvent(db, "email_verified", token.userId, clock),
      ],
    );
    return { message: m.accounts_email_verified() };
  }
  await refuseFlood(context);
  const email = context.signedIn?.user.email ?? input.email;
  if (!email) throw new AppError("invalid", m.accounts_link_invalid());
  await inEqualTime(mailIfKnown(context, "verify", email));
  return { message: m.accounts_verify_mail_sent() };
}

function refuseNewPassword(password: string, user: { email: string; username: string } | null): void {
  refusePassword(password, user ? [user.email, user.username] : []);
}

async function refuseFlood(context: RequestContext): Promise<void> {
  const key = await attemptKey("mail-address", context.clientAddress, ADDRESS_MAIL_POLICY);
  const waitSeconds = await countAttempt(context.db, [key], context.clock);
  if (waitSeconds !== null) {
    throw new AppError("rate_limited", m.accounts_too_many_attempts({ wait: describeWait(waitSeconds) }), {
      retryAfterSeconds: waitSeconds,
    });
  }
}

/** The answer for an unknown address takes as long as the one for a known one (S8). */
async function inEqualTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, new Promise((resolve) => setTimeout(resolve, MAIL_ANSWER_MS))]);
}

async function mailIfKnown(context: RequestContext, kind: "reset" | "verify", email: string): Promise<void> {
  try {
    const { db } = context;
    const [user] = await db.select().from(users).where(eq(users.email, email));
    // A child whose parent has not answered gets no mail from us (16 CFR 312.5(c)(1)).
    if (!user || user.coppaConsentStatus === "pending" || !isAddress(user.email)) return;
    if (kind === "verify" && user.emailVerifiedAt) return;
    const key = await attemptKey(`mail-${kind}`, user.id, MAIL_POLICY);
    if ((await countAttempt(db, [key], context.clock)) !== null) return;
    const inOwnLanguage = { ...context, locale: user.locale };
    // Of several requests with one Idempotency-Key one may have had nothing to send and have answered already: its
    // mark must not stop this mail. The limit counts repeats.
    clientOf(db).mark = null;
    const [first, ...rest] = await (kind === "reset" ? resetPasswordStatements : verifyEmailStatements)(
      inOwnLanguage,
      user,
    );
    await db.batch([
      first,
      ...rest,
      ...(kind === "reset" ? [accountEvent(db, "password_reset_asked", user.id, context.clock)] : []),
    ]);
  } catch (error) {
    logEvent({ event: "task_failed", task: `mail_${kind}`, errorName: describeError(error).errorName });
  }
}
