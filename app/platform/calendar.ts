// Days on a calendar, written YYYY-MM-DD. Counting them needs no time zone and no library; what depends on where
// somebody lives is in calendar.server.ts, and `localDateOf` (which day it is for somebody) in clock.ts.
import { DAY_MS } from "./durations";

/** Whole days since 1970-01-01. */
export const toDayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** The date with that day number. */
export const toLocalDate = (dayNumber: number): string =>
  new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);

/** The date that many days after another one; a negative number counts back. */
export const addDays = (date: string, days: number): string => toLocalDate(toDayNumber(date) + days);

/** How many days `to` lies after `from`; negative when it lies before. */
export const daysBetween = (from: string, to: string): number => toDayNumber(to) - toDayNumber(from);

/** Number of the Monday-to-Sunday week a day is in: 1970-01-01 was a Thursday, so day -3 began its week. */
export const weekNumberOf = (dayNumber: number): number => Math.floor((dayNumber + 3) / 7);
