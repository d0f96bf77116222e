import { and, eq, gt, sql } from "drizzle-orm";
import type { Condition } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { accountTokens } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import type { Clock } from "~/platform/clock";
import type { RequestContext } from "~/platform/context.server";
import { DAY_MS, HOUR_MS } from "~/platform/durations";
import { AppError } from "~/platform/errors";
import { createToken, sha256Hex } from "~/platform/hash.server";
import { queueMail } from "~/platform/outbox.server";
import { resetPasswordMail, verifyEmailMail } from "./account-mails";

const LIFETIME_MS = { reset_password: HOUR_MS, verify_email: 3 * DAY_MS };

type Purpose = keyof typeof LIFETIME_MS;
type Receiver = { id: string; email: string; firstName: string };
type Context = Pick<RequestContext, "db" | "clock" | "origin" | "locale">;

/** A new one-time token and the statements that replace the user's older ones of the same purpose. */
async function tokenStatements({ db, clock }: Pick<Context, "db" | "clock">, purpose: Purpose, to: Receiver) {
  const token = createToken();
  const now = clock();
  return {
    token,
    statements: [
      db
        .delete(accountTokens)
        .where(and(eq(accountTokens.userId, to.id), eq(accountTokens.purpose, purpose))),
      db.insert(accountTokens).values({
        id: await sha256Hex(token),
        userId: to.id,
        purpose,
        email: to.email,
        createdAt: now,
        expiresAt: new Date(now.getTime() + LIFETIME_MS[purpose]),
      }),
    ] as const,
  };
}

/** Statements that mail a link to confirm the address. */
export async function verifyEmailStatements(context: Context, to: Receiver) {
  const { token, statements } = await tokenStatements(context, "verify_email", to);
  const url = `${context.origin}/auth?step=verify-email&token=${token}`;
  const mail = verifyEmailMail({ firstName: to.firstName, url, locale: context.locale });
  const queued = queueMail(
    context.db,
    { kind: "verify_email", to: to.email, userId: to.id, ...mail },
    context.clock,
  );
  return [...statements, queued] as const;
}

/** Statements that mail a link for a new password. */
export async function resetPasswordStatements(context: Context, to: Receiver) {
  const { token, statements } = await tokenStatements(context, "reset_password", to);
  const url = `${context.origin}/reset-password/${token}`;
  const mail = resetPasswordMail({ firstName: to.firstName, url, locale: context.locale });
  const queued = queueMail(
    context.db,
    { kind: "reset_password", to: to.email, userId: to.id, ...mail },
    context.clock,
  );
  return [...statements, queued] as const;
}

/** Whose a token is, without using it up; null when unknown, expired or used. */
export async function findToken(db: Db, purpose: Purpose, token: string, clock: Clock) {
  const [row] = await db
    .select()
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.id, await sha256Hex(token)),
        eq(accountTokens.purpose, purpose),
        gt(accountTokens.expiresAt, clock()),
      ),
    );
  return row ?? null;
}

type Token = NonNullable<Awaited<ReturnType<typeof findToken>>>;

/** A mailed link counts once: of two uses at the same moment one finds its token (410 for the other). */
export const isUnused = (token: Pick<Token, "id">, now: Date): Condition => ({
  holds: sql`exists (select 1 from ${accountTokens} where ${accountTokens.id} = ${token.id}
    and ${accountTokens.expiresAt} > ${now.getTime()})`,
  otherwise: () => new AppError("gone", m.signup_link_invalid()),
});

/** Uses a token up, in the decision it allows. */
export const spendToken = (db: Db, token: Pick<Token, "id">) =>
  db.delete(accountTokens).where(eq(accountTokens.id, token.id));
