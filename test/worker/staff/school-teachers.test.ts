import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { classrooms, schools, teacherCodes } from "~/db/schema";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, findUser, signedInUser, testDb } from "../helpers";

async function createSchool(isVerified = true) {
  const schoolId = createId();
  await testDb().insert(schools).values({ id: schoolId, name: "Lincoln", isVerified, createdAt: testNow() });
  return { schoolId, admin: await signedInUser({ userType: "admin", schoolId }) };
}
const make = (cookie: string, headers = {}) =>
  api("/api/admin/teacher-codes", { cookie, method: "POST", headers });
const codeOf = async (cookie: string) => (await (await make(cookie)).json<{ code: string }>()).code;
const join = (cookie: string, schoolCode: string) =>
  api("/api/school/join", { cookie, json: { schoolCode } });

describe("a teacher joins a school (S1)", () => {
  it("with the administrator's code, once, and brings the classes along", async () => {
    const { schoolId, admin } = await createSchool();
    const teacher = await signedInUser({ userType: "teacher" });
    const created = await api("/api/classrooms", { cookie: teacher.cookie, json: { name: "4C" } });
    const { id } = await created.json<{ id: string }>();
    const code = await codeOf(admin.cookie);
    const joined = await join(teacher.cookie, ` ${code.toLowerCase().replaceAll("-", " ")} `);
    expect(await joined.json()).toEqual({ schoolName: "Lincoln" });
    expect((await findUser(teacher.user.id))?.schoolId).toBe(schoolId);
    const [classroom] = await testDb().select().from(classrooms).where(eq(classrooms.id, id));
    expect(classroom?.schoolId).toBe(schoolId);

    const second = await signedInUser({ userType: "teacher" });
    expect((await join(second.cookie, code)).status).toBe(422);
    expect((await join(teacher.cookie, await codeOf(admin.cookie))).status).toBe(409);
  });

  it("never with a wrong or an old code, as somebody else, or into a school nobody verified", async () => {
    const { admin } = await createSchool();
    const code = await codeOf(admin.cookie);
    const student = await signedInUser();
    expect((await join(student.cookie, code)).status).toBe(403);
    const teacher = await signedInUser({ userType: "teacher" });
    expect((await make(teacher.cookie)).status).toBe(403);
    expect((await make((await createSchool(false)).admin.cookie)).status).toBe(403);
    await testDb()
      .update(teacherCodes)
      .set({ expiresAt: new Date(testNow().getTime() - 1) });
    expect((await join(teacher.cookie, code)).status).toBe(422);
    const tries = [];
    for (let index = 0; index < 5; index++) tries.push((await join(teacher.cookie, "AAAA-BBBB-CCCC")).status);
    expect(tries).toContain(429);
    expect((await findUser(teacher.user.id))?.schoolId).toBeNull();
  });

  it("shows the code on a page of its own for a plain form", async () => {
    const { admin } = await createSchool();
    const page = await make(admin.cookie, { accept: "text/html" });
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(await page.text()).toMatch(/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/);
  });
});
