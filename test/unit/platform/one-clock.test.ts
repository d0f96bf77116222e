import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Where the time may be read: the clock itself, and what has no clock to ask. */
const MAY_READ_TIME: Record<string, string> = {
  "app/platform/clock.ts": "the clock",
  "app/platform/log.ts": "log lines stand beside other systems' lines and show the real time",
  "scripts/lib/start-clock.mjs": "finds out how far BEATS_NOW is from the real time",
  "scripts/start.mjs": "says what the clock shows",
  "scripts/lib/command-clock.ts": "the commands' clock",
};
const MAY_NAME_A_DAY = ["app/platform/durations.ts"];

const READS_TIME = /\bDate\.now\(|\bnew Date\(\)|\bDate\(\)/;
const DAY_LITERAL =
  /\b24 ?\* ?60 ?\* ?(60|60_000|60000|HOUR_MS|MINUTE_MS)\b|\b24 \* HOUR_MS\b|\b86_?400(_?000)?\b/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "compiled" ? [] : filesIn(path);
    // What is written by a training may spell anything by chance.
    return /(?<!-weights)\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
const codeOf = (path: string): string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line));
const product = ["app", "worker", "durable-objects", "scripts"].flatMap(filesIn);

/** What only runs in the browser keeps the browser's time; what it shows by date comes from the server. */
const isServerCode = (path: string) =>
  !path.startsWith("app") || path.endsWith(".server.ts") || path.startsWith(join("app", "platform"));

const linesWith = (paths: string[], pattern: RegExp) =>
  paths.flatMap((path) =>
    codeOf(path)
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

describe("one clock", () => {
  it("is what the server asks for the time", () => {
    const others = product.filter((path) => isServerCode(path) && !(path in MAY_READ_TIME));
    expect(others.length).toBeGreaterThan(150);
    expect(linesWith(others, READS_TIME)).toEqual([]);
  });

  it("is named in no exception that does not need one", () => {
    const needless = Object.keys(MAY_READ_TIME).filter((path) => linesWith([path], READS_TIME).length === 0);
    expect(needless).toEqual([]);
  });
});

describe("the length of a day", () => {
  it("stands in one place", () => {
    const others = product.filter((path) => !MAY_NAME_A_DAY.includes(path));
    expect(linesWith(others, DAY_LITERAL)).toEqual([]);
  });

  it("is recognised in every spelling", () => {
    const spellings = [
      "24 * 60 * 60 * 1000",
      "24 * 60 * 60_000",
      "86_400_000",
      "86400000",
      "86400",
      "24*60*60*1000",
    ];
    for (const each of [...spellings, "7 * 24 * 60 * 60 * 1000"]) expect(each).toMatch(DAY_LITERAL);
  });
});
