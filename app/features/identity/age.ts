import { localDateOf } from "~/platform/clock";

/** COPPA's age of consent, 16 CFR 312.2. */
export const COPPA_AGE = 13;

/**
 * Full years between a birth date (YYYY-MM-DD) and a moment, on the calendar of `timeZone`.
 * A birthday on 29 February is reached on 1 March in common years.
 */
export function ageOn(dateOfBirth: string, moment: Date, timeZone: string): number {
  const [birthYear = 0, birthMonth = 1, birthDay = 1] = dateOfBirth.split("-").map(Number);
  const [year = 0, month = 1, day = 1] = localDateOf(moment, timeZone).split("-").map(Number);
  const hadBirthday = month > birthMonth || (month === birthMonth && day >= birthDay);
  return year - birthYear - (hadBirthday ? 0 : 1);
}

/** Whether the 13th birthday has come in the user's own time zone. */
export const isOver13 = (dateOfBirth: string, moment: Date, timeZone: string): boolean =>
  ageOn(dateOfBirth, moment, timeZone) >= COPPA_AGE;

/** From this birthday the rights of FERPA are the student's own (34 CFR 99.5; P20). */
export const ADULT_AGE = 18;

/** Whether somebody has turned 18 by their own calendar; somebody whose age we do not know has not. */
export const isAdult = (person: { dateOfBirth: string | null; timeZone: string }, moment: Date): boolean =>
  person.dateOfBirth !== null && ageOn(person.dateOfBirth, moment, person.timeZone) >= ADULT_AGE;

/** Whether YYYY-MM-DD names a day that exists. */
export function isCalendarDate(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
