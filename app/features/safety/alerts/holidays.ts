// A school's days without school, as its administrator types them.
import type { Holiday } from "~/platform/school-days";

/** Days or stretches of days, each on a line: `2026-11-26` or `2026-12-21 to 2027-01-01`, in either language. */
export function readHolidays(text: string): Holiday[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [from = "", to = from] = line.split(/\s+(?:to|a|–|-)\s+/);
      return { from, to };
    });
}

/** The same as the box shows it. */
export const writeHolidays = (holidays: Holiday[], joint: string): string =>
  holidays.map(({ from, to }) => (from === to ? from : `${from} ${joint} ${to}`)).join("\n");
