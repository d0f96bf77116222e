import {
  and,
  eq,
  exists,
  inArray,
  isNull,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { alias } from "drizzle-orm/sqlite-core";
import type { Db } from "~/db/index.server";
import { outbox, safetyEvents, safetyNotices } from "~/db/schema";
import { kindsHiddenFromParents, outcomesClearingTheHome } from "./audience";

/** The kind of the mail that asks a family to check in. */
export const PARENT_MAIL = "safety_parent";

const kept = alias(safetyEvents, "kept");

/**
 * Whether one of a child's alerts keeps the parents out of all of them (K14): one that may be about the home, until it
 * is closed as not about it. As a condition it holds at the moment of writing, whatever was read before.
 */
export const keepsParentsOut = (db: Db, studentId: string | SQLWrapper): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(kept)
      .where(
        and(
          eq(kept.studentId, studentId),
          inArray(kept.category, [...kindsHiddenFromParents]),
          or(isNull(kept.outcome), notInArray(kept.outcome, [...outcomesClearingTheHome])),
        ),
      ),
  );

/** The same, now. */
export async function isKeptFromParents(db: Db, studentId: string): Promise<boolean> {
  const [row] = await db
    .select({ isKept: sql<number>`${keepsParentsOut(db, studentId)}`.as("is_kept") })
    .from(sql`(select 1)`);
  return Boolean(row?.isKept);
}

/**
 * The statements that take back the mails to a child's family that no mail server has taken yet: one that is tried
 * again tomorrow would come after the child told of the home. What such an alert says of who was told follows.
 */
export function takeBackParentMails(db: Db, studentId: string): BatchItem<"sqlite">[] {
  const unsent = and(eq(outbox.kind, PARENT_MAIL), eq(outbox.userId, studentId), isNull(outbox.sentAt));
  const unsentIds = db.select({ id: outbox.id }).from(outbox).where(unsent);
  const parentNotice = (isUnsent: SQL) => sql`exists (select 1 from ${safetyNotices}
    where ${safetyNotices.eventId} = ${safetyEvents.id} and ${safetyNotices.turn} is null and ${isUnsent})`;
  const eventIds = db
    .select({ id: safetyEvents.id })
    .from(safetyEvents)
    .where(eq(safetyEvents.studentId, studentId));
  return [
    db
      .update(safetyEvents)
      .set({ told: "nobody" })
      .where(
        and(
          eq(safetyEvents.studentId, studentId),
          eq(safetyEvents.told, "parent"),
          parentNotice(sql`${safetyNotices.outboxId} in ${unsentIds}`),
          sql`not ${parentNotice(sql`${safetyNotices.outboxId} not in ${unsentIds}`)}`,
        ),
      ),
    db
      .delete(safetyNotices)
      .where(
        and(
          inArray(safetyNotices.eventId, eventIds),
          isNull(safetyNotices.turn),
          inArray(safetyNotices.outboxId, unsentIds),
        ),
      ),
    db.delete(outbox).where(unsent),
  ];
}
