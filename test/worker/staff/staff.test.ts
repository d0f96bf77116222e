import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { auditLog, emotionLogs, moduleProgress, schools, users } from "~/db/schema";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, createTeacher, createTestUser, joinClass, signedInUser, testDb } from "../helpers";

const now = testNow();

async function createSchool(isVerified = true): Promise<string> {
  const id = createId();
  await testDb()
    .insert(schools)
    .values({ id, name: `School ${id}`, isVerified, createdAt: now });
  return id;
}

describe("/api/admin", () => {
  let schoolId: string;
  let teacher: Awaited<ReturnType<typeof createTeacher>>;

  beforeAll(async () => {
    schoolId = await createSchool();
    teacher = await createTeacher(schoolId);
  });

  it.each(["students", "student-progress", "module-audits", "dashboard-stats"])(
    "keeps /%s closed for visitors, students and parents",
    async (path) => {
      expect((await api(`/api/admin/${path}`)).status).toBe(401);
      for (const userType of ["student", "parent"] as const) {
        const { cookie } = await signedInUser({ userType });
        const reply = await api(`/api/admin/${path}`, { cookie });
        expect(reply.status).toBe(403);
        expect(await reply.json()).toEqual({
          code: "forbidden",
          message: `Your user role (${userType}) does not have permission to access this content. Required roles: teacher, admin`,
        });
      }
    },
  );

  it("shows a teacher only the active students of the own classes (P17)", async () => {
    const own = await createTestUser();
    const invited = await createTestUser();
    const other = await createTestUser();
    await joinClass(teacher.classroomId, own.id);
    await joinClass(teacher.classroomId, invited.id, "invited");
    await joinClass((await createTeacher(schoolId)).classroomId, other.id);

    const students = await (await api("/api/admin/students", { cookie: teacher.cookie })).json<
      { id: string }[]
    >();
    const ids = students.map((student) => student.id);
    expect(ids).toContain(own.id);
    expect(ids).not.toContain(invited.id);
    expect(ids).not.toContain(other.id);

    for (const id of [invited.id, other.id, createId()]) {
      const reply = await api(`/api/admin/student-progress?studentId=${id}`, { cookie: teacher.cookie });
      expect(reply.status).toBe(404);
      expect(await reply.json()).toEqual({
        code: "not_found",
        message: "There is no such student in your classes.",
      });
    }
  });

  it("adds up a student's figures and notes the look in the disclosure log (P18)", async () => {
    const { user: student } = await signedInUser();
    const room = await createTeacher(schoolId);
    await joinClass(room.classroomId, student.id);
    await testDb()
      .insert(moduleProgress)
      .values([
        {
          id: createId(),
          userId: student.id,
          moduleId: "1",
          progress: 100,
          activitiesCompleted: 5,
          totalActivities: 5,
          status: "completed",
          createdAt: now,
          updatedAt: now,
        },
        {
          id: createId(),
          userId: student.id,
          moduleId: "2",
          progress: 50,
          activitiesCompleted: 2,
          totalActivities: 4,
          status: "in_progress",
          createdAt: now,
          updatedAt: now,
        },
      ]);
    await testDb().insert(emotionLogs).values({
      id: createId(),
      userId: student.id,
      emotion: "calm",
      intensity: 5,
      context: "daily_checkin",
      localDate: "2026-01-05",
      createdAt: now,
    });

    const reply = await api(`/api/admin/student-progress?studentId=${student.id}`, { cookie: room.cookie });
    const [progress] = await reply.json<Record<string, unknown>[]>();
    expect(progress).toMatchObject({
      studentId: student.id,
      modulesCompleted: 1,
      averageScore: 75,
      emotionLogsCount: 1,
      musicTracksCreated: 0,
      drumSessionsCompleted: 0,
    });
    const log = await testDb().select().from(auditLog);
    expect(log).toContainEqual(
      expect.objectContaining({ actorId: room.user.id, subjectId: student.id, action: "record_read" }),
    );

    const stats = await (await api("/api/admin/dashboard-stats", { cookie: room.cookie })).json();
    expect(stats).toMatchObject({
      modulesCompleted: 1,
      emotionCheckins: 1,
      totalSessions: 0,
      musicTracks: 0,
    });
  });

  it("tells averages over ten students and not over nine (small groups)", async () => {
    const room = await createTeacher(schoolId);
    const read = async <Answer>(path: string) =>
      (await api(`/api/admin/${path}`, { cookie: room.cookie })).json<Answer>();
    const audits = async () => {
      const all = await read<{ id: string }[]>("module-audits");
      return Object.fromEntries(all.map(({ id, ...rest }) => [id, rest]));
    };
    const begin = async (
      studentId: string,
      moduleId: string,
      progress: number,
      activitiesCompleted: number,
    ) =>
      testDb()
        .insert(moduleProgress)
        .values({
          id: createId(),
          userId: studentId,
          moduleId,
          progress,
          activitiesCompleted,
          totalActivities: 5,
          status: progress === 100 ? "completed" : "in_progress",
          createdAt: now,
          updatedAt: now,
        });
    const join = async () => {
      const { id } = await createTestUser({ schoolId });
      await joinClass(room.classroomId, id);
      await begin(id, "1", 100, 5);
      return id;
    };
    const withheld = {
      effectivenessRating: null,
      completionRate: null,
      averageScore: null,
      studentInteractions: null,
    };

    const nine = await Promise.all(Array.from({ length: 9 }, join));
    for (const id of nine) await begin(id, "2", 50, 2);
    expect((await audits())["1"]).toMatchObject(withheld);
    // Totals add up what the teacher reads of each student anyway.
    expect(await read("dashboard-stats")).toMatchObject({ averageProgress: null, modulesCompleted: 9 });

    await join();
    const shown = await audits();
    expect(shown["1"]).toMatchObject({
      effectivenessRating: 100,
      completionRate: 100,
      averageScore: 100,
      studentInteractions: 50,
    });
    // The class is ten, but nine of them began this lesson, and nobody the next one.
    expect(shown["2"]).toMatchObject(withheld);
    expect(shown["3"]).toMatchObject(withheld);
    expect(await read("dashboard-stats")).toMatchObject({ averageProgress: 12, modulesCompleted: 10 });
    // One student's own progress is no aggregate.
    expect(await read(`student-progress?studentId=${nine[0]}`)).toMatchObject([{ averageScore: 75 }]);

    await begin(await join(), "2", 100, 5);
    expect((await audits())["2"]).toMatchObject({
      effectivenessRating: 28,
      completionRate: 10,
      averageScore: 55,
      studentInteractions: 23,
    });
  });

  it.each([
    ["students", "class_list"],
    ["student-progress", "class_progress"],
  ])(
    "notes a look at /%s in the disclosure log of every student in it, who can read it",
    async (path, view) => {
      const room = await createTeacher(schoolId);
      const [own, alsoOwn, notYet] = [await signedInUser(), await signedInUser(), await signedInUser()];
      await joinClass(room.classroomId, own.user.id);
      await joinClass(room.classroomId, alsoOwn.user.id);
      await joinClass(room.classroomId, notYet.user.id, "invited");
      const looks = async (student: typeof own) =>
        (await api("/api/privacy/disclosures", { cookie: student.cookie })).json<{ view: string }[]>();

      for (let turn = 0; turn < 2; turn += 1)
        expect((await api(`/api/admin/${path}`, { cookie: room.cookie })).status).toBe(200);
      for (const student of [own, alsoOwn]) {
        expect(await looks(student)).toMatchObject([{ reader: "Test Student", role: "teacher", view }]);
      }
      expect(await looks(notYet)).toEqual([]);

      // Another reader is another look, however soon.
      const admin = await signedInUser({ userType: "admin", schoolId });
      await testDb().update(users).set({ schoolId }).where(eq(users.id, own.user.id));
      await api(`/api/admin/${path}`, { cookie: admin.cookie });
      expect((await looks(own)).map((look) => look.view)).toEqual([view, view]);
    },
  );

  it("shows an administrator the own school and no other", async () => {
    const admin = await signedInUser({ userType: "admin", schoolId });
    const own = await createTestUser({ schoolId });
    const other = await createTestUser({ schoolId: await createSchool() });
    const students = await (await api("/api/admin/students", { cookie: admin.cookie })).json<
      { id: string }[]
    >();
    const ids = students.map((student) => student.id);
    expect(ids).toContain(own.id);
    expect(ids).not.toContain(other.id);
  });

  describe("POST assign-student", () => {
    const assign = (cookie: string, email: string) =>
      api("/api/admin/assign-student", { cookie, json: { email } });

    it("assigns a student of the same verified school at once", async () => {
      const student = await createTestUser({ schoolId });
      const room = await createTeacher(schoolId);
      const reply = await assign(room.cookie, ` ${student.email.toUpperCase()} `);
      expect(reply.status).toBe(200);
      expect(await reply.json()).toMatchObject({
        status: "assigned",
        student: { id: student.id, firstName: "Test" },
      });
      const again = await assign(room.cookie, student.email);
      expect(await again.json()).toMatchObject({ status: "assigned" });
      const students = await (await api("/api/admin/students", { cookie: room.cookie })).json<unknown[]>();
      expect(students).toHaveLength(1);
    });

    it.each([
      ["another school", true],
      ["a school nobody verified", false],
    ])("invites a student of %s and shows no record before they accept", async (_name, isOther) => {
      const teachersSchool = await createSchool(isOther);
      const student = await createTestUser({ schoolId: isOther ? schoolId : teachersSchool });
      const room = await createTeacher(teachersSchool);
      const reply = await assign(room.cookie, student.email);
      expect(await reply.json()).toEqual({
        status: "invited",
        student: { id: student.id, email: student.email },
      });
      expect(await (await api("/api/admin/students", { cookie: room.cookie })).json()).toEqual([]);
    });

    it("answers an unknown address and a parent's with the same 404", async () => {
      const parent = await createTestUser({ userType: "parent" });
      for (const email of ["nobody@test.example", parent.email]) {
        const reply = await assign(teacher.cookie, email);
        expect(reply.status).toBe(404);
        expect(await reply.json()).toEqual({
          code: "not_found",
          message: "Failed to assign student. Please check the email address.",
        });
      }
    });
  });
});
