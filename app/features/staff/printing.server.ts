import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { schools, users } from "~/db/schema";
import { findVerifiedSchool } from "~/features/classrooms/index.server";
import { isAdult } from "~/features/identity/index.server";
import type { Clock } from "~/platform/clock";
import type { UserRow } from "~/platform/context.server";
import { type RosterWish, rosterQueries } from "./students.server";

type Staff = Pick<UserRow, "id" | "userType" | "schoolId">;

/** What the routes for badges and family codes would answer, so that no page offers what is then refused. */
export type Printing = {
  /** Why nothing can be printed: the person has no school, or the school is not verified (S1). */
  refusal: "no_school" | "not_verified" | null;
  /** Whether the family of a student on the page may have a code; who is missing is not a student of this school. */
  codes: Record<string, "may" | "of_age">;
};

/** Whether this person may print badges and family codes, and for whom on a page of the roster. */
export async function findPrinting(db: Db, staff: Staff, wish: RosterWish, clock: Clock): Promise<Printing> {
  const [school, students] = await Promise.all([
    findVerifiedSchool(db, staff.schoolId),
    db
      .select({ id: users.id, dateOfBirth: users.dateOfBirth, timeZone: users.timeZone })
      .from(users)
      .innerJoin(schools, and(eq(schools.id, users.schoolId), eq(schools.isVerified, true)))
      .where(
        and(
          // The plus keeps SQLite from the school's index, through which it would walk the whole school.
          sql`+${users.schoolId} = ${staff.schoolId ?? ""}`,
          inArray(users.id, rosterQueries(db, staff, wish).ids),
        ),
      ),
  ]);
  const refusal = school ? null : staff.schoolId ? "not_verified" : "no_school";
  const now = clock();
  return {
    refusal,
    codes: Object.fromEntries(
      students.map((student) => [student.id, isAdult(student, now) ? "of_age" : "may"] as const),
    ),
  };
}
