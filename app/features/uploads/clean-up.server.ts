import { and, between, eq, inArray, lte, notExists, or, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { uploads, users } from "~/db/schema";
import type { Clock } from "~/platform/clock";
import { DAY_MS } from "~/platform/durations";
import { CLEAN_UP_BATCH, deleteObjects } from "./uploads.server";

/** Addresses never used, and pictures no longer used, go after a day. */
const CLEAN_UP_AFTER_MS = DAY_MS;
/** Uploads in which the clock looks for pictures nobody uses; older ones were looked at on many days before. */
const LOOK_BACK_MS = 30 * DAY_MS;
/** Rounds of one run: far more than a day of a whole district brings. */
const CLEAN_UP_ROUNDS = 20;

/** The clock's duty: addresses never used, pictures that stopped halfway and pictures nobody uses go after a day. */
export async function cleanUpUploads(env: Env, db: Db, clock: Clock): Promise<number> {
  const before = new Date(clock().getTime() - CLEAN_UP_AFTER_MS);
  // Taken out of use first: whoever chooses a picture at this moment is refused instead of losing it.
  await db
    .update(uploads)
    .set({ status: "removed", bytes: 0 })
    .where(
      and(
        eq(uploads.status, "stored"),
        between(uploads.expiresAt, new Date(before.getTime() - LOOK_BACK_MS), before),
        isUnused(db),
      ),
    );
  let removed = 0;
  for (let round = 0; round < CLEAN_UP_ROUNDS; round += 1) {
    const rows = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(inArray(uploads.status, ["pending", "storing", "removed"]), lte(uploads.expiresAt, before)))
      .limit(CLEAN_UP_BATCH);
    if (rows.length === 0) break;
    const ids = rows.map(({ id }) => id);
    await deleteObjects(env, ids);
    await db.delete(uploads).where(inArray(uploads.id, ids));
    removed += rows.length;
  }
  return removed;
}

/** The picture is neither its owner's background nor their profile picture. */
const isUnused = (db: Db) => {
  const path = sql`'/api/objects/' || ${uploads.id}`;
  return notExists(
    db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.id, uploads.userId),
          or(eq(users.backgroundImageUrl, path), eq(users.profileImageUrl, path)),
        ),
      ),
  );
};
