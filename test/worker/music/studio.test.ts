import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { coachSettings, safetyEvents, tracks } from "~/db/schema";
import type { Score } from "~/features/music/engine";
import { audioKeyOf, buildTrackRow, type Track } from "~/features/music/index.server";
import oldScore from "../../fixtures/score-of-version-1.json";
import { testNow } from "../clock";
import { api, signedInUser, testDb } from "../helpers";
import { createSchool } from "../safety/school";

const wish = { emotion: "sad", activityType: "focus", culturalStyle: "jazz" };

/** Most of these are not about sound: spare them the seconds of rendering. */
beforeEach(() => {
  env.RENDER = "client";
});
afterEach(() => {
  delete env.RENDER;
  vi.restoreAllMocks();
});

const create = async (cookie: string, settings: Record<string, string> = {}) =>
  (await api("/api/ai-dj/create-music", { cookie, json: wish, settings })).json<Track>();
const rename = (cookie: string, track: Track, title: string) =>
  api(`/api/ai-dj/tracks/${track.id}`, { cookie, method: "PATCH", json: { title } });

describe("a title", () => {
  const eventsOf = (studentId: string) =>
    testDb().select().from(safetyEvents).where(eq(safetyEvents.studentId, studentId));

  it("that is a cry for help is refused and reaches an adult", async () => {
    const { student, schoolId } = await createSchool();
    const track = await create(student.cookie);
    const reply = await rename(student.cookie, track, "i want to kill myself");
    expect(reply.status).toBe(422);
    expect((await reply.json<{ message: string }>()).message).toContain("988");
    const events = await eventsOf(student.user.id);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      sourceKind: "track_title",
      category: "suicide",
      schoolId,
      excerpt: "i want to kill myself",
    });
    const [kept] = await (await api("/api/ai-dj/tracks", { cookie: student.cookie })).json<Track[]>();
    expect(kept?.title).toBe(track.title);
  });

  it("that is rude or gives away a number is refused without an alarm", async () => {
    const { student } = await createSchool();
    const track = await create(student.cookie);
    for (const title of ["you are a stupid bitch", "call me at 555-123-4567"]) {
      expect((await rename(student.cookie, track, title)).status).toBe(422);
    }
    expect(await eventsOf(student.user.id)).toEqual([]);
  });

  it("says once that a track is a remix, however often it is remixed", async () => {
    const { cookie } = await signedInUser();
    const track = await create(cookie);
    const remix = async (parent: Track, headers: Record<string, string> = {}) =>
      (
        await api(`/api/ai-dj/tracks/${parent.id}/remix`, {
          cookie,
          headers,
          json: { edits: { melodySeed: 2 } },
        })
      ).json<Track>();
    const first = await remix(track);
    const second = await remix(first, { "accept-language": "es" });
    const third = await remix(second);
    expect(first.title).toBe(`${track.title} (remix)`);
    expect([second.title, third.title]).toEqual([first.title, first.title]);
  });
});

describe("an outside model", () => {
  const settings = {
    OPENAI_API_KEY: "key",
    OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
    OPENAI_MODEL: "test-model",
  };
  const asked = (fetching: { mock: { calls: unknown[][] } }) =>
    fetching.mock.calls.filter(([target]) => String(target).startsWith(settings.OPENAI_BASE_URL)).length;

  it("is asked once for a student of 15, and the track is made though nobody answers", async () => {
    const { cookie } = await signedInUser();
    const fetching = vi.spyOn(globalThis, "fetch");
    const track = await create(cookie, settings);
    expect(asked(fetching)).toBe(1);
    expect(track.title).not.toBe("");
  });

  it("is not asked where the school switched it off, nor for a child without the separate consent", async () => {
    const school = await createSchool();
    await testDb()
      .insert(coachSettings)
      .values({
        scope: `school:${school.schoolId}`,
        isModelOff: true,
        setBy: school.admin.user.id,
        updatedAt: testNow(),
      });
    const year = testNow().getUTCFullYear() - 9;
    const child = await signedInUser({ dateOfBirth: `${year}-01-01`, coppaConsentStatus: "granted" });
    const fetching = vi.spyOn(globalThis, "fetch");
    for (const cookie of [school.student.cookie, child.cookie]) {
      expect((await create(cookie, settings)).title).not.toBe("");
    }
    expect(asked(fetching)).toBe(0);
  });
});

describe("a track written by an earlier engine", () => {
  it("still plays, under its own version, with the notes it was stored with", async () => {
    delete env.RENDER;
    const { user, cookie } = await signedInUser();
    const score = oldScore as unknown as Score;
    const row = { ...buildTrackRow(user.id, score, "Old Song", testNow()), engineVersion: 1 };
    await testDb().insert(tracks).values(row);
    const audio = await api(`/api/ai-dj/tracks/${row.id}/audio.mp3`, { cookie });
    expect(audio.status).toBe(200);
    expect((await audio.arrayBuffer()).byteLength).toBeGreaterThan(500_000);
    expect(await env.FILES.head(audioKeyOf(row.id, 1))).not.toBeNull();
    const notes = await (await api(`/api/ai-dj/tracks/${row.id}/score.json`, { cookie })).json();
    expect(notes).toEqual(oldScore);
  });
});
