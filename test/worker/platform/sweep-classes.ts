import { desc, eq } from "drizzle-orm";
import { classBadges, classrooms, classStaff, familyCodes, memberships } from "~/db/schema";
import { createClass, openSocket, socketOf, TestSocket } from "../circle/socket";
import { createTeacher, testDb } from "../helpers";
import { createColleague, nameStaff } from "../staff/school";
import { type Case, call } from "./sweep";
import { membershipOf } from "./sweep-family";
import { createSchoolClass, inSchool, jsonOf, type SchoolClass } from "./sweep-people";

const rolesIn = async ({ classroomId }: SchoolClass) =>
  (await testDb().select().from(classStaff).where(eq(classStaff.classroomId, classroomId))).map(
    ({ role }) => role,
  );

const isArchived = async ({ classroomId }: SchoolClass) => {
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

/** A circle going round in loop mode with two strokes in it. */
async function createLoop() {
  const { classroom, teacher, students } = await createClass(1);
  const lead = new TestSocket(socketOf(await openSocket(teacher.cookie)));
  lead.conduct({ action: "start", mode: "loop", bpm: 100 });
  lead.hit("kick", { step: 0 });
  await lead.settle();
  return { path: `/api/classrooms/${classroom.id}/circles`, teacher, students, lead };
}

/** A student leaves a class, asked by JSON or by a plain form. */
const removedOnce = (method: "DELETE" | "POST") =>
  inSchool(({ teacher, student, classroomId }) => ({
    promise: "removed once",
    send: (_, headers = {}) =>
      call(`/api/classrooms/${classroomId}/members/${student.user.id}`, {
        method,
        cookie: teacher.cookie,
        headers,
      }),
    answers: { 204: 1, 404: 19 },
    once: { audit_log: 1 },
    state: () => membershipOf(classroomId, student.user.id),
    wanted: ["removed"],
  }));

export const CLASS_CASES: Record<string, () => Promise<Case>> = {
  "POST /api/classrooms": async () => {
    const teacher = await createTeacher(null);
    return {
      promise: "each success one class",
      send: (_, headers = {}) =>
        call("/api/classrooms", { cookie: teacher.cookie, headers, json: { name: "5b" } }),
      answers: { 201: 20 },
      each: { classrooms: 1 },
    };
  },
  "POST /api/classrooms/:id/badges": inSchool(({ teacher, young, classroomId }) => ({
    promise: "one badge a child, each print noted",
    send: (_, headers = {}) =>
      call(`/api/classrooms/${classroomId}/badges`, { method: "POST", cookie: teacher.cookie, headers }),
    keyless: "the same paper again, each print noted",
    answers: { 200: 20 },
    once: { class_badges: 1 },
    each: { audit_log: 1 },
    state: async () =>
      (await testDb().select().from(classBadges).where(eq(classBadges.studentId, young.id))).length,
    wanted: 1,
  })),
  "DELETE /api/classrooms/:id/badges/:studentId": inSchool(async ({ teacher, young, classroomId }) => {
    await call(`/api/classrooms/${classroomId}/badges`, { method: "POST", cookie: teacher.cookie });
    return {
      promise: "void once",
      send: (_, headers = {}) =>
        call(`/api/classrooms/${classroomId}/badges/${young.id}`, {
          method: "DELETE",
          cookie: teacher.cookie,
          headers,
        }),
      answers: { 204: 1, 404: 19 },
      once: { class_badges: -1, audit_log: 1 },
    };
  }),
  "POST /api/classrooms/:id/circles": async () => {
    const { path, teacher } = await createLoop();
    return {
      promise: "each success one kept circle",
      send: (_, headers = {}) => call(path, { cookie: teacher.cookie, headers, json: { title: "Monday" } }),
      answers: { 201: 20 },
      each: { saved_circles: 1 },
    };
  },
  "POST /api/classrooms/:id/circles/:circleId/play": async () => {
    const { path, teacher } = await createLoop();
    const { id } = await jsonOf<{ id: string }>(
      await call(path, { cookie: teacher.cookie, json: { title: "Monday" } }),
    );
    return {
      promise: "the room plays it, no row",
      send: (_, headers = {}) =>
        call(`${path}/${id}/play`, { method: "POST", cookie: teacher.cookie, headers }),
      answers: { 200: 20 },
    };
  },
  "POST /api/circle/exchange": async () => {
    const { students } = await createLoop();
    return {
      promise: "hits go to the room, one deed a circle and day",
      keyless: "hits are not kept",
      send: (_, headers = {}) =>
        call("/api/circle/exchange", {
          cookie: students[0]?.cookie ?? "",
          headers,
          json: { sinceSeq: 0, clientTimeMs: 1, hits: [{ padId: "kick", timestamp: 1, bpm: 100 }] },
        }),
      answers: { 200: 20 },
      once: { progress_events: 1, progress_days: 1 },
    };
  },
  "POST /api/classrooms/:id/family-codes": inSchool(({ teacher, young, student, classroomId }) => ({
    promise: "one unused code a student, whatever was printed before",
    send: (_, headers = {}) =>
      call(`/api/classrooms/${classroomId}/family-codes`, {
        method: "POST",
        cookie: teacher.cookie,
        headers,
      }),
    answers: { 200: 20 },
    once: { family_codes: 2 },
    each: { audit_log: 2 },
    state: async () =>
      (
        await Promise.all(
          [young.id, student.user.id].map((id) =>
            testDb()
              .select()
              .from(familyCodes)
              .where(eq(familyCodes.childId, id))
              .orderBy(desc(familyCodes.id)),
          ),
        )
      ).map((codes) => codes.length),
    wanted: [1, 1],
  })),
  "POST /api/family-codes": inSchool(({ teacher, student }) => ({
    promise: "one unused code, whatever was printed before",
    send: (_, headers = {}) =>
      call("/api/family-codes", { cookie: teacher.cookie, headers, json: { studentId: student.user.id } }),
    answers: { 201: 20 },
    once: { family_codes: 1 },
    each: { audit_log: 1 },
  })),
  "DELETE /api/classrooms/:id/members/:studentId": removedOnce("DELETE"),
  "POST /api/classrooms/:id/members/:studentId": removedOnce("POST"),
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
