// `BEATS_NOW=2026-11-22T04:30:00Z npm start`: everything runs as if started at that moment, and goes on from there.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, stop } from "./project.mjs";

const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * How many milliseconds `wish` (the value of BEATS_NOW) is from `realNow`; 0 without one. Throws one plain sentence
 * when it names no moment.
 */
export function readClockOffset(wish, realNow) {
  if (wish === undefined || wish === "") return 0;
  const [, year, month, day] = (INSTANT.exec(wish) ?? []).map(Number);
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const moment = day >= 1 && day <= daysInMonth ? Date.parse(wish) : Number.NaN;
  if (Number.isNaN(moment)) {
    throw new Error(
      `BEATS_NOW must be a moment with its time zone, such as 2026-11-22T04:30:00Z, not "${wish}".`,
    );
  }
  return moment - realNow.getTime();
}

/**
 * Sets this command's clock, and that of all it starts, to BEATS_NOW, and returns the offset in milliseconds. In
 * production there is no other clock than the real one. Ends the command when BEATS_NOW names no moment.
 */
export function setStartClock() {
  delete process.env.CLOCK_OFFSET_MS;
  if (findEnvironment() === "production") return 0;
  try {
    const offsetMs = readClockOffset(process.env.BEATS_NOW, new Date());
    if (offsetMs !== 0) process.env.CLOCK_OFFSET_MS = String(offsetMs);
    return offsetMs;
  } catch (error) {
    return stop(error.message);
  }
}

function findEnvironment() {
  const file = join(root, ".dev.vars");
  const settings = existsSync(file) ? readFileSync(file, "utf8") : "";
  return process.env.ENVIRONMENT ?? /^ENVIRONMENT\s*=\s*"?(\w+)/m.exec(settings)?.[1];
}
