/** Where "now" comes from; a parameter everywhere, so that tests can stand at any moment. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/**
 * The calendar day at a moment in an IANA time zone, as YYYY-MM-DD.
 * Falls back to UTC for a zone the runtime does not know.
 */
export function localDateOf(moment: Date, timeZone: string): string {
  const options = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  try {
    return new Intl.DateTimeFormat("en-CA", { ...options, timeZone }).format(moment);
  } catch {
    return new Intl.DateTimeFormat("en-CA", { ...options, timeZone: "UTC" }).format(moment);
  }
}

/** Whether the runtime knows this IANA time zone name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
