/** Days of each Monday-to-Sunday week on which nothing needs to happen for the streak to stand. */
export const restDaysPerWeek = 2;

const msPerDay = 86_400_000;

/** Whole days since 1970-01-01 of a YYYY-MM-DD date. */
export function toDayNumber(localDate: string): number {
  return Math.round(Date.parse(`${localDate}T00:00:00Z`) / msPerDay);
}

export function toLocalDate(dayNumber: number): string {
  return new Date(dayNumber * msPerDay).toISOString().slice(0, 10);
}

// 1970-01-01 was a Thursday, so day -3 began its week.
const weekOf = (dayNumber: number) => Math.floor((dayNumber + 3) / 7);

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
    if (weekOf(day) !== weekOf(day + 1)) restDaysUsed = 0;
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
