import { EMAIL_PATTERN, isCalendarDate } from "~/features/identity";
import { m } from "~/messages/compiled/messages.js";

/** What a cell says, or the sentence that says how to mend it. */
export type Cell<Value> = { value: Value; problem?: undefined } | { value?: undefined; problem: string };

const MAX_NAME = 80;
const MAX_EMAIL = 254;
const MAX_ID = 64;
const MAX_GRADE = 12;

const good = <Value>(value: Value): Cell<Value> => ({ value });
const bad = (problem: string): Cell<never> => ({ problem });

/** `="0012"`, with which Excel keeps leading zeros, as 0012; anything else as it is. */
export const unwrapExcel = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;

/** A person's name. What a spreadsheet would take for a formula, or a page for markup, is no name. */
export function readName(cell: string): Cell<string> {
  if (cell === "") return bad(m.roster_cell_missing());
  const isName = /\p{L}/u.test(cell) && !/[\p{Cc}<>=]|^[+@\-|]/u.test(cell) && cell.length <= MAX_NAME;
  return isName ? good(cell.replace(/\s+/gu, " ")) : bad(m.roster_name_bad({ count: MAX_NAME }));
}

/** The school's own number of a student. */
export function readStudentId(cell: string): Cell<string> {
  const id = unwrapExcel(cell);
  if (id === "") return bad(m.roster_cell_missing());
  const isId = /^[\p{L}\p{N}][\p{L}\p{N}._:/-]*$/u.test(id) && id.length <= MAX_ID;
  return isId ? good(id) : bad(m.roster_id_bad({ count: MAX_ID }));
}

/** A class's name. */
export function readClassName(cell: string): Cell<string> {
  if (cell === "") return bad(m.roster_cell_missing());
  const isName = /[\p{L}\p{N}]/u.test(cell) && !/[\p{Cc}<>]|^[=+@|]/u.test(cell) && cell.length <= MAX_NAME;
  return isName ? good(cell.replace(/\s+/gu, " ")) : bad(m.roster_class_bad({ count: MAX_NAME }));
}

/** An address in lower case; null for an empty cell. */
export function readEmail(cell: string): Cell<string | null> {
  if (cell === "") return good(null);
  const isAddress = EMAIL_PATTERN.test(cell) && !/^[=+@-]|[\p{Cc},;]/u.test(cell) && cell.length <= MAX_EMAIL;
  return isAddress ? good(cell.toLowerCase()) : bad(m.roster_email_bad());
}

/** 4, 04, 4th, Grade 4, 4.º; null for an empty cell. Kindergarten and what lies after grade 12 are refused. */
export function readGrade(cell: string): Cell<number | null> {
  if (cell === "") return good(null);
  const digits = /^(?:grade|grado)?\s*0?(\d{1,2})(?:\.?[ºª°]|st|nd|rd|th|o|a)?(?:\s*(?:grade|grado))?$/i.exec(
    cell,
  )?.[1];
  const grade = Number(digits);
  return grade >= 1 && grade <= MAX_GRADE ? good(grade) : bad(m.roster_grade_bad());
}

/** 2015-04-23 or, as in the United States, 4/23/2015; null for an empty cell. */
export function readBirthDate(cell: string): Cell<string | null> {
  if (cell === "") return good(null);
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell);
  const date = us ? `${us[3]}-${us[1]?.padStart(2, "0")}-${us[2]?.padStart(2, "0")}` : cell;
  return isCalendarDate(date) ? good(date) : bad(m.roster_date_bad());
}

const LANGUAGES = new Map<string, "en" | "es">([
  ...(["en", "eng", "english", "ingles", "inglés"] as const).map((name) => [name, "en"] as const),
  ...(["es", "spa", "spanish", "espanol", "español", "castellano"] as const).map(
    (name) => [name, "es"] as const,
  ),
]);

/** A language we write in; null for an empty cell, which gets both. */
export function readLanguage(cell: string): Cell<"en" | "es" | null> {
  if (cell === "") return good(null);
  const language = LANGUAGES.get(cell.toLowerCase().replace(/[-_][a-z]{2}$/, ""));
  return language ? good(language) : bad(m.roster_language_bad());
}
