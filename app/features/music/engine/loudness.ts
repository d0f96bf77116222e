import { VOICE_SPECS } from "./synth/voice-specs";
import { createTempoMap } from "./timing";
import type { CulturalStyle, DrumPiece, Score, Voice } from "./types";

/** What every track aims at, so that an angry one is not louder than a sad one. */
export const TARGET_LUFS = -16;

/**
 * K-weighted power (BS.1770) of a voice at full velocity and unit gain, per second of sound; measured by
 * `test/bench/music/calibrate.ts`. Knowing it, a gain is found without rendering the piece twice.
 */
export const VOICE_POWER: Record<Voice, number> = {
  epiano: 0.0401,
  keys: 0.062,
  organ: 0.0203,
  choir: 0.11,
  warmPad: 0.0246,
  airPad: 0.0744,
  vibes: 0.155,
  bells: 0.0824,
  pluck: 0.0368,
  guitar: 0.0346,
  brass: 0.055,
  flute: 0.162,
  square: 0.0193,
  sub808: 0.0946,
  fingerBass: 0.0639,
  upright: 0.241,
  sineBass: 0.0666,
};

/** The same for a kit, per hit at full velocity. */
export const KIT_POWER: Record<CulturalStyle, number> = {
  african_american: 0.0169,
  jazz: 0.0077,
  gospel: 0.0168,
  contemporary_urban: 0.0181,
  ambient: 0.0227,
};

/** What the room, the filters and the gate add in each style, in dB. */
export const STYLE_TRIM_DB: Record<CulturalStyle, number> = {
  african_american: -1.2,
  jazz: -1,
  gospel: -0.2,
  contemporary_urban: 0.2,
  ambient: 2.35,
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

/** Seconds during which a note of this voice carries most of its energy. */
function soundingSeconds(voice: Voice, heldSeconds: number): number {
  const spec = VOICE_SPECS[voice];
  if (spec.kind === "pluck") return Math.min(heldSeconds + 0.05, spec.ringSeconds * 0.15);
  const ring = spec.sustain > 0.3 ? heldSeconds : Math.min(heldSeconds, spec.decaySeconds * 0.5);
  return Math.max(0.05, ring - Math.min(ring * 0.5, spec.attackSeconds * 0.6));
}

/** Energy of one track in units of its voice's power. */
export function trackExposure(score: Score, trackIndex: number): number {
  const track = score.tracks[trackIndex]!;
  const map = createTempoMap(score.tempo);
  const gain = 10 ** (track.gainDb / 10);
  let sum = 0;
  for (const [start, duration, , velocity] of track.notes) {
    const held = map.secondsAt(start + duration) - map.secondsAt(start);
    const touch = 0.25 + 0.75 * (velocity / 127) ** 1.4;
    const { brightness } =
      score.sections.findLast((section) => section.startTick <= start) ?? score.sections[0]!;
    sum += touch * touch * soundingSeconds(track.voice, held) * brightness ** 0.5;
  }
  return (gain * sum) / score.durationSeconds;
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
  score.tracks.forEach((track, index) => {
    power += trackExposure(score, index) * VOICE_POWER[track.voice];
  });
  return -0.691 + 10 * Math.log10(Math.max(power, 1e-9)) + STYLE_TRIM_DB[score.request.culturalStyle];
}

/** The gain that brings a piece to the common loudness; bounded, so that an empty piece stays quiet. */
export function chooseMasterGainDb(score: Score): number {
  const gain = TARGET_LUFS - estimateLoudness(score);
  return Math.round(Math.max(-18, Math.min(18, gain)) * 10) / 10;
}
