import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import { auditLog, classrooms } from "~/db/schema";
import { testNow } from "../clock";
import { api, findUser, signedInUser, signIn, testDb } from "../helpers";
import { createStaffedClass } from "./school";

export const TECHNICAL_ADMINS = "/api/admin/technical-admins";
/** Names somebody who keeps the school's rosters. */
export const nameKeeper = (admin: { cookie: string }, email: string) =>
  api(TECHNICAL_ADMINS, { cookie: admin.cookie, json: { email } });

/** A school with an administrator, a class of somebody else's, and a technical administrator, signed in anew. */
export async function createKeeper({ leads = false } = {}) {
  const school = await createStaffedClass(2);
  const admin = await signedInUser({ userType: "admin", schoolId: school.schoolId });
  const { user, classroomId } = school.colleague;
  if (!leads) await archive(classroomId);
  expect((await nameKeeper(admin, user.email)).status).toBe(201);
  const keeper = { user: (await findUser(user.id)) ?? user, cookie: await signIn(user), classroomId };
  return { ...school, admin, keeper };
}

const archive = (id: string) =>
  testDb().update(classrooms).set({ archivedAt: testNow() }).where(eq(classrooms.id, id));

/** The lines of the audit log about somebody. */
export const linesOf = (subjectId: string, action: string) =>
  testDb()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, subjectId), eq(auditLog.action, action)));
