import { addDays, toDayNumber, toLocalDate } from "~/platform/calendar";
import { momentOn } from "~/platform/calendar.server";
import { localDateOf } from "~/platform/clock";

/** Sunday afternoon: before dinner, and before the week begins. */
const CARD_TIME = "16:00";
const DAYS_A_WEEK = 7;

/** The Sunday a day is, or the last one before it: 1970-01-01 was a Thursday, four days after one. */
const sundayUpTo = (date: string): string => {
  const dayNumber = toDayNumber(date);
  return toLocalDate(dayNumber - ((dayNumber + 4) % DAYS_A_WEEK));
};

/** When the card of a Sunday is there, where the child lives. */
export const cardMoment = (day: string, timeZone: string): Date => momentOn(day, CARD_TIME, timeZone);

/** The Sunday (YYYY-MM-DD) of the newest card at a moment, where the child lives. */
export function latestCardDay(now: Date, timeZone: string): string {
  const day = sundayUpTo(localDateOf(now, timeZone));
  return cardMoment(day, timeZone) <= now ? day : addDays(day, -DAYS_A_WEEK);
}

/** The Sunday whose card tells of a moment: the first one after it. */
export const cardDayOf = (moment: Date, timeZone: string): string =>
  addDays(latestCardDay(moment, timeZone), DAYS_A_WEEK);

/** The Sunday so many weeks before another one. */
export const cardDayBefore = (day: string, weeks: number): string => addDays(day, -weeks * DAYS_A_WEEK);
