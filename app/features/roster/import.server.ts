import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type Condition, decideIf } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { insertRows, jsonCell, jsonChunks } from "~/db/json-rows";
import { classBadges, classrooms, memberships, schools, users } from "~/db/schema";
import { brokenUnique } from "~/db/unique";
import { keepsRoster, newClassroomRow } from "~/features/classrooms/index.server";
import {
  requireCurrentNotice,
  rosterConsentStatements,
  schoolGranted,
} from "~/features/consent/index.server";
import { leaveCircle } from "~/features/live-room/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import { createReadableCode } from "~/platform/readable-code";
import { LAST_BADGE_GRADE, planImport, type RosterPlan } from "./plan";
import { readRosterFile } from "./read-file";
import { readSchool } from "./read-school.server";
import type { Reading } from "./reading";
import type { BadRow, RosterQuery } from "./roster.schema";
import type { SchoolNow } from "./school-now";

/** Imports of one school at the same moment, and sign-ups that take an address meanwhile; more come from no school. */
const MAX_TRIES = 40;
const USERNAME_CODE = 8;
const MOST_ROOMS = 400;

type Context = Pick<RequestContext, "db" | "clock" | "origin" | "locale" | "env" | "waitUntil">;

export type ImportReport = {
  rows: number;
  bad: BadRow[];
  created: number;
  changed: number;
  unchanged: number;
  /** Classes of the file with students young enough for a badge. */
  badgeClasses: { id: string; name: string }[];
  /** Whether it was written. */
  isImported: boolean;
};

type Wish = Pick<RosterQuery, "dryRun" | "statement" | "schoolConsent" | "noticeVersion">;

/**
 * Imports a roster for whoever keeps that of a verified school, all of it or nothing: one batch, which counts only while
 * no other import was faster; a slower one looks again and finds nothing left to do. With `dryRun`, or with a bad
 * line, nothing is written. Throws 403 outside a verified school, 409 when the notice has changed since it was read.
 */
export async function importRoster(
  context: Context,
  admin: UserRow,
  file: Uint8Array,
  wish: Wish,
): Promise<ImportReport> {
  const { db, clock } = context;
  const reading = readRosterFile(file);
  const version = await statedNotice(wish);
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const school = await readSchool(db, admin, reading, clock());
    if (!school) throw new AppError("forbidden", m.consent_school_not_verified());
    const options = { hasStatement: version !== null, now: clock(), createId };
    const { plan, bad } = planImport(reading, school, options);
    const { created, changed, unchanged } = plan;
    const badgeClasses = findBadgeClasses(reading, plan);
    const report = { rows: reading.rows, bad, created, changed, unchanged, badgeClasses };
    if (wish.dryRun || bad.length > 0) return { ...report, isImported: false };
    if (isEmpty(plan) || (await write(context, admin, school, plan, { rows: reading.rows, version }))) {
      leaveClasses(context, plan);
      return { ...report, isImported: true };
    }
  }
  throw new AppError("in_progress", m.common_in_progress(), { retryAfterSeconds: 2 });
}

/** The version of the notice under which the administrator says yes for the school; null without a statement. */
async function statedNotice({
  statement,
  schoolConsent,
  noticeVersion: shown,
}: Wish): Promise<string | null> {
  if (!statement && !schoolConsent) return null;
  if (shown) return requireCurrentNotice(shown);
  const message = m.roster_statement_notice();
  throw new AppError("invalid", message, { fieldErrors: { noticeVersion: message } });
}

/** Those of the file's classes in which somebody signs in with a badge: grades 1-3, or no address. */
function findBadgeClasses({ students, classes }: Reading, { classIds }: RosterPlan) {
  const keys = new Set(
    students
      .filter(({ grade, email }) => email === null || (grade !== null && grade <= LAST_BADGE_GRADE))
      .flatMap(({ classKeys }) => classKeys),
  );
  return classes.flatMap(({ key, name }) => {
    const id = classIds.get(key);
    return id && keys.has(key) ? [{ id, name }] : [];
  });
}

const isEmpty = (plan: RosterPlan): boolean =>
  plan.created + plan.changed + plan.newClasses.length + plan.handedOver.length === 0;

/** Writes a plan. False when another import, a sign-up or an answer about consent was faster: nothing is written. */
async function write(
  context: Context,
  admin: UserRow,
  school: SchoolNow,
  plan: RosterPlan,
  { rows, version }: { rows: number; version: string | null },
): Promise<boolean> {
  const { db, clock } = context;
  const now = clock();
  const consent = await rosterConsentStatements(context, { admin, school, version }, plan);
  const holds: Condition["holds"] = sql`exists (select 1 from ${schools} where ${schools.id} = ${school.id}
      and ${schools.isVerified} = 1 and ${schools.rosterVersion} = ${school.rosterVersion})
    and ${isStillImporter(admin)}
    and ${consent.isUndecided}`;
  const { created, changed, unchanged } = plan;
  const details = { schoolId: school.id, rows, created, changed, unchanged };
  try {
    const done = await decideIf(db, holds, [
      db
        .update(schools)
        .set({ rosterVersion: school.rosterVersion + 1 })
        .where(eq(schools.id, school.id)),
      ...classStatements(context, school, plan, now),
      ...studentStatements(context, school, plan, now),
      ...seatStatements(db, admin, plan, now),
      ...consent.statements,
      auditStatement(db, { actorId: admin.id, subjectId: null, action: "roster_imported", details }, clock),
    ]);
    return done !== null;
  } catch (error) {
    // An address or a user name was taken since the file was compared.
    if (brokenUnique(error)) return false;
    throw error;
  }
}

/** Keeps the school's roster at the moment of the write, and as what they were when the file was compared. */
const isStillImporter = (admin: UserRow) =>
  sql`${keepsRoster(admin)} and exists (select 1 from ${users} where ${users.id} = ${admin.id}
    and ${users.userType} = ${admin.userType})`;

type Statements = BatchItem<"sqlite">[];

function classStatements(
  { db }: Context,
  school: SchoolNow,
  { newClasses, handedOver }: RosterPlan,
  now: Date,
): Statements {
  const rows = newClasses.map(({ id, name, teacherId }) => ({
    ...newClassroomRow({ id: teacherId, schoolId: school.id }, name, () => now),
    id,
  }));
  const handed = jsonChunks(handedOver.map(({ id, teacherId }) => [id, teacherId])).map((chunk) =>
    db
      .update(classrooms)
      .set({ teacherId: sql`${jsonCell(1)}` })
      .from(sql`json_each(${chunk}) as r`)
      .where(sql`${classrooms.id} = ${jsonCell(0)}`),
  );
  return [...insertRows(db, classrooms, rows), ...handed];
}

function studentStatements(
  { db, locale }: Context,
  school: SchoolNow,
  { newStudents, changedStudents }: RosterPlan,
  now: Date,
): Statements {
  const rows = newStudents.map(({ birthDate, consent, ...student }) => ({
    ...student,
    ...(consent === "granted" ? schoolGranted() : { coppaConsentStatus: consent }),
    userType: "student" as const,
    username: usernameFor(student.firstName),
    schoolId: school.id,
    dateOfBirth: birthDate,
    locale,
    timeZone: school.timeZone,
    registrationCompletedAt: now,
    createdAt: now,
    updatedAt: now,
  }));
  const changes = changedStudents.map((each) => [
    ...[each.id, each.rosterId, each.firstName, each.lastName, each.email, each.grade, each.birthDate],
  ]);
  const changed = jsonChunks(changes).map((chunk) =>
    db
      .update(users)
      .set({
        rosterId: sql`${jsonCell(1)}`,
        firstName: sql`${jsonCell(2)}`,
        lastName: sql`${jsonCell(3)}`,
        email: sql`${jsonCell(4)}`,
        grade: sql`${jsonCell(5)}`,
        // A birth date that stands stays.
        dateOfBirth: sql`coalesce(${users.dateOfBirth}, ${jsonCell(6)})`,
        registrationCompletedAt: sql`coalesce(${users.registrationCompletedAt}, ${now.getTime()})`,
        updatedAt: now,
      })
      .from(sql`json_each(${chunk}) as r`)
      .where(sql`${users.id} = ${jsonCell(0)} and ${users.schoolId} = ${school.id}`),
  );
  return [...insertRows(db, users, rows), ...changed];
}

/** Nobody types it: students made by a roster sign in by address or badge. */
function usernameFor(firstName: string): string {
  const name = firstName
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "")
    .slice(0, 20);
  return `${name || "student"}-${createReadableCode(USERNAME_CODE).toLowerCase()}`;
}

function seatStatements(db: Db, admin: UserRow, { seats, moves }: RosterPlan, now: Date): Statements {
  const rows = seats.map((seat) => ({
    ...{ ...seat, id: createId(), invitedBy: admin.id, isRostered: true, createdAt: now },
    decidedAt: seat.status === "active" ? now : null,
  }));
  const taken = insertRows(db, memberships, rows).map((statement) =>
    statement.onConflictDoUpdate({
      target: [memberships.classroomId, memberships.studentId],
      set: {
        status: sql`excluded.status`,
        isRostered: true,
        decidedAt: sql`coalesce(excluded.decided_at, ${memberships.decidedAt})`,
      },
    }),
  );
  const left = moves.map((move) => [move.studentId, move.fromClassroomId, move.toClassroomId]);
  const moved = jsonChunks(left).flatMap((chunk) => [
    db
      .update(memberships)
      .set({ status: "removed", decidedAt: now })
      .from(sql`json_each(${chunk}) as r`)
      .where(
        sql`${memberships.studentId} = ${jsonCell(0)} and ${memberships.classroomId} = ${jsonCell(1)}
          and ${memberships.isRostered} = 1`,
      ),
    // The printed badge goes along: the paper in the child's hand stays good.
    db
      .update(classBadges)
      .set({ classroomId: sql`${jsonCell(2)}` })
      .from(sql`json_each(${chunk}) as r`)
      .where(sql`${classBadges.studentId} = ${jsonCell(0)} and ${classBadges.classroomId} = ${jsonCell(1)}`),
  ]);
  return [...taken, ...moved];
}

/** Closes the live sockets of students in the classes they left. */
function leaveClasses({ env, waitUntil }: Context, { moves }: RosterPlan): void {
  // A Worker may ask only so many objects; a room finds out by itself within minutes who may stay (isStillAllowed).
  for (const { studentId, fromClassroomId } of moves.slice(0, MOST_ROOMS)) {
    waitUntil(leaveCircle(env, fromClassroomId, studentId, { reason: "left_class" }));
  }
}
