import type { PadId } from "./pads";

/** How wide the timing windows are: chosen from the grade, `pro` only when the student asks for it. */
export type TimingLevel = "easy" | "standard" | "pro";
export type HitGrade = "spot_on" | "nice" | "close";

export interface TimingWindows {
  spotOnMs: number;
  niceMs: number;
  closeMs: number;
}

const WINDOWS: Record<TimingLevel, TimingWindows> = {
  easy: { spotOnMs: 70, niceMs: 120, closeMs: 180 },
  standard: { spotOnMs: 45, niceMs: 90, closeMs: 135 },
  pro: { spotOnMs: 22.5, niceMs: 45, closeMs: 90 },
};

/** Playing by eye alone is harder to time, so its windows are wider. */
export const SILENT_MODE_SCALE = 1.5;
/** No window may reach further than this share of the chart's shortest gap: a hit must belong to one note. */
const MAX_SHARE_OF_GAP = 0.4;

/** The timing level a grade starts with: grades 1-3 easy, everyone else standard; pro is opt-in. */
export function timingLevelForGrade(grade: number | null): TimingLevel {
  return grade !== null && grade <= 3 ? "easy" : "standard";
}

/**
 * Windows in milliseconds to either side of a note. `scale` 1..4 is the student's own setting (WCAG 2.2.1);
 * all windows are capped at 40 % of `shortestGapSec`.
 */
export function timingWindows(level: TimingLevel, shortestGapSec: number, scale = 1): TimingWindows {
  const capMs = shortestGapSec * 1000 * MAX_SHARE_OF_GAP;
  const widen = (ms: number) => Math.min(ms * scale, capMs);
  const { spotOnMs, niceMs, closeMs } = WINDOWS[level];
  return { spotOnMs: widen(spotOnMs), niceMs: widen(niceMs), closeMs: widen(closeMs) };
}

export interface TimedNote {
  id: number;
  padId: PadId;
  timeSec: number;
}

/** The shortest time between two different onsets, in seconds; Infinity with fewer than two. */
export function findShortestGapSec(notes: readonly TimedNote[]): number {
  const times = [...new Set(notes.map((note) => note.timeSec))].sort((a, b) => a - b);
  let shortest = Number.POSITIVE_INFINITY;
  for (let i = 1; i < times.length; i++) shortest = Math.min(shortest, times[i]! - times[i - 1]!);
  return shortest;
}

/** What came of one pad hit: a judged note, or a free hit, which is never marked as wrong. */
export type Judgement =
  | { kind: "note"; noteId: number; padId: PadId; errorMs: number; grade: HitGrade; noteTimeSec: number }
  | { kind: "free"; padId: PadId; timeSec: number };

export interface Judge {
  /** Judges a hit heard at `timeSec` on the audio clock. Negative errors are early, positive late. */
  hit(padId: PadId, timeSec: number): Judgement;
  /** Gives up on notes whose window has closed by `nowSec` and returns them. */
  expire(nowSec: number): TimedNote[];
  isDone(): boolean;
}

/** Judges hits against a chart: each hit takes the nearest unplayed note of its own pad within the window. */
export function createJudge(notes: readonly TimedNote[], windows: TimingWindows): Judge {
  const open = new Set([...notes].sort((a, b) => a.timeSec - b.timeSec));
  return {
    hit(padId, timeSec) {
      let nearest: TimedNote | undefined;
      for (const note of open) {
        if ((note.timeSec - timeSec) * 1000 > windows.closeMs) break;
        if (note.padId !== padId) continue;
        if (!nearest || Math.abs(note.timeSec - timeSec) < Math.abs(nearest.timeSec - timeSec))
          nearest = note;
      }
      const errorMs = nearest ? (timeSec - nearest.timeSec) * 1000 : 0;
      if (!nearest || Math.abs(errorMs) > windows.closeMs) return { kind: "free", padId, timeSec };
      open.delete(nearest);
      const size = Math.abs(errorMs);
      const grade = size <= windows.spotOnMs ? "spot_on" : size <= windows.niceMs ? "nice" : "close";
      return { kind: "note", noteId: nearest.id, padId, errorMs, grade, noteTimeSec: nearest.timeSec };
    },
    expire(nowSec) {
      const missed: TimedNote[] = [];
      for (const note of open) {
        if ((nowSec - note.timeSec) * 1000 <= windows.closeMs) break;
        open.delete(note);
        missed.push(note);
      }
      return missed;
    },
    isDone: () => open.size === 0,
  };
}
