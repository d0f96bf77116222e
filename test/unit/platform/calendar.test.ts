import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween, toDayNumber, weekNumberOf } from "~/platform/calendar";
import { momentOn, startOfDay, yearsBefore } from "~/platform/calendar.server";
import { localDateOf } from "~/platform/clock";

const ZONES = ["UTC", "America/New_York", "America/Los_Angeles", "Pacific/Kiritimati", "Asia/Kolkata"];
const anyDate = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays("1990-01-01", days));

describe("days on a calendar", () => {
  it("are counted over months, leap days and years", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2026-11-02", -2)).toBe("2026-10-31");
    expect(daysBetween("2026-03-01", "2026-04-01")).toBe(31);
    expect(yearsBefore("2028-02-29", 13)).toBe("2015-02-28");
  });

  it("come back when one counts there and back", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it("begin their week on Monday", () => {
    const weekOf = (date: string) => weekNumberOf(toDayNumber(date));
    expect(weekOf("2026-11-22")).toBe(weekOf("2026-11-16"));
    expect(weekOf("2026-11-23")).toBe(weekOf("2026-11-22") + 1);
  });
});

describe("days where people live", () => {
  it("have 23 or 25 hours when the clocks change", () => {
    const hoursOf = (date: string) =>
      (startOfDay(addDays(date, 1), "America/New_York").getTime() -
        startOfDay(date, "America/New_York").getTime()) /
      3_600_000;
    expect([hoursOf("2026-03-08"), hoursOf("2026-11-01"), hoursOf("2026-11-02")]).toEqual([23, 25, 24]);
  });

  it("show the asked time, and an hour later one that the clocks skip", () => {
    expect(momentOn("2026-11-01", "08:20", "America/New_York").toISOString()).toBe(
      "2026-11-01T13:20:00.000Z",
    );
    expect(momentOn("2026-10-31", "08:20", "America/New_York").toISOString()).toBe(
      "2026-10-31T12:20:00.000Z",
    );
    expect(momentOn("2026-03-08", "02:30", "America/New_York").toISOString()).toBe(
      "2026-03-08T07:30:00.000Z",
    );
  });

  it("begin with their first moment, and each moment belongs to one", () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...ZONES), (date, zone) => {
        // A whole day that Kiritimati left out when it moved over the date line.
        fc.pre(!(zone === "Pacific/Kiritimati" && (date === "1994-12-31" || date === "1995-01-01")));
        const start = startOfDay(date, zone);
        expect(localDateOf(start, zone)).toBe(date);
        expect(localDateOf(new Date(start.getTime() - 1), zone)).toBe(addDays(date, -1));
      }),
    );
  });

  it("are UTC's for a time zone that does not exist", () => {
    expect(startOfDay("2026-11-22", "Mars/Olympus").toISOString()).toBe("2026-11-22T00:00:00.000Z");
  });
});
