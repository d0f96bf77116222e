import { eq } from "drizzle-orm";
import { needsYouCards, safetyEvents, users } from "~/db/schema";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { createTeacher, createTestUser, findUser, testDb } from "../helpers";
import { say } from "../safety/school";
import { type Case, call } from "./sweep";
import { decisionsOf, membershipOf } from "./sweep-family";
import { inSchool, jsonOf, type SchoolClass } from "./sweep-people";

export async function noticeOf(school: SchoolClass): Promise<string> {
  const list = await call("/api/admin/consents", { cookie: school.admin.cookie });
  return (await jsonOf<{ noticeVersion: string }>(list)).noticeVersion;
}

/** A child of the school under 13 for whom nobody has said anything. */
export const createAskedChild = (schoolId: string) =>
  createTestUser({
    schoolId,
    dateOfBirth: `${new Date().getUTCFullYear() - 8}-01-02`,
    coppaConsentStatus: "pending",
  });

const raiseAlert = async ({ student }: SchoolClass): Promise<string> =>
  (await say(student.cookie, "i want to kill myself tonight")).event?.id ?? "";

const eventState = async (id: string) =>
  (await testDb().select().from(safetyEvents).where(eq(safetyEvents.id, id)))[0]?.state;

/** Somebody who keeps the school's rosters and from whom that is taken back. */
function ending(method: "POST" | "DELETE") {
  return inSchool(async ({ admin, schoolId }) => {
    const { user } = await createTeacher(schoolId);
    await testDb().update(users).set({ technicalAdminOf: schoolId }).where(eq(users.id, user.id));
    return {
      promise: "taken back once, with the sessions",
      send: (_: number, headers = {}) =>
        call(`/api/admin/technical-admins/${user.id}`, { method, cookie: admin.cookie, headers }),
      answers: { 204: 1, 404: 19 },
      once: { audit_log: 1, sessions: -1 },
      state: async () => (await findUser(user.id))?.technicalAdminOf,
      wanted: null,
    };
  });
}

export const STAFF_CASES: Record<string, () => Promise<Case>> = {
  "POST /api/admin/assign-student": inSchool(async ({ teacher, classroomId, schoolId }) => {
    const student = await createTestUser({ schoolId });
    return {
      promise: "in the class once",
      send: (_, headers = {}) =>
        call("/api/admin/assign-student", {
          cookie: teacher.cookie,
          headers,
          json: { email: student.email },
        }),
      answers: { 200: 20 },
      once: { memberships: 1 },
      state: () => membershipOf(classroomId, student.id),
      wanted: ["active"],
    };
  }),
  "POST /api/admin/consents": inSchool(async (school) => {
    const children = [await createAskedChild(school.schoolId), await createAskedChild(school.schoolId)];
    const noticeVersion = await noticeOf(school);
    return {
      promise: "one yes a child in the ledger, all or none",
      send: (_, headers = {}) =>
        call("/api/admin/consents", {
          cookie: school.admin.cookie,
          headers,
          json: { isAuthorized: true, studentIds: children.map(({ id }) => id), noticeVersion },
        }),
      answers: { 200: "any", 409: "any" },
      once: { consent_ledger: 2, audit_log: 2 },
      state: async () => (await Promise.all(children.map(({ id }) => decisionsOf(id)))).flat(),
      wanted: ["granted", "granted"],
    };
  }),
  "POST /api/admin/consents/:studentId": inSchool(async (school) => {
    const child = await createAskedChild(school.schoolId);
    const noticeVersion = await noticeOf(school);
    const path = `/api/admin/consents/${child.id}`;
    await jsonOf(await call(path, { cookie: school.admin.cookie, json: { grant: true, noticeVersion } }));
    return {
      promise: "withdrawn once",
      send: (_, headers = {}) =>
        call(path, { cookie: school.admin.cookie, headers, json: { grant: false, noticeVersion } }),
      answers: { 200: 1, 409: 19 },
      once: { consent_ledger: 1, audit_log: 1 },
      state: () => decisionsOf(child.id),
      wanted: ["granted", "revoked"],
    };
  }),
  "POST /api/admin/corrections/:id": inSchool(async ({ admin, student }) => {
    const asked = await call("/api/privacy/amendments", {
      cookie: student.cookie,
      json: { topic: "account", wish: "My grade is wrong." },
    });
    const { id } = await jsonOf<{ id: string }>(asked);
    return {
      promise: "decided once, one answer mailed",
      send: (index, headers = {}) =>
        call(`/api/admin/corrections/${id}`, {
          cookie: admin.cookie,
          headers,
          json: { decision: index % 2 === 0 ? "accepted" : "declined", answer: "We looked." },
        }),
      answers: { 200: 1, 409: 19 },
      once: { audit_log: 1, outbox: 1 },
    };
  }),
  "POST /api/admin/roster": inSchool(async (school) => {
    const noticeVersion = await noticeOf(school);
    const name = createId();
    const file = [
      "student_id,first_name,last_name,email,birth_date,class_name,parent_name,parent_email",
      `1,Maya,Torres,${name}@school.example,2011-03-14,Room ${name},,`,
      `2,Leo,Park,,${new Date().getUTCFullYear() - 8}-01-02,Room ${name},Ana Park,${name}@family.example`,
    ].join("\n");
    return {
      promise: "one set of students, one letter, one line in the log",
      send: (_, headers = {}) =>
        call(`/api/admin/roster?statement=1&noticeVersion=${noticeVersion}`, {
          cookie: school.admin.cookie,
          headers: { "content-type": "text/csv", ...headers },
          body: file,
        }),
      answers: { 201: 20 },
      once: { users: 2, classrooms: 1, memberships: 2, consent_ledger: 1, outbox: 1, audit_log: 2 },
    };
  }),
  "POST /api/admin/needs-you/:id": inSchool(async ({ admin, teacher, student }) => {
    await testDb().update(users).set({ emailVerifiedAt: testNow() }).where(eq(users.id, admin.user.id));
    await call("/api/emotions", { cookie: student.cookie, json: { emotion: "calm" } });
    await call("/api/check-in/today", {
      ...{ method: "PUT", cookie: student.cookie, json: { wantsToTalk: true } },
    });
    const { needsYou } = await jsonOf<{ needsYou: { id: string }[] }>(
      await call("/api/admin/morning-board", { cookie: teacher.cookie }),
    );
    const id = needsYou[0]?.id ?? "";
    const json = { outcome: "passed_on", colleagueId: admin.user.id };
    return {
      promise: "one outcome, noted once, and one mail to the colleague",
      send: (_, headers = {}) =>
        call(`/api/admin/needs-you/${id}`, { cookie: teacher.cookie, headers, json }),
      answers: { 204: 20 },
      once: { audit_log: 1, outbox: 1 },
      state: async () =>
        (await testDb().select().from(needsYouCards).where(eq(needsYouCards.id, id))).map(
          ({ outcome }) => outcome,
        ),
      wanted: ["passed_on"],
    };
  }),
  "POST /api/admin/technical-admins": inSchool(async ({ admin, schoolId }) => {
    const { user } = await createTeacher(schoolId);
    await testDb().update(users).set({ emailVerifiedAt: testNow() }).where(eq(users.id, user.id));
    return {
      promise: "named once, in the log once",
      send: (_, headers = {}) =>
        call("/api/admin/technical-admins", { cookie: admin.cookie, headers, json: { email: user.email } }),
      answers: { 201: 20 },
      once: { audit_log: 1, sessions: -1 },
      state: async () => (await findUser(user.id))?.technicalAdminOf === schoolId,
      wanted: true,
    };
  }),
  "POST /api/admin/technical-admins/:userId": ending("POST"),
  "DELETE /api/admin/technical-admins/:userId": ending("DELETE"),
  "POST /api/admin/teacher-codes": inSchool(({ admin }) => ({
    promise: "each success one code",
    send: (_, headers = {}) =>
      call("/api/admin/teacher-codes", { method: "POST", cookie: admin.cookie, headers }),
    answers: { 201: 20 },
    each: { teacher_codes: 1, audit_log: 1 },
  })),
  "POST /api/school/join": inSchool(async ({ admin, schoolId }) => {
    const made = await call("/api/admin/teacher-codes", { method: "POST", cookie: admin.cookie });
    const { code } = await jsonOf<{ code: string }>(made);
    const teachers = await Promise.all(Array.from({ length: 20 }, () => createTeacher(null)));
    return {
      promise: "a code lets one teacher in",
      send: (index, headers = {}) =>
        call("/api/school/join", {
          cookie: teachers[index]?.cookie ?? "",
          headers,
          json: { schoolCode: code },
        }),
      answers: { 200: 1, 422: 19 },
      once: { teacher_codes: -1, audit_log: 1 },
      state: async () => {
        const rows = await Promise.all(teachers.map(({ user }) => findUser(user.id)));
        return rows.filter((row) => row?.schoolId === schoolId).length;
      },
      wanted: 1,
    };
  }),
  "POST /api/safety/drill": inSchool(({ admin }) => ({
    promise: "each success one drill, one notice, one mail",
    send: (_, headers = {}) => call("/api/safety/drill", { cookie: admin.cookie, headers, json: {} }),
    answers: { 201: 20 },
    each: { safety_events: 1, safety_notices: 1, outbox: 1 },
  })),
  "POST /api/safety/events/:id/acknowledge": inSchool(async (school) => {
    const id = await raiseAlert(school);
    return {
      promise: "taken once",
      send: (_, headers = {}) =>
        call(`/api/safety/events/${id}/acknowledge`, {
          method: "POST",
          cookie: school.admin.cookie,
          headers,
        }),
      answers: { 200: 20 },
      once: { audit_log: 1 },
      state: () => eventState(id),
      wanted: "acknowledged",
    };
  }),
  "POST /api/safety/events/:id/pass-on": inSchool(async (school) => {
    const id = await raiseAlert(school);
    await createTestUser({ userType: "admin", schoolId: school.schoolId });
    return {
      promise: "each success one contact told",
      send: (_, headers = {}) =>
        call(`/api/safety/events/${id}/pass-on`, { method: "POST", cookie: school.admin.cookie, headers }),
      answers: { 200: "any", 409: "any" },
      each: { safety_notices: 1, outbox: 1, audit_log: 1 },
    };
  }),
  "POST /api/safety/events/:id/close": inSchool(async (school) => {
    const id = await raiseAlert(school);
    return {
      promise: "closed once",
      send: (_, headers = {}) =>
        call(`/api/safety/events/${id}/close`, {
          cookie: school.admin.cookie,
          headers,
          json: { outcome: "talked_with_student" },
        }),
      answers: { 200: 1, 409: 19 },
      once: { audit_log: 1 },
      state: () => eventState(id),
      wanted: "closed",
    };
  }),
};
