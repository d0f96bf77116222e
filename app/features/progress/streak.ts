import { toDayNumber, weekNumberOf } from "~/platform/calendar";

/** Days of each Monday-to-Sunday week on which nothing needs to happen for the streak to stand. */
export const restDaysPerWeek = 2;

/**
 * Active days in the run that reaches `today`. Looking back, each week forgives two silent days; today
 * is not silent until it is over.
 */
export function streakOn(activeDates: Iterable<string>, today: string): number {
  const active = new Set<number>();
  for (const date of activeDates) active.add(toDayNumber(date));
  return streakFrom(active, toDayNumber(today));
}

function streakFrom(active: ReadonlySet<number>, todayNumber: number): number {
  let streak = active.has(todayNumber) ? 1 : 0;
  let restDaysUsed = 0;
  for (let day = todayNumber - 1; ; day--) {
    if (weekNumberOf(day) !== weekNumberOf(day + 1)) restDaysUsed = 0;
    if (active.has(day)) streak++;
    else if (++restDaysUsed > restDaysPerWeek) return streak;
  }
}

/** The longest run the student ever had: it is kept, nothing is taken away. */
export function longestStreak(activeDates: Iterable<string>): number {
  const active = new Set<number>();
  for (const date of activeDates) active.add(toDayNumber(date));
  let longest = 0;
  for (const day of active) longest = Math.max(longest, streakFrom(active, day));
  return longest;
}
