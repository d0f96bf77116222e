import { and, desc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { type Condition, decide, isBelow } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { consentRequests, schools, users } from "~/db/schema";
import { accountState, requireUser, tradeSession } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext, SignedIn } from "~/platform/context.server";
import { DAY_MS } from "~/platform/durations";
import { AppError } from "~/platform/errors";
import type { consentStandingSchema, resendConsentSchema, resentSchema } from "./consent.schema";
import { unsentConsentMail } from "./decide.server";
import { type ConsentInput, normalizeEmail, requestConsentStatements, requestValues } from "./request.server";

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

/** Whether the child's newest request, unanswered yet, is this very one: then it is the first one sent again. */
export async function isAskedAlready(db: Db, childId: string, input: ConsentInput): Promise<boolean> {
  const latest = await findLatestRequest(db, childId);
  if (latest?.status !== "pending") return false;
  const asked = requestValues(input);
  return Object.entries(asked).every(([name, value]) => latest[name as keyof typeof asked] === value);
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
  const latest = await findLatestRequest(db, user.id);
  if (!latest) throw new AppError("conflict", m.consent_nobody_to_ask());

  const parentEmail = normalizeEmail(input.parentEmail ?? latest.parentEmail);
  const isSameAddress = parentEmail === latest.parentEmail;
  const isStillOpen = latest.status === "pending" && latest.expiresAt > now;
  const { statements, conditions, expiresAt } = await requestConsentStatements(
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
  await decide(
    db,
    [isWaitingStill(user.id), hasRoomToday(user.id, now), ...conditions],
    [
      db.update(users).set({ coppaConsentStatus: "pending", updatedAt: now }).where(eq(users.id, user.id)),
      ...closeOldLinks,
      ...statements,
    ],
  );
  return { status: "sent", expiresAt: expiresAt.toISOString() };
}

/** A parent who answers while the child presses "send again" has answered. */
const isWaitingStill = (childId: string): Condition => ({
  holds: sql`exists (select 1 from ${users} where ${users.id} = ${childId}
    and ${users.coppaConsentStatus} in ('pending', 'revoked'))`,
  otherwise: () => new AppError("conflict", m.consent_not_waiting()),
});

const hasRoomToday = (childId: string, now: Date): Condition => ({
  holds: isBelow(
    sql`select count(*) from ${consentRequests} where ${consentRequests.childId} = ${childId}
      and ${consentRequests.createdAt} > ${now.getTime() - DAY_MS}`,
    REQUESTS_A_DAY,
  ),
  otherwise: () =>
    new AppError("rate_limited", m.consent_resend_limit(), { retryAfterSeconds: DAY_MS / 1000 }),
});

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
 * Gives the waiting page its new session token once the parent or the school has decided (the old one opens nothing),
 * and says where things stand. Throws 401 when this browser has no session, nor one to trade.
 */
export async function continueAfterConsent(
  context: RequestContext,
): Promise<z.infer<typeof consentStandingSchema>> {
  const user = context.signedIn?.user ?? (await tradeSession(context));
  if (!user) throw new AppError("unauthorized", "Unauthorized");
  if (accountState({ user }, context.clock()) === "ready") return { standing: "ready" };
  return { standing: user.coppaConsentStatus === "declined" ? "declined" : "waiting" };
}
