import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { decide } from "~/db/decide.server";
import { users } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import { accountEvent } from "~/platform/audit.server";
import type { RequestContext } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { askForMail } from "./asked-mail.server";
import { findToken, isUnused, spendToken } from "./email-tokens.server";
import type { verifyEmailSchema } from "./sign-up.schema";

/** Confirms an address with a mailed token, or sends that mail again. Throws 410 for a void token. */
export async function verifyEmail(
  context: RequestContext,
  input: z.infer<typeof verifyEmailSchema>,
): Promise<{ message: string }> {
  const { db, clock } = context;
  if (input.token) {
    const token = await findToken(db, "verify_email", input.token, clock);
    if (!token) throw new AppError("gone", m.signup_link_invalid());
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
    return { message: m.signup_email_verified() };
  }
  const email = context.signedIn?.user.email ?? input.email;
  if (!email) throw new AppError("invalid", m.signup_link_invalid());
  await askForMail(context, "verify", email);
  return { message: m.signup_verify_mail_sent() };
}
