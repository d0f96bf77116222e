import { madeOnce } from "./made-once";

/** Where "now" comes from; a parameter everywhere, so that tests can stand at any moment. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/**
 * The clock of everything that runs in the Worker and its objects. Outside production `BEATS_NOW` may have moved it:
 * `npm start` then sets how far, so that it goes on from there.
 */
export function clockOf({
  ENVIRONMENT,
  CLOCK_OFFSET_MS,
}: Pick<Env, "ENVIRONMENT" | "CLOCK_OFFSET_MS">): Clock {
  const offsetMs = ENVIRONMENT === "production" ? 0 : Number(CLOCK_OFFSET_MS ?? 0);
  return offsetMs === 0 ? systemClock : () => new Date(Date.now() + offsetMs);
}

/** A moment of a clock that shows `nowMs` now, in real time: the platform's alarms know no other. */
export const toRealMs = (atMs: number, nowMs: number): number => Date.now() + atMs - nowMs;

/**
 * The calendar day at a moment in an IANA time zone, as YYYY-MM-DD.
 * Falls back to UTC for a zone the runtime does not know.
 */
export const localDateOf = (moment: Date, timeZone: string): string =>
  dayFormat(timeZone)?.format(moment) ?? utcDateOf(moment);

/** Of the zone most asked for the moment itself says it, without a format. */
const utcDateOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Whether the runtime knows this IANA time zone name. */
export const isTimeZone = (name: string): boolean => name === "UTC" || dayFormat(name) !== null;

const newDayFormat = (timeZone: string) =>
  new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone });

/** Making one takes thirty times as long as using it, and every request asks. */
const dayFormats = madeOnce<Intl.DateTimeFormat>();

/** Null for UTC and for a zone the runtime does not know. */
function dayFormat(timeZone: string): Intl.DateTimeFormat | null {
  if (timeZone === "UTC") return null;
  try {
    return dayFormats(timeZone, () => newDayFormat(timeZone));
  } catch {
    return null;
  }
}
