import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type Condition, decide } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { classrooms, classStaff, users } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import { addDays } from "~/platform/calendar";
import { startOfDay } from "~/platform/calendar.server";
import { type Clock, localDateOf } from "~/platform/clock";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import { LONGEST_AHEAD_DAYS } from "./class-limits";
import { classRefusal, isClassOf, type Staff } from "./class-rights.server";
import { requireSchoolClassroom } from "./classrooms.server";

export const classStaffSchema = z.object({
  userId: z.string(),
  name: z.string(),
  role: z.enum(["co_teacher", "substitute"]),
  /** A substitute's first and last day on the calendar of the class's school; null for a co-teacher. */
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
});
export type ClassStaff = z.infer<typeof classStaffSchema>;

/** A day, or nothing at all, as a form's empty field sends it. */
const daySchema = z
  .union([z.literal(""), z.iso.date()], { error: () => m.staff_substitute_day_invalid() })
  .optional();

/** The address by which a colleague with an account is named. */
export const colleagueEmailSchema = z
  .string({ error: () => m.staff_colleague_email_missing() })
  .trim()
  .toLowerCase()
  .min(1, { error: () => m.staff_colleague_email_missing() })
  .max(254, { error: () => m.staff_colleague_unknown() });

export const addClassStaffSchema = z.object({
  email: colleagueEmailSchema,
  role: z.enum(["co_teacher", "substitute"], { error: () => m.staff_colleague_role() }),
  /** A substitute's; without a last day it is the first one alone. */
  firstDay: daySchema,
  lastDay: daySchema,
});
type Wish = z.infer<typeof addClassStaffSchema>;
type Context = { db: Db; clock: Clock };
type Days = Pick<typeof classStaff.$inferInsert, "firstDay" | "lastDay" | "startsAt" | "endsAt">;

/** Who leads these classes beside their teachers: co-teachers, then substitutes whose days are not over. */
export async function listClassStaff(
  db: Db,
  classroomIds: string[],
  clock: Clock,
): Promise<(ClassStaff & { classroomId: string })[]> {
  const rows = await db
    .select({
      classroomId: classStaff.classroomId,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      role: classStaff.role,
      firstDay: classStaff.firstDay,
      lastDay: classStaff.lastDay,
    })
    .from(classStaff)
    .innerJoin(classrooms, eq(classrooms.id, classStaff.classroomId))
    .innerJoin(users, eq(users.id, classStaff.userId))
    .where(
      and(
        sql`${classStaff.classroomId} in (select value from json_each(${JSON.stringify(classroomIds)}))`,
        or(isNull(classStaff.endsAt), gt(classStaff.endsAt, clock())),
        // A roster may have handed the class to its co-teacher.
        ne(classStaff.userId, classrooms.teacherId),
      ),
    )
    .orderBy(asc(classStaff.role), asc(classStaff.startsAt), asc(users.firstName), asc(users.id));
  return rows.map(({ firstName, lastName, ...row }) => ({ ...row, name: `${firstName} ${lastName}` }));
}

/** The same of one class, for those who teach it. Throws what `classRefusal` says. */
export async function readClassStaff(
  { db, clock }: Context,
  staff: Staff,
  classroomId: string,
): Promise<ClassStaff[]> {
  const { id } = await requireSchoolClassroom(db, staff, classroomId, "teach");
  return z.array(classStaffSchema).parse(await listClassStaff(db, [id], clock));
}

/**
 * Names a co-teacher, or a substitute for some days, by e-mail: another teacher of the class's verified school who has
 * proved that address. For the class's teacher and the school's administrator. Naming a substitute again replaces the
 * days; the same again changes nothing. Throws 422 for any other address and for days that cannot be, 409 for the
 * class's own teacher and for a substitute who teaches the class already.
 */
export async function addClassStaff(
  { db, clock }: Context,
  staff: Staff,
  classroomId: string,
  wish: Wish,
): Promise<{ named: ClassStaff; isChanged: boolean }> {
  const now = clock();
  const classroom = await requireSchoolClassroom(db, staff, classroomId, "own");
  const days = wish.role === "co_teacher" ? startingAt(now) : substituteDays(wish, classroom.timeZone, now);
  const isColleague = and(
    eq(users.email, wish.email),
    eq(users.userType, "teacher"),
    eq(users.schoolId, classroom.schoolId),
    isNotNull(users.emailVerifiedAt),
  );
  const [colleague] = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(isColleague);
  if (!colleague) throw unknownColleague();
  const { role } = wish;
  const named = { role, ...days, addedBy: staff.id, createdAt: now };
  const row = { id: createId(), classroomId, userId: colleague.id, ...named };
  const action = role === "co_teacher" ? "co_teacher_named" : "substitute_named";
  const details = { classroomId, firstDay: days.firstDay ?? null, lastDay: days.lastDay ?? null };
  const same = new Error("named so already");
  const statements = [
    db
      .insert(classStaff)
      .values(row)
      .onConflictDoUpdate({ target: [classStaff.classroomId, classStaff.userId], set: named }),
    auditStatement(db, { actorId: staff.id, subjectId: colleague.id, action, details }, clock),
  ] as const;
  const isNew = sql`not exists (select 1 from ${classStaff} where ${isSame(row)})`;
  const conditions = [...namingConditions(staff, row, isColleague), { holds: isNew, otherwise: () => same }];
  const isChanged = await decide(db, conditions, statements).then(
    () => true,
    (error: unknown) => {
      if (error !== same) throw error;
      return false;
    },
  );
  const name = `${colleague.firstName} ${colleague.lastName}`;
  const { firstDay = null, lastDay = null } = days;
  return { named: { userId: colleague.id, name, role, firstDay, lastDay }, isChanged };
}

type NewRow = Pick<typeof classStaff.$inferInsert, "classroomId" | "userId" | "role" | keyof Days>;

function namingConditions(
  staff: Staff,
  { classroomId, userId, role }: NewRow,
  isColleague: SQL | undefined,
): Condition[] {
  const isOwn = and(eq(classrooms.id, classroomId), isClassOf(staff, "own"));
  const isNamed = and(eq(classStaff.classroomId, classroomId), eq(classStaff.userId, userId));
  const isTeacher = and(eq(classrooms.id, classroomId), eq(classrooms.teacherId, userId));
  return [
    { holds: sql`exists (select 1 from ${classrooms} where ${isOwn})`, otherwise: classNotFound },
    { holds: sql`exists (select 1 from ${users} where ${isColleague})`, otherwise: unknownColleague },
    {
      holds: sql`not exists (select 1 from ${classrooms} where ${isTeacher})`,
      otherwise: () => new AppError("conflict", m.staff_colleague_is_teacher()),
    },
    {
      holds: sql`${role === "co_teacher" ? 1 : 0} or not exists (select 1 from ${classStaff}
        where ${and(isNamed, eq(classStaff.role, "co_teacher"))})`,
      otherwise: () => new AppError("conflict", m.staff_colleague_teaches_already()),
    },
  ];
}

/** The row is there already, with the same days; since when somebody is a co-teacher does not count. */
const isSame = ({ classroomId, userId, role, firstDay, lastDay }: NewRow): SQL | undefined =>
  and(
    eq(classStaff.classroomId, classroomId),
    eq(classStaff.userId, userId),
    eq(classStaff.role, role),
    sql`${classStaff.firstDay} is ${firstDay ?? null}`,
    sql`${classStaff.lastDay} is ${lastDay ?? null}`,
  );

const startingAt = (now: Date): Days => ({ firstDay: null, lastDay: null, startsAt: now, endsAt: null });

/** The days as the school's calendar has them, however long they are; today or up to 14 days ahead. Throws 422. */
function substituteDays({ firstDay, lastDay }: Wish, timeZone: string, now: Date): Days {
  const today = localDateOf(now, timeZone);
  const first = firstDay || today;
  const last = lastDay || first;
  if (first < today || last > addDays(today, LONGEST_AHEAD_DAYS)) {
    const message = m.staff_substitute_day_range({ days: LONGEST_AHEAD_DAYS });
    throw new AppError("refused", message, {
      fieldErrors: { [first < today ? "firstDay" : "lastDay"]: message },
    });
  }
  if (last < first) {
    const message = m.staff_substitute_day_order();
    throw new AppError("refused", message, { fieldErrors: { lastDay: message } });
  }
  const startsAt = startOfDay(first, timeZone);
  return { firstDay: first, lastDay: last, startsAt, endsAt: startOfDay(addDays(last, 1), timeZone) };
}

/**
 * Ends somebody's part in a class: for the class's teacher, the school's administrator, and the person themselves.
 * Throws 404 for somebody who has none, and 403 to colleagues who may not.
 */
export async function endClassStaff(
  { db, clock }: Context,
  staff: Staff,
  { classroomId, userId }: { classroomId: string; userId: string },
): Promise<void> {
  const isRow = and(eq(classStaff.classroomId, classroomId), eq(classStaff.userId, userId));
  const ownClasses = db.select({ id: classrooms.id }).from(classrooms).where(isClassOf(staff, "own"));
  const mayEnd = or(eq(classStaff.userId, staff.id), inArray(classStaff.classroomId, ownClasses));
  const lost = new Error("not theirs to end");
  try {
    await decide(
      db,
      [
        {
          holds: sql`exists (select 1 from ${classStaff} where ${and(isRow, mayEnd)})`,
          otherwise: () => lost,
        },
      ],
      [
        db.delete(classStaff).where(isRow),
        auditStatement(
          db,
          { actorId: staff.id, subjectId: userId, action: "class_staff_ended", details: { classroomId } },
          clock,
        ),
      ],
    );
  } catch (error) {
    if (error !== lost) throw error;
    const refusal = await classRefusal(db, staff, classroomId, "own");
    throw refusal.code === "not_found" ? new AppError("not_found", m.staff_colleague_gone()) : refusal;
  }
}

const unknownColleague = () => {
  const message = m.staff_colleague_unknown();
  return new AppError("refused", message, { fieldErrors: { email: message } });
};
const classNotFound = () => new AppError("not_found", m.circle_class_not_found());
