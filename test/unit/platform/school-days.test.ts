import { describe, expect, it } from "vitest";
import { isSchoolDay, schoolDaysBetween } from "~/platform/school-days";

const none: never[] = [];

describe("school days between", () => {
  it.each([
    ["a Monday and the next, none entered", "2026-11-16", "2026-11-23", none, 5],
    ["a Friday and Monday", "2026-11-20", "2026-11-23", none, 1],
    ["a Friday and Sunday", "2026-11-20", "2026-11-22", none, 0],
    ["a day and itself", "2026-11-20", "2026-11-20", none, 0],
    ["a day and the one before", "2026-11-20", "2026-11-19", none, 0],
    ["a holiday of one day", "2026-11-09", "2026-11-13", [{ from: "2026-11-11", to: "2026-11-11" }], 3],
    ["over New Year", "2026-12-18", "2027-01-05", [{ from: "2026-12-21", to: "2027-01-01" }], 2],
    ["over New Year, none entered", "2026-12-18", "2027-01-05", none, 12],
    ["clocks set back", "2026-10-23", "2026-11-03", [{ from: "2026-10-26", to: "2026-11-02" }], 1],
    ["clocks set forward", "2026-03-05", "2026-03-10", [{ from: "2026-03-06", to: "2026-03-09" }], 1],
    ["a leap day", "2028-02-28", "2028-03-01", none, 2],
    ["holidays that overlap", "2026-11-20", "2026-11-27", overlapping(), 1],
    ["only a holiday", "2026-11-25", "2026-11-26", [{ from: "2026-11-26", to: "2026-11-26" }], 0],
  ])("%s", (_, from, to, holidays, wanted) => {
    expect(schoolDaysBetween(from, to, holidays)).toBe(wanted);
  });

  it("know both ends of a holiday and the days around it", () => {
    const holidays = [{ from: "2026-12-21", to: "2027-01-01" }];
    const days = ["2026-12-18", "2026-12-21", "2027-01-01", "2027-01-02", "2027-01-04"];
    expect(days.filter((date) => isSchoolDay(date, holidays))).toEqual(["2026-12-18", "2027-01-04"]);
  });
});

function overlapping() {
  return [
    { from: "2026-11-23", to: "2026-11-25" },
    { from: "2026-11-25", to: "2026-11-26" },
  ];
}
