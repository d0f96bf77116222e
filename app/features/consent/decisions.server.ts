import { desc, eq } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { consentLedger } from "~/db/schema";

const LIST_LIMIT = 30;

/** One decision of the ledger as the family reads it. */
export type ConsentDecisionView = {
  id: string;
  decision: "granted" | "declined" | "revoked";
  /** Who spoke, seen from the reader: themselves, a mailed link, another linked adult, or the school. */
  by: "you" | "link" | "other" | "school";
  at: string;
  /** The version of the notice that was shown with it. */
  noticeVersion: string;
};

/** Every decision about a child's use, newest first, as the append-only ledger has it. */
export async function listDecisions(
  db: Db,
  childId: string,
  readerId: string,
): Promise<ConsentDecisionView[]> {
  const rows = await db
    .select()
    .from(consentLedger)
    .where(eq(consentLedger.childId, childId))
    .orderBy(desc(consentLedger.createdAt), desc(consentLedger.id))
    .limit(LIST_LIMIT);
  return rows.map(({ id, decision, schoolId, decidedBy, createdAt, noticeVersion }) => ({
    id,
    decision,
    by: schoolId ? "school" : speakerOf(decidedBy, readerId),
    at: createdAt.toISOString(),
    noticeVersion,
  }));
}

function speakerOf(decidedBy: string, readerId: string): "you" | "link" | "other" {
  if (decidedBy === `user:${readerId}`) return "you";
  return decidedBy.startsWith("request:") ? "link" : "other";
}
