import { describe, expect, it } from "vitest";
import { defaultSchoolDay, isSchoolHours, nextContact, routeContacts } from "~/features/safety/routing";

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
