import { and, desc, eq, sql } from "drizzle-orm";
import { type Condition, decide, isBelow, refuseEarly } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { tracks } from "~/db/schema";
import { findLinkedChild } from "~/features/consent/index.server";
import { progressEventStatements } from "~/features/progress/index.server";
import { answerRefusedText, checkShortText } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import { locales } from "~/messages/compiled/runtime.js";
import { localDateOf } from "~/platform/clock";
import type { RequestContext, UserRow, Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { keepAnswer } from "~/platform/idempotency.server";
import { createId } from "~/platform/ids";
import { contentLanguageOf, contentLanguages } from "~/platform/languages";
import type { Locale } from "~/platform/locale.server";
import {
  type ComposeRequest,
  compose,
  describeScore,
  ENGINE_VERSION,
  type Score,
  suggestTitle,
} from "./engine";
import { figuresOf, sharedFigures } from "./figures";
import {
  type CreateMusic,
  createMusicSchema,
  type Remix,
  scoreSchema,
  type Track,
  trackSchema,
  type UpdateTrack,
} from "./music.schema";

type TrackRow = typeof tracks.$inferSelect;
/** What a title was suggested from. */
const suggestionSchema = trackSchema.pick({
  emotion: true,
  activityType: true,
  culturalStyle: true,
  seed: true,
});

const LIST_LIMIT = 200;
const MAX_TRACKS = 500;
/** More than a whole class period of clicking; each piece costs seconds of computing. */
const MAX_PER_MINUTE = 12;
const RECENT_FOR_OVERLAP = 20;
const MAX_OVERLAP = 0.5;
const MAX_SEED_TRIES = 4;

/** Everything but the score, which only players need. */
const listColumns = {
  id: tracks.id,
  title: tracks.title,
  emotion: tracks.emotion,
  activityType: tracks.activityType,
  culturalStyle: tracks.culturalStyle,
  path: tracks.path,
  isLiked: tracks.isLiked,
  createdAt: tracks.createdAt,
  durationSeconds: tracks.durationSeconds,
  bpm: tracks.bpm,
  key: tracks.key,
  seed: tracks.seed,
  description: tracks.description,
  parentTrackId: tracks.parentTrackId,
  feltBefore: tracks.feltBefore,
  feltAfter: tracks.feltAfter,
};
type ListRow = Pick<TrackRow, keyof typeof listColumns>;

export const audioUrlOf = (trackId: string): string => `/api/ai-dj/tracks/${trackId}/audio.mp3`;

/** A title for its reader: one that Beats suggested in another language is said in theirs, a remix's too. */
export function shownTitle(
  row: Pick<TrackRow, "title" | "emotion" | "activityType" | "culturalStyle" | "seed">,
  locale: Locale,
): string {
  const request = suggestionSchema.parse(row);
  const base = withoutRemixMark(row.title);
  const isSuggested = contentLanguages.some((language) => suggestTitle(request, language) === base);
  return isSuggested ? row.title.replace(base, suggestTitle(request, contentLanguageOf(locale))) : row.title;
}

function toTrack(row: ListRow, locale: Locale): Track {
  return trackSchema.parse({
    ...row,
    title: shownTitle(row, locale),
    createdAt: row.createdAt.toISOString(),
    description: row.description[contentLanguageOf(locale)],
    audioUrl: audioUrlOf(row.id),
  });
}

/** The owner's tracks, newest first; at most the last 200. */
export async function listTracks(
  { db, locale }: Pick<RequestContext, "db" | "locale">,
  userId: string,
  limit = LIST_LIMIT,
): Promise<Track[]> {
  const rows = await db
    .select(listColumns)
    .from(tracks)
    .where(eq(tracks.userId, userId))
    .orderBy(desc(tracks.createdAt), desc(tracks.id))
    .limit(limit);
  return rows.map((row) => toTrack(row, locale));
}

export interface CreateContext {
  db: Db;
  user: Pick<UserRow, "id" | "userType" | "grade" | "timeZone">;
  locale: Locale;
  now: Date;
  /** A fresh unsigned 32-bit number; cryptographic in the product, fixed in tests. */
  randomSeed: () => number;
}

/**
 * Composes and stores a track. Throws 429 after a dozen a minute and 422 when the library is full.
 * `plan` comes from a model, already checked and clamped; without it the engine decides alone.
 */
export async function createTrack(
  context: CreateContext,
  input: CreateMusic,
  plan: { edits?: ComposeRequest["edits"]; title?: string } = {},
): Promise<{ track: Track; score: Score }> {
  const { db, user, locale, randomSeed } = context;
  await refuseEarly(context.db, musicLimits(context));
  const recent = await db
    .select({ figures: tracks.figures })
    .from(tracks)
    .where(eq(tracks.userId, user.id))
    .orderBy(desc(tracks.createdAt))
    .limit(RECENT_FOR_OVERLAP);
  const compositionOf = (seed: number) =>
    compose({
      emotion: input.emotion,
      activityType: input.activityType,
      culturalStyle: input.culturalStyle,
      seed,
      path: input.path,
      ...(user.grade ? { grade: user.grade } : {}),
      ...(plan.edits ? { edits: plan.edits } : {}),
    });
  let score = compositionOf(randomSeed());
  for (let tries = 1; tries < MAX_SEED_TRIES; tries++) {
    const figures = figuresOf(score);
    if (!recent.some((row) => sharedFigures(figures, row.figures) > MAX_OVERLAP)) break;
    score = compositionOf(randomSeed());
  }
  return storeTrack(
    context,
    score,
    plan.title ?? suggestTitle(score.request, contentLanguageOf(locale)),
    null,
  );
}

/** Saves an edited copy of a track the user may hear, as a new track of their own with its parent noted. */
export async function remixTrack(
  context: CreateContext,
  parentId: string,
  remix: Remix,
): Promise<{ track: Track; score: Score }> {
  const { db, user, now } = context;
  await refuseEarly(db, musicLimits(context));
  const parent = await findPlayable({ db, clock: () => now }, user.id, parentId);
  const { request } = readScore(parent);
  const score = compose({
    ...request,
    culturalStyle: remix.culturalStyle ?? request.culturalStyle,
    edits: remix.edits,
  });
  const base = withoutRemixMark(parent.title).slice(0, 60);
  const title = m.music_remix_title({ title: base }, { locale: context.locale });
  return storeTrack(context, score, title, parent.id);
}

/** A remix of a remix says so once. */
function withoutRemixMark(title: string): string {
  const marks = locales.map((locale) => m.music_remix_title({ title: "" }, { locale }).trim());
  const mark = marks.find((each) => title.endsWith(each));
  if (!mark) return title;
  return withoutRemixMark(title.slice(0, -mark.length).trim()) || title;
}

/** The two limits, counted by the write itself: forty wishes at once still make twelve pieces. */
function musicLimits({ user, now }: CreateContext): Condition[] {
  const own = sql`select count(*) from ${tracks} where ${tracks.userId} = ${user.id}`;
  return [
    {
      holds: isBelow(sql`${own} and ${tracks.createdAt} >= ${now.getTime() - 60_000}`, MAX_PER_MINUTE),
      otherwise: () => new AppError("rate_limited", m.music_too_many(), { retryAfterSeconds: 60 }),
    },
    {
      holds: isBelow(own, MAX_TRACKS),
      otherwise: () => new AppError("refused", m.music_library_full({ max: MAX_TRACKS })),
    },
  ];
}

/** A row for a score, for `createTrack` and for seeding a demo. */
export function buildTrackRow(
  userId: string,
  score: Score,
  title: string,
  createdAt: Date,
  parentTrackId: string | null = null,
): typeof tracks.$inferInsert & TrackRow {
  const { emotion, activityType, culturalStyle, seed, path } = score.request;
  return {
    id: createId(),
    userId,
    title,
    emotion,
    activityType,
    culturalStyle,
    path: path ?? "match",
    isLiked: false,
    seed,
    engineVersion: ENGINE_VERSION,
    bpm: score.bpm,
    key: score.key,
    durationSeconds: score.durationSeconds,
    description: { en: describeScore(score, "en").text, es: describeScore(score, "es").text },
    parentTrackId,
    feltBefore: null,
    feltAfter: null,
    figures: figuresOf(score),
    renderClaimedAt: null,
    createdAt,
    score,
  };
}

async function storeTrack(
  context: CreateContext,
  score: Score,
  title: string,
  parentTrackId: string | null,
): Promise<{ track: Track; score: Score }> {
  const { db, user, locale, now } = context;
  const row = buildTrackRow(user.id, score, title, now, parentTrackId);
  const progress =
    user.userType === "student"
      ? progressEventStatements(db, {
          userId: user.id,
          kind: "track_created",
          sourceId: row.id,
          detail: row.culturalStyle,
          occurredAt: now,
          localDate: localDateOf(now, user.timeZone),
        })
      : [];
  const track = toTrack(row, locale);
  keepAnswer(db, { table: tracks, id: row.id }, track);
  await decide(db, musicLimits(context), [db.insert(tracks).values(row), ...progress]);
  return { track, score };
}

type Changing = Pick<RequestContext, "db" | "clock" | "origin" | "locale">;

/**
 * Saves to the library, renames, or notes how it felt. Somebody else's track and none give the same 404;
 * a title that is unkind, private or a cry for help is refused (422) and never stored (K12); a
 * student's cry for help reaches an adult all the same.
 */
export async function updateTrack(
  context: Changing,
  user: UserRow,
  trackId: string,
  change: UpdateTrack,
): Promise<Track> {
  const { db, locale } = context;
  if (change.title !== undefined) await refuseUnsafeTitle(context, user, change.title);
  const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const [row] = await db
    .update(tracks)
    .set(values)
    .where(and(eq(tracks.id, trackId), eq(tracks.userId, user.id)))
    .returning(listColumns);
  if (!row) throw new AppError("not_found", m.music_not_found());
  return toTrack(row, locale);
}

async function refuseUnsafeTitle(context: Changing, user: UserRow, title: string): Promise<void> {
  const check = checkShortText(title);
  if (check.ok) return;
  const message =
    check.reason === "crisis"
      ? await answerRefusedText(
          context,
          user,
          { sourceKind: "track_title", text: title, assessment: check.assessment },
          m.music_title_crisis(),
        )
      : check.reason === "personal_details"
        ? m.music_title_personal()
        : m.music_title_unkind();
  throw new AppError("refused", message, { fieldErrors: { title: message } });
}

/** Deletes one of the owner's tracks; the caller removes its audio. Throws 404. */
export async function deleteTrack(db: Db, userId: string, trackId: string): Promise<void> {
  const gone = await db
    .delete(tracks)
    .where(and(eq(tracks.id, trackId), eq(tracks.userId, userId)))
    .returning({ id: tracks.id });
  if (gone.length === 0) throw new AppError("not_found", m.music_not_found());
}

/**
 * A track its owner may hear, or a parent linked to the owner until the owner is of age (P20). Throws the same 404
 * for all others.
 */
export async function findPlayable({ db, clock }: Work, userId: string, trackId: string): Promise<TrackRow> {
  const [row] = await db.select().from(tracks).where(eq(tracks.id, trackId));
  const isTheirs = row && (row.userId === userId || (await findLinkedChild(db, userId, row.userId, clock())));
  if (!row || !isTheirs) throw new AppError("not_found", m.music_not_found());
  return row;
}

/** The stored score, checked. */
export function readScore(row: Pick<TrackRow, "score">): Score {
  return scoreSchema.parse(row.score) as Score;
}

export { createMusicSchema };
