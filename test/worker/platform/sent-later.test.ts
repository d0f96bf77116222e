import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { drumSessions, emotionLogs, progressDays, users } from "~/db/schema";
import { addDays } from "~/platform/calendar";
import { localDateOf } from "~/platform/clock";
import { testNow } from "../clock";
import { continueWith, createWaitingChild } from "../consent/family";
import { api, signedInUser, testDb } from "../helpers";

const DAY_SECONDS = 86_400;
const post = (path: string, cookie: string, json: unknown, headers: Record<string, string>) =>
  api(path, { cookie, json, headers });
const logsOf = (userId: string) => testDb().select().from(emotionLogs).where(eq(emotionLogs.userId, userId));

/** A student who was here before. */
const oldHand = () => signedInUser({ createdAt: new Date(testNow().getTime() - 30 * DAY_SECONDS * 1000) });
const dayBefore = (user: { timeZone: string }, days: number) =>
  addDays(localDateOf(testNow(), user.timeZone), -days);

describe("what a device sends later", () => {
  it("is refused under another person's session, and stored nowhere", async () => {
    const [maya, leo] = [await signedInUser(), await signedInUser()];
    const reply = await post(
      "/api/emotions",
      leo.cookie,
      { emotion: "sad" },
      { "x-beats-person": maya.user.id },
    );
    expect([reply.status, await reply.json()]).toMatchObject([409, { code: "other_person" }]);
    for (const { user } of [maya, leo]) expect(await logsOf(user.id)).toEqual([]);
    const own = await post(
      "/api/emotions",
      maya.cookie,
      { emotion: "sad" },
      { "x-beats-person": maya.user.id },
    );
    expect(own.status).toBe(201);
  });

  it("is refused from a page of another person, also from its forms, and without a name works as ever", async () => {
    const [maya, leo] = [await signedInUser(), await signedInUser()];
    const path = "/api/ai-coach/conversations";
    const named = { "x-beats-person": maya.user.id };
    expect((await post(path, leo.cookie, { title: "A talk" }, named)).status).toBe(409);
    expect((await api("/api/emotions", { cookie: leo.cookie, headers: named })).status).toBe(409);
    const form = await api(`${path}?beats-person=${maya.user.id}`, {
      cookie: leo.cookie,
      body: new URLSearchParams({ content: "words of Maya" }),
      headers: { accept: "text/html" },
    });
    expect([form.status, form.headers.get("location")]).toEqual([303, "/"]);
    // The next page is Leo's: it is told why, and nothing of what was typed.
    const flash = decodeURIComponent(form.headers.get("set-cookie") ?? "");
    expect(flash).toContain("Somebody else is signed in on this device now");
    expect(flash).not.toContain("words of Maya");
    expect(await (await api(path, { cookie: leo.cookie })).json()).toEqual([]);
    expect((await post(path, leo.cookie, { title: "A talk" }, {})).status).toBe(201);
  });

  it("counts for the day it was made, by the child's calendar, and leaves today free", async () => {
    const { user, cookie } = await oldHand();
    const late = await post(
      "/api/emotions",
      cookie,
      { emotion: "calm" },
      { "x-beats-seconds-ago": String(2 * DAY_SECONDS), "x-beats-person": user.id },
    );
    expect(late.status).toBe(201);
    expect((await api("/api/emotions", { cookie, json: { emotion: "happy" } })).status).toBe(201);
    const today = localDateOf(testNow(), user.timeZone);
    const rows = await logsOf(user.id);
    expect(rows.map(({ emotion, localDate }) => `${localDate} ${emotion}`).sort()).toEqual([
      `${addDays(today, -2)} calm`,
      `${today} happy`,
    ]);
    const days = await testDb().select().from(progressDays).where(eq(progressDays.userId, user.id));
    expect(days.map(({ localDate, eventCount }) => [localDate, eventCount]).sort()).toEqual([
      [addDays(today, -2), 1],
      [today, 1],
    ]);
  });

  it("is once a day also when it comes late, twenty times at once", async () => {
    const { user, cookie } = await oldHand();
    const headers = { "x-beats-seconds-ago": String(DAY_SECONDS) };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => post("/api/emotions", cookie, { emotion: "sad" }, headers)),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await logsOf(user.id)).toHaveLength(1);
  });

  it("is not taken after a week, and an age that is none counts as now", async () => {
    const { user, cookie } = await oldHand();
    const tooLate = await post(
      "/api/emotions",
      cookie,
      { emotion: "sad" },
      { "x-beats-seconds-ago": String(7 * DAY_SECONDS + 1) },
    );
    expect([tooLate.status, await tooLate.json()]).toMatchObject([422, { code: "refused" }]);
    const odd = { "x-beats-seconds-ago": "-5e9" };
    expect((await post("/api/emotions", cookie, { emotion: "sad" }, odd)).status).toBe(201);
    const today = localDateOf(testNow(), user.timeZone);
    expect((await logsOf(user.id)).map(({ localDate }) => localDate)).toEqual([today]);
  });

  it("dates a drum game by when it was played", async () => {
    const { user, cookie } = await oldHand();
    const game = { gameMode: "beat_matching", score: 30, accuracy: 3, bpm: 120, duration: 20, streak: 3 };
    const reply = await post("/api/ai-drummer/sessions", cookie, game, {
      "x-beats-seconds-ago": String(DAY_SECONDS),
    });
    expect(reply.status).toBe(201);
    const [row] = await testDb()
      .select()
      .from(drumSessions)
      .where(and(eq(drumSessions.userId, user.id)));
    const ageMs = testNow().getTime() - (row?.createdAt.getTime() ?? 0);
    expect(Math.round(ageMs / 1000 / 60)).toBe(DAY_SECONDS / 60);
  });

  it("counts as made now when it claims to be older than the account", async () => {
    const createdAt = new Date(testNow().getTime() - 2.5 * DAY_SECONDS * 1000);
    const { user, cookie } = await signedInUser({ createdAt });
    const statuses = [];
    for (const days of [6, 5, 4, 3, 2, 1])
      statuses.push(
        (
          await post(
            "/api/emotions",
            cookie,
            { emotion: "happy" },
            { "x-beats-seconds-ago": String(days * DAY_SECONDS) },
          )
        ).status,
      );
    expect(statuses).toEqual([201, 409, 409, 409, 201, 201]);
    expect((await logsOf(user.id)).map(({ localDate }) => localDate).sort()).toEqual(
      [2, 1, 0].map((days) => dayBefore(user, days)),
    );
  });

  it("counts as made now when it claims to be older than the consent that lets the child in", async () => {
    const { child, cookie, token } = await createWaitingChild(
      new Date(testNow().getTime() - 5 * DAY_SECONDS * 1000),
    );
    await testDb()
      .update(users)
      .set({ createdAt: new Date(testNow().getTime() - 5 * DAY_SECONDS * 1000) })
      .where(eq(users.id, child.id));
    await api(`/api/consent/${token}/grant`, { json: { isParent: true } });
    const letIn = await continueWith(cookie);
    const headers = { "x-beats-seconds-ago": String(3 * DAY_SECONDS) };
    expect((await post("/api/emotions", letIn, { emotion: "happy" }, headers)).status).toBe(201);
    expect((await post("/api/check-in/skip", letIn, {}, headers)).status).toBe(204);
    const days = await testDb().select().from(progressDays).where(eq(progressDays.userId, child.id));
    expect(days.map(({ localDate }) => localDate)).toEqual([dayBefore(child, 0)]);
  });
});
