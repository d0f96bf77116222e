import { and, asc, eq } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { memberships, users } from "~/db/schema";
import {
  findVerifiedSchool,
  LONGEST_AHEAD_DAYS,
  listArchivedClasses,
  listClassroomPage,
  listClassrooms,
  listClassStaff,
  listMembers,
  requireClassroomOf,
  requireSchoolClassroom,
} from "~/features/classrooms/index.server";
import { addDays } from "~/platform/calendar";
import { localDateOf } from "~/platform/clock";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { isAppError } from "~/platform/errors";
import type { PageWish } from "~/platform/paging";

/** What the settings show of the classes: a page of them with who leads each, and those that are over. */
export async function loadClassList(context: RequestContext, user: UserRow, wish: PageWish) {
  const { db, clock } = context;
  const [classes, archived, school, moving, leaving] = await Promise.all([
    listClassroomPage(db, user, wish, clock),
    listArchivedClasses(context, user),
    findVerifiedSchool(db, user.schoolId),
    loadMove(context, user),
    loadLeaving(context, user),
  ]);
  const taught = classes.rows.filter(({ role }) => role !== "substitute").map(({ id }) => id);
  const colleagues = school ? await listClassStaff(db, taught, clock) : [];
  const today = school ? localDateOf(clock(), school.timeZone) : null;
  // The days a substitute can be named for; null where nobody can be named.
  const days = today ? { first: today, last: addDays(today, LONGEST_AHEAD_DAYS) } : null;
  return { classes, archived, colleagues, days, moving, leaving };
}

export type ClassList = Awaited<ReturnType<typeof loadClassList>>;

/** The form that `?move=` opens for one class: its students and where they could go; null for a class not theirs. */
const loadMove = (context: RequestContext, user: UserRow) =>
  ofOwnClass(context.url.searchParams.get("move"), async (wished) => {
    const from = await requireSchoolClassroom(context.db, user, wished, "teach");
    const [students, classes] = await Promise.all([
      listMovable(context.db, from),
      listClassrooms(context, user),
    ]);
    const targets = classes
      .filter(({ id, role }) => id !== from.id && role !== "substitute")
      .map(({ id, name }) => ({ id, name }));
    return { from: { id: from.id, name: from.name }, students, targets };
  });

/** The list that `?take-out=` opens for one class: the students who can leave it; null for a class not theirs. */
const loadLeaving = (context: RequestContext, user: UserRow) =>
  ofOwnClass(context.url.searchParams.get("take-out"), async (wished) => {
    const { id, name } = await requireClassroomOf(context.db, user, wished, "teach");
    const members = await listMembers(context, user, id);
    return { from: { id, name }, students: members.filter(({ status }) => status === "active") };
  });

/** What an address asks of a class; null without a class and for one that is not theirs. */
async function ofOwnClass<T>(wished: string | null, load: (classroomId: string) => Promise<T>) {
  if (!wished) return null;
  try {
    return await load(wished);
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}

/** Active students of a class who are its school's. */
const listMovable = (db: Db, { id, schoolId }: { id: string; schoolId: string }) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(memberships)
    .innerJoin(users, and(eq(users.id, memberships.studentId), eq(users.schoolId, schoolId)))
    .where(and(eq(memberships.classroomId, id), eq(memberships.status, "active")))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
