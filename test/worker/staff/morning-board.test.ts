import { env } from "cloudflare:test";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "~/db/index.server";
import {
  auditLog,
  checkInDays,
  emotionLogs,
  memberships,
  morningBoards,
  needsYouCards,
  safetySettings,
  schools,
} from "~/db/schema";
import { openMorningBoard, settleCard } from "~/features/staff/index.server";
import type { MorningBoard } from "~/features/staff/morning/morning.schema";
import { addDays, toDayNumber } from "~/platform/calendar";
import { localDateOf } from "~/platform/clock";
import { DAY_MS } from "~/platform/durations";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, createTeacher, createTestUser, joinClass, ORIGIN, signedInUser, testDb } from "../helpers";

const now = testNow();
const ZONE = "America/New_York";
const today = localDateOf(now, ZONE);

async function createSchool(values: Partial<typeof schools.$inferInsert> = {}): Promise<string> {
  const id = createId();
  await testDb()
    .insert(schools)
    .values({ id, name: `School ${id}`, isVerified: true, createdAt: now, ...values });
  return id;
}

/** A class of a verified school with so many students, each signed in. */
async function createClass(size: number, school: Partial<typeof schools.$inferInsert> = {}) {
  const schoolId = await createSchool(school);
  const teacher = await createTeacher(schoolId);
  const students = await Promise.all(
    Array.from({ length: size }, (_, index) =>
      signedInUser({ schoolId, firstName: `Kid${index}`, grade: 4 + (index % 5) }),
    ),
  );
  for (const { user } of students) await joinClass(teacher.classroomId, user.id);
  return { schoolId, teacher, students };
}

const boardOf = async (cookie: string, classroomId?: string): Promise<MorningBoard> => {
  const reply = await api(`/api/admin/morning-board${classroomId ? `?classroomId=${classroomId}` : ""}`, {
    cookie,
  });
  expect(reply.status).toBe(200);
  return reply.json();
};
const feel = (cookie: string, emotion = "calm") => api("/api/emotions", { cookie, json: { emotion } });
const ask = async (cookie: string, wantsToTalk = true) =>
  expect((await api("/api/check-in/today", { cookie, method: "PUT", json: { wantsToTalk } })).status).toBe(
    200,
  );
const settle = (cookie: string, id: string, outcome: string) =>
  api(`/api/admin/needs-you/${id}`, { cookie, json: { outcome } });

/** The weekdays before today, newest first. */
const schoolDays = (count: number): string[] => {
  const days: string[] = [];
  for (let date = addDays(today, -1); days.length < count; date = addDays(date, -1)) {
    const weekday = (toDayNumber(date) + 4) % 7;
    if (weekday > 0 && weekday < 6) days.push(date);
  }
  return days;
};

/** Past answers of a student, newest first; "-" is a day without one. */
async function answerBefore(userId: string, emotions: string[]) {
  const days = schoolDays(emotions.length);
  const rows = emotions.flatMap((emotion, index) =>
    emotion === "-"
      ? []
      : {
          ...{ id: createId(), userId, emotion, intensity: 5, context: "daily_checkin" },
          ...{ localDate: days[index] ?? "", createdAt: new Date(`${days[index]}T13:00:00Z`) },
        },
  );
  for (let start = 0; start < rows.length; start += 10) {
    await testDb()
      .insert(emotionLogs)
      .values(rows.slice(start, start + 10));
  }
}
const usual = (days: number) =>
  Array.from({ length: days }, (_, index) => (index % 9 === 4 ? "sad" : "happy"));

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

describe("the look", () => {
  it("is noted once a quarter of an hour for each student, and the student sees it", async () => {
    const { teacher, students, schoolId } = await createClass(2);
    const [student, other] = students;
    if (!student || !other) throw new Error("unreachable");
    await feel(student.cookie);
    const looks = () =>
      testDb()
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.actorId, teacher.user.id), eq(auditLog.action, "record_read")));
    const admin = await signedInUser({ userType: "admin", schoolId });
    await boardOf(admin.cookie);
    expect((await seenAt(student.user.id)).feeling, "an administrator is not the teacher").toBeNull();
    await boardOf(teacher.cookie);
    await boardOf(teacher.cookie);
    const noted = await looks();
    expect(noted.map(({ subjectId }) => subjectId).sort()).toEqual([student.user.id, other.user.id].sort());
    expect(noted[0]?.details).toEqual({ view: "morning_board", reason: "school_official" });
    const read = await api("/api/privacy/disclosures", { cookie: student.cookie });
    expect(await read.json()).toContainEqual(
      expect.objectContaining({ view: "morning_board", role: "teacher" }),
    );
    expect((await seenAt(student.user.id)).feeling).not.toBeNull();
    expect((await seenAt(other.user.id)).feeling).toBeUndefined();
  });

  it("of a wish to talk is a new one when the wish comes after it", async () => {
    const { teacher, students } = await createClass(1);
    const [student] = students;
    if (!student) throw new Error("unreachable");
    await api("/api/check-in/skip", { cookie: student.cookie, json: {} });
    await boardOf(teacher.cookie);
    expect((await seenAt(student.user.id)).day).not.toBeNull();
    await ask(student.cookie);
    expect((await seenAt(student.user.id)).day).toBeNull();
    await boardOf(teacher.cookie);
    expect((await seenAt(student.user.id)).day).not.toBeNull();
  });

  it("of somebody it is not for notes nothing", async () => {
    const { teacher, students } = await createClass(1);
    const student = students[0];
    if (!student) throw new Error("unreachable");
    await feel(student.cookie);
    await ask(student.cookie);
    const stranger = await createTeacher(null);
    await api(`/api/admin/morning-board?classroomId=${teacher.classroomId}`, { cookie: stranger.cookie });
    expect(await seenAt(student.user.id)).toEqual({ feeling: null, day: null });
    const cards = testDb().select().from(needsYouCards);
    expect(await cards.where(eq(needsYouCards.studentId, student.user.id))).toEqual([]);
    const looks = testDb().select().from(auditLog).where(eq(auditLog.actorId, stranger.user.id));
    expect((await looks).filter(({ action }) => action === "record_read")).toEqual([]);
  });
});

async function seenAt(userId: string) {
  const [log] = await testDb().select().from(emotionLogs).where(eq(emotionLogs.userId, userId));
  const [day] = await testDb().select().from(checkInDays).where(eq(checkInDays.userId, userId));
  return { feeling: log?.seenByStaffAt, day: day?.seenByStaffAt };
}

describe("POST /api/admin/needs-you/{id}", () => {
  async function classWithAsk() {
    const made = await createClass(2);
    const [student] = made.students;
    if (!student) throw new Error("unreachable");
    await feel(student.cookie);
    await ask(student.cookie);
    const [card] = (await boardOf(made.teacher.cookie)).needsYou;
    return { ...made, student, cardId: card?.id ?? "" };
  }
  const lines = (studentId: string) =>
    testDb()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, studentId), eq(auditLog.action, "needs_you_settled")));

  it.each(["talked", "later", "passed_on", "not_needed"])(
    "%s takes the card off the board",
    async (outcome) => {
      const { teacher, cardId } = await classWithAsk();
      expect((await settle(teacher.cookie, cardId, outcome)).status).toBe(204);
      const board = await boardOf(teacher.cookie);
      expect(board.needsYou).toEqual([]);
      expect(board.wantsToTalk, "who has not been talked with still waits").toHaveLength(
        outcome === "later" ? 1 : 0,
      );
    },
  );

  it("is kept: the same again is 204 and doubles nothing, another one is 409", async () => {
    const { teacher, cardId, student } = await classWithAsk();
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await settle(teacher.cookie, cardId, "talked")).status).toBe(204);
    }
    const other = await settle(teacher.cookie, cardId, "not_needed");
    expect(other.status).toBe(409);
    expect(await other.json()).toEqual({
      code: "conflict",
      message: "This card already has another outcome.",
    });
    expect(await lines(student.user.id)).toMatchObject([
      { actorId: teacher.user.id, details: { outcome: "talked", classroomId: teacher.classroomId } },
    ]);
  });

  it("wins once of twenty different ones at the same moment", async () => {
    const { teacher, cardId, student } = await classWithAsk();
    const outcomes = ["talked", "later", "passed_on", "not_needed"];
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => settle(teacher.cookie, cardId, outcomes[index % 4] ?? "")),
    );
    const [card] = await testDb().select().from(needsYouCards).where(eq(needsYouCards.id, cardId));
    const right = replies.filter((_, index) => outcomes[index % 4] === card?.outcome);
    expect(right.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(15);
    expect(await lines(student.user.id)).toHaveLength(1);
  });

  it("is 404 for another class's card, 403 for who is not staff, 400 for anything else", async () => {
    const { cardId, teacher, schoolId, student } = await classWithAsk();
    const colleague = await createTeacher(schoolId);
    const elsewhere = await signedInUser({ userType: "admin", schoolId: await createSchool() });
    for (const { cookie } of [colleague, elsewhere]) {
      const refused = await settle(cookie, cardId, "talked");
      expect(refused.status).toBe(404);
      expect(await refused.json()).toEqual(await (await settle(cookie, createId(), "talked")).json());
    }
    expect((await settle(student.cookie, cardId, "talked")).status).toBe(403);
    expect((await settle(teacher.cookie, cardId, "fired")).status).toBe(400);
    expect((await api(`/api/admin/needs-you/${cardId}`, { cookie: teacher.cookie, json: {} })).status).toBe(
      400,
    );
    const admin = await signedInUser({ userType: "admin", schoolId });
    expect((await settle(admin.cookie, cardId, "passed_on")).status).toBe(204);
  });

  it("leads a plain form back to the board", async () => {
    const { teacher, cardId } = await classWithAsk();
    const send = (outcome: string) =>
      api(`/api/admin/needs-you/${cardId}`, {
        cookie: teacher.cookie,
        body: new URLSearchParams({ outcome }),
        headers: { accept: "text/html" },
      });
    const reply = await send("talked");
    expect(reply.status).toBe(303);
    expect(reply.headers.get("location")).toBe(`/?board=${teacher.classroomId}#morning`);
    expect((await send("later")).status).toBe(303);
  });
});

describe("from one day to the next", () => {
  const at = (days: number) => ({
    ...{ db: testDb(), origin: ORIGIN },
    clock: () => new Date(now.getTime() + days * DAY_MS),
  });
  const open = async (made: Awaited<ReturnType<typeof createClass>>, days: number) =>
    (await openMorningBoard(at(days), made.teacher.user, made.teacher.classroomId)).board;

  it("an ask of a Friday stands on Monday, although nobody looked in between", async () => {
    const made = await createClass(1);
    const [student] = made.students;
    if (!student) throw new Error("unreachable");
    await feel(student.cookie);
    await ask(student.cookie);
    expect((await open(made, 3)).needsYou).toMatchObject([
      { reason: "Asked to talk before today", student: { id: student.user.id } },
    ]);
  });

  it("an ask of the last day before two weeks of holidays stands on the first day after them", async () => {
    const made = await createClass(1);
    const [student] = made.students;
    if (!student) throw new Error("unreachable");
    const holidays = [{ from: addDays(today, 1), to: addDays(today, 16) }];
    await testDb()
      .insert(safetySettings)
      .values({ schoolId: made.schoolId, holidays, updatedBy: made.teacher.user.id, updatedAt: now });
    await feel(student.cookie);
    await ask(student.cookie);
    expect((await open(made, 17)).needsYou).toMatchObject([{ student: { id: student.user.id } }]);
  });

  it("an ask that nobody answered stays, with another card, until somebody says what came of it", async () => {
    const made = await createClass(1);
    const [student] = made.students;
    if (!student) throw new Error("unreachable");
    await feel(student.cookie);
    await ask(student.cookie);
    // Nobody looks today.
    const [tomorrow] = (await open(made, 1)).needsYou;
    expect(tomorrow).toMatchObject({
      reason: "Asked to talk before today",
      student: { id: student.user.id },
    });
    await settleCard(at(1), made.teacher.user, tomorrow?.id ?? "", { outcome: "later" });
    expect((await open(made, 1)).needsYou).toEqual([]);
    const [after] = (await open(made, 3)).needsYou;
    expect(after).toMatchObject({ reason: "Asked to talk before today" });
    expect(after?.id).not.toBe(tomorrow?.id);
    await settleCard(at(3), made.teacher.user, after?.id ?? "", { outcome: "talked" });
    expect((await open(made, 4)).needsYou).toEqual([]);
  });

  it('"later" brings a noticed card back, another outcome gives it a week of rest', async () => {
    const made = await createClass(5);
    for (const [index, { user }] of made.students.entries()) {
      await answerBefore(user.id, index < 2 ? ["-", "-", "-", "-", ...usual(31)] : usual(35));
    }
    const [one, two] = (await open(made, 0)).needsYou;
    await settleCard(at(0), made.teacher.user, one?.id ?? "", { outcome: "later" });
    await settleCard(at(0), made.teacher.user, two?.id ?? "", { outcome: "not_needed" });
    expect((await open(made, 0)).needsYou).toEqual([]);
    const next = (await open(made, 1)).needsYou;
    expect(next.map(({ student }) => student.id)).toEqual([one?.student.id]);
    expect(next[0]?.id).not.toBe(one?.id);
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
});
