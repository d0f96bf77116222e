import { m } from "~/messages/compiled/messages.js";
import type { Problem } from "./validation";

/** The current year and the 99 before it. */
export const YEARS_OFFERED = 100;

/** Days of a month (1-12) in a year; 31 while the month, and 29 for February while the year, is not chosen. */
export function daysInMonth(year: number, month: number): number {
  if (!month) return 31;
  if (month === 2 && !year) return 29;
  return new Date(Date.UTC(year || 2024, month, 0)).getUTCDate();
}

type DateParts = { year?: string; month?: string; day?: string };

/** YYYY-MM-DD from the three selectors; "" when one of them is not chosen. */
export function toIsoDate({ year, month, day }: DateParts): string {
  if (!year || !month || !day) return "";
  return `${year.padStart(4, "0")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Rules of the age form; `today` is YYYY-MM-DD where the person is. */
export function findDateProblems(parts: DateParts, today: string): Problem[] {
  const problem = (message: string) => [
    { field: "dateOfBirth", title: m.signup_missing_information(), message },
  ];
  const date = toIsoDate(parts);
  if (!date) return problem(m.signup_complete_date());
  return date > today ? problem(m.signup_date_in_future()) : [];
}
