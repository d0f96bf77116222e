import { and, asc, eq, ne, sql } from "drizzle-orm";
import { decideIf } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { classrooms, memberships, schools, users } from "~/db/schema";
import { isHeldBy, newClassroomRow } from "~/features/classrooms/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { Clock } from "~/platform/clock";
import type { UserRow, Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import type { Assignment } from "./staff.schema";

/**
 * Puts a student into the teacher's first class by e-mail. Same verified school: active
 * at once. Otherwise `invited`: the teacher sees no record, not even a name, until the student (13 or over)
 * or the consenting parent accepts. Throws 404 with the specification's text for an unknown address or
 * somebody who is no student.
 */
export async function assignStudent({ db, clock }: Work, staff: UserRow, email: string): Promise<Assignment> {
  const [[student], [school], [firstClass]] = await Promise.all([
    db
      .select()
      .from(users)
      .where(and(eq(users.email, email), eq(users.userType, "student"))),
    db
      .select({ isVerified: schools.isVerified })
      .from(schools)
      .where(eq(schools.id, staff.schoolId ?? "")),
    db
      .select({ id: classrooms.id })
      .from(classrooms)
      .where(isHeldBy(staff, "own"))
      .orderBy(asc(classrooms.createdAt), asc(classrooms.id))
      .limit(1),
  ]);
  if (!student) {
    throw new AppError("not_found", m.staff_assign_failed_text(), { title: m.staff_assign_failed() });
  }
  const isSameSchool =
    staff.schoolId !== null && student.schoolId === staff.schoolId && school?.isVerified === true;

  const classroomId = firstClass?.id ?? (await openClassroom(db, staff, clock));
  const now = clock();
  const status = isSameSchool ? ("active" as const) : ("invited" as const);
  const decidedAt = isSameSchool ? now : null;
  const [, [known]] = await db.batch([
    db
      .insert(memberships)
      .values({
        id: createId(),
        classroomId,
        studentId: student.id,
        status,
        invitedBy: staff.id,
        createdAt: now,
        decidedAt,
      })
      // Who is in the class stays in it, also when they accepted in this very moment.
      .onConflictDoUpdate({
        target: [memberships.classroomId, memberships.studentId],
        set: { status, invitedBy: staff.id, decidedAt },
        setWhere: ne(memberships.status, "active"),
      }),
    db
      .select({ status: memberships.status })
      .from(memberships)
      .where(and(eq(memberships.classroomId, classroomId), eq(memberships.studentId, student.id))),
  ]);
  return toAssignment(student, known?.status === "active");
}

/** A student who was only invited is an address to the teacher, and nothing more. */
const toAssignment = (student: UserRow, isActive: boolean): Assignment =>
  isActive
    ? {
        status: "assigned",
        student: {
          id: student.id,
          firstName: student.firstName,
          lastName: student.lastName,
          email: student.email,
          currentLevel: student.currentLevel,
          totalPoints: student.totalPoints,
          streakDays: student.streakDays,
          grade: student.grade,
        },
      }
    : { status: "invited", student: { id: student.id, email: student.email } };

/** An admin may have no class yet: the first student opens it, and of two at once only one does. */
async function openClassroom(db: Db, staff: UserRow, clock: Clock): Promise<string> {
  const row = newClassroomRow(staff, m.identity_first_classroom({ name: staff.firstName }), clock);
  const hasNone = sql`not exists (select 1 from ${classrooms} where ${isHeldBy(staff, "own")})`;
  if (await decideIf(db, hasNone, [db.insert(classrooms).values(row)])) return row.id;
  const [opened] = await db
    .select({ id: classrooms.id })
    .from(classrooms)
    .where(isHeldBy(staff, "own"))
    .orderBy(asc(classrooms.createdAt), asc(classrooms.id))
    .limit(1);
  return opened?.id ?? row.id;
}
