import { strToU8, zipSync } from "fflate";
import Papa from "papaparse";
import { COLUMNS } from "./columns";

/** A student in a class, as a roster says it. */
export type RosterLine = {
  studentId: string;
  rosterId: string | null;
  firstName: string;
  lastName: string;
  /** Empty for a student without an address. */
  email: string;
  grade: number | null;
  /** Only where a roster brought the student: the school told it to us. */
  birthDate: string | null;
  classId: string;
  className: string;
  /** Whom an import can find again; null for a class that nobody with a proved address leads. */
  teacher: { id: string; firstName: string; lastName: string; email: string } | null;
};

/** Without the parents: an import tells us who they are, and no file hands that on. */
const WRITTEN = COLUMNS.filter((column) => !column.startsWith("parent_"));

/** The roster under the names of the template, which an import reads again. */
export function writeCsv(lines: RosterLine[]): Uint8Array<ArrayBuffer> {
  const rows = lines.map((line) => [
    ...[line.rosterId ?? "", line.firstName, line.lastName, line.email, line.grade ?? ""],
    ...[line.birthDate ?? "", line.className, line.teacher?.email ?? ""],
  ]);
  // The mark makes Excel read UTF-8.
  return strToU8(`\uFEFF${toCsv([...WRITTEN], rows)}`);
}

/**
 * The same as a OneRoster 1.1 CSV zip, in which everybody has the school's number: without one somebody would get ours
 * by the next import, and never the school's again.
 */
export function writeOneRoster(
  roster: RosterLine[],
  school: { id: string; name: string },
): Uint8Array<ArrayBuffer> {
  const lines = roster.flatMap((line) =>
    line.rosterId === null ? [] : [{ ...line, rosterId: line.rosterId }],
  );
  const students = [...new Map(lines.map((line) => [line.rosterId, line])).values()];
  const classes = [...new Map(lines.map((line) => [line.classId, line])).values()];
  const teachers = [
    ...new Map(lines.flatMap(({ teacher }) => (teacher ? [[teacher.id, teacher]] : []))).values(),
  ];
  const files = {
    manifest: manifestFile(),
    orgs: toCsv(
      ["sourcedId", "status", "dateLastModified", "name", "type", "identifier", "parentSourcedId"],
      [[school.id, "", "", school.name, "school", "", ""]],
    ),
    users: usersFile(students, teachers, school.id),
    classes: toCsv(
      ["sourcedId", "status", "dateLastModified", "title", "schoolSourcedId"],
      classes.map(({ classId, className }) => [classId, "", "", className, school.id]),
    ),
    enrollments: enrollmentsFile(lines, classes, school.id),
    demographics: toCsv(
      ["sourcedId", "status", "dateLastModified", "birthDate"],
      students.flatMap((line) => (line.birthDate ? [[line.rosterId, "", "", line.birthDate]] : [])),
    ),
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${name}.csv`, strToU8(text)])),
  );
}

type NumberedLine = RosterLine & { rosterId: string };

const manifestFile = () =>
  toCsv(
    ["propertyName", "value"],
    [
      ["manifest.version", "1.0"],
      ["oneroster.version", "1.1"],
      ...["academicSessions", "courses", "results", "lineItems"].map((name) => [`file.${name}`, "absent"]),
      ...["orgs", "users", "classes", "enrollments", "demographics"].map((name) => [`file.${name}`, "bulk"]),
    ],
  );

const usersFile = (
  students: NumberedLine[],
  teachers: NonNullable<RosterLine["teacher"]>[],
  schoolId: string,
) =>
  toCsv(
    [
      ...["sourcedId", "status", "dateLastModified", "enabledUser", "orgSourcedIds", "role", "username"],
      ...["givenName", "familyName", "email", "grades"],
    ],
    [
      ...students.map((line) => [
        ...[line.rosterId, "", "", "true", schoolId, "student", line.email],
        ...[line.firstName, line.lastName, line.email, twoDigits(line.grade)],
      ]),
      ...teachers.map(({ id, firstName, lastName, email }) => [
        ...[id, "", "", "true", schoolId, "teacher", email, firstName, lastName, email, ""],
      ]),
    ],
  );

/** Every seat of a student, and who leads each class. */
const enrollmentsFile = (lines: NumberedLine[], classes: RosterLine[], schoolId: string) =>
  toCsv(
    [
      ...["sourcedId", "status", "dateLastModified", "classSourcedId", "schoolSourcedId", "userSourcedId"],
      ...["role", "primary"],
    ],
    [
      ...lines.map((line, index) => [
        ...[`s${index + 1}`, "", "", line.classId, schoolId, line.rosterId, "student", ""],
      ]),
      ...classes.flatMap(({ classId, teacher }, index) =>
        teacher ? [[`t${index + 1}`, "", "", classId, schoolId, teacher.id, "teacher", "true"]] : [],
      ),
    ],
  );

const twoDigits = (grade: number | null) => (grade === null ? "" : String(grade).padStart(2, "0"));

const toCsv = (header: string[], rows: (string | number)[][]): string =>
  Papa.unparse([header, ...rows.map((row) => row.map((cell) => withoutFormula(String(cell))))]);

/** A spreadsheet takes such a cell for a formula; behind a tab it is text, and an import trims the tab away. */
const withoutFormula = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `\t${cell}` : cell);
