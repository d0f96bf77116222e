import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, familyLinks, memberships, outbox, safetyEvents, schools, users } from "~/db/schema";
import { listAmendments } from "~/features/privacy/index.server";
import { m } from "~/messages/compiled/messages.js";
import { createId } from "~/platform/ids";
import { createClass } from "../circle/socket";
import { testNow } from "../clock";
import { api, signedInUser, testDb } from "../helpers";

type Amendment = { id: string; status: string; wish: string; answer: string | null };

const ask = (cookie: string, json: object) =>
  api("/api/privacy/amendments", {
    cookie,
    json: { topic: "account", wish: "Room 12 is right, not room 14.", ...json },
  });
const own = async (cookie: string) => (await api("/api/privacy/amendments", { cookie })).json<Amendment[]>();
const corrections = async (cookie: string) =>
  (await api("/api/admin/corrections", { cookie })).json<{ id: string; wish: string }[]>();
const decide = (cookie: string, id: string, json: object) =>
  api(`/api/admin/corrections/${id}`, { cookie, json });
const mailsAbout = (userId: string, kind: string) =>
  testDb()
    .select()
    .from(outbox)
    .where(eq(outbox.userId, userId))
    .then((mails) => mails.filter((mail) => mail.kind === kind));

/** A student of a class, as `createClass` makes one, with the teacher. */
async function classOfOne() {
  const { teacher, students, classroom } = await createClass(1);
  const [student] = students;
  if (!student) throw new Error("no student");
  return { teacher, student, classroom };
}

describe("a request for a correction (P19)", () => {
  it("goes to the class's teacher, by mail without a name or a word of it, and comes back answered", async () => {
    const { teacher, student } = await classOfOne();
    const asked = await ask(student.cookie, {});
    expect(asked.status).toBe(201);
    expect(await asked.json()).toMatchObject({ status: "open", wish: "Room 12 is right, not room 14." });

    const [mail] = await mailsAbout(student.user.id, "amendment_request");
    expect(mail?.recipient).toBe(teacher.user.email);
    expect(`${mail?.subject} ${mail?.textBody}`).not.toMatch(/Room|Student0/);
    expect(mail?.textBody).toContain("/#corrections");

    const [open] = await corrections(teacher.cookie);
    expect(open).toMatchObject({
      wish: "Room 12 is right, not room 14.",
      studentName: "Student0 Student",
      isFromStudent: true,
    });
    const decided = await decide(teacher.cookie, open?.id ?? "", {
      decision: "declined",
      answer: "Your form says room 14.",
    });
    expect(decided.status).toBe(200);
    expect(await own(student.cookie)).toMatchObject([
      { status: "declined", answer: "Your form says room 14.", wish: "Room 12 is right, not room 14." },
    ]);
    expect(await corrections(teacher.cookie)).toEqual([]);
    const again = await decide(teacher.cookie, open?.id ?? "", { decision: "accepted", answer: "Yes" });
    expect(again.status).toBe(409);
    const answers = await mailsAbout(student.user.id, "amendment_answer");
    expect(answers.map(({ recipient }) => recipient)).toEqual([student.user.email]);

    const log = await testDb().select().from(auditLog).where(eq(auditLog.subjectId, student.user.id));
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["amendment_requested", "amendment_decided"]),
    );
    expect(JSON.stringify(log)).not.toContain("Room");
  });

  it("goes to the school's administrators where there are any, and to no other school", async () => {
    const { teacher, student } = await classOfOne();
    const schoolId = createId();
    await testDb().insert(schools).values({ id: schoolId, name: "A school", createdAt: testNow() });
    const admin = await signedInUser({ userType: "admin", schoolId });
    const stranger = await signedInUser({ userType: "teacher", schoolId });
    await testDb().update(users).set({ schoolId }).where(eq(users.id, student.user.id));
    await ask(student.cookie, {});
    const mails = await mailsAbout(student.user.id, "amendment_request");
    expect(mails.map(({ recipient }) => recipient)).toEqual([admin.user.email]);
    const [open] = await corrections(admin.cookie);
    expect(await corrections(teacher.cookie)).toHaveLength(1);
    expect(await corrections(stranger.cookie)).toEqual([]);
    const foreign = await decide(stranger.cookie, open?.id ?? "", { decision: "accepted", answer: "Yes" });
    const missing = await decide(stranger.cookie, createId(), { decision: "accepted", answer: "Yes" });
    expect(foreign.status).toBe(404);
    expect(await foreign.json()).toEqual(await missing.json());
  });

  it("is the parent's to make for a child under 13, and only for their own", async () => {
    const { teacher, student } = await classOfOne();
    await testDb()
      .update(users)
      .set({ dateOfBirth: "2018-01-01", coppaConsentStatus: "granted" })
      .where(eq(users.id, student.user.id));
    expect((await ask(student.cookie, {})).status).toBe(403);

    const parent = await signedInUser({ userType: "parent" });
    expect((await ask(parent.cookie, { studentId: student.user.id })).status).toBe(404);
    await testDb().insert(familyLinks).values({
      id: createId(),
      parentId: parent.user.id,
      childId: student.user.id,
      linkedBy: "code",
      createdAt: testNow(),
    });
    expect((await ask(parent.cookie, { studentId: student.user.id })).status).toBe(201);
    expect((await ask(parent.cookie, { studentId: createId() })).status).toBe(404);
    const [open] = await corrections(teacher.cookie);
    expect(open).toMatchObject({ isFromStudent: false });
    await decide(teacher.cookie, open?.id ?? "", { decision: "accepted", answer: "Corrected." });
    const answers = await mailsAbout(student.user.id, "amendment_answer");
    expect(answers.map(({ recipient }) => recipient)).toEqual([parent.user.email]);
  });

  it("needs somebody to ask, words, and room among the open ones", async () => {
    const alone = await signedInUser();
    const nobody = await ask(alone.cookie, {});
    expect(nobody.status).toBe(409);
    expect(await nobody.json()).toMatchObject({ message: m.privacy_amend_no_school() });

    const { student, teacher } = await classOfOne();
    expect((await ask(student.cookie, { wish: "  " })).status).toBe(400);
    expect((await ask(student.cookie, { wish: "x".repeat(1001) })).status).toBe(400);
    for (let index = 0; index < 5; index += 1) expect((await ask(student.cookie, {})).status).toBe(201);
    expect((await ask(student.cookie, {})).status).toBe(409);
    expect((await ask(teacher.cookie, {})).status).toBe(403);
    // An invitation shows the teacher nothing yet.
    await testDb()
      .update(memberships)
      .set({ status: "invited" })
      .where(eq(memberships.studentId, student.user.id));
    expect(await corrections(teacher.cookie)).toEqual([]);
  });

  it("reaches the school and the counselor when it is a cry for help, and never the parent", async () => {
    const { student, teacher } = await classOfOne();
    const parent = await signedInUser({ userType: "parent" });
    await testDb().insert(familyLinks).values({
      id: createId(),
      parentId: parent.user.id,
      childId: student.user.id,
      linkedBy: "code",
      createdAt: testNow(),
    });
    const reply = await ask(student.cookie, { wish: "i want to die" });
    expect(reply.status).toBe(201);
    expect((await reply.json<{ support: string }>()).support).toContain("988");
    const events = await testDb()
      .select()
      .from(safetyEvents)
      .where(eq(safetyEvents.studentId, student.user.id));
    expect(events).toMatchObject([{ state: "delivered", excerpt: "i want to die" }]);
    expect(await corrections(teacher.cookie)).toHaveLength(1);
    expect(await own(student.cookie)).toHaveLength(1);
    expect(await listAmendments({ db: testDb() }, parent.user.id, student.user.id)).toEqual([]);
  });

  it("hears a cry for help even when there is no school to send it to", async () => {
    const { user, cookie } = await signedInUser();
    const reply = await ask(cookie, { wish: "i want to die" });
    expect(reply.status).toBe(409);
    expect((await reply.json<{ message: string }>()).message).toContain("988");
    const events = await testDb().select().from(safetyEvents).where(eq(safetyEvents.studentId, user.id));
    expect(events).toHaveLength(1);
  });
});
