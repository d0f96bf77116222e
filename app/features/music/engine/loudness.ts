import { createTempoMap, type TempoMap } from "./timing";
import type { CulturalStyle, DrumPiece, Score, ScoreTrack, Voice } from "./types";

/** What every track aims at, so that an angry one is not louder than a sad one. */
export const TARGET_LUFS = -16;

/**
 * K-weighted power (BS.1770) of a voice at full velocity and unit gain while it sounds: what evens out the
 * voices in the mix. Measured by `test/bench/music/calibrate.ts`, as are the other tables here.
 */
export const VOICE_POWER: Record<Voice, number> = {
  epiano: 0.0449,
  keys: 0.0704,
  organ: 0.0223,
  choir: 0.105,
  warmPad: 0.0282,
  airPad: 0.125,
  brightPad: 0.0247,
  vibes: 0.17,
  bells: 0.0917,
  pluck: 0.067,
  guitar: 0.052,
  brass: 0.0469,
  flute: 0.235,
  square: 0.0267,
  sub808: 0.115,
  fingerBass: 0.0601,
  upright: 0.245,
  sineBass: 0.0635,
};

/** Energy of one note, and how it grows: each number is the exponent of one thing that changes. */
interface NoteEnergy {
  /** K-weighted, at velocity .6, neutral brightness, a second long, on `REFERENCE_PITCH`. */
  energy: number;
  /** Of velocity, beyond the level itself: a harder touch opens the filter. */
  touch: number;
  /** Of the section's brightness. */
  tone: number;
  /** Powers of two an octave: ears take bass for softer, high strings ring shorter. */
  octave: number;
  /** Of its length: 1 for an organ, near 0 for a string that rings as long as it likes. */
  hold: number;
}

/** Knowing these, a gain is found without rendering the piece twice (`calibrate.ts --notes`). */
const NOTE_ENERGY: Record<Voice, NoteEnergy> = {
  epiano: { energy: 0.0313, touch: 0.13, tone: -0.02, octave: 0.31, hold: 0.65 },
  keys: { energy: 0.0365, touch: 0.31, tone: 0.4, octave: 0.32, hold: 0.43 },
  organ: { energy: 0.0251, touch: 0.04, tone: 0.12, octave: 0.37, hold: 0.96 },
  choir: { energy: 0.0774, touch: 0.06, tone: 0.13, octave: 0.15, hold: 0.94 },
  warmPad: { energy: 0.0214, touch: 0.22, tone: 0.57, octave: 0.15, hold: 0.9 },
  airPad: { energy: 0.0216, touch: 0.09, tone: 0.23, octave: 0.28, hold: 1.1 },
  brightPad: { energy: 0.0242, touch: 0.12, tone: 0.3, octave: 0.38, hold: 0.81 },
  vibes: { energy: 0.0496, touch: 0.23, tone: 0.05, octave: 0.16, hold: 0.51 },
  bells: { energy: 0.0204, touch: 0.4, tone: 0.19, octave: 0.19, hold: 0.29 },
  pluck: { energy: 0.0089, touch: 0.1, tone: 0, octave: -0.83, hold: 0.02 },
  guitar: { energy: 0.0139, touch: 0.05, tone: -0.08, octave: -0.87, hold: 0.06 },
  brass: { energy: 0.0519, touch: 0.18, tone: 0.29, octave: 0.26, hold: 0.72 },
  flute: { energy: 0.0556, touch: 0, tone: 0.01, octave: 0.23, hold: 0.86 },
  square: { energy: 0.0164, touch: 0.07, tone: 0.18, octave: 0.22, hold: 0.56 },
  sub808: { energy: 0.109, touch: 0.01, tone: 0.02, octave: 0.83, hold: 0.76 },
  fingerBass: { energy: 0.0508, touch: 0.02, tone: 0.05, octave: 0.84, hold: 0.72 },
  upright: { energy: 0.0656, touch: 0.13, tone: 0.33, octave: 0.25, hold: 0.43 },
  sineBass: { energy: 0.0601, touch: 0.09, tone: 0.18, octave: 0.77, hold: 0.87 },
};

const REFERENCE_PITCH = 67;
const REFERENCE_BASS = 36;
const BASSES = new Set<Voice>(["sub808", "fingerBass", "upright", "sineBass"]);
const REFERENCE_VELOCITY = 0.6;
const SHORTEST_SECONDS = 0.05;

/** K-weighted power of a kit, per hit at full velocity. */
export const KIT_POWER: Record<CulturalStyle, number> = {
  african_american: 0.0182,
  jazz: 0.0087,
  gospel: 0.0186,
  contemporary_urban: 0.0225,
  ambient: 0.0237,
};

/** What the room, the filters and the gate add in each style, in dB. */
export const STYLE_TRIM_DB: Record<CulturalStyle, number> = {
  african_american: -0.4,
  jazz: 0.5,
  gospel: 0.25,
  contemporary_urban: 0.5,
  ambient: 2.1,
};

const PIECE_WEIGHT: Partial<Record<DrumPiece, number>> = {
  kick: 1.6,
  snare: 1.2,
  clap: 1,
  crash: 1.5,
  tom1: 1.5,
  tom2: 1.5,
  rim: 0.25,
  hat: 0.12,
  openHat: 0.4,
  pedalHat: 0.1,
  ride: 0.35,
  shaker: 0.1,
  tambourine: 0.15,
  brush: 0.25,
};

/** The pitch at which a voice's energy was measured. */
export const referencePitch = (voice: Voice): number =>
  BASSES.has(voice) ? REFERENCE_BASS : REFERENCE_PITCH;

/** Gain of a voice at a velocity from 0 to 1. */
export const touchGain = (velocity: number): number => 0.25 + 0.75 * velocity ** 1.4;

/** K-weighted power of one track. */
function trackPower(score: Score, track: ScoreTrack, map: TempoMap): number {
  const of = NOTE_ENERGY[track.voice];
  const pitch = referencePitch(track.voice);
  let sum = 0;
  let section = 0;
  for (const [start, duration, midi, velocity] of track.notes) {
    while ((score.sections[section + 1]?.startTick ?? Number.POSITIVE_INFINITY) <= start) section++;
    const held = Math.max(SHORTEST_SECONDS, map.secondsAt(start + duration) - map.secondsAt(start));
    const touch = velocity / 127;
    sum +=
      touchGain(touch) ** 2 *
      (touch / REFERENCE_VELOCITY) ** of.touch *
      score.sections[section]!.brightness ** of.tone *
      2 ** ((of.octave * (midi - pitch)) / 12) *
      held ** of.hold;
  }
  return (10 ** (track.gainDb / 10) * of.energy * sum) / score.durationSeconds;
}

/** Energy of the drums in units of the kit's power. */
export function drumExposure(score: Score): number {
  let sum = 0;
  for (const [, piece, velocity] of score.drums.hits)
    sum += (PIECE_WEIGHT[piece] ?? 1) * (velocity / 127) ** 3;
  return (10 ** (score.drums.gainDb / 10) * sum) / score.durationSeconds;
}

/** Predicted integrated loudness at unit master gain, in LUFS. */
export function estimateLoudness(score: Score): number {
  let power = drumExposure(score) * KIT_POWER[score.drums.kit];
  const map = createTempoMap(score.tempo);
  for (const track of score.tracks) power += trackPower(score, track, map);
  return -0.691 + 10 * Math.log10(Math.max(power, 1e-9)) + STYLE_TRIM_DB[score.request.culturalStyle];
}

/** The gain that brings a piece to the common loudness; bounded, so that an empty piece stays quiet. */
export function chooseMasterGainDb(score: Score): number {
  const gain = TARGET_LUFS - estimateLoudness(score);
  return Math.round(Math.max(-18, Math.min(18, gain)) * 10) / 10;
}
