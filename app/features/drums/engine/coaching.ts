import type { HitGrade, Judgement, TimedNote } from "./judge";
import { PAD_IDS, type PadId } from "./pads";
import { fitLine, mean, median, standardDeviation } from "./statistics";

/**
 * The coach beside the score: reads one round's timing and says one good thing and one thing to try.
 * It never touches score, accuracy or streak. The thresholds are of our choosing; each finding
 * must also be larger than what chance would give for so few hits.
 */
export const LATE_MS = 25;
const UNSTEADY_SD_MS = 60;
const PAD_WORSE_MS = 20;
const DRIFT_MS_PER_BAR = 10;
export const ON_TIME_GOAL = 75;
const SEL_EVERY_ROUNDS = 3;
export const SEL_QUESTION_COUNT = 6;

export type TipCode =
  | "listen_first"
  | "speeding_up"
  | "slowing_down"
  | "pad_late"
  | "pad_early"
  | "pad_unsteady"
  | "late"
  | "early"
  | "unsteady"
  | "missed"
  | "extra_hits"
  | "next_step";
export type PraiseCode = "spot_on" | "centred" | "steady" | "long_run" | "best_pad" | "on_time" | "finished";

export interface RoundHit {
  padId: PadId;
  errorMs: number;
  grade: HitGrade;
  /** Position in bars from the start of the round; 2.5 is the middle of the third bar. */
  bar: number;
}

export interface RoundStats {
  noteCount: number;
  hitCount: number;
  freeHitCount: number;
  /** Notes hit "spot on" or "nice", as a whole percent of all notes. */
  onTimePercent: number;
  medianErrorMs: number;
  /** Scatter around the player's own trend: steadiness, apart from lateness. */
  steadinessMs: number;
  driftMsPerBar: number;
  longestRun: number;
  pads: Partial<Record<PadId, { hitCount: number; noteCount: number; medianErrorMs: number }>>;
}

export interface RoundReport {
  stats: RoundStats;
  praise: { code: PraiseCode; padId?: PadId };
  tip: { code: TipCode; padId?: PadId };
  /** Which of the reflection questions to ask, every third round. */
  selQuestion?: number;
}

/** Collects a round's judgements in the form the report needs; `barOf` gives a note's bar from its time. */
export function toRoundHits(
  judgements: readonly Judgement[],
  barOf: (timeSec: number) => number,
): { hits: RoundHit[]; freeHitCount: number } {
  const hits: RoundHit[] = [];
  let freeHitCount = 0;
  for (const judgement of judgements) {
    if (judgement.kind === "free") freeHitCount += 1;
    else {
      const { padId, errorMs, grade, noteTimeSec } = judgement;
      hits.push({ padId, errorMs, grade, bar: barOf(noteTimeSec) });
    }
  }
  return { hits, freeHitCount };
}

function measureRound(
  hits: readonly RoundHit[],
  notes: readonly Pick<TimedNote, "padId">[],
  freeHitCount: number,
  longestRun: number,
): RoundStats {
  const errors = hits.map((hit) => hit.errorMs);
  const line = fitLine(hits.map((hit) => ({ x: hit.bar, y: hit.errorMs })));
  const onTime = hits.filter((hit) => hit.grade !== "close").length;
  const pads: RoundStats["pads"] = {};
  for (const padId of PAD_IDS) {
    const noteCount = notes.filter((note) => note.padId === padId).length;
    if (noteCount === 0) continue;
    const own = hits.filter((hit) => hit.padId === padId).map((hit) => hit.errorMs);
    pads[padId] = { hitCount: own.length, noteCount, medianErrorMs: Math.round(median(own)) };
  }
  return {
    noteCount: notes.length,
    hitCount: hits.length,
    freeHitCount,
    onTimePercent: notes.length === 0 ? 0 : Math.round((100 * onTime) / notes.length),
    medianErrorMs: Math.round(median(errors)),
    steadinessMs: Math.round(hits.length < 3 ? 0 : line.residualSd),
    // Three hits close together give any slope; a session keeps figures up to a second.
    driftMsPerBar: Math.max(-1000, Math.min(1000, Math.round(line.slope * 10) / 10)),
    longestRun,
    pads,
  };
}

/** True when `size` reaches the threshold and lies well outside what chance would give. */
function isClear(size: number, threshold: number, standardError: number, sureness = 2): boolean {
  return size >= threshold && size >= sureness * standardError;
}

function findDrift(hits: readonly RoundHit[]): TipCode | undefined {
  const bars = hits.map((hit) => hit.bar);
  if (hits.length < 8 || Math.max(...bars) - Math.min(...bars) < 3) return undefined;
  const { slope, slopeError } = fitLine(hits.map((hit) => ({ x: hit.bar, y: hit.errorMs })));
  if (!isClear(Math.abs(slope), DRIFT_MS_PER_BAR, slopeError, 2.5)) return undefined;
  return slope < 0 ? "speeding_up" : "slowing_down";
}

/** The pad that is clearly further off than all others together, by 20 ms or more. */
function findWorstPad(hits: readonly RoundHit[]): { code: TipCode; padId: PadId } | undefined {
  let worst: { code: TipCode; padId: PadId; size: number } | undefined;
  for (const padId of PAD_IDS) {
    const own = hits.filter((hit) => hit.padId === padId).map((hit) => hit.errorMs);
    const rest = hits.filter((hit) => hit.padId !== padId).map((hit) => hit.errorMs);
    if (own.length < 3 || rest.length < 3) continue;
    const [ownSize, restSize] = [own.map(Math.abs), rest.map(Math.abs)];
    const size = mean(ownSize) - mean(restSize);
    const error = Math.sqrt(
      standardDeviation(ownSize) ** 2 / own.length + standardDeviation(restSize) ** 2 / rest.length,
    );
    if (!isClear(size, PAD_WORSE_MS, error, 2.5) || size <= (worst?.size ?? 0)) continue;
    const centre = median(own);
    // A pad is "late" or "early" when most of its distance goes one way; else its timing is loose.
    const isOneSided = Math.abs(centre) > 0.6 * mean(ownSize);
    worst = { code: isOneSided ? (centre > 0 ? "pad_late" : "pad_early") : "pad_unsteady", padId, size };
  }
  return worst && { code: worst.code, padId: worst.padId };
}

function chooseTip(hits: readonly RoundHit[], stats: RoundStats): RoundReport["tip"] {
  if (stats.noteCount > 0 && stats.hitCount < stats.noteCount * 0.25) return { code: "listen_first" };
  const drift = findDrift(hits);
  if (drift) return { code: drift };
  const worstPad = findWorstPad(hits);
  if (worstPad) return worstPad;
  const errors = hits.map((hit) => hit.errorMs);
  const centre = median(errors);
  const medianError = (1.25 * standardDeviation(errors)) / Math.sqrt(Math.max(1, errors.length));
  if (hits.length >= 4 && Math.abs(centre) > LATE_MS && isClear(Math.abs(centre), LATE_MS, medianError)) {
    return { code: centre > 0 ? "late" : "early" };
  }
  if (stats.steadinessMs > UNSTEADY_SD_MS) return { code: "unsteady" };
  if (stats.hitCount < stats.noteCount * 0.8) return { code: "missed" };
  if (stats.freeHitCount > stats.noteCount * 0.3) return { code: "extra_hits" };
  return { code: "next_step" };
}

function choosePraise(
  hits: readonly RoundHit[],
  stats: RoundStats,
  tip: RoundReport["tip"],
): RoundReport["praise"] {
  const spotOn = hits.filter((hit) => hit.grade === "spot_on").length;
  const isTimingTip = tip.code === "late" || tip.code === "early";
  if (hits.length >= 4) {
    if (spotOn >= 0.7 * stats.noteCount) return { code: "spot_on" };
    const isHalfPlayed = stats.hitCount >= stats.noteCount / 2;
    if (isHalfPlayed && stats.steadinessMs <= 30 && tip.code !== "unsteady") return { code: "steady" };
    if (!isTimingTip && Math.abs(stats.medianErrorMs) <= 12) return { code: "centred" };
    if (stats.longestRun >= Math.max(8, stats.noteCount / 2)) return { code: "long_run" };
    if (stats.onTimePercent >= ON_TIME_GOAL) return { code: "on_time" };
    const best = PAD_IDS.filter((padId) => padId !== tip.padId && (stats.pads[padId]?.hitCount ?? 0) >= 3)
      .map((padId) => ({ padId, size: Math.abs(stats.pads[padId]!.medianErrorMs) }))
      .sort((a, b) => a.size - b.size)[0];
    if (best && best.size <= LATE_MS && Object.keys(stats.pads).length > 1) {
      return { code: "best_pad", padId: best.padId };
    }
  }
  return { code: "finished" };
}

/**
 * Reports on one round. `roundNumber` counts from 1 within the session and decides when to ask a
 * reflection question; `longestRun` is the longest row of notes hit one after another.
 */
export function reportRound(input: {
  notes: readonly Pick<TimedNote, "padId">[];
  hits: readonly RoundHit[];
  freeHitCount: number;
  longestRun: number;
  roundNumber: number;
}): RoundReport {
  const { notes, hits, freeHitCount, longestRun, roundNumber } = input;
  const stats = measureRound(hits, notes, freeHitCount, longestRun);
  const tip = chooseTip(hits, stats);
  const praise = choosePraise(hits, stats, tip);
  const asksQuestion = roundNumber % SEL_EVERY_ROUNDS === 0;
  return asksQuestion
    ? { stats, praise, tip, selQuestion: (roundNumber / SEL_EVERY_ROUNDS - 1) % SEL_QUESTION_COUNT }
    : { stats, praise, tip };
}
