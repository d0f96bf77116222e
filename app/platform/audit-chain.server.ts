import { and, asc, desc, eq, gt, gte, lte } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { auditLog, auditSeals } from "~/db/schema";
import type { Clock } from "./clock";
import { sha256Hex } from "./hash.server";
import { logEvent } from "./log";

/** Rows one seal covers at most; more wait for the next one. */
const ROWS_A_SEAL = 500;
const SEALS_A_TURN = 20;
const FIRST_HASH = "0".repeat(64);

type AuditRow = typeof auditLog.$inferSelect;

/** A seal's hash: the one before and every word of its rows, in order. */
function hashRows(before: string, rows: AuditRow[]): Promise<string> {
  const lines = rows.map(({ seq, id, actorId, subjectId, action, details, createdAt }) =>
    JSON.stringify([seq, id, actorId, subjectId, action, details, createdAt.getTime()]),
  );
  return sha256Hex([before, ...lines].join("\n"));
}

const rowsBetween = (db: Db, after: number, upTo?: number) =>
  db
    .select()
    .from(auditLog)
    .where(and(gt(auditLog.seq, after), upTo === undefined ? undefined : lte(auditLog.seq, upTo)))
    .orderBy(asc(auditLog.seq))
    .limit(ROWS_A_SEAL);

/**
 * Seals the audit rows written since the last turn; returns how many. Not done row by row: one chain for
 * everybody would make every sign-in wait for the one before. Each seal also goes to the log, outside the
 * database, so that cutting off the newest rows with their seals shows too.
 */
export async function sealAuditLog(db: Db, clock: Clock): Promise<number> {
  let sealed = 0;
  for (let turn = 0; turn < SEALS_A_TURN; turn += 1) {
    const [last] = await db.select().from(auditSeals).orderBy(desc(auditSeals.seq)).limit(1);
    const rows = await rowsBetween(db, last?.lastRow ?? 0);
    const newest = rows.at(-1);
    if (!newest) break;
    const seq = (last?.seq ?? 0) + 1;
    const hash = await hashRows(last?.hash ?? FIRST_HASH, rows);
    const [added] = await db
      .insert(auditSeals)
      .values({ seq, lastRow: newest.seq, hash, createdAt: clock() })
      .onConflictDoNothing()
      .returning({ seq: auditSeals.seq });
    // Another turn of the clock is at it.
    if (!added) break;
    logEvent({ event: "audit_sealed", seal: seq, hash });
    sealed += rows.length;
  }
  return sealed;
}

export type AuditVerdict = { isIntact: true; seals: number } | { isIntact: false; brokenSeal: number };

/** Reads the log again, from a seal on (the first by default), and says where the chain first breaks. */
export async function verifyAuditLog(db: Db, fromSeal = 1): Promise<AuditVerdict> {
  const [before] = await db
    .select()
    .from(auditSeals)
    .where(eq(auditSeals.seq, fromSeal - 1));
  const seals = await db
    .select()
    .from(auditSeals)
    .where(gte(auditSeals.seq, fromSeal))
    .orderBy(asc(auditSeals.seq));
  let hash = before?.hash ?? FIRST_HASH;
  let lastRow = before?.lastRow ?? 0;
  let expected = fromSeal;
  for (const seal of seals) {
    const rows = await rowsBetween(db, lastRow, seal.lastRow);
    hash = await hashRows(hash, rows);
    if (seal.seq !== expected || seal.hash !== hash) return { isIntact: false, brokenSeal: expected };
    lastRow = seal.lastRow;
    expected += 1;
  }
  return { isIntact: true, seals: seals.length };
}

/** The clock's duty: the newest seals every day. Throws when the chain is broken, so that the turn is logged. */
export async function checkAuditLog(db: Db): Promise<number> {
  const [last] = await db.select().from(auditSeals).orderBy(desc(auditSeals.seq)).limit(1);
  const verdict = await verifyAuditLog(db, Math.max(1, (last?.seq ?? 0) - SEALS_CHECKED_DAILY + 1));
  if (!verdict.isIntact) {
    logEvent({ event: "audit_broken", seal: verdict.brokenSeal });
    throw new Error("the audit log was changed");
  }
  return 0;
}

/** About two days of a seal every five minutes. */
const SEALS_CHECKED_DAILY = 600;
