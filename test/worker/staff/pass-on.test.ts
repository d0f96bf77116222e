import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, needsYouCards, outbox, schools, users } from "~/db/schema";
import { openMorningBoard } from "~/features/staff/index.server";
import { DAY_MS } from "~/platform/durations";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, findUser, ORIGIN, signedInUser, testDb } from "../helpers";
import { createColleague, createStaffedClass, nameStaff } from "./school";

const now = testNow();

/** A class with a co-teacher and an administrator, and the card of a student who asked to talk. */
async function classWithCard() {
  const made = await createStaffedClass(2);
  const { teacher, colleague, schoolId, classroomId, students } = made;
  const admin = await signedInUser({
    ...{ userType: "admin", schoolId, emailVerifiedAt: now, locale: "es" },
    ...{ firstName: "Alba", lastName: "Sol" },
  });
  expect((await nameStaff(teacher.cookie, classroomId, colleague.user)).status).toBe(201);
  const [student] = students;
  if (!student) throw new Error("unreachable");
  await api("/api/emotions", { cookie: student.cookie, json: { emotion: "calm" } });
  await api("/api/check-in/today", { cookie: student.cookie, method: "PUT", json: { wantsToTalk: true } });
  const reply = await api("/api/admin/morning-board", { cookie: teacher.cookie });
  const { needsYou } = await reply.json<{ needsYou: { id: string }[] }>();
  return { ...made, admin, student, cardId: needsYou[0]?.id ?? "" };
}

const passOn = (cookie: string, cardId: string, colleagueId?: string) =>
  api(`/api/admin/needs-you/${cardId}`, { cookie, json: { outcome: "passed_on", colleagueId } });
const mailsTo = (email: string) => testDb().select().from(outbox).where(eq(outbox.recipient, email));
const boardOf = async (id: string, classroomId: string, days = 0) => {
  const user = await findUser(id);
  if (!user) throw new Error("unreachable");
  const clock = () => new Date(testNow().getTime() + days * DAY_MS);
  return openMorningBoard({ db: testDb(), clock }, user, classroomId);
};

describe("passing a card on to a colleague by name", () => {
  it("mails the colleague once, in their language, with a link and nothing about the student", async () => {
    const { teacher, admin, student, cardId, classroomId } = await classWithCard();
    expect((await passOn(teacher.cookie, cardId, admin.user.id)).status).toBe(204);
    const mails = await mailsTo(admin.user.email);
    expect(mails).toMatchObject([
      { kind: "needs_you_passed_on", userId: admin.user.id, subject: "Beats: un colega le ha pasado algo" },
    ]);
    const [mail] = mails;
    const words = `${mail?.subject} ${mail?.textBody} ${mail?.htmlBody}`;
    expect(words).toContain("Hola, Alba:");
    expect(mail?.textBody).toContain(`${ORIGIN}/?board=${classroomId}#morning`);
    for (const word of [student.user.firstName, student.user.id, cardId, "hablar con", "Pidió"]) {
      expect(words).not.toContain(word);
    }
    const lines = await testDb()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, student.user.id), eq(auditLog.action, "needs_you_settled")));
    expect(lines).toMatchObject([{ details: { outcome: "passed_on", passedTo: admin.user.id } }]);
  });

  it("mails once, whether it is asked again or twenty times at once", async () => {
    const { teacher, colleague, admin, cardId } = await classWithCard();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => passOn(teacher.cookie, cardId, colleague.user.id)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await passOn(teacher.cookie, cardId, colleague.user.id)).status).toBe(204);
    expect(await mailsTo(colleague.user.email)).toHaveLength(1);
    expect((await passOn(teacher.cookie, cardId, admin.user.id)).status, "another one").toBe(409);
    expect((await passOn(teacher.cookie, cardId)).status, "nobody by name").toBe(409);
    expect(await mailsTo(admin.user.email)).toEqual([]);
  });

  it("takes nobody who does not see the class already, with one refusal for all of them", async () => {
    const { teacher, colleague, student, schoolId, classroomId, cardId } = await classWithCard();
    const substitute = await createColleague(schoolId);
    await nameStaff(teacher.cookie, classroomId, substitute.user, {});
    const otherSchool = createId();
    await testDb()
      .insert(schools)
      .values({ id: otherSchool, name: "Other", isVerified: true, createdAt: now });
    const unproved = await signedInUser({ userType: "admin", schoolId });
    const strangers = [
      substitute,
      await createColleague(schoolId),
      unproved,
      await signedInUser({ userType: "admin", schoolId: otherSchool, emailVerifiedAt: now }),
      await signedInUser({ userType: "parent", schoolId, emailVerifiedAt: now }),
      student,
      teacher,
    ];
    const unknown = await passOn(teacher.cookie, cardId, createId());
    expect(unknown.status).toBe(422);
    const refusal = await unknown.json();
    for (const { user } of strangers) {
      const refused = await passOn(teacher.cookie, cardId, user.id);
      expect(refused.status).toBe(422);
      expect(await refused.json()).toEqual(refusal);
      expect(await mailsTo(user.email)).toEqual([]);
    }
    await api(`/api/classrooms/${classroomId}/staff/${colleague.user.id}`, {
      cookie: teacher.cookie,
      method: "DELETE",
    });
    expect((await passOn(teacher.cookie, cardId, colleague.user.id)).status, "no co-teacher now").toBe(422);
    const [card] = await testDb().select().from(needsYouCards).where(eq(needsYouCards.id, cardId));
    expect(card).toMatchObject({ outcome: null, passedTo: null });
  });

  it("takes nobody in a school that is not verified, or in a class without one", async () => {
    const { teacher, colleague, schoolId, cardId } = await classWithCard();
    await testDb().update(schools).set({ isVerified: false }).where(eq(schools.id, schoolId));
    expect((await passOn(teacher.cookie, cardId, colleague.user.id)).status).toBe(422);
  });

  it("takes a colleague for no other outcome, and no empty one", async () => {
    const { teacher, colleague, cardId } = await classWithCard();
    for (const json of [
      { outcome: "talked", colleagueId: colleague.user.id },
      { outcome: "passed_on", colleagueId: "" },
      { outcome: "passed_on", colleagueId: "x".repeat(65) },
    ]) {
      const refused = await api(`/api/admin/needs-you/${cardId}`, { cookie: teacher.cookie, json });
      expect(refused.status).toBe(400);
    }
  });

  it("is what a substitute can do, too, to who leads the class", async () => {
    const { teacher, schoolId, classroomId, cardId } = await classWithCard();
    await testDb().update(users).set({ emailVerifiedAt: now }).where(eq(users.id, teacher.user.id));
    const substitute = await createColleague(schoolId);
    await nameStaff(teacher.cookie, classroomId, substitute.user, {});
    const offered = (await boardOf(substitute.user.id, classroomId)).colleagues.map(({ id }) => id);
    expect(offered).toContain(teacher.user.id);
    expect(offered).not.toContain(substitute.user.id);
    expect((await passOn(substitute.cookie, cardId, teacher.user.id)).status).toBe(204);
    expect(await mailsTo(teacher.user.email)).toHaveLength(1);
  });

  it("shows the card to that colleague alone, for a week of school", async () => {
    const { teacher, colleague, admin, student, classroomId, cardId } = await classWithCard();
    await passOn(teacher.cookie, cardId, colleague.user.id);
    const passedOn = async (id: string, days = 0) => (await boardOf(id, classroomId, days)).passedOn;
    expect(await passedOn(colleague.user.id)).toMatchObject([
      { id: cardId, student: { id: student.user.id, firstName: "Kid0" }, reason: "Asked to talk" },
    ]);
    expect(await passedOn(teacher.user.id)).toEqual([]);
    expect(await passedOn(admin.user.id)).toEqual([]);
    expect(await passedOn(colleague.user.id, 5)).toHaveLength(1);
    expect(await passedOn(colleague.user.id, 14)).toEqual([]);
    await api(`/api/classrooms/${classroomId}/staff/${colleague.user.id}`, {
      cookie: teacher.cookie,
      method: "DELETE",
    });
    await expect(passedOn(colleague.user.id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("leads a plain form back to the board and says who is told", async () => {
    const { teacher, colleague, classroomId, cardId } = await classWithCard();
    const send = (fields: Record<string, string>) =>
      api(`/api/admin/needs-you/${cardId}`, {
        cookie: teacher.cookie,
        body: new URLSearchParams(fields),
        headers: { accept: "text/html" },
      });
    const empty = await send({ outcome: "passed_on", colleagueId: "" });
    expect(empty.headers.get("location")).toBe("/?board#morning");
    const sent = await send({ outcome: "passed_on", colleagueId: colleague.user.id });
    expect(sent.status).toBe(303);
    expect(sent.headers.get("location")).toBe(`/?board=${classroomId}#morning`);
    expect(await mailsTo(colleague.user.email)).toHaveLength(1);
  });
});
