import { localDateOf } from "~/platform/clock";
import { type Holiday, isSchoolDay } from "~/platform/school-days";
import type { Severity } from "../types";
import { severities } from "../types";

export interface Contact {
  recipient: string;
  email: string;
  hours: "school" | "after" | "always";
  minSeverity: Exclude<Severity, "none">;
}

export interface SchoolDay {
  dayStartMinutes: number;
  dayEndMinutes: number;
  /** Days without school, both ends included (YYYY-MM-DD). */
  holidays: Holiday[];
}

/** A school's hours until it sets its own: 8:00 to 15:30, Monday to Friday. */
export const defaultSchoolDay: SchoolDay = { dayStartMinutes: 480, dayEndMinutes: 930, holidays: [] };

/** Whether a moment falls into the school's hours, in its own IANA time zone; weekends and holidays never do. */
export function isSchoolHours(now: Date, timeZone: string, day: SchoolDay): boolean {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const read = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  if (!isSchoolDay(localDateOf(now, timeZone), day.holidays)) return false;
  const minutes = Number(read("hour")) * 60 + Number(read("minute"));
  return minutes >= day.dayStartMinutes && minutes < day.dayEndMinutes;
}

/**
 * Who is told and in which order: contacts for this severity and time of day first, then every other one,
 * so that an alert never ends with nobody because of a gap in the plan (K13).
 */
export function routeContacts<Each extends Contact>(
  contacts: readonly Each[],
  severity: Exclude<Severity, "none">,
  isOffHours: boolean,
): Each[] {
  const fits = (contact: Contact): boolean =>
    severities.indexOf(contact.minSeverity) <= severities.indexOf(severity) &&
    (contact.hours === "always" || contact.hours === (isOffHours ? "after" : "school"));
  return [...contacts.filter(fits), ...contacts.filter((contact) => !fits(contact))];
}

/**
 * Whose turn it is: of those told least often so far, the first of the route. The route of the evening may be
 * another one than that of the afternoon; nobody is told a second time before everybody was told once.
 */
export function nextContact<Each extends Contact>(
  route: readonly Each[],
  told: readonly string[],
): Each | undefined {
  const timesOf = ({ recipient }: Each): number => told.filter((each) => each === recipient).length;
  const fewest = Math.min(...route.map(timesOf));
  return route.find((contact) => timesOf(contact) === fewest);
}
