import { sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import type { Clock } from "~/platform/clock";
import { DAY_MS } from "~/platform/durations";
import { RETENTION } from "./retention";

/** A retention opt-out only shortens: their check-ins, talks and games go after this many days. */
const SHORT_KEEP_DAYS = 90;
const PERSONAL_TABLES = new Set(["emotion_logs", "coach_messages", "drum_sessions"]);

/**
 * The clock's duty: deletes rows whose time in the retention list is over. Table and column names come from
 * that list, never from outside.
 */
export async function purgeExpired(db: Db, clock: Clock): Promise<number> {
  const now = clock().getTime();
  let removed = 0;
  for (const { table, column, keepDays } of RETENTION) {
    if (!column || keepDays === null) continue;
    const target = sql`${sql.identifier(table)}`;
    const time = sql`${sql.identifier(column)}`;
    const result = await db.run(sql`delete from ${target} where ${time} < ${now - keepDays * DAY_MS}`);
    removed += result.meta.changes ?? 0;
    if (!PERSONAL_TABLES.has(table)) continue;
    const early = await db.run(
      sql`delete from ${target} where ${time} < ${now - SHORT_KEEP_DAYS * DAY_MS}
          and user_id in (select id from users where data_retention_opt_out = 1)`,
    );
    removed += early.meta.changes ?? 0;
  }
  return removed;
}
