import { drizzle } from "drizzle-orm/d1";
import { createMeter, type DbMeter, meterSession } from "./metered-d1";
import * as schema from "./schema";

export type Db = ReturnType<typeof drizzle<typeof schema>>;
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
  return { db: drizzle(client, { schema }), meter, bookmark: () => session.getBookmark() };
}
