import { createTempoMap, performScore } from "./engine/timing";
import { type DrumPiece, type Layer, type Score, type ScoreSection, TICKS_PER_BAR } from "./engine/types";

/** Groups of parts that share a band of the picture, from top to bottom. */
export const LANES = ["lead", "chords", "bass", "drums"] as const;
export type Lane = (typeof LANES)[number];

const LANE_OF: Record<Layer, Lane> = {
  lead: "lead",
  answer: "lead",
  sparkle: "lead",
  chords: "chords",
  pad: "chords",
  bass: "bass",
  drums: "drums",
};
/** How much of the notes' height a lane takes. */
const LANE_SHARE: Record<Lane, number> = { lead: 0.42, chords: 0.27, bass: 0.14, drums: 0.17 };
/** Drum marks stand in three rows: what rings on top, what answers, what carries. */
const DRUM_ROWS = 3;
const DRUM_ROW: Partial<Record<DrumPiece, number>> = { kick: 2, tom1: 2, tom2: 2, snare: 1, clap: 1, rim: 1 };
/** A drum has no length of its own: it shows and glows this long. */
const HIT_SECONDS = 0.14;
const HIT_PX = 3.5;
const NOTE_GAP_PX = 1;
const MIN_NOTE_PX = 2;
const STRONG_BAR_EVERY = 4;

/** What a mark is coloured by. */
export type MarkKind = Exclude<Layer, "drums"> | "kick" | "snare" | "hat";

export interface Mark {
  kind: MarkKind;
  x: number;
  y: number;
  width: number;
  height: number;
  startSeconds: number;
  endSeconds: number;
}

export interface DrawnSection {
  name: string;
  x: number;
  width: number;
  startSeconds: number;
  endSeconds: number;
  bars: number;
  /** How far the piece has come from the feeling to its goal, 0 to 1. */
  share: number;
}

/** Where everything of a picture stands, in CSS pixels from its upper left corner. */
export interface ScoreDrawing {
  width: number;
  height: number;
  durationSeconds: number;
  /** The piece's energy over its sections, left to right. */
  line: { x: number; y: number }[];
  sections: DrawnSection[];
  sectionTop: number;
  sectionHeight: number;
  notesTop: number;
  bars: { x: number; isStrong: boolean }[];
  lanes: { lane: Lane; y: number; height: number }[];
  /** In the order they begin. */
  marks: Mark[];
}

export interface RollSize {
  width: number;
  height: number;
  /** Height of a line of text, which the line and the section names make room for. */
  linePx: number;
}

/** Lays the score out as a picture: energy over sections over notes, by the time each one sounds. */
export function drawScore(score: Score, size: RollSize): ScoreDrawing {
  const { width, height, linePx } = size;
  const { durationSeconds } = score;
  const xAt = (seconds: number) => (seconds / durationSeconds) * width;
  const map = createTempoMap(score.tempo);
  const sections = drawSections(score, map.secondsAt, xAt);
  const lineHeight = Math.round(linePx * 2.6);
  const sectionHeight = Math.round(linePx * 1.6);
  const notesTop = lineHeight + sectionHeight + Math.round(linePx / 2);
  const lanes = drawLanes(score, notesTop, height - notesTop);
  return {
    width,
    height,
    durationSeconds,
    line: drawEnergy(score.sections, sections, width, lineHeight),
    sections,
    sectionTop: lineHeight,
    sectionHeight,
    notesTop,
    bars: drawBars(score, map.secondsAt, xAt),
    lanes,
    marks: drawMarks(score, lanes, xAt),
  };
}

function drawSections(
  score: Score,
  secondsAt: (tick: number) => number,
  xAt: (seconds: number) => number,
): DrawnSection[] {
  const last = score.sections.length - 1;
  return score.sections.map((section, index) => {
    const next = score.sections[index + 1];
    const startSeconds = secondsAt(section.startTick);
    const endSeconds = next ? secondsAt(next.startTick) : score.durationSeconds;
    return {
      name: section.name,
      x: xAt(startSeconds),
      width: xAt(endSeconds) - xAt(startSeconds),
      startSeconds,
      endSeconds,
      bars: section.bars,
      share: last === 0 ? 1 : index / last,
    };
  });
}

/** The line goes through the middle of each section and runs on level to both edges. */
function drawEnergy(
  sections: readonly ScoreSection[],
  drawn: readonly DrawnSection[],
  width: number,
  height: number,
): { x: number; y: number }[] {
  const margin = height * 0.14;
  const yOf = ({ arousal }: ScoreSection) => {
    const energy = Math.max(0, Math.min(1, (arousal + 1) / 2));
    return margin + (1 - energy) * (height - 2 * margin);
  };
  const middles = drawn.map((each, index) => ({ x: each.x + each.width / 2, y: yOf(sections[index]!) }));
  return [{ x: 0, y: middles[0]!.y }, ...middles, { x: width, y: middles[middles.length - 1]!.y }];
}

function drawBars(score: Score, secondsAt: (tick: number) => number, xAt: (seconds: number) => number) {
  const count = Math.floor(score.totalTicks / TICKS_PER_BAR);
  return Array.from({ length: count + 1 }, (_, index) => ({
    x: xAt(secondsAt(index * TICKS_PER_BAR)),
    isStrong: index % STRONG_BAR_EVERY === 0,
  }));
}

/** A piece without drums gives their room to the others. */
function drawLanes(score: Score, top: number, height: number): ScoreDrawing["lanes"] {
  const sounding = new Set<Lane>(score.tracks.map((track) => LANE_OF[track.layer]));
  if (score.drums.hits.length > 0) sounding.add("drums");
  const shown = LANES.filter((lane) => sounding.has(lane));
  const whole = shown.reduce((sum, lane) => sum + LANE_SHARE[lane], 0);
  let y = top;
  return shown.map((lane) => {
    const laneHeight = (LANE_SHARE[lane] / whole) * height;
    const drawn = { lane, y, height: laneHeight };
    y += laneHeight;
    return drawn;
  });
}

function drawMarks(score: Score, lanes: ScoreDrawing["lanes"], xAt: (seconds: number) => number): Mark[] {
  const laneFor = (layer: Layer) => lanes.find(({ lane }) => lane === LANE_OF[layer])!;
  const ranges = pitchRanges(score);
  return performScore(score).map((event) => {
    const x = xAt(event.startSeconds);
    if (event.kind === "hit") {
      const { y, height } = laneFor("drums");
      const row = DRUM_ROW[event.piece] ?? 0;
      const rowHeight = height / DRUM_ROWS;
      return {
        kind: row === 2 ? "kick" : row === 1 ? "snare" : "hat",
        x,
        y: y + row * rowHeight + rowHeight * 0.2,
        width: row === 0 ? HIT_PX / 2 : HIT_PX,
        height: rowHeight * 0.6,
        startSeconds: event.startSeconds,
        endSeconds: event.startSeconds + HIT_SECONDS,
      };
    }
    const { layer } = score.tracks[event.track]!;
    const { y, height } = laneFor(layer);
    const [low, high] = ranges.get(LANE_OF[layer])!;
    const rowHeight = height / (high - low + 1);
    const noteHeight = Math.max(3, Math.min(9, rowHeight * 0.95));
    const centre = y + (high - event.midi + 0.5) * rowHeight;
    const endSeconds = event.startSeconds + event.durationSeconds;
    return {
      kind: layer as MarkKind,
      x,
      y: centre - noteHeight / 2,
      width: Math.max(MIN_NOTE_PX, xAt(endSeconds) - x - NOTE_GAP_PX),
      height: noteHeight,
      startSeconds: event.startSeconds,
      endSeconds,
    };
  });
}

/** Lowest and highest pitch of each lane, with a step of air at both ends. */
function pitchRanges(score: Score): Map<Lane, [number, number]> {
  const ranges = new Map<Lane, [number, number]>();
  for (const track of score.tracks) {
    const lane = LANE_OF[track.layer];
    for (const [, , midi] of track.notes) {
      const [low, high] = ranges.get(lane) ?? [midi - 1, midi + 1];
      ranges.set(lane, [Math.min(low, midi - 1), Math.max(high, midi + 1)]);
    }
  }
  return ranges;
}

/** The marks that sound at a moment. */
export const soundingAt = ({ marks }: ScoreDrawing, seconds: number): Mark[] =>
  marks.filter((mark) => mark.startSeconds <= seconds && seconds < mark.endSeconds);

/** Index of the section that plays at a moment; the last one after the end. */
export function sectionAt({ sections }: Pick<ScoreDrawing, "sections">, seconds: number): number {
  const next = sections.findIndex((section) => seconds < section.endSeconds);
  return next === -1 ? sections.length - 1 : next;
}

/** The bar of its section that plays at a moment, counted from 1. */
export function barAt(section: DrawnSection, seconds: number): number {
  const share = (seconds - section.startSeconds) / (section.endSeconds - section.startSeconds);
  return Math.max(1, Math.min(section.bars, Math.floor(share * section.bars) + 1));
}

/** A change smaller than this is none to the ear. */
const LEVEL = 0.12;

/** Whether the energy falls or rises from the first section to the last. */
export function energyCourse(score: Pick<Score, "sections">): "falls" | "rises" | "stays" {
  const first = score.sections[0]?.arousal ?? 0;
  const last = score.sections[score.sections.length - 1]?.arousal ?? 0;
  if (Math.abs(last - first) < LEVEL) return "stays";
  return last < first ? "falls" : "rises";
}
