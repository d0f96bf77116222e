import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { coachMessages, safetyEvents, safetyUpdates } from "~/db/schema";
import { createId } from "~/platform/ids";
import { api, signedInUser, testDb } from "../helpers";
import { contactAddress, createSchool, mailsTo } from "../safety/school";

type Event = {
  id: string;
  state: string;
  category: string;
  severity: string;
  answers: { answer: string }[];
  message: string;
  alerts: { message: string; category: string; severity: string }[];
};

const base = "/api/ai-coach/conversations";

/** A school whose one contact is told, a student and a talk of theirs. */
async function openTalk() {
  const { admin, student } = await createSchool();
  const email = contactAddress();
  await api("/api/safety/contacts", {
    cookie: admin.cookie,
    method: "PUT",
    json: { contacts: [{ name: "Ms. Reyes", email }] },
  });
  const { cookie, user } = student;
  const talk = await (await api(base, { cookie, json: {} })).json<{ id: string }>();
  const send = async (content: string) => {
    const reply = await api(`${base}/${talk.id}/messages`, { cookie, json: { content } });
    expect(reply.status).toBe(201);
    return (await reply.json<{ assistantMessage: { content: string; safety?: object } }>()).assistantMessage;
  };
  const tap = (answer: string) => api(`${base}/${talk.id}/help`, { cookie, json: { answer } });
  const help = async () => {
    const talks = await (await api(base, { cookie })).json<
      { id: string; help: Record<string, unknown> | null }[]
    >();
    return talks.find(({ id }) => id === talk.id)?.help;
  };
  const events = () =>
    testDb()
      .select()
      .from(safetyEvents)
      .where(eq(safetyEvents.studentId, user.id))
      .orderBy(asc(safetyEvents.createdAt));
  const opened = async (): Promise<Event> => {
    const [event] = await events();
    return (await api(`/api/safety/events/${event?.id}`, { cookie: admin.cookie })).json();
  };
  return { admin, cookie, user, talk, email, send, tap, help, events, opened };
}

describe("POST /api/ai-coach/conversations/{id}/help", () => {
  it("shows the child's answers on the adults' event in order, and leaves it open (K9)", async () => {
    const { send, tap, help, opened } = await openTalk();
    await send("i want to kill myself");
    expect(await help()).toMatchObject({ answer: null, told: { who: "school", seenAt: null } });
    for (const answer of ["not_now", "told", "not_meant"]) {
      const reply = await tap(answer);
      expect(reply.status).toBe(204);
      expect(await reply.text()).toBe("");
    }
    const event = await opened();
    expect(event.answers.map(({ answer }) => answer)).toEqual(["not_now", "told", "not_meant"]);
    expect(event.state).toBe("delivered");
    expect(await help()).toMatchObject({ category: "suicide", answer: "not_meant" });
    await tap("told");
    expect((await opened()).answers.map(({ answer }) => answer)).toEqual(["not_now", "not_meant", "told"]);
  });

  it("says sorry after a wrong reading, once for twenty taps at the same time, and the talk goes on", async () => {
    const { cookie, talk, send, tap, help } = await openTalk();
    await send("i want to kill myself");
    const replies = await Promise.all(Array.from({ length: 20 }, () => tap("not_meant")));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
    const messages = await (await api(`${base}/${talk.id}/messages`, { cookie })).json<
      { role: string; content: string; safety?: object }[]
    >();
    expect(messages).toHaveLength(4);
    expect(messages[2]).toMatchObject({ role: "user", content: "That's not what I meant" });
    expect(messages[3]?.content).toMatch(/sorry I read that wrong. The adult who was told can see/);
    expect(messages[3]).not.toHaveProperty("safety");
    expect((await send("i feel sad about the homework")).safety).toBeUndefined();
    expect(await help()).not.toBeNull();
    // Another alert may be another wrong reading.
    await send("i want to kill myself");
    await tap("not_meant");
    expect(await testDb().$count(coachMessages, eq(coachMessages.conversationId, talk.id))).toBe(10);
  });

  it("says nothing of the danger again to who calls it a joke after that", async () => {
    const { send, tap } = await openTalk();
    await send("i want to kill myself");
    await tap("not_meant");
    expect((await send("it was a joke lol")).safety).toBeUndefined();
  });

  it("does not say that an adult sees it where nobody was told", async () => {
    const { cookie } = await signedInUser();
    const talk = await (await api(base, { cookie, json: {} })).json<{ id: string }>();
    await api(`${base}/${talk.id}/messages`, { cookie, json: { content: "i want to kill myself" } });
    expect((await api(`${base}/${talk.id}/help`, { cookie, json: { answer: "not_meant" } })).status).toBe(
      204,
    );
    const messages = await (await api(`${base}/${talk.id}/messages`, { cookie })).json<
      { content: string }[]
    >();
    expect(messages.at(-1)?.content).toBe("I'm sorry I read that wrong. What did you mean?");
  });

  it("is for the owner of a talk that has a card, with an answer there is", async () => {
    const { cookie, talk, send, tap } = await openTalk();
    expect((await tap("told")).status).toBe(409);
    await send("i want to kill myself");
    expect((await tap("whatever")).status).toBe(400);
    const stranger = await signedInUser();
    const foreign = await api(`${base}/${talk.id}/help`, {
      cookie: stranger.cookie,
      json: { answer: "told" },
    });
    const missing = await api(`${base}/${createId()}/help`, { cookie, json: { answer: "told" } });
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(await foreign.text()).toBe(await missing.text());
    expect((await api(`${base}/${talk.id}/help`, { json: { answer: "told" } })).status).toBe(401);
  });
});

describe("several alerts of one talk", () => {
  it("are one event that grows, with one mail, and a graver one is told again", async () => {
    const { send, email, events, opened } = await openTalk();
    await send("i cut my arms last night");
    const [{ severity } = { severity: "" }] = await events();
    expect(severity).not.toBe("imminent");
    await send("i cut my arms last night");
    expect(await events()).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);

    expect((await send("i want to kill myself tonight")).safety).toMatchObject({ adultNotified: true });
    expect(await events()).toMatchObject([
      { category: "suicide", severity: "imminent", state: "delivered", noticeCount: 2 },
    ]);
    expect(await mailsTo(email)).toHaveLength(2);
    const event = await opened();
    expect(event.message).toBe("i cut my arms last night");
    expect(event.alerts.map(({ message }) => message)).toEqual([
      "i cut my arms last night",
      "i want to kill myself tonight",
    ]);
  });

  it("stay kept from parents once one of them may be about the home (K14)", async () => {
    const { send, events } = await openTalk();
    await send("i cut my arms last night");
    await send("my uncle touches me and says not to tell");
    await send("i want to kill myself tonight");
    expect(await events()).toMatchObject([{ category: "abuse", severity: "imminent" }]);
  });

  it("that come at once make one event too", async () => {
    const { cookie, talk, user, events } = await openTalk();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () =>
        api(`${base}/${talk.id}/messages`, { cookie, json: { content: "i want to kill myself" } }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await events()).toHaveLength(1);
    expect(await testDb().$count(safetyUpdates, eq(safetyUpdates.studentId, user.id))).toBe(5);
  });

  it("after the event was closed are a new event", async () => {
    const { admin, send, events, help } = await openTalk();
    await send("i want to kill myself");
    const [first] = await events();
    await api(`/api/safety/events/${first?.id}/close`, {
      cookie: admin.cookie,
      json: { outcome: "talked_with_student" },
    });
    expect(await help()).toMatchObject({ told: { who: "school", seenAt: expect.any(String) } });
    await send("i want to kill myself");
    expect(await events()).toHaveLength(2);
  });
});
