import { and, asc, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { jsonValues } from "~/db/json-rows";
import {
  auditLog,
  classrooms,
  classStaff,
  consentLedger,
  consentRequests,
  memberships,
  oauthAccounts,
  schools,
  users,
} from "~/db/schema";
import { isOpenClass, keepsRoster } from "~/features/classrooms/index.server";
import { normalizeMailbox } from "~/features/identity/index.server";
import type { UserRow } from "~/platform/context.server";
import { DAY_MS } from "~/platform/durations";
import { classKeyOf, type Reading } from "./reading";
import type { KnownSeat, SchoolNow } from "./school-now";

/** The school behind a student's last decision about consent; null where it was a parent's, or nobody's. */
const lastSpeaker = sql<string | null>`(select school_id from ${consentLedger} where child_id = "users"."id"
  order by created_at desc, id desc limit 1)`;

/** Whether somebody has a sign-in of their own or has ever signed in, with a badge too. */
const isInUse = sql<number>`(${users.passwordHash} is not null
  or exists (select 1 from ${oauthAccounts} where user_id = "users"."id")
  or exists (select 1 from ${auditLog} where subject_id = "users"."id" and actor_id = "users"."id"))`;

type Importer = Pick<UserRow, "id" | "schoolId" | "userType" | "email">;

/**
 * What of a school a file is compared with, in one round trip whose rows grow with the file and the school's classes
 * alone. Null when the importer does not keep the roster of a verified school.
 */
export async function readSchool(
  db: Db,
  importer: Importer,
  { students }: Reading,
  now: Date,
): Promise<SchoolNow | null> {
  const schoolId = importer.schoolId ?? "";
  const isKeeper = importer.userType !== "admin";
  const [[school], numbered, addressed, classes, teachers, seats, seatsByEmail, mails, admins, staffed] =
    await schoolRows(db, schoolId, importer, students, now);
  if (!school) return null;
  const people = new Map([...numbered, ...addressed].map((person) => [person.id, person]));
  return {
    id: school.id,
    name: school.name,
    timeZone: school.timeZone,
    rosterVersion: school.rosterVersion,
    adminId: isKeeper ? (admins[0]?.id ?? null) : importer.id,
    keeper: isKeeper
      ? {
          id: importer.id,
          mailbox: normalizeMailbox(importer.email),
          ledClassIds: new Set([
            ...classes.filter(({ teacherId }) => teacherId === importer.id).map(({ id }) => id),
            ...staffed.map(({ classroomId }) => classroomId),
          ]),
        }
      : null,
    people: [...people.values()].map((person) => ({ ...person, isInUse: Boolean(person.isInUse) })),
    classes: classes.map(({ id, name, teacherId }) => ({ id, teacherId, key: classKeyOf(name) })),
    teacherIds: new Map(teachers.map(({ id, email }) => [email, id])),
    seats: seatsByStudent([...seats, ...seatsByEmail]),
    mailsToday: new Map(mails.map(({ email, mails: sent }) => [email, sent])),
  };
}

/** All that is asked for at once, as it stands in the database. */
function schoolRows(db: Db, schoolId: string, importer: Importer, students: Reading["students"], now: Date) {
  const rosterIds = JSON.stringify(students.map(({ rosterId }) => rosterId));
  const emails = JSON.stringify(students.flatMap(({ email }) => email ?? []));
  const parents = JSON.stringify(students.flatMap(({ parent }) => parent?.email ?? []));
  const byNumber = and(eq(users.schoolId, schoolId), sql`${users.rosterId} in ${jsonValues(rosterIds)}`);
  const byEmail = sql`${users.email} in ${jsonValues(emails)}`;
  return Promise.all([
    db
      .select()
      .from(schools)
      .where(and(eq(schools.id, schoolId), eq(schools.isVerified, true), keepsRoster(importer))),
    selectPeople(db, byNumber),
    selectPeople(db, byEmail),
    db
      .select({ id: classrooms.id, name: classrooms.name, teacherId: classrooms.teacherId })
      .from(classrooms)
      .where(and(eq(classrooms.schoolId, schoolId), isOpenClass)),
    db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(
        and(eq(users.schoolId, schoolId), eq(users.userType, "teacher"), isNotNull(users.emailVerifiedAt)),
      ),
    selectSeats(db, schoolId, byNumber),
    selectSeats(db, schoolId, and(byEmail, eq(users.schoolId, schoolId))),
    db
      .select({ email: consentRequests.parentEmail, mails: sql<number>`count(*)`.as("mails") })
      .from(consentRequests)
      .where(
        and(
          sql`${consentRequests.parentEmail} in ${jsonValues(parents)}`,
          gt(consentRequests.lastSentAt, new Date(now.getTime() - DAY_MS)),
        ),
      )
      .groupBy(consentRequests.parentEmail),
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.schoolId, schoolId), eq(users.userType, "admin")))
      .orderBy(asc(users.createdAt), asc(users.id))
      .limit(1),
    db
      .select({ classroomId: classStaff.classroomId })
      .from(classStaff)
      .where(eq(classStaff.userId, importer.id)),
  ]);
}

const selectPeople = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: users.id,
      userType: users.userType,
      schoolId: users.schoolId,
      rosterId: users.rosterId,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      grade: users.grade,
      dateOfBirth: users.dateOfBirth,
      timeZone: users.timeZone,
      consent: users.coppaConsentStatus,
      speaker: lastSpeaker.as("speaker"),
      isInUse: isInUse.as("is_in_use"),
    })
    .from(users)
    .where(where);

/** Seats in the school's classes of those students. */
const selectSeats = (db: Db, schoolId: string, where: SQL | undefined) =>
  db
    .select({
      studentId: memberships.studentId,
      classroomId: memberships.classroomId,
      status: memberships.status,
      isRostered: memberships.isRostered,
    })
    .from(users)
    .innerJoin(memberships, eq(memberships.studentId, users.id))
    .innerJoin(
      classrooms,
      and(eq(classrooms.id, memberships.classroomId), eq(classrooms.schoolId, schoolId), isOpenClass),
    )
    .where(where);

function seatsByStudent(rows: (KnownSeat & { studentId: string })[]): Map<string, KnownSeat[]> {
  const byStudent = new Map<string, KnownSeat[]>();
  for (const { studentId, ...seat } of rows) {
    const known = byStudent.get(studentId) ?? [];
    if (!known.some(({ classroomId }) => classroomId === seat.classroomId)) known.push(seat);
    byStudent.set(studentId, known);
  }
  return byStudent;
}
