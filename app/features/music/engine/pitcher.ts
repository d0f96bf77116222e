import type { SectionPlan } from "./arc";
import { modeSteps } from "./harmony";
import type { ScoreChord } from "./types";

/** Positions are steps of the section's scale; 0 is its tonic at middle C or above. */
export interface Pitcher {
  toMidi(position: number): number;
  toPosition(midi: number): number;
  pitchClassAt(position: number): number;
  chordPositions(chord: ScoreChord, low: number, high: number): number[];
}

/** Between scale steps and MIDI pitches in the scale of a section. */
export function createPitcher(section: SectionPlan): Pitcher {
  const steps = modeSteps(section.mode);
  const toMidi = (position: number) => {
    const octave = Math.floor(position / 7);
    return 60 + section.tonic + 12 * octave + steps[position - 7 * octave]!;
  };
  const pitchClassAt = (position: number) => ((toMidi(position) % 12) + 12) % 12;
  return {
    toMidi,
    pitchClassAt,
    toPosition: (midi) => Math.round(((midi - 60 - section.tonic) * 7) / 12),
    chordPositions: (chord, low, high) => {
      const found: number[] = [];
      for (let position = low; position <= high; position++) {
        if (chord.pitchClasses.slice(0, 4).includes(pitchClassAt(position))) found.push(position);
      }
      return found;
    },
  };
}

/** The choice nearest to what is wanted; that itself where there is none. */
export const nearest = (choices: readonly number[], wanted: number) => {
  let best = wanted;
  let distance = Number.POSITIVE_INFINITY;
  for (const choice of choices) {
    if (Math.abs(choice - wanted) < distance) {
      best = choice;
      distance = Math.abs(choice - wanted);
    }
  }
  return best;
};
