import { env } from "cloudflare:test";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { coachMessages, familyLinks, outbox, safetyCounts, safetyEvents } from "~/db/schema";
import { advanceEscalations, planSafetyEvent } from "~/features/safety/index.server";
import { createId } from "~/platform/ids";
import { sendDueMail } from "~/platform/mail.server";
import { testNow } from "../clock";
import { api, createTestUser, signedInUser, testDb } from "../helpers";
import { contactAddress, createSchool, later, mailsTo, say } from "./school";

const crisis = { category: "suicide" as const, severity: "high" as const, matchedRuleIds: ["suicide.test"] };

const setContacts = (cookie: string, contacts: { name: string; email: string; hours?: string }[]) =>
  api("/api/safety/contacts", { cookie, method: "PUT", json: { contacts } });

/** A student without a school and the parent linked to them. */
async function createFamily() {
  const child = await signedInUser();
  const parent = await createTestUser({ userType: "parent" });
  await testDb().insert(familyLinks).values({
    id: createId(),
    parentId: parent.id,
    childId: child.user.id,
    linkedBy: "consent",
    createdAt: testNow(),
  });
  return { child, parent };
}

describe("a cry for help in a text that is refused (K12)", () => {
  const refusals: [string, string, (cookie: string, text: string) => Promise<Response>][] = [
    [
      "a new talk's title",
      "coach_title",
      (cookie, title) => api("/api/ai-coach/conversations", { cookie, json: { title } }),
    ],
    [
      "a talk's new name",
      "coach_title",
      async (cookie, title) => {
        const talk = await (await api("/api/ai-coach/conversations", { cookie, json: {} })).json<{
          id: string;
        }>();
        return api(`/api/ai-coach/conversations/${talk.id}`, { cookie, method: "PATCH", json: { title } });
      },
    ],
    [
      "a nickname",
      "nickname",
      (cookie, nickname) => api("/api/profile", { cookie, method: "PATCH", json: { nickname } }),
    ],
    [
      "what a check-in was about",
      "note",
      (cookie, context) => api("/api/emotions", { cookie, json: { emotion: "sad", intensity: 5, context } }),
    ],
  ];

  it.each(refusals)("%s raises one event, tells the school and shows help", async (_, sourceKind, send) => {
    const { admin, student } = await createSchool();
    for (let time = 0; time < 2; time++) {
      const reply = await send(student.cookie, "i want to die");
      expect(reply.status).toBe(422);
      expect(JSON.stringify(await reply.json())).toContain("988");
    }
    const events = await testDb()
      .select()
      .from(safetyEvents)
      .where(eq(safetyEvents.studentId, student.user.id));
    expect(events).toMatchObject([{ sourceKind, category: "suicide", excerpt: "i want to die" }]);
    expect(await mailsTo(admin.user.email)).toHaveLength(1);
  });
});

describe("a message in crisis (K10, K13)", () => {
  it("stores one event with its message, tells the contact and says so to the child", async () => {
    const { admin, student } = await createSchool();
    const email = contactAddress();
    expect((await setContacts(admin.cookie, [{ name: "Ms. Reyes", email }])).status).toBe(200);

    const said = await say(student.cookie, "i want to kill myself tonight");
    expect(said.assistantMessage.safety).toMatchObject({ category: "suicide", adultNotified: true });
    expect(said.assistantMessage.content).toContain("988");
    expect(said.events).toHaveLength(1);
    expect(said.event).toMatchObject({ severity: "imminent", isDrill: false, noticeCount: 1, excerpt: null });

    const [mail] = await mailsTo(email);
    expect(mail?.kind).toBe("safety_event");
    expect(`${mail?.subject} ${mail?.textBody}`).not.toMatch(/kill myself|Test Student/);
  });

  it("tells the school's admins while no contact is named", async () => {
    const { admin, student } = await createSchool();
    const said = await say(student.cookie, "i cut my arms last night");
    expect(said.assistantMessage.safety?.adultNotified).toBe(true);
    expect(await mailsTo(admin.user.email)).toHaveLength(1);
  });

  it("never claims that somebody was told when nobody was", async () => {
    const student = await createTestUser();
    const plan = await planSafetyEvent(
      testDb(),
      {
        student,
        sourceKind: "note",
        sourceId: createId(),
        assessment: crisis,
        origin: "https://beats.example",
      },
      testNow,
    );
    expect(plan.adultNotified).toBe(false);
  });

  it("asks a linked parent to check in when the child has no school, and says so to the child", async () => {
    const { child, parent } = await createFamily();
    const said = await say(child.cookie, "i want to kill myself");
    expect(said.assistantMessage.safety).toMatchObject({ adultNotified: true });
    expect(said.assistantMessage.safety).not.toHaveProperty("isParentOnly");
    expect(said.assistantMessage.content).toContain("parent or guardian on your account");
    const [mail] = await mailsTo(parent.email);
    expect(mail?.textBody).toContain("Nobody else has been told");
    expect(mail?.textBody).not.toMatch(/kill myself/);

    const denied = await api(`/api/ai-coach/conversations/${said.conversationId}/messages`, {
      cookie: child.cookie,
      json: { content: "jk im fine" },
    });
    const { assistantMessage } = await denied.json<{ assistantMessage: { content: string } }>();
    expect(assistantMessage.content).toContain("parent or guardian on your account");
  });

  it("never tells the parent of a child without a school about abuse (K14)", async () => {
    const { child, parent } = await createFamily();
    const said = await say(child.cookie, "my dad hits me with a belt");
    expect(said.event?.category).toBe("abuse");
    expect(said.assistantMessage.safety?.adultNotified).toBe(false);
    expect(await mailsTo(parent.email)).toEqual([]);
  });

  it("raises nothing for an everyday message", async () => {
    const { student } = await createSchool();
    const said = await say(student.cookie, "this beat is killing me");
    expect(said.events).toEqual([]);
    expect(said.assistantMessage.safety).toBeUndefined();
  });
});

describe("exactly one visible event (K13, R11)", () => {
  it("a second event for the same message breaks its whole batch: no event, no mail, no count", async () => {
    const { student, admin } = await createSchool();
    const input = {
      student: student.user,
      sourceKind: "coach_message" as const,
      sourceId: createId(),
      assessment: crisis,
      origin: "https://beats.example",
    };
    const write = async () => {
      const db = testDb();
      const { statements } = await planSafetyEvent(db, input, testNow);
      const [first, ...rest] = statements;
      return db.batch([first!, ...rest]);
    };
    await write();
    const countsBefore = await testDb().select().from(safetyCounts);
    await expect(write()).rejects.toThrow();
    expect(
      await testDb().select().from(safetyEvents).where(eq(safetyEvents.sourceId, input.sourceId)),
    ).toHaveLength(1);
    expect(await mailsTo(admin.user.email)).toHaveLength(1);
    expect(await testDb().select().from(safetyCounts)).toEqual(countsBefore);
  });

  it("a crash right after the write loses nothing: the queued mail goes out with the next run", async () => {
    const { student } = await createSchool();
    const db = testDb();
    const { statements } = await planSafetyEvent(
      db,
      {
        student: student.user,
        sourceKind: "note",
        sourceId: createId(),
        assessment: crisis,
        origin: "https://b.example",
      },
      testNow,
    );
    const [first, ...rest] = statements;
    await db.batch([first!, ...rest]);
    // The Worker dies here; cron finds the mail.
    await sendDueMail(env, testDb(), later(1));
    await advanceEscalations(testDb(), later(1));
    const [event] = await testDb()
      .select()
      .from(safetyEvents)
      .where(eq(safetyEvents.studentId, student.user.id));
    expect(event?.state).toBe("delivered");
  });

  it("a mail server that is down delays the mail, not the event; it is tried again", async () => {
    const { student, admin } = await createSchool();
    const db = testDb();
    const { statements } = await planSafetyEvent(
      db,
      {
        student: student.user,
        sourceKind: "note",
        sourceId: createId(),
        assessment: crisis,
        origin: "https://b.example",
      },
      testNow,
    );
    const [first, ...rest] = statements;
    await db.batch([first!, ...rest]);
    await sendDueMail(env, testDb(), later(1), async (mail) => {
      if (mail.recipient === admin.user.email) throw new Error("refused");
    });
    await advanceEscalations(testDb(), later(1));
    const find = async () =>
      (await testDb().select().from(safetyEvents).where(eq(safetyEvents.studentId, student.user.id)))[0];
    expect((await find())?.state).toBe("raised");
    await sendDueMail(env, testDb(), later(5), async () => undefined);
    await advanceEscalations(testDb(), later(5));
    expect((await find())?.state).toBe("delivered");
    const [mail] = await mailsTo(admin.user.email);
    expect(mail?.attempts).toBe(2);
  });
});

describe("delivered (K13)", () => {
  const find = async (studentId: string) =>
    (await testDb().select().from(safetyEvents).where(eq(safetyEvents.studentId, studentId)))[0];

  it("is said as soon as the mail is out, not when the clock comes round", async () => {
    const { student, admin } = await createSchool();
    await say(student.cookie, "i want to die");
    const [mail] = await mailsTo(admin.user.email);
    expect(mail?.sentAt).toBeInstanceOf(Date);
    expect(await find(student.user.id)).toMatchObject({ state: "delivered", deliveredAt: mail?.sentAt });
  });

  it("a graver alert of the same talk is delivered by its own mail, not by the earlier one's", async () => {
    const { student, admin } = await createSchool();
    const said = await say(student.cookie, "i cut my arms last night");
    expect((await find(student.user.id))?.state).toBe("delivered");
    const db = testDb();
    const plan = await planSafetyEvent(
      db,
      {
        student: student.user,
        sourceKind: "coach_message",
        sourceId: createId(),
        talkId: said.conversationId,
        assessment: { ...crisis, severity: "imminent" },
        origin: "https://b.example",
      },
      testNow,
    );
    const [first, ...rest] = plan.statements;
    await db.batch([first!, ...rest]);
    await advanceEscalations(db, later(1));
    expect((await find(student.user.id))?.state, "its mail waits").toBe("raised");
    await sendDueMail(env, db, later(1));
    await advanceEscalations(db, later(1));
    expect((await find(student.user.id))?.state).toBe("delivered");
    expect(await mailsTo(admin.user.email)).toHaveLength(2);
  });

  it("is not said because a parent's mail is out while the school's is not", async () => {
    const { student, admin } = await createSchool();
    const parent = await createTestUser({ userType: "parent" });
    await testDb()
      .insert(familyLinks)
      .values({
        ...{ id: createId(), parentId: parent.id, childId: student.user.id, linkedBy: "consent" },
        createdAt: testNow(),
      });
    const db = testDb();
    const { statements } = await planSafetyEvent(
      db,
      {
        ...{ student: student.user, sourceKind: "note", sourceId: createId() },
        ...{ assessment: crisis, origin: "https://b.example" },
      },
      testNow,
    );
    const [first, ...rest] = statements;
    await db.batch([first!, ...rest]);
    await sendDueMail(env, db, later(1), async (mail) => {
      if (mail.recipient === admin.user.email) throw new Error("refused");
    });
    await advanceEscalations(db, later(1));
    expect(await mailsTo(parent.email)).toMatchObject([{ sentAt: expect.any(Date) }]);
    expect((await find(student.user.id))?.state).toBe("raised");
  });

  it("is said of a child without a school when the parent's mail is out", async () => {
    const { child } = await createFamily();
    await say(child.cookie, "i want to die");
    expect((await find(child.user.id))?.state).toBe("delivered");
  });
});

describe("the next contact (K13)", () => {
  it("is told after 15 minutes without an answer, and nobody after an acknowledgement", async () => {
    const { admin, student } = await createSchool();
    const [one, two] = [contactAddress(), contactAddress()];
    await setContacts(admin.cookie, [
      { name: "One", email: one },
      { name: "Two", email: two },
    ]);
    const { event } = await say(student.cookie, "i want to die");
    await advanceEscalations(testDb(), later(14));
    expect(await mailsTo(two)).toHaveLength(0);
    await Promise.all([advanceEscalations(testDb(), later(16)), advanceEscalations(testDb(), later(16))]);
    expect(await mailsTo(two)).toHaveLength(1);

    const reply = await api(`/api/safety/events/${event?.id}/acknowledge`, {
      cookie: admin.cookie,
      method: "POST",
    });
    expect(await reply.json()).toMatchObject({ state: "acknowledged", acknowledgedBy: admin.user.id });
    await advanceEscalations(testDb(), later(60));
    expect(await mailsTo(one)).toHaveLength(1);
    expect(await mailsTo(two)).toHaveLength(1);
  });

  it("stops after three hours of asking", async () => {
    const { admin, student } = await createSchool();
    await say(student.cookie, "i want to die");
    for (let round = 1; round <= 16; round++) await advanceEscalations(testDb(), later(16 * round));
    expect(await mailsTo(admin.user.email)).toHaveLength(12);
  });
});

describe("parents (K14)", () => {
  async function family() {
    const school = await createSchool();
    const parent = await createTestUser({ userType: "parent" });
    await testDb().insert(familyLinks).values({
      id: createId(),
      parentId: parent.id,
      childId: school.student.user.id,
      linkedBy: "consent",
      createdAt: testNow(),
    });
    return { ...school, parent };
  }

  it("hear of a suicide sign, without the words", async () => {
    const { student, parent } = await family();
    await say(student.cookie, "i want to kill myself");
    const [mail] = await mailsTo(parent.email);
    expect(mail?.kind).toBe("safety_parent");
    expect(mail?.textBody).not.toContain("kill");
  });

  it("never hear of abuse", async () => {
    const { student, parent } = await family();
    const said = await say(student.cookie, "my dad beat me with a belt last night");
    expect(said.event?.category).toBe("abuse");
    expect(await mailsTo(parent.email)).toEqual([]);
    expect(said.assistantMessage.content).toContain("1-800-422-4453");
  });

  it("hear nothing when the school has chosen so", async () => {
    const { admin, student, parent } = await family();
    await api("/api/safety/contacts", {
      cookie: admin.cookie,
      method: "PUT",
      json: { contacts: [], isParentNotified: false },
    });
    await say(student.cookie, "i want to kill myself");
    expect(await mailsTo(parent.email)).toEqual([]);
  });
});

describe("what is counted and kept", () => {
  it("counts an event by year and kind, with nobody behind the number (K2)", async () => {
    const { student } = await createSchool();
    const year = testNow().getUTCFullYear();
    const read = async () =>
      (
        await testDb()
          .select()
          .from(safetyCounts)
          .where(and(eq(safetyCounts.year, year), eq(safetyCounts.category, "eating_disorder")))
      )[0]?.count ?? 0;
    const before = await read();
    await say(student.cookie, "i make myself throw up after lunch every day");
    expect(await read()).toBe(before + 1);
    const published = await (await api("/api/safety/counts")).json<Record<string, unknown>[]>();
    expect(Object.keys(published[0] ?? {}).sort()).toEqual(["category", "count", "year"]);
  });

  it("writes message, answer, event and mail together or not at all (R3)", async () => {
    const { student } = await createSchool();
    const said = await say(student.cookie, "i want to die");
    const [message] = await testDb()
      .select()
      .from(coachMessages)
      .where(eq(coachMessages.id, said.userMessage.id));
    expect(message?.createdAt.getTime()).toBeLessThanOrEqual(said.event!.createdAt.getTime());
    expect(await testDb().select().from(outbox).where(eq(outbox.kind, "safety_event"))).not.toEqual([]);
  });
});
