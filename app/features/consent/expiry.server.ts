import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { decideIf } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { deleteChildStatements } from "~/db/owned-rows";
import { consentLedger, consentRequests, users } from "~/db/schema";
import { auditStatement } from "~/platform/audit.server";
import type { Clock } from "~/platform/clock";
import { DAY_MS } from "~/platform/durations";
import { openRequest } from "./decide.server";

/** After a no, the child still sees for a day why the account goes. */
export const DELETE_DECLINED_AFTER_MS = DAY_MS;
const BATCH_SIZE = 50;

/**
 * The clock's duty: 14 days without an answer, or a day after a no, the child's stub and the parent's address
 * are deleted (16 CFR 312.5(c)(1); P12). A child who once had consent keeps what they made; only
 * the new request ends. Returns how many requests were settled.
 */
export async function settleUnansweredConsent(db: Db, clock: Clock): Promise<number> {
  const now = clock();
  const columns = {
    id: consentRequests.id,
    childId: consentRequests.childId,
    status: consentRequests.status,
  };
  const { status, expiresAt, decidedAt } = consentRequests;
  const declinedBefore = new Date(now.getTime() - DELETE_DECLINED_AFTER_MS);
  // Two questions, each with its own index: one with "or" and an order would read the whole table.
  const [unanswered, declined] = await Promise.all([
    db
      .select(columns)
      .from(consentRequests)
      .where(and(eq(status, "pending"), lte(expiresAt, now)))
      .orderBy(asc(expiresAt))
      .limit(BATCH_SIZE),
    db
      .select(columns)
      .from(consentRequests)
      .where(and(eq(status, "declined"), lte(decidedAt, declinedBefore)))
      .orderBy(asc(decidedAt))
      .limit(BATCH_SIZE),
  ]);
  const due = [...unanswered, ...declined];
  for (const request of due) await settle(db, request, clock);
  return due.length;
}

async function settle(
  db: Db,
  request: { id: string; childId: string; status: string },
  clock: Clock,
): Promise<void> {
  const { id, childId } = request;
  const now = clock();
  const [[hadConsent], open, [child]] = await Promise.all([
    db
      .select({ id: consentLedger.id })
      .from(consentLedger)
      .where(and(eq(consentLedger.childId, childId), eq(consentLedger.decision, "granted")))
      .limit(1),
    db
      .select({ id: consentRequests.id, expiresAt: consentRequests.expiresAt })
      .from(consentRequests)
      .where(and(eq(consentRequests.childId, childId), eq(consentRequests.status, "pending"))),
    db.select({ status: users.coppaConsentStatus }).from(users).where(eq(users.id, childId)),
  ]);
  const isAskedStill = open.some((other) => other.id !== id && other.expiresAt > now);
  const isStub = !hadConsent && (child?.status === "pending" || child?.status === "declined");
  if (isStub && !isAskedStill) {
    const reason = request.status === "declined" ? "declined" : "unanswered";
    const audit = auditStatement(
      db,
      { actorId: null, subjectId: childId, action: "child_stub_deleted", details: { reason } },
      clock,
    );
    // Whoever was asked again or said yes since the reads above is no stub.
    const isStillStub = sql`exists (select 1 from ${users} where ${users.id} = ${childId}
        and ${users.coppaConsentStatus} in ('pending', 'declined'))
      and not ${openRequest(sql`${consentRequests.childId} = ${childId}`, now)}`;
    await decideIf(db, isStillStub, [audit, ...deleteChildStatements(db, childId)]);
    return;
  }
  const backToRevoked =
    hadConsent && !isAskedStill && child?.status === "pending"
      ? [
          db
            .update(users)
            .set({ coppaConsentStatus: "revoked" as const, updatedAt: now })
            .where(
              and(
                eq(users.id, childId),
                eq(users.coppaConsentStatus, "pending"),
                sql`not ${openRequest(sql`${consentRequests.childId} = ${childId}`, now)}`,
              ),
            ),
        ]
      : [];
  await db.batch([
    db
      .update(consentRequests)
      .set({ status: "expired" })
      .where(and(eq(consentRequests.id, id), inArray(consentRequests.status, ["pending", "declined"]))),
    ...backToRevoked,
  ]);
}
