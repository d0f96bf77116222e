import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { decideIf } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { deletionReceipts, users } from "~/db/schema";
import type { Clock } from "~/platform/clock";
import { momentWriter } from "~/platform/date-text";
import type { Locale } from "~/platform/languages";
import { queueMail } from "~/platform/outbox.server";
import { receiptMail } from "./receipt-mail";
import { type ReceiptRow, receiptRows } from "./receipt-rows";

const LIST_LIMIT = 20;
const MAILS_A_RUN = 20;

export type DeletionReceipt = { id: string; completedAt: string; rows: ReceiptRow[] };

/** What went with the accounts this parent had deleted, newest first. No name of a child is in it: that went, too. */
export async function listReceipts(db: Db, parentId: string, locale: Locale): Promise<DeletionReceipt[]> {
  const rows = await db
    .select()
    .from(deletionReceipts)
    .where(eq(deletionReceipts.requestedBy, parentId))
    .orderBy(desc(deletionReceipts.completedAt))
    .limit(LIST_LIMIT);
  return rows.map((row) => ({
    id: row.id,
    completedAt: row.completedAt.toISOString(),
    rows: receiptRows(row.rowsByTable, locale),
  }));
}

/**
 * The clock's duty: mails each receipt to the parent who asked for the deletion, once. On its own, and not with the
 * deletion: how many rows went is known only after its batch. Returns how many were queued.
 */
export async function mailReceipts(db: Db, clock: Clock, origin: string): Promise<number> {
  const { requestedBy, mailedAt, completedAt } = deletionReceipts;
  const waiting = await db
    .select()
    .from(deletionReceipts)
    .where(and(isNotNull(requestedBy), isNull(mailedAt), lte(completedAt, clock())))
    .orderBy(asc(completedAt))
    .limit(MAILS_A_RUN);
  for (const receipt of waiting) await mailReceipt(db, receipt, clock, origin);
  return waiting.length;
}

async function mailReceipt(
  db: Db,
  receipt: typeof deletionReceipts.$inferSelect,
  clock: Clock,
  origin: string,
): Promise<void> {
  const [parent] = await db
    .select()
    .from(users)
    .where(eq(users.id, receipt.requestedBy ?? ""));
  if (!parent) return;
  const { locale, timeZone } = parent;
  const letter = receiptMail({
    date: momentWriter("long", timeZone, locale)(receipt.completedAt),
    rows: receiptRows(receipt.rowsByTable, locale),
    url: `${origin}/#receipts`,
    locale,
  });
  const isUnmailed = sql`exists (select 1 from ${deletionReceipts} where ${deletionReceipts.id} = ${receipt.id}
    and ${deletionReceipts.requestedBy} = ${parent.id} and ${deletionReceipts.mailedAt} is null)`;
  await decideIf(db, isUnmailed, [
    db.update(deletionReceipts).set({ mailedAt: clock() }).where(eq(deletionReceipts.id, receipt.id)),
    queueMail(db, { kind: "deletion_receipt", to: parent.email, userId: parent.id, ...letter }, clock),
  ]);
}
