/** Lengths of time in milliseconds, for lifetimes, limits and waiting times. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
/** 24 hours, whatever the calendar says: a day in somebody's life is `calendar.server.ts`'s, and may have 23 or 25. */
export const DAY_MS = 24 * HOUR_MS;
