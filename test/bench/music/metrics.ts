/** Symbolic measures of a score (after Wu & Yang 2020 and MusPy's definitions). */
import { modeSteps } from "../../../app/features/music/engine/harmony";
import {
  type NoteTuple,
  type Score,
  STEPS_PER_BAR,
  TICKS_PER_BAR,
  TICKS_PER_BEAT,
  TICKS_PER_STEP,
} from "../../../app/features/music/engine/types";

/** Ornaments this short are no notes of the tune. */
const GRACE_TICKS = 8;

export const allNotes = (score: Score): NoteTuple[] => score.tracks.flatMap((track) => track.notes);
export const trackNotes = (score: Score, layer: string): NoteTuple[] =>
  score.tracks.find((track) => track.layer === layer)?.notes ?? [];

/** The tune as heard: lead, with the second lead where the first is silent. */
export function melodyNotes(score: Score): NoteTuple[] {
  const lead = trackNotes(score, "lead");
  const taken = new Set(lead.map((note) => note[0]));
  return [...lead, ...trackNotes(score, "answer").filter((note) => !taken.has(note[0]))].sort(
    (a, b) => a[0] - b[0],
  );
}

/** Share of notes inside each section's own scale; the lowest section counts. */
export function inModeShare(score: Score): number {
  return Math.min(
    ...score.sections.map((section) => {
      const end = section.startTick + section.bars * TICKS_PER_BAR;
      const notes = allNotes(score).filter((note) => note[0] >= section.startTick && note[0] < end);
      const steps = modeSteps(section.mode);
      const inside = notes.filter((note) => steps.includes((note[2] - section.tonic + 120) % 12));
      return notes.length === 0 ? 1 : inside.length / notes.length;
    }),
  );
}

export function pitchClassEntropy(score: Score): number {
  const counts = new Array<number>(12).fill(0);
  const notes = allNotes(score);
  for (const note of notes) counts[note[2] % 12]! += 1;
  return counts.reduce(
    (sum, count) => (count === 0 ? sum : sum - (count / notes.length) * Math.log2(count / notes.length)),
    0,
  );
}

function barMasks(score: Score): boolean[][] {
  const bars = Math.ceil(score.totalTicks / TICKS_PER_BAR);
  const masks = Array.from({ length: bars }, () => new Array<boolean>(STEPS_PER_BAR).fill(false));
  const mark = (tick: number) => {
    const bar = Math.floor(tick / TICKS_PER_BAR);
    const step = Math.floor((tick % TICKS_PER_BAR) / TICKS_PER_STEP);
    if (masks[bar]) masks[bar]![step] = true;
  };
  for (const note of allNotes(score)) mark(note[0]);
  for (const hit of score.drums.hits) mark(hit[0]);
  return masks;
}

const distance = (a: boolean[], b: boolean[]) =>
  a.filter((value, i) => value !== b[i]).length / STEPS_PER_BAR;

/** One minus the mean Hamming distance of neighbouring bars. */
export function grooveConsistency(score: Score): number {
  const masks = barMasks(score);
  let sum = 0;
  for (let i = 1; i < masks.length; i++) sum += distance(masks[i - 1]!, masks[i]!);
  return 1 - sum / Math.max(1, masks.length - 1);
}

/** The same over all pairs of bars. */
export function grooveSimilarity(score: Score): number {
  const masks = barMasks(score);
  let sum = 0;
  let pairs = 0;
  for (let i = 0; i < masks.length; i++) {
    for (let j = i + 1; j < masks.length; j++) {
      sum += 1 - distance(masks[i]!, masks[j]!);
      pairs++;
    }
  }
  return pairs === 0 ? 1 : sum / pairs;
}

/** Distinct runs of three chords (root and kind) over all runs of three. */
export function chordIrregularity(score: Score): number {
  const chords = score.sections.flatMap((section) => section.chords.map((chord) => chord.symbol));
  const runs = new Set<string>();
  for (let i = 0; i + 2 < chords.length; i++) runs.add(chords.slice(i, i + 3).join(" "));
  return runs.size / Math.max(1, chords.length - 2);
}

export const distinctLayerSets = (score: Score): number =>
  new Set(score.sections.map((section) => [...section.layers].sort().join("+"))).size;

/** Where the phrases of `bars` bars begin (a whole breath in a breathing exercise), and how long they are. */
function phrasesOf(score: Score, bars: number): [number, number][] {
  const ticks = score.swell ? score.swell.cycleBeats * TICKS_PER_BEAT : bars * TICKS_PER_BAR;
  return score.sections.flatMap((section) => {
    const starts: [number, number][] = [];
    const end = section.startTick + section.bars * TICKS_PER_BAR;
    for (let start = section.startTick; start + ticks <= end; start += ticks) starts.push([start, ticks]);
    return starts;
  });
}

/** Phrases of two or four bars that come again: the same intervals, in semitones, between three notes or more. */
export function repeatedPhrases(score: Score): number {
  const notes = melodyNotes(score).filter((note) => note[1] > GRACE_TICKS);
  const repeats = [2, 4].map((bars) => {
    const seen = new Set<string>();
    let again = 0;
    for (const [start, ticks] of phrasesOf(score, bars)) {
      const inside = notes.filter((note) => note[0] >= start && note[0] < start + ticks);
      if (inside.length < 3) continue;
      const pattern = inside
        .slice(1)
        .map((note, i) => note[2] - inside[i]![2])
        .join(" ");
      if (seen.has(pattern)) again++;
      seen.add(pattern);
    }
    return again;
  });
  return Math.max(...repeats);
}

/** Share of semitones and tritones (interval classes 1 and 6) among the pairs of notes that sound together. */
export function tension(score: Score): number {
  const notes = allNotes(score).sort((a, b) => a[0] - b[0]);
  let harsh = 0;
  let all = 0;
  for (let i = 0; i < notes.length; i++) {
    for (let j = i + 1; j < notes.length && notes[j]![0] < notes[i]![0] + notes[i]![1]; j++) {
      const interval = Math.abs(notes[i]![2] - notes[j]![2]) % 12;
      all++;
      if (interval === 1 || interval === 11 || interval === 6) harsh++;
    }
  }
  return harsh / Math.max(1, all);
}

export function melodyShape(score: Score): { wideLeaps: number; range: number; notesPerSecond: number } {
  const notes = trackNotes(score, "lead").length > 0 ? melodyNotes(score) : [];
  const pitches = notes.map((note) => note[2]);
  const leaps = pitches.slice(1).map((pitch, i) => Math.abs(pitch - pitches[i]!));
  return {
    wideLeaps: leaps.filter((leap) => leap > 12).length / Math.max(1, leaps.length),
    range: Math.max(...pitches) - Math.min(...pitches),
    notesPerSecond: notes.length / score.durationSeconds,
  };
}

export function emptyBars(score: Score): number {
  const bars = Math.ceil(score.totalTicks / TICKS_PER_BAR);
  let empty = 0;
  for (let bar = 0; bar < bars; bar++) {
    const start = bar * TICKS_PER_BAR;
    const sounds = allNotes(score).some(
      (note) => note[0] < start + TICKS_PER_BAR && note[0] + note[1] > start,
    );
    if (!sounds) empty++;
  }
  return empty;
}

/** Tempo and arousal never turn back on their way from the first section to the last. */
export function isMonotonic(values: readonly number[]): boolean {
  const direction = Math.sign(values[values.length - 1]! - values[0]!);
  return values.slice(1).every((value, i) => Math.sign(value - values[i]!) * direction >= 0);
}

export const melodyIntervals = (score: Score): number[] => {
  const pitches = melodyNotes(score)
    .filter((note) => note[1] > GRACE_TICKS)
    .map((note) => note[2]);
  return pitches.slice(1).map((pitch, i) => pitch - pitches[i]!);
};

/** Share of the shorter tune's four-interval figures that the other has too. */
export function figureOverlap(a: readonly number[], b: readonly number[]): number {
  const figures = (list: readonly number[]) => {
    const set = new Set<string>();
    for (let i = 0; i + 3 < list.length; i++) set.add(list.slice(i, i + 4).join(","));
    return set;
  };
  const first = figures(a);
  const second = figures(b);
  let common = 0;
  for (const figure of first) if (second.has(figure)) common++;
  return common / Math.max(1, Math.min(first.size, second.size));
}

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};
