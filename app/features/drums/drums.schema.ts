import { z } from "zod";
import { m } from "~/messages/compiled/messages.js";
import { DAY_MS } from "~/platform/durations";
import { GAME_MODES } from "./engine/charts";
import { KIT_IDS } from "./engine/kit-ids";
import { MAX_BPM, MIN_BPM, PAD_IDS } from "./engine/pads";

const bpmSchema = z.number().int().min(MIN_BPM).max(MAX_BPM);
/** What an address asks the drum room to begin with; anything unknown is left out. */
const drumWishSchema = z.object({
  game: z.enum(GAME_MODES).optional().catch(undefined),
  bpm: z.coerce.number().pipe(bpmSchema).optional().catch(undefined),
});
export type DrumWish = z.infer<typeof drumWishSchema>;

/** Reads a link such as the coach's `/?game=speed_challenge&bpm=90#drummer`. */
export function readDrumWish(query: URLSearchParams): DrumWish {
  return drumWishSchema.parse(Object.fromEntries(query));
}

const MAX_DURATION_SECONDS = DAY_MS / 1000;
/** What a number can hold: whether a score can be is for the time played to say (`implausible_score`). */
const MAX_SCORE = Number.MAX_SAFE_INTEGER;
const MAX_ERROR_MS = 1000;

/** Timing figures of a session's last round; the coach's memory, never part of the score. */
export const sessionTimingSchema = z.object({
  rounds: z.number().int().min(1).max(1000),
  onTimePercent: z.number().int().min(0).max(100),
  medianErrorMs: z.number().min(-MAX_ERROR_MS).max(MAX_ERROR_MS),
  steadinessMs: z.number().min(0).max(MAX_ERROR_MS),
  driftMsPerBar: z.number().min(-MAX_ERROR_MS).max(MAX_ERROR_MS),
  topBpm: bpmSchema,
});
export type SessionTiming = z.infer<typeof sessionTimingSchema>;

export const saveSessionSchema = z.object({
  gameMode: z.enum(GAME_MODES),
  score: z.number().int().min(0).max(MAX_SCORE),
  accuracy: z.number().int().min(0).max(100),
  bpm: bpmSchema,
  /** Seconds; parts of a second are rounded. */
  duration: z.number().min(0).max(MAX_DURATION_SECONDS).transform(Math.round),
  streak: z.number().int().min(0).max(MAX_SCORE),
  level: z.number().int().min(1).max(100).optional(),
  kit: z.enum(KIT_IDS).optional(),
  timing: sessionTimingSchema.optional(),
});
export type SaveSession = z.infer<typeof saveSessionSchema>;

export const drumSessionSchema = z.object({
  id: z.string(),
  gameMode: z.enum(GAME_MODES),
  score: z.number().int(),
  accuracy: z.number().int(),
  bpm: z.number().int(),
  duration: z.number().int(),
  streak: z.number().int(),
  level: z.number().int().nullable(),
  kit: z.enum(KIT_IDS).nullable(),
  timing: sessionTimingSchema.nullable(),
  createdAt: z.string(),
});
export type DrumSession = z.infer<typeof drumSessionSchema>;

export const bestScoreSchema = z.object({
  gameMode: z.enum(GAME_MODES),
  bestScore: z.number().int(),
  bestAccuracy: z.number().int(),
});
export type BestScore = z.infer<typeof bestScoreSchema>;

const barsSchema = z.union([z.literal(1), z.literal(2), z.literal(4)]);
const loopHitSchema = z.object({
  padId: z.enum(PAD_IDS),
  step: z.number().int().min(0).max(63),
  velocity: z.number().min(0).max(1),
});

export const saveLoopSchema = z
  .object({ bpm: bpmSchema, bars: barsSchema, hits: z.array(loopHitSchema).min(1).max(256) })
  .refine(({ bars, hits }) => hits.every((hit) => hit.step < bars * 16), {
    path: ["hits"],
    error: () => m.drums_hit_outside_loop(),
  });
export type SaveLoop = z.infer<typeof saveLoopSchema>;

export const savedLoopSchema = z.object({
  id: z.string(),
  bpm: bpmSchema,
  bars: barsSchema,
  hits: z.array(loopHitSchema),
  createdAt: z.string(),
});
export type SavedLoop = z.infer<typeof savedLoopSchema>;
