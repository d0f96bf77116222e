import type { GameMode } from "./charts";
import { ON_TIME_GOAL } from "./coaching";

/**
 * The score, the same for everybody: every pad hit during a game adds
 * 10 score, 1 streak and 1 accuracy point, accuracy capped at 100. Timing never changes these numbers.
 */
export const SCORE_PER_HIT = 10;
export const FULL_SCORE = 1000;
const MAX_ACCURACY = 100;

export interface Game {
  mode: GameMode;
  startedAtMs: number;
  score: number;
  accuracy: number;
  streak: number;
}

export function startGame(mode: GameMode, nowMs: number): Game {
  return { mode, startedAtMs: nowMs, score: 0, accuracy: 0, streak: 0 };
}

/** The game after one more pad hit. */
export function countHit(game: Game): Game {
  return {
    ...game,
    score: game.score + SCORE_PER_HIT,
    streak: game.streak + 1,
    accuracy: Math.min(MAX_ACCURACY, game.accuracy + 1),
  };
}

/** What is saved when the game ends; `duration` is in whole seconds. */
export function toSessionPayload(game: Game, bpm: number, nowMs: number) {
  return {
    gameMode: game.mode,
    score: game.score,
    accuracy: Math.round(game.accuracy),
    bpm,
    duration: Math.max(0, Math.round((nowMs - game.startedAtMs) / 1000)),
    streak: game.streak,
  };
}

/** How far the score bar is filled, in percent; full at 1000. */
export function scoreBarPercent(score: number): number {
  return Math.min(100, (100 * score) / FULL_SCORE);
}

const WEAK_ROUND = 50;
const ROUNDS_IN_A_ROW = 2;

/** Where a student stands within a mode: two good rounds open the next level, two weak ones a slower replay. */
export interface LevelProgress {
  level: number;
  goodRounds: number;
  weakRounds: number;
}

export type NextStep = "next_level" | "slower" | "again";

export function afterRound(
  progress: LevelProgress,
  onTimePercent: number,
  levelCount: number,
): { progress: LevelProgress; step: NextStep } {
  const goodRounds = onTimePercent >= ON_TIME_GOAL ? progress.goodRounds + 1 : 0;
  const weakRounds = onTimePercent < WEAK_ROUND ? progress.weakRounds + 1 : 0;
  if (goodRounds >= ROUNDS_IN_A_ROW && progress.level < levelCount) {
    return { progress: { level: progress.level + 1, goodRounds: 0, weakRounds: 0 }, step: "next_level" };
  }
  if (weakRounds >= ROUNDS_IN_A_ROW) {
    return { progress: { ...progress, goodRounds: 0, weakRounds: 0 }, step: "slower" };
  }
  return { progress: { ...progress, goodRounds, weakRounds }, step: "again" };
}
