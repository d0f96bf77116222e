import { env } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { familyLinks, tracks } from "~/db/schema";
import { compose, ENGINE_VERSION } from "~/features/music/engine";
import { audioKeyOf, buildTrackRow, renderToStore, type Track } from "~/features/music/index.server";
import { createId } from "~/platform/ids";
import mp3Wasm from "../../../node_modules/wasm-media-encoders/wasm/mp3.wasm";
import { computeScoreHash, EXPECTED_SCORE_HASH } from "../../fixtures/score-hash";
import { testNow } from "../clock";
import { api, createTestUser, signedInUser, signIn, testDb } from "../helpers";

const wish = { emotion: "calm", activityType: "breathing_exercise", culturalStyle: "african_american" };
const create = async (cookie: string, json: unknown = wish) =>
  (await api("/api/ai-dj/create-music", { cookie, json })).json<Track>();

/** Most tests are not about sound: spare them the seconds of rendering. */
function withoutRendering() {
  beforeEach(() => {
    env.RENDER = "client";
  });
  afterEach(() => {
    delete env.RENDER;
  });
}

describe("POST /api/ai-dj/create-music", () => {
  withoutRendering();

  it("answers 201 with a track and lists it first", async () => {
    const { cookie } = await signedInUser();
    const reply = await api("/api/ai-dj/create-music", { cookie, json: wish });
    expect(reply.status).toBe(201);
    const track = await reply.json<Track>();
    expect(track).toMatchObject({ ...wish, isLiked: false, path: "match", parentTrackId: null });
    expect(track.audioUrl).toBe(`/api/ai-dj/tracks/${track.id}/audio.mp3`);
    expect(track.durationSeconds).toBeGreaterThanOrEqual(55);
    expect(track.durationSeconds).toBeLessThanOrEqual(85);
    expect(track.title).not.toBe("");
    expect(track.description).toMatch(/beats a minute/);
    const second = await create(cookie, { ...wish, emotion: "happy" });
    const list = await (await api("/api/ai-dj/tracks", { cookie })).json<Track[]>();
    expect(list.map((each) => each.id)).toEqual([second.id, track.id]);
  });

  it.each([
    ["an unknown feeling", { ...wish, emotion: "hungry" }],
    ["an unknown activity", { ...wish, activityType: "homework" }],
    ["an unknown style", { ...wish, culturalStyle: "polka" }],
    ["a missing style", { emotion: "calm", activityType: "focus" }],
    ["nothing", {}],
  ])("refuses %s with 400 and makes nothing", async (_name, json) => {
    const { cookie } = await signedInUser();
    const reply = await api("/api/ai-dj/create-music", { cookie, json });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: "invalid" });
    expect(await (await api("/api/ai-dj/tracks", { cookie })).json()).toEqual([]);
  });

  it("needs a session, an age and a parent's consent under 13", async () => {
    expect((await api("/api/ai-dj/create-music", { json: wish })).status).toBe(401);
    const ageless = await signedInUser({ dateOfBirth: null });
    expect((await api("/api/ai-dj/create-music", { cookie: ageless.cookie, json: wish })).status).toBe(403);
    const year = testNow().getUTCFullYear() - 9;
    const child = await signedInUser({ dateOfBirth: `${year}-01-01`, coppaConsentStatus: "pending" });
    const refused = await api("/api/ai-dj/create-music", { cookie: child.cookie, json: wish });
    expect(await refused.json()).toMatchObject({ code: "parental_consent_required" });
  });

  it("keeps ten at once by one student, each different", async () => {
    const { cookie } = await signedInUser();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => api("/api/ai-dj/create-music", { cookie, json: wish })),
    );
    expect(replies.map((reply) => reply.status)).toEqual(new Array(10).fill(201));
    const made = await Promise.all(replies.map((reply) => reply.json<Track>()));
    expect(new Set(made.map((track) => track.seed)).size).toBe(10);
    const list = await (await api("/api/ai-dj/tracks", { cookie })).json<Track[]>();
    expect(new Set(list.map((track) => track.id))).toEqual(new Set(made.map((track) => track.id)));
  });

  it("says 429 with Retry-After to more than a dozen a minute", async () => {
    const { user, cookie } = await signedInUser();
    const score = compose({ emotion: "calm", activityType: "focus", culturalStyle: "jazz", seed: 1 });
    for (let i = 0; i < 12; i++) {
      await testDb()
        .insert(tracks)
        .values(buildTrackRow(user.id, score, "Still Water", testNow()));
    }
    const reply = await api("/api/ai-dj/create-music", { cookie, json: wish });
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("counts one track for a repeated Idempotency-Key", async () => {
    const { cookie } = await signedInUser();
    const headers = { "idempotency-key": "make-1" };
    const first = await api("/api/ai-dj/create-music", { cookie, headers, json: wish });
    const again = await api("/api/ai-dj/create-music", { cookie, headers, json: wish });
    expect(await again.json()).toEqual(await first.json());
    expect(await (await api("/api/ai-dj/tracks", { cookie })).json()).toHaveLength(1);
  });

  it("leads a plain form to the new track with a toast", async () => {
    const { cookie } = await signedInUser();
    const reply = await api("/api/ai-dj/create-music", {
      cookie,
      body: new URLSearchParams(wish),
      headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
    });
    expect(reply.status).toBe(303);
    expect(reply.headers.get("location")).toMatch(/^\/\?track=[\w-]+#ai-dj$/);
    expect(decodeURIComponent(reply.headers.get("set-cookie") ?? "")).toContain("Music Created!");
  });

  it("gives a student points for it once", async () => {
    const { cookie } = await signedInUser();
    await create(cookie);
    const stats = await (await api("/api/dashboard/stats", { cookie })).json<Record<string, number>>();
    expect(stats.totalTracks).toBe(1);
    expect(stats.totalPoints).toBeGreaterThan(0);
  });
});

describe("a track", () => {
  withoutRendering();

  it("is saved to the library, renamed and rated by its owner", async () => {
    const { cookie } = await signedInUser();
    const track = await create(cookie);
    const patch = (json: unknown) => api(`/api/ai-dj/tracks/${track.id}`, { cookie, method: "PATCH", json });
    expect(await (await patch({ isLiked: true })).json()).toMatchObject({ id: track.id, isLiked: true });
    expect(await (await patch({ title: "  River Walk  " })).json()).toMatchObject({ title: "River Walk" });
    expect(await (await patch({ feltBefore: 2, feltAfter: 4 })).json()).toMatchObject({ feltAfter: 4 });
    expect((await patch({})).status).toBe(400);
    expect((await patch({ feltAfter: 9 })).status).toBe(400);
  });

  it.each([["call me at 555-123-4567"], ["i want to kill myself"], ["you are a stupid bitch"]])(
    "refuses the title %j and keeps the old one",
    async (title) => {
      const { cookie } = await signedInUser();
      const track = await create(cookie);
      const reply = await api(`/api/ai-dj/tracks/${track.id}`, { cookie, method: "PATCH", json: { title } });
      expect(reply.status).toBe(422);
      const [kept] = await (await api("/api/ai-dj/tracks", { cookie })).json<Track[]>();
      expect(kept?.title).toBe(track.title);
    },
  );

  it("is closed to everybody else with one and the same 404, and open to a linked parent's ears only", async () => {
    const owner = await signedInUser();
    const other = await signedInUser();
    const parent = await createTestUser({ userType: "parent" });
    const parentCookie = await signIn(parent);
    const track = await create(owner.cookie);
    const paths = ["audio.mp3", "audio.wav", "score.json", "track.mid"].map(
      (file) => `/api/ai-dj/tracks/${track.id}/${file}`,
    );
    for (const path of paths) {
      const foreign = await api(path, { cookie: other.cookie });
      const missing = await api(path.replace(track.id, createId()), { cookie: other.cookie });
      expect(foreign.status).toBe(404);
      expect(await foreign.text()).toBe(await missing.text());
      expect((await api(path)).status).toBe(401);
    }
    const patch = { method: "PATCH", json: { isLiked: true } };
    expect((await api(`/api/ai-dj/tracks/${track.id}`, { cookie: other.cookie, ...patch })).status).toBe(404);
    const remix = { json: { edits: { melodySeed: 1 } } };
    expect(
      (await api(`/api/ai-dj/tracks/${track.id}/remix`, { cookie: other.cookie, ...remix })).status,
    ).toBe(404);
    const del = { method: "DELETE" };
    expect((await api(`/api/ai-dj/tracks/${track.id}`, { cookie: other.cookie, ...del })).status).toBe(404);

    const audio = `/api/ai-dj/tracks/${track.id}/audio.mp3`;
    delete env.RENDER;
    expect((await api(audio, { cookie: parentCookie })).status).toBe(404);
    await testDb().insert(familyLinks).values({
      id: createId(),
      parentId: parent.id,
      childId: owner.user.id,
      linkedBy: "code",
      createdAt: testNow(),
    });
    const heard = await api(audio, { cookie: parentCookie });
    expect(heard.status).toBe(200);
    await heard.arrayBuffer();
    expect((await api(`/api/ai-dj/tracks/${track.id}`, { cookie: parentCookie, ...patch })).status).toBe(404);
  });

  it("is deleted with its audio", async () => {
    const { cookie } = await signedInUser();
    const track = await create(cookie);
    const key = audioKeyOf(track.id, ENGINE_VERSION);
    await env.FILES.put(key, new Uint8Array(4));
    const reply = await api(`/api/ai-dj/tracks/${track.id}`, { cookie, method: "DELETE" });
    expect(reply.status).toBe(204);
    expect(await env.FILES.head(key)).toBeNull();
    expect((await api(track.audioUrl, { cookie })).status).toBe(404);
  });

  it("is remixed into a new track that knows its parent", async () => {
    const { cookie } = await signedInUser();
    const track = await create(cookie);
    const reply = await api(`/api/ai-dj/tracks/${track.id}/remix`, {
      cookie,
      json: { culturalStyle: "jazz", edits: { tempoScale: 1.1, mutedLayers: ["pad"], melodySeed: 4 } },
    });
    expect(reply.status).toBe(201);
    const remix = await reply.json<Track>();
    expect(remix).toMatchObject({ parentTrackId: track.id, culturalStyle: "jazz", emotion: track.emotion });
    const score = await (await api(`/api/ai-dj/tracks/${remix.id}/score.json`, { cookie })).json<{
      tracks: { layer: string }[];
    }>();
    expect(score.tracks.map((each) => each.layer)).not.toContain("pad");
    const bad = await api(`/api/ai-dj/tracks/${track.id}/remix`, {
      cookie,
      json: { edits: { tempoScale: 9 } },
    });
    expect(bad.status).toBe(400);
  });
});

describe("audio", () => {
  it("serves the MP3 whole, in ranges, by HEAD and by ETag", async () => {
    const { cookie } = await signedInUser();
    const { id, audioUrl } = await create(cookie);
    expect(await env.FILES.head(audioKeyOf(id, ENGINE_VERSION))).not.toBeNull();
    const whole = await api(audioUrl, { cookie });
    const bytes = new Uint8Array(await whole.arrayBuffer());
    expect(whole.headers.get("content-type")).toBe("audio/mpeg");
    expect(whole.headers.get("accept-ranges")).toBe("bytes");
    expect(bytes.length).toBeGreaterThan(500_000);
    const range = async (value: string, headers: Record<string, string> = {}) =>
      api(audioUrl, { cookie, headers: { range: value, ...headers } });

    const probe = await range("bytes=0-1");
    expect(probe.status).toBe(206);
    expect(probe.headers.get("content-range")).toBe(`bytes 0-1/${bytes.length}`);
    expect([...new Uint8Array(await probe.arrayBuffer())]).toEqual([...bytes.slice(0, 2)]);
    const tail = await range("bytes=-500");
    expect([...new Uint8Array(await tail.arrayBuffer())]).toEqual([...bytes.slice(-500)]);
    const open = await range(`bytes=${bytes.length - 10}-`);
    expect(await open.arrayBuffer()).toHaveProperty("byteLength", 10);
    const outside = await range(`bytes=${bytes.length}-`);
    expect(outside.status).toBe(416);
    expect(outside.headers.get("content-range")).toBe(`bytes */${bytes.length}`);
    await outside.text();
    const stale = await range("bytes=0-1", { "if-range": '"other"' });
    expect(stale.status).toBe(200);
    await stale.arrayBuffer();

    const head = await api(audioUrl, { cookie, method: "HEAD" });
    expect(head.headers.get("content-length")).toBe(String(bytes.length));
    const etag = whole.headers.get("etag") ?? "";
    const cached = await api(audioUrl, { cookie, headers: { "if-none-match": etag } });
    expect(cached.status).toBe(304);
  });

  it("renders again when the file is missing, and only once for two listeners", async () => {
    const { cookie } = await signedInUser();
    const track = await create(cookie);
    const key = audioKeyOf(track.id, ENGINE_VERSION);
    const before = await env.FILES.head(key);
    await env.FILES.delete(key);
    const put = vi.spyOn(env.FILES, "put");
    const replies = await Promise.all([api(track.audioUrl, { cookie }), api(track.audioUrl, { cookie })]);
    for (const reply of replies) {
      expect(reply.status).toBe(200);
      await reply.arrayBuffer();
    }
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
    expect((await env.FILES.head(key))?.size).toBe(before?.size);
  });

  it("keeps the track when the upload fails, and renders it for the first listener", async () => {
    const { cookie } = await signedInUser();
    const put = vi.spyOn(env.FILES, "put").mockRejectedValueOnce(new Error("R2 is away"));
    const reply = await api("/api/ai-dj/create-music", { cookie, json: wish });
    put.mockRestore();
    expect(reply.status).toBe(201);
    const track = await reply.json<Track>();
    expect(await env.FILES.head(audioKeyOf(track.id, ENGINE_VERSION))).toBeNull();
    const audio = await api(track.audioUrl, { cookie });
    expect(audio.status).toBe(200);
    expect((await audio.arrayBuffer()).byteLength).toBeGreaterThan(500_000);
  });

  it("says 503 where the server does not render, while the notes are there to play", async () => {
    const { cookie } = await signedInUser();
    env.RENDER = "client";
    try {
      const track = await create(cookie);
      const reply = await api(track.audioUrl, { cookie });
      expect(reply.status).toBe(503);
      expect(await reply.json()).toMatchObject({ code: "unavailable" });
      expect((await api(`/api/ai-dj/tracks/${track.id}/score.json`, { cookie })).status).toBe(200);
    } finally {
      delete env.RENDER;
    }
  });

  it("gives WAV of the promised length and MIDI to download", async () => {
    const { cookie } = await signedInUser();
    const track = await create(cookie);
    const wav = await api(`/api/ai-dj/tracks/${track.id}/audio.wav`, { cookie });
    const bytes = await wav.arrayBuffer();
    expect(String(bytes.byteLength)).toBe(wav.headers.get("content-length"));
    expect((bytes.byteLength - 44) / 4 / 44_100).toBeCloseTo(track.durationSeconds, 1);
    const midi = await api(`/api/ai-dj/tracks/${track.id}/track.mid`, { cookie });
    expect(midi.headers.get("content-disposition")).toContain("attachment");
    expect(new TextDecoder().decode((await midi.arrayBuffer()).slice(0, 4))).toBe("MThd");
  });

  it("does not render twice while somebody else is at it", async () => {
    const { cookie } = await signedInUser();
    const track = await create(cookie);
    const score = compose({ emotion: "calm", activityType: "focus", culturalStyle: "jazz", seed: 1 });
    const context = { db: testDb(), files: env.FILES, mp3Wasm, clock: testNow };
    const done = await Promise.all(
      [1, 2].map(() =>
        renderToStore(context, { id: track.id, engineVersion: 99 }, { ...score, durationSeconds: 3 }),
      ),
    );
    expect(done.sort()).toEqual([false, true]);
  });

  it("writes the same score in the Worker as in Node", async () => {
    expect(await computeScoreHash()).toBe(EXPECTED_SCORE_HASH);
  });
});
