import { describe, expect, it } from "vitest";
import { readHolidays, writeHolidays } from "~/features/safety/alerts/holidays";
import {
  defaultSchoolDay,
  isSchoolHours,
  nextContact,
  routeContacts,
} from "~/features/safety/alerts/routing";

describe("isSchoolHours", () => {
  it.each([
    ["2026-11-20T13:00:00Z", "America/New_York", true], // Friday 8:00
    ["2026-11-20T12:59:00Z", "America/New_York", false],
    ["2026-11-20T20:29:00Z", "America/New_York", true],
    ["2026-11-20T20:30:00Z", "America/New_York", false],
    ["2026-11-21T15:00:00Z", "America/New_York", false], // Saturday
    ["2026-07-01T12:00:00Z", "America/New_York", true], // summer time: 8:00
    ["2026-11-20T16:00:00Z", "America/Los_Angeles", true],
    ["2026-11-20T15:59:00Z", "America/Los_Angeles", false],
  ])("%s in %s is %s", (moment, timeZone, expected) => {
    expect(isSchoolHours(new Date(moment), timeZone, defaultSchoolDay)).toBe(expected);
  });
});

describe("holidays", () => {
  const day = { ...defaultSchoolDay, holidays: [{ from: "2026-12-21", to: "2027-01-01" }] };
  it.each([
    ["2026-12-18T15:00:00Z", true], // Friday before
    ["2026-12-21T15:00:00Z", false],
    ["2027-01-01T15:00:00Z", false],
    ["2027-01-04T15:00:00Z", true], // Monday after
  ])("%s is in school hours: %s, by the school's own calendar", (moment, expected) => {
    expect(isSchoolHours(new Date(moment), "America/New_York", day)).toBe(expected);
  });
});

describe("routeContacts", () => {
  const contact = (
    recipient: string,
    hours: "school" | "after" | "always",
    minSeverity: "concern" | "high" | "imminent",
  ) => ({
    recipient,
    email: `${recipient}@school.example`,
    hours,
    minSeverity,
  });
  const day = contact("day", "school", "concern");
  const night = contact("night", "after", "concern");
  const principal = contact("principal", "always", "imminent");

  it("puts those of the hour and severity first and leaves nobody out", () => {
    const names = (severity: "concern" | "high" | "imminent", isOffHours: boolean) =>
      routeContacts([day, night, principal], severity, isOffHours).map(({ recipient }) => recipient);
    expect(names("concern", false)).toEqual(["day", "night", "principal"]);
    expect(names("concern", true)).toEqual(["night", "day", "principal"]);
    expect(names("imminent", true)).toEqual(["night", "principal", "day"]);
  });

  it("tells everybody once before anybody a second time, also when the hour turns the route around", () => {
    const [afternoon, evening] = [false, true].map((isOffHours) =>
      routeContacts([day, night, principal], "concern", isOffHours),
    );
    expect(nextContact(afternoon!, [])).toBe(day);
    expect(nextContact(evening!, ["day", "parent:1"])).toBe(night);
    expect(nextContact(afternoon!, ["day", "night"])).toBe(principal);
    expect(nextContact(evening!, ["day", "night", "principal"])).toBe(night);
    expect(nextContact([], ["day"])).toBeUndefined();
  });
});

describe("holidays as they are typed", () => {
  const days = [
    { from: "2026-11-26", to: "2026-11-26" },
    { from: "2026-12-21", to: "2027-01-01" },
  ];

  it.each(["to", "a"])("are read back as they are written, joined by %s", (joint) => {
    expect(readHolidays(writeHolidays(days, joint))).toEqual(days);
  });

  it("forgive empty lines, blanks and a Windows line end", () => {
    expect(readHolidays("\r\n 2026-11-26 \r\n\r\n2026-12-21  -  2027-01-01")).toEqual(days);
  });
});
