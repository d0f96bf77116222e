import { eq } from "drizzle-orm";
import { sessions, users } from "~/db/schema";
import { hashPassword } from "~/features/identity/password-hash.server";
import { createTestUser, findUser, signedInUser, signIn, testDb } from "../helpers";
import { bornYearsAgo, mailsTo, newRegistration, PASSWORD, registered } from "../sign-up/forms";
import { type Case, call } from "./sweep";
import { createSchoolClass, createWaitingChild, jsonOf } from "./sweep-people";

/** Somebody with a password, signed in on two devices. */
export async function createWithPassword() {
  const person = await signedInUser({ passwordHash: await hashPassword(PASSWORD), emailVerifiedAt: null });
  await signIn(person.user);
  return person;
}

/** The token of the newest link of a kind mailed to somebody. */
export async function mailedToken(email: string, kind: "reset_password" | "verify_email"): Promise<string> {
  const mail = (await mailsTo(email)).findLast((each) => each.kind === kind);
  const token = /(?:reset-password\/|token=)([\w-]+)/.exec(mail?.textBody ?? "")?.[1];
  if (!token) throw new Error(`no ${kind} link was mailed to ${email}`);
  return token;
}

export async function printedBadge(): Promise<{
  token: string;
  person: Awaited<ReturnType<typeof createSchoolClass>>;
}> {
  const person = await createSchoolClass();
  const printed = await call(`/api/classrooms/${person.classroomId}/badges`, {
    method: "POST",
    cookie: person.teacher.cookie,
  });
  const [badge] = await jsonOf<{ url: string }[]>(printed);
  return { token: badge?.url.split("/").at(-1) ?? "", person };
}

const sessionsOf = async (userId: string) =>
  (await testDb().select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId))).length;

export const ACCOUNT_CASES: Record<string, () => Promise<Case>> = {
  "POST /api/auth/register": async () => {
    const json = newRegistration();
    return {
      promise: "one account an address and name, signed in once",
      send: (_, headers = {}) => call("/api/auth/register", { json, headers }),
      keyless: "a name is taken once",
      answers: { 201: 1, 409: 19 },
      once: { users: 1, sessions: 1, audit_log: 1 },
      state: async () => (await testDb().select().from(users).where(eq(users.email, json.email))).length,
      wanted: 1,
    };
  },
  "POST /api/auth/login": async () => {
    const { user } = await createWithPassword();
    return {
      promise: "five before the first result, which others wait for in vain here; each success one session",
      send: (_, headers = {}) =>
        call("/api/auth/login", { headers, json: { email: user.email, password: PASSWORD } }),
      keyless: "a session is nobody's record, and its cookie is not kept",
      answers: { 200: 5, 429: 15 },
      each: { sessions: 1, audit_log: 1 },
    };
  },
  "POST /api/auth/complete-registration": async () => {
    const { cookie, user } = await registered();
    const json = {
      dateOfBirth: bornYearsAgo(9),
      parentName: "Rosa Paz",
      parentEmail: `parent-${user.id}@test.example`,
      relationship: "mother",
    };
    return {
      promise: "one birth date, one request, one mail to the parent",
      send: (_, headers = {}) => call("/api/auth/complete-registration", { cookie, headers, json }),
      answers: { 200: "any", 403: "any" },
      once: { consent_requests: 1, outbox: 1 },
      state: async () => (await findUser(user.id))?.coppaConsentStatus,
      wanted: "pending",
    };
  },
  "POST /api/auth/badge": async () => {
    const { token } = await printedBadge();
    return {
      promise: "each success one session of this badge",
      send: (_, headers = {}) => call("/api/auth/badge", { headers, json: { token } }),
      keyless: "a session is nobody's record, and its cookie is not kept",
      answers: { 200: 20 },
      each: { sessions: 1, audit_log: 1 },
    };
  },
  "POST /api/auth/change-password": async () => {
    const { user, cookie } = await createWithPassword();
    return {
      promise: "changed once, one session left",
      send: (index, headers = {}) =>
        call("/api/auth/change-password", {
          cookie,
          headers,
          json: { currentPassword: PASSWORD, newPassword: `Violet7drum${index}` },
        }),
      keyless: "the old password works once",
      answers: { 200: 1, 401: "any", 429: "any" },
      once: { sessions: -1, audit_log: 1 },
      state: () => sessionsOf(user.id),
      wanted: 1,
    };
  },
  "POST /api/auth/forgot-password": async () => {
    const user = await createTestUser();
    return {
      promise: "four mails at once, one valid link",
      send: (_, headers = {}) => call("/api/auth/forgot-password", { headers, json: { email: user.email } }),
      answers: { 202: 20 },
      once: { outbox: 4, account_tokens: 1, audit_log: 4 },
    };
  },
  "POST /api/auth/reset-password": async () => {
    const { user } = await createWithPassword();
    await call("/api/auth/forgot-password", { json: { email: user.email } });
    const token = await mailedToken(user.email, "reset_password");
    return {
      promise: "a mailed link works once and ends every session",
      send: (index, headers = {}) =>
        call("/api/auth/reset-password", { headers, json: { token, password: `Violet7drum${index}` } }),
      keyless: "a mailed link works once",
      answers: { 200: 1, 410: 19 },
      once: { account_tokens: -1, sessions: -2, audit_log: 1 },
    };
  },
  "POST /api/auth/verify-email": async () => {
    const user = await createTestUser({ emailVerifiedAt: null });
    await call("/api/auth/verify-email", { json: { email: user.email } });
    const token = await mailedToken(user.email, "verify_email");
    return {
      promise: "a mailed link works once",
      send: (_, headers = {}) => call("/api/auth/verify-email", { headers, json: { token } }),
      answers: { 200: 1, 410: 19 },
      once: { account_tokens: -1, audit_log: 1 },
      state: async () => (await findUser(user.id))?.emailVerifiedAt !== null,
      wanted: true,
    };
  },
  "DELETE /api/auth/sessions": async () => {
    const { user, cookie } = await createWithPassword();
    return {
      promise: "the others end, this one stays",
      send: (_, headers = {}) => call("/api/auth/sessions", { method: "DELETE", cookie, headers }),
      keyless: "ending what has ended changes nothing",
      answers: { 204: 20 },
      once: { sessions: -1 },
      each: { audit_log: 1 },
      state: () => sessionsOf(user.id),
      wanted: 1,
    };
  },
  "PATCH /api/auth/user": async () => {
    const { user, cookie } = await signedInUser();
    return {
      promise: "one language, no row",
      send: (_, headers = {}) =>
        call("/api/auth/user", { method: "PATCH", cookie, headers, json: { locale: "es" } }),
      answers: { 200: 20 },
      state: async () => (await findUser(user.id))?.locale,
      wanted: "es",
    };
  },
  "POST /api/locale": async () => {
    const { user, cookie } = await signedInUser();
    return {
      promise: "one language, no row",
      send: (_, headers = {}) => call("/api/locale", { cookie, headers, json: { locale: "es" } }),
      answers: { 200: 20 },
      state: async () => (await findUser(user.id))?.locale,
      wanted: "es",
    };
  },
  "POST /api/display": async () => {
    const { user, cookie } = await signedInUser();
    return {
      promise: "a cookie, no row and nothing of the account's",
      send: (_, headers = {}) =>
        call("/api/display", { cookie, headers, json: { textSize: "larger", highContrast: true } }),
      answers: { 200: 20 },
      state: async () => (await findUser(user.id))?.settings,
      wanted: null,
    };
  },
  "POST /api/logout": async () => {
    const { user, cookie } = await createWithPassword();
    return {
      promise: "one session ends and is noted once",
      send: (_, headers = {}) => call("/api/logout", { method: "POST", cookie, headers }),
      keyless: "a session is nobody's record, and its cookie is not kept",
      answers: { 302: 20 },
      once: { sessions: -1, audit_log: 1 },
      state: () => sessionsOf(user.id),
      wanted: 1,
    };
  },
  "POST /api/consent/continue": async () => {
    const { child, cookie, token } = await createWaitingChild();
    await call(`/api/consent/${token}/grant`, { json: { isParent: true } });
    return {
      promise: "the old token is traded once",
      send: (_, headers = {}) => call("/api/consent/continue", { method: "POST", cookie, headers }),
      keyless: "a session is nobody's record, and its cookie is not kept",
      answers: { 200: 1, 401: 19 },
      state: () => sessionsOf(child.id),
      wanted: 1,
    };
  },
};
