import { sql } from "drizzle-orm";
import { type Condition, isBelow } from "~/db/decide.server";
import { consentRequests } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { DAY_MS } from "~/platform/durations";
import { AppError } from "~/platform/errors";
import { createToken, sha256Hex } from "~/platform/hash.server";
import { createId } from "~/platform/ids";
import { queueMail } from "~/platform/outbox.server";
import { directNotice } from "./consent-mail";
import { MAILS_PER_ADDRESS_A_DAY } from "./mail-limit";

/** How long a parent may take to answer: our number for "reasonable time" (16 CFR 312.5(c)(1); P12). */
export const ANSWER_WITHIN_MS = 14 * DAY_MS;

export type ConsentContext = Pick<RequestContext, "db" | "clock" | "origin">;
/** With the language the parent reads the page in. */
export type AnswerContext = ConsentContext & Pick<RequestContext, "locale">;
export type ConsentChild = Pick<UserRow, "id" | "firstName" | "email">;
export type ConsentInput = {
  parentName: string;
  parentEmail: string;
  relationship: string;
  /** Accepted and not kept: the parent gives it on their own page (P1). */
  emergencyContact?: string;
  ferpaConsent?: boolean;
  dataRetentionConsent?: boolean;
};

/** Mail addresses are compared in this form everywhere. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** What a request keeps of what the child typed. */
export const requestValues = (input: ConsentInput) => ({
  parentName: input.parentName.trim(),
  parentEmail: normalizeEmail(input.parentEmail),
  relationship: input.relationship.trim(),
  ferpaConsent: input.ferpaConsent ?? false,
  dataRetentionConsent: input.dataRetentionConsent ?? false,
});

/**
 * Asks a parent for consent: the statements (request row and direct notice in the outbox) for the caller's
 * own decision, in which the caller also sets the child's status to `pending`; its conditions refuse (429) when
 * the address got too many requests today. Throws 422 when the address is the child's own.
 */
export async function requestConsentStatements(
  context: ConsentContext,
  child: ConsentChild,
  input: ConsentInput,
  expiresAt = new Date(context.clock().getTime() + ANSWER_WITHIN_MS),
) {
  const { db } = context;
  const now = context.clock();
  const values = requestValues(input);
  const { parentEmail } = values;
  if (parentEmail === normalizeEmail(child.email)) {
    const message = m.consent_not_own_address();
    throw new AppError("refused", message, { fieldErrors: { parentEmail: message } });
  }

  const token = createToken();
  const requestId = createId();
  const letter = directNotice({
    childFirstName: child.firstName,
    parentName: input.parentName,
    consentUrl: `${context.origin}/consent/${token}`,
    noticeUrl: `${context.origin}/privacy`,
  });
  const requestRow = db.insert(consentRequests).values({
    id: requestId,
    childId: child.id,
    ...values,
    tokenHash: await sha256Hex(token),
    status: "pending",
    createdAt: now,
    lastSentAt: now,
    expiresAt,
  });
  const mail = queueMail(
    db,
    { kind: "consent_request", to: parentEmail, userId: child.id, ...letter },
    context.clock,
  );
  const conditions = [hasRoomToday(parentEmail, now)];
  return { statements: [requestRow, mail] as const, conditions, requestId, expiresAt };
}

/** Counted by the write itself: ten children who ask one mailbox at once share its ten mails. */
const hasRoomToday = (parentEmail: string, now: Date): Condition => ({
  holds: isBelow(
    sql`select count(*) from ${consentRequests} where ${consentRequests.parentEmail} = ${parentEmail}
      and ${consentRequests.lastSentAt} > ${now.getTime() - DAY_MS}`,
    MAILS_PER_ADDRESS_A_DAY,
  ),
  otherwise: () =>
    new AppError("rate_limited", m.consent_address_limit(), { retryAfterSeconds: DAY_MS / 1000 }),
});
