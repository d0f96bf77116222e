import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { chunkRows } from "~/db/chunk";
import { decide, decideIf } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { classBadges, classrooms, memberships, schools, users } from "~/db/schema";
import { isOpenClass, requireClassroomOf, requireSchoolClassroom } from "~/features/classrooms/index.server";
import { findFamilyMailboxes } from "~/features/consent/index.server";
import { badgeMadeMail } from "~/features/family/index.server";
import {
  ADDRESS_POLICY,
  accountState,
  ageOn,
  attemptKey,
  createSession,
  deviceLabelOf,
  endSession,
  endSessions,
  requireAttempt,
  serializeUser,
  type User,
} from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { queueMail } from "~/platform/outbox.server";
import { badgeToken, createBadgeId, readBadgeToken } from "./badge-token.server";

/** Badges are for children who cannot type a password yet. */
const LAST_GRADE = 3;
const LAST_AGE = 9;
const BADGE_COLUMNS = 5;
/** Prints of one class at the same moment; more come from no teacher. */
const MAX_TRIES = 25;

export const badgeHolderSchema = z.object({
  studentId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  hasBadge: z.boolean(),
});
export const printedBadgeSchema = z.object({ studentId: z.string(), firstName: z.string(), url: z.string() });
export type PrintedBadge = z.infer<typeof printedBadgeSchema>;

export const badgeSignInSchema = z.object({
  token: z.string({ error: () => m.badge_void() }).max(100, { error: () => m.badge_void() }),
});

type Context = RequestContext & { request: Request };

/** Students of a class who may have a badge, by first name: grades 1-3 with an account that is ready. */
export async function listBadgeHolders(
  { db, clock }: RequestContext,
  staff: UserRow,
  classroomId: string,
): Promise<z.infer<typeof badgeHolderSchema>[]> {
  const classroom = await requireSchoolClassroom(db, staff, classroomId, "print");
  const students = await youngStudents(db, classroom, clock());
  return students.map(({ user: { id, firstName, lastName }, badgeId }) => ({
    studentId: id,
    firstName,
    lastName,
    hasBadge: badgeId !== null,
  }));
}

/**
 * Badges of a whole class for printing; a student without one gets one, and the family hears of it by mail. Only in
 * a verified school, for its own students. Throws 404 for somebody else's class, 403 outside a verified school.
 */
export async function issueBadges(
  context: RequestContext,
  staff: UserRow,
  classroomId: string,
): Promise<{ classroomName: string; badges: PrintedBadge[] }> {
  const { db, clock, origin } = context;
  const secret = requireSecret(context.env);
  const classroom = await requireSchoolClassroom(db, staff, classroomId, "print");
  const entry = { actorId: staff.id, subjectId: classroom.id, action: "class_badges_printed" };
  // Printed twice at once, the second finds the first one's badges when it looks again.
  for (let tries = 1; ; tries += 1) {
    const students = await youngStudents(db, classroom, clock());
    const made = await newBadges(context, { staff, classroom }, students);
    const idOf = new Map(made.rows.map(({ studentId, id }) => [studentId, id]));
    const stored = await decideIf(db, haveNoneStill(students), [
      auditStatement(db, { ...entry, details: { count: students.length } }, clock),
      ...made.statements,
      ...(students.length > 0 ? [adoptStatement(db, classroom.id, students)] : []),
    ]);
    if (!stored && tries < MAX_TRIES) continue;
    if (!stored) throw new AppError("in_progress", m.common_in_progress(), { retryAfterSeconds: 2 });
    const badges = await Promise.all(
      students.map(async ({ user, badgeId }) => ({
        studentId: user.id,
        firstName: user.firstName,
        url: `${origin}/badge/${await badgeToken(secret, badgeId ?? idOf.get(user.id) ?? "")}`,
      })),
    );
    return { classroomName: classroom.name, badges };
  }
}

/** Rows for the students who have no badge yet, and the statements that store them and tell the families. */
async function newBadges(
  { db, clock, origin }: Pick<RequestContext, "db" | "clock" | "origin">,
  { staff, classroom }: { staff: UserRow; classroom: SchoolClassroom },
  students: YoungStudent[],
) {
  const now = clock();
  const without = students.filter(({ badgeId }) => badgeId === null).map(({ user }) => user);
  const families = await Promise.all(without.map(({ id }) => findFamilyMailboxes(db, id, now)));
  const rows = without.map(({ id }) => ({
    id: createBadgeId(),
    studentId: id,
    classroomId: classroom.id,
    createdBy: staff.id,
    createdAt: now,
  }));
  const mails = without.flatMap(({ id, firstName }, index) =>
    (families[index] ?? []).map(({ email, locale }) => {
      const facts = { childFirstName: firstName, schoolName: classroom.schoolName, url: `${origin}/help` };
      return queueMail(
        db,
        { kind: "badge_made", to: email, userId: id, ...badgeMadeMail({ ...facts, locale }) },
        clock,
      );
    }),
  );
  const inserts = chunkRows(rows, BADGE_COLUMNS).map((chunk) => db.insert(classBadges).values(chunk));
  return { rows, statements: [...inserts, ...mails] };
}

/** Badges of these students from a class that was archived since: the paper in the child's hand stays good. */
const adoptStatement = (db: Db, classroomId: string, students: YoungStudent[]) =>
  db
    .update(classBadges)
    .set({ classroomId })
    .where(
      sql`${classBadges.studentId} in
        (select value from json_each(${JSON.stringify(students.map(({ user }) => user.id))}))
        and ${classBadges.classroomId} in
        (select ${classrooms.id} from ${classrooms} where ${classrooms.archivedAt} is not null)`,
    );

/** Nobody has printed a badge since for those who had none: a student has one badge (and the family one mail). */
function haveNoneStill(students: YoungStudent[]): SQL {
  const ids = students.filter(({ badgeId }) => badgeId === null).map(({ user }) => user.id);
  return sql`not exists (select 1 from ${classBadges} where ${classBadges.studentId} in
    (select value from json_each(${JSON.stringify(ids)})))`;
}

/** Voids a student's badge and ends every session of `student`: lost paper opens nothing. Throws 404 without one. */
export async function voidBadge(
  { db, clock }: RequestContext,
  staff: UserRow,
  { classroomId, studentId }: { classroomId: string; studentId: string },
): Promise<{ student: UserRow | undefined }> {
  const classroom = await requireClassroomOf(db, staff, classroomId, "print");
  const isBadge = and(eq(classBadges.classroomId, classroom.id), eq(classBadges.studentId, studentId));
  const otherwise = () => new AppError("not_found", m.circle_class_not_found());
  const holds = sql`exists (select 1 from ${classBadges} where ${isBadge})`;
  const [, [student]] = await decide(
    db,
    [{ holds, otherwise }],
    [
      db.delete(classBadges).where(isBadge),
      db.select().from(users).where(eq(users.id, studentId)),
      endSessions(db, studentId),
      auditStatement(db, { actorId: staff.id, subjectId: studentId, action: "class_badge_voided" }, clock),
    ],
  );
  return { student };
}

type Holder = { user: UserRow; badgeId: string };

/**
 * Whose badge a token is: only while the student is in that class, the class is not archived, and it is in the
 * student's own verified school. Null for any other token.
 */
export async function findBadgeHolder({ db, env }: RequestContext, token: string): Promise<Holder | null> {
  const badgeId = env.SIGNING_SECRET ? await readBadgeToken(env.SIGNING_SECRET, token) : null;
  if (!badgeId) return null;
  const [found] = await db
    .select({ user: users })
    .from(classBadges)
    .innerJoin(users, eq(users.id, classBadges.studentId))
    .innerJoin(
      classrooms,
      and(eq(classrooms.id, classBadges.classroomId), eq(classrooms.schoolId, users.schoolId), isOpenClass),
    )
    .innerJoin(schools, and(eq(schools.id, classrooms.schoolId), eq(schools.isVerified, true)))
    .innerJoin(
      memberships,
      and(
        eq(memberships.classroomId, classBadges.classroomId),
        eq(memberships.studentId, classBadges.studentId),
        eq(memberships.status, "active"),
      ),
    )
    .where(eq(classBadges.id, badgeId));
  return found ? { user: found.user, badgeId } : null;
}

/**
 * Signs a young student in with the printed badge. The session says so: whoever made the badge can hold a copy of
 * it, so it shows only the coach talks of this very badge. Throws 410 for a void one.
 */
export async function signInWithBadge(context: Context, token: string): Promise<User> {
  const { db, clock } = context;
  const isVoid = () => new AppError("gone", m.badge_void());
  const holder = await findBadgeHolder(context, token);
  if (!holder) {
    // Only void badges count: a school's children come in from one address within minutes.
    const key = await attemptKey("badge", context.clientAddress, ADDRESS_POLICY);
    await requireAttempt(db, [key], clock);
    throw isVoid();
  }
  const { user, badgeId } = holder;
  const label = deviceLabelOf(context.request.headers.get("user-agent"));
  const session = await createSession(context, user, label, true, badgeId);
  const holds = sql`exists (select 1 from ${classBadges} where ${classBadges.id} = ${badgeId})`;
  await decide(
    db,
    [{ holds, otherwise: isVoid }],
    [
      session.statement,
      auditStatement(db, { actorId: user.id, subjectId: user.id, action: "signed_in_with_badge" }, clock),
      ...(context.signedIn ? [endSession(db, context.signedIn.sessionId)] : []),
    ],
  );
  context.responseHeaders.append("set-cookie", session.cookie);
  return serializeUser(user, clock());
}

type SchoolClassroom = Awaited<ReturnType<typeof requireSchoolClassroom>>;
type YoungStudent = { user: UserRow; badgeId: string | null };

async function youngStudents(
  db: Db,
  { id: classroomId, schoolId }: Pick<SchoolClassroom, "id" | "schoolId">,
  now: Date,
): Promise<YoungStudent[]> {
  const rows = await db
    .select({
      user: users,
      badgeId: sql<string | null>`${classBadges.id}`.as("badge_id"),
      badgeClassroomId: sql<string | null>`${classBadges.classroomId}`.as("badge_classroom_id"),
      isFromArchived: sql<number>`exists (select 1 from ${classrooms} as earlier
        where earlier.id = ${classBadges.classroomId} and earlier.archived_at is not null)`.as(
        "is_from_archived",
      ),
    })
    .from(memberships)
    .innerJoin(classrooms, eq(classrooms.id, memberships.classroomId))
    .innerJoin(users, eq(users.id, memberships.studentId))
    .leftJoin(classBadges, eq(classBadges.studentId, users.id))
    .where(
      and(
        eq(memberships.classroomId, classroomId),
        eq(memberships.status, "active"),
        eq(users.schoolId, schoolId),
      ),
    )
    .orderBy(asc(users.firstName), asc(users.lastName));
  // A badge belongs to one class; another class of the same child does not print a second one.
  return rows
    .filter(
      ({ badgeId, badgeClassroomId, isFromArchived }) =>
        badgeId === null || badgeClassroomId === classroomId || isFromArchived,
    )
    .filter(({ user }) => accountState({ user }, now) === "ready" && isYoung(user, now))
    .map(({ user, badgeId }) => ({ user, badgeId }));
}

function isYoung({ grade, dateOfBirth, timeZone }: UserRow, now: Date): boolean {
  if (grade !== null) return grade <= LAST_GRADE;
  return dateOfBirth !== null && ageOn(dateOfBirth, now, timeZone) <= LAST_AGE;
}

function requireSecret(env: Env): string {
  if (!env.SIGNING_SECRET) throw new AppError("unavailable", m.badges_unavailable());
  return env.SIGNING_SECRET;
}
