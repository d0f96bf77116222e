import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, classrooms, emotionLogs, memberships } from "~/db/schema";
import { listArchivedClasses } from "~/features/classrooms/index.server";
import { DAY_MS } from "~/platform/durations";
import { createId } from "~/platform/ids";
import { openSocket, socketOf, TestSocket } from "../circle/socket";
import { testNow } from "../clock";
import { api, createTeacher, joinClass, signedInUser, testDb } from "../helpers";
import { apiAt, createSchool, createStaffedClass, nameStaff } from "./school";

const archive = (cookie: string, id: string) =>
  api(`/api/classrooms/${id}/archive`, { method: "POST", cookie });
const takeBack = (cookie: string, id: string) =>
  api(`/api/classrooms/${id}/take-back`, { method: "POST", cookie });
const classOf = async (id: string) =>
  (await testDb().select().from(classrooms).where(eq(classrooms.id, id)))[0];

describe("an archived class", () => {
  it("has no code, circle, board or list any more, and students keep their work", async () => {
    const { teacher, colleague, students, classroomId } = await createStaffedClass(1);
    const student = students[0];
    if (!student) throw new Error("unreachable");
    await nameStaff(teacher.cookie, classroomId, colleague.user);
    await api("/api/emotions", { cookie: student.cookie, json: { emotion: "calm" } });
    const live = await Promise.all(
      [teacher, colleague, student].map(async ({ cookie }) => {
        const socket = new TestSocket(socketOf(await openSocket(cookie, `?classroom=${classroomId}`)));
        await socket.next("welcome");
        return socket;
      }),
    );
    expect((await archive(teacher.cookie, classroomId)).status).toBe(204);
    for (const each of live) expect(await each.closed).toMatchObject({ code: 4403, reason: "class_closed" });

    const newcomer = await signedInUser();
    const code = (await classOf(classroomId))?.joinCode ?? "";
    const joined = await api("/api/classrooms/join", { cookie: newcomer.cookie, json: { code } });
    expect(joined.status).toBe(422);
    const unknown = await api("/api/classrooms/join", {
      cookie: newcomer.cookie,
      json: { code: "ZZZZZZZZ" },
    });
    expect(await joined.json()).toEqual(await unknown.json());

    for (const { cookie } of [teacher, colleague]) {
      const board = await api(`/api/admin/morning-board?classroomId=${classroomId}`, { cookie });
      expect(board.status).toBe(403);
      expect(await board.json()).toMatchObject({ message: expect.stringMatching(/archived/) });
      for (const path of ["members", "code-sheet", "badges"]) {
        expect((await api(`/api/classrooms/${classroomId}/${path}`, { cookie })).status, path).toBe(403);
      }
      expect(await (await api("/api/admin/students", { cookie })).json()).toEqual([]);
    }
    for (const { cookie } of [teacher, colleague, student]) {
      const socket = await openSocket(cookie, `?classroom=${classroomId}`);
      expect(socket.status).toBe(403);
      await socket.body?.cancel();
      const listed = await (await api("/api/classrooms", { cookie })).json<{ id: string }[]>();
      expect(listed.map(({ id }) => id)).not.toContain(classroomId);
    }
    expect(await (await api("/api/emotions", student)).json()).toHaveLength(1);
    const kept = testDb().select().from(emotionLogs).where(eq(emotionLogs.userId, student.user.id));
    expect(await kept).toHaveLength(1);
  });

  it("comes back as it was, for 30 days", async () => {
    const { teacher, colleague, students, classroomId } = await createStaffedClass(1);
    await nameStaff(teacher.cookie, classroomId, colleague.user);
    const context = { db: testDb(), clock: testNow };
    await archive(teacher.cookie, classroomId);
    expect(await listArchivedClasses(context, teacher.user)).toMatchObject([
      { id: classroomId, canTakeBack: true },
    ]);
    expect(await listArchivedClasses(context, colleague.user), "a co-teacher's it is not").toEqual([]);
    expect((await takeBack(teacher.cookie, classroomId)).status).toBe(204);
    expect((await takeBack(teacher.cookie, classroomId)).status, "again it changes nothing").toBe(204);
    expect(await listArchivedClasses(context, teacher.user)).toEqual([]);
    for (const { cookie } of [teacher, colleague])
      expect(await (await api("/api/admin/students", { cookie })).json()).toHaveLength(1);
    const again = new TestSocket(socketOf(await openSocket(students[0]?.cookie ?? "")));
    expect(await again.next("welcome")).toMatchObject({ classroomId });

    await archive(teacher.cookie, classroomId);
    const later = (days: number) => new Date(testNow().getTime() + days * DAY_MS + 60_000);
    const late = await apiAt(later(30), teacher.user, `/api/classrooms/${classroomId}/take-back`, {
      method: "POST",
    });
    expect(late.status).toBe(409);
    const lateList = { db: testDb(), clock: () => later(30) };
    expect(await listArchivedClasses(lateList, teacher.user)).toMatchObject([{ canTakeBack: false }]);
    const early = await apiAt(later(29), teacher.user, `/api/classrooms/${classroomId}/take-back`, {
      method: "POST",
    });
    expect(early.status).toBe(204);
  });

  it("is archived and taken back by its teacher or the verified school's administrator alone", async () => {
    const { schoolId, teacher, colleague, classroomId } = await createStaffedClass();
    const strangers = [
      colleague,
      await createTeacher(await createSchool()),
      await signedInUser({ userType: "admin", schoolId: await createSchool() }),
    ];
    for (const { cookie } of strangers) {
      for (const send of [archive, takeBack]) {
        const refused = await send(cookie, classroomId);
        expect(refused.status).toBe(404);
        expect(await refused.json()).toEqual(await (await send(cookie, createId())).json());
      }
    }
    const student = await signedInUser({ schoolId });
    expect((await archive(student.cookie, classroomId)).status).toBe(403);
    const admin = await signedInUser({ userType: "admin", schoolId });
    expect((await archive(admin.cookie, classroomId)).status).toBe(204);
    expect((await takeBack(teacher.cookie, classroomId)).status).toBe(204);

    const unverified = await createSchool({ isVerified: false });
    const lonely = await createTeacher(unverified);
    const itsAdmin = await signedInUser({ userType: "admin", schoolId: unverified });
    expect((await archive(itsAdmin.cookie, lonely.classroomId)).status).toBe(404);
    expect((await archive(lonely.cookie, lonely.classroomId)).status).toBe(204);
  });

  it("is archived once, however often at the same moment", async () => {
    const { teacher, classroomId } = await createStaffedClass();
    const replies = await Promise.all(Array.from({ length: 20 }, () => archive(teacher.cookie, classroomId)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 204));
    const isAbout = and(eq(auditLog.actorId, teacher.user.id), eq(auditLog.action, "class_archived"));
    expect(await testDb().select().from(auditLog).where(isAbout)).toHaveLength(1);
  });

  it("gives its students' badges to the class that prints next: the paper stays good", async () => {
    const { schoolId, teacher, classroomId } = await createStaffedClass(0);
    const next = await createTeacher(schoolId);
    const child = await signedInUser({
      ...{ schoolId, grade: 1, coppaConsentStatus: "granted" },
      dateOfBirth: `${testNow().getUTCFullYear() - 7}-01-02`,
    });
    await joinClass(classroomId, child.user.id);
    const print = async ({ cookie }: { cookie: string }, id: string) =>
      (await api(`/api/classrooms/${id}/badges`, { method: "POST", cookie })).json<{ url: string }[]>();
    const [paper] = await print(teacher, classroomId);
    const token = paper?.url.split("/").at(-1) ?? "";
    const signIn = async () => (await api("/api/auth/badge", { json: { token } })).status;
    expect(await signIn()).toBe(200);
    await archive(teacher.cookie, classroomId);
    expect(await signIn()).toBe(410);
    await joinClass(next.classroomId, child.user.id);
    expect(await print(next, next.classroomId)).toEqual([paper]);
    expect(await signIn()).toBe(200);
  });

  it("is not the class a student is assigned to, nor one an invitation leads to", async () => {
    const { teacher, schoolId, classroomId } = await createStaffedClass();
    const invited = await signedInUser();
    await joinClass(classroomId, invited.user.id, "invited");
    const [open] = await (await api("/api/invitations", invited)).json<{ id: string }[]>();
    await archive(teacher.cookie, classroomId);
    expect(await (await api("/api/invitations", invited)).json()).toEqual([]);
    const accept = { cookie: invited.cookie, json: { accept: true } };
    expect((await api(`/api/invitations/${open?.id}`, accept)).status).toBe(404);

    const student = await signedInUser({ schoolId });
    const assign = { cookie: teacher.cookie, json: { email: student.user.email } };
    expect((await api("/api/admin/assign-student", assign)).status).toBe(200);
    const seats = await testDb().select().from(memberships).where(eq(memberships.studentId, student.user.id));
    expect(seats.map((seat) => seat.classroomId)).not.toContain(classroomId);
    expect(seats).toHaveLength(1);
  });
});
