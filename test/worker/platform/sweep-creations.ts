import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { tracks, uploads } from "~/db/schema";
import { findUser, testDb } from "../helpers";
import { type Case, call } from "./sweep";
import { byStudent, jsonOf, type Person } from "./sweep-people";

/** A picture of one pixel. */
export const PNG = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="),
  (character) => character.charCodeAt(0),
);

/** No audio is rendered: it is not what is asked here. */
const quick = { RENDER: "client" };

const MUSIC = { emotion: "happy", activityType: "focus", culturalStyle: "jazz" };

const GAME = { gameMode: "beat_matching", score: 100, accuracy: 90, bpm: 120, duration: 30, streak: 4 };

const LOOP = { bpm: 100, bars: 2, hits: [{ padId: "kick", step: 0, velocity: 0.9 }] };

export const newTrack = async ({ cookie }: Pick<Person, "cookie">): Promise<string> => {
  const made = await call("/api/ai-dj/create-music", { cookie, json: MUSIC, settings: quick });
  return (await jsonOf<{ id: string }>(made)).id;
};

/** The address to PUT a picture to, without our origin. */
export async function newAddress({ cookie }: Pick<Person, "cookie">) {
  const asked = await call("/api/objects/upload", { cookie, json: { size: PNG.length } });
  const { uploadURL, objectPath } = await jsonOf<{ uploadURL: string; objectPath: string }>(asked);
  return { path: uploadURL.replace("http://localhost", ""), objectPath };
}

export const putPicture = (path: string) =>
  call(path, { method: "PUT", body: PNG, headers: { "content-type": "image/png" } });

export async function newPicture(person: Pick<Person, "cookie">): Promise<string> {
  const { path, objectPath } = await newAddress(person);
  await jsonOf(await putPicture(path));
  return objectPath;
}

const background = (method: "PUT" | "POST") =>
  byStudent(async (student) => {
    const old = await newPicture(student);
    const picture = await newPicture(student);
    return {
      promise: "the picture chosen is there, the one before is gone",
      send: (_, headers = {}) =>
        call("/api/backgrounds", {
          method,
          cookie: student.cookie,
          headers,
          json: { backgroundImageURL: picture },
        }),
      answers: { 200: 20 },
      state: async () => ({
        background: (await findUser(student.user.id))?.backgroundImageUrl === picture,
        kept: (await env.FILES.head(`uploads/${picture.split("/").at(-1)}`)) !== null,
        old: (await env.FILES.head(`uploads/${old.split("/").at(-1)}`)) !== null,
      }),
      wanted: { background: true, kept: true, old: false },
    };
  });

const changeTrack = (method: "PATCH" | "POST") =>
  byStudent(async (student) => {
    const id = await newTrack(student);
    return {
      promise: "one track, renamed and liked",
      send: (_, headers = {}) =>
        call(`/api/ai-dj/tracks/${id}`, {
          method,
          cookie: student.cookie,
          headers,
          json: { title: "Blue", isLiked: true },
        }),
      answers: { 200: 20 },
      state: async () => {
        const [row] = await testDb().select().from(tracks).where(eq(tracks.id, id));
        return [row?.title, row?.isLiked];
      },
      wanted: ["Blue", true],
    };
  });

export const CREATION_CASES: Record<string, () => Promise<Case>> = {
  "POST /api/ai-dj/create-music": byStudent(({ cookie }) => ({
    promise: "twelve a minute, each success one track and deed",
    send: (_, headers = {}) =>
      call("/api/ai-dj/create-music", { cookie, headers, json: MUSIC, settings: quick }),
    answers: { 201: 12, 429: 8 },
    each: { tracks: 1, progress_events: 1 },
    once: { progress_days: 1 },
  })),
  "POST /api/ai-dj/tracks/:id/remix": byStudent(async (student) => {
    const id = await newTrack(student);
    return {
      promise: "twelve a minute with the track itself",
      send: (_, headers = {}) =>
        call(`/api/ai-dj/tracks/${id}/remix`, {
          cookie: student.cookie,
          headers,
          json: { edits: { melodySeed: 2 } },
          settings: quick,
        }),
      answers: { 201: 11, 429: 9 },
      each: { tracks: 1, progress_events: 1 },
    };
  }),
  "PATCH /api/ai-dj/tracks/:id": changeTrack("PATCH"),
  "POST /api/ai-dj/tracks/:id": changeTrack("POST"),
  "DELETE /api/ai-dj/tracks/:id": byStudent(async (student) => {
    const id = await newTrack(student);
    return {
      promise: "deleted once",
      send: (_, headers = {}) =>
        call(`/api/ai-dj/tracks/${id}`, { method: "DELETE", cookie: student.cookie, headers }),
      answers: { 204: 1, 404: 19 },
      once: { tracks: -1 },
    };
  }),
  "POST /api/ai-drummer/sessions": byStudent(({ cookie }) => ({
    promise: "each success one game and deed, one day",
    send: (_, headers = {}) => call("/api/ai-drummer/sessions", { cookie, headers, json: GAME }),
    answers: { 201: 20 },
    each: { drum_sessions: 1, progress_events: 1 },
    once: { progress_days: 1 },
  })),
  "POST /api/achievements/news": byStudent(async ({ cookie }) => {
    await call("/api/ai-drummer/sessions", { cookie, json: GAME });
    let given = 0;
    return {
      promise: "each badge is given out once",
      send: async (_, headers = {}) => {
        const reply = await call("/api/achievements/news", { method: "POST", cookie, headers });
        given += (await reply.clone().json<unknown[]>()).length;
        return reply;
      },
      answers: { 200: 20 },
      once: { achievements: 1, achievement_checks: 1 },
      keyless: "a badge that was given out is not given again",
      state: async () => given,
      wanted: 1,
    };
  }),
  "POST /api/ai-drummer/loops": byStudent(async ({ cookie }) => {
    for (let kept = 0; kept < 45; kept += 1) await call("/api/ai-drummer/loops", { cookie, json: LOOP });
    return {
      promise: "at most fifty loops",
      send: (_, headers = {}) => call("/api/ai-drummer/loops", { cookie, headers, json: LOOP }),
      answers: { 201: 5, 422: 15 },
      each: { drum_loops: 1 },
    };
  }),
  "DELETE /api/ai-drummer/loops/:id": byStudent(async ({ cookie }) => {
    const { id } = await jsonOf<{ id: string }>(await call("/api/ai-drummer/loops", { cookie, json: LOOP }));
    return {
      promise: "deleted once",
      send: (_, headers = {}) => call(`/api/ai-drummer/loops/${id}`, { method: "DELETE", cookie, headers }),
      answers: { 204: 1, 404: 19 },
      once: { drum_loops: -1 },
    };
  }),
  "PUT /api/backgrounds": background("PUT"),
  "POST /api/backgrounds": background("POST"),
  "POST /api/objects/upload": byStudent(({ cookie }) => ({
    promise: "at most 50 MB of open addresses",
    send: (_, headers = {}) => call("/api/objects/upload", { cookie, headers, json: {} }),
    answers: { 200: 10, 429: 10 },
    each: { uploads: 1 },
  })),
  "PUT /api/objects/uploads/:id": byStudent(async (student) => {
    const { path, objectPath } = await newAddress(student);
    const id = objectPath.split("/").at(-1) ?? "";
    return {
      promise: "an address takes one picture",
      send: () => putPicture(path),
      keyless: "the address itself works once",
      answers: { 200: 1, 403: 19 },
      state: async () => {
        const [row] = await testDb().select().from(uploads).where(eq(uploads.id, id));
        return [row?.status, (await env.FILES.head(`uploads/${id}`)) !== null];
      },
      wanted: ["stored", true],
    };
  }),
};
