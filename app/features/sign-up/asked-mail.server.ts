import { eq } from "drizzle-orm";
import { clientOf } from "~/db/metered-d1";
import { users } from "~/db/schema";
import {
  type AttemptPolicy,
  attemptKey,
  countAttempt,
  describeWait,
  isAddress,
} from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { accountEvent } from "~/platform/audit.server";
import type { RequestContext } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { describeError, logEvent } from "~/platform/log";
import { resetPasswordStatements, verifyEmailStatements } from "./email-tokens.server";

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
 * Sends the asked-for link to an address if there is such an account; neither the answer nor its time tells (S8).
 * Throws 429 after many from one network address.
 */
export async function askForMail(
  context: RequestContext,
  kind: "reset" | "verify",
  email: string,
): Promise<void> {
  await refuseFlood(context);
  await inEqualTime(mailIfKnown(context, kind, email));
}

async function refuseFlood(context: RequestContext): Promise<void> {
  const key = await attemptKey("mail-address", context.clientAddress, ADDRESS_MAIL_POLICY);
  const waitSeconds = await countAttempt(context.db, [key], context.clock);
  if (waitSeconds !== null) {
    throw new AppError("rate_limited", m.identity_too_many_attempts({ wait: describeWait(waitSeconds) }), {
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
