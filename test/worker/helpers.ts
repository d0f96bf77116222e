import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { openDatabase } from "~/db/index.server";
import { classrooms, memberships, users } from "~/db/schema";
import { createSession } from "~/features/identity/index.server";
import type { UserRow } from "~/platform/context.server";
import { createId } from "~/platform/ids";
import { testNow } from "./clock";
import worker from "./worker";

export const ORIGIN = "http://localhost";
export const testDb = () => openDatabase(env.DB).db;

/** A new user with unique names; a ready student of 15 unless told otherwise. */
export async function createTestUser(values: Partial<typeof users.$inferInsert> = {}): Promise<UserRow> {
  const id = createId();
  const now = testNow();
  const [row] = await testDb()
    .insert(users)
    .values({
      id,
      userType: "student",
      firstName: "Test",
      lastName: "Student",
      email: `${id}@test.example`,
      username: `user-${id}`,
      dateOfBirth:
        values.userType && values.userType !== "student" ? null : `${now.getUTCFullYear() - 15}-01-01`,
      createdAt: now,
      updatedAt: now,
      ...values,
    })
    .returning();
  if (!row) throw new Error("the test user was not stored");
  return row;
}

/** Cookie header of a fresh session for a user. */
export async function signIn(user: Pick<UserRow, "id" | "userType">): Promise<string> {
  const { statement, cookie } = await createSession({ db: testDb(), clock: testNow, isSecure: false }, user);
  await statement;
  return cookie.split(";")[0] ?? "";
}

export const findUser = async (id: string): Promise<UserRow | undefined> =>
  (await testDb().select().from(users).where(eq(users.id, id)))[0];

export type ApiInit = {
  method?: string;
  json?: unknown;
  body?: BodyInit;
  cookie?: string;
  headers?: Record<string, string>;
  /** Settings that differ from the test configuration's. */
  settings?: Partial<Env>;
};

/** Sends one request through the whole Worker (without Remix) and waits for what it left running. */
export async function api(path: string, init: ApiInit = {}): Promise<Response> {
  const {
    json,
    body,
    cookie,
    headers = {},
    settings = {},
    method = json === undefined && body === undefined ? "GET" : "POST",
  } = init;
  const request = new Request(`${ORIGIN}${path}`, {
    method,
    redirect: "manual",
    headers: {
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    ...(json === undefined ? (body === undefined ? {} : { body }) : { body: JSON.stringify(json) }),
  });
  const context = createExecutionContext();
  const response = await worker.fetch(request as never, { ...env, ...settings }, context);
  await waitOnExecutionContext(context);
  return response;
}

/** A new user of the given kind, signed in. */
export async function signedInUser(values: Partial<typeof users.$inferInsert> = {}) {
  const user = await createTestUser(values);
  return { user, cookie: await signIn(user) };
}

/** A new teacher of a school (or of none) with one class, signed in. */
export async function createTeacher(schoolId: string | null) {
  const teacher = await signedInUser({ userType: "teacher", schoolId });
  const classroomId = createId();
  await testDb()
    .insert(classrooms)
    .values({
      id: classroomId,
      teacherId: teacher.user.id,
      schoolId,
      name: "A class",
      joinCode: classroomId.slice(-8),
      createdAt: testNow(),
    });
  return { ...teacher, classroomId };
}

/** Puts a student into a class. */
export const joinClass = (
  classroomId: string,
  studentId: string,
  status: "active" | "invited" | "removed" = "active",
) =>
  testDb()
    .insert(memberships)
    .values({ id: createId(), classroomId, studentId, status, createdAt: testNow() });
