// The days on which there is school: weekdays outside a school's holidays. Days are YYYY-MM-DD on the school's own
// calendar, so that no clock change makes one longer or shorter.
import { addDays, toDayNumber } from "./calendar";

/** Days without school, both ends included. */
export type Holiday = { from: string; to: string };

const SATURDAY = 6;
/** 0 is Sunday; 1970-01-01 was a Thursday. */
const weekdayOf = (date: string): number => (((toDayNumber(date) + 4) % 7) + 7) % 7;

/** Whether there is school on a day; of a school without holidays on every weekday. */
export const isSchoolDay = (date: string, holidays: readonly Holiday[]): boolean =>
  weekdayOf(date) > 0 &&
  weekdayOf(date) < SATURDAY &&
  !holidays.some(({ from, to }) => from <= date && date <= to);

/** How many school days came after `from`, up to `to` with it; 0 when `to` is not later. */
export function schoolDaysBetween(from: string, to: string, holidays: readonly Holiday[]): number {
  let count = 0;
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) {
    if (isSchoolDay(date, holidays)) count += 1;
  }
  return count;
}
