import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dayWriter, momentWriter } from "~/platform/date-text";

// Nine in the evening of 21 November in Los Angeles.
const moment = "2026-11-22T05:00:00Z";

describe("a moment in words", () => {
  it.each([
    ["short", "America/Los_Angeles", "en", "Nov 21"],
    ["medium", "America/Los_Angeles", "en", "Nov 21, 2026"],
    ["medium", "Pacific/Kiritimati", "en", "Nov 22, 2026"],
    ["long", "America/Los_Angeles", "es", "21 de noviembre de 2026"],
    ["time", "America/Los_Angeles", "en", "9:00 PM"],
    ["moment", "America/Los_Angeles", "en", "Nov 21, 2026, 9:00 PM"],
    ["moment", "Pacific/Kiritimati", "en", "Nov 22, 2026, 7:00 PM"],
    ["moment", "America/Los_Angeles", "es", "21 nov 2026, 21:00"],
    ["medium", "Mars/Olympus", "en", "Nov 22, 2026"],
  ] as const)("%s in %s, %s: %s", (style, timeZone, locale, text) => {
    expect(momentWriter(style, timeZone, locale)(moment)).toBe(text);
    expect(momentWriter(style, timeZone, locale)(new Date(moment))).toBe(text);
  });

  it("has no space that another runtime would write otherwise", () => {
    expect(momentWriter("moment", "America/Los_Angeles", "en")(moment)).toMatch(/^[\x20-\x7e]+$/);
  });
});

describe("a day of a calendar in words", () => {
  it.each([
    ["long", "en", "November 22, 2026"],
    ["weekday", "en", "Sun"],
    ["weekdayLong", "es", "domingo"],
    ["month", "es", "noviembre"],
  ] as const)("%s, %s: %s", (style, locale, text) => {
    expect(dayWriter(style, locale)("2026-11-22")).toBe(text);
  });
});

/** Who else may ask the runtime about dates, and for what: none of it is shown as a date. */
const MAY_FORMAT: Record<string, string> = {
  "app/platform/date-text.ts": "the one place",
  "app/platform/clock.ts": "counts days",
  "app/platform/mime.ts": "writes the Date header of a mail, for programs",
  "app/features/safety/alerts/routing.ts": "compares the clock with a school's hours",
  "app/features/sign-up/use-auth-form.ts": "asks the browser's time zone at sign-up",
};
const FORMATS =
  /\bDateTimeFormat\b|\.toLocale(Date|Time)String\(|\.to(Date|Time|UTC)String\(|\bdateStyle\b|\btimeStyle\b|\.get(Hours|Day|Date|Month|FullYear)\(/;
/** The browser's zone belongs into the sign-up forms, which tell it to the server. */
const BROWSER_ZONE = /\bbrowserTimeZone\b/;
/** Remix' own script carries a nonce, and <html> what a script sets before the page wakes. */
const MAY_DIFFER = ["app/features/dashboard/rooms-page.tsx", "app/root.tsx"];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "compiled" ? [] : filesIn(path);
    return /\.(ts|tsx)$/.test(entry.name) ? [path] : [];
  });
const product = ["app", "worker", "durable-objects"].flatMap(filesIn);
const filesWith = (pattern: RegExp) => product.filter((path) => pattern.test(readFileSync(path, "utf8")));

describe("dates for people", () => {
  it("are written in one place", () => {
    expect(filesWith(FORMATS).sort()).toEqual(Object.keys(MAY_FORMAT).sort());
  });

  it("never depend on the browser's time zone", () => {
    const others = filesWith(BROWSER_ZONE).filter((path) => !path.startsWith("app/features/sign-up/"));
    expect(others).toEqual([]);
  });

  it("need no text that may differ between server and browser", () => {
    expect(filesWith(/suppressHydrationWarning/).sort()).toEqual(MAY_DIFFER);
  });
});
