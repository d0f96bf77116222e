import { and, asc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Late } from "~/db/built-once.server";
import type { Db } from "~/db/index.server";
import { classrooms, classStaff, schools } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import type { UserRow } from "~/platform/context.server";
import { dayWriter } from "~/platform/date-text";
import { AppError } from "~/platform/errors";

export type Staff = Pick<UserRow, "id" | "userType" | "schoolId">;

/** The same where a statement is built once for everybody of a role (`builtOnce`). */
export type LateStaff = Pick<UserRow, "userType"> & {
  [Name in "id" | "schoolId"]: Late<UserRow[Name]>;
};

/**
 * What somebody may do in a class. `own` is everything, for the class's teacher; `teach` is what a co-teacher shares,
 * all but naming and ending others and archiving; `run` is the board's day, the circle, the stage and the code, which
 * a substitute has on their days, too, and so asks at which moment.
 */
export type ClassRight<Moment = Date> = "own" | "teach" | { run: Moment };

/**
 * What keeping the school's roster adds to those: `print` is `teach` and whoever keeps it, for badges and codes on
 * paper; `list` is `run` and whoever keeps it, for a class's names and its join code.
 */
export type RosterRight<Moment = Date> = "print" | { list: Moment };

/** Any right, asked for at a moment that may be filled in later. */
type LateRight = ClassRight<Late<Date>> | RosterRight<Late<Date>>;

/** The class is not archived; in an archived one nobody has any right but to take it back. */
export const isOpenClass = isNull(classrooms.archivedAt);

/** A class's teacher, or an administrator of its school: who decides about the class itself, archived or not. */
export const isOwnedBy = (staff: LateStaff): SQL =>
  staff.userType === "admin"
    ? eq(classrooms.schoolId, staff.schoolId ?? "")
    : eq(classrooms.teacherId, staff.id);

/**
 * Open classes in which this person has a right by their own name: as its teacher, co-teacher or substitute. The one
 * rule behind every look that somebody takes at a class (34 CFR 99.31(a)(1); P17).
 */
export function isHeldBy(staff: LateStaff, right: ClassRight<Late<Date>>): SQL | undefined {
  const isTeacher = eq(classrooms.teacherId, staff.id);
  return and(isOpenClass, right === "own" ? isTeacher : or(isTeacher, isStaffed(staff, right)));
}

/** The same, and for an administrator every open class of the own school. */
export function isClassOf(staff: LateStaff, right: LateRight): SQL | undefined {
  if (staff.userType === "admin") return and(isOpenClass, isOwnedBy(staff));
  if (!isRosterRight(right)) return isHeldBy(staff, right);
  return or(isHeldBy(staff, classRightOf(right)), isRosterClassOf(staff));
}

const isRosterRight = (right: LateRight): right is RosterRight<Late<Date>> =>
  right === "print" || (typeof right === "object" && "list" in right);

/** What those who lead a class need for the same. */
const classRightOf = <Moment>(right: ClassRight<Moment> | RosterRight<Moment>): ClassRight<Moment> => {
  if (right === "print") return "teach";
  return typeof right === "object" && "list" in right ? { run: right.list } : right;
};

/** Open classes of the school whose roster this person keeps: their names, their members' names, what is printed. */
export const isRosterClassOf = (staff: LateStaff): SQL | undefined =>
  and(isOpenClass, eq(classrooms.schoolId, staff.schoolId ?? ""), keepsRoster(staff));

/**
 * Whether somebody keeps the roster of their school, asked anew in every statement: its administrator, and a teacher
 * named technical administrator of this very school whose address is proved. Only in a verified school. The one place
 * that decides it; it opens names and what is printed, and nothing else of a child.
 */
export const keepsRoster = ({ id, schoolId }: LateStaff): SQL =>
  sql`exists (select 1 from users as keeper
    join schools as kept on kept.id = keeper.school_id and kept.is_verified = 1
    where keeper.id = ${id} and kept.id = ${schoolId} and (keeper.user_type = 'admin'
      or (keeper.user_type = 'teacher' and keeper.technical_admin_of = kept.id
        and keeper.email_verified_at is not null)))`;

/** Named beside the class's teacher, and still at the same verified school. */
function isStaffed({ id, schoolId }: LateStaff, right: "teach" | { run: Late<Date> }): SQL {
  const isNow =
    right === "teach"
      ? sql`${classStaff.role} = 'co_teacher'`
      : sql`${lte(classStaff.startsAt, right.run)}
          and (${classStaff.endsAt} is null or ${gt(classStaff.endsAt, right.run)})`;
  // The plus keeps the index of the school out: a large one has hundreds of classes.
  return sql`(+${classrooms.schoolId} = ${schoolId} and ${classrooms.id} in (
    select ${classStaff.classroomId} from ${classStaff}
    join ${schools} on ${schools.id} = ${schoolId} and ${schools.isVerified} = 1
    where ${classStaff.userId} = ${id} and ${isNow}))`;
}

/** The own classes first, then those led with others; each oldest first. */
export const classOrder = (staff: Pick<LateStaff, "id">) => [
  sql`${classrooms.teacherId} = ${staff.id} desc`,
  asc(classrooms.createdAt),
  asc(classrooms.id),
];

/**
 * What somebody is told who has not this right: a reason to those who know the class, because they lead or led it,
 * and the same 404 to everybody else, whether the class exists or not.
 */
export async function classRefusal(
  db: Db,
  staff: Staff,
  classroomId: string,
  asked: ClassRight | RosterRight,
): Promise<AppError> {
  const right = classRightOf(asked);
  const isStaff = and(eq(classStaff.classroomId, classrooms.id), eq(classStaff.userId, staff.id));
  const [known] = await db
    .select({
      archivedAt: classrooms.archivedAt,
      role: classStaff.role,
      startsAt: classStaff.startsAt,
      firstDay: classStaff.firstDay,
    })
    .from(classrooms)
    .leftJoin(classStaff, isStaff)
    .where(and(eq(classrooms.id, classroomId), or(isOwnedBy(staff), isNotNull(classStaff.id))));
  if (known?.archivedAt) return new AppError("forbidden", m.staff_class_is_archived());
  if (!known?.role || !known.startsAt) return new AppError("not_found", m.circle_class_not_found());
  if (typeof right === "string") return new AppError("forbidden", m.staff_class_teacher_only());
  if (known.role === "co_teacher") return new AppError("not_found", m.circle_class_not_found());
  if (known.startsAt > right.run) {
    const date = dayWriter("long")(known.firstDay ?? "");
    return new AppError("forbidden", m.staff_substitute_not_yet({ date }));
  }
  return new AppError("forbidden", m.staff_substitute_over());
}
