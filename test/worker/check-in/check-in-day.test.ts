import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { checkInDays, emotionLogs, progressDays, reliefChecks, safetyEvents } from "~/db/schema";
import { testNow } from "../clock";
import { api, findUser, signedInUser, testDb } from "../helpers";
import { createSchool, say } from "../safety/school";

const skip = (cookie: string) => api("/api/check-in/skip", { cookie, json: {} });
const change = (cookie: string, json: unknown) => api("/api/emotions/today", { cookie, method: "PUT", json });
const more = (cookie: string, json: unknown) => api("/api/check-in/today", { cookie, method: "PUT", json });
const twentyTimes = <Answer>(call: () => Promise<Answer>) => Promise.all(Array.from({ length: 20 }, call));

describe('"I\'d rather not say"', () => {
  it("counts as answered without a feeling, with the same streak and points as a feeling (P21)", async () => {
    const quiet = await signedInUser();
    const open = await signedInUser();
    expect((await skip(quiet.cookie)).status).toBe(204);
    expect((await api("/api/emotions", { cookie: open.cookie, json: { emotion: "sad" } })).status).toBe(201);
    expect(await (await api("/api/emotions", { cookie: quiet.cookie })).json()).toEqual([]);
    const [one, other] = await Promise.all([findUser(quiet.user.id), findUser(open.user.id)]);
    expect(one?.streakDays).toBe(1);
    expect(one?.streakDays).toBe(other?.streakDays);
    expect(one?.totalPoints).toBe(other?.totalPoints);
  });

  it("is one row and one day's event, tried twenty times at once", async () => {
    const { user, cookie } = await signedInUser();
    const replies = await twentyTimes(() => skip(cookie));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
    const rows = await testDb().select().from(checkInDays).where(eq(checkInDays.userId, user.id));
    expect(rows).toHaveLength(1);
    const days = await testDb().select().from(progressDays).where(eq(progressDays.userId, user.id));
    expect(days).toMatchObject([{ eventCount: 1 }]);
  });

  it("takes a feeling of the same day back, and gives way to one", async () => {
    const { user, cookie } = await signedInUser();
    await api("/api/emotions", { cookie, json: { emotion: "angry" } });
    await skip(cookie);
    expect(await (await api("/api/emotions", { cookie })).json()).toEqual([]);
    expect((await change(cookie, { emotion: "calm" })).status).toBe(200);
    expect(await (await api("/api/emotions", { cookie })).json()).toMatchObject([{ emotion: "calm" }]);
    const days = await testDb().select().from(progressDays).where(eq(progressDays.userId, user.id));
    expect(days).toMatchObject([{ eventCount: 1 }]);
  });

  it("changes no answer given after it, when it comes late from another device", async () => {
    // Where it is noon now: a quarter of an hour ago was today.
    const hoursPastNoon = testNow().getUTCHours() - 12;
    const timeZone = `Etc/GMT${hoursPastNoon < 0 ? "" : "+"}${hoursPastNoon}`;
    const yesterday = new Date(testNow().getTime() - 24 * 60 * 60 * 1000);
    const { user, cookie } = await signedInUser({ timeZone, createdAt: yesterday });
    const late = (path: string, json: unknown, secondsAgo: number) =>
      api(path, { cookie, json, headers: { "x-beats-seconds-ago": String(secondsAgo) } });
    const answers = async () => [
      await (await api("/api/emotions", { cookie })).json(),
      (await testDb().select().from(checkInDays).where(eq(checkInDays.userId, user.id))).length,
    ];
    expect((await late("/api/emotions", { emotion: "happy" }, 600)).status).toBe(201);
    const older = await late("/api/check-in/skip", {}, 900);
    expect([older.status, await older.json()]).toMatchObject([409, { code: "already_checked_in" }]);
    expect(await answers()).toMatchObject([[{ emotion: "happy" }], 0]);
    // Changed since: the change is the newer answer.
    expect((await change(cookie, { emotion: "calm" })).status).toBe(200);
    expect((await late("/api/check-in/skip", {}, 300)).status).toBe(409);
    expect(await answers()).toMatchObject([[{ emotion: "calm" }], 0]);
    expect((await skip(cookie)).status).toBe(204);
    expect((await late("/api/emotions", { emotion: "sad" }, 120)).status).toBe(409);
    expect(await answers()).toEqual([[], 1]);
  });

  it("leads a plain form back to the dashboard", async () => {
    const { cookie } = await signedInUser();
    const reply = await api("/api/check-in/skip", {
      cookie,
      body: new URLSearchParams(),
      headers: { accept: "text/html" },
    });
    expect(reply.status).toBe(303);
    expect(reply.headers.get("location")).toBe("/#dashboard");
  });
});

describe("PUT /api/emotions/today", () => {
  it("changes today's own answer and leaves it one a day, twenty times at once", async () => {
    const { user, cookie } = await signedInUser();
    expect((await change(cookie, { emotion: "sad" })).status).toBe(404);
    await api("/api/emotions", { cookie, json: { emotion: "sad", intensity: 3 } });
    const reply = await change(cookie, { emotion: "calm" });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ emotion: "calm", intensity: 3 });
    const replies = await twentyTimes(() => change(cookie, { emotion: "happy", intensity: 8 }));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await testDb().select().from(emotionLogs).where(eq(emotionLogs.userId, user.id));
    expect(rows).toMatchObject([{ emotion: "happy", intensity: 8 }]);
  });

  it("logs one feeling after a skip, twenty times at once", async () => {
    const { user, cookie } = await signedInUser();
    await skip(cookie);
    const replies = await twentyTimes(() => change(cookie, { emotion: "happy" }));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await testDb().select().from(emotionLogs).where(eq(emotionLogs.userId, user.id));
    expect(rows).toHaveLength(1);
  });

  it.each([{ emotion: "hungry" }, { emotion: "sad", intensity: 11 }, { emotion: "sad", mood: 1 }, {}])(
    "refuses %j",
    async (json) => {
      const { cookie } = await signedInUser();
      await api("/api/emotions", { cookie, json: { emotion: "calm" } });
      expect((await change(cookie, json)).status).toBe(400);
      expect(await (await api("/api/emotions", { cookie })).json()).toMatchObject([{ emotion: "calm" }]);
    },
  );

  it("never touches somebody else's day", async () => {
    const one = await signedInUser();
    const other = await signedInUser();
    await api("/api/emotions", { cookie: one.cookie, json: { emotion: "calm" } });
    expect((await change(other.cookie, { emotion: "sad" })).status).toBe(404);
    expect(await (await api("/api/emotions", { cookie: one.cookie })).json()).toMatchObject([
      { emotion: "calm" },
    ]);
  });
});

describe("PUT /api/check-in/today", () => {
  it("keeps what is said and nothing else, after a feeling and after a skip", async () => {
    for (const answer of ["feeling", "skipped"] as const) {
      const { cookie } = await signedInUser();
      expect((await more(cookie, { energy: 2 })).status).toBe(404);
      if (answer === "skipped") await skip(cookie);
      else await api("/api/emotions", { cookie, json: { emotion: "sad" } });
      const first = await more(cookie, { energy: 2, note: "  the bus was loud " });
      expect(first.status).toBe(200);
      expect(await first.json()).toMatchObject({ answer, energy: 2, note: "the bus was loud" });
      const second = await more(cookie, { wouldHelp: "quiet", wantsToTalk: true });
      expect(await second.json()).toMatchObject({
        ...{ answer, energy: 2, note: "the bus was loud" },
        ...{ wouldHelp: "quiet", wantsToTalk: true },
      });
      expect(await (await more(cookie, { note: "", wantsToTalk: false })).json()).toMatchObject({
        ...{ note: null, wantsToTalk: false, energy: 2 },
      });
    }
  });

  it("is one row, tried twenty times at once", async () => {
    const { user, cookie } = await signedInUser();
    await api("/api/emotions", { cookie, json: { emotion: "sad" } });
    const replies = await twentyTimes(() => more(cookie, { energy: 4 }));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await testDb().select().from(checkInDays).where(eq(checkInDays.userId, user.id));
    expect(rows).toMatchObject([{ energy: 4, skippedAt: null }]);
  });

  it("says truthfully whether an adult was told of a cry for help, in the coach's words (K10)", async () => {
    const alone = await signedInUser();
    const { student } = await createSchool();
    const young = await createSchool({
      dateOfBirth: `${testNow().getUTCFullYear() - 8}-01-01`,
      coppaConsentStatus: "granted",
    });
    const answers = [];
    for (const { cookie } of [alone, student, young.student]) {
      await api("/api/emotions", { cookie, json: { emotion: "sad" } });
      const { message } = await (await more(cookie, { note: "i want to kill myself" })).json<{
        message: string;
      }>();
      const said = await say(cookie, "i want to kill myself");
      const sentence = message.slice(message.indexOf("call 911.") + "call 911.".length).trim();
      expect(said.assistantMessage.content, sentence).toContain(sentence);
      answers.push(sentence);
    }
    expect(answers[0]).toContain("not able to tell an adult for you");
    expect(answers[1]).toContain("I sent what you wrote to the contact person at your school");
    expect(answers[2]).toContain("I sent this to a helper at your school.");
  });

  it("answers a cry for help in the note with help, tells an adult, and keeps no word of it", async () => {
    const { user, cookie } = await signedInUser();
    await api("/api/emotions", { cookie, json: { emotion: "sad" } });
    const reply = await more(cookie, { note: "i want to kill myself" });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ message: expect.stringContaining("988") });
    const rows = await testDb().select().from(checkInDays).where(eq(checkInDays.userId, user.id));
    expect(rows).toEqual([]);
    const events = await testDb()
      .select()
      .from(safetyEvents)
      .where(and(eq(safetyEvents.studentId, user.id), eq(safetyEvents.sourceKind, "note")));
    expect(events).toHaveLength(1);
  });

  it.each([
    { energy: 6 },
    { energy: "high" },
    { wouldHelp: "sleep" },
    { note: "x".repeat(201) },
    { mood: 1 },
  ])("refuses %j in plain words", async (json) => {
    const { cookie } = await signedInUser();
    await skip(cookie);
    expect((await more(cookie, json)).status).toBe(400);
  });

  it("shows the note to the child alone: no adult's answer carries it", async () => {
    const { cookie } = await signedInUser();
    await api("/api/emotions", { cookie, json: { emotion: "sad" } });
    await more(cookie, { note: "only mine" });
    expect(JSON.stringify(await (await api("/api/emotions", { cookie })).json())).not.toContain("only mine");
  });
});

describe("POST /api/check-in/relief", () => {
  it("keeps one answer a tool and day, and counts what made it better", async () => {
    const { user, cookie } = await signedInUser();
    const say = (tool: string, result: string) =>
      api("/api/check-in/relief", { cookie, json: { tool, result } });
    await say("talk", "same");
    await twentyTimes(() => say("music", "better"));
    const reply = await say("talk", "worse");
    expect(reply.status).toBe(201);
    expect(await reply.json()).toEqual([
      { tool: "music", better: 1, total: 1 },
      { tool: "talk", better: 0, total: 1 },
    ]);
    const rows = await testDb().select().from(reliefChecks).where(eq(reliefChecks.userId, user.id));
    expect(rows).toHaveLength(2);
    expect((await say("sleep", "better")).status).toBe(400);
  });
});
