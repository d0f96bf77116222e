import { count } from "drizzle-orm";
import { openDatabase } from "~/db/index.server";
import { users } from "~/db/schema";
import { seedHistory } from "./demo/history";
import { seedPeople } from "./demo/people";

/**
 * Fills an empty database with the demo school: six known accounts, a class of sixteen and a few weeks of history that
 * ends yesterday for the known students, whose check-in of today is still open; most of their classmates have answered. Returns false, changing nothing, when there are
 * users already.
 */
export async function seedDemoSchool(d1: D1Database, now: Date, origin: string): Promise<boolean> {
  const { db } = openDatabase(d1);
  const [existing] = await db.select({ count: count().as("count") }).from(users);
  if ((existing?.count ?? 0) > 0) return false;
  for (const student of await seedPeople(db, now, origin)) await seedHistory(db, student, now);
  return true;
}
