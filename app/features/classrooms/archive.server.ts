import { and, desc, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { decide } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { classrooms, schools } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { Clock } from "~/platform/clock";
import { DAY_MS } from "~/platform/durations";
import { AppError } from "~/platform/errors";
import { TAKE_BACK_DAYS } from "./class-limits";
import { classRefusal, isOpenClass, isOwnedBy, type Staff } from "./class-rights.server";

/** Of the list on the page, newest first. */
const ARCHIVED_SHOWN = 50;

type Context = { db: Db; clock: Clock };

export type ArchivedClass = { id: string; name: string; archivedAt: string; canTakeBack: boolean };

/**
 * Closes a class at the end of the year for everybody in it: no code, circle, board or list shows it any more; what
 * students made stays theirs. For its teacher and the administrator of its verified school; again it changes nothing.
 * Throws what `classRefusal` says to others.
 */
export async function archiveClassroom(
  { db, clock }: Context,
  staff: Staff,
  classroomId: string,
): Promise<void> {
  const isOwn = and(eq(classrooms.id, classroomId), isManagedBy(staff));
  const details = { classroomId };
  await changeOnce(
    db,
    { holds: and(isOwn, isOpenClass), isDone: and(isOwn, isNotNull(classrooms.archivedAt)) },
    [
      db.update(classrooms).set({ archivedAt: clock() }).where(and(isOwn, isOpenClass)),
      auditStatement(db, { actorId: staff.id, subjectId: null, action: "class_archived", details }, clock),
    ],
    () => classRefusal(db, staff, classroomId, "own"),
  );
}

/** Takes an archived class back, as it was, for 30 days. Throws 409 later, and 404 for anybody else's class. */
export async function takeBackClassroom(
  { db, clock }: Context,
  staff: Staff,
  classroomId: string,
): Promise<void> {
  const isOwn = and(eq(classrooms.id, classroomId), isManagedBy(staff));
  const isFresh = and(isOwn, gt(classrooms.archivedAt, earliest(clock)));
  const details = { classroomId };
  await changeOnce(
    db,
    { holds: isFresh, isDone: and(isOwn, isOpenClass) },
    [
      db.update(classrooms).set({ archivedAt: null }).where(isFresh),
      auditStatement(db, { actorId: staff.id, subjectId: null, action: "class_taken_back", details }, clock),
    ],
    async () => {
      const [own] = await db.select({ id: classrooms.id }).from(classrooms).where(isOwn);
      return own
        ? new AppError("conflict", m.staff_archive_too_late({ days: TAKE_BACK_DAYS }))
        : new AppError("not_found", m.circle_class_not_found());
    },
  );
}

/** The archived classes this person decides about, newest first. */
export async function listArchivedClasses({ db, clock }: Context, staff: Staff): Promise<ArchivedClass[]> {
  const rows = await db
    .select({ id: classrooms.id, name: classrooms.name, archivedAt: classrooms.archivedAt })
    .from(classrooms)
    .where(and(isManagedBy(staff), isNotNull(classrooms.archivedAt)))
    .orderBy(desc(classrooms.archivedAt), desc(classrooms.id))
    .limit(ARCHIVED_SHOWN);
  return rows.flatMap(({ archivedAt, ...row }) =>
    archivedAt
      ? { ...row, archivedAt: archivedAt.toISOString(), canTakeBack: archivedAt > earliest(clock) }
      : [],
  );
}

const earliest = (clock: Clock): Date => new Date(clock().getTime() - TAKE_BACK_DAYS * DAY_MS);

/** A class's teacher, or an administrator of its school once that is verified. */
const isManagedBy = (staff: Staff): SQL | undefined =>
  staff.userType === "admin"
    ? and(
        isOwnedBy(staff),
        sql`exists (select 1 from ${schools} where ${schools.id} = ${staff.schoolId} and ${schools.isVerified})`,
      )
    : isOwnedBy(staff);

/** Runs the statements while a class is as `holds` says; nothing when it `isDone` already. Throws the refusal else. */
async function changeOnce(
  db: Db,
  { holds, isDone }: { holds: SQL | undefined; isDone: SQL | undefined },
  statements: Parameters<typeof decide>[2],
  refusal: () => Promise<AppError>,
): Promise<void> {
  const lost = new Error("not so any more");
  const condition = {
    holds: sql`exists (select 1 from ${classrooms} where ${holds})`,
    otherwise: () => lost,
  };
  try {
    await decide(db, [condition], statements);
  } catch (error) {
    if (error !== lost) throw error;
    const [done] = await db.select({ id: classrooms.id }).from(classrooms).where(isDone);
    if (!done) throw await refusal();
  }
}
