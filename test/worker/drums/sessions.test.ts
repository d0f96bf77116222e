import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { testNow } from "../clock";
import { api, findUser, signedInUser } from "../helpers";

const SESSIONS = "/api/ai-drummer/sessions";
const BEST = "/api/ai-drummer/best-scores";
const game = (values: Record<string, unknown> = {}) => ({
  gameMode: "beat_matching",
  score: 450,
  accuracy: 45,
  bpm: 120,
  duration: 60,
  streak: 45,
  ...values,
});

describe(SESSIONS, () => {
  it("saves a game and lists the owner's games, newest first", async () => {
    const { cookie } = await signedInUser();
    const first = await api(SESSIONS, { cookie, json: game() });
    expect(first.status).toBe(201);
    expect(await first.json()).toMatchObject(game());
    const timing = {
      rounds: 2,
      onTimePercent: 80,
      medianErrorMs: -12,
      steadinessMs: 31,
      driftMsPerBar: 0.4,
      topBpm: 135,
    };
    const second = game({ gameMode: "speed_challenge", level: 2, kit: "street", timing });
    await api(SESSIONS, { cookie, json: second });
    const list = await (await api(SESSIONS, { cookie })).json<Record<string, unknown>[]>();
    expect(list).toMatchObject([second, game({ level: null, kit: null, timing: null })]);
    expect(list[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(list[0]).not.toHaveProperty("userId");
  });

  it("keeps games apart: nobody sees another's", async () => {
    const [owner, other] = [await signedInUser(), await signedInUser()];
    await api(SESSIONS, { cookie: owner.cookie, json: game() });
    expect(await (await api(SESSIONS, { cookie: other.cookie })).json()).toEqual([]);
    expect(await (await api(BEST, { cookie: other.cookie })).json()).toEqual([]);
  });

  it.each([
    ["score 999999 in a minute", game({ score: 999_999 })],
    ["a score no form could send", game({ score: Number.MAX_SAFE_INTEGER })],
    ["one hit too many", game({ score: 10 * 25 * 61 + 10 })],
  ])("refuses %s as implausible and stores nothing (S14)", async (_name, json) => {
    const { cookie } = await signedInUser();
    const reply = await api(SESSIONS, { cookie, json });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ code: "implausible_score" });
    expect(await (await api(SESSIONS, { cookie })).json()).toEqual([]);
  });

  it("accepts a game ended in its first second, and the fastest two hands can play", async () => {
    const { cookie } = await signedInUser();
    const edge = game({ score: 10 * 25 * 61 });
    expect((await api(SESSIONS, { cookie, json: edge })).status).toBe(201);
    const empty = game({ score: 0, accuracy: 0, streak: 0, duration: 0 });
    expect((await api(SESSIONS, { cookie, json: empty })).status).toBe(201);
  });

  it.each([
    ["an unknown mode", game({ gameMode: "free_play" })],
    ["accuracy 101", game({ accuracy: 101 })],
    ["accuracy in parts", game({ accuracy: 50.5 })],
    ["bpm 59", game({ bpm: 59 })],
    ["bpm 201", game({ bpm: 201 })],
    ["a negative score", game({ score: -10 })],
    ["a negative duration", game({ duration: -1 })],
    ["text for a number", game({ streak: "many" })],
    ["no streak", game({ streak: undefined })],
    ["an unknown kit", game({ kit: "<script>" })],
    ["timing of another shape", game({ timing: { rounds: 1 } })],
  ])("refuses %s with 400", async (_name, json) => {
    const { cookie } = await signedInUser();
    const reply = await api(SESSIONS, { cookie, json });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: "invalid" });
    expect(await (await api(SESSIONS, { cookie })).json()).toEqual([]);
  });

  it("counts a game once, however often it is sent", async () => {
    const { cookie } = await signedInUser();
    const headers = { "idempotency-key": "game-1" };
    const replies = [];
    for (let i = 0; i < 3; i++) replies.push(await api(SESSIONS, { cookie, headers, json: game() }));
    expect(replies.map((reply) => reply.status)).toEqual([201, 201, 201]);
    expect(await (await api(SESSIONS, { cookie })).json()).toHaveLength(1);
  });

  it("earns points and a day, a game without a hit earns nothing", async () => {
    const { user, cookie } = await signedInUser();
    await api(SESSIONS, { cookie, json: game({ score: 0, accuracy: 0, streak: 0, duration: 0 }) });
    expect(await findUser(user.id)).toMatchObject({ totalPoints: 0, streakDays: 0 });
    await api(SESSIONS, { cookie, json: game() });
    expect(await findUser(user.id)).toMatchObject({ totalPoints: 15, streakDays: 1 });
  });

  it("is closed to visitors and to a child who waits for consent", async () => {
    expect((await api(SESSIONS)).status).toBe(401);
    expect((await api(SESSIONS, { json: game() })).status).toBe(401);
    const year = testNow().getUTCFullYear();
    const child = await signedInUser({ dateOfBirth: `${year - 8}-01-01`, coppaConsentStatus: "pending" });
    const reply = await api(SESSIONS, { cookie: child.cookie, json: game() });
    expect(reply.status).toBe(403);
    expect(await reply.json()).toMatchObject({ code: "parental_consent_required" });
  });
});

describe(BEST, () => {
  it("gives best score and best accuracy of each mode, from different games if need be", async () => {
    const { cookie } = await signedInUser();
    for (const values of [
      { score: 900, accuracy: 40 },
      { score: 300, accuracy: 88 },
      { gameMode: "rhythm_patterns", score: 120, accuracy: 12 },
    ]) {
      await api(SESSIONS, { cookie, json: game(values) });
    }
    const best = await (await api(BEST, { cookie })).json<{ gameMode: string }[]>();
    expect(best).toHaveLength(2);
    expect(best).toContainEqual({ gameMode: "beat_matching", bestScore: 900, bestAccuracy: 88 });
    expect(best).toContainEqual({ gameMode: "rhythm_patterns", bestScore: 120, bestAccuracy: 12 });
  });

  it("is read from the index alone", async () => {
    const plan = await env.DB.prepare(
      "EXPLAIN QUERY PLAN SELECT game_mode, max(score), max(accuracy) FROM drum_sessions WHERE user_id = ? GROUP BY game_mode",
    )
      .bind("someone")
      .all<{ detail: string }>();
    expect(plan.results.map((row) => row.detail).join()).toContain("COVERING INDEX drum_sessions_best");
  });
});
