import { and, asc, eq, gt, inArray, isNotNull, notInArray } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { classrooms, memberships, safetyEvents, safetySettings, users } from "~/db/schema";
import { isHeldBy } from "~/features/classrooms/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement, listLookStatement } from "~/platform/audit.server";
import type { Clock } from "~/platform/clock";
import type { RequestContext, SignedIn, Work } from "~/platform/context.server";
import { DAY_MS } from "~/platform/durations";
import { AppError } from "~/platform/errors";
import { openEventStates } from "./alert-constants";
import type { TeacherFlag, TeacherFlagSetting } from "./alerts.schema";
import { kindsForTeacherFlags, kindsHiddenFromParents } from "./audience";
import { findSchoolsOf } from "./inbox.server";

/** An alert that nobody closed must not mark a student for the rest of the year. */
const LONGEST_FLAG_MS = 14 * DAY_MS;

/**
 * Ids of the students this teacher may be asked to greet: active in a class they teach at their school, the
 * school has switched it on, and an alert of a kind a teacher may hear of is open. Nobody with an open alert
 * about abuse or danger: there, only the school's contacts decide who learns anything (K14, K16).
 */
function flaggedStudentIds(db: Db, { user }: SignedIn, clock: Clock) {
  const kept = db
    .select({ id: safetyEvents.studentId })
    .from(safetyEvents)
    .where(
      and(
        isNotNull(safetyEvents.studentId),
        inArray(safetyEvents.state, [...openEventStates]),
        inArray(safetyEvents.category, [...kindsHiddenFromParents]),
      ),
    );
  return db
    .selectDistinct({ id: memberships.studentId })
    .from(memberships)
    .innerJoin(classrooms, eq(classrooms.id, memberships.classroomId))
    .innerJoin(safetySettings, eq(safetySettings.schoolId, classrooms.schoolId))
    .innerJoin(
      safetyEvents,
      and(
        eq(safetyEvents.studentId, memberships.studentId),
        eq(safetyEvents.schoolId, safetySettings.schoolId),
      ),
    )
    .where(
      and(
        isHeldBy(user, "teach"),
        eq(classrooms.schoolId, user.schoolId ?? ""),
        eq(memberships.status, "active"),
        eq(safetySettings.hasTeacherFlags, true),
        eq(safetyEvents.isDrill, false),
        inArray(safetyEvents.state, [...openEventStates]),
        inArray(safetyEvents.category, [...kindsForTeacherFlags]),
        gt(safetyEvents.createdAt, new Date(clock().getTime() - LONGEST_FLAG_MS)),
        notInArray(memberships.studentId, kept),
      ),
    );
}

/**
 * Whom this teacher may greet, by first name. The look is in the audit log and not in the list a family reads:
 * there it would tell that an alert exists.
 */
export async function listTeacherFlags({ db, clock }: Work, teacher: SignedIn): Promise<TeacherFlag[]> {
  const subjects = flaggedStudentIds(db, teacher, clock);
  const [flags] = await db.batch([
    db
      .select({ studentId: users.id, firstName: users.firstName })
      .from(users)
      .where(inArray(users.id, subjects))
      .orderBy(asc(users.firstName), asc(users.id)),
    listLookStatement(
      db,
      { readerId: teacher.user.id, subjects, action: "teacher_flag_read", view: "teacher_flag" },
      clock(),
    ),
  ]);
  return flags;
}

/** Names only once they were asked for (`?check-in-with=show`): a teacher's page is often on the wall. */
export type TeacherFlagsView = { isAny: boolean; flags: TeacherFlag[] | null };

/** What the teacher's page shows; asking for the names is the look that is noted. */
export async function loadTeacherFlags(context: RequestContext, staff: SignedIn): Promise<TeacherFlagsView> {
  const { db, clock, url } = context;
  if (url.searchParams.get("check-in-with") === "show") {
    const flags = await listTeacherFlags(context, staff);
    return { isAny: flags.length > 0, flags };
  }
  const found = await flaggedStudentIds(db, staff, clock).limit(1);
  return { isAny: found.length > 0, flags: null };
}

/** The own school of somebody who answers for its alerts, its admin or a named contact; null for others. */
async function findAnsweredSchool(db: Db, staff: SignedIn): Promise<string | null> {
  const { schoolId } = staff.user;
  return schoolId && (await findSchoolsOf(db, staff)).includes(schoolId) ? schoolId : null;
}

/** Whether the school's teachers see whom to check in with; null for staff who do not answer for its alerts. */
export async function findTeacherFlagSetting(db: Db, staff: SignedIn): Promise<TeacherFlagSetting | null> {
  const schoolId = await findAnsweredSchool(db, staff);
  if (!schoolId) return null;
  const [row] = await db
    .select({ isOn: safetySettings.hasTeacherFlags })
    .from(safetySettings)
    .where(eq(safetySettings.schoolId, schoolId));
  return { isOn: row?.isOn ?? false };
}

/** The same for the API. Throws 403 for staff who do not answer for the school's alerts. */
export async function readTeacherFlagSetting(
  { db }: Pick<Work, "db">,
  staff: SignedIn,
): Promise<TeacherFlagSetting> {
  const setting = await findTeacherFlagSetting(db, staff);
  if (!setting) throw new AppError("forbidden", m.safety_not_a_contact());
  return setting;
}

/** Switches it on or off for the school, with a line in the audit log. */
export async function saveTeacherFlagSetting(
  { db, clock }: Work,
  staff: SignedIn,
  { isOn }: TeacherFlagSetting,
): Promise<TeacherFlagSetting> {
  const schoolId = await findAnsweredSchool(db, staff);
  if (!schoolId) throw new AppError("forbidden", m.safety_not_a_contact());
  const change = { hasTeacherFlags: isOn, updatedBy: staff.user.id, updatedAt: clock() };
  await db.batch([
    db
      .insert(safetySettings)
      .values({ schoolId, ...change })
      .onConflictDoUpdate({ target: safetySettings.schoolId, set: change }),
    auditStatement(
      db,
      {
        actorId: staff.user.id,
        subjectId: null,
        action: "teacher_flags_set",
        details: { schoolId, isOn },
      },
      clock,
    ),
  ]);
  return { isOn };
}
