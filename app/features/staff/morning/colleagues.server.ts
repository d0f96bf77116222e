import { and, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { classrooms, classStaff, schools, users } from "~/db/schema";
import { isOpenClass, type LateStaff } from "~/features/classrooms/index.server";

/**
 * To whom a card of this class can be passed on by name: colleagues of the class's verified school with a proved address
 * who see its children as it is, its teacher, its co-teachers and the administrators. Passing on gives nobody sight.
 */
export function isColleagueOf(classroomId: SQL | string, staff: Pick<LateStaff, "id">): SQL | undefined {
  const schoolId = sql`(select ${classrooms.schoolId} from ${classrooms}
    join ${schools} on ${schools.id} = ${classrooms.schoolId} and ${schools.isVerified} = 1
    where ${classrooms.id} = ${classroomId} and ${isOpenClass})`;
  // By id first: a large school has hundreds of teachers.
  return and(
    sql`${users.id} in (
      select ${classrooms.teacherId} from ${classrooms} where ${classrooms.id} = ${classroomId}
      union all select ${classStaff.userId} from ${classStaff}
        where ${classStaff.classroomId} = ${classroomId} and ${classStaff.role} = 'co_teacher'
      union all select ${users.id} from ${users}
        where ${users.schoolId} = ${schoolId} and ${users.userType} = 'admin')`,
    sql`+${users.schoolId} = ${schoolId}`,
    sql`+${users.userType} in ('teacher', 'admin')`,
    isNotNull(users.emailVerifiedAt),
    ne(users.id, staff.id),
  );
}
