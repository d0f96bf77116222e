import { afterEach, describe, expect, it, vi } from "vitest";
import { clockOf } from "~/platform/clock";
import { commandNow } from "../../../scripts/lib/command-clock";
import { readClockOffset, setStartClock } from "../../../scripts/lib/start-clock.mjs";

const realNow = new Date("2026-11-22T12:00:00Z");

describe("BEATS_NOW", () => {
  it("moves the clock to a moment, and nothing without it", () => {
    expect(readClockOffset("2026-11-22T12:00:10Z", realNow)).toBe(10_000);
    expect(readClockOffset("2026-11-22T04:30:00-05:00", realNow)).toBe(-2.5 * 3_600_000);
    expect(readClockOffset(undefined, realNow)).toBe(0);
    expect(readClockOffset("", realNow)).toBe(0);
  });

  it.each(["tomorrow", "2026-11-22", "2026-11-22T04:30:00", "2026-02-30T04:30:00Z", "2026-13-01T00:00:00Z"])(
    "refuses %s with one plain sentence",
    (wish) => {
      expect(() => readClockOffset(wish, realNow)).toThrow(
        `BEATS_NOW must be a moment with its time zone, such as 2026-11-22T04:30:00Z, not "${wish}".`,
      );
    },
  );
});

describe("a command's clock", () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ["development", -2],
    ["production", 0],
  ])("in %s is %i hours from the real one, for all that the command starts", (environment, hours) => {
    const wish = new Date(Date.now() - 2 * 3_600_000).toISOString();
    vi.stubEnv("BEATS_NOW", wish);
    vi.stubEnv("ENVIRONMENT", environment);
    vi.stubEnv("CLOCK_OFFSET_MS", "5");
    // "+ 0": a moment before the hour is no "-0".
    const inHours = (ms: number) => Math.round(ms / 60_000) / 60 + 0;
    expect(inHours(setStartClock())).toBe(hours);
    expect(inHours(commandNow().getTime() - Date.now())).toBe(hours);
  });
});

describe("the Worker's clock", () => {
  it("goes on from the moment it was moved to, and is the real one in production", () => {
    const hourAway = { CLOCK_OFFSET_MS: "-3600000" };
    const minutesBehind = (environment: string) => {
      const shown = clockOf({ ENVIRONMENT: environment, ...hourAway })().getTime();
      return Math.round((Date.now() - shown) / 60_000);
    };
    expect([minutesBehind("development"), minutesBehind("production")]).toEqual([60, 0]);
    expect(clockOf({ ENVIRONMENT: "development" })().getTime()).toBeLessThanOrEqual(Date.now());
  });
});
