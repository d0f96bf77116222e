import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { decide } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { classBadges, classrooms, memberships, users } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import { isClassOf, type Staff } from "./class-rights.server";
import { requireClassroomOf, requireSchoolClassroom } from "./classrooms.server";

export const rosterEntrySchema = z.object({
  studentId: z.string(),
  /** Both empty until the invitation is accepted: before, the teacher is a stranger. */
  firstName: z.string(),
  lastName: z.string(),
  status: z.enum(["active", "invited"]),
});

/**
 * Students of a class for those who lead it now or keep the school's roster; 404 for anybody else's class. An invited student
 * has no name here: nothing of theirs is shown before they or their parent accept.
 */
export async function listMembers(
  { db, clock }: Work,
  staff: Staff,
  classroomId: string,
): Promise<z.infer<typeof rosterEntrySchema>[]> {
  const classroom = await requireClassroomOf(db, staff, classroomId, { list: clock() });
  const rows = await db
    .select({
      studentId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      status: memberships.status,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.studentId))
    .where(and(eq(memberships.classroomId, classroom.id), inArray(memberships.status, ["active", "invited"])))
    .orderBy(asc(users.firstName), asc(users.lastName));
  const active = rows.filter(({ status }) => status === "active");
  // By id: even the order would tell something about the names.
  const invited = rows
    .filter(({ status }) => status === "invited")
    .map((row) => ({ ...row, firstName: "", lastName: "" }))
    .sort((a, b) => (a.studentId < b.studentId ? -1 : 1));
  return z.array(rosterEntrySchema).parse([...active, ...invited]);
}

/**
 * Takes a student out of a class, which stops seeing them at once; what they made stays theirs. Throws 404 when the
 * class is not theirs to teach or the student is not in it (any more).
 */
export async function removeMember(
  { db, clock }: Work,
  staff: Staff,
  { classroomId, studentId }: { classroomId: string; studentId: string },
): Promise<void> {
  await requireClassroomOf(db, staff, classroomId, "teach");
  const isIn = and(
    eq(memberships.classroomId, classroomId),
    eq(memberships.studentId, studentId),
    inArray(memberships.status, ["active", "invited"]),
  );
  const removal = { actorId: staff.id, subjectId: studentId, action: "student_removed" };
  await decide(
    db,
    [
      { holds: isTaught(staff, classroomId), otherwise: classNotFound },
      { holds: sql`exists (select 1 from ${memberships} where ${isIn})`, otherwise: studentNotFound },
    ],
    [
      db.update(memberships).set({ status: "removed", decidedAt: clock() }).where(isIn),
      auditStatement(db, { ...removal, details: { from: classroomId } }, clock),
    ],
  );
}

export const moveStudentSchema = z.object({
  studentId: z.string({ error: () => m.staff_move_choose() }).min(1, { error: () => m.staff_move_choose() }),
  toClassroomId: z
    .string({ error: () => m.staff_move_choose() })
    .min(1, { error: () => m.staff_move_choose() }),
});
export type Move = { studentId: string; fromClassroomId: string; toClassroomId: string };

/**
 * Moves an active student to another class of the same verified school, both this person's to teach: one batch that
 * ends the one membership, begins the other and takes the printed badge along. Throws 404 for a class that is not
 * theirs and a student who is not in it (any more), 422 for another school's student and for the same class.
 */
export async function moveStudent(
  { db, clock }: Work,
  staff: Staff,
  move: Move,
): Promise<{ className: string }> {
  const { studentId, fromClassroomId, toClassroomId } = move;
  if (fromClassroomId === toClassroomId) throw new AppError("refused", m.staff_move_same());
  const from = await requireSchoolClassroom(db, staff, fromClassroomId, "teach");
  const to = await requireSchoolClassroom(db, staff, toClassroomId, "teach");
  const now = clock();
  const isLeaving = and(
    eq(memberships.classroomId, from.id),
    eq(memberships.studentId, studentId),
    eq(memberships.status, "active"),
  );
  const isOfSchool = and(eq(users.id, studentId), eq(users.schoolId, to.schoolId));
  const details = { from: from.id, to: to.id };
  await decide(
    db,
    [
      { holds: sql`${isTaught(staff, from.id)} and ${isTaught(staff, to.id)}`, otherwise: classNotFound },
      { holds: sql`exists (select 1 from ${memberships} where ${isLeaving})`, otherwise: studentNotFound },
      {
        holds: sql`exists (select 1 from ${users} where ${isOfSchool})`,
        otherwise: () => new AppError("refused", m.staff_move_other_school()),
      },
    ],
    [
      enterStatement(db, staff, move, now),
      db.update(memberships).set({ status: "removed", decidedAt: now }).where(isLeaving),
      // The paper in the child's hand stays good.
      db
        .update(classBadges)
        .set({ classroomId: to.id })
        .where(and(eq(classBadges.studentId, studentId), eq(classBadges.classroomId, from.id))),
      auditStatement(
        db,
        { actorId: staff.id, subjectId: studentId, action: "student_moved", details },
        clock,
      ),
    ],
  );
  return { className: to.name };
}

/** The student's place in the other class; whether a later roster may move it comes along. */
function enterStatement(
  db: Db,
  staff: Staff,
  { studentId, fromClassroomId, toClassroomId }: Move,
  now: Date,
) {
  const isRostered = sql`(select is_rostered from memberships
    where classroom_id = ${fromClassroomId} and student_id = ${studentId})`;
  const entered = { status: "active" as const, invitedBy: staff.id, isRostered, decidedAt: now };
  return db
    .insert(memberships)
    .values({ id: createId(), classroomId: toClassroomId, studentId, createdAt: now, ...entered })
    .onConflictDoUpdate({ target: [memberships.classroomId, memberships.studentId], set: entered });
}

const isTaught = (staff: Staff, classroomId: string): SQL =>
  sql`exists (select 1 from ${classrooms}
    where ${and(eq(classrooms.id, classroomId), isClassOf(staff, "teach"))})`;

const classNotFound = () => new AppError("not_found", m.circle_class_not_found());
const studentNotFound = () => new AppError("not_found", m.staff_student_not_found());
