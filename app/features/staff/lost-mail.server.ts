import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { outbox, schools, users } from "~/db/schema";
import { localDateOf } from "~/platform/clock";
import type { UserRow } from "~/platform/context.server";

/** Mail about people of a school that was given up after the last try; `newestOn` is a day of the school's calendar. */
export type LostMail = { count: number; newestOn: string };

/**
 * What an administrator must know about the mail of their own verified school, as long as the outbox keeps it (30
 * days). Null when everything arrived, and for anybody else.
 */
export async function findLostMail(
  db: Db,
  user: Pick<UserRow, "userType" | "schoolId">,
): Promise<LostMail | null> {
  if (user.userType !== "admin" || !user.schoolId) return null;
  const [lost] = await db
    .select({
      count: sql<number>`count(*)`.as("count"),
      newest: sql<number | null>`max(${outbox.failedAt})`.as("newest"),
      timeZone: sql<string | null>`max(${schools.timeZone})`.as("time_zone"),
    })
    .from(outbox)
    .innerJoin(users, eq(users.id, outbox.userId))
    .innerJoin(schools, eq(schools.id, users.schoolId))
    .where(
      and(
        eq(schools.id, user.schoolId),
        eq(schools.isVerified, true),
        isNull(outbox.sentAt),
        isNotNull(outbox.failedAt),
      ),
    );
  if (!lost?.newest) return null;
  return { count: lost.count, newestOn: localDateOf(new Date(lost.newest), lost.timeZone ?? "UTC") };
}
