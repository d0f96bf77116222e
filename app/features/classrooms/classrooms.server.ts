import { and, asc, count, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { decide } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { classrooms, classStaff, memberships, schools, users } from "~/db/schema";
import { isOver13 } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { Clock } from "~/platform/clock";
import type { UserRow, Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { keepAnswer } from "~/platform/idempotency.server";
import { createId } from "~/platform/ids";
import { type Page, type PageWish, pageRange, toPage } from "~/platform/paging";
import { createReadableCode } from "~/platform/readable-code";
import {
  type ClassRight,
  classOrder,
  classRefusal,
  isClassOf,
  isHeldBy,
  isOpenClass,
  isRosterClassOf,
  type RosterRight,
  type Staff,
} from "./class-rights.server";
import { JOIN_CODE_LENGTH, normalizeJoinCode } from "./join-code";

export const classroomSchema = z.object({
  id: z.string(),
  name: z.string(),
  teacherName: z.string(),
  /** Only for those who lead the class. */
  joinCode: z.string().optional(),
  /** Only for those who lead the class. */
  studentCount: z.number().int().optional(),
  /** Of the caller's own membership; staff are always active. */
  status: z.enum(["active", "invited"]),
  /** What the caller is in the class; only for staff. */
  role: z.enum(["teacher", "co_teacher", "substitute", "administrator"]).optional(),
  /** A substitute's last day, on the calendar of the class's school. */
  lastDay: z.string().optional(),
  createdAt: z.string(),
});
export type Classroom = z.infer<typeof classroomSchema>;

export const createClassroomSchema = z.object({
  name: z
    .string({ error: () => m.circle_class_name_missing() })
    .trim()
    .min(1, { error: () => m.circle_class_name_missing() })
    .max(80, { error: () => m.circle_class_name_long() }),
});

export const joinClassroomSchema = z.object({
  code: z
    .string({ error: () => m.circle_code_missing() })
    .max(40, { error: () => m.circle_code_unknown() })
    .transform(normalizeJoinCode)
    .refine((code) => code.length > 0, { error: () => m.circle_code_missing() }),
});

type ClassroomRow = typeof classrooms.$inferSelect;
type Teacher = Pick<UserRow, "id" | "firstName" | "lastName" | "schoolId">;

/** The caller's classes: those somebody leads now, an admin's school's, a student's with its status. */
export async function listClassrooms({ db, clock }: Work, user: UserRow): Promise<Classroom[]> {
  if (user.userType === "student") return listOfStudent(db, user.id);
  return (await listClassroomPage(db, user, { number: 1, size: MOST_CLASSES }, clock)).rows;
}

/** More than the largest school has; one answer of the API. */
const MOST_CLASSES = 1000;

/** A page of the classes that somebody leads now or an administrator's school has: the own first, oldest first. */
export async function listClassroomPage(
  db: Db,
  staff: UserRow,
  wish: PageWish,
  clock: Clock,
): Promise<Page<Classroom>> {
  return readClassroomPage(db, staff, isClassOf(staff, { run: clock() }), wish);
}

/** A page of the classes of the school whose roster somebody keeps; none for anybody else. */
export const listRosterClasses = (
  { db }: Pick<Work, "db">,
  staff: UserRow,
  wish: PageWish,
): Promise<Page<Classroom>> => readClassroomPage(db, staff, isRosterClassOf(staff), wish);

async function readClassroomPage(
  db: Db,
  staff: UserRow,
  isTheirs: SQL | undefined,
  wish: PageWish,
): Promise<Page<Classroom>> {
  const { limit, offset } = pageRange(wish);
  const order = classOrder(staff);
  const shown = db
    .select({ id: classrooms.id })
    .from(classrooms)
    .where(isTheirs)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [rows, counts] = await db.batch([
    db
      .select({
        classroom: classrooms,
        firstName: users.firstName,
        lastName: users.lastName,
        staffRole: classStaff.role,
        lastDay: classStaff.lastDay,
      })
      .from(classrooms)
      .innerJoin(users, eq(users.id, classrooms.teacherId))
      .leftJoin(classStaff, and(eq(classStaff.classroomId, classrooms.id), eq(classStaff.userId, staff.id)))
      .where(isTheirs)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db
      .select({ classroomId: memberships.classroomId, students: count().as("students") })
      .from(memberships)
      .where(and(sql`${memberships.classroomId} in ${shown}`, eq(memberships.status, "active")))
      .groupBy(memberships.classroomId),
  ]);
  const classes = rows.map(({ classroom, firstName, lastName, staffRole, lastDay }) => {
    const role = roleIn(classroom, staff, staffRole);
    return toClassroom(classroom, `${firstName} ${lastName}`, {
      joinCode: classroom.joinCode,
      studentCount: counts.find(({ classroomId }) => classroomId === classroom.id)?.students ?? 0,
      role,
      ...(role === "substitute" && lastDay ? { lastDay } : {}),
    });
  });
  return toPage(classes, wish);
}

function roleIn(
  { teacherId }: ClassroomRow,
  { id, userType }: UserRow,
  staffRole: "co_teacher" | "substitute" | null,
): Classroom["role"] {
  if (teacherId === id) return "teacher";
  return userType === "admin" ? "administrator" : (staffRole ?? undefined);
}

async function listOfStudent(db: Db, studentId: string): Promise<Classroom[]> {
  const rows = await db
    .select({
      classroom: classrooms,
      firstName: users.firstName,
      lastName: users.lastName,
      status: memberships.status,
    })
    .from(memberships)
    .innerJoin(classrooms, eq(classrooms.id, memberships.classroomId))
    .innerJoin(users, eq(users.id, classrooms.teacherId))
    .where(
      and(
        eq(memberships.studentId, studentId),
        inArray(memberships.status, ["active", "invited"]),
        isOpenClass,
      ),
    )
    .orderBy(asc(memberships.createdAt), asc(memberships.id));
  return rows.map(({ classroom, firstName, lastName, status }) =>
    toClassroom(classroom, `${firstName} ${lastName}`, {
      status: status === "active" ? "active" : "invited",
    }),
  );
}

/** A new class of a teacher, with its own join code. */
export async function createClassroom(
  { db, clock }: Work,
  teacher: Teacher,
  name: string,
): Promise<Classroom> {
  const row = newClassroomRow(teacher, name, clock);
  const classroom = toClassroom(row, `${teacher.firstName} ${teacher.lastName}`, {
    joinCode: row.joinCode,
    studentCount: 0,
    role: "teacher",
  });
  keepAnswer(db, { table: classrooms, id: row.id }, classroom);
  await db.insert(classrooms).values(row);
  return classroom;
}

/** The class behind a join code, for the page that asks "is this your class?". Null when there is none. */
export async function findClassroomByCode(
  db: Db,
  code: string,
): Promise<{ name: string; teacherName: string } | null> {
  const [row] = await db
    .select({ name: classrooms.name, firstName: users.firstName, lastName: users.lastName })
    .from(classrooms)
    .innerJoin(users, eq(users.id, classrooms.teacherId))
    .where(and(eq(classrooms.joinCode, normalizeJoinCode(code)), isOpenClass));
  return row ? { name: row.name, teacherName: `${row.firstName} ${row.lastName}` } : null;
}

/** The open class behind a code, with who leads it and whether its school is verified. */
async function findByCode(db: Db, code: string) {
  const [found] = await db
    .select({
      classroom: classrooms,
      firstName: users.firstName,
      lastName: users.lastName,
      isVerified: schools.isVerified,
    })
    .from(classrooms)
    .innerJoin(users, eq(users.id, classrooms.teacherId))
    .leftJoin(schools, eq(schools.id, classrooms.schoolId))
    .where(and(eq(classrooms.joinCode, code), isOpenClass));
  return found;
}

/**
 * Joins a student by code. Active at once at 13 or over, or in a class of a verified school; a younger child
 * is `invited` until the consenting parent accepts, since a code can fall into any hands. Throws 422 for an
 * unknown code and for a student the teacher has removed.
 */
export async function joinClassroom(
  db: Db,
  student: Pick<UserRow, "id" | "dateOfBirth" | "timeZone">,
  code: string,
  clock: Clock,
): Promise<Classroom> {
  const found = await findByCode(db, code);
  if (!found) throw unknownCode();
  const now = clock();
  const isOldEnough = student.dateOfBirth !== null && isOver13(student.dateOfBirth, now, student.timeZone);
  const status: "active" | "invited" = isOldEnough || found.isVerified ? "active" : "invited";
  const isOwn = and(eq(memberships.classroomId, found.classroom.id), eq(memberships.studentId, student.id));
  const decidedAt = status === "active" ? now : null;
  const isStillOpen = sql`exists (select 1 from ${classrooms}
    where ${and(eq(classrooms.id, found.classroom.id), isOpenClass)})`;
  const [, , [known]] = await decide(
    db,
    [{ holds: isStillOpen, otherwise: unknownCode }],
    [
      // Entering the code again accepts an open or declined invitation; it does not undo a removal.
      db
        .insert(memberships)
        .values({
          id: createId(),
          classroomId: found.classroom.id,
          studentId: student.id,
          status,
          createdAt: now,
          decidedAt,
        })
        .onConflictDoUpdate({
          target: [memberships.classroomId, memberships.studentId],
          set: { status, decidedAt },
          setWhere: inArray(memberships.status, ["invited", "declined"]),
        }),
      // Whoever is in a class of a verified school is that school's student; another school is never taken over.
      db
        .update(users)
        .set({ schoolId: found.isVerified ? found.classroom.schoolId : null })
        .where(
          and(
            eq(users.id, student.id),
            isNull(users.schoolId),
            sql`exists (select 1 from ${memberships} where ${and(isOwn, eq(memberships.status, "active"))})`,
          ),
        ),
      db.select({ status: memberships.status }).from(memberships).where(isOwn),
    ],
  );
  if (known?.status === "removed") throw new AppError("refused", m.circle_join_removed());
  return toClassroom(found.classroom, `${found.firstName} ${found.lastName}`, {
    status: known?.status === "active" ? "active" : "invited",
  });
}

/** An open class in which somebody has a right. Throws what `classRefusal` says: 404 to strangers, else why not. */
export async function requireClassroomOf(
  db: Db,
  staff: Staff,
  classroomId: string,
  right: ClassRight | RosterRight,
): Promise<ClassroomRow> {
  const [row] = await db
    .select()
    .from(classrooms)
    .where(and(eq(classrooms.id, classroomId), isClassOf(staff, right)));
  if (!row) throw await classRefusal(db, staff, classroomId, right);
  return row;
}

/**
 * The same for what opens a child's account or record to somebody: only in a verified school, and only for staff of
 * that school (S1). Throws 404 for a class that is not theirs, 403 in any other school.
 */
export async function requireSchoolClassroom(
  db: Db,
  staff: Staff,
  classroomId: string,
  right: "own" | "teach" | "print",
): Promise<ClassroomRow & { schoolId: string; schoolName: string; timeZone: string }> {
  const classroom = await requireClassroomOf(db, staff, classroomId, right);
  const school = classroom.schoolId === staff.schoolId ? await findVerifiedSchool(db, staff.schoolId) : null;
  if (!school) throw new AppError("forbidden", m.staff_verified_school_only());
  return { ...classroom, schoolId: school.id, schoolName: school.name, timeZone: school.timeZone };
}

/** A school a maintainer verified; null for any other and for none. */
export async function findVerifiedSchool(db: Db, schoolId: string | null) {
  const [school] = await db
    .select({ id: schools.id, name: schools.name, timeZone: schools.timeZone })
    .from(schools)
    .where(and(eq(schools.id, schoolId ?? ""), eq(schools.isVerified, true)));
  return school ?? null;
}

export type CircleSeat = {
  classroomId: string;
  classroomName: string;
  role: "student" | "teacher";
  /** When a substitute's days end, in milliseconds. */
  untilMs?: number;
};

/**
 * The class whose circle somebody may enter: the one asked for, or else their first. Null when they are in
 * none (or not in that one): staff enter the classes they lead now, students those they are active in.
 */
export async function findCircleSeat(
  db: Db,
  user: Staff,
  clock: Clock,
  classroomId?: string,
): Promise<CircleSeat | null> {
  const isWanted = classroomId === undefined ? undefined : eq(classrooms.id, classroomId);
  if (user.userType === "teacher" || user.userType === "admin") {
    const [led] = await db
      .select({
        id: classrooms.id,
        name: classrooms.name,
        teacherId: classrooms.teacherId,
        endsAt: classStaff.endsAt,
      })
      .from(classrooms)
      .leftJoin(classStaff, and(eq(classStaff.classroomId, classrooms.id), eq(classStaff.userId, user.id)))
      .where(and(isHeldBy(user, { run: clock() }), isWanted))
      .orderBy(...classOrder(user))
      .limit(1);
    if (!led) return null;
    const seat = { classroomId: led.id, classroomName: led.name, role: "teacher" as const };
    const endsAt = led.teacherId === user.id ? null : led.endsAt;
    return endsAt ? { ...seat, untilMs: endsAt.getTime() } : seat;
  }
  if (user.userType !== "student") return null;
  const [joined] = await db
    .select({ id: classrooms.id, name: classrooms.name })
    .from(memberships)
    .innerJoin(classrooms, eq(classrooms.id, memberships.classroomId))
    .where(and(eq(memberships.studentId, user.id), eq(memberships.status, "active"), isOpenClass, isWanted))
    .orderBy(asc(memberships.createdAt), asc(memberships.id))
    .limit(1);
  return joined ? { classroomId: joined.id, classroomName: joined.name, role: "student" } : null;
}

/** The row of a new class, with its own join code. */
export function newClassroomRow(
  teacher: Pick<Teacher, "id" | "schoolId">,
  name: string,
  clock: Clock,
): ClassroomRow {
  return {
    id: createId(),
    teacherId: teacher.id,
    schoolId: teacher.schoolId,
    name,
    joinCode: createReadableCode(JOIN_CODE_LENGTH),
    createdAt: clock(),
    archivedAt: null,
  };
}

function toClassroom(
  row: ClassroomRow,
  teacherName: string,
  rest: Partial<Pick<Classroom, "joinCode" | "studentCount" | "status" | "role" | "lastDay">>,
): Classroom {
  const { id, name, createdAt } = row;
  return { id, name, teacherName, status: "active", ...rest, createdAt: createdAt.toISOString() };
}

const unknownCode = () =>
  new AppError("refused", m.circle_code_unknown(), { fieldErrors: { code: m.circle_code_unknown() } });
