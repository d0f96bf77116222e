import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { createMeter, type DbMeter, meterSession } from "./metered-d1";

export type Db = DrizzleD1Database;
export type OpenDatabase = { db: Db; meter: DbMeter; bookmark(): string | null };

/**
 * The one place that opens the database. Reads go through D1's Sessions API so that a replica near the
 * school may serve them; `bookmark` (from the last write's cookie) keeps one's own writes visible.
 */
export function openDatabase(d1: D1Database, bookmark?: string): OpenDatabase {
  const session = d1.withSession(bookmark ?? "first-unconstrained");
  const meter = createMeter();
  // Drizzle has no Sessions API yet and only ever calls prepare and batch.
  const client = meterSession(session, meter) as unknown as D1Database;
  // Without the schema: only relational queries, which Beats does not use, need it, and reading it through
  // took 3 ms of every request.
  return { db: drizzle(client), meter, bookmark: () => session.getBookmark() };
}
