import { and, desc, eq, gte, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { type Condition, decide } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { classrooms, consentRequests, familyLinks, memberships, outbox, schools, users } from "~/db/schema";
import { isAdult, supersedeSessions } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { UserRow } from "~/platform/context.server";
import { DAY_MS } from "~/platform/durations";
import { AppError } from "~/platform/errors";
import { createToken, sha256Hex } from "~/platform/hash.server";
import { createId } from "~/platform/ids";
import { queueMail } from "~/platform/outbox.server";
import type { ConsentDecision, GrantConsent } from "./consent.schema";
import { consentConfirmation } from "./consent-mail";
import { accessEndedStatements, closeChildSockets } from "./end-access.server";
import { type LedgerEntry, ledgerStatement, noticeVersion } from "./ledger.server";
import { findLinkedChild } from "./linked-child.server";
import { isMethodEnough } from "./methods";
import type { AnswerContext, ConsentContext } from "./request.server";
import { type StandingAnswer, sayStands } from "./standing-answer";

/** The second message comes this long after the yes (the law says "delayed", the number is ours; P6). */
export const CONFIRM_AFTER_MS = DAY_MS;
const METHOD = "email_plus";

export type ConsentRequestRow = typeof consentRequests.$inferSelect;
export type FoundRequest = {
  request: ConsentRequestRow;
  child: Pick<UserRow, "id" | "firstName" | "coppaConsentStatus" | "dateOfBirth" | "timeZone">;
  /** The school whose roster asks; null where the child did. */
  schoolName: string | null;
  /** The link of the second message can only take the consent back. */
  isRevokeLink: boolean;
  /** What the same mailbox answered with the link of another mail, which ended this one. */
  answeredInstead: ConsentRequestRow | null;
};

/** The request a link's token belongs to, with its child; null for a token nobody made. */
export async function findRequest(db: Db, token: string): Promise<FoundRequest | null> {
  const hash = await sha256Hex(token);
  const [request] = await db
    .select()
    .from(consentRequests)
    .where(or(eq(consentRequests.tokenHash, hash), eq(consentRequests.revokeTokenHash, hash)));
  if (!request) return null;
  const [[child], [school], answeredInstead] = await Promise.all([
    db
      .select({
        id: users.id,
        firstName: users.firstName,
        coppaConsentStatus: users.coppaConsentStatus,
        dateOfBirth: users.dateOfBirth,
        timeZone: users.timeZone,
      })
      .from(users)
      .where(eq(users.id, request.childId)),
    db
      .select({ name: schools.name })
      .from(schools)
      .where(eq(schools.id, request.schoolId ?? "")),
    findAnsweredInstead(db, request),
  ]);
  if (!child) return null;
  const isRevokeLink = request.revokeTokenHash === hash;
  return { request, child, schoolName: school?.name ?? null, isRevokeLink, answeredInstead };
}

/**
 * The request that was answered while this one was open too. Only of the same mailbox: whoever a child wrote to by a
 * wrong address learns nothing of the right one's answer.
 */
async function findAnsweredInstead(db: Db, request: ConsentRequestRow): Promise<ConsentRequestRow | null> {
  if (request.status !== "expired") return null;
  const [answered] = await db
    .select()
    .from(consentRequests)
    .where(
      and(
        eq(consentRequests.childId, request.childId),
        eq(consentRequests.parentEmail, request.parentEmail),
        inArray(consentRequests.status, ["granted", "declined", "revoked"]),
        gte(consentRequests.decidedAt, request.createdAt),
      ),
    )
    .orderBy(desc(consentRequests.decidedAt))
    .limit(1);
  return answered ?? null;
}

/** What was answered already; null where nothing was, and for a child of age, about whom nobody else decides. */
export function standingAnswer(
  { request, child, answeredInstead }: FoundRequest,
  now: Date,
): StandingAnswer | null {
  if (isAdult(child, now)) return null;
  const { status, decidedAt } = answeredInstead ?? request;
  if (!decidedAt || status === "pending" || status === "expired") return null;
  return { status, at: decidedAt, isOtherMail: answeredInstead !== null };
}

export type LinkState = "open" | "granted" | "declined" | "revoked" | "expired" | "revocable";

/** What a link can still do at a moment. */
export function linkState({ request, child, isRevokeLink }: FoundRequest, now: Date): LinkState {
  // From 18 on nobody decides for somebody of age any more (P20).
  if (isAdult(child, now)) return "expired";
  if (isRevokeLink && request.status === "granted") return "revocable";
  if (request.status === "pending") return request.expiresAt > now ? "open" : "expired";
  return request.status;
}

/** The request behind a link that is in one of the wanted states. Throws 404, or 410 when it was used or is too old. */
async function requireLink(
  context: ConsentContext,
  token: string,
  ...wanted: LinkState[]
): Promise<FoundRequest> {
  const found = await findRequest(context.db, token);
  if (!found) throw new AppError("not_found", m.consent_link_unknown());
  const now = context.clock();
  if (wanted.includes(linkState(found, now))) return found;
  const answer = wanted.includes("open") ? standingAnswer(found, now) : null;
  if (!answer) throw new AppError("gone", m.consent_link_used());
  // The page says the sentences itself.
  const toast = { title: m.consent_stands_title(), variant: "default" as const };
  throw new AppError("gone", sayStands(answer, found.child).join(" "), { form: { toast } });
}

/**
 * The parent's yes: unlocks the child, writes the ledger row, queues the second message for a day later and
 * links a parent account that has already proved this address. All in one batch, once.
 */
export async function grantConsent(
  context: AnswerContext,
  token: string,
  choices: GrantConsent,
): Promise<ConsentDecision> {
  const { db, clock, origin } = context;
  const { request, child } = await requireLink(context, token, "open");
  const now = clock();
  const revokeToken = createToken();
  const externalModelConsent = choices.externalModel && isMethodEnough(METHOD, "external_model");
  const account = await findParentAccount(db, request.parentEmail);
  const letter = consentConfirmation({
    childFirstName: child.firstName,
    revokeUrl: `${origin}/consent/${revokeToken}`,
  });
  const ledger = answerStatement(db, request, "granted", await noticeVersion(), now, {
    ferpaConsent: choices.ferpaConsent,
    dataRetentionConsent: choices.dataRetentionConsent,
    externalModelAskedFor: choices.externalModel,
    externalModelConsent,
  });
  await decide(
    db,
    [isStillOpen(request.id, now)],
    [
      ledger,
      db
        .update(consentRequests)
        .set({
          status: "granted",
          decidedAt: now,
          locale: context.locale,
          relationship: choices.relationship || request.relationship,
          emergencyContact: choices.emergencyContact,
          revokeTokenHash: await sha256Hex(revokeToken),
        })
        .where(eq(consentRequests.id, request.id)),
      closeOtherRequests(db, child.id, request.id, now),
      unlockStatement(db, request, choices, externalModelConsent, now),
      queueMail(
        db,
        {
          kind: "consent_confirmation",
          to: request.parentEmail,
          userId: child.id,
          sendAfter: new Date(now.getTime() + CONFIRM_AFTER_MS),
          ...letter,
        },
        clock,
      ),
      supersedeSessions(db, child.id, now),
      seatStatement(db, child.id, now),
      auditStatement(db, { actorId: null, subjectId: child.id, action: "consent_granted" }, clock),
      ...(account ? [linkStatement(db, account.id, child.id, "consent", now)] : []),
    ],
  );
  return { status: "granted", externalModelConsent };
}

/** What the yes opens for the child. */
const unlockStatement = (
  db: Db,
  request: FoundRequest["request"],
  choices: GrantConsent,
  externalModelConsent: boolean,
  now: Date,
) =>
  db
    .update(users)
    .set({
      coppaConsentStatus: "granted",
      coppaConsentBy: request.parentName,
      ferpaEducationRecordsConsent: choices.ferpaConsent,
      dataRetentionOptOut: !choices.dataRetentionConsent,
      externalModelConsent,
      updatedAt: now,
    })
    .where(eq(users.id, request.childId));

/** A parent account that has proved the address. */
async function findParentAccount(db: Db, email: string): Promise<{ id: string } | undefined> {
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.userType, "parent"), isNotNull(users.emailVerifiedAt)));
  return account;
}

/** The ledger's row of an answer that came by a request's link. */
const answerStatement = (
  db: Db,
  request: ConsentRequestRow,
  decision: "granted" | "declined",
  version: string,
  now: Date,
  choices: LedgerEntry["choices"],
) =>
  ledgerStatement(
    db,
    {
      childId: request.childId,
      requestId: request.id,
      decision,
      method: METHOD,
      decidedBy: `request:${request.id}`,
      choices,
    },
    version,
    now,
  );

/** The parent's no: the child's stub and the parent's address are deleted by the next day's clock (P12). */
export async function declineConsent(context: AnswerContext, token: string): Promise<ConsentDecision> {
  const { db, clock } = context;
  const { request, child } = await requireLink(context, token, "open");
  const now = clock();
  const ledger = answerStatement(db, request, "declined", await noticeVersion(), now, {});
  await decide(
    db,
    [isStillOpen(request.id, now)],
    [
      ledger,
      db
        .update(consentRequests)
        .set({ status: "declined", decidedAt: now, locale: context.locale })
        .where(eq(consentRequests.id, request.id)),
      closeOtherRequests(db, child.id, request.id, now),
      db.update(users).set({ coppaConsentStatus: "declined", updatedAt: now }).where(eq(users.id, child.id)),
      unsentConsentMail(db, child.id),
      supersedeSessions(db, child.id, now),
      auditStatement(db, { actorId: null, subjectId: child.id, action: "consent_declined" }, clock),
    ],
  );
  return { status: "declined", externalModelConsent: false };
}

export type RevokeContext = ConsentContext & { env: Env };

/** Takes the consent back with the second message's link, or the first one's, which works at once. The child is signed out everywhere at once. */
export async function revokeByLink(context: RevokeContext, token: string): Promise<ConsentDecision> {
  const { request } = await requireLink(context, token, "revocable", "granted");
  return revoke(context, request, null);
}

/** Takes the consent back for a linked parent. Throws 404 as for an unknown child, 409 when there is none. */
export async function revokeByParent(
  context: RevokeContext,
  parentId: string,
  childId: string,
): Promise<ConsentDecision> {
  const { db } = context;
  const child = await findLinkedChild(db, parentId, childId, context.clock());
  if (!child) throw new AppError("not_found", m.consent_child_unknown());
  const [request] = await db
    .select()
    .from(consentRequests)
    .where(and(eq(consentRequests.childId, childId), eq(consentRequests.status, "granted")));
  if (child.coppaConsentStatus !== "granted") throw new AppError("conflict", m.consent_none_to_revoke());
  return revoke(context, request ?? { id: null, childId }, parentId);
}

async function revoke(
  context: RevokeContext,
  request: { id: string | null; childId: string },
  parentId: string | null,
): Promise<ConsentDecision> {
  const { db, clock } = context;
  const { childId } = request;
  const now = clock();
  const isGranted: Condition = {
    holds: sql`exists (select 1 from ${users} where ${users.id} = ${childId}
      and ${users.coppaConsentStatus} = 'granted')`,
    otherwise: () =>
      parentId
        ? new AppError("conflict", m.consent_none_to_revoke())
        : new AppError("gone", m.consent_link_used()),
  };
  const ledger = ledgerStatement(
    db,
    {
      childId,
      requestId: request.id,
      decision: "revoked",
      method: METHOD,
      decidedBy: parentId ? `user:${parentId}` : `request:${request.id}`,
      choices: {},
    },
    await noticeVersion(),
    now,
  );
  await decide(
    db,
    [isGranted],
    [
      ledger,
      db
        .update(consentRequests)
        .set({ status: "revoked" })
        .where(and(eq(consentRequests.childId, childId), eq(consentRequests.status, "granted"))),
      unsentConsentMail(db, childId),
      ...accessEndedStatements(db, childId, now),
      auditStatement(db, { actorId: parentId, subjectId: childId, action: "consent_revoked" }, clock),
    ],
  );
  await closeChildSockets(context.env, db, childId);
  return { status: "revoked", externalModelConsent: false };
}

/** Links a parent and a child; a link that exists stays as it is. */
export const linkStatement = (
  db: Db,
  parentId: string,
  childId: string,
  linkedBy: "consent" | "roster" | "code",
  now: Date,
) =>
  db
    .insert(familyLinks)
    .values({ id: createId(), parentId, childId, linkedBy, createdAt: now })
    .onConflictDoNothing();

/** With the yes a child enters the classes in which the roster of their verified school only noted them. */
export const seatStatement = (db: Db, childId: string, now: Date) =>
  db
    .update(memberships)
    .set({ status: "active", decidedAt: now })
    .where(
      and(
        eq(memberships.studentId, childId),
        eq(memberships.status, "invited"),
        eq(memberships.isRostered, true),
        sql`${memberships.classroomId} in (select ${classrooms.id} from ${classrooms}
          join ${schools} on ${schools.id} = ${classrooms.schoolId} and ${schools.isVerified} = 1
          join ${users} on ${users.schoolId} = ${schools.id} and ${users.id} = ${childId})`,
      ),
    );

/** Other mails to the parent about this child carry links too: one answer counts for all of them. */
export const closeOtherRequests = (db: Db, childId: string, requestId: string | null, now: Date) =>
  db
    .update(consentRequests)
    .set({ status: "expired", decidedAt: now })
    .where(
      and(
        eq(consentRequests.childId, childId),
        requestId ? ne(consentRequests.id, requestId) : undefined,
        eq(consentRequests.status, "pending"),
      ),
    );

/** Consent mail that has not gone out and must not any more. */
export const unsentConsentMail = (db: Db, childId: string) =>
  db
    .delete(outbox)
    .where(
      and(
        eq(outbox.userId, childId),
        isNull(outbox.sentAt),
        or(eq(outbox.kind, "consent_request"), eq(outbox.kind, "consent_confirmation")),
      ),
    );

/** Of all answers to a request one counts: the first that finds it open when it is written. */
const isStillOpen = (requestId: string, now: Date): Condition => ({
  holds: openRequest(sql`${consentRequests.id} = ${requestId}`, now),
  otherwise: () => new AppError("gone", m.consent_link_used()),
});

/** Whether a request that fits is still waiting for its answer. */
export const openRequest = (which: SQL, now: Date): SQL =>
  sql`exists (select 1 from ${consentRequests} where ${which} and ${consentRequests.status} = 'pending'
    and ${consentRequests.expiresAt} > ${now.getTime()})`;
