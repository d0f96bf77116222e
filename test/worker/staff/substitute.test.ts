import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { and, eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { auditLog, checkInDays, classStaff, emotionLogs, needsYouCards } from "~/db/schema";
import { findCircleSeat } from "~/features/classrooms/index.server";
import { openMorningBoard } from "~/features/staff/index.server";
import { addDays } from "~/platform/calendar";
import { localDateOf } from "~/platform/clock";
import { createId } from "~/platform/ids";
import { joinRoom, openSocket, socketOf, TestSocket } from "../circle/socket";
import { testNow } from "../clock";
import { api, testDb } from "../helpers";
import { apiAt, createColleague, createStaffedClass, nameStaff } from "./school";

const now = testNow();
const today = localDateOf(now, "America/New_York");
const boardPath = (classroomId: string) => `/api/admin/morning-board?classroomId=${classroomId}`;

const rowOf = async (classroomId: string) =>
  (await testDb().select().from(classStaff).where(eq(classStaff.classroomId, classroomId)))[0];

afterEach(() => {
  vi.useRealTimers();
});

describe("a substitute", () => {
  it("sees the day's counts and who wants to talk, and no card made of a child's weeks (P17)", async () => {
    const { teacher, colleague, students, classroomId } = await createStaffedClass(3);
    const [asking, quiet] = students;
    if (!asking || !quiet) throw new Error("unreachable");
    await api("/api/emotions", { cookie: quiet.cookie, json: { emotion: "sad" } });
    await api("/api/emotions", { cookie: asking.cookie, json: { emotion: "calm" } });
    const wish = { cookie: asking.cookie, method: "PUT", json: { wantsToTalk: true } };
    expect((await api("/api/check-in/today", wish)).status).toBe(200);
    const noticed = createId();
    await testDb()
      .insert(needsYouCards)
      .values({
        ...{ id: noticed, classroomId, studentId: quiet.user.id, localDate: today },
        ...{ reason: "changed", days: 4, createdAt: now },
      });
    expect((await nameStaff(teacher.cookie, classroomId, colleague.user, {})).status).toBe(201);

    const board = await (await api(boardPath(classroomId), colleague)).json();
    expect(board).toMatchObject({
      ...{ date: today, answered: 2, notYet: 1, ratherNot: 0 },
      wantsToTalk: [{ id: asking.user.id }],
      needsYou: [{ student: { id: asking.user.id }, reason: "Asked to talk" }],
    });
    const view = await openMorningBoard({ db: testDb(), clock: testNow }, colleague.user, classroomId);
    expect(view.isShort).toBe(true);
    expect(view.students.map(({ id, state }) => [id, state])).toEqual([[asking.user.id, "asked"]]);
    const whole = await openMorningBoard({ db: testDb(), clock: testNow }, teacher.user, classroomId);
    expect(whole.board.needsYou.map(({ id }) => id)).toContain(noticed);

    const settle = (id: string) =>
      api(`/api/admin/needs-you/${id}`, { cookie: colleague.cookie, json: { outcome: "talked" } });
    expect((await settle(noticed)).status).toBe(404);
    expect((await settle(view.board.needsYou[0]?.id ?? "")).status).toBe(204);
  });

  it("leaves the receipt of the teacher's own look alone, but for who asked", async () => {
    const { teacher, colleague, students, classroomId } = await createStaffedClass(2);
    const [asking, quiet] = students;
    if (!asking || !quiet) throw new Error("unreachable");
    for (const { cookie } of [asking, quiet])
      await api("/api/emotions", { cookie, json: { emotion: "calm" } });
    await api("/api/check-in/today", { cookie: asking.cookie, method: "PUT", json: { wantsToTalk: true } });
    await nameStaff(teacher.cookie, classroomId, colleague.user, {});
    await api(boardPath(classroomId), colleague);
    const seen = async () => {
      const logs = await testDb()
        .select({ at: emotionLogs.seenByStaffAt })
        .from(emotionLogs)
        .where(eq(emotionLogs.userId, quiet.user.id));
      const days = await testDb()
        .select({ at: checkInDays.seenByStaffAt })
        .from(checkInDays)
        .where(eq(checkInDays.userId, asking.user.id));
      return { feeling: logs[0]?.at !== null, ask: days[0]?.at !== null };
    };
    expect(await seen()).toEqual({ feeling: false, ask: true });
    await api(boardPath(classroomId), teacher);
    expect(await seen()).toEqual({ feeling: true, ask: true });
  });

  it("stands in the log of who asked, as a look at the wish, and in nobody else's", async () => {
    const { teacher, colleague, students, classroomId } = await createStaffedClass(3);
    const [asking, quiet] = students;
    if (!asking || !quiet) throw new Error("unreachable");
    for (const { cookie } of [asking, quiet])
      await api("/api/emotions", { cookie, json: { emotion: "sad" } });
    await nameStaff(teacher.cookie, classroomId, colleague.user, {});
    const looksOf = async (reader: string) =>
      (await testDb().select().from(auditLog).where(eq(auditLog.actorId, reader)))
        .filter(({ action }) => action === "record_read")
        .map(({ subjectId, details }) => [subjectId, details?.view]);
    await api(boardPath(classroomId), colleague);
    expect(await looksOf(colleague.user.id)).toEqual([]);
    await api("/api/check-in/today", { cookie: asking.cookie, method: "PUT", json: { wantsToTalk: true } });
    for (let i = 0; i < 2; i++) await api(boardPath(classroomId), colleague);
    expect(await looksOf(colleague.user.id)).toEqual([[asking.user.id, "morning_board_asked"]]);
    await api(boardPath(classroomId), teacher);
    expect((await looksOf(teacher.user.id)).map(([, view]) => view)).toEqual(Array(3).fill("morning_board"));
  });

  it("leads class and circle, and sees neither records nor corrections nor what opens an account", async () => {
    const { schoolId, teacher, colleague, students, classroomId } = await createStaffedClass(1);
    const student = students[0]?.user.id ?? "";
    await api("/api/privacy/amendments", {
      ...{ cookie: students[0]?.cookie ?? "", json: { topic: "account", wish: "My grade is wrong." } },
    });
    await nameStaff(teacher.cookie, classroomId, colleague.user, { firstDay: today, lastDay: today });
    const [, led] = await (await api("/api/classrooms", colleague)).json<
      { role: string; lastDay: string }[]
    >();
    expect(led).toMatchObject({ id: classroomId, role: "substitute", lastDay: today });
    for (const path of ["members", "code-sheet", "circles"]) {
      expect((await api(`/api/classrooms/${classroomId}/${path}`, colleague)).status, path).toBe(200);
    }
    const lead = new TestSocket(socketOf(await openSocket(colleague.cookie, `?classroom=${classroomId}`)));
    lead.conduct({ action: "start", bpm: 90 });
    expect(await lead.next("circle")).toMatchObject({ running: true });

    for (const path of ["/api/admin/students", "/api/admin/corrections", "/api/safety/teacher-flags"]) {
      expect(await (await api(path, colleague)).json(), path).toEqual([]);
    }
    expect((await api(`/api/admin/student-progress?studentId=${student}`, colleague)).status).toBe(404);
    const third = await createColleague(schoolId);
    const { cookie } = colleague;
    const refusals = [
      await api(`/api/classrooms/${classroomId}/badges`, { cookie }),
      await api(`/api/classrooms/${classroomId}/badges`, { method: "POST", cookie }),
      await api(`/api/classrooms/${classroomId}/family-codes`, { method: "POST", cookie }),
      await api(`/api/classrooms/${classroomId}/members/${student}`, { method: "DELETE", cookie }),
      await api(`/api/classrooms/${classroomId}/staff`, { cookie }),
      await api(`/api/classrooms/${classroomId}/archive`, { method: "POST", cookie }),
      await api(`/api/classrooms/${classroomId}/moves`, {
        ...{ cookie, json: { studentId: student, toClassroomId: colleague.classroomId } },
      }),
      await nameStaff(cookie, classroomId, third.user),
    ];
    for (const refused of refusals) expect(refused.status).toBe(403);
    expect((await api("/api/family-codes", { cookie, json: { studentId: student } })).status).toBe(404);
  });

  it.each([
    [
      "a day of 25 hours in New York",
      "America/New_York",
      "2026-11-01",
      "2026-11-01T04:00",
      "2026-11-02T05:00",
    ],
    [
      "a day of 23 hours in New York",
      "America/New_York",
      "2026-03-08",
      "2026-03-08T05:00",
      "2026-03-09T04:00",
    ],
    [
      "the far east of the calendar",
      "Pacific/Kiritimati",
      "2026-05-04",
      "2026-05-03T10:00",
      "2026-05-04T10:00",
    ],
    ["a day that begins at one", "Africa/Cairo", "2026-04-24", "2026-04-23T22:00", "2026-04-24T21:00"],
  ])("has exactly the school's day: %s", async (_, timeZone, day, from, to) => {
    const { teacher, colleague, classroomId } = await createStaffedClass(1, { timeZone });
    const begin = new Date(`${from}Z`);
    const end = new Date(`${to}Z`);
    const dayBefore = new Date(begin.getTime() - 3_600_000);
    const named = await apiAt(dayBefore, teacher.user, `/api/classrooms/${classroomId}/staff`, {
      json: { email: colleague.user.email, role: "substitute", firstDay: day },
    });
    expect(named.status).toBe(201);
    expect(await rowOf(classroomId)).toMatchObject({ startsAt: begin, endsAt: end, lastDay: day });
    const ask = (ms: number) => apiAt(new Date(ms), colleague.user, boardPath(classroomId));
    const early = await ask(begin.getTime() - 1000);
    expect(early.status).toBe(403);
    expect(await early.json()).toMatchObject({ message: expect.stringMatching(/begin on/) });
    expect((await ask(begin.getTime() + 1000)).status).toBe(200);
    expect((await ask(end.getTime() - 1000)).status).toBe(200);
    const late = await ask(end.getTime());
    expect(late.status).toBe(403);
    expect(await late.json()).toMatchObject({ message: expect.stringMatching(/are over/) });
    const seatAt = (ms: number) => findCircleSeat(testDb(), colleague.user, () => new Date(ms), classroomId);
    expect(await seatAt(begin.getTime() - 1)).toBeNull();
    expect(await seatAt(begin.getTime())).toMatchObject({ role: "teacher", untilMs: end.getTime() });
    expect(await seatAt(end.getTime())).toBeNull();
  });

  it("is named from today to 14 days ahead, in order", async () => {
    const { teacher, colleague, classroomId } = await createStaffedClass();
    const named = (firstDay?: string, lastDay?: string) =>
      nameStaff(teacher.cookie, classroomId, colleague.user, {
        ...(firstDay === undefined ? {} : { firstDay }),
        ...(lastDay === undefined ? {} : { lastDay }),
      });
    const wrong: [string, string | undefined, string][] = [
      [addDays(today, -1), undefined, "firstDay"],
      [today, addDays(today, 15), "lastDay"],
      [addDays(today, 15), undefined, "lastDay"],
      [addDays(today, 3), addDays(today, 2), "lastDay"],
    ];
    for (const [first, last, field] of wrong) {
      const refused = await named(first, last);
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ fieldErrors: { [field]: expect.any(String) } });
    }
    for (const noDay of ["tomorrow", "2026-02-30", "2026-2-3"]) expect((await named(noDay)).status).toBe(400);
    expect(await rowOf(classroomId)).toBeUndefined();
    expect((await named(addDays(today, 14), "")).status).toBe(201);
    expect((await named("", addDays(today, 14))).status, "again with other days").toBe(201);
    expect(await rowOf(classroomId)).toMatchObject({ firstDay: today, lastDay: addDays(today, 14) });
  });

  it("can become a co-teacher, and no co-teacher a substitute", async () => {
    const { teacher, colleague, classroomId } = await createStaffedClass();
    await nameStaff(teacher.cookie, classroomId, colleague.user, {});
    expect((await nameStaff(teacher.cookie, classroomId, colleague.user)).status).toBe(201);
    expect(await rowOf(classroomId)).toMatchObject({ role: "co_teacher", lastDay: null, endsAt: null });
    expect((await nameStaff(teacher.cookie, classroomId, colleague.user, {})).status).toBe(409);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        nameStaff(teacher.cookie, classroomId, colleague.user, index % 2 ? {} : undefined),
      ),
    );
    for (const { status } of replies) expect([201, 409]).toContain(status);
    const isRow = and(eq(classStaff.classroomId, classroomId), eq(classStaff.userId, colleague.user.id));
    expect(await testDb().select().from(classStaff).where(isRow)).toMatchObject([{ role: "co_teacher" }]);
  });

  it("is taken out of the circle when the day is over, by the room itself (S12)", async () => {
    const { teacher, colleague, classroomId } = await createStaffedClass();
    await nameStaff(teacher.cookie, classroomId, colleague.user, {});
    const stub = env.CLASSROOM.get(env.CLASSROOM.idFromName(classroomId));
    const alarmOf = () => runInDurableObject(stub, (_, ctx) => ctx.storage.getAlarm());
    const live = new TestSocket(socketOf(await openSocket(colleague.cookie, `?classroom=${classroomId}`)));
    await live.next("welcome");
    const endMs = (await rowOf(classroomId))?.endsAt?.getTime() ?? 0;
    const offset = testNow().getTime() - Date.now();
    expect(Math.abs(((await alarmOf()) ?? 0) + offset - endMs)).toBeLessThan(60_000);
  });

  it("goes with the alarm, others stay, and the circle pauses after its grace", async () => {
    const startMs = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: startMs });
    const roomId = createId();
    const stub = env.CLASSROOM.get(env.CLASSROOM.idFromName(roomId));
    const untilMs = testNow().getTime() + 60_000;
    const lead = await joinRoom(roomId, { memberId: "sub", role: "teacher", untilMs });
    const maya = await joinRoom(roomId, { memberId: "maya" });
    lead.conduct({ action: "start", mode: "loop", bpm: 90 });
    await maya.next("circle", ({ running }) => running);

    vi.setSystemTime(startMs + 59_000);
    await runDurableObjectAlarm(stub);
    await lead.settle();
    expect(await runInDurableObject(stub, (_, ctx) => ctx.storage.getAlarm())).toBe(startMs + 60_000);

    vi.setSystemTime(startMs + 60_000);
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    expect(await lead.closed).toMatchObject({ code: 4403, reason: "left_class" });
    expect(await maya.next("presence")).toMatchObject({ left: "sub" });
    vi.setSystemTime(startMs + 80_000);
    await runDurableObjectAlarm(stub);
    expect(await maya.next("circle", ({ isPaused }) => isPaused)).toMatchObject({ running: false });
  });

  it("conducts nothing after the day, even before the alarm has rung", async () => {
    const startMs = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: startMs });
    const lead = await joinRoom(createId(), {
      ...{ memberId: "sub", role: "teacher", untilMs: testNow().getTime() + 60_000 },
    });
    await lead.settle();
    vi.setSystemTime(startMs + 60_001);
    lead.conduct({ action: "start" });
    expect(await lead.closed).toMatchObject({ code: 4403 });
    expect(lead.frames.filter(({ type }) => type === "circle")).toEqual([]);
  });
});
