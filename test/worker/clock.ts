import { env } from "cloudflare:test";
import { clockOf } from "~/platform/clock";

/** The tests' now, which is the Worker's: shifted with it when the suite runs at another moment (`BEATS_NOW`). */
export const testNow = clockOf(env);
