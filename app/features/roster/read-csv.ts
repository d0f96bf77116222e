import { m } from "~/messages/compiled/messages.js";
import {
  type Cell,
  readBirthDate,
  readClassName,
  readEmail,
  readGrade,
  readLanguage,
  readName,
  readStudentId,
} from "./cells";
import { COLUMNS, type Column, columnOf, REQUIRED_COLUMNS } from "./columns";
import { decodeText, readTable, type Table, type TableRow } from "./read-table";
import { Gathering, type Reading, unreadable } from "./reading";
import { type BadRow, MAX_ROWS } from "./roster.schema";

const OWN_NAMES = Object.fromEntries(COLUMNS.map((column) => [column, column])) as Record<Column, string>;

/** Reads a roster in CSV: columns in any order, English or Spanish names, one line a student and class. */
export function readCsv(bytes: Uint8Array): Reading {
  const table = readTable(decodeText(bytes), MAX_ROWS);
  const { header } = table;
  const refuse = (bad: BadRow[]): Reading => ({
    ...{ rows: table.rows.length, students: [], classes: [], bad },
    fields: OWN_NAMES,
  });
  if (!header || (table.rows.length === 0 && table.openQuoteLine === null)) {
    return { ...unreadable(m.roster_file_empty()), fields: OWN_NAMES };
  }
  const place = placesOf(header);
  const missing = headerProblems(header, place);
  if (missing.length > 0) return refuse(missing);
  const unfit = tableProblems(table);
  if (unfit.length > 0) return refuse(unfit);

  const fields = Object.fromEntries(
    COLUMNS.map((column) => [column, header.cells[place.get(column) ?? -1] ?? column]),
  ) as Record<Column, string>;
  const gathering = new Gathering(fields);
  for (const row of table.rows) {
    if (row.cells.slice(header.cells.length).some((cell) => cell !== "")) {
      gathering.bad.push({ line: row.line, field: "", message: m.roster_row_long() });
    } else readRow(row, place, gathering);
  }
  return gathering.finish(table.rows.length);
}

type Places = Map<Column, number>;

function placesOf(header: TableRow): Places {
  const places: Places = new Map();
  for (const [index, cell] of header.cells.entries()) {
    const column = columnOf(cell);
    if (column && !places.has(column)) places.set(column, index);
  }
  return places;
}

function headerProblems({ line, cells }: TableRow, places: Places): BadRow[] {
  const doubled = cells.filter((cell, index) => {
    const column = columnOf(cell);
    return column !== null && places.get(column) !== index;
  });
  return [
    ...REQUIRED_COLUMNS.filter((column) => !places.has(column)).map((column) => ({
      ...{ line, field: column },
      message: m.roster_column_missing({ column }),
    })),
    ...doubled.map((field) => ({ line, field, message: m.roster_column_twice({ column: field }) })),
  ];
}

function tableProblems({ openQuoteLine, isCut, rows }: Table): BadRow[] {
  if (openQuoteLine !== null) return [{ line: openQuoteLine, field: "", message: m.roster_quote_open() }];
  const lastLine = rows.at(-1)?.line ?? 1;
  return isCut ? [{ line: lastLine + 1, field: "", message: m.roster_too_many({ count: MAX_ROWS }) }] : [];
}

function readRow({ line, cells }: TableRow, places: Places, gathering: Gathering): void {
  let isGood = true;
  const read = <Value>(column: Column, reader: (cell: string) => Cell<Value>): Value | null => {
    const cell = reader(cells[places.get(column) ?? -1] ?? "");
    if (cell.problem === undefined) return cell.value;
    gathering.problem(line, column, cell.problem);
    isGood = false;
    return null;
  };
  const student = {
    rosterId: read("student_id", readStudentId),
    firstName: read("first_name", readName),
    lastName: read("last_name", readName),
    email: read("email", readEmail),
    grade: read("grade", readGrade),
    birthDate: read("birth_date", readBirthDate),
  };
  const className = read("class_name", readClassName);
  const teacherEmail = read("teacher_email", readEmail);
  const parentEmail = read("parent_email", readEmail);
  const parentName = read<string | null>("parent_name", (cell) =>
    cell === "" ? { value: null } : readName(cell),
  );
  const locale = read("parent_language", readLanguage);
  const { rosterId, firstName, lastName } = student;
  if (!isGood || !rosterId || !firstName || !lastName || !className) return;
  const parent = parentEmail ? { name: parentName, email: parentEmail, locale } : null;
  if (parent && parent.email === student.email) {
    gathering.problem(line, "parent_email", m.roster_parent_own());
    return;
  }
  const teacher = teacherEmail
    ? { email: teacherEmail, line, field: gathering.nameOf("teacher_email") }
    : undefined;
  const classKeys = [gathering.addClass(className, line, teacher)];
  gathering.addStudent({ ...student, rosterId, firstName, lastName, line, classKeys, parent });
}
