import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, safetyCounts, schools } from "~/db/schema";
import { loadAlerts } from "~/features/safety/index.server";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, signedInUser, testDb } from "../helpers";
import { contactAddress, createSchool, mailsTo, say } from "./school";

describe("/api/safety/events", () => {
  it("lists the school's events without the words and opens one with two turns before it (K16)", async () => {
    const { admin, student } = await createSchool();
    const talk = await (await api("/api/ai-coach/conversations", { cookie: student.cookie, json: {} })).json<{
      id: string;
    }>();
    const path = `/api/ai-coach/conversations/${talk.id}/messages`;
    for (const content of ["i like drums", "what is a good beat", "i want to die"]) {
      expect((await api(path, { cookie: student.cookie, json: { content } })).status).toBe(201);
    }
    const list = await (await api("/api/safety/events", { cookie: admin.cookie })).json<{ id: string }[]>();
    expect(list).toMatchObject([
      {
        category: "suicide",
        state: "delivered",
        isDrill: false,
        student: { id: student.user.id, name: "Test Student" },
      },
    ]);
    expect(JSON.stringify(list)).not.toContain("i want to die");

    const event = await (await api(`/api/safety/events/${list[0]?.id}`, { cookie: admin.cookie })).json<{
      message: string;
      before: { content: string }[];
    }>();
    expect(event.message).toBe("i want to die");
    expect(event.before).toHaveLength(2);
    expect(event.before[0]?.content).toBe("what is a good beat");
    expect(JSON.stringify(event)).not.toContain("i like drums");

    const looks = await testDb()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, student.user.id), eq(auditLog.action, "safety_event_read")));
    expect(looks).toHaveLength(1);
    expect(looks[0]?.actorId).toBe(admin.user.id);
  });

  it("is closed to students, parents, ordinary teachers and other schools", async () => {
    const { student, schoolId } = await createSchool();
    const { event } = await say(student.cookie, "i want to die");
    const path = `/api/safety/events/${event?.id}`;
    const teacher = await signedInUser({ userType: "teacher", schoolId });
    const parent = await signedInUser({ userType: "parent" });
    for (const { cookie } of [student, teacher, parent]) {
      expect((await api("/api/safety/events", { cookie })).status).toBe(403);
      expect((await api(path, { cookie })).status).toBe(403);
    }
    expect((await api(path)).status).toBe(401);
    const { admin: stranger } = await createSchool();
    const foreign = await api(path, { cookie: stranger.cookie });
    const missing = await api(`/api/safety/events/${createId()}`, { cookie: stranger.cookie });
    expect(foreign.status).toBe(404);
    expect(await foreign.json()).toEqual(await missing.json());
    expect((await api(`${path}/acknowledge`, { cookie: stranger.cookie, method: "POST" })).status).toBe(404);
    expect(
      (await api(`${path}/close`, { cookie: stranger.cookie, json: { outcome: "false_alarm" } })).status,
    ).toBe(404);
  });

  it("is open to a contact with an account at the school", async () => {
    const { admin, student, schoolId } = await createSchool();
    const counselor = await signedInUser({ userType: "teacher", schoolId });
    await api("/api/safety/contacts", {
      cookie: admin.cookie,
      method: "PUT",
      json: { contacts: [{ name: "Counselor", email: counselor.user.email }] },
    });
    await say(student.cookie, "i want to die");
    const list = await (await api("/api/safety/events?state=open", { cookie: counselor.cookie })).json();
    expect(list).toHaveLength(1);
  });

  it("closes once with an outcome; a dismissal is recorded (K15)", async () => {
    const { admin, student } = await createSchool();
    const { event } = await say(student.cookie, "i want to die");
    const close = () =>
      api(`/api/safety/events/${event?.id}/close`, {
        cookie: admin.cookie,
        json: { outcome: "false_alarm" },
      });
    expect(await (await close()).json()).toMatchObject({
      state: "closed",
      outcome: "false_alarm",
      escalateAt: null,
    });
    expect((await close()).status).toBe(409);
    const rows = await testDb()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, student.user.id), eq(auditLog.action, "safety_event_closed")));
    expect(rows[0]?.details).toMatchObject({ eventId: event?.id, outcome: "false_alarm" });
    expect(await (await api("/api/safety/events?state=open", { cookie: admin.cookie })).json()).toEqual([]);
  });

  it("refuses an outcome nobody knows", async () => {
    const { admin, student } = await createSchool();
    const { event } = await say(student.cookie, "i want to die");
    const reply = await api(`/api/safety/events/${event?.id}/close`, {
      cookie: admin.cookie,
      json: { outcome: "x" },
    });
    expect(reply.status).toBe(400);
  });
});

describe("the queue", () => {
  it("has the gravest first, of equals the one that waits longest, and closed ones last", async () => {
    const { admin, student } = await createSchool();
    const words = ["i want to hurt myself", "i am going to kill myself tonight", "i want to hurt myself"];
    const ids: string[] = [];
    for (const content of words) ids.push((await say(student.cookie, content)).event?.id ?? "");
    const closed = (await say(student.cookie, "i am going to kill myself tonight")).event?.id ?? "";
    await api(`/api/safety/events/${closed}/close`, {
      cookie: admin.cookie,
      json: { outcome: "talked_with_student" },
    });
    const list = await (await api("/api/safety/events", { cookie: admin.cookie })).json<{ id: string }[]>();
    expect(list.map(({ id }) => id)).toEqual([ids[1], ids[0], ids[2], closed]);
  });

  it("is counted on the staff page of whoever answers for the school", async () => {
    const { admin, student, schoolId } = await createSchool();
    const alertsOf = (user: UserRow) =>
      loadAlerts(
        {
          db: testDb(),
          clock: testNow,
          url: new URL("http://localhost/"),
        } as unknown as RequestContext,
        { user, sessionId: "", isShared: false, badgeId: null },
      );
    await say(student.cookie, "i want to die");
    expect((await alertsOf(admin.user))?.openCount).toBe(1);
    const teacher = await signedInUser({ userType: "teacher", schoolId });
    expect(await alertsOf(teacher.user)).toBeNull();
  });
});

describe("passing on (K13)", () => {
  const passOn = (cookie: string, id: string | undefined) =>
    api(`/api/safety/events/${id}/pass-on`, { cookie, method: "POST" });

  it("tells the next contact at once, never the one who passes on, and is nobody's until taken", async () => {
    const { admin, student } = await createSchool();
    const next = contactAddress();
    await api("/api/safety/contacts", {
      cookie: admin.cookie,
      method: "PUT",
      json: {
        contacts: [
          { name: "Admin", email: admin.user.email },
          { name: "Next", email: next },
        ],
      },
    });
    const { event } = await say(student.cookie, "i want to die");
    await api(`/api/safety/events/${event?.id}/acknowledge`, { cookie: admin.cookie, method: "POST" });
    const reply = await passOn(admin.cookie, event?.id);
    expect(await reply.json()).toMatchObject({ state: "delivered", acknowledgedBy: null, noticeCount: 2 });
    expect(await mailsTo(next)).toHaveLength(1);
    await passOn(admin.cookie, event?.id);
    expect(await mailsTo(next)).toHaveLength(2);
    expect(await mailsTo(admin.user.email)).toHaveLength(1);
  });

  it("says when there is nobody else, and when it is closed", async () => {
    const { admin, student } = await createSchool();
    const { event } = await say(student.cookie, "i want to die");
    const alone = await passOn(admin.cookie, event?.id);
    expect(alone.status).toBe(409);
    expect(await alone.text()).toContain("There is nobody else to tell.");
    await api(`/api/safety/events/${event?.id}/close`, {
      cookie: admin.cookie,
      json: { outcome: "false_alarm" },
    });
    expect(await (await passOn(admin.cookie, event?.id)).text()).toContain("closed");
    const { admin: stranger } = await createSchool();
    expect((await passOn(stranger.cookie, event?.id)).status).toBe(404);
  });
});

describe("passing on to a colleague by name", () => {
  const passOn = (cookie: string, id: string | undefined, colleagueId: string) =>
    api(`/api/safety/events/${id}/pass-on`, { cookie, json: { colleagueId } });

  /** An alert that the administrator has taken, with a named teacher and a second administrator beside. */
  async function takenAlert() {
    const made = await createSchool({ firstName: "Zofia" });
    const { admin, student, schoolId } = made;
    const proved = { schoolId, emailVerifiedAt: testNow() };
    const counselor = await signedInUser({ ...proved, userType: "teacher", locale: "es" });
    const other = await signedInUser({ ...proved, userType: "admin" });
    const contacts = [admin, counselor].map(({ user }) => ({ name: "Contact", email: user.email }));
    await api("/api/safety/contacts", { cookie: admin.cookie, method: "PUT", json: { contacts } });
    const { event } = await say(student.cookie, "i want to die");
    await api(`/api/safety/events/${event?.id}/acknowledge`, { cookie: admin.cookie, method: "POST" });
    return { ...made, counselor, other, id: event?.id ?? "" };
  }

  it("mails that one once, in their language and without the child, and then the others in turn", async () => {
    const { admin, counselor, other, student, id } = await takenAlert();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => passOn(admin.cookie, id, counselor.user.id)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await (await passOn(admin.cookie, id, counselor.user.id)).json()).toMatchObject({
      ...{ state: "delivered", acknowledgedBy: null, noticeCount: 2 },
    });
    const mails = await mailsTo(counselor.user.email);
    expect(mails).toMatchObject([
      { kind: "safety_event", subject: "Beats: un colega le ha pasado una alerta" },
    ]);
    const words = `${mails[0]?.textBody} ${mails[0]?.htmlBody}`;
    expect(mails[0]?.textBody).toContain(`/?event=${id}#safety-${id}`);
    for (const word of ["Zofia", student.user.id, "die", "suicid"]) expect(words).not.toContain(word);

    await api(`/api/safety/events/${id}/acknowledge`, { cookie: counselor.cookie, method: "POST" });
    expect((await passOn(counselor.cookie, id, other.user.id)).status).toBe(200);
    expect(await mailsTo(other.user.email), "an administrator who is no contact").toHaveLength(1);
    expect((await passOn(other.cookie, id, counselor.user.id)).status, "and back").toBe(200);
    expect(await mailsTo(counselor.user.email)).toHaveLength(2);
    const passed = testDb().select().from(auditLog).where(eq(auditLog.action, "safety_event_passed_on"));
    expect((await passed).filter(({ subjectId }) => subjectId === student.user.id)).toHaveLength(3);
  });

  it("goes to nobody who may not open the alert, with one refusal for all of them", async () => {
    const { admin, student, schoolId, id } = await takenAlert();
    const proved = { emailVerifiedAt: testNow() };
    const { schoolId: elsewhere } = await createSchool();
    const strangers = [
      await signedInUser({ ...proved, userType: "teacher", schoolId }),
      await signedInUser({ userType: "admin", schoolId }),
      await signedInUser({ ...proved, userType: "admin", schoolId: elsewhere }),
      await signedInUser({ ...proved, userType: "parent" }),
      student,
      admin,
    ];
    const unknown = await passOn(admin.cookie, id, createId());
    expect(unknown.status).toBe(422);
    const refusal = await unknown.json();
    for (const { user } of strangers) {
      const refused = await passOn(admin.cookie, id, user.id);
      expect(refused.status).toBe(422);
      expect(await refused.json()).toEqual(refusal);
    }
    expect((await passOn(student.cookie, id, admin.user.id)).status).toBe(403);
    const path = `/api/safety/events/${id}`;
    const event = await (await api(path, { cookie: admin.cookie })).json();
    expect(event, "it is still whose it was").toMatchObject({ state: "acknowledged", noticeCount: 1 });
  });
});

describe("/api/safety/drill", () => {
  it("shows at the end what happened when: raised, read, passed on, taken and closed", async () => {
    const { admin, schoolId } = await createSchool();
    const other = await signedInUser({ userType: "admin", schoolId });
    const drill = await api("/api/safety/drill", { cookie: admin.cookie, json: {} });
    const { id } = await drill.json<{ id: string }>();
    const path = `/api/safety/events/${id}`;
    await api(path, { cookie: admin.cookie });
    await api(`${path}/pass-on`, { cookie: admin.cookie, method: "POST" });
    await api(path, { cookie: other.cookie });
    await api(`${path}/acknowledge`, { cookie: other.cookie, method: "POST" });
    await api(`${path}/close`, { cookie: other.cookie, json: { outcome: "drill_done" } });
    const { timeline } = await (await api(path, { cookie: admin.cookie })).json<{
      timeline: { step: string; at: string; who: string | null }[];
    }>();
    const steps = timeline.map(({ step }) => step);
    expect(steps.filter((step) => step !== "told")).toEqual([
      ...["raised", "delivered", "read", "passed_on", "read", "taken", "closed"],
    ]);
    expect(steps.filter((step) => step === "told")).toHaveLength(2);
    expect(timeline.map(({ at }) => at)).toEqual(timeline.map(({ at }) => at).sort());
    expect(timeline.at(-1)?.who).toBe("Test Student");
  });

  it("goes to the contacts, is marked everywhere and counts nowhere", async () => {
    const { admin, student } = await createSchool();
    const countsBefore = await testDb().select().from(safetyCounts);
    const reply = await api("/api/safety/drill", { cookie: admin.cookie, json: { severity: "imminent" } });
    expect(reply.status).toBe(201);
    const { id } = await reply.json<{ id: string }>();
    const event = await (await api(`/api/safety/events/${id}`, { cookie: admin.cookie })).json();
    expect(event).toMatchObject({
      isDrill: true,
      student: null,
      severity: "imminent",
      message: "",
      before: [],
    });
    const [mail] = await mailsTo(admin.user.email);
    expect(mail?.subject).toContain("DRILL");
    expect(await testDb().select().from(safetyCounts)).toEqual(countsBefore);
    expect((await api("/api/safety/drill", { cookie: student.cookie, json: {} })).status).toBe(403);
  });
});

describe("outside school hours", () => {
  it("the child reads that nobody may look soon", async () => {
    const { admin, student, schoolId } = await createSchool();
    const now = testNow();
    // A school day that cannot hold this moment: one minute long, twelve hours away.
    const hour = (now.getUTCHours() + 12) % 24;
    const clock = (minute: number) => `${String(hour).padStart(2, "0")}:0${minute}`;
    await testDb().update(schools).set({ timeZone: "UTC" }).where(eq(schools.id, schoolId));
    await api("/api/safety/contacts", {
      cookie: admin.cookie,
      method: "PUT",
      json: { contacts: [], dayStart: clock(0), dayEnd: clock(1) },
    });
    const said = await say(student.cookie, "i want to die");
    expect(said.assistantMessage.content).toContain("outside school hours");
  });
});
