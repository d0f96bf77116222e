import { m } from "~/messages/compiled/messages.js";
import { padName } from "./drum-texts";
import { BEATS_PER_BAR, STEPS_PER_BAR } from "./engine/charts";
import { PAD_IDS, type PadId, type PadKeys } from "./engine/pads";
import type { Round } from "./engine/round";

/** Everything the picture of a running round shows; times in seconds on the audio clock. */
export interface LaneScene {
  round: Round;
  pads: readonly PadId[];
  keys: PadKeys;
  nowSec: number;
  noteStates: ReadonlyMap<number, "hit" | "missed">;
  effects: readonly LaneEffect[];
  hasCalls: boolean;
  /** Where the pads stand below the picture; without it the lanes name their pads themselves. */
  columns?: LaneColumns;
}

/** A lane over each pad: its width and its middle from the picture's left edge. */
export interface LaneColumns {
  width: number;
  centres: Partial<Record<PadId, number>>;
}

export interface LaneEffect {
  padId: PadId;
  atSec: number;
  text: string;
  isOnTime: boolean;
}

/** Canvas cannot read CSS variables: the look's hues as plain colours. */
const HUES: Record<PadId, string> = {
  kick: "#ff5470",
  snare: "#ffc14d",
  hihat: "#4cc2ff",
  tom1: "#4be3a5",
  tom2: "#b28cff",
  crash: "#ff8a3d",
};
const INK = "#f2f5ff";
const INK_2 = "#b6c0dc";
const FONT = '"Outfit", "Segoe UI", system-ui, sans-serif';
const EFFECT_SEC = 0.55;
const FOOT_PX = 62;
const SHORT_FOOT_PX = 44;
const FOOT_ABOVE_PADS_PX = 30;
/** Below this height notes are smaller and seen for less time, so that they do not run together. */
const SHORT_PX = 260;
const MAX_LANE_PX = 170;

type Context = CanvasRenderingContext2D;

function alpha(hex: string, share: number): string {
  return `${hex}${Math.round(share * 255)
    .toString(16)
    .padStart(2, "0")}`;
}

/** Each pad has a shape as well as a hue, so that colour is never the only sign. */
function tracePadShape(context: Context, padId: PadId, x: number, y: number, size: number): void {
  const corners: Record<PadId, [number, number][]> = {
    kick: [],
    snare: [
      [-1, -0.8],
      [1, -0.8],
      [1, 0.8],
      [-1, 0.8],
    ],
    hihat: [
      [0, -1.1],
      [1.1, 0],
      [0, 1.1],
      [-1.1, 0],
    ],
    tom1: [
      [0, -1.1],
      [1.1, 0.8],
      [-1.1, 0.8],
    ],
    tom2: [
      [-1.1, -0.8],
      [1.1, -0.8],
      [0, 1.1],
    ],
    crash: Array.from({ length: 10 }, (_, i): [number, number] => {
      const radius = i % 2 ? 0.55 : 1.2;
      const angle = (i * Math.PI) / 5 - Math.PI / 2;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  };
  context.beginPath();
  if (padId === "kick") context.arc(x, y, size, 0, 2 * Math.PI);
  for (const [dx, dy] of corners[padId]) context.lineTo(x + dx * size, y + dy * size);
  context.closePath();
}

function write(context: Context, text: string, x: number, y: number, font: string, colour: string): void {
  context.font = `${font} ${FONT}`;
  context.fillStyle = colour;
  context.fillText(text, x, y);
}

/** Text on a dark pill, so that it stays readable over notes. */
function writeOnPill(context: Context, text: string, x: number, y: number, sizePx: number): void {
  context.font = `700 ${sizePx}px ${FONT}`;
  const width = context.measureText(text).width + 16;
  context.fillStyle = "#07090fd9";
  context.beginPath();
  context.roundRect(x - width / 2, y - sizePx * 0.92, width, sizePx * 1.8, sizePx * 0.9);
  context.fill();
  write(context, text, x, y, `700 ${sizePx}px`, INK);
}

/** Falling notes over one lane a pad; the line near the bottom is "now". */
export function paintLanes(context: Context, width: number, height: number, scene: LaneScene): void {
  const { round, nowSec, columns } = scene;
  const pads = columns ? PAD_IDS : scene.pads;
  const isShort = height < SHORT_PX;
  const lineY = height - (columns ? FOOT_ABOVE_PADS_PX : isShort ? SHORT_FOOT_PX : FOOT_PX);
  const laneWidth = columns?.width ?? Math.min(MAX_LANE_PX, width / pads.length);
  const left = columns ? 0 : (width - laneWidth * pads.length) / 2;
  const nowBeat = round.tempo.beatAtTime(nowSec);
  const bpm = round.tempo.bpmAtBeat(Math.max(0, nowBeat));
  const visibleSec = Math.min(2.6, Math.max(1.4, (4 * 60) / bpm)) * (isShort ? 0.7 : 1);
  const yOf = (timeSec: number) => lineY - ((timeSec - nowSec) / visibleSec) * lineY;
  const laneX = (padId: PadId) => columns?.centres[padId] ?? left + (pads.indexOf(padId) + 0.5) * laneWidth;
  const size = Math.min(isShort ? 12 : 17, laneWidth * 0.24);

  context.clearRect(0, 0, width, height);
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const padId of pads) paintLane(context, laneX(padId), laneWidth, lineY, HUES[padId]);
  paintBeatLines(
    context,
    width,
    nowBeat,
    visibleSec,
    (beat) => yOf(round.tempo.timeOfBeat(beat)),
    round.endBeat,
  );

  for (const note of round.notes) {
    const y = yOf(note.timeSec);
    const state = scene.noteStates.get(note.id);
    // What was missed sinks a little below the line and is gone before it covers the pad's name.
    if (y < -size || y > lineY + size || state === "hit" || (note.isCall && note.timeSec < nowSec)) continue;
    paintNote(context, note.padId, laneX(note.padId), y, size, note.isCall, state === "missed");
  }
  context.strokeStyle = alpha(INK, 0.5);
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(left, lineY);
  context.lineTo(width - left, lineY);
  context.stroke();
  for (const padId of pads) {
    paintTarget(context, padId, laneX(padId), lineY, size, scene.keys[padId]);
    if (!columns)
      write(context, padName(padId), laneX(padId), height - (isShort ? 11 : 16), "600 13px", INK_2);
  }
  for (const effect of scene.effects) {
    const age = (nowSec - effect.atSec) / EFFECT_SEC;
    if (age >= 0 && age <= 1 && pads.includes(effect.padId)) {
      paintEffect(context, effect, laneX(effect.padId), lineY, size, age);
    }
  }
  paintCue(context, scene, width, height, nowBeat);
}

function paintLane(context: Context, x: number, laneWidth: number, lineY: number, hue: string): void {
  const glow = context.createLinearGradient(0, 0, 0, lineY);
  glow.addColorStop(0, alpha(hue, 0));
  glow.addColorStop(1, alpha(hue, 0.13));
  context.fillStyle = glow;
  context.fillRect(x - laneWidth / 2 + 2, 0, laneWidth - 4, lineY);
}

function paintBeatLines(
  context: Context,
  width: number,
  nowBeat: number,
  visibleSec: number,
  yOfBeat: (beat: number) => number,
  endBeat: number,
): void {
  context.font = `600 12px ${FONT}`;
  const last = Math.min(endBeat, Math.ceil(nowBeat + visibleSec * 4));
  for (let beat = Math.max(0, Math.ceil(nowBeat)); beat <= last; beat++) {
    const y = yOfBeat(beat);
    if (y < 0) break;
    const isBar = beat % BEATS_PER_BAR === 0;
    context.strokeStyle = alpha(INK_2, isBar ? 0.4 : 0.13);
    context.lineWidth = isBar ? 1.5 : 1;
    context.beginPath();
    context.moveTo(0, y);
    context.lineTo(width, y);
    context.stroke();
    if (!isBar || beat >= endBeat) continue;
    context.textAlign = "left";
    context.fillStyle = alpha(INK_2, 0.7);
    context.fillText(String(beat / BEATS_PER_BAR + 1), 8, y - 9);
    context.textAlign = "center";
  }
}

function paintNote(
  context: Context,
  padId: PadId,
  x: number,
  y: number,
  size: number,
  isCall: boolean,
  isMissed: boolean,
): void {
  const hue = HUES[padId];
  tracePadShape(context, padId, x, y, size * 1.35);
  context.fillStyle = alpha(hue, isMissed ? 0.05 : 0.2);
  context.fill();
  tracePadShape(context, padId, x, y, size);
  context.lineWidth = 2.5;
  context.strokeStyle = alpha(hue, isMissed ? 0.35 : 1);
  context.fillStyle = isCall || isMissed ? "#0d111d" : hue;
  context.fill();
  context.stroke();
}

function paintTarget(
  context: Context,
  padId: PadId,
  x: number,
  lineY: number,
  size: number,
  key: string,
): void {
  context.lineWidth = 2;
  context.strokeStyle = alpha(HUES[padId], 0.9);
  context.fillStyle = "#0d111dcc";
  tracePadShape(context, padId, x, lineY, size * 1.35);
  context.fill();
  context.stroke();
  write(context, key, x, lineY + 1, "700 13px", INK);
}

/** A thin ring that opens and fades: bright, but far smaller than the flash limit's area (A1). */
function paintEffect(
  context: Context,
  effect: LaneEffect,
  x: number,
  lineY: number,
  size: number,
  age: number,
): void {
  const hue = HUES[effect.padId];
  context.lineWidth = 3 * (1 - age) + 0.5;
  context.strokeStyle = alpha(effect.isOnTime ? hue : INK_2, 0.8 * (1 - age));
  context.beginPath();
  context.arc(x, lineY, size * (1.5 + 1.3 * age), 0, 2 * Math.PI);
  context.stroke();
  context.globalAlpha = Math.min(1, 2 * (1 - age));
  writeOnPill(context, effect.text, x, lineY - size * 2.1 - 10 * age, 14);
  context.globalAlpha = 1;
}

/** The count-in's number, and in call and echo whose turn it is. */
function paintCue(context: Context, scene: LaneScene, width: number, height: number, nowBeat: number): void {
  if (nowBeat < 0) {
    const count = Math.floor(nowBeat) + 5;
    if (count >= 1) write(context, String(count), width / 2, Math.min(90, height / 2), "800 72px", INK);
    return;
  }
  if (!scene.hasCalls || nowBeat >= scene.round.endBeat) return;
  const isCall = Math.floor(nowBeat / BEATS_PER_BAR) % 2 === 0;
  writeOnPill(context, isCall ? m.drums_cue_listen() : m.drums_cue_echo(), width / 2, 22, 17);
}

/** The calm picture for reduced motion: this bar as sixteen steps a pad, the playhead steps from cell to cell. */
export function paintSteps(context: Context, width: number, height: number, scene: LaneScene): void {
  const { round, pads, nowSec } = scene;
  const nowBeat = round.tempo.beatAtTime(nowSec);
  const bar = Math.max(0, Math.floor(nowBeat / BEATS_PER_BAR));
  const nowStep = Math.floor((nowBeat - bar * BEATS_PER_BAR) * 4);
  const labelWidth = 64;
  const topPx = 44;
  const cell = (width - labelWidth - 8) / STEPS_PER_BAR;
  const rowHeight = Math.min(44, (height - topPx - 12) / pads.length);

  context.clearRect(0, 0, width, height);
  context.textBaseline = "middle";
  context.textAlign = "left";
  for (const [row, padId] of pads.entries()) {
    const y = topPx + (row + 0.5) * rowHeight;
    write(context, `${scene.keys[padId]} ${padName(padId)}`, 4, y, "600 13px", INK);
    for (let step = 0; step < STEPS_PER_BAR; step++) {
      const x = labelWidth + (step + 0.5) * cell;
      const note = round.notes.find(
        (each) =>
          each.padId === padId &&
          Math.floor((round.tempo.beatAtTime(each.timeSec) - bar * BEATS_PER_BAR) * 4 + 0.01) === step,
      );
      context.fillStyle = step % 4 === 0 ? "#1d2540" : "#141a2b";
      context.fillRect(x - cell / 2 + 1, y - rowHeight / 2 + 3, cell - 2, rowHeight - 6);
      if (!note) continue;
      const state = scene.noteStates.get(note.id);
      tracePadShape(context, padId, x, y, Math.min(cell * 0.36, 10));
      context.fillStyle = note.isCall || state === "missed" ? "#0d111d" : HUES[padId];
      context.strokeStyle = HUES[padId];
      context.lineWidth = state === "hit" ? 4 : 2;
      context.fill();
      context.stroke();
    }
  }
  context.textAlign = "center";
  if (nowBeat >= 0) {
    const x = labelWidth + nowStep * cell;
    context.strokeStyle = INK;
    context.lineWidth = 2;
    context.strokeRect(x + 0.5, topPx, cell - 1, rowHeight * pads.length);
  }
  const latest = scene.effects.at(-1);
  if (latest && nowSec - latest.atSec < 1)
    write(context, latest.text, width / 2, height - 8, "700 14px", INK);
  paintCue(context, scene, width, height, nowBeat);
}
