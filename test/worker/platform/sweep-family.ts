import { env } from "cloudflare:test";
import { and, eq } from "drizzle-orm";
import { dataRequests, familyLinks, memberships } from "~/db/schema";
import { sealStopToken } from "~/features/family/weekly-stop.server";
import { testNow } from "../clock";
import { ledgerOf } from "../consent/family";
import { createTeacher, findUser, joinClass, signedInUser, testDb } from "../helpers";
import { type Case, call, form } from "./sweep";
import {
  createFamily,
  createGrantedChild,
  createSchoolClass,
  createWaitingChild,
  jsonOf,
} from "./sweep-people";

export const decisionsOf = async (childId: string) =>
  (await ledgerOf(childId)).map(({ decision }) => decision);
const statusOf = async (userId: string) => (await findUser(userId))?.coppaConsentStatus;

/** A class invitation of a student of 15, and who may decide it. */
export async function createInvitation() {
  const teacher = await createTeacher(null);
  const student = await signedInUser();
  await joinClass(teacher.classroomId, student.user.id, "invited");
  const [row] = await testDb().select().from(memberships).where(eq(memberships.studentId, student.user.id));
  const state = async () =>
    (await testDb().select().from(memberships).where(eq(memberships.studentId, student.user.id))).map(
      ({ status }) => status,
    );
  return { id: row?.id ?? "", teacher, student, state };
}

/** A teacher's class with a join code as the product makes it. */
export async function createOpenClass() {
  const teacher = await createTeacher(null);
  const made = await call("/api/classrooms", { cookie: teacher.cookie, json: { name: "5b" } });
  return { teacher, ...(await jsonOf<{ id: string; joinCode: string }>(made)) };
}

export async function newFamilyCode(school: Awaited<ReturnType<typeof createSchoolClass>>): Promise<string> {
  const made = await call("/api/family-codes", {
    cookie: school.teacher.cookie,
    json: { studentId: school.student.user.id },
  });
  return (await jsonOf<{ code: string }>(made)).code;
}

const privacy = (method: "PUT" | "POST") => async (): Promise<Case> => {
  const { user, cookie } = await signedInUser();
  return {
    promise: "the switch is as sent, each success in the log",
    send: (_, headers = {}) =>
      call("/api/privacy/update", {
        method,
        cookie,
        headers,
        ...(method === "PUT" ? { json: { dataRetentionOptOut: true } } : form({ dataRetentionOptOut: "on" })),
      }),
    answers: { 200: 20 },
    each: { audit_log: 1 },
    state: async () => (await findUser(user.id))?.dataRetentionOptOut,
    wanted: true,
  };
};

const planned = async (path: string, cookie: string) =>
  (await jsonOf<{ id: string }>(await call(path, { method: "POST", cookie }))).id;

const requestStates = async (userId: string) =>
  (await testDb().select().from(dataRequests).where(eq(dataRequests.userId, userId))).map(
    ({ status }) => status,
  );

export const FAMILY_CASES: Record<string, () => Promise<Case>> = {
  "POST /api/consent/:token/grant": async () => {
    const { child, token } = await createWaitingChild();
    return {
      promise: "one yes in the ledger, one confirmation",
      send: (_, headers = {}) => call(`/api/consent/${token}/grant`, { headers, json: { isParent: true } }),
      answers: { 200: 1, 410: 19 },
      once: { consent_ledger: 1, outbox: 1, audit_log: 1 },
      state: () => statusOf(child.id),
      wanted: "granted",
    };
  },
  "POST /api/consent/:token/decline": async () => {
    const { child, token } = await createWaitingChild();
    return {
      promise: "one no in the ledger, the waiting mail is gone",
      send: (_, headers = {}) => call(`/api/consent/${token}/decline`, { headers, method: "POST" }),
      answers: { 200: 1, 410: 19 },
      once: { consent_ledger: 1, outbox: -1, audit_log: 1 },
      state: () => statusOf(child.id),
      wanted: "declined",
    };
  },
  "POST /api/consent/:token/revoke": async () => {
    const { child, revokeToken } = await createGrantedChild();
    return {
      promise: "taken back once",
      send: (_, headers = {}) => call(`/api/consent/${revokeToken}/revoke`, { headers, method: "POST" }),
      answers: { 200: 1, 410: 19 },
      // The child's session ends, and the confirmation that has not gone out yet is not sent any more.
      once: { consent_ledger: 1, outbox: -1, audit_log: 1, sessions: -1 },
      state: () => decisionsOf(child.id),
      wanted: ["granted", "revoked"],
    };
  },
  "POST /api/consent/resend": async () => {
    const { cookie } = await createWaitingChild();
    return {
      promise: "four mails a day with the first",
      send: (_, headers = {}) => call("/api/consent/resend", { cookie, headers, json: {} }),
      answers: { 202: 3, 429: 17 },
      each: { consent_requests: 1, outbox: 1 },
    };
  },
  "POST /api/parent/consent/:childId/revoke": async () => {
    const { child, parent } = await createFamily();
    return {
      promise: "taken back once",
      send: (_, headers = {}) =>
        call(`/api/parent/consent/${child.id}/revoke`, { method: "POST", cookie: parent.cookie, headers }),
      answers: { 200: 1, 409: 19 },
      once: { consent_ledger: 1, outbox: -1, audit_log: 1, sessions: -1 },
      state: () => decisionsOf(child.id),
      wanted: ["granted", "revoked"],
    };
  },
  "POST /api/parent/children/:childId/data-export": async () => {
    const { child, parent } = await createFamily();
    return {
      promise: "one archive and one mail a day",
      send: (_, headers = {}) =>
        call(`/api/parent/children/${child.id}/data-export`, {
          method: "POST",
          cookie: parent.cookie,
          headers,
        }),
      answers: { 202: 20 },
      once: { data_requests: 1, outbox: 1, audit_log: 1 },
      state: () => requestStates(child.id),
      wanted: ["ready"],
    };
  },
  "POST /api/parent/children/:childId/data-deletion": async () => {
    const { child, parent } = await createFamily();
    return {
      promise: "one planned deletion",
      send: (_, headers = {}) =>
        call(`/api/parent/children/${child.id}/data-deletion`, {
          method: "POST",
          cookie: parent.cookie,
          headers,
        }),
      answers: { 202: 20 },
      once: { data_requests: 1, audit_log: 1 },
      state: () => requestStates(child.id),
      wanted: ["open"],
    };
  },
  "POST /api/parent/data-deletion/:id/cancel": async () => {
    const { child, parent } = await createFamily();
    const id = await planned(`/api/parent/children/${child.id}/data-deletion`, parent.cookie);
    return {
      promise: "taken back once, none open",
      send: (_, headers = {}) =>
        call(`/api/parent/data-deletion/${id}/cancel`, { method: "POST", cookie: parent.cookie, headers }),
      answers: { 200: 1, 404: 19 },
      once: { audit_log: 1 },
      state: () => requestStates(child.id),
      wanted: ["cancelled"],
    };
  },
  "POST /api/parent/link": async () => {
    const school = await createSchoolClass();
    const code = await newFamilyCode(school);
    const parents = await Promise.all(Array.from({ length: 20 }, () => signedInUser({ userType: "parent" })));
    return {
      promise: "a code links one parent; the student hears of it once",
      send: (index, headers = {}) =>
        call("/api/parent/link", { cookie: parents[index]?.cookie ?? "", headers, json: { code } }),
      answers: { 200: 1, 422: 19 },
      once: { family_links: 1, audit_log: 1, outbox: 1 },
      state: async () =>
        (await testDb().select().from(familyLinks).where(eq(familyLinks.childId, school.student.user.id)))
          .length,
      wanted: 1,
    };
  },
  "POST /api/parent/weekly-card": async () => {
    const { user, cookie } = await signedInUser({ userType: "parent" });
    return {
      promise: "the switch is as sent",
      send: (_, headers = {}) =>
        call("/api/parent/weekly-card", { cookie, headers, json: { byMail: false } }),
      answers: { 200: 20 },
      state: async () => (await findUser(user.id))?.weeklyCardOptOut,
      wanted: true,
    };
  },
  "POST /api/weekly-card/:token": async () => {
    const { user } = await signedInUser({ userType: "parent" });
    const token = await sealStopToken(env.SIGNING_SECRET ?? "", user.id, testNow());
    return {
      promise: "stopped, however often it is pressed",
      send: (_, headers = {}) => call(`/api/weekly-card/${token}`, { method: "POST", headers }),
      answers: { 200: 20 },
      state: async () => (await findUser(user.id))?.weeklyCardOptOut,
      wanted: true,
    };
  },
  "POST /api/invitations/:id": async () => {
    const { id, student, state } = await createInvitation();
    return {
      promise: "accepted once",
      send: (_, headers = {}) =>
        call(`/api/invitations/${id}`, { cookie: student.cookie, headers, json: { accept: true } }),
      answers: { 200: 1, 404: 19 },
      state,
      wanted: ["active"],
    };
  },
  "POST /api/classrooms/join": async () => {
    const { joinCode } = await createOpenClass();
    const { user, cookie } = await signedInUser();
    return {
      promise: "in the class once",
      send: (_, headers = {}) => call("/api/classrooms/join", { cookie, headers, json: { code: joinCode } }),
      answers: { 200: "any", 429: "any" },
      once: { memberships: 1 },
      state: async () =>
        (await testDb().select().from(memberships).where(eq(memberships.studentId, user.id))).map(
          ({ status }) => status,
        ),
      wanted: ["active"],
    };
  },
  "PUT /api/privacy/update": privacy("PUT"),
  "POST /api/privacy/update": privacy("POST"),
  "POST /api/privacy/data-export": async () => {
    const { user, cookie } = await signedInUser();
    return {
      promise: "one archive and one mail a day",
      send: (_, headers = {}) => call("/api/privacy/data-export", { method: "POST", cookie, headers }),
      answers: { 202: 20 },
      once: { data_requests: 1, outbox: 1, audit_log: 1 },
      state: () => requestStates(user.id),
      wanted: ["ready"],
    };
  },
  "POST /api/privacy/data-deletion": async () => {
    const { user, cookie } = await signedInUser();
    return {
      promise: "one planned deletion",
      send: (_, headers = {}) => call("/api/privacy/data-deletion", { method: "POST", cookie, headers }),
      answers: { 202: 20 },
      once: { data_requests: 1, audit_log: 1 },
      state: () => requestStates(user.id),
      wanted: ["open"],
    };
  },
  "POST /api/privacy/data-deletion/:id/cancel": async () => {
    const { user, cookie } = await signedInUser();
    const id = await planned("/api/privacy/data-deletion", cookie);
    return {
      promise: "taken back once, none open",
      send: (_, headers = {}) =>
        call(`/api/privacy/data-deletion/${id}/cancel`, { method: "POST", cookie, headers }),
      answers: { 200: 1, 404: 19 },
      once: { audit_log: 1 },
      state: () => requestStates(user.id),
      wanted: ["cancelled"],
    };
  },
  "POST /api/privacy/amendments": async () => {
    const { student } = await createSchoolClass();
    return {
      promise: "five open corrections, each with its mail",
      send: (_, headers = {}) =>
        call("/api/privacy/amendments", {
          cookie: student.cookie,
          headers,
          json: { topic: "account", wish: "My grade is wrong." },
        }),
      answers: { 201: 5, 409: 15 },
      each: { amendment_requests: 1, audit_log: 1, outbox: 1 },
    };
  },
};

export const membershipOf = async (classroomId: string, studentId: string) =>
  (
    await testDb()
      .select({ status: memberships.status })
      .from(memberships)
      .where(and(eq(memberships.classroomId, classroomId), eq(memberships.studentId, studentId)))
  ).map(({ status }) => status);
