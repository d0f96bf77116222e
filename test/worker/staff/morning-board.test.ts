import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "~/db/index.server";
import { emotionLogs, memberships, morningBoards, needsYouCards, safetySettings } from "~/db/schema";
import { openMorningBoard, readMorningBoard } from "~/features/staff/index.server";
import { localDateOf } from "~/platform/clock";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, createTeacher, createTestUser, joinClass, signedInUser, testDb } from "../helpers";
import {
  answerBefore,
  ask,
  boardOf,
  createClass,
  feel,
  now,
  schoolDays,
  settle,
  today,
  usual,
} from "./morning";
import { createSchool } from "./school";

describe("GET /api/admin/morning-board", () => {
  it("counts who answered, who would rather not and who has not yet, in the contract's shape", async () => {
    const { teacher, students, schoolId } = await createClass(4);
    const [one, two, three] = students;
    if (!one || !two || !three) throw new Error("unreachable");
    await feel(one.cookie);
    await api("/api/check-in/skip", { cookie: two.cookie, json: {} });
    await feel(three.cookie, "sad");
    await ask(three.cookie);
    const board = await boardOf(teacher.cookie, teacher.classroomId);
    expect(board).toEqual({
      date: today,
      ...{ answered: 2, notYet: 1, ratherNot: 1 },
      wantsToTalk: [{ id: three.user.id, firstName: "Kid2" }],
      needsYou: [
        {
          id: expect.any(String),
          student: { id: three.user.id, firstName: "Kid2" },
          reason: "Asked to talk",
          sentence: expect.stringMatching(/\?$/),
        },
      ],
    });
    expect(await boardOf(teacher.cookie), "without an id the first class").toEqual(board);
    const reader = await signedInUser({ userType: "admin", schoolId, locale: "es" });
    const spanish = await boardOf(reader.cookie, teacher.classroomId);
    expect(spanish).toMatchObject({ needsYou: [{ reason: "Pidió hablar" }] });
  });

  it("is the class teacher's and the own verified school's administrator's, and nobody else's", async () => {
    const { schoolId, teacher } = await createClass(1);
    const path = `/api/admin/morning-board?classroomId=${teacher.classroomId}`;
    expect((await api(path)).status).toBe(401);
    for (const userType of ["student", "parent"] as const) {
      expect((await api(path, { cookie: (await signedInUser({ userType })).cookie })).status).toBe(403);
    }
    const admin = await signedInUser({ userType: "admin", schoolId });
    await boardOf(admin.cookie, teacher.classroomId);
    await boardOf(admin.cookie);
    const strangers = [
      await createTeacher(schoolId),
      await createTeacher(null),
      await signedInUser({ userType: "admin", schoolId: await createSchool() }),
      await signedInUser({ userType: "admin", schoolId: null }),
    ];
    for (const { cookie } of strangers) {
      const refused = await api(path, { cookie });
      expect(refused.status).toBe(404);
      const unknown = await api(`/api/admin/morning-board?classroomId=${createId()}`, { cookie });
      expect(await refused.json()).toEqual(await unknown.json());
    }
    const unverified = await createSchool({ isVerified: false });
    const itsTeacher = await createTeacher(unverified);
    const itsAdmin = await signedInUser({ userType: "admin", schoolId: unverified });
    expect(
      (await api(`/api/admin/morning-board?classroomId=${itsTeacher.classroomId}`, itsAdmin)).status,
    ).toBe(404);
    const noClass = await signedInUser({ userType: "teacher", schoolId });
    expect((await api("/api/admin/morning-board", noClass)).status).toBe(404);
  });

  it("shows neither invited nor removed students, and not their cards", async () => {
    const { teacher, students, schoolId } = await createClass(2);
    const [gone, here] = students;
    if (!gone || !here) throw new Error("unreachable");
    const invited = await createTestUser({ schoolId });
    await joinClass(teacher.classroomId, invited.id, "invited");
    await feel(gone.cookie);
    await ask(gone.cookie);
    expect((await boardOf(teacher.cookie)).needsYou).toHaveLength(1);
    await testDb()
      .update(memberships)
      .set({ status: "removed" })
      .where(eq(memberships.studentId, gone.user.id));
    expect(await boardOf(teacher.cookie)).toMatchObject({
      ...{ answered: 0, notYet: 1, ratherNot: 0, wantsToTalk: [], needsYou: [] },
    });
  });

  it("notices who differs from their own usual, and names no feeling", async () => {
    const { teacher, students } = await createClass(8);
    const [changed, silent, glum, ...others] = students;
    if (!changed || !silent || !glum) throw new Error("unreachable");
    await answerBefore(changed.user.id, ["sad", "angry", "sad", "sad", "anxious", ...usual(30)]);
    await answerBefore(silent.user.id, ["-", "-", "-", "-", ...usual(31)]);
    // Always so: that is this child's usual, and nobody's business here.
    await answerBefore(
      glum.user.id,
      Array.from({ length: 35 }, () => "sad"),
    );
    for (const { user } of others) await answerBefore(user.id, usual(35));
    const board = await boardOf(teacher.cookie);
    expect(board.needsYou.map(({ student, reason }) => [student.firstName, reason])).toEqual([
      ["Kid0", "Answers differ from their usual for 5 days"],
      ["Kid1", "Has not answered for 4 school days, usually does"],
    ]);
    expect(JSON.stringify(board)).not.toMatch(/sad|angry|anxious|unpleasant|mood/i);
  });

  it("takes a week of the school's holidays for nobody's silence", async () => {
    const { teacher, students, schoolId } = await createClass(8);
    const [away, gone, ...atHome] = students;
    if (!away || !gone) throw new Error("unreachable");
    const week = ["-", "-", "-", "-", "-"];
    // Most of the class answers in the holidays, too; one stopped four school days before them.
    await answerBefore(away.user.id, [...week, ...usual(35)]);
    await answerBefore(gone.user.id, [...week, "-", "-", "-", "-", ...usual(31)]);
    for (const { user } of atHome) await answerBefore(user.id, usual(40));
    const days = schoolDays(5);
    const holidays = [{ from: days.at(-1) ?? "", to: days[0] ?? "" }];
    await testDb()
      .insert(safetySettings)
      .values({ schoolId, holidays, updatedBy: teacher.user.id, updatedAt: now });
    const board = await boardOf(teacher.cookie);
    expect(board.needsYou.map(({ student, reason }) => [student.firstName, reason])).toEqual([
      ["Kid1", "Has not answered for 4 school days, usually does"],
    ]);
  });

  it("shows at most five, whoever asked to talk first, and the same ids all day", async () => {
    const { teacher, students } = await createClass(16);
    const [asking, ...rest] = students;
    if (!asking) throw new Error("unreachable");
    for (const [index, { user }] of rest.entries()) {
      await answerBefore(user.id, index < 7 ? ["-", "-", "-", "-", ...usual(31)] : usual(35));
    }
    const first = await boardOf(teacher.cookie);
    expect(first.needsYou).toHaveLength(5);
    await feel(asking.cookie);
    await ask(asking.cookie);
    const second = await boardOf(teacher.cookie);
    expect(second.needsYou).toHaveLength(5);
    expect(second.needsYou[0]?.student.id).toBe(asking.user.id);
    expect(second.needsYou.slice(1)).toEqual(first.needsYou.slice(0, 4));
    await feel(rest[0]?.cookie ?? "");
    expect(await boardOf(teacher.cookie), "answering now changes the counts, no id").toEqual({
      ...second,
      answered: second.answered + 1,
      notYet: second.notYet - 1,
    });
  });

  it("makes the day's cards once, opened twenty times at the same moment", async () => {
    const { teacher, students } = await createClass(6);
    for (const [index, { user }] of students.entries()) {
      await answerBefore(user.id, index < 2 ? ["-", "-", "-", "-", ...usual(31)] : usual(35));
    }
    const boards = await Promise.all(Array.from({ length: 20 }, () => boardOf(teacher.cookie)));
    for (const board of boards) expect(board).toEqual(boards[0]);
    const cards = testDb().select().from(needsYouCards);
    expect(await cards.where(eq(needsYouCards.classroomId, teacher.classroomId))).toHaveLength(2);
    const made = testDb().select().from(morningBoards);
    expect(await made.where(eq(morningBoards.classroomId, teacher.classroomId))).toHaveLength(1);
  });

  it("takes an ask back, and takes a new one after an outcome", async () => {
    const { teacher, students } = await createClass(1);
    const [student] = students;
    if (!student) throw new Error("unreachable");
    await feel(student.cookie);
    await ask(student.cookie);
    const [first] = (await boardOf(teacher.cookie)).needsYou;
    await ask(student.cookie);
    expect((await boardOf(teacher.cookie)).needsYou, "the same wish again is the same card").toEqual([first]);
    await ask(student.cookie, false);
    expect(await boardOf(teacher.cookie)).toMatchObject({ wantsToTalk: [], needsYou: [] });
    await ask(student.cookie);
    const [second] = (await boardOf(teacher.cookie)).needsYou;
    expect((await settle(teacher.cookie, second?.id ?? "", "talked")).status).toBe(204);
    expect(await boardOf(teacher.cookie)).toMatchObject({ wantsToTalk: [], needsYou: [] });
  });

  it("asks nobody where the school has switched the check-in off", async () => {
    const { teacher, students } = await createClass(5, { hasCheckIn: false });
    for (const [index, { user }] of students.entries()) {
      await answerBefore(user.id, index < 2 ? ["-", "-", "-", "-", ...usual(31)] : usual(35));
    }
    expect(await boardOf(teacher.cookie)).toEqual({
      date: today,
      ...{ answered: 0, notYet: 0, ratherNot: 0, wantsToTalk: [], needsYou: [] },
    });
  });

  it("counts the day of the class's school, wherever the teacher is", async () => {
    const { teacher, students } = await createClass(1, { timeZone: "Pacific/Kiritimati" });
    const there = localDateOf(now, "Pacific/Kiritimati");
    const student = students[0]?.user.id ?? "";
    await testDb()
      .insert(emotionLogs)
      .values({
        ...{ id: createId(), userId: student, emotion: "calm", intensity: 5, context: "daily_checkin" },
        ...{ localDate: there, createdAt: now },
      });
    expect(await boardOf(teacher.cookie)).toMatchObject({ date: there, answered: 1, notYet: 0 });
  });
});

describe("what a board costs", () => {
  it("is one round trip, and two for the day's first look", async () => {
    const made = await createClass(5);
    for (const { user } of made.students) await answerBefore(user.id, usual(35));
    const look = async () => {
      const { db, meter } = openDatabase(env.DB);
      await openMorningBoard({ db, clock: testNow }, made.teacher.user, made.teacher.classroomId);
      return { roundTrips: meter.roundTrips, rowsRead: meter.rowsRead };
    };
    const first = await look();
    const second = await look();
    expect(first.roundTrips).toBe(2);
    expect(second.roundTrips).toBe(1);
    expect(first.rowsRead).toBeGreaterThan(5 * 35);
    expect(second.rowsRead, "the weeks before are read once a day").toBeLessThan(200);
  });

  it("is one round trip for the API, too, which names no colleagues and reads none", async () => {
    const { user, classroomId } = (await createClass(3)).teacher;
    const view = await openMorningBoard({ db: testDb(), clock: testNow }, user, classroomId);
    const { db, meter } = openDatabase(env.DB);
    expect(await readMorningBoard({ db, clock: testNow }, user, classroomId)).toEqual(view.board);
    expect(meter).toMatchObject({ roundTrips: 1, queries: 9 });
  });
});
