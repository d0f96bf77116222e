// The one place that writes a day or a time for people. Moments always come with a time zone: about a child the
// child's, about staff's own things the school's or their own. Never the server's, and never the browser's, which
// would make the page's text another one once its script runs.
import { baseLocale, getLocale, locales } from "~/messages/compiled/runtime.js";
import { isTimeZone } from "./clock";
import { madeOnce } from "./made-once";

const STYLES = {
  /** Nov 22 */
  short: { month: "short", day: "numeric" },
  /** Nov 22, 2026 */
  medium: { dateStyle: "medium" },
  /** November 22, 2026 */
  long: { dateStyle: "long" },
  /** 9:00 PM */
  time: { timeStyle: "short" },
  /** Nov 22, 2026, 9:00 PM */
  moment: { dateStyle: "medium", timeStyle: "short" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
export type MomentStyle = keyof typeof STYLES;

const DAY_STYLES = {
  medium: STYLES.medium,
  long: STYLES.long,
  /** Sun, Nov 22 */
  dayShort: { weekday: "short", month: "short", day: "numeric" },
  weekday: { weekday: "short" },
  weekdayLong: { weekday: "long" },
  month: { month: "long" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Writes moments as a day or time of a time zone, in the reader's language unless another is named. */
export function momentWriter(
  style: MomentStyle,
  timeZone: string,
  locale: string = getLocale(),
): (moment: Date | string) => string {
  const known = isTimeZone(timeZone) ? timeZone : "UTC";
  return writer(locale, { ...STYLES[style], timeZone: known });
}

/** Writes days of a calendar (YYYY-MM-DD), which are the same day everywhere. */
export function dayWriter(
  style: keyof typeof DAY_STYLES,
  locale: string = getLocale(),
): (date: string) => string {
  const write = writer(locale, { ...DAY_STYLES[style], timeZone: "UTC" });
  return (date) => write(`${date}T00:00:00Z`);
}

function writer(locale: string, options: Intl.DateTimeFormatOptions) {
  // A stored language may have been taken from the product since.
  const known = locales.some((each) => each === locale) ? locale : baseLocale;
  const key = [known, ...Object.entries(options).flat()].join(" ");
  return writers(key, () => newWriter(known, options));
}

/** Making one takes as long as writing with it fifty times, and a list asks for it at every line. */
const writers = madeOnce<(moment: Date | string) => string>();

function newWriter(locale: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, options);
  // Runtimes differ in which space stands before AM and PM: the Worker and the browser must write the same.
  return (moment: Date | string) => format.format(new Date(moment)).replace(/[\u202f\u2009]/g, " ");
}
