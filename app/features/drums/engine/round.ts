import { BEATS_PER_BAR, type Chart } from "./charts";
import { type RoundReport, reportRound, toRoundHits } from "./coaching";
import {
  createJudge,
  findShortestGapSec,
  type Judgement,
  type TimedNote,
  type TimingLevel,
  timingWindows,
} from "./judge";
import type { PadId } from "./pads";
import { createMetronomePart, type Part, type Scheduler } from "./scheduler";
import { createTempoMap, type TempoMap } from "./tempo-map";

/** What a round needs to be heard; times are on the audio clock in seconds. */
export interface RoundSounds {
  /** A call is shown as well as heard: the pads light up with it. */
  playPad(padId: PadId, audioTimeSec: number, level: number, isCall: boolean): void;
  click(audioTimeSec: number, isAccent: boolean): void;
}

export interface RoundOptions {
  chart: Chart;
  bpm: number;
  timingLevel: TimingLevel;
  windowScale: number;
  /** The device's delay from calibration; taken off every hit. */
  offsetMs: number;
  hasMetronome: boolean;
  /** Plays the student's own notes softly as a guide. */
  hasGuide: boolean;
  roundNumber: number;
}

export interface RoundEvents {
  onJudged(judgement: Judgement): void;
  onMissed(note: TimedNote): void;
  onFinished(result: RoundResult): void;
}

export interface RoundResult {
  report: RoundReport;
  judgements: readonly Judgement[];
  topBpm: number;
  /** Speed Challenge ends early when two bars in a row fell below half on time. */
  endedEarly: boolean;
}

export interface Round {
  /** Beat 0 is the first beat after the count-in. */
  tempo: TempoMap;
  notes: readonly (TimedNote & { isCall: boolean })[];
  endBeat: number;
  /** Judges a hit heard at `heardSec`, before the device's delay is taken off. */
  hit(padId: PadId, heardSec: number): Judgement;
  /** Whether a hit heard at `heardSec` belongs to the count-in, and so to no game. */
  isCountIn(heardSec: number): boolean;
  /** The report of a round that is stopped before its end; null when no note of the player's was due yet. */
  resultSoFar(): RoundResult | null;
  stop(): void;
}

export const COUNT_IN_BEATS = 4;
const LEAD_IN_SEC = 0.15;
const GUIDE_LEVEL = 0.35;
const CALL_LEVEL = 0.85;
const MIN_ON_TIME_SHARE = 0.5;
const BARS_TO_FAIL = 2;

/** Starts a round: count-in, chart, judging, and the report once the last note has passed. */
export function startRound(
  scheduler: Scheduler,
  nowSec: () => number,
  sounds: RoundSounds,
  options: RoundOptions,
  events: RoundEvents,
): Round {
  const { chart, bpm } = options;
  const startSec = nowSec() + LEAD_IN_SEC + (COUNT_IN_BEATS * 60) / bpm;
  const tempo = createTempoMap({ startSec, bpm, ...chart.tempoRise });
  const endBeat = chart.bars * BEATS_PER_BAR;
  const notes = chart.notes.map(({ id, padId, beat, isCall }) => ({
    id,
    padId,
    isCall,
    timeSec: tempo.timeOfBeat(beat),
  }));
  const ownNotes = notes.filter((note) => !note.isCall);
  const windows = timingWindows(options.timingLevel, findShortestGapSec(ownNotes), options.windowScale);
  const judge = createJudge(ownNotes, windows);
  const judgements: Judgement[] = [];
  const missed: TimedNote[] = [];
  let run = 0;
  let longestRun = 0;
  let isOver = false;

  const barOf = (timeSec: number) => tempo.beatAtTime(timeSec) / BEATS_PER_BAR;

  function finish(endedEarly: boolean) {
    if (isOver) return;
    stop();
    events.onFinished(resultUntil(Math.min(nowSec(), tempo.timeOfBeat(endBeat)), endedEarly));
  }

  function resultUntil(lastSec: number, endedEarly: boolean): RoundResult {
    const played = ownNotes.filter((note) => note.timeSec <= lastSec);
    const counted = judgements.filter((hit) => hit.kind === "free" || hit.noteTimeSec <= lastSec);
    const { hits, freeHitCount } = toRoundHits(counted, barOf);
    const { roundNumber } = options;
    const report = reportRound({ notes: played, hits, freeHitCount, longestRun, roundNumber });
    const topBpm = tempo.bpmAtBeat(Math.max(0, tempo.beatAtTime(lastSec) - 0.001));
    return { report, judgements, topBpm, endedEarly };
  }

  // Half a beat before the first one, a hit is an early first note.
  const isCountIn = (heardSec: number) => heardSec < tempo.timeOfBeat(-0.5);

  /** Share of a bar's notes that were hit spot on or nice. */
  function onTimeShare(bar: number): number {
    const inBar = (timeSec: number) => Math.floor(barOf(timeSec) + 1e-6) === bar;
    const due = ownNotes.filter((note) => inBar(note.timeSec)).length;
    const good = judgements.filter(
      (hit) => hit.kind === "note" && hit.grade !== "close" && inBar(hit.noteTimeSec),
    ).length;
    return due === 0 ? 1 : good / due;
  }

  function check() {
    const heardSec = nowSec() - options.offsetMs / 1000;
    for (const note of judge.expire(heardSec)) {
      missed.push(note);
      run = 0;
      events.onMissed(note);
    }
    const barsDone = Math.floor(barOf(heardSec - windows.closeMs / 1000));
    const lastBars = Array.from({ length: BARS_TO_FAIL }, (_, back) => barsDone - 1 - back);
    const isFailing =
      chart.tempoRise && lastBars.every((bar) => bar >= 0 && onTimeShare(bar) < MIN_ON_TIME_SHARE);
    if (isFailing) finish(true);
    else if (heardSec > tempo.timeOfBeat(endBeat) + windows.closeMs / 1000) finish(false);
  }

  const audible = notes.filter((note) => note.isCall || options.hasGuide);
  const music: Part = {
    timeOf: (index) => audible[index]?.timeSec,
    play: (index, audioTimeSec) => {
      const note = audible[index]!;
      sounds.playPad(note.padId, audioTimeSec, note.isCall ? CALL_LEVEL : GUIDE_LEVEL, note.isCall);
    },
  };
  const clicks = createMetronomePart({
    timeOfBeat: (beat) => tempo.timeOfBeat(beat - COUNT_IN_BEATS),
    click: (audioTimeSec, isAccent) => sounds.click(audioTimeSec, isAccent),
    beats: options.hasMetronome ? COUNT_IN_BEATS + endBeat : COUNT_IN_BEATS,
  });
  // Half-beat steps are often enough to give up on missed notes; it runs until the round has finished.
  const watch: Part = {
    timeOf: (index) => tempo.timeOfBeat(index / 2),
    play: check,
  };
  const removers = [scheduler.add(music), scheduler.add(clicks), scheduler.add(watch)];

  function stop() {
    isOver = true;
    for (const remove of removers) remove();
  }

  return {
    tempo,
    notes,
    endBeat,
    hit(padId, heardSec) {
      // Hits during the count-in are free play: no mistakes to report, and they take no note away.
      if (isCountIn(heardSec)) return { kind: "free", padId, timeSec: heardSec };
      const judgement = judge.hit(padId, heardSec - options.offsetMs / 1000);
      if (!isOver) judgements.push(judgement);
      if (judgement.kind === "note") {
        run += 1;
        longestRun = Math.max(longestRun, run);
      }
      events.onJudged(judgement);
      return judgement;
    },
    isCountIn,
    resultSoFar() {
      const lastSec = nowSec() - options.offsetMs / 1000;
      return ownNotes.some((note) => note.timeSec <= lastSec) ? resultUntil(lastSec, true) : null;
    },
    stop,
  };
}
