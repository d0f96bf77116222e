import { eq } from "drizzle-orm";
import { classrooms, classStaff, memberships } from "~/db/schema";
import { createTeacher, testDb } from "../helpers";
import { createColleague, nameStaff } from "../staff/school";
import { type Case, call } from "./sweep";
import { createSchoolClass } from "./sweep-people";

type School = Awaited<ReturnType<typeof createSchoolClass>>;

const rolesIn = async ({ classroomId }: School) =>
  (await testDb().select().from(classStaff).where(eq(classStaff.classroomId, classroomId))).map(
    ({ role }) => role,
  );

const isArchived = async ({ classroomId }: School) => {
  const [row] = await testDb().select().from(classrooms).where(eq(classrooms.id, classroomId));
  return row?.archivedAt !== null;
};

/** Ends a co-teacher's part, by one of the two methods. */
const ending = (method: "POST" | "DELETE") => async (): Promise<Case> => {
  const school = await createSchoolClass();
  const { user } = await createColleague(school.schoolId);
  await nameStaff(school.teacher.cookie, school.classroomId, user);
  return {
    promise: "ended once",
    send: (_, headers = {}) =>
      call(`/api/classrooms/${school.classroomId}/staff/${user.id}`, {
        ...{ method, cookie: school.teacher.cookie, headers },
      }),
    answers: { 204: 1, 404: 19 },
    once: { class_staff: -1, audit_log: 1 },
    state: () => rolesIn(school),
    wanted: [],
  };
};

export const CLASS_CASES: Record<string, () => Promise<Case>> = {
  "POST /api/classrooms/:id/staff": async () => {
    const school = await createSchoolClass();
    const { user } = await createColleague(school.schoolId);
    return {
      promise: "named once",
      send: (_, headers = {}) =>
        call(`/api/classrooms/${school.classroomId}/staff`, {
          ...{ cookie: school.teacher.cookie, headers },
          json: { email: user.email, role: "substitute" },
        }),
      answers: { 201: 20 },
      once: { class_staff: 1, audit_log: 1 },
      state: () => rolesIn(school),
      wanted: ["substitute"],
    };
  },
  "POST /api/classrooms/:id/staff/:userId": ending("POST"),
  "DELETE /api/classrooms/:id/staff/:userId": ending("DELETE"),
  "POST /api/classrooms/:id/moves": async () => {
    const { schoolId, admin, student, classroomId } = await createSchoolClass();
    const next = await createTeacher(schoolId);
    return {
      promise: "moved once",
      send: (_, headers = {}) =>
        call(`/api/classrooms/${classroomId}/moves`, {
          ...{ cookie: admin.cookie, headers },
          json: { studentId: student.user.id, toClassroomId: next.classroomId },
        }),
      answers: { 200: 1, 404: 19 },
      once: { memberships: 1, audit_log: 1 },
      state: async () =>
        (await testDb().select().from(memberships).where(eq(memberships.studentId, student.user.id)))
          .filter(({ status }) => status === "active")
          .map((seat) => seat.classroomId === next.classroomId),
      wanted: [true],
    };
  },
  "POST /api/classrooms/:id/archive": async () => {
    const school = await createSchoolClass();
    return {
      promise: "archived once, again it changes nothing",
      send: (_, headers = {}) =>
        call(`/api/classrooms/${school.classroomId}/archive`, {
          ...{ method: "POST", cookie: school.teacher.cookie, headers },
        }),
      answers: { 204: 20 },
      once: { audit_log: 1 },
      state: () => isArchived(school),
      wanted: true,
    };
  },
  "POST /api/classrooms/:id/take-back": async () => {
    const school = await createSchoolClass();
    const path = `/api/classrooms/${school.classroomId}`;
    await call(`${path}/archive`, { method: "POST", cookie: school.teacher.cookie });
    return {
      promise: "taken back once, again it changes nothing",
      send: (_, headers = {}) =>
        call(`${path}/take-back`, { method: "POST", cookie: school.teacher.cookie, headers }),
      answers: { 204: 20 },
      once: { audit_log: 1 },
      state: () => isArchived(school),
      wanted: false,
    };
  },
};
