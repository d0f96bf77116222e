import { describe, expect, it } from "vitest";
import {
  type Answers,
  chanceOfAtLeast,
  type DayAnswer,
  findDifference,
  schoolDaysOf,
} from "~/features/staff/morning/baseline";
import { addDays } from "~/platform/calendar";
import { measure } from "../../fixtures/simulated-classes";

/** Weekdays up to Friday, November 20. */
const WEEKDAYS = Array.from({ length: 60 }, (_, index) => addDays("2026-11-20", -index))
  .filter((_, index) => index % 7 < 5)
  .slice(0, 35)
  .reverse();

/** Answers of the last school days, oldest first: p(leasant), u(npleasant), r(ather not), - (none). */
function answersOf(signs: string): Answers {
  const words: Record<string, DayAnswer> = { p: "pleasant", u: "unpleasant", r: "rather_not" };
  const days = WEEKDAYS.slice(-signs.length);
  return new Map(
    days.flatMap((date, index) => {
      const word = words[signs[index] ?? ""];
      return word ? [[date, word] as const] : [];
    }),
  );
}
const differenceOf = (signs: string) => findDifference(answersOf(signs), WEEKDAYS);
const cheerful = "pppppppupppppppppppupppppppppp";

describe("a child's own usual", () => {
  it.each([
    ["the same as ever", `${cheerful}pppup`, null],
    ["five unpleasant days of a cheerful child", `${cheerful}uuuuu`, { kind: "changed", days: 5 }],
    ["four of them", `${cheerful}puuuu`, { kind: "changed", days: 4 }],
    ["two of them", `${cheerful}pppuu`, null],
    ["the same five days of a child who mostly answers so", `${"uuupuuuupu".repeat(3)}uuuuu`, null],
    ["four silent days of a child who usually answers", `${cheerful}p----`, { kind: "silent", days: 4 }],
    ["three, as with a cold", `${cheerful}pp---`, null],
    ["silent days of a child who seldom answers", `${"p--p--p--p--p--p--p--p--p--p--"}-----`, null],
    ["five times rather not", `${cheerful}rrrrr`, null],
    ["rather not is neither pleasant nor silence", `${cheerful}-r---`, null],
    ["too short a history", "ppppppuuuuu", null],
    ["a child who came three weeks ago", `${"-".repeat(18)}ppppppppppppuuuuu`, { kind: "changed", days: 5 }],
    ["nothing at all", "-".repeat(35), null],
  ])("%s", (_, signs, wanted) => {
    const found = differenceOf(signs);
    expect(found && { kind: found.kind, days: found.days }).toEqual(wanted);
  });

  it("knows a predictive tail by its exact values", () => {
    // With a uniform share every count of three is as likely: 1/4 each.
    expect(chanceOfAtLeast(2, 3, { yes: 1, no: 1 })).toBeCloseTo(0.5);
    expect(chanceOfAtLeast(0, 5, { yes: 2, no: 7 })).toBeCloseTo(1);
    expect(chanceOfAtLeast(2, 2, { yes: 1, no: 3 })).toBeCloseTo((1 * 2) / (4 * 5));
  });
});

describe("school days", () => {
  it("are weekdays on which the class answered; no weekend, holiday or today", () => {
    const all = Array.from({ length: 14 }, (_, index) => addDays("2026-11-09", index));
    const child = (skip: string[]): Answers =>
      new Map(all.filter((date) => !skip.includes(date)).map((date) => [date, "pleasant" as const]));
    const holiday = "2026-11-11";
    const others = Array.from({ length: 9 }, () => child([holiday]));
    // One child opens the app on the holiday; everybody on both weekends.
    const days = schoolDaysOf([child([]), ...others], "2026-11-20", []);
    expect(days).toEqual([
      ...["2026-11-09", "2026-11-10", "2026-11-12", "2026-11-13"],
      ...["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"],
    ]);
  });

  it("are none in the school's holidays, even when half the class answers at home", () => {
    const all = Array.from({ length: 28 }, (_, index) => addDays("2026-12-14", index));
    const child = (isEager: boolean): Answers =>
      new Map(
        all
          .filter((date) => isEager || date < "2026-12-21" || date > "2027-01-01")
          .map((date) => [date, "pleasant" as const]),
      );
    const children = [child(true), child(false)];
    const holidays = [{ from: "2026-12-21", to: "2027-01-01" }];
    expect(schoolDaysOf(children, "2027-01-06", holidays)).toEqual([
      ...["2026-12-14", "2026-12-15", "2026-12-16", "2026-12-17", "2026-12-18"],
      ...["2027-01-04", "2027-01-05"],
    ]);
    expect(schoolDaysOf(children, "2027-01-06", [])).toHaveLength(17);
  });

  it("are those of a class of one, too, and none of an empty class", () => {
    expect(schoolDaysOf([answersOf("pp-p")], "2026-11-23", [])).toHaveLength(3);
    expect(schoolDaysOf([], "2026-11-23", [])).toEqual([]);
  });
});

describe("1,000 simulated children", () => {
  const found = (change: Parameters<typeof measure>[1]) => measure(findDifference, change, { seed: 1 }).found;
  it("of whom a change is found within five school days in at least four of five", {
    timeout: 120_000,
  }, () => {
    const [mood, silence] = [found("mostly unpleasant"), found("stops answering")];
    expect((mood + silence) / 2).toBeGreaterThanOrEqual(0.8);
    expect(silence).toBeGreaterThanOrEqual(0.95);
    expect(mood).toBeGreaterThanOrEqual(0.65);
  });

  it("with at most one false card in a class of 35 and week", { timeout: 120_000 }, () => {
    expect(measure(findDifference, "none", { seed: 1 }).falseAlarmsPerClassWeek).toBeLessThanOrEqual(1);
  });
});
