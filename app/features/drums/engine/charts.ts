import { MAX_BPM, type PadId } from "./pads";

/**
 * What there is to play. A bar is written as 16 steps a pad: "x" plays, "." rests. Swing is the share of
 * an eighth-note pair that its first half takes (.5 straight, .66 triplet).
 */
export const BEATS_PER_BAR = 4;
export const STEPS_PER_BAR = 16;

export const GAME_MODES = ["beat_matching", "rhythm_patterns", "speed_challenge"] as const;
export type GameMode = (typeof GAME_MODES)[number];

export type BarPattern = Partial<Record<PadId, string>>;

export interface ChartNote {
  id: number;
  padId: PadId;
  /** In quarter-note beats from the start of the round. */
  beat: number;
  /** A call is played to the student; only the others are to be played by them. */
  isCall: boolean;
}

export interface Chart {
  mode: GameMode;
  level: number;
  bars: number;
  notes: ChartNote[];
  pads: PadId[];
  /** Tempo rises by `stepBpm` after each `stepBeats`, up to the product's 200. */
  tempoRise?: { stepBeats: number; stepBpm: number; maxBpm: number };
}

interface BarOptions {
  swing?: number;
  isCall?: boolean;
}

/** Turns one written bar into notes. Swing moves the second eighth of each pair, and sixteenths with it. */
export function readBar(
  pattern: BarPattern,
  barIndex: number,
  options: BarOptions = {},
): Omit<ChartNote, "id">[] {
  const { swing = 0.5, isCall = false } = options;
  const notes: Omit<ChartNote, "id">[] = [];
  for (const [padId, steps] of Object.entries(pattern) as [PadId, string][]) {
    for (let step = 0; step < STEPS_PER_BAR; step++) {
      if (steps[step] !== "x") continue;
      notes.push({ padId, isCall, beat: barIndex * BEATS_PER_BAR + swungBeat(step, swing) });
    }
  }
  return notes.sort((a, b) => a.beat - b.beat);
}

/** Where a step falls, in beats from the bar's start, with swing. */
export function swungBeat(step: number, swing: number): number {
  const inBeat = (step % 4) / 4;
  const bent = inBeat < 0.5 ? inBeat * 2 * swing : swing + (inBeat - 0.5) * 2 * (1 - swing);
  return Math.floor(step / 4) + bent;
}

function toChart(
  head: Pick<Chart, "mode" | "level" | "bars" | "tempoRise">,
  notes: Omit<ChartNote, "id">[],
): Chart {
  const order: PadId[] = ["kick", "snare", "hihat", "tom1", "tom2", "crash"];
  const used = new Set(notes.map((note) => note.padId));
  return {
    ...head,
    notes: notes.map((note, id) => ({ id, ...note })),
    pads: order.filter((padId) => used.has(padId)),
  };
}

export interface Groove {
  id: string;
  swing: number;
  bars: BarPattern[];
}

/** Six-pad readings of the grooves of Black American styles. */
export const STYLE_GROOVES: readonly Groove[] = [
  {
    id: "african_american",
    swing: 0.58,
    bars: [
      { kick: "x.....x...x.....", snare: "....x.......x...", hihat: "x.x.x.x.x.x.x.x." },
      { kick: "x.....x...x..x..", snare: "....x.......x...", hihat: "x.x.x.x.x.x.x.x." },
    ],
  },
  {
    id: "gospel",
    swing: 0.6,
    bars: [
      { kick: "x...x...x...x...", snare: "....x.......x...", hihat: "x.x.x.x.x.x.x.x." },
      {
        kick: "x...x...x...x...",
        snare: "....x.......x...",
        hihat: "x.x.x.x.x.x.....",
        tom1: "..............x.",
      },
    ],
  },
  {
    id: "jazz",
    swing: 0.64,
    bars: [
      { crash: "x...x.x.x...x.x.", hihat: "....x.......x..." },
      { crash: "x...x.x.x...x.x.", hihat: "....x.......x...", kick: "x..............." },
    ],
  },
  {
    id: "contemporary_urban",
    swing: 0.5,
    bars: [
      { kick: "x..x......x.....", snare: "........x.......", hihat: "x.x.x.x.x.x.x.x." },
      { kick: "x..x......x..x..", snare: "........x.......", hihat: "x.x.x.x.x.x.x.x." },
    ],
  },
];

const BEAT_MATCHING_BARS: readonly BarPattern[][] = [
  [{ kick: "x.......x......." }],
  [{ kick: "x.......x.......", snare: "....x.......x..." }],
  [{ kick: "x.......x.......", snare: "....x.......x...", hihat: "x.x.x.x.x.x.x.x." }],
  [
    { kick: "x.........x.....", snare: "....x.......x...", hihat: "..x...x...x...x." },
    { kick: "x.....x...x.....", snare: "....x.......x...", hihat: "..x...x...x...x." },
  ],
];

export const BEAT_MATCHING_LEVELS = 5;
const BEAT_MATCHING_BAR_COUNT = 8;

function chartBeatMatching(level: number, roundIndex: number): Chart {
  const groove =
    level >= BEAT_MATCHING_LEVELS ? STYLE_GROOVES[roundIndex % STYLE_GROOVES.length]! : undefined;
  const bars = groove?.bars ?? BEAT_MATCHING_BARS[level - 1]!;
  const notes = [];
  for (let bar = 0; bar < BEAT_MATCHING_BAR_COUNT; bar++) {
    notes.push(...readBar(bars[bar % bars.length]!, bar, { swing: groove?.swing }));
  }
  return toChart({ mode: "beat_matching", level, bars: BEAT_MATCHING_BAR_COUNT }, notes);
}

export interface CallPattern {
  id: string;
  bar: BarPattern;
  swing?: number;
}

/** Twelve calls to echo, from two onsets to seven. */
export const CALL_PATTERNS: readonly CallPattern[] = [
  { id: "two_steps", bar: { kick: "x.......x......." } },
  { id: "kick_snare", bar: { kick: "x.......x.......", snare: "....x..........." } },
  { id: "march", bar: { kick: "x.......x.......", snare: "....x.......x..." } },
  { id: "two_hands", bar: { tom1: "x...x...........", tom2: "........x...x..." } },
  { id: "tresillo", bar: { kick: "x..x..x.........", snare: "............x..." } },
  { id: "gallop", bar: { kick: "x.......x.......", snare: "....x.x.....x..." } },
  { id: "push", bar: { kick: "x..x..x.....x...", snare: "........x......." } },
  { id: "stomp_stomp_clap", bar: { kick: "x.x.....x.x.....", snare: "....x.......x..." } },
  { id: "shuffle", bar: { hihat: "x.....x.x.....x.", snare: "....x.......x..." }, swing: 0.66 },
  { id: "tumbling_toms", bar: { tom1: "x.x.......x.....", tom2: "....x.x.....x..." } },
  {
    id: "off_beats",
    bar: { kick: "x.......x.......", hihat: "..x...x...x...x.", snare: "............x..." },
  },
  { id: "clave", bar: { tom1: "x..x..x.........", snare: "..........x.x...", kick: "x.......x......." } },
];

const ECHO_PAIRS = 4;

function chartRhythmPatterns(level: number): Chart {
  const { bar, swing } = CALL_PATTERNS[level - 1]!;
  const notes = [];
  for (let pair = 0; pair < ECHO_PAIRS; pair++) {
    notes.push(...readBar(bar, pair * 2, { swing, isCall: true }), ...readBar(bar, pair * 2 + 1, { swing }));
  }
  return toChart({ mode: "rhythm_patterns", level, bars: ECHO_PAIRS * 2 }, notes);
}

export const SPEED_STEP_BPM = 5;
export const SPEED_STEP_BARS = 4;
const SPEED_BAR: BarPattern[] = [
  { kick: "x.......x.......", snare: "....x.......x...", hihat: "x...x...x...x..." },
  { kick: "x.......x.x.....", snare: "....x.......x...", hihat: "x...x...x...x..." },
];

function chartSpeedChallenge(level: number, startBpm: number): Chart {
  const steps = Math.ceil((MAX_BPM - startBpm) / SPEED_STEP_BPM) + 1;
  const bars = steps * SPEED_STEP_BARS;
  const notes = [];
  for (let bar = 0; bar < bars; bar++) {
    const { hihat, ...core } = SPEED_BAR[bar % SPEED_BAR.length]!;
    notes.push(...readBar(level === 1 ? core : { ...core, hihat }, bar));
  }
  const tempoRise = {
    stepBeats: SPEED_STEP_BARS * BEATS_PER_BAR,
    stepBpm: SPEED_STEP_BPM,
    maxBpm: MAX_BPM,
  };
  return toChart({ mode: "speed_challenge", level, bars, tempoRise }, notes);
}

export const LEVEL_COUNT: Record<GameMode, number> = {
  beat_matching: BEAT_MATCHING_LEVELS,
  rhythm_patterns: CALL_PATTERNS.length,
  speed_challenge: 2,
};

/**
 * The chart of one round. `level` is held within the mode's levels; `roundIndex` (from 0) rotates the
 * style grooves of Beat Matching's last level; `bpm` decides how long Speed Challenge can climb.
 */
export function createChart(
  mode: GameMode,
  level: number,
  options: { roundIndex: number; bpm: number },
): Chart {
  const held = Math.min(LEVEL_COUNT[mode], Math.max(1, level));
  if (mode === "beat_matching") return chartBeatMatching(held, options.roundIndex);
  if (mode === "rhythm_patterns") return chartRhythmPatterns(held);
  return chartSpeedChallenge(held, options.bpm);
}
