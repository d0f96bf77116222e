import { and, asc, eq, gt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/index.server";
import { drumSessions, progressDays, tracks, users } from "~/db/schema";
import { addDays, toDayNumber, toLocalDate } from "~/platform/calendar";
import { localDateOf } from "~/platform/clock";
import type { UserRow, Work } from "~/platform/context.server";
import { streakOn } from "./streak";

export const dashboardStatsSchema = z.object({
  currentLevel: z.number().int(),
  totalPoints: z.number().int(),
  currentStreak: z.number().int(),
  totalTracks: z.number().int(),
  totalSessions: z.number().int(),
  averageAccuracy: z.number().int(),
});
export type DashboardStats = z.infer<typeof dashboardStatsSchema>;

type Learner = Pick<UserRow, "id" | "timeZone" | "currentLevel" | "totalPoints">;

/** Numbers of the dashboard; the streak is counted to today, since days pass without anybody writing. */
export async function readDashboardStats({ db, clock }: Work, user: Learner): Promise<DashboardStats> {
  const today = localDateOf(clock(), user.timeZone);
  const [days, [trackCount], [sessionStats], [totals]] = await db.batch([
    db
      .select({ localDate: progressDays.localDate })
      .from(progressDays)
      .where(eq(progressDays.userId, user.id)),
    db
      .select({ count: sql<number>`count(*)`.as("count") })
      .from(tracks)
      .where(eq(tracks.userId, user.id)),
    db
      .select({
        count: sql<number>`count(*)`.as("count"),
        accuracy: sql<number | null>`avg(${drumSessions.accuracy})`.as("accuracy"),
      })
      .from(drumSessions)
      .where(eq(drumSessions.userId, user.id)),
    db
      .select({ points: users.totalPoints, level: users.currentLevel })
      .from(users)
      .where(eq(users.id, user.id)),
  ]);
  return {
    currentLevel: totals?.level ?? user.currentLevel,
    totalPoints: totals?.points ?? user.totalPoints,
    currentStreak: streakOn(
      days.map(({ localDate }) => localDate),
      today,
    ),
    totalTracks: trackCount?.count ?? 0,
    totalSessions: sessionStats?.count ?? 0,
    averageAccuracy: Math.round(sessionStats?.accuracy ?? 0),
  };
}

export type ActivityDay = { localDate: string; activities: number };

/** How many things a learner did on each of the last seven days of their own calendar, oldest first. */
export async function readWeeklyActivity(
  db: Db,
  user: Pick<UserRow, "id" | "timeZone">,
  now: Date,
): Promise<ActivityDay[]> {
  const today = toDayNumber(localDateOf(now, user.timeZone));
  const rows = await db
    .select({ localDate: progressDays.localDate, activities: progressDays.eventCount })
    .from(progressDays)
    .where(and(eq(progressDays.userId, user.id), gt(progressDays.localDate, toLocalDate(today - 7))))
    .orderBy(asc(progressDays.localDate));
  const byDate = new Map(rows.map(({ localDate, activities }) => [localDate, activities]));
  return Array.from({ length: 7 }, (_, index) => {
    const localDate = toLocalDate(today - 6 + index);
    return { localDate, activities: byDate.get(localDate) ?? 0 };
  });
}

/** Silent days that no streak survives: two rest days at the end of one week and two of the next. */
const longestSilenceDays = 4;

/**
 * Sets the stored streak of learners who stopped coming to 0, for the views that read it from the user's
 * row. Returns how many.
 */
export async function closeBrokenStreaks(db: Db, now: Date): Promise<number> {
  // One more day, since it may still be yesterday where the learner lives.
  const oldest = addDays(localDateOf(now, "UTC"), -longestSilenceDays - 2);
  const closed = await db
    .update(users)
    .set({ streakDays: 0 })
    .where(
      and(
        // Word for word as in the index of those who have a streak.
        sql`streak_days > 0`,
        sql`not exists (select 1 from ${progressDays} where ${progressDays.userId} = ${users.id} and ${progressDays.localDate} >= ${oldest})`,
      ),
    )
    .returning({ id: users.id });
  return closed.length;
}
