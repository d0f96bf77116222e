import { Note, Scale } from "tonal";
import type { Mode, ScoreChord } from "./types";

const stepsOf = (mode: Mode) => Scale.get(`C ${mode}`).notes.map((name) => Note.chroma(name) ?? 0);

const MODE_STEPS: Readonly<Record<Mode, readonly number[]>> = {
  ionian: stepsOf("ionian"),
  mixolydian: stepsOf("mixolydian"),
  aeolian: stepsOf("aeolian"),
  "harmonic minor": stepsOf("harmonic minor"),
  phrygian: stepsOf("phrygian"),
};

/** Semitones of the seven steps of a mode above its tonic. */
export function modeSteps(mode: Mode): readonly number[] {
  return MODE_STEPS[mode];
}

const MODE_LABELS: Record<Mode, string> = {
  ionian: "major",
  mixolydian: "mixolydian",
  aeolian: "minor",
  "harmonic minor": "minor",
  phrygian: "phrygian",
};

/** "E♭ major", with the usual spelling for a major or minor key. */
export function keyName(tonic: number, mode: Mode): string {
  const flats = ["C", "D♭", "D", "E♭", "E", "F", "F♯", "G", "A♭", "A", "B♭", "B"];
  const sharpsForMinor: Record<number, string> = { 1: "C♯", 6: "F♯", 8: "G♯" };
  const isMinor = mode !== "ionian" && mode !== "mixolydian";
  const name = (isMinor && sharpsForMinor[tonic]) || flats[tonic]!;
  return `${name} ${MODE_LABELS[mode]}`;
}

/** Is the third of the mode a major third? */
export function isMajorMode(mode: Mode): boolean {
  return mode === "ionian" || mode === "mixolydian";
}

export type ChordShape = "triad" | "seventh" | "ninth" | "add9" | "sus4";

/** Pitch class of a scale degree (1 = tonic; may run past 7). */
export function degreePitchClass(tonic: number, steps: readonly number[], degree: number): number {
  return (tonic + steps[(degree - 1) % 7]!) % 12;
}

const ROOT_NAMES = ["C", "Db", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B"];

/** The usual lead-sheet name: Dm7, Ebmaj9, G7sus4. */
function chordSymbol(pitchClasses: readonly number[], shape: ChordShape): string {
  const above = pitchClasses.map((pitchClass) => (pitchClass - pitchClasses[0]! + 12) % 12);
  const name = ROOT_NAMES[pitchClasses[0]!]!;
  if (shape === "sus4") return `${name}7sus4`;
  const isMinor = above[1] === 3;
  const isDiminished = isMinor && above[2] === 6;
  const isAugmented = !isMinor && above[2] === 8;
  const base = isDiminished ? "dim" : isAugmented ? "aug" : isMinor ? "m" : "";
  if (shape === "triad") return name + base;
  if (shape === "add9") return pitchClasses.length > 3 ? `${name}${base}add9` : name + base;
  const hasNinth = pitchClasses.length > 4;
  const top = hasNinth ? "9" : "7";
  const seventh = above[3] === 11 ? `maj${top}` : above[3] === 9 ? "7" : top;
  if (isDiminished) return above[3] === 9 ? `${name}dim7` : `${name}m${top}b5`;
  return `${name}${base}${seventh}`;
}

/** Stacks thirds inside the mode, so a chord never leaves the scale it stands in. */
export function buildChord(
  tonic: number,
  mode: Mode,
  degree: number,
  shape: ChordShape,
  startTick: number,
  durationTicks: number,
): ScoreChord {
  const steps = modeSteps(mode);
  const at = (offset: number) => degreePitchClass(tonic, steps, degree + offset);
  const root = at(0);
  const hasHarshNinth = (at(1) - root + 12) % 12 === 1;
  let pitchClasses: number[];
  if (shape === "sus4") pitchClasses = [root, at(3), at(4), at(6)];
  else {
    pitchClasses = [root, at(2), at(4)];
    if (shape === "seventh" || shape === "ninth") pitchClasses.push(at(6));
    if ((shape === "ninth" || shape === "add9") && !hasHarshNinth) pitchClasses.push(at(1));
  }
  const symbol = chordSymbol(pitchClasses, shape);
  return { startTick, durationTicks, pitchClasses, degree, symbol };
}

function placements(pitchClasses: readonly number[], low: number, high: number): number[][] {
  const found: number[][] = [];
  const size = pitchClasses.length;
  // A ninth stands next to the root it colours, not an octave and more above its neighbours.
  const root = pitchClasses[0]!;
  const rising = [...pitchClasses].sort((a, b) => ((a - root + 12) % 12) - ((b - root + 12) % 12));
  for (let inversion = 0; inversion < size; inversion++) {
    const order = [...rising.slice(inversion), ...rising.slice(0, inversion)];
    for (let base = low; base < low + 12; base++) {
      if (base % 12 !== order[0]) continue;
      for (let octave = 0; base + 12 * octave <= high; octave++) {
        const close: number[] = [];
        let last = base + 12 * octave - 1;
        for (const pitchClass of order) {
          let pitch = last + 1;
          while (pitch % 12 !== pitchClass) pitch++;
          close.push(pitch);
          last = pitch;
        }
        if (last <= high) found.push(close);
        if (size >= 4) {
          // Drop two: the second voice from above goes down an octave, an open and warm spacing.
          const open = [...close];
          open[size - 2] = open[size - 2]! - 12;
          open.sort((a, b) => a - b);
          if (open[0]! >= low && open[size - 1]! <= high) found.push(open);
        }
      }
    }
  }
  return found;
}

/** Asked for every voice of every candidate: a loop leaves no garbage. */
function distanceToNearest(pitch: number, pitches: readonly number[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const other of pitches) nearest = Math.min(nearest, Math.abs(other - pitch));
  return nearest;
}

function movement(from: readonly number[], to: readonly number[]): number {
  let total = 0;
  for (const pitch of to) total += distanceToNearest(pitch, from);
  for (const pitch of from) total += 0.5 * distanceToNearest(pitch, to);
  return total;
}

function hasParallelPerfects(from: readonly number[], to: readonly number[]): boolean {
  if (from.length !== to.length) return false;
  for (let i = 0; i < from.length; i++) {
    for (let j = i + 1; j < from.length; j++) {
      const before = (from[j]! - from[i]!) % 12;
      const after = (to[j]! - to[i]!) % 12;
      const moved = to[i]! !== from[i]! && to[j]! !== from[j]!;
      if (moved && before === after && (before === 0 || before === 7)) return true;
    }
  }
  return false;
}

/** The tones of a chord that so many voices can play. */
function chosenTones(chord: ScoreChord, voices: number): number[] {
  // With few voices the fifth goes first, then the root (the bass has it); thirds and colours stay. Beside
  // an added ninth the root goes first: third and ninth need the fifth for company.
  let pitchClasses = [...new Set(chord.pitchClasses)];
  const isAddedNinth = pitchClasses.length === 4 && (pitchClasses[3]! - pitchClasses[0]! + 12) % 12 === 2;
  if (pitchClasses.length > voices && !isAddedNinth) pitchClasses = pitchClasses.filter((_, i) => i !== 2);
  if (pitchClasses.length > voices) pitchClasses = pitchClasses.filter((_, i) => i !== 0);
  return pitchClasses.slice(0, Math.max(3, voices));
}

/** A chord is struck many times in a piece: its placements are found once. */
const candidates = new WeakMap<ScoreChord, Map<string, readonly number[][]>>();

function candidatesOf(chord: ScoreChord, low: number, high: number, voices: number): readonly number[][] {
  let ofChord = candidates.get(chord);
  if (!ofChord) {
    ofChord = new Map();
    candidates.set(chord, ofChord);
  }
  const key = `${low}/${high}/${voices}`;
  const known = ofChord.get(key) ?? placements(chosenTones(chord, voices), low, high);
  ofChord.set(key, known);
  return known;
}

/**
 * The voicing nearest to the one before: common tones stay, the rest move by step, no parallel fifths
 * or octaves where another choice exists. `previous` null starts in the middle of the range.
 */
export function voiceChord(
  chord: ScoreChord,
  previous: readonly number[] | null,
  low: number,
  high: number,
  voices: number,
): number[] {
  const middle = (low + high) / 2;
  let best: number[] | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const candidate of candidatesOf(chord, low, high, voices)) {
    const centre = candidate.reduce((sum, pitch) => sum + pitch, 0) / candidate.length;
    let cost = 0.25 * Math.abs(centre - middle);
    // A semitone rub on top of a chord sounds like a wrong note; a low one like mud.
    const top = candidate.length - 1;
    if (candidate[top]! - candidate[top - 1]! === 1) cost += 6;
    if (candidate[0]! < 52 && candidate[1]! - candidate[0]! < 4) cost += 4;
    if (previous) {
      cost += movement(previous, candidate);
      cost += 1.1 * Math.abs(candidate[top]! - previous[previous.length - 1]!);
      if (hasParallelPerfects(previous, candidate)) cost += 5;
    }
    if (cost < bestCost) {
      bestCost = cost;
      best = candidate;
    }
  }
  return best ? [...best] : chosenTones(chord, voices).map((pitchClass) => 60 + pitchClass);
}

/** The chord sounding at `tick`; the last one before it where there is a gap. */
export function chordAt(chords: readonly ScoreChord[], tick: number): ScoreChord {
  let found = chords[0]!;
  for (const chord of chords) if (chord.startTick <= tick) found = chord;
  return found;
}
