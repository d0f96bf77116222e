import type { Chart, ChartNote } from "./charts";
import type { PadId } from "./pads";

/** Practice without time: the pattern waits at each step until its pads have been played. */
export interface Practice {
  steps: readonly (readonly ChartNote[])[];
  stepIndex: number;
  /** Pads of the current step that are still to be played. */
  waitingFor: readonly PadId[];
}

const PRACTICE_BARS = 2;
const BEATS = PRACTICE_BARS * 4;

/** The student's own notes of the first two bars that have any, as steps to be played in any tempo. */
export function startPractice(chart: Chart): Practice {
  const own = chart.notes.filter((note) => !note.isCall);
  const firstBar = Math.floor((own[0]?.beat ?? 0) / 4) * 4;
  const byBeat = new Map<number, ChartNote[]>();
  for (const note of own.filter((candidate) => candidate.beat < firstBar + BEATS)) {
    byBeat.set(note.beat, [...(byBeat.get(note.beat) ?? []), note]);
  }
  const steps = [...byBeat.entries()].sort(([a], [b]) => a - b).map(([, notes]) => notes);
  return { steps, stepIndex: 0, waitingFor: padsOf(steps[0]) };
}

/** After a hit: the same step with one pad less, or the next step; from the last step back to the first. */
export function practiseHit(practice: Practice, padId: PadId): Practice {
  const waitingFor = practice.waitingFor.filter((pad) => pad !== padId);
  if (waitingFor.length > 0) return { ...practice, waitingFor };
  const stepIndex = (practice.stepIndex + 1) % practice.steps.length;
  return { ...practice, stepIndex, waitingFor: padsOf(practice.steps[stepIndex]) };
}

function padsOf(step: readonly ChartNote[] | undefined): PadId[] {
  return (step ?? []).map((note) => note.padId);
}
