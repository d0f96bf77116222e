// Days where people live: twice a year one has 23 or 25 hours. The library knows every zone's changes; it stays on
// the server because it weighs more than a page may (55 kB).
import { Temporal } from "temporal-polyfill";
import { isTimeZone } from "./clock";

/** When the clocks of a time zone show `time` (HH:MM) on a day; a time they skip is as much later as they jump. */
export const momentOn = (date: string, time: string, timeZone: string): Date =>
  new Date(
    Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: knownZone(timeZone), plainTime: time })
      .epochMilliseconds,
  );

/** The first moment of a day in a time zone; not always midnight, because some zones change their clocks then. */
export const startOfDay = (date: string, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(date).toZonedDateTime(knownZone(timeZone)).epochMilliseconds);

/** The date that many years before another one; 29 February becomes the 28th where there is none. */
export const yearsBefore = (date: string, years: number): string =>
  Temporal.PlainDate.from(date).subtract({ years }).toString();

// As `localDateOf` does: a zone the runtime does not know is UTC.
const knownZone = (timeZone: string): string => (isTimeZone(timeZone) ? timeZone : "UTC");
