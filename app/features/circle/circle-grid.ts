import {
  BEATS_PER_BAR,
  type CircleSnapshot,
  type DrumHit,
  type LoopHit,
  STEPS_PER_BEAT,
  stepDurationMs,
  stepsPerPass,
} from "~live/protocol";

/** The shared beat: where step 0 of pass 0 stands in server time, and how fast it goes. */
export type Grid = {
  startedAtMs: number;
  effectiveAtMs: number;
  bpm: number;
  bars: number;
  countInBeats: number;
};

export function gridOf(circle: CircleSnapshot): Grid | null {
  if (!circle.running || circle.startedAtMs === null) return null;
  const { startedAtMs, effectiveAtMs, bpm, bars, countInBeats } = circle;
  return { startedAtMs, effectiveAtMs: effectiveAtMs ?? startedAtMs, bpm, bars, countInBeats };
}

/** Server time of a step of a pass. */
export const timeOf = (grid: Grid, pass: number, step: number): number =>
  grid.startedAtMs + (pass * stepsPerPass(grid.bars) + step) * stepDurationMs(grid.bpm);

export type Place = { pass: number; step: number };

/** Where on the grid a moment stands; a fraction for drawing. Negative before the start. */
export const positionAt = (grid: Grid, serverMs: number): number =>
  (serverMs - grid.startedAtMs) / stepDurationMs(grid.bpm);

/** The step nearest to a moment: sixteenths, or eighths for the youngest (`stepSize` 2). */
export function snap(grid: Grid, serverMs: number, stepSize: 1 | 2): Place {
  const nearest = Math.max(0, Math.round(positionAt(grid, serverMs) / stepSize) * stepSize);
  const steps = stepsPerPass(grid.bars);
  return { pass: Math.floor(nearest / steps), step: nearest % steps };
}

/** When a classmate's hit of the loop sounds: at its own step, one pass later. */
export const replayTime = (grid: Grid, hit: Place): number => timeOf(grid, hit.pass + 1, hit.step);

export type Beat = { serverMs: number; isAccent: boolean };

/** Beats to click in a stretch of server time: the count-in and then every beat, the first of a bar accented. */
export function beatsBetween(grid: Grid, fromMs: number, toMs: number): Beat[] {
  const beatMs = stepDurationMs(grid.bpm) * STEPS_PER_BEAT;
  const first = Math.max(
    Math.ceil((fromMs - grid.startedAtMs) / beatMs - 1e-9),
    Math.round((grid.effectiveAtMs - grid.startedAtMs) / beatMs) - grid.countInBeats,
  );
  const beats: Beat[] = [];
  for (let beat = first; grid.startedAtMs + beat * beatMs < toMs; beat++) {
    beats.push({ serverMs: grid.startedAtMs + beat * beatMs, isAccent: beat % BEATS_PER_BAR === 0 });
  }
  return beats;
}

/** Strokes of a frozen loop that fall into a stretch of server time, in whichever passes it touches. */
export function frozenBetween(
  grid: Grid,
  strokes: readonly LoopHit[],
  fromMs: number,
  toMs: number,
): { stroke: LoopHit; serverMs: number }[] {
  const passMs = stepsPerPass(grid.bars) * stepDurationMs(grid.bpm);
  const from = Math.max(fromMs, grid.effectiveAtMs);
  const firstPass = Math.max(0, Math.floor((from - grid.startedAtMs) / passMs));
  const due: { stroke: LoopHit; serverMs: number }[] = [];
  for (let pass = firstPass; timeOf(grid, pass, 0) < toMs; pass++) {
    for (const stroke of strokes) {
      if (stroke.step >= stepsPerPass(grid.bars)) continue;
      const serverMs = timeOf(grid, pass, stroke.step);
      if (serverMs >= from && serverMs < toMs) due.push({ stroke, serverMs });
    }
  }
  return due;
}

/** Whether a hit has a place in the loop, so that it waits for the next pass instead of sounding on arrival. */
export const hasPlace = (hit: DrumHit): hit is DrumHit & Place =>
  hit.step !== undefined && hit.pass !== undefined;

/** Whose call it is in call and response: even passes the leader's, odd ones everybody's answer. */
export const isCallPass = (pass: number): boolean => pass % 2 === 0;
