import { m } from "~/messages/compiled/messages.js";
import type { Locale } from "~/platform/languages";
import type { Column } from "./columns";
import type { BadRow } from "./roster.schema";

export type RosterParent = { name: string | null; email: string; locale: Locale | null };

/** A student as the file tells; null where it says nothing. */
export type RosterStudent = {
  line: number;
  rosterId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  grade: number | null;
  birthDate: string | null;
  /** Keys of the classes, each once. */
  classKeys: string[];
  parent: RosterParent | null;
};

export type RosterClass = {
  /** The name as names are compared. */
  key: string;
  name: string;
  /** Whoever is to lead it first. */
  teachers: { email: string; line: number; field: string }[];
  line: number;
};

/** What stands in a file, with every problem that shows without looking at the school. */
export type Reading = {
  rows: number;
  students: RosterStudent[];
  classes: RosterClass[];
  bad: BadRow[];
  /** How the file calls each column. */
  fields: Record<Column, string>;
};

export const classKeyOf = (name: string): string => name.trim().replace(/\s+/gu, " ").toLowerCase();

/** A file nothing can be read from, with the reason. */
export const unreadable = (
  message: string,
  field = "",
  line = 1,
): Pick<Reading, "rows" | "students" | "classes" | "bad"> => ({
  rows: 0,
  students: [],
  classes: [],
  bad: [{ line, field, message }],
});

/** Gathers students and classes, and refuses what contradicts an earlier line. */
export class Gathering {
  readonly bad: BadRow[] = [];
  private readonly students = new Map<string, RosterStudent>();
  private readonly classes = new Map<string, RosterClass>();
  private readonly lineByEmail = new Map<string, { line: number; rosterId: string }>();

  constructor(private readonly fields: Record<Column, string>) {}

  nameOf(column: Column): string {
    return this.fields[column];
  }

  problem(line: number, column: Column, message: string): void {
    this.bad.push({ line, field: this.fields[column], message });
  }

  addClass(name: string, line: number, teacher?: RosterClass["teachers"][number]): string {
    const key = classKeyOf(name);
    const known = this.classes.get(key) ?? { key, name, teachers: [], line };
    this.classes.set(key, known);
    if (teacher && !known.teachers.some(({ email }) => email === teacher.email)) known.teachers.push(teacher);
    return key;
  }

  /** A student in several classes stands in several lines, which must say the same about everything else. */
  addStudent(student: RosterStudent): void {
    const owner = student.email === null ? undefined : this.lineByEmail.get(student.email);
    if (owner && owner.rosterId !== student.rosterId) {
      this.problem(student.line, "email", m.roster_email_twice({ line: owner.line }));
      return;
    }
    if (student.email !== null && !owner) this.lineByEmail.set(student.email, student);
    const known = this.students.get(student.rosterId);
    if (!known) {
      this.students.set(student.rosterId, student);
      return;
    }
    if (contradicts(known, student)) {
      this.problem(student.line, "student_id", m.roster_id_twice({ line: known.line }));
      return;
    }
    this.students.set(student.rosterId, {
      ...known,
      email: known.email ?? student.email,
      grade: known.grade ?? student.grade,
      birthDate: known.birthDate ?? student.birthDate,
      parent: known.parent ?? student.parent,
      classKeys: [...new Set([...known.classKeys, ...student.classKeys])],
    });
  }

  finish(rows: number): Reading {
    const bad = [...this.bad].sort((a, b) => a.line - b.line);
    const students = [...this.students.values()];
    return { rows, students, classes: [...this.classes.values()], bad, fields: this.fields };
  }
}

function contradicts(one: RosterStudent, other: RosterStudent): boolean {
  const differs = (a: string | number | null, b: string | number | null) =>
    a !== null && b !== null && a !== b;
  return (
    one.firstName !== other.firstName ||
    one.lastName !== other.lastName ||
    differs(one.email, other.email) ||
    differs(one.grade, other.grade) ||
    differs(one.birthDate, other.birthDate)
  );
}
