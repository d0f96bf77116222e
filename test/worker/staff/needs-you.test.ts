import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, needsYouCards, safetySettings } from "~/db/schema";
import { openMorningBoard, settleCard } from "~/features/staff/index.server";
import { addDays } from "~/platform/calendar";
import { DAY_MS } from "~/platform/durations";
import { createId } from "~/platform/ids";
import { api, createTeacher, ORIGIN, signedInUser, testDb } from "../helpers";
import { answerBefore, ask, boardOf, createClass, feel, now, settle, today, usual } from "./morning";
import { createSchool } from "./school";

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
