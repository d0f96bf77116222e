import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { auditLog, safetyEvents, users } from "~/db/schema";
import type { CrisisCategory } from "~/features/safety";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, createTeacher, createTestUser, joinClass, signedInUser, testDb } from "../helpers";
import { createSchool, say } from "./school";

const LIST = "/api/safety/teacher-flags";
const SETTING = "/api/safety/teacher-flags/setting";
type Actor = { cookie: string };

async function raise(
  schoolId: string,
  studentId: string | null,
  values: Partial<typeof safetyEvents.$inferInsert> = {},
): Promise<void> {
  await testDb()
    .insert(safetyEvents)
    .values({
      id: createId(),
      schoolId,
      studentId,
      sourceKind: "note",
      sourceId: createId(),
      excerpt: "words nobody else may read",
      category: "suicide",
      severity: "high",
      ruleIds: ["a.rule"],
      origin: "http://localhost",
      state: "delivered",
      createdAt: testNow(),
      ...values,
    });
}

const turn = (isOn: boolean, admin: Actor) =>
  api(SETTING, { cookie: admin.cookie, method: "PUT", json: { isOn } });
const flagsOf = async ({ cookie }: Actor) => (await api(LIST, { cookie })).json<unknown[]>();

describe("whom a teacher may check in with (K16)", () => {
  let school: Awaited<ReturnType<typeof createSchool>>;
  let teacher: Awaited<ReturnType<typeof createTeacher>>;
  beforeEach(async () => {
    school = await createSchool({ firstName: "Maya", lastName: "Lopez" });
    teacher = await createTeacher(school.schoolId);
    await joinClass(teacher.classroomId, school.student.user.id);
    await turn(true, school.admin);
  });

  it("is the first name and nothing else, once, however many alerts are open", async () => {
    await say(school.student.cookie, "i want to die");
    await raise(school.schoolId, school.student.user.id, { category: "self_harm", state: "acknowledged" });
    expect(await flagsOf(teacher)).toEqual([{ studentId: school.student.user.id, firstName: "Maya" }]);
  });

  it("is off until the school turns it on, and again when it turns it off", async () => {
    await raise(school.schoolId, school.student.user.id);
    expect(await flagsOf(teacher)).toHaveLength(1);
    await turn(false, school.admin);
    expect(await flagsOf(teacher)).toEqual([]);

    const other = await createSchool();
    const otherTeacher = await createTeacher(other.schoolId);
    await joinClass(otherTeacher.classroomId, other.student.user.id);
    await raise(other.schoolId, other.student.user.id);
    expect(await flagsOf(otherTeacher)).toEqual([]);
  });

  it("never reaches the teacher of another class or school, the admin's own page, a parent or a student", async () => {
    await raise(school.schoolId, school.student.user.id);
    const colleague = await createTeacher(school.schoolId);
    await joinClass(colleague.classroomId, (await createTestUser({ schoolId: school.schoolId })).id);
    const far = await createSchool();
    await turn(true, far.admin);
    const farTeacher = await createTeacher(far.schoolId);
    await joinClass(farTeacher.classroomId, school.student.user.id);
    for (const person of [colleague, farTeacher, school.admin]) expect(await flagsOf(person)).toEqual([]);
    for (const userType of ["parent", "student"] as const) {
      expect((await api(LIST, { cookie: (await signedInUser({ userType })).cookie })).status).toBe(403);
    }
    expect((await api(LIST)).status).toBe(401);
  });

  it.each(["invited", "removed"] as const)("leaves out a student who is only %s", async (status) => {
    const student = await createTestUser({ schoolId: school.schoolId });
    await joinClass(teacher.classroomId, student.id, status);
    await raise(school.schoolId, student.id);
    expect(await flagsOf(teacher)).toEqual([]);
  });

  it("ends when the teacher has left the school", async () => {
    const leaver = await createTeacher(school.schoolId);
    await joinClass(leaver.classroomId, school.student.user.id);
    await raise(school.schoolId, school.student.user.id);
    expect(await flagsOf(leaver)).toHaveLength(1);
    await testDb().update(users).set({ schoolId: null }).where(eq(users.id, leaver.user.id));
    expect(await flagsOf(leaver)).toEqual([]);
  });

  it("ends when the alert is closed, and after two weeks", async () => {
    const { event } = await say(school.student.cookie, "i want to die");
    expect(await flagsOf(teacher)).toHaveLength(1);
    await api(`/api/safety/events/${event?.id}/close`, {
      cookie: school.admin.cookie,
      json: { outcome: "talked_with_student" },
    });
    expect(await flagsOf(teacher)).toEqual([]);
    const day = 24 * 60 * 60_000;
    await raise(school.schoolId, school.student.user.id, {
      createdAt: new Date(testNow().getTime() - 15 * day),
    });
    expect(await flagsOf(teacher)).toEqual([]);
    await raise(school.schoolId, school.student.user.id, {
      createdAt: new Date(testNow().getTime() - 13 * day),
    });
    expect(await flagsOf(teacher)).toHaveLength(1);
  });

  it("does not come from a drill", async () => {
    await raise(school.schoolId, school.student.user.id, { isDrill: true });
    expect(await flagsOf(teacher)).toEqual([]);
  });

  it.each<[CrisisCategory, number]>([
    ["suicide", 1],
    ["self_harm", 1],
    ["eating_disorder", 1],
    ["abuse", 0],
    ["danger", 0],
    ["violence_to_others", 0],
  ])("for %s shows %i students", async (category, count) => {
    await raise(school.schoolId, school.student.user.id, { category });
    expect(await flagsOf(teacher)).toHaveLength(count);
  });

  it("shows nothing about a student whose open alert may be about the home, whatever else is open", async () => {
    await raise(school.schoolId, school.student.user.id);
    await raise(school.schoolId, school.student.user.id, { category: "abuse" });
    expect(await flagsOf(teacher)).toEqual([]);
  });

  it("notes the look once a quarter of an hour, where the family's list does not show it", async () => {
    await raise(school.schoolId, school.student.user.id);
    await flagsOf(teacher);
    await flagsOf(teacher);
    const looks = await testDb()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, school.student.user.id), eq(auditLog.action, "teacher_flag_read")));
    expect(looks).toMatchObject([
      { actorId: teacher.user.id, details: { view: "teacher_flag", reason: "school_official" } },
    ]);
    const read = await api("/api/privacy/disclosures", { cookie: school.student.cookie });
    expect(read.status).toBe(200);
    expect(await read.text()).not.toContain("teacher_flag");
  });
});

describe(SETTING, () => {
  it("belongs to the school's admin and its contacts, and each change is in the audit log", async () => {
    const { schoolId, admin, student } = await createSchool();
    const counselor = await signedInUser({ userType: "teacher", schoolId });
    const teacher = await createTeacher(schoolId);
    const contacts = [{ name: "Counselor", email: counselor.user.email }];
    await api("/api/safety/contacts", { cookie: admin.cookie, method: "PUT", json: { contacts } });

    expect(await (await api(SETTING, { cookie: admin.cookie })).json()).toEqual({ isOn: false });
    expect((await turn(true, counselor)).status).toBe(200);
    expect(await (await api(SETTING, { cookie: admin.cookie })).json()).toEqual({ isOn: true });
    for (const { cookie } of [teacher, student, await signedInUser({ userType: "parent" })]) {
      expect((await api(SETTING, { cookie })).status).toBe(403);
      expect((await turn(false, { cookie })).status).toBe(403);
    }
    // Saving contacts and hours leaves the switch as it is.
    await api("/api/safety/contacts", { cookie: admin.cookie, method: "PUT", json: { contacts } });
    expect(await (await api(SETTING, { cookie: counselor.cookie })).json()).toEqual({ isOn: true });
    const changes = await testDb()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorId, counselor.user.id), eq(auditLog.action, "teacher_flags_set")));
    expect(changes).toMatchObject([{ subjectId: null, details: { schoolId, isOn: true } }]);
  });

  it("is a plain form too: an empty box turns it off", async () => {
    const { admin } = await createSchool();
    const send = (body: string) =>
      api(SETTING, {
        cookie: admin.cookie,
        method: "POST",
        body,
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          accept: "text/html",
          origin: "http://localhost",
        },
      });
    for (const [body, isOn] of [
      ["isOn=on", true],
      ["", false],
    ] as const) {
      const reply = await send(body);
      expect([reply.status, reply.headers.get("location")]).toEqual([303, "/#teacher-flags"]);
      expect(await (await api(SETTING, { cookie: admin.cookie })).json()).toEqual({ isOn });
    }
  });
});
