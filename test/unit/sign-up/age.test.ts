import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageOn, COPPA_AGE, isCalendarDate, isOver13 } from "~/features/identity/age";
import { daysInMonth, findDateProblems, toIsoDate } from "~/features/sign-up/date-parts";
import { localDateOf } from "~/platform/clock";

/** Every time zone there is: from 11 hours behind to 14 ahead, with half hours and with summer time. */
const ZONES = Intl.supportedValuesOf("timeZone");
const zone = fc.constantFrom(...ZONES);
const moment = fc.date({
  min: new Date("2015-01-01T00:00:00Z"),
  max: new Date("2060-12-31T00:00:00Z"),
  noInvalidDate: true,
});
const DAY_MS = 24 * 60 * 60 * 1000;

/** A calendar day `days` after another one. */
const shiftDate = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The day on which somebody born on `date` turns `years`; 29 February falls on 1 March in common years. */
function birthday(date: string, years: number): string {
  const year = Number(date.slice(0, 4)) + years;
  const day = `${year}${date.slice(4)}`;
  return isCalendarDate(day) ? day : `${year}-03-01`;
}

/** Some moment at which it is that day in the zone: noon UTC, or at the edges of the world 12 hours off. */
function momentOn(date: string, timeZone: string): Date {
  const utcNoon = Date.parse(`${date}T12:00:00Z`);
  const found = [0, -12, 12]
    .map((hours) => new Date(utcNoon + hours * 3_600_000))
    .find((at) => localDateOf(at, timeZone) === date);
  if (!found) throw new Error(`${date} never was in ${timeZone}`);
  return found;
}

describe("age (P2)", () => {
  it("turns 13 on the birthday of the person's own calendar, not a day earlier", () => {
    fc.assert(
      fc.property(moment, zone, fc.integer({ min: -2, max: 2 }), (now, timeZone, offset) => {
        const today = localDateOf(now, timeZone);
        const dateOfBirth = shiftDate(
          `${Number(today.slice(0, 4)) - COPPA_AGE}${today.slice(4).replace("02-29", "02-28")}`,
          offset,
        );
        expect(isOver13(dateOfBirth, now, timeZone)).toBe(birthday(dateOfBirth, COPPA_AGE) <= today);
      }),
      { numRuns: 500 },
    );
  });

  it("counts full years: on each birthday one more, the day before one less", () => {
    fc.assert(
      fc.property(moment, zone, fc.integer({ min: 0, max: 99 }), (born, timeZone, years) => {
        const dateOfBirth = born.toISOString().slice(0, 10);
        const day = birthday(dateOfBirth, years);
        const on = momentOn(day, timeZone);
        const before = momentOn(shiftDate(day, -1), timeZone);
        expect(ageOn(dateOfBirth, on, timeZone)).toBe(years);
        expect(ageOn(dateOfBirth, before, timeZone)).toBe(years - 1);
      }),
      { numRuns: 300 },
    );
  });

  it("changes in the very minute of the local midnight, wherever that is", () => {
    fc.assert(
      fc.property(
        zone,
        fc.integer({ min: 2020, max: 2037 }),
        fc.integer({ min: 0, max: 364 }),
        (timeZone, year, dayOfYear) => {
          const today = shiftDate(`${year}-01-01`, dayOfYear);
          const dateOfBirth = `${year - COPPA_AGE}${today.slice(4).replace("02-29", "02-28")}`;
          // The last minute before the birthday on the person's own calendar, found by halving.
          const target = birthday(dateOfBirth, COPPA_AGE);
          let early = Date.parse(`${target}T00:00:00Z`) - DAY_MS;
          let late = early + 2 * DAY_MS;
          while (late - early > 60_000) {
            const middle = Math.floor((early + late) / 120_000) * 60_000;
            if (localDateOf(new Date(middle), timeZone) < target) early = middle;
            else late = middle;
          }
          expect(isOver13(dateOfBirth, new Date(early), timeZone)).toBe(false);
          expect(isOver13(dateOfBirth, new Date(late), timeZone)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("never gets younger as time passes", () => {
    fc.assert(
      fc.property(moment, moment, moment, zone, (born, first, second, timeZone) => {
        const [earlier, later] = [first, second].sort((a, b) => a.getTime() - b.getTime()) as [Date, Date];
        const dateOfBirth = born.toISOString().slice(0, 10);
        expect(ageOn(dateOfBirth, earlier, timeZone)).toBeLessThanOrEqual(
          ageOn(dateOfBirth, later, timeZone),
        );
      }),
    );
  });

  it("reaches a leap day's birthday on 1 March of a common year", () => {
    const at = (day: string) => new Date(`${day}T12:00:00Z`);
    expect(isOver13("2012-02-29", at("2025-02-28"), "UTC")).toBe(false);
    expect(isOver13("2012-02-29", at("2025-03-01"), "UTC")).toBe(true);
    expect(ageOn("2012-02-29", at("2028-02-29"), "UTC")).toBe(16);
  });

  it("is still 12 in California while it is the birthday in New York", () => {
    const now = new Date("2026-05-02T05:30:00Z");
    expect(isOver13("2013-05-02", now, "America/New_York")).toBe(true);
    expect(isOver13("2013-05-02", now, "America/Los_Angeles")).toBe(false);
  });

  it.each([
    ["2024-02-29", true],
    ["2023-02-29", false],
    ["2023-04-31", false],
    ["2023-13-01", false],
    ["2023-1-1", false],
    ["", false],
    ["2023-01-01T00:00:00Z", false],
  ])("knows whether %s is a day", (text, isDay) => expect(isCalendarDate(text)).toBe(isDay));
});

describe("date form", () => {
  it("offers exactly the days a month has", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1926, max: 2060 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const days = daysInMonth(year, month);
        const iso = (day: number) =>
          toIsoDate({ year: String(year), month: String(month), day: String(day) });
        expect(isCalendarDate(iso(days))).toBe(true);
        expect(isCalendarDate(iso(days + 1))).toBe(false);
      }),
    );
    expect(daysInMonth(0, 2)).toBe(29);
    expect(daysInMonth(0, 0)).toBe(31);
  });

  it("asks for every field and refuses tomorrow", () => {
    const message = (parts: Parameters<typeof findDateProblems>[0]) =>
      findDateProblems(parts, "2026-05-02")[0]?.message;
    expect(message({ month: "5", day: "", year: "2012" })).toBe("Please complete all date fields");
    expect(message({ month: "5", day: "3", year: "2026" })).toBe("Date of birth cannot be in the future");
    expect(message({ month: "5", day: "2", year: "2026" })).toBeUndefined();
  });
});
