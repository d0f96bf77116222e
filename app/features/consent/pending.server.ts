import { and, count, desc, eq, gt } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "~/db/index.server";
import { consentLedger, consentRequests, schools, sessions, users } from "~/db/schema";
import { accountState, createSession, endSession, requireUser } from "~/features/accounts/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext, SignedIn } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import type { resendConsentSchema, resentSchema } from "./consent.schema";
import { unsentConsentMail } from "./decide.server";
import { normalizeEmail, requestConsentStatements } from "./request.server";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Mails a child may cause in a day: the first, and three more for "send again" or a corrected address. */
export const REQUESTS_A_DAY = 4;

/** A child who waits for a parent's answer, or whose parent took it back. Throws 401, or 409 for anybody else. */
export function requireWaitingChild(context: RequestContext): SignedIn {
  const signedIn = requireUser(context);
  if (accountState(signedIn, context.clock()) !== "needs_consent") {
    throw new AppError("conflict", m.consent_not_waiting());
  }
  return signedIn;
}

/** The newest request about a child. */
async function findLatestRequest(db: Db, childId: string) {
  const [request] = await db
    .select()
    .from(consentRequests)
    .where(eq(consentRequests.childId, childId))
    .orderBy(desc(consentRequests.createdAt), desc(consentRequests.id))
    .limit(1);
  return request ?? null;
}

/**
 * Sends the parent another mail, or the first one to a corrected address, whose older links then stop working.
 * The 14 days run on, except for a new address. Throws 429 after three in a day, 409 when the parent said no.
 */
export async function resendConsent(
  context: RequestContext,
  { user }: SignedIn,
  input: z.infer<typeof resendConsentSchema>,
): Promise<z.infer<typeof resentSchema>> {
  const { db } = context;
  const now = context.clock();
  if (user.coppaConsentStatus === "declined") throw new AppError("conflict", m.consent_parent_said_no());
  const [latest, [today]] = await Promise.all([
    findLatestRequest(db, user.id),
    db
      .select({ count: count().as("count") })
      .from(consentRequests)
      .where(
        and(
          eq(consentRequests.childId, user.id),
          gt(consentRequests.createdAt, new Date(now.getTime() - DAY_MS)),
        ),
      ),
  ]);
  if (!latest) throw new AppError("conflict", m.consent_nobody_to_ask());
  if ((today?.count ?? 0) >= REQUESTS_A_DAY) {
    throw new AppError("rate_limited", m.consent_resend_limit(), { retryAfterSeconds: DAY_MS / 1000 });
  }

  const parentEmail = normalizeEmail(input.parentEmail ?? latest.parentEmail);
  const isSameAddress = parentEmail === latest.parentEmail;
  const isStillOpen = latest.status === "pending" && latest.expiresAt > now;
  const { statements, expiresAt } = await requestConsentStatements(
    context,
    user,
    {
      parentEmail,
      parentName: latest.parentName,
      relationship: latest.relationship,
      ferpaConsent: latest.ferpaConsent,
      dataRetentionConsent: latest.dataRetentionConsent,
    },
    isSameAddress && isStillOpen ? latest.expiresAt : undefined,
  );
  const closeOldLinks = isSameAddress
    ? []
    : [
        db
          .update(consentRequests)
          .set({ status: "expired" as const, decidedAt: now })
          .where(and(eq(consentRequests.childId, user.id), eq(consentRequests.status, "pending"))),
        unsentConsentMail(db, user.id),
      ];
  await db.batch([
    db.update(users).set({ coppaConsentStatus: "pending", updatedAt: now }).where(eq(users.id, user.id)),
    ...closeOldLinks,
    ...statements,
  ]);
  return { status: "sent", expiresAt: expiresAt.toISOString() };
}

export type ConsentWaitingData = {
  status: "pending" | "declined" | "revoked";
  firstName: string;
  /** Null when nobody was asked yet. */
  parentEmail: string | null;
  sentAt: string | null;
  expiresAt: string | null;
  /** The verified school that can see this child waiting. */
  schoolName: string | null;
};

/** What the waiting screen shows. */
export async function loadConsentWaiting(
  { db }: Pick<RequestContext, "db">,
  { user }: SignedIn,
): Promise<ConsentWaitingData> {
  const [request, [school]] = await Promise.all([
    findLatestRequest(db, user.id),
    db
      .select({ name: schools.name })
      .from(schools)
      .where(eq(schools.id, user.schoolId ?? "")),
  ]);
  const status = user.coppaConsentStatus;
  return {
    status: status === "declined" || status === "revoked" ? status : "pending",
    firstName: user.firstName,
    parentEmail: request?.parentEmail ?? null,
    sentAt: request?.lastSentAt.toISOString() ?? null,
    expiresAt: request?.expiresAt.toISOString() ?? null,
    schoolName: school?.name ?? null,
  };
}

/**
 * Gives a child's browser a new session token after the parent's yes, once (contract: a new token at a consent
 * change). Answers whether the child may go on.
 */
export async function continueAfterConsent(context: RequestContext): Promise<boolean> {
  const { db, signedIn } = context;
  if (!signedIn || accountState(signedIn, context.clock()) !== "ready") return false;
  const [[granted], [session]] = await Promise.all([
    db
      .select({ createdAt: consentLedger.createdAt })
      .from(consentLedger)
      .where(and(eq(consentLedger.childId, signedIn.user.id), eq(consentLedger.decision, "granted")))
      .orderBy(desc(consentLedger.createdAt))
      .limit(1),
    db
      .select({ createdAt: sessions.createdAt, deviceLabel: sessions.deviceLabel })
      .from(sessions)
      .where(eq(sessions.id, signedIn.sessionId)),
  ]);
  if (granted && session && session.createdAt <= granted.createdAt) {
    const { statement, cookie } = await createSession(
      context,
      signedIn.user,
      session.deviceLabel,
      signedIn.isShared,
    );
    await db.batch([statement, endSession(db, signedIn.sessionId)]);
    context.responseHeaders.append("set-cookie", cookie);
  }
  return true;
}
