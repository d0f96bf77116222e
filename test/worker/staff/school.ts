import { eq } from "drizzle-orm";
import { schools, users } from "~/db/schema";
import { createSession } from "~/features/identity/index.server";
import type { UserRow } from "~/platform/context.server";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { type ApiInit, api, createTeacher, joinClass, signedInUser, testDb } from "../helpers";

export async function createSchool(values: Partial<typeof schools.$inferInsert> = {}): Promise<string> {
  const id = createId();
  await testDb()
    .insert(schools)
    .values({ id, name: `School ${id}`, isVerified: true, createdAt: testNow(), ...values });
  return id;
}

/** A verified school with a teacher's class of so many students, and a colleague who has proved their address. */
export async function createStaffedClass(size = 1, school: Partial<typeof schools.$inferInsert> = {}) {
  const schoolId = await createSchool(school);
  const teacher = await createTeacher(schoolId);
  const colleague = await createColleague(schoolId);
  const students = await Promise.all(
    Array.from({ length: size }, (_, index) =>
      signedInUser({ schoolId, firstName: `Kid${index}`, grade: 6 }),
    ),
  );
  for (const { user } of students) await joinClass(teacher.classroomId, user.id);
  return { schoolId, teacher, colleague, students, classroomId: teacher.classroomId };
}

/** A teacher of the school, with a class of their own, whose address is proved. */
export async function createColleague(schoolId: string | null) {
  const colleague = await createTeacher(schoolId);
  await testDb().update(users).set({ emailVerifiedAt: testNow() }).where(eq(users.id, colleague.user.id));
  return colleague;
}

/** Names a co-teacher, or with days a substitute. */
export const nameStaff = (
  cookie: string,
  classroomId: string,
  { email }: Pick<UserRow, "email">,
  days?: { firstDay?: string; lastDay?: string },
) =>
  api(`/api/classrooms/${classroomId}/staff`, {
    cookie,
    json: days ? { email, role: "substitute", ...days } : { email, role: "co_teacher" },
  });

/** A call by somebody who signs in at a moment, with the Worker's clock there. */
export async function apiAt(
  moment: Date,
  user: Pick<UserRow, "id" | "userType">,
  path: string,
  init: ApiInit = {},
) {
  const clock = () => moment;
  const { statement, cookie } = await createSession({ db: testDb(), clock, isSecure: false }, user);
  await statement;
  const settings = { CLOCK_OFFSET_MS: String(moment.getTime() - Date.now()) };
  return api(path, { ...init, cookie: cookie.split(";")[0] ?? "", settings });
}
