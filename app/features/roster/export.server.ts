import { and, asc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Db } from "~/db/index.server";
import { jsonValues } from "~/db/json-rows";
import { classrooms, memberships, users } from "~/db/schema";
import { findVerifiedSchool, isRosterClassOf } from "~/features/classrooms/index.server";
import { shownAddress } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement, listLookStatement } from "~/platform/audit.server";
import { localDateOf } from "~/platform/clock";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import type { ExportQuery } from "./roster.schema";
import { type RosterLine, writeCsv, writeOneRoster } from "./write-files";

type Context = Pick<RequestContext, "db" | "clock">;

/**
 * The school's roster as a file that an import reads again: who is in which class, and nothing else of a child. Each
 * student's family can read that it was looked at. Throws 403 for somebody who does not keep a verified school's roster.
 */
export async function exportRoster(
  { db, clock }: Context,
  keeper: UserRow,
  { format }: ExportQuery,
): Promise<Response> {
  const school = await findVerifiedSchool(db, keeper.schoolId);
  if (!school) throw new AppError("forbidden", m.consent_school_not_verified());
  const lines = await readLines(db, keeper);
  const ids = JSON.stringify([...new Set(lines.map(({ studentId }) => studentId))]);
  const details = { schoolId: school.id, format, rows: lines.length };
  await db.batch([
    auditStatement(db, { actorId: keeper.id, subjectId: null, action: "roster_exported", details }, clock),
    listLookStatement(
      db,
      { readerId: keeper.id, subjects: jsonValues(ids), action: "record_read", view: "class_list" },
      clock(),
    ),
  ]);
  const isZip = format === "oneroster";
  const name = `roster-${localDateOf(clock(), school.timeZone)}.${isZip ? "zip" : "csv"}`;
  return new Response(isZip ? writeOneRoster(lines, school) : writeCsv(lines), {
    headers: {
      "content-type": isZip ? "application/zip" : "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}

/**
 * The school's own students in its open classes. Nobody who only asked to come in: before a yes their name is known to
 * the administrator alone, unless a roster told it to us.
 */
async function readLines(db: Db, keeper: UserRow): Promise<RosterLine[]> {
  const teachers = alias(users, "teachers");
  const rows = await db
    .select({
      studentId: sql<string>`${users.id}`.as("student_id"),
      rosterId: users.rosterId,
      firstName: sql<string>`${users.firstName}`.as("student_first_name"),
      lastName: sql<string>`${users.lastName}`.as("student_last_name"),
      email: sql<string>`${users.email}`.as("student_email"),
      grade: users.grade,
      birthDate: sql<string | null>`iif(${users.rosterId} is null, null, ${users.dateOfBirth})`.as("born"),
      classId: sql<string>`${classrooms.id}`.as("class_id"),
      className: classrooms.name,
      teacherId: sql<string>`${teachers.id}`.as("teacher_id"),
      teacherFirstName: sql<string>`${teachers.firstName}`.as("teacher_first_name"),
      teacherLastName: sql<string>`${teachers.lastName}`.as("teacher_last_name"),
      // An import knows only teachers who have proved their address; a class without one stays whose it is.
      teacherEmail: sql<
        string | null
      >`iif(${teachers.userType} = 'teacher' and ${teachers.emailVerifiedAt} is not null, ${teachers.email}, null)`.as(
        "teacher_email",
      ),
    })
    .from(classrooms)
    .innerJoin(teachers, eq(teachers.id, classrooms.teacherId))
    .innerJoin(memberships, eq(memberships.classroomId, classrooms.id))
    .innerJoin(users, and(eq(users.id, memberships.studentId), eq(users.schoolId, keeper.schoolId ?? "")))
    .where(
      and(
        isRosterClassOf(keeper),
        or(
          eq(memberships.status, "active"),
          and(eq(memberships.status, "invited"), eq(memberships.isRostered, true)),
        ),
        or(isNotNull(users.rosterId), inArray(users.coppaConsentStatus, ["not_required", "granted"])),
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id), asc(classrooms.name));
  return rows.map(({ teacherId, teacherFirstName, teacherLastName, teacherEmail, ...line }) => ({
    ...line,
    email: shownAddress(line.email),
    teacher:
      teacherEmail === null
        ? null
        : { id: teacherId, firstName: teacherFirstName, lastName: teacherLastName, email: teacherEmail },
  }));
}
