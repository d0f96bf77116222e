import { type CulturalStyle, type DrumPiece, grooveFor } from "~/features/music";
import { STEPS_PER_BAR, swungBeat } from "./engine/charts";
import type { PadId } from "./engine/pads";
import type { GrooveStyle } from "./groove-styles";

export type GrooveSound =
  | { kind: "pad"; padId: PadId; velocity: number }
  /** Semitones from the bass's low A. */
  | { kind: "bass"; semitones: number; velocity: number };

export interface BackingGroove {
  lengthBeats: number;
  events: { beat: number; sound: GrooveSound }[];
}

const BARS = 4;
const LEVEL = 2;
/** The band stays behind the student. */
const DRUM_LOUDNESS = 0.62;
const MARK_VELOCITY: Record<string, number> = { x: 0.9, m: 0.7, o: 0.4 };

/** The engine's fourteen pieces on our six pads, with how loud each sounds there. */
const PAD_OF_PIECE: Record<DrumPiece, { padId: PadId; loudness: number }> = {
  kick: { padId: "kick", loudness: 1 },
  snare: { padId: "snare", loudness: 1 },
  clap: { padId: "snare", loudness: 0.8 },
  rim: { padId: "snare", loudness: 0.5 },
  hat: { padId: "hihat", loudness: 0.8 },
  openHat: { padId: "hihat", loudness: 1 },
  pedalHat: { padId: "hihat", loudness: 0.7 },
  shaker: { padId: "hihat", loudness: 0.5 },
  tambourine: { padId: "hihat", loudness: 0.6 },
  brush: { padId: "hihat", loudness: 0.45 },
  ride: { padId: "crash", loudness: 0.35 },
  crash: { padId: "crash", loudness: 0.7 },
  tom1: { padId: "tom1", loudness: 0.9 },
  tom2: { padId: "tom2", loudness: 0.9 },
};

const STYLE: Record<GrooveStyle, { swing: number; bass: Record<number, number>[] }> = {
  african_american: {
    swing: 0.58,
    bass: [
      { 0: 0, 6: 0, 10: 3 },
      { 0: -2, 6: -2, 12: 5 },
      { 0: -4, 6: -4, 10: 0 },
      { 0: -2, 8: -2, 14: -1 },
    ],
  },
  gospel: {
    swing: 0.6,
    bass: [
      { 0: 0, 6: 4, 8: 7 },
      { 0: 5, 6: 5, 8: 0 },
      { 0: 0, 6: 4, 8: 7, 14: 8 },
      { 0: 9, 8: 7, 12: 5, 14: 2 },
    ],
  },
  jazz: {
    swing: 0.64,
    bass: [
      { 0: 5, 4: 8, 8: 12, 12: 11 },
      { 0: 10, 4: 7, 8: 2, 12: -1 },
      { 0: 0, 4: 4, 8: 7, 12: 9 },
      { 0: 9, 4: 7, 8: 4, 12: 6 },
    ],
  },
  contemporary_urban: {
    swing: 0.5,
    bass: [
      { 0: 0, 3: 0, 10: 0 },
      { 0: -4, 3: -4, 10: -4 },
      { 0: 3, 3: 3, 10: 3 },
      { 0: -2, 3: -2, 10: -2, 14: -1 },
    ],
  },
};

/** Four bars of the music engine's groove in a style, with a bass line under it. */
export function makeBackingGroove(style: GrooveStyle): BackingGroove {
  const { swing, bass } = STYLE[style];
  const events: BackingGroove["events"] = [];
  for (let bar = 0; bar < BARS; bar++) {
    const grid = grooveFor(style satisfies CulturalStyle, LEVEL, bar % 2);
    for (const [piece, steps] of Object.entries(grid)) {
      for (let step = 0; step < STEPS_PER_BAR; step++) {
        const velocity = MARK_VELOCITY[steps[step] ?? "."];
        if (velocity === undefined || !isPiece(piece)) continue;
        const { padId, loudness } = PAD_OF_PIECE[piece];
        const sound: GrooveSound = { kind: "pad", padId, velocity: velocity * loudness * DRUM_LOUDNESS };
        events.push({ beat: bar * 4 + swungBeat(step, swing), sound });
      }
    }
    for (const [step, semitones] of Object.entries(bass[bar] ?? {})) {
      const beat = bar * 4 + swungBeat(Number(step), swing);
      events.push({ beat, sound: { kind: "bass", semitones, velocity: 0.75 } });
    }
  }
  return { lengthBeats: BARS * 4, events: events.sort((a, b) => a.beat - b.beat) };
}

const isPiece = (name: string): name is DrumPiece => name in PAD_OF_PIECE;
