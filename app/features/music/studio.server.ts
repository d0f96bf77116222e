import { findAccess } from "~/features/coach/index.server";
import type { RequestContext, UserRow, Work } from "~/platform/context.server";
import { describeError, logEvent } from "~/platform/log";
import {
  type AudioContext,
  attachment,
  audioKeyOf,
  ensureStored,
  renderToStore,
  serveMp3,
  serveWav,
} from "./audio.server";
import { type Score, writeMidi } from "./engine";
import type { CreateMusic, Remix, Track } from "./music.schema";
import { createTrack, deleteTrack, findPlayable, readScore, remixTrack } from "./music.server";
import { mayUseModel, requestPlan } from "./plan.server";

type StudioContext = Pick<
  RequestContext,
  "env" | "db" | "clock" | "locale" | "waitUntil" | "requestId" | "mp3Wasm"
>;

const audioContextOf = ({ db, env, clock, mp3Wasm }: StudioContext): AudioContext => ({
  db,
  files: env.FILES,
  mp3Wasm: env.RENDER === "client" ? null : mp3Wasm,
  clock,
});

const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Composes and stores a track, answers at once, and renders its audio afterwards. */
export async function makeMusic(context: StudioContext, user: UserRow, input: CreateMusic): Promise<Track> {
  const { db, env, clock, locale } = context;
  const now = clock();
  const asksModel = mayUseModel(env, user, now) && (await findAccess(db, user, clock)).isModelAllowed;
  const plan = asksModel ? await requestPlan(env, input, locale) : {};
  const made = await createTrack({ db, user, locale, now, randomSeed }, input, plan);
  renderLater(context, made);
  return made.track;
}

/** Saves a remix the same way. */
export async function makeRemix(
  context: StudioContext,
  user: UserRow,
  parentId: string,
  remix: Remix,
): Promise<Track> {
  const { db, clock, locale } = context;
  const made = await remixTrack({ db, user, locale, now: clock(), randomSeed }, parentId, remix);
  renderLater(context, made);
  return made.track;
}

/** A render that fails loses nothing: the score is stored, and the first listener's request renders anew. */
function renderLater(context: StudioContext, { track, score }: { track: Track; score: Score }): void {
  const work = renderToStore(
    audioContextOf(context),
    { id: track.id, engineVersion: score.engineVersion },
    score,
  );
  context.waitUntil(
    work.catch((error: unknown) => {
      const { errorName } = describeError(error);
      logEvent({ event: "task_failed", task: "render_track", errorName, subjectId: track.id });
    }),
  );
}

export async function removeTrack(context: StudioContext, userId: string, trackId: string): Promise<void> {
  const row = await findPlayable(context, userId, trackId);
  await deleteTrack(context.db, userId, trackId);
  await context.env.FILES.delete(audioKeyOf(row.id, row.engineVersion));
}

export async function answerMp3(
  context: StudioContext,
  userId: string,
  trackId: string,
  request: Request,
): Promise<Response> {
  const row = await findPlayable(context, userId, trackId);
  const audio = audioContextOf(context);
  const object = await ensureStored(audio, row, () => readScore(row));
  const reply = await serveMp3(audio, request, object);
  if (new URL(request.url).searchParams.has("download")) {
    reply.headers.set("content-disposition", attachment(`${row.title}.mp3`));
  }
  return reply;
}

export async function answerWav(
  context: StudioContext,
  userId: string,
  trackId: string,
  request: Request,
): Promise<Response> {
  const row = await findPlayable(context, userId, trackId);
  return serveWav(audioContextOf(context), request, readScore(row), `${row.title}.wav`);
}

export async function answerMidi(work: Work, userId: string, trackId: string): Promise<Response> {
  const row = await findPlayable(work, userId, trackId);
  const file = writeMidi(readScore(row), row.title);
  return new Response(new Uint8Array(file), {
    headers: { "content-type": "audio/midi", "content-disposition": attachment(`${row.title}.mid`) },
  });
}
