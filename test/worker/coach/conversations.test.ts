import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { coachMessages, conversations } from "~/db/schema";
import { listFirstShown } from "~/features/coach/conversations.server";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, findUser, signedInUser, testDb } from "../helpers";

type Conversation = {
  id: string;
  title: string;
  messageCount: number;
  lastMessageAt: string;
  createdAt: string;
};
type Message = {
  id: string;
  role: string;
  content: string;
  createdAt: string;
  notice?: string;
  choices?: { label: string; value: string }[];
  safety?: { category: string; resources: { name: string; call?: string }[]; adultNotified: boolean };
};
type Exchange = { userMessage: Message; assistantMessage: Message };

const base = "/api/ai-coach/conversations";

async function startTalk(cookie: string): Promise<Conversation> {
  const response = await api(base, { json: { title: "New Conversation" }, cookie });
  expect(response.status).toBe(201);
  return response.json();
}
const send = (cookie: string, id: string, content: string, headers: Record<string, string> = {}) =>
  api(`${base}/${id}/messages`, { json: { content }, cookie, headers });

/** The help card pinned in one talk, as the list of talks shows it. */
async function helpOf(cookie: string, id: string) {
  const talks: {
    id: string;
    help: { category: string; resources: { call?: string }[]; told: unknown; answer: string | null } | null;
  }[] = await (await api(base, { cookie })).json();
  return talks.find((talk) => talk.id === id)?.help ?? null;
}

/** The events of a server-sent stream, in order. */
function readEvents(text: string): { event: string; data: unknown }[] {
  return text
    .trim()
    .split("\n\n")
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? "",
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? "null"),
    }));
}

describe("talks", () => {
  it("starts with the specification's title and lists the newest activity first", async () => {
    const { cookie } = await signedInUser();
    const first = await startTalk(cookie);
    const second = await startTalk(cookie);
    expect(first).toMatchObject({ title: "New Conversation", messageCount: 0 });
    expect((await send(cookie, first.id, "i feel sad")).status).toBe(201);
    const list: Conversation[] = await (await api(base, { cookie })).json();
    expect(list.map(({ id, messageCount }) => [id, messageCount])).toEqual([
      [first.id, 2],
      [second.id, 0],
    ]);
  });

  it("opens the page with the newest talk, or with the asked one when it is the owner's", async () => {
    const { user, cookie } = await signedInUser();
    const other = await signedInUser();
    const [older, newer, foreign] = [
      await startTalk(cookie),
      await startTalk(cookie),
      await startTalk(other.cookie),
    ];
    await send(cookie, older.id, "i feel sad");
    await send(cookie, newer.id, "i feel calm");
    await send(other.cookie, foreign.id, "i feel proud");
    const shownFor = async (askedId: string | null) => {
      const { conversationId, messages } = await listFirstShown(
        testDb(),
        { userId: user.id, badgeId: null },
        askedId,
      );
      return [conversationId, messages[0]?.content];
    };
    expect(await shownFor(null)).toEqual([newer.id, "i feel calm"]);
    expect(await shownFor(older.id)).toEqual([older.id, "i feel sad"]);
    expect(await shownFor(foreign.id)).toEqual([newer.id, "i feel calm"]);
  });

  it("is renamed and deleted by its owner only; another's id looks like one that does not exist", async () => {
    const { cookie } = await signedInUser();
    const other = await signedInUser();
    const { id } = await startTalk(cookie);
    const renamed = await api(`${base}/${id}`, {
      method: "PATCH",
      json: { title: "  School stuff " },
      cookie,
    });
    expect(await renamed.json()).toMatchObject({ title: "School stuff" });
    const missing = createId();
    for (const [path, init] of [
      ["", { method: "PATCH", json: { title: "x" } }],
      ["", { method: "DELETE" }],
      ["/messages", {}],
      ["/messages", { json: { content: "hi" } }],
    ] as const) {
      const foreign = await api(`${base}/${id}${path}`, { ...init, cookie: other.cookie });
      const unknown = await api(`${base}/${missing}${path}`, { ...init, cookie: other.cookie });
      expect(foreign.status).toBe(404);
      expect(await foreign.text()).toBe(await unknown.text());
    }
    expect((await api(`${base}/${id}`, { method: "DELETE", cookie })).status).toBe(204);
    expect(await (await api(base, { cookie })).json()).toEqual([]);
    expect(await testDb().select().from(coachMessages).where(eq(coachMessages.conversationId, id))).toEqual(
      [],
    );
  });

  it("refuses titles not fit to be shown, and answers a cry for help in one with where to get help", async () => {
    const { cookie } = await signedInUser();
    const { id } = await startTalk(cookie);
    const rename = (title: string) => api(`${base}/${id}`, { method: "PATCH", json: { title }, cookie });
    expect((await rename("   ")).status).toBe(400);
    expect((await rename("you fucking idiot")).status).toBe(422);
    const crisis = await rename("i want to kill myself");
    expect(crisis.status).toBe(422);
    expect(await crisis.text()).toContain("988");
  });

  it("needs a signed-in, ready student", async () => {
    expect((await api(base)).status).toBe(401);
    const teacher = await signedInUser({ userType: "teacher" });
    expect((await api(base, { cookie: teacher.cookie })).status).toBe(403);
    const pending = await signedInUser({
      dateOfBirth: `${testNow().getUTCFullYear() - 9}-01-01`,
      coppaConsentStatus: "pending",
    });
    const refused = await api(base, { json: {}, cookie: pending.cookie });
    expect(await refused.json()).toMatchObject({ code: "parental_consent_required" });
  });
});

describe("messages", () => {
  it("answers with both messages, oldest first in the list, and says it is a program at the start (K1)", async () => {
    const { cookie } = await signedInUser();
    const { id } = await startTalk(cookie);
    const response = await send(cookie, id, "  I'm so nervous about my math test  ");
    expect(response.status).toBe(201);
    const { userMessage, assistantMessage }: Exchange = await response.json();
    expect(userMessage).toMatchObject({ role: "user", content: "I'm so nervous about my math test" });
    // The notice is a line of its own: the answer to a child holds the answer alone.
    expect(assistantMessage.notice).toMatch(/computer program/);
    expect(assistantMessage.content).not.toMatch(/computer program/);
    expect(assistantMessage.content).toMatch(/nervous/);
    expect(assistantMessage.safety).toBeUndefined();
    const second: Exchange = await (await send(cookie, id, "the fractions")).json();
    expect(second.assistantMessage.notice).toBeUndefined();
    const list: Message[] = await (await api(`${base}/${id}/messages`, { cookie })).json();
    expect(list.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
    expect(list[1]).toEqual(assistantMessage);
    expect(list.map((message) => message.id)).toEqual([
      userMessage.id,
      assistantMessage.id,
      second.userMessage.id,
      second.assistantMessage.id,
    ]);
  });

  it("takes 1 to 1000 characters", async () => {
    const { cookie } = await signedInUser();
    const { id } = await startTalk(cookie);
    for (const content of ["", "   ", "a".repeat(1001), 7, null]) {
      const response = await api(`${base}/${id}/messages`, { json: { content }, cookie });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: "invalid" });
    }
    expect((await send(cookie, id, "b ".repeat(500).trim())).status).toBe(201);
  });

  it("streams user, deltas that add up, and done", async () => {
    const { cookie } = await signedInUser();
    const { id } = await startTalk(cookie);
    const response = await send(cookie, id, "i feel lonely at school", { accept: "text/event-stream" });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const events = readEvents(await response.text());
    expect(events[0]).toMatchObject({
      event: "user",
      data: { role: "user", content: "i feel lonely at school" },
    });
    const done = events.at(-1) as { event: string; data: Exchange };
    expect(done.event).toBe("done");
    const deltas = events
      .filter(({ event }) => event === "delta")
      .map(({ data }) => (data as { text: string }).text);
    expect(deltas.length).toBeGreaterThan(3);
    expect(deltas.join("")).toBe(done.data.assistantMessage.content);
    expect(done.data.assistantMessage.notice).toMatch(/program/);
    const list: Message[] = await (await api(`${base}/${id}/messages`, { cookie })).json();
    expect(list.at(-1)?.content).toBe(done.data.assistantMessage.content);
  });

  it("refuses a stream before it begins as an ordinary error", async () => {
    const { cookie } = await signedInUser();
    const response = await send(cookie, createId(), "hi", { accept: "text/event-stream" });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not_found" });
  });

  it.each(["application/json", "text/event-stream"])(
    "answers a repeated Idempotency-Key once (%s)",
    async (accept) => {
      const { cookie } = await signedInUser();
      const { id } = await startTalk(cookie);
      const headers = { accept, "idempotency-key": createId() };
      const idsIn = (text: string) => text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g)?.sort();
      const first = await (await send(cookie, id, "i am tired", headers)).text();
      const again = await (await send(cookie, id, "i am tired", headers)).text();
      expect(new Set(idsIn(again))).toEqual(new Set(idsIn(first)));
      expect(await (await api(`${base}/${id}/messages`, { cookie })).json()).toHaveLength(2);
    },
  );

  it("gives no points for talking (K4)", async () => {
    const { user, cookie } = await signedInUser();
    const { id } = await startTalk(cookie);
    await send(cookie, id, "i feel sad");
    expect((await findUser(user.id))?.totalPoints).toBe(0);
  });

  it("stops kindly after thirty messages in ten minutes, but never a child in danger (K22)", async () => {
    const { user, cookie } = await signedInUser();
    const { id } = await startTalk(cookie);
    const now = testNow().getTime();
    for (let part = 0; part < 30; part += 6) {
      await testDb()
        .insert(coachMessages)
        .values(
          Array.from({ length: 6 }, (_, index) => ({
            id: createId(),
            conversationId: id,
            userId: user.id,
            role: "user" as const,
            content: "hello",
            createdAt: new Date(now - 1000 * (part + index + 1)),
          })),
        );
    }
    const stopped = await send(cookie, id, "one more");
    expect(stopped.status).toBe(429);
    expect(stopped.headers.get("retry-after")).not.toBeNull();
    expect(await stopped.json()).toMatchObject({ message: expect.stringMatching(/break/) });
    const helped: Exchange = await (await send(cookie, id, "i want to kill myself")).json();
    expect(helped.assistantMessage.safety?.category).toBe("suicide");
  });
});

describe("a message in danger", () => {
  it("gets the fixed reply with numbers; a denial renews it once, and nothing takes the card away", async () => {
    const { cookie } = await signedInUser();
    const { id } = await startTalk(cookie);
    expect(await helpOf(cookie, id)).toBeNull();
    const first: Exchange = await (await send(cookie, id, "i dont want to be alive anymore")).json();
    expect(first.assistantMessage.safety).toMatchObject({ category: "suicide" });
    expect(first.assistantMessage.content).toMatch(/988/);
    expect(first.assistantMessage.safety?.resources.map(({ call }) => call)).toContain("988");
    const denial: Exchange = await (await send(cookie, id, "jk im fine lol")).json();
    expect(denial.assistantMessage.safety?.category).toBe("suicide");
    expect(denial.assistantMessage.content).toMatch(/988/);
    const again: Exchange = await (await send(cookie, id, "haha never mind")).json();
    expect(again.assistantMessage.safety).toBeUndefined();
    expect(await helpOf(cookie, id)).toMatchObject({ category: "suicide", told: { who: "nobody" } });
  });

  it("is followed by ordinary care: an ordinary message gets an ordinary answer, with the card in sight", async () => {
    const { cookie } = await signedInUser();
    const { id } = await startTalk(cookie);
    await send(cookie, id, "i dont want to be alive anymore");
    const later: Exchange = await (await send(cookie, id, "i feel sad about my math test")).json();
    expect(later.assistantMessage.safety).toBeUndefined();
    expect(later.assistantMessage.content).toMatch(/sad/);
    const help = await helpOf(cookie, id);
    expect(help).toMatchObject({ category: "suicide", answer: null });
    expect(help?.resources[0]).toMatchObject({ call: "988", text: "988" });
    const other = await startTalk(cookie);
    expect(await helpOf(cookie, other.id)).toBeNull();
  });

  it("is streamed like any other answer", async () => {
    const { cookie } = await signedInUser();
    const { id } = await startTalk(cookie);
    const response = await send(cookie, id, "my uncle touches me and says not to tell", {
      accept: "text/event-stream",
    });
    const events = readEvents(await response.text());
    expect(events.map(({ event }) => event)).toEqual(["user", "delta", "done"]);
    expect((events[2] as { data: Exchange }).data.assistantMessage.safety?.category).toBe("abuse");
  });

  it("keeps the words for the adult who looks after it, even when the child deletes the talk", async () => {
    const { cookie } = await signedInUser();
    const { id } = await startTalk(cookie);
    await send(cookie, id, "i cut myself last night");
    expect((await api(`${base}/${id}`, { method: "DELETE", cookie })).status).toBe(204);
    expect(await (await api(base, { cookie })).json()).toEqual([]);
    expect((await api(`${base}/${id}/messages`, { cookie })).status).toBe(404);
    const [kept] = await testDb().select().from(conversations).where(eq(conversations.id, id));
    expect(kept?.deletedAt).not.toBeNull();
  });
});

describe("settings", () => {
  it("let an admin switch the coach off for the school, and a crisis is answered all the same", async () => {
    const schoolId = createId();
    const { schools } = await import("~/db/schema");
    await testDb()
      .insert(schools)
      .values({ id: schoolId, name: "Test School", isVerified: true, createdAt: testNow() });
    const admin = await signedInUser({ userType: "admin", schoolId });
    const { cookie } = await signedInUser({ schoolId });
    const { id } = await startTalk(cookie);
    const put = await api("/api/ai-coach/settings", {
      method: "PUT",
      json: { isOff: true },
      cookie: admin.cookie,
    });
    expect(await put.json()).toEqual({ isOff: true, isModelOff: false, minutesPerDay: null });
    expect((await send(cookie, id, "hello")).status).toBe(403);
    const helped: Exchange = await (await send(cookie, id, "i am going to kill myself tonight")).json();
    expect(helped.assistantMessage.safety?.category).toBe("suicide");
    // A child who goes on writing beside the help card is not met by a closed door.
    const after: Exchange = await (await send(cookie, id, "are you still there")).json();
    expect(after.assistantMessage.content).toMatch(/adult|person|someone/);
    expect(after.assistantMessage.safety).toBeUndefined();
    expect((await api("/api/ai-coach/settings", { method: "PUT", json: {}, cookie })).status).toBe(403);
  });

  it("keep the coach off in a school of Nevada (K6)", async () => {
    const schoolId = createId();
    const { schools } = await import("~/db/schema");
    await testDb()
      .insert(schools)
      .values({ id: schoolId, name: "Nevada School", state: "NV", isVerified: true, createdAt: testNow() });
    const { cookie } = await signedInUser({ schoolId });
    const { id } = await startTalk(cookie);
    expect((await send(cookie, id, "hello")).status).toBe(403);
  });
});
