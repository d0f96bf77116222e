import { and, asc, eq, exists, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { classrooms, familyLinks, memberships, users } from "~/db/schema";
import { isOver13 } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { UserRow, Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { isOpenClass } from "./class-rights.server";

export const invitationSchema = z.object({
  id: z.string(),
  classroomName: z.string(),
  teacherName: z.string(),
  student: z.object({ id: z.string(), firstName: z.string() }),
  createdAt: z.string(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const decideInvitationSchema = z.object({
  accept: z.union([
    z.boolean(),
    z
      .enum(["true", "false"], { error: () => m.circle_invitation_choice() })
      .transform((value) => value === "true"),
  ]),
});

/**
 * Open invitations that this user decides: a student of 13 or over their own, a consenting parent their
 * child's under 13. Everybody else has none.
 */
export async function listInvitations({ db, clock }: Work, user: UserRow): Promise<Invitation[]> {
  const students = alias(users, "students");
  const teachers = alias(users, "teachers");
  const rows = await db
    .select({
      id: memberships.id,
      classroomName: classrooms.name,
      // Aliased: D1 hands rows over by column name, and both people have a first name.
      teacherName: sql<string>`${teachers.firstName} || ' ' || ${teachers.lastName}`.as("teacher_name"),
      studentId: memberships.studentId,
      studentFirstName: students.firstName,
      studentBirthDate: students.dateOfBirth,
      studentTimeZone: students.timeZone,
      createdAt: memberships.createdAt,
    })
    .from(memberships)
    .innerJoin(classrooms, eq(classrooms.id, memberships.classroomId))
    .innerJoin(teachers, eq(teachers.id, classrooms.teacherId))
    .innerJoin(students, eq(students.id, memberships.studentId))
    .where(
      and(
        eq(memberships.status, "invited"),
        isOpenClass,
        user.userType === "parent"
          ? inArray(
              memberships.studentId,
              db
                .select({ childId: familyLinks.childId })
                .from(familyLinks)
                .where(and(eq(familyLinks.parentId, user.id), eq(familyLinks.linkedBy, "consent"))),
            )
          : eq(memberships.studentId, user.id),
      ),
    )
    .orderBy(asc(memberships.createdAt), asc(memberships.id));

  const now = clock();
  const isParent = user.userType === "parent";
  return rows
    .filter(({ studentBirthDate, studentTimeZone }) => {
      const isOldEnough = studentBirthDate !== null && isOver13(studentBirthDate, now, studentTimeZone);
      return isOldEnough !== isParent;
    })
    .map((row) => ({
      id: row.id,
      classroomName: row.classroomName,
      teacherName: row.teacherName,
      student: { id: row.studentId, firstName: row.studentFirstName },
      createdAt: row.createdAt.toISOString(),
    }));
}

/** Accepts or declines an invitation that is this user's to decide; 404 for any other. */
export async function decideInvitation(
  { db, clock }: Work,
  user: UserRow,
  invitationId: string,
  isAccepted: boolean,
): Promise<{ id: string; status: "active" | "declined" }> {
  const own = await listInvitations({ db, clock }, user);
  if (!own.some(({ id }) => id === invitationId)) throw notFound();
  const status = isAccepted ? "active" : "declined";
  const isStillTheirs =
    user.userType === "parent"
      ? exists(
          db
            .select({ id: familyLinks.id })
            .from(familyLinks)
            .where(
              and(
                eq(familyLinks.parentId, user.id),
                eq(familyLinks.childId, memberships.studentId),
                eq(familyLinks.linkedBy, "consent"),
              ),
            ),
        )
      : eq(memberships.studentId, user.id);
  const [decided] = await db
    .update(memberships)
    .set({ status, decidedAt: clock() })
    .where(
      and(
        eq(memberships.id, invitationId),
        eq(memberships.status, "invited"),
        isStillTheirs,
        exists(
          db
            .select({ id: classrooms.id })
            .from(classrooms)
            .where(and(eq(classrooms.id, memberships.classroomId), isOpenClass)),
        ),
      ),
    )
    .returning({ id: memberships.id });
  if (!decided) throw notFound();
  return { id: decided.id, status };
}

const notFound = () => new AppError("not_found", m.circle_invitation_not_found());
