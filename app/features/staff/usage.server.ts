import { and, count, countDistinct, gte, inArray, sql } from "drizzle-orm";
import { progressDays } from "~/db/schema";
import { addDays, toDayNumber, toLocalDate, weekNumberOf } from "~/platform/calendar";
import { localDateOf } from "~/platform/clock";
import type { UserRow, Work } from "~/platform/context.server";
import { FEWEST_IN_AGGREGATE } from "./figures.server";
import type { UsageWeek } from "./staff.schema";
import { visibleStudentIds } from "./visible-students.server";

const WEEKS = 12;
const WEEK_DAYS = 7;
/** Day number of the Monday that begins a week (`weekNumberOf`). */
const mondayOf = (week: number): number => week * WEEK_DAYS - 3;

/**
 * How much Beats was used in this week and the eleven before it, newest first, by the students this person may see:
 * how many students, on how many days, and how many things they did. Weeks run from Monday to Sunday in the
 * children's own days. Null for a week in which fewer than ten students were active; added up by the database.
 */
export async function readUsage(
  { db, clock }: Work,
  staff: Pick<UserRow, "id" | "userType" | "schoolId" | "timeZone">,
): Promise<UsageWeek[]> {
  const thisWeek = weekNumberOf(toDayNumber(localDateOf(clock(), staff.timeZone)));
  const first = thisWeek - WEEKS + 1;
  // Days since the first Monday, cut to weeks: SQLite's julianday counts days.
  const week = sql<number>`cast((julianday(${progressDays.localDate}) -
    julianday(${toLocalDate(mondayOf(first))})) / ${WEEK_DAYS} as integer)`;
  const rows = await db
    .select({
      week: week.as("week"),
      students: countDistinct(progressDays.userId).as("students"),
      days: count().as("days"),
      activities: sql<number>`sum(${progressDays.eventCount})`.as("activities"),
    })
    .from(progressDays)
    .where(
      and(
        inArray(progressDays.userId, visibleStudentIds(db, staff)),
        gte(progressDays.localDate, toLocalDate(mondayOf(first))),
      ),
    )
    .groupBy(week);
  const byWeek = new Map(rows.map((row) => [row.week, row]));
  return Array.from({ length: WEEKS }, (_, index) => {
    const row = byWeek.get(index);
    const monday = toLocalDate(mondayOf(first + index));
    const span = { from: monday, to: addDays(monday, WEEK_DAYS - 1) };
    if (!row) return { ...span, students: 0, days: 0, activities: 0 };
    if (row.students < FEWEST_IN_AGGREGATE) return { ...span, students: null, days: null, activities: null };
    return { ...span, students: row.students, days: row.days, activities: row.activities };
  }).reverse();
}
