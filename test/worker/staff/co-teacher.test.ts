import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, classStaff, schools, users } from "~/db/schema";
import type { Classroom } from "~/features/classrooms/classrooms.server";
import type { MorningBoard } from "~/features/staff/morning/morning.schema";
import { createId } from "~/platform/ids";
import { openSocket, socketOf, TestSocket } from "../circle/socket";
import { api, createTeacher, createTestUser, signedInUser, testDb } from "../helpers";
import { createColleague, createSchool, createStaffedClass, nameStaff } from "./school";

const staffOf = (classroomId: string) =>
  testDb().select().from(classStaff).where(eq(classStaff.classroomId, classroomId));
const classesOf = async (cookie: string): Promise<Classroom[]> =>
  (await api("/api/classrooms", { cookie })).json();
const boardPath = (classroomId: string) => `/api/admin/morning-board?classroomId=${classroomId}`;
const studentsOf = async (cookie: string): Promise<{ id: string }[]> =>
  (await api("/api/admin/students", { cookie })).json();
const endPath = (classroomId: string, userId: string) => `/api/classrooms/${classroomId}/staff/${userId}`;

describe("a co-teacher", () => {
  it("is named by e-mail and sees and does in the class what its teacher does (P17)", async () => {
    const { teacher, colleague, students, classroomId } = await createStaffedClass(2);
    expect((await api(boardPath(classroomId), colleague)).status).toBe(404);
    expect(await studentsOf(colleague.cookie)).toEqual([]);

    const named = await nameStaff(teacher.cookie, classroomId, {
      email: ` ${colleague.user.email.toUpperCase()} `,
    });
    expect(named.status).toBe(201);
    const facts = { userId: colleague.user.id, role: "co_teacher", firstDay: null, lastDay: null };
    expect(await named.json()).toEqual({ ...facts, name: "Test Student" });
    expect(await staffOf(classroomId)).toMatchObject([{ ...facts, endsAt: null, addedBy: teacher.user.id }]);

    expect((await classesOf(colleague.cookie)).map(({ id, role }) => [id, role])).toEqual([
      [colleague.classroomId, "teacher"],
      [classroomId, "co_teacher"],
    ]);
    const board: MorningBoard = await (await api(boardPath(classroomId), colleague)).json();
    expect(board.notYet).toBe(2);
    const ids = students.map(({ user }) => user.id).sort();
    expect((await studentsOf(colleague.cookie)).map(({ id }) => id).sort()).toEqual(ids);
    for (const path of ["members", "code-sheet", "badges", "circles", "staff"]) {
      expect((await api(`/api/classrooms/${classroomId}/${path}`, colleague)).status, path).toBe(200);
    }
    const lead = new TestSocket(socketOf(await openSocket(colleague.cookie, `?classroom=${classroomId}`)));
    lead.conduct({ action: "start", bpm: 90 });
    expect(await lead.next("circle")).toMatchObject({ running: true });

    const gone = students[0]?.user.id ?? "";
    const removed = await api(`/api/classrooms/${classroomId}/members/${gone}`, {
      ...{ method: "DELETE", cookie: colleague.cookie },
    });
    expect(removed.status).toBe(204);
    expect(await studentsOf(teacher.cookie)).toHaveLength(1);
  });

  it("neither names nor ends others, nor archives the class", async () => {
    const { schoolId, teacher, colleague, classroomId } = await createStaffedClass();
    const third = await createColleague(schoolId);
    for (const { user } of [colleague, third]) await nameStaff(teacher.cookie, classroomId, user);
    const refusals = [
      await nameStaff(colleague.cookie, classroomId, (await createColleague(schoolId)).user),
      await api(endPath(classroomId, third.user.id), { method: "DELETE", cookie: colleague.cookie }),
      await api(`/api/classrooms/${classroomId}/archive`, { method: "POST", cookie: colleague.cookie }),
    ];
    for (const refused of refusals) {
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/own teacher/) });
    }
    expect(await staffOf(classroomId)).toHaveLength(2);
  });

  it("is somebody of the class's verified school with a proved address, and nobody else", async () => {
    const { schoolId, teacher, classroomId } = await createStaffedClass();
    const addresses = [
      `${createId()}@nobody.example`,
      (await createColleague(await createSchool())).user.email,
      (await createColleague(null)).user.email,
      (await createTeacher(schoolId)).user.email,
      (await createTestUser({ schoolId, emailVerifiedAt: new Date() })).email,
      (await createTestUser({ userType: "admin", schoolId, emailVerifiedAt: new Date() })).email,
      (await createTestUser({ userType: "parent", emailVerifiedAt: new Date() })).email,
    ];
    const bodies = new Set<string>();
    for (const email of addresses) {
      const refused = await nameStaff(teacher.cookie, classroomId, { email });
      expect(refused.status).toBe(422);
      bodies.add(await refused.text());
    }
    expect([...bodies], "one answer, whoever the address belongs to").toHaveLength(1);
    await testDb().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, teacher.user.id));
    expect((await nameStaff(teacher.cookie, classroomId, teacher.user)).status).toBe(409);
    for (const json of [{}, { email: "", role: "co_teacher" }, { email: "a@b.example", role: "boss" }]) {
      const path = `/api/classrooms/${classroomId}/staff`;
      expect((await api(path, { cookie: teacher.cookie, json })).status).toBe(400);
    }
    expect(await staffOf(classroomId)).toEqual([]);
  });

  it("is named by the class's teacher or the school's administrator alone", async () => {
    const { schoolId, teacher, colleague, classroomId } = await createStaffedClass();
    const strangers = [
      colleague,
      await createColleague(await createSchool()),
      await signedInUser({ userType: "admin", schoolId: await createSchool() }),
    ];
    for (const { cookie } of strangers) {
      const refused = await nameStaff(cookie, classroomId, colleague.user);
      expect(refused.status).toBe(404);
      const missing = await nameStaff(cookie, createId(), colleague.user);
      expect(await refused.json()).toEqual(await missing.json());
    }
    const student = await signedInUser({ schoolId });
    expect((await nameStaff(student.cookie, classroomId, colleague.user)).status).toBe(403);
    const admin = await signedInUser({ userType: "admin", schoolId });
    expect((await nameStaff(admin.cookie, classroomId, colleague.user)).status).toBe(201);

    await testDb().update(schools).set({ isVerified: false }).where(eq(schools.id, schoolId));
    expect((await nameStaff(teacher.cookie, classroomId, colleague.user)).status).toBe(403);
    expect((await api(boardPath(classroomId), colleague)).status, "the school counts no more").toBe(404);
  });

  it("ends at once, with the live socket: by the teacher, by themselves, and without a script", async () => {
    const { teacher, colleague, classroomId } = await createStaffedClass();
    const ways = [
      () => api(endPath(classroomId, colleague.user.id), { method: "DELETE", cookie: teacher.cookie }),
      () => api(endPath(classroomId, colleague.user.id), { method: "DELETE", cookie: colleague.cookie }),
      () =>
        api(endPath(classroomId, colleague.user.id), {
          cookie: teacher.cookie,
          headers: { accept: "text/html" },
          body: new URLSearchParams({}),
        }),
    ];
    for (const [index, end] of ways.entries()) {
      await nameStaff(teacher.cookie, classroomId, colleague.user);
      const live = new TestSocket(socketOf(await openSocket(colleague.cookie, `?classroom=${classroomId}`)));
      await live.next("welcome");
      expect((await end()).status).toBe(index === 2 ? 303 : 204);
      expect(await live.closed).toMatchObject({ code: 4403, reason: "left_class" });
      expect((await api(boardPath(classroomId), colleague)).status).toBe(404);
      expect(await studentsOf(colleague.cookie)).toEqual([]);
      expect(await classesOf(colleague.cookie)).toHaveLength(1);
      const again = await openSocket(colleague.cookie, `?classroom=${classroomId}`);
      expect(again.status).toBe(403);
      await again.body?.cancel();
    }
    expect((await ways[0]?.())?.status, "nobody is left to end").toBe(404);
    const isAbout = and(eq(auditLog.subjectId, colleague.user.id), eq(auditLog.action, "class_staff_ended"));
    expect(await testDb().select().from(auditLog).where(isAbout)).toHaveLength(3);
  });

  it("is named once, however often and by whom at the same moment", async () => {
    const { schoolId, teacher, colleague, classroomId } = await createStaffedClass();
    const admin = await signedInUser({ userType: "admin", schoolId });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        nameStaff((index % 2 ? admin : teacher).cookie, classroomId, colleague.user),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    expect(await staffOf(classroomId)).toHaveLength(1);
    const isAbout = and(eq(auditLog.subjectId, colleague.user.id), eq(auditLog.action, "co_teacher_named"));
    expect(await testDb().select().from(auditLog).where(isAbout)).toHaveLength(1);
  });
});
