import { type Chart, createChart, type GameMode } from "~/features/drums/engine/charts";
import type { TimingLevel } from "~/features/drums/engine/judge";
import type { PadId } from "~/features/drums/engine/pads";
import { type RoundResult, startRound } from "~/features/drums/engine/round";
import { createScheduler } from "~/features/drums/engine/scheduler";

/** A repeatable normal random source with mean 0 and the given spread. */
export function createErrors(seed: number, sdMs: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  return () => sdMs * Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

export interface Script {
  mode?: GameMode;
  level?: number;
  bpm?: number;
  timingLevel?: TimingLevel;
  offsetMs?: number;
  roundNumber?: number;
  /** The error of one note in milliseconds, or undefined to leave it out. */
  errorMs(note: { padId: PadId; bar: number; index: number; beat: number }): number | undefined;
  /** Extra hits, in beats. */
  extraHits?: { padId: PadId; beat: number }[];
  /** Reads the report at this beat, in `partial`, and goes on. */
  stopAtBeat?: number;
}

/** Plays one whole round on a fake clock with known timing errors and returns what the round reports. */
export function playScript(
  script: Script,
): RoundResult & { chart: Chart; sounded: SoundedNote[]; partial: RoundResult | null } {
  const { mode = "beat_matching", level = 3, bpm = 90, timingLevel = "standard", offsetMs = 0 } = script;
  let nowSec = 10;
  let tick: (() => void) | undefined;
  const scheduler = createScheduler({
    nowSec: () => nowSec,
    startTimer(onTick) {
      tick = onTick;
      return () => {
        tick = undefined;
      };
    },
  });
  const chart = createChart(mode, level, { roundIndex: 0, bpm });
  const sounded: SoundedNote[] = [];
  let result: RoundResult | undefined;
  const round = startRound(
    scheduler,
    () => nowSec,
    {
      playPad: (padId, atSec, loudness) => sounded.push({ padId, atSec, loudness }),
      click: () => undefined,
    },
    {
      chart,
      bpm,
      timingLevel,
      windowScale: 1,
      offsetMs,
      hasMetronome: true,
      hasGuide: false,
      roundNumber: script.roundNumber ?? 1,
    },
    {
      onJudged: () => undefined,
      onMissed: () => undefined,
      onFinished: (finished) => {
        result = finished;
      },
    },
  );
  const hits: { padId: PadId; atSec: number }[] = [];
  for (const [index, note] of chart.notes.filter((candidate) => !candidate.isCall).entries()) {
    const { padId, beat } = note;
    const errorMs = script.errorMs({ padId, index, beat, bar: beat / 4 });
    if (errorMs === undefined) continue;
    hits.push({ padId, atSec: round.tempo.timeOfBeat(beat) + (errorMs + offsetMs) / 1000 });
  }
  for (const { padId, beat } of script.extraHits ?? []) {
    hits.push({ padId, atSec: round.tempo.timeOfBeat(beat) });
  }
  hits.sort((a, b) => a.atSec - b.atSec);
  let next = 0;
  let partial: RoundResult | null = null;
  const { stopAtBeat } = script;
  while (tick && !result) {
    nowSec += 0.025;
    if (stopAtBeat !== undefined && nowSec <= round.tempo.timeOfBeat(stopAtBeat))
      partial = round.resultSoFar();
    while (next < hits.length && hits[next]!.atSec <= nowSec) {
      const { padId, atSec } = hits[next++]!;
      round.hit(padId, atSec);
    }
    tick();
  }
  if (!result) throw new Error("the round never finished");
  return { ...result, chart, sounded, partial };
}

export interface SoundedNote {
  padId: PadId;
  atSec: number;
  loudness: number;
}
