import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { chunkRows } from "~/db/chunk";
import type { Db } from "~/db/index.server";
import { classBadges, classrooms, memberships, users } from "~/db/schema";
import {
  accountState,
  ageOn,
  createSession,
  deviceLabelOf,
  endSession,
  endSessions,
  serializeUser,
  type User,
} from "~/features/accounts/index.server";
import { requireClassroomOf } from "~/features/classrooms/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { badgeToken, createBadgeId, readBadgeToken } from "./badge-token.server";

/** Badges are for children who cannot type a password yet. */
const LAST_GRADE = 3;
const LAST_AGE = 9;
const BADGE_COLUMNS = 5;

export const badgeHolderSchema = z.object({
  studentId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  hasBadge: z.boolean(),
});
export const printedBadgeSchema = z.object({ studentId: z.string(), firstName: z.string(), url: z.string() });
export type PrintedBadge = z.infer<typeof printedBadgeSchema>;

export const badgeSignInSchema = z.object({
  token: z
    .string({ error: () => m.accounts_badge_void() })
    .max(100, { error: () => m.accounts_badge_void() }),
});

type Context = RequestContext & { request: Request };

/** Students of a class who may have a badge, by first name: grades 1-3 with an account that is ready. */
export async function listBadgeHolders(
  { db, clock }: RequestContext,
  staff: UserRow,
  classroomId: string,
): Promise<z.infer<typeof badgeHolderSchema>[]> {
  await requireClassroomOf(db, staff, classroomId);
  const students = await youngStudents(db, classroomId, clock());
  return students.map(({ user: { id, firstName, lastName }, badgeId }) => ({
    studentId: id,
    firstName,
    lastName,
    hasBadge: badgeId !== null,
  }));
}

/** Badges of a whole class for printing; a student without one gets one. Throws 404 for somebody else's class. */
export async function issueBadges(
  context: RequestContext,
  staff: UserRow,
  classroomId: string,
): Promise<{ classroomName: string; badges: PrintedBadge[] }> {
  const { db, clock, origin } = context;
  const secret = requireSecret(context.env);
  const classroom = await requireClassroomOf(db, staff, classroomId);
  const now = clock();
  const students = (await youngStudents(db, classroom.id, now)).map((each) => ({
    ...each,
    badgeId: each.badgeId ?? createBadgeId(),
    isNew: each.badgeId === null,
  }));
  const rows = students
    .filter(({ isNew }) => isNew)
    .map(({ user, badgeId }) => ({
      id: badgeId,
      studentId: user.id,
      classroomId: classroom.id,
      createdBy: staff.id,
      createdAt: now,
    }));
  const entry = { actorId: staff.id, subjectId: classroom.id, action: "class_badges_printed" };
  await db.batch([
    auditStatement(db, { ...entry, details: { count: students.length } }, clock),
    ...chunkRows(rows, BADGE_COLUMNS).map((chunk) => db.insert(classBadges).values(chunk)),
  ]);
  const badges = await Promise.all(
    students.map(async ({ user, badgeId }) => ({
      studentId: user.id,
      firstName: user.firstName,
      url: `${origin}/badge/${await badgeToken(secret, badgeId)}`,
    })),
  );
  return { classroomName: classroom.name, badges };
}

/** Voids a student's badge and ends every session of `student`: lost paper opens nothing. Throws 404 without one. */
export async function voidBadge(
  { db, clock }: RequestContext,
  staff: UserRow,
  { classroomId, studentId }: { classroomId: string; studentId: string },
): Promise<{ student: UserRow | undefined }> {
  const classroom = await requireClassroomOf(db, staff, classroomId);
  const [voided] = await db
    .delete(classBadges)
    .where(and(eq(classBadges.classroomId, classroom.id), eq(classBadges.studentId, studentId)))
    .returning({ id: classBadges.id });
  if (!voided) throw new AppError("not_found", m.circle_class_not_found());
  const [[student]] = await db.batch([
    db.select().from(users).where(eq(users.id, studentId)),
    endSessions(db, studentId),
    auditStatement(db, { actorId: staff.id, subjectId: studentId, action: "class_badge_voided" }, clock),
  ]);
  return { student };
}

/** Whose badge a token is: only while the student is in that class. Null for any other token. */
export async function findBadgeHolder({ db, env }: RequestContext, token: string): Promise<UserRow | null> {
  const badgeId = env.SIGNING_SECRET ? await readBadgeToken(env.SIGNING_SECRET, token) : null;
  if (!badgeId) return null;
  const [found] = await db
    .select({ user: users })
    .from(classBadges)
    .innerJoin(users, eq(users.id, classBadges.studentId))
    .innerJoin(
      memberships,
      and(
        eq(memberships.classroomId, classBadges.classroomId),
        eq(memberships.studentId, classBadges.studentId),
        eq(memberships.status, "active"),
      ),
    )
    .where(eq(classBadges.id, badgeId));
  return found?.user ?? null;
}

/** Signs a young student in with the printed badge. Throws 410 for a void one. */
export async function signInWithBadge(context: Context, token: string): Promise<User> {
  const { db, clock } = context;
  const user = await findBadgeHolder(context, token);
  if (!user) throw new AppError("gone", m.accounts_badge_void());
  const session = await createSession(
    context,
    user,
    deviceLabelOf(context.request.headers.get("user-agent")),
  );
  await db.batch([
    session.statement,
    auditStatement(db, { actorId: user.id, subjectId: user.id, action: "signed_in_with_badge" }, clock),
    ...(context.signedIn ? [endSession(db, context.signedIn.sessionId)] : []),
  ]);
  context.responseHeaders.append("set-cookie", session.cookie);
  return serializeUser(user, clock());
}

async function youngStudents(db: Db, classroomId: string, now: Date) {
  const rows = await db
    .select({
      user: users,
      badgeId: sql<string | null>`${classBadges.id}`.as("badge_id"),
      badgeClassroomId: sql<string | null>`${classBadges.classroomId}`.as("badge_classroom_id"),
    })
    .from(memberships)
    .innerJoin(classrooms, eq(classrooms.id, memberships.classroomId))
    .innerJoin(users, eq(users.id, memberships.studentId))
    .leftJoin(classBadges, eq(classBadges.studentId, users.id))
    .where(and(eq(memberships.classroomId, classroomId), eq(memberships.status, "active")))
    .orderBy(asc(users.firstName), asc(users.lastName));
  // A badge belongs to one class; another class of the same child does not print a second one.
  return rows
    .filter(({ badgeId, badgeClassroomId }) => badgeId === null || badgeClassroomId === classroomId)
    .filter(({ user }) => accountState({ user }, now) === "ready" && isYoung(user, now))
    .map(({ user, badgeId }) => ({ user, badgeId }));
}

function isYoung({ grade, dateOfBirth, timeZone }: UserRow, now: Date): boolean {
  if (grade !== null) return grade <= LAST_GRADE;
  return dateOfBirth !== null && ageOn(dateOfBirth, now, timeZone) <= LAST_AGE;
}

function requireSecret(env: Env): string {
  if (!env.SIGNING_SECRET) throw new AppError("unavailable", m.accounts_badges_unavailable());
  return env.SIGNING_SECRET;
}
