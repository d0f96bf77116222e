import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { classrooms, memberships, users } from "~/db/schema";
import { isHeldBy, type Staff } from "~/features/classrooms/index.server";

export type { Staff };

/**
 * Ids of the students whose records this person may see: active members of the classes a teacher teaches, alone or
 * with others, and an admin's own school. The one place that decides it (34 CFR 99.31(a)(1); P17): every
 * query below is inside it. A substitute sees no records.
 */
export function visibleStudentIds(db: Db, staff: Staff) {
  if (staff.userType === "admin") {
    return db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.schoolId, staff.schoolId ?? ""), eq(users.userType, "student")));
  }
  return db
    .select({ id: memberships.studentId })
    .from(memberships)
    .innerJoin(classrooms, eq(classrooms.id, memberships.classroomId))
    .where(and(isHeldBy(staff, "teach"), eq(memberships.status, "active")));
}

/** The same as a condition on `users`, in the words that let a school's roster be read by name from its index. */
export const isVisible = (db: Db, staff: Staff): SQL | undefined =>
  staff.userType === "admin"
    ? and(eq(users.schoolId, staff.schoolId ?? ""), eq(users.userType, "student"))
    : inArray(users.id, visibleStudentIds(db, staff));
