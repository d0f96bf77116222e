import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  classrooms,
  coachMessages,
  conversations,
  drumLoops,
  drumSessions,
  emotionLogs,
  idempotencyKeys,
  safetyEvents,
  tracks,
  users,
} from "~/db/schema";
import { hashPassword } from "~/features/identity/index.server";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { faultyDatabase } from "../faulty-database";
import { type ApiInit, api, signedInUser, testDb } from "../helpers";
import { newRegistration, PASSWORD, registered, sessionOf } from "../sign-up/forms";

const game = { gameMode: "beat_matching", score: 100, accuracy: 90, bpm: 120, duration: 30, streak: 4 };
const loop = { bpm: 100, bars: 2, hits: [{ step: 0, padId: "kick" }] };
const music = { emotion: "calm", activityType: "focus", culturalStyle: "jazz" };

/** What a repeat could double, and how many of it a person has. */
const makers = [
  {
    path: "/api/ai-drummer/sessions",
    json: game,
    count: (id: string) => testDb().$count(drumSessions, eq(drumSessions.userId, id)),
  },
  {
    path: "/api/ai-coach/conversations",
    json: { title: "New Conversation" },
    count: (id: string) => testDb().$count(conversations, eq(conversations.userId, id)),
  },
  {
    path: "/api/emotions",
    json: { emotion: "happy" },
    count: (id: string) => testDb().$count(emotionLogs, eq(emotionLogs.userId, id)),
  },
  {
    path: "/api/ai-dj/create-music",
    json: music,
    count: (id: string) => testDb().$count(tracks, eq(tracks.userId, id)),
  },
];

/** No audio is rendered: it is not what is asked here. */
const quick = { RENDER: "client" };
const keyed = (key: string, cookie: string, json: unknown, more: Partial<ApiInit> = {}): ApiInit => ({
  json,
  cookie,
  settings: quick,
  ...more,
  headers: { "idempotency-key": key, ...more.headers },
});
const isWork = (queries: string[]) =>
  queries.some((query) => /^insert into "?(drum_sessions|conversations|emotion_logs|tracks)/.test(query));
const isAfterwards = (queries: string[]) => queries.some((query) => /^update "?idempotency_keys/.test(query));

describe.each(makers)("a repeated Idempotency-Key at POST $path", ({ path, json, count }) => {
  it("makes one of twenty at once, and answers each with it or with 409", async () => {
    const { user, cookie } = await signedInUser();
    const key = createId();
    const replies = await Promise.all(Array.from({ length: 20 }, () => api(path, keyed(key, cookie, json))));
    const ids = new Set<string>();
    for (const reply of replies) {
      expect([201, 409, 429]).toContain(reply.status);
      const body = (await reply.json()) as { id?: string; code?: string };
      if (reply.status === 201) ids.add(body.id ?? "");
      if (reply.status === 409) expect(body.code).toBe("in_progress");
    }
    expect(await count(user.id)).toBe(1);
    expect(ids.size).toBe(1);
    const again = await api(path, keyed(key, cookie, json));
    expect(again.status).toBe(201);
    expect(ids).toContain(((await again.json()) as { id: string }).id);
  });

  it("makes one when the Worker dies before, and one when it dies right after the write", async () => {
    for (const when of ["before", "after"] as const) {
      const { user, cookie } = await signedInUser();
      const key = createId();
      const { database, fired } = faultyDatabase((queries) => (isWork(queries) ? when : null));
      const lost = await api(path, keyed(key, cookie, json, { settings: { ...quick, DB: database } }));
      // Lost after the write, the key's own row still says what was answered.
      expect(lost.status >= 500).toBe(when === "before");
      expect(fired()).toBe(1);
      expect(await count(user.id)).toBe(when === "before" ? 0 : 1);
      const again = await api(path, keyed(key, cookie, json));
      expect(again.status).toBe(201);
      expect(await count(user.id)).toBe(1);
      const third = await api(path, keyed(key, cookie, json));
      expect(await third.json()).toEqual(await again.json());
    }
  });

  it("answers as usual when the answer cannot be kept afterwards", async () => {
    const { user, cookie } = await signedInUser();
    const key = createId();
    const { database } = faultyDatabase((queries) => (isAfterwards(queries) ? "before" : null));
    const first = await api(path, keyed(key, cookie, json, { settings: { ...quick, DB: database } }));
    expect(first.status).toBe(201);
    expect((await api(path, keyed(key, cookie, json))).status).toBe(201);
    expect(await count(user.id)).toBe(1);
  });
});

describe("an Idempotency-Key (R2)", () => {
  it("belongs to one owner, path and body", async () => {
    const { user, cookie } = await signedInUser();
    const other = await signedInUser();
    const key = createId();
    const send = (path: string, json: unknown, by = cookie) => api(path, keyed(key, by, json));
    expect((await send("/api/ai-drummer/sessions", game)).status).toBe(201);
    const another = await send("/api/ai-drummer/sessions", { ...game, score: 110 });
    expect(another.status).toBe(422);
    expect(await another.json()).toMatchObject({ code: "idempotency_mismatch" });
    expect((await send("/api/ai-drummer/sessions", game, other.cookie)).status).toBe(201);
    expect((await send("/api/ai-coach/conversations", {})).status).toBe(201);
    expect(await testDb().$count(drumSessions, eq(drumSessions.userId, user.id))).toBe(1);
  });

  it("is free again after a refusal and after a day", async () => {
    const { user, cookie } = await signedInUser();
    const key = createId();
    const bad = await api("/api/ai-drummer/sessions", keyed(key, cookie, { ...game, score: 99_999 }));
    expect(bad.status).toBe(422);
    expect((await api("/api/ai-drummer/sessions", keyed(key, cookie, game))).status).toBe(201);
    await testDb()
      .update(idempotencyKeys)
      .set({ createdAt: new Date(testNow().getTime() - 25 * 3_600_000) })
      .where(eq(idempotencyKeys.userId, user.id));
    expect((await api("/api/ai-drummer/sessions", keyed(key, cookie, { ...game, score: 10 }))).status).toBe(
      201,
    );
    expect(await testDb().$count(drumSessions, eq(drumSessions.userId, user.id))).toBe(2);
  });

  it("that was written but never answered is not worked on again", async () => {
    const { user, cookie } = await signedInUser({ userType: "teacher" });
    const key = createId();
    expect((await api("/api/classrooms", keyed(key, cookie, { name: "Drums" }))).status).toBe(201);
    const left = { status: null, responseBody: null };
    await testDb().update(idempotencyKeys).set(left).where(eq(idempotencyKeys.userId, user.id));
    const soon = await api("/api/classrooms", keyed(key, cookie, { name: "Drums" }));
    expect(await soon.json()).toMatchObject({ code: "in_progress" });
    await testDb()
      .update(idempotencyKeys)
      .set({ createdAt: new Date(testNow().getTime() - 120_000) })
      .where(eq(idempotencyKeys.userId, user.id));
    const later = await api("/api/classrooms", keyed(key, cookie, { name: "Drums" }));
    expect(later.status).toBe(409);
    expect(await testDb().$count(classrooms, eq(classrooms.teacherId, user.id))).toBe(1);
  });
});

describe("a coach message with a reused key", () => {
  const base = "/api/ai-coach/conversations";
  async function startTalk() {
    const { user, cookie } = await signedInUser();
    const { id } = (await (await api(base, { json: {}, cookie })).json()) as { id: string };
    const send = (content: string, key: string, accept = "application/json", talk = id) =>
      api(`${base}/${talk}/messages`, keyed(key, cookie, { content }, { headers: { accept } }));
    const countMessages = () => testDb().$count(coachMessages, eq(coachMessages.userId, user.id));
    return { user, cookie, id, send, countMessages };
  }
  type Exchange = {
    userMessage: { content: string };
    assistantMessage: { content: string; safety?: object };
  };

  /** The exchange in an answer: the JSON itself, or the data of the stream's last event. */
  async function exchangeOf(reply: Response): Promise<Exchange> {
    const text = await reply.text();
    return JSON.parse(text.split("event: done\ndata: ").at(-1) ?? "");
  }

  it.each(["application/json", "text/event-stream"])(
    "is one message of twenty at once (%s)",
    async (accept) => {
      const { send, countMessages } = await startTalk();
      const key = createId();
      const replies = await Promise.all(Array.from({ length: 20 }, () => send("i am tired", key, accept)));
      for (const reply of replies) expect([200, 201, 409]).toContain(reply.status);
      await Promise.all(replies.map((reply) => reply.text()));
      expect(await countMessages()).toBe(2);
      expect(await (await send("i am tired", key, accept)).text()).toContain("i am tired");
      expect(await countMessages()).toBe(2);
    },
  );

  it.each([
    ["application/json", "text/event-stream"],
    ["text/event-stream", "application/json"],
  ])("gets the first answer in the form it asks for: %s, then %s", async (first, second) => {
    const { send, countMessages } = await startTalk();
    const key = createId();
    const replies = [await send("i am tired", key, first), await send("i am tired", key, second)];
    const exchanges = await Promise.all(replies.map(exchangeOf));
    expect(replies.map((reply) => reply.headers.get("content-type")?.split(";")[0])).toEqual([first, second]);
    expect(exchanges[1]).toEqual(exchanges[0]);
    expect(await countMessages()).toBe(2);
    expect((await send("i like drums", key, second)).status).toBe(422);
  });

  it("is refused with another body, and belongs to its talk", async () => {
    const { cookie, send, countMessages } = await startTalk();
    const key = createId();
    expect((await send("i am tired", key)).status).toBe(201);
    expect((await send("i like drums", key)).status).toBe(422);
    const other = (await (await api(base, { json: {}, cookie })).json()) as { id: string };
    const elsewhere = await send("my dog is funny", key, "application/json", other.id);
    expect(((await elsewhere.json()) as Exchange).userMessage.content).toBe("my dog is funny");
    expect(await countMessages()).toBe(4);
  });

  it.each(["application/json", "text/event-stream"])(
    "is answered with help when it is a cry for help, once (%s)",
    async (accept) => {
      const { user, send, countMessages } = await startTalk();
      const key = createId();
      await (await send("i am tired", key, accept)).text();
      const cries = await Promise.all(
        Array.from({ length: 5 }, () => send("i want to kill myself tonight", key, accept)),
      );
      for (const cry of cries) expect(await cry.text()).toContain("988");
      expect(await countMessages()).toBe(4);
      const raised = await testDb().$count(safetyEvents, eq(safetyEvents.studentId, user.id));
      expect(raised).toBe(1);
    },
  );

  it("is answered when the first request died before its answer was stored", async () => {
    const { user, id, cookie, send, countMessages } = await startTalk();
    const key = createId();
    const { database, fired } = faultyDatabase((queries) =>
      queries.some((query) => /^update "conversations" .*"engine_state" = /.test(query)) ? "before" : null,
    );
    const lost = await api(
      `${base}/${id}/messages`,
      keyed(key, cookie, { content: "i am tired" }, { settings: { DB: database } }),
    );
    expect([lost.status, fired()]).toEqual([503, 1]);
    expect((await send("i am tired", key)).status).toBe(409);
    await testDb()
      .update(coachMessages)
      .set({ createdAt: new Date(testNow().getTime() - 30_000) })
      .where(eq(coachMessages.userId, user.id));
    const replies = await Promise.all([send("i am tired", key), send("i am tired", key)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(await countMessages()).toBe(2);
  });
});

describe("a kept loop", () => {
  it("is kept once for a repeated key", async () => {
    const { user, cookie } = await signedInUser();
    const key = createId();
    const first = await api("/api/ai-drummer/loops", keyed(key, cookie, loop));
    const again = await api("/api/ai-drummer/loops", keyed(key, cookie, loop));
    expect(again.status).toBe(first.status);
    expect(await testDb().$count(drumLoops, eq(drumLoops.userId, user.id))).toBe(
      first.status === 201 ? 1 : 0,
    );
  });
});

describe("a repeated Idempotency-Key at a sign-in", () => {
  const post = (path: string, key: string, json: unknown, cookie?: string) =>
    api(path, { json, headers: { "idempotency-key": key }, ...(cookie ? { cookie } : {}) });
  const isSignedIn = async (reply: Response, id: string) =>
    expect(await (await api("/api/auth/user", { cookie: sessionOf(reply) })).json()).toMatchObject({ id });

  it("makes one account, and gives each repeat a session of its own", async () => {
    const sent = newRegistration();
    const key = createId();
    const first = await post("/api/auth/register", key, sent);
    const lost = await post("/api/auth/register", key, sent);
    const got = await post("/api/auth/register", key, sent, sessionOf(lost));
    const user = await first.json<{ id: string }>();
    for (const again of [lost, got]) {
      expect(again.status).toBe(201);
      expect(await again.json()).toEqual(user);
    }
    expect(sessionOf(got)).not.toBe(sessionOf(first));
    await isSignedIn(got, user.id);
    const kept = JSON.stringify(await testDb().select().from(idempotencyKeys));
    for (const reply of [first, lost, got]) expect(kept).not.toContain(sessionOf(reply).split("=")[1]);
  });

  it("signs in again with the same answer, as long as the password is still right", async () => {
    const { email, user } = await registered();
    const key = createId();
    const first = await post("/api/auth/login", key, { email, password: PASSWORD });
    const again = await post("/api/auth/login", key, { email, password: PASSWORD });
    expect([again.status, await again.json()]).toEqual([200, await first.json()]);
    await isSignedIn(again, user.id);
    await testDb()
      .update(users)
      .set({ passwordHash: await hashPassword("Violet9drum") })
      .where(eq(users.id, user.id));
    const late = await post("/api/auth/login", key, { email, password: PASSWORD });
    expect([late.status, sessionOf(late)]).toEqual([401, ""]);
  });
});
