import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { tracks } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import type { Clock } from "~/platform/clock";
import { AppError } from "~/platform/errors";
import type { Score } from "./engine";
import { encodeMp3 } from "./engine/mp3";
import { ScoreRenderer } from "./engine/synth/renderer";
import { toPcm16, wavHeader } from "./engine/wav";

/** A render that has not finished by now has died with its Worker. */
const CLAIM_MS = 45_000;
const WAIT_STEP_MS = 250;
const WAIT_STEPS = 160;
const WAV_SAMPLE_RATE = 44_100;
const MP3_TYPE = "audio/mpeg";

/** A turn of the event loop: a render must not keep the class waiting. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

export interface AudioContext {
  db: Db;
  files: R2Bucket;
  /** The MP3 encoder; null where audio is not rendered on the server (`RENDER=client`). */
  mp3Wasm: WebAssembly.Module | null;
  clock: Clock;
}

export const audioKeyOf = (trackId: string, engineVersion: number): string =>
  `tracks/${trackId}/${engineVersion}.mp3`;

/**
 * Renders a track to R2 once: a claim in the database keeps a second Worker from doing the same, and the
 * key is the same whoever does it. Returns false when somebody else is at work.
 */
export async function renderToStore(
  context: AudioContext,
  track: { id: string; engineVersion: number },
  score: Score,
): Promise<boolean> {
  const { db, files, mp3Wasm, clock } = context;
  if (!mp3Wasm) return false;
  const now = clock();
  const stale = new Date(now.getTime() - CLAIM_MS);
  const claimed = await db
    .update(tracks)
    .set({ renderClaimedAt: now })
    .where(
      and(eq(tracks.id, track.id), or(isNull(tracks.renderClaimedAt), lt(tracks.renderClaimedAt, stale))),
    )
    .returning({ id: tracks.id });
  if (claimed.length === 0) return false;
  const key = audioKeyOf(track.id, track.engineVersion);
  try {
    // Whoever held the claim before may have finished between our look and our claim.
    if (await files.head(key)) return true;
    const mp3 = await encodeMp3(score, { wasm: mp3Wasm, pause });
    await files.put(key, mp3, {
      httpMetadata: { contentType: MP3_TYPE },
    });
    return true;
  } finally {
    await db.update(tracks).set({ renderClaimedAt: null }).where(eq(tracks.id, track.id));
  }
}

/** Makes sure the audio is stored: waits for a render under way, or does it. Throws 503 when it cannot be had. */
export async function ensureStored(
  context: AudioContext,
  track: { id: string; engineVersion: number },
  readScore: () => Score,
): Promise<R2Object> {
  const key = audioKeyOf(track.id, track.engineVersion);
  const stored = await context.files.head(key);
  if (stored) return stored;
  if (!context.mp3Wasm) throw new AppError("unavailable", m.music_audio_in_browser_only());
  for (let step = 0; step < WAIT_STEPS; step++) {
    await renderToStore(context, track, readScore());
    const found = await context.files.head(key);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, WAIT_STEP_MS));
  }
  throw new AppError("unavailable", m.music_audio_not_ready(), { retryAfterSeconds: 10 });
}

export type ByteRange = { offset: number; length: number };

/** One `bytes=` range of a file of `size`; null to send all of it; throws 416 outside the file (RFC 9110, 14.2). */
export function parseRange(header: string | null, size: number): ByteRange | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return null;
  let start: number;
  let end: number;
  if (match[1] === "") {
    start = Math.max(0, size - Number(match[2]));
    end = size - 1;
    if (Number(match[2]) === 0) start = size;
  } else {
    start = Number(match[1]);
    end = match[2] === "" ? size - 1 : Math.min(size - 1, Number(match[2]));
  }
  if (start >= size || end < start) throw new AppError("range_not_satisfiable", m.music_bad_range());
  return { offset: start, length: end - start + 1 };
}

/** Serves the stored MP3 with Range, ETag and HEAD, as media players want it. */
export async function serveMp3(context: AudioContext, request: Request, object: R2Object): Promise<Response> {
  const headers = new Headers({
    "content-type": MP3_TYPE,
    "accept-ranges": "bytes",
    etag: object.httpEtag,
    "cache-control": "private, max-age=3600, no-transform",
    vary: "cookie",
  });
  if (request.headers.get("if-none-match")?.includes(object.httpEtag)) {
    return new Response(null, { status: 304, headers });
  }
  const ifRange = request.headers.get("if-range");
  const wantsRange = ifRange === null || ifRange === object.httpEtag;
  let range: ByteRange | null = null;
  try {
    range = wantsRange ? parseRange(request.headers.get("range"), object.size) : null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const refusal = error.toResponse();
    refusal.headers.set("content-range", `bytes */${object.size}`);
    return refusal;
  }
  const length = range?.length ?? object.size;
  headers.set("content-length", String(length));
  if (range)
    headers.set("content-range", `bytes ${range.offset}-${range.offset + length - 1}/${object.size}`);
  const status = range ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const found = await context.files.get(object.key, range ? { range } : {});
  if (!found || !("body" in found)) throw new AppError("unavailable", m.music_audio_not_ready());
  return new Response(found.body, { status, headers });
}

/** Renders WAV as it is sent: the length is known beforehand, the sound is never held as a whole. */
export function serveWav(context: AudioContext, request: Request, score: Score, fileName: string): Response {
  if (!context.mp3Wasm) throw new AppError("unavailable", m.music_audio_in_browser_only());
  const renderer = new ScoreRenderer(score, { sampleRate: WAV_SAMPLE_RATE });
  const frames = renderer.totalFrames;
  const length = 44 + frames * 4;
  const headers = new Headers({
    "content-type": "audio/wav",
    "content-length": String(length),
    "content-disposition": attachment(fileName),
    "cache-control": "private, no-transform",
  });
  if (request.method === "HEAD") return new Response(null, { headers });
  const left = new Float32Array(8192);
  const right = new Float32Array(8192);
  let needsHeader = true;
  let sent = 0;
  const source = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (needsHeader) {
        needsHeader = false;
        controller.enqueue(wavHeader(WAV_SAMPLE_RATE, frames));
        return;
      }
      const count = Math.min(renderer.render(left, right), frames - sent);
      if (count > 0) controller.enqueue(toPcm16(left, right, count));
      sent += count;
      if (count === 0 || sent >= frames) controller.close();
    },
  });
  const body = new FixedLengthStream(length);
  void source.pipeTo(body.writable).catch(() => undefined);
  return new Response(body.readable, { headers });
}

/** A download's name: plain letters for old players, the full title for the rest (RFC 6266). */
export function attachment(fileName: string): string {
  const plain =
    fileName
      .normalize("NFD")
      .replace(/[^\w .-]/g, "")
      .replace(/\s+/g, " ")
      .trim() || "track";
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
