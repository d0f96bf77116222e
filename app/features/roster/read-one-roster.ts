import { m } from "~/messages/compiled/messages.js";
import {
  type Cell,
  readBirthDate,
  readClassName,
  readEmail,
  readGrade,
  readName,
  readStudentId,
} from "./cells";
import type { Column } from "./columns";
import { decodeText, readTable } from "./read-table";
import { Gathering, type Reading, type RosterClass, type RosterParent, unreadable } from "./reading";
import { type BadRow, MAX_ROWS } from "./roster.schema";
import { MAX_UNPACKED_BYTES, unzipFiles } from "./unzip";

/** A line of one of the files by its headers' names, which OneRoster fixes. */
type Entry = { line: number; get(name: string): string };
type Files = Record<
  "manifest" | "users" | "classes" | "enrollments" | "demographics" | "roles",
  Entry[] | null
>;

const NAMES = ["manifest", "users", "classes", "enrollments", "demographics", "roles"] as const;
const REQUIRED = ["manifest", "users", "classes", "enrollments"] as const;
/** A user stands in several lines of the other files: classes, roles. */
const MAX_LINES = MAX_ROWS * 12;
const FAMILY_ROLES = new Set(["parent", "guardian", "relative"]);

const FIELDS: Record<Column, string> = {
  student_id: "users.sourcedId",
  first_name: "users.givenName",
  last_name: "users.familyName",
  email: "users.email",
  grade: "users.grades",
  birth_date: "demographics.birthDate",
  class_name: "classes.title",
  teacher_email: "users.email",
  parent_name: "users.agentSourcedIds",
  parent_email: "users.agentSourcedIds",
  parent_language: "users.agentSourcedIds",
};

/**
 * Reads a OneRoster 1.1 or 1.2 CSV export: its students with their classes, the teachers who lead those, birth dates
 * from demographics.csv and a parent from the users a student's agentSourcedIds name.
 */
export function readOneRoster(zip: Uint8Array): Reading {
  const refuse = (message: string, field = ""): Reading => ({
    ...unreadable(message, field),
    fields: FIELDS,
  });
  const { files: packed, problem = "broken" } = unzipFiles(
    zip,
    NAMES.map((name) => `${name}.csv`),
  );
  if (!packed) return refuse(zipProblem(problem));
  const bad: BadRow[] = [];
  const files = Object.fromEntries(
    NAMES.map((name) => {
      const bytes = packed.get(`${name}.csv`);
      return [name, bytes ? readEntries(name, bytes, bad) : null];
    }),
  ) as Files;
  const missing = REQUIRED.find((name) => files[name] === null);
  if (missing) return refuse(m.roster_zip_file_missing({ file: `${missing}.csv` }), `${missing}.csv`);
  if (bad.length > 0) return { rows: 0, students: [], classes: [], bad, fields: FIELDS };
  const version = files.manifest
    ?.find((entry) => entry.get("propertyName") === "oneroster.version")
    ?.get("value");
  if (!/^1\.[12]$/.test(version ?? "")) return refuse(m.roster_zip_version(), "manifest.oneroster.version");
  return gather(files);
}

function zipProblem(problem: "broken" | "too_large" | "excel"): string {
  if (problem === "excel") return m.roster_file_excel();
  if (problem === "too_large") return m.roster_zip_large({ megabytes: MAX_UNPACKED_BYTES / 1024 ** 2 });
  return m.roster_zip_broken();
}

function readEntries(name: string, bytes: Uint8Array, bad: BadRow[]): Entry[] {
  const { header, rows, openQuoteLine, isCut } = readTable(decodeText(bytes), MAX_LINES);
  if (openQuoteLine !== null) bad.push({ line: openQuoteLine, field: name, message: m.roster_quote_open() });
  if (isCut) bad.push({ line: MAX_LINES, field: name, message: m.roster_too_many({ count: MAX_ROWS }) });
  const places = new Map(header?.cells.map((cell, index) => [cell, index]));
  return rows
    .map(({ line, cells }) => ({ line, get: (column: string) => cells[places.get(column) ?? -1] ?? "" }))
    .filter((entry) => entry.get("status").toLowerCase() !== "tobedeleted");
}

function gather(files: Files): Reading {
  const gathering = new Gathering(FIELDS);
  const users = new Map((files.users ?? []).map((user) => [user.get("sourcedId"), user]));
  const roles = rolesOf(files);
  const students = [...users.values()].filter((user) => roles.get(user.get("sourcedId"))?.has("student"));
  if (students.length > MAX_ROWS) {
    const message = m.roster_too_many({ count: MAX_ROWS });
    gathering.bad.push({ line: students[MAX_ROWS]?.line ?? 1, field: "users", message });
    return gathering.finish(students.length);
  }
  if (students.length === 0) {
    gathering.bad.push({ line: 1, field: "users.role", message: m.roster_zip_no_students() });
    return gathering.finish(0);
  }
  const classKeys = addClasses(files, users, gathering);
  const birthDates = new Map(
    (files.demographics ?? []).map((entry) => [entry.get("sourcedId"), entry.get("birthDate")]),
  );
  for (const user of students) {
    const id = user.get("sourcedId");
    addStudent(
      user,
      birthDates.get(id) ?? "",
      classKeys.get(id) ?? [],
      parentOf(user, users, roles),
      gathering,
    );
  }
  return gathering.finish(students.length);
}

/** Roles by user: 1.1 has one in users.csv, 1.2 several in roles.csv. */
function rolesOf({ users, roles }: Files): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (id: string, role: string) => {
    if (role) found.set(id, (found.get(id) ?? new Set()).add(role.toLowerCase()));
  };
  for (const user of users ?? []) add(user.get("sourcedId"), user.get("role"));
  for (const role of roles ?? []) add(role.get("userSourcedId"), role.get("role"));
  return found;
}

/** Adds the classes with students or teachers in the file; answers with each student's class keys. */
function addClasses(files: Files, users: Map<string, Entry>, gathering: Gathering): Map<string, string[]> {
  const names = classNames(files.classes ?? [], gathering);
  const keysByStudent = new Map<string, string[]>();
  for (const enrollment of byPrimary(files.enrollments ?? [])) {
    const name = names.get(enrollment.get("classSourcedId"));
    const user = users.get(enrollment.get("userSourcedId"));
    const role = enrollment.get("role").toLowerCase();
    if (role !== "student" && role !== "teacher") continue;
    const report = (field: string, message: string) =>
      gathering.bad.push({ line: enrollment.line, field: `enrollments.${field}`, message });
    if (name === undefined) report("classSourcedId", m.roster_class_unknown());
    else if (!user) report("userSourcedId", m.roster_user_unknown());
    else if (name === null) continue;
    else if (role === "student") {
      const id = user.get("sourcedId");
      const key = gathering.addClass(name, enrollment.line);
      keysByStudent.set(id, [...new Set([...(keysByStudent.get(id) ?? []), key])]);
    } else {
      const email = readEmail(user.get("email")).value;
      if (email) gathering.addClass(name, enrollment.line, teacherOf(user, email));
      else gathering.bad.push({ line: user.line, field: "users.email", message: m.roster_teacher_unknown() });
    }
  }
  return keysByStudent;
}

const teacherOf = ({ line }: Entry, email: string): RosterClass["teachers"][number] => ({
  ...{ email, line, field: "users.email" },
});

/** The teacher whom OneRoster calls primary first. */
const byPrimary = (enrollments: Entry[]): Entry[] =>
  [...enrollments].sort((a, b) => Number(b.get("primary") === "true") - Number(a.get("primary") === "true"));

/** Each class's name by its id, told apart by its code where two have one title; null for a name nobody can read. */
function classNames(classes: Entry[], gathering: Gathering): Map<string, string | null> {
  const count = new Map<string, number>();
  for (const each of classes) count.set(each.get("title"), (count.get(each.get("title")) ?? 0) + 1);
  return new Map(
    classes.map((each) => {
      const title = each.get("title");
      const isAlone = count.get(title) === 1;
      const { value = null, problem } = readClassName(
        isAlone || title === "" ? title : `${title} (${each.get("classCode") || each.get("sourcedId")})`,
      );
      if (problem !== undefined) gathering.problem(each.line, "class_name", problem);
      return [each.get("sourcedId"), value];
    }),
  );
}

function addStudent(
  user: Entry,
  birthDate: string,
  classKeys: string[],
  parent: RosterParent | null,
  gathering: Gathering,
): void {
  let isGood = true;
  const read = <Value>(column: Column, cell: Cell<Value>): Value | null => {
    if (cell.problem === undefined) return cell.value;
    gathering.problem(user.line, column, cell.problem);
    isGood = false;
    return null;
  };
  const rosterId = read("student_id", readStudentId(user.get("sourcedId")));
  const firstName = read("first_name", readName(user.get("preferredGivenName") || user.get("givenName")));
  const lastName = read("last_name", readName(user.get("preferredFamilyName") || user.get("familyName")));
  const email = read("email", readEmail(user.get("email")));
  const grade = read("grade", readGrade(user.get("grades").split(",")[0]?.trim() ?? ""));
  const born = read("birth_date", readBirthDate(birthDate));
  if (!isGood || !rosterId || !firstName || !lastName) return;
  gathering.addStudent({
    ...{ line: user.line, rosterId, firstName, lastName, email, grade, birthDate: born, classKeys },
    parent: parent && parent.email !== email ? parent : null,
  });
}

/** The first parent or guardian with an address whom a student's line names. */
function parentOf(
  student: Entry,
  users: Map<string, Entry>,
  roles: Map<string, Set<string>>,
): RosterParent | null {
  for (const id of student.get("agentSourcedIds").split(",")) {
    const adult = users.get(id.trim());
    const isFamily = [...(roles.get(id.trim()) ?? [])].some((role) => FAMILY_ROLES.has(role));
    const email = adult && isFamily ? readEmail(adult.get("email")).value : null;
    if (!adult || !email) continue;
    const name = readName(`${adult.get("givenName")} ${adult.get("familyName")}`.trim()).value ?? null;
    return { name, email, locale: null };
  }
  return null;
}
