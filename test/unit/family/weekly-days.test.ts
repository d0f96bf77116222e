import { describe, expect, it } from "vitest";
import { cardDayBefore, cardDayOf, cardMoment, latestCardDay } from "~/features/family/weekly-days.server";
import { DAY_MS, MINUTE_MS } from "~/platform/durations";

const SUNDAYS = [
  // The clocks of the United States went back that morning, and forward on 14 March 2027.
  ["America/New_York", "2026-10-25", "2026-10-25T20:00:00.000Z"],
  ["America/New_York", "2026-11-01", "2026-11-01T21:00:00.000Z"],
  ["America/New_York", "2027-03-07", "2027-03-07T21:00:00.000Z"],
  ["America/New_York", "2027-03-14", "2027-03-14T20:00:00.000Z"],
  ["Pacific/Kiritimati", "2026-11-22", "2026-11-22T02:00:00.000Z"],
  ["Pacific/Pago_Pago", "2026-11-22", "2026-11-23T03:00:00.000Z"],
  ["Asia/Kathmandu", "2028-02-27", "2028-02-27T10:15:00.000Z"],
  ["Nowhere/Unknown", "2027-01-03", "2027-01-03T16:00:00.000Z"],
] as const;

describe.each(SUNDAYS)("in %s the card of %s", (timeZone, day, moment) => {
  const at = (ms: number) => new Date(Date.parse(moment) + ms);

  it("is there at four in the afternoon, and a minute earlier it is the one before", () => {
    expect(cardMoment(day, timeZone).toISOString()).toBe(moment);
    expect(latestCardDay(at(0), timeZone)).toBe(day);
    expect(latestCardDay(at(-1), timeZone)).toBe(cardDayBefore(day, 1));
    expect(latestCardDay(at(6 * DAY_MS), timeZone)).toBe(day);
  });

  it("tells of the week that ends with it", () => {
    expect(cardDayOf(at(-MINUTE_MS), timeZone)).toBe(day);
    expect(cardDayOf(cardMoment(cardDayBefore(day, 1), timeZone), timeZone)).toBe(day);
    expect(cardDayOf(at(0), timeZone)).toBe(cardDayBefore(day, -1));
  });
});
