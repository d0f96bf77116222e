import type { Voice } from "../types";
import type { WaveName } from "./tables";

interface Envelope {
  attackSeconds: number;
  /** Time constant of the fall from the peak to `sustain`. */
  decaySeconds: number;
  sustain: number;
  releaseSeconds: number;
}

export interface WaveSpec extends Envelope {
  kind: "wave";
  wave: WaveName;
  /** -1 plays the table an octave lower (drawbar organ). */
  octave: number;
  detuneCents: number;
  /** Two oscillators left and right instead of one in the middle. */
  isWide: boolean;
  cutoffHz: number;
  /** Octaves the filter opens at the attack, and how fast it falls back. */
  sweepOctaves: number;
  sweepSeconds: number;
  /** Octaves between the softest and the hardest touch. */
  touchOctaves: number;
  resonance: number;
  vibratoCents: number;
  vibratoHz: number;
  vibratoDelaySeconds: number;
  breath: number;
  drive: number;
  canGlide: boolean;
  level: number;
}

export interface FmSpec extends Envelope {
  kind: "fm";
  ratio: number;
  index: number;
  indexSeconds: number;
  /** A second, quickly fading partial: the tine of an electric piano, the bar of a vibraphone. */
  tineRatio: number;
  tineLevel: number;
  tineSeconds: number;
  tremoloHz: number;
  tremoloDepth: number;
  level: number;
}

export interface PluckSpec {
  kind: "pluck";
  /** Seconds until a middle C has faded by 60 dB. */
  ringSeconds: number;
  brightness: number;
  pickPosition: number;
  releaseSeconds: number;
  level: number;
}

export type VoiceSpec = WaveSpec | FmSpec | PluckSpec;

const WAVE: WaveSpec = {
  kind: "wave",
  wave: "saw",
  octave: 0,
  attackSeconds: 0.005,
  decaySeconds: 0.4,
  sustain: 0.7,
  releaseSeconds: 0.12,
  detuneCents: 0,
  isWide: false,
  cutoffHz: 2000,
  sweepOctaves: 0,
  sweepSeconds: 0.2,
  touchOctaves: 1,
  resonance: 0.2,
  vibratoCents: 0,
  vibratoHz: 5.2,
  vibratoDelaySeconds: 0.25,
  breath: 0,
  drive: 0,
  canGlide: false,
  level: 0.2,
};

const FM: FmSpec = {
  kind: "fm",
  attackSeconds: 0.002,
  decaySeconds: 1.4,
  sustain: 0,
  releaseSeconds: 0.18,
  ratio: 1,
  index: 1.2,
  indexSeconds: 0.5,
  tineRatio: 14,
  tineLevel: 0.1,
  tineSeconds: 0.1,
  tremoloHz: 0,
  tremoloDepth: 0,
  level: 0.25,
};

export const VOICE_SPECS: Record<Voice, VoiceSpec> = {
  epiano: {
    ...FM,
    index: 1.5,
    indexSeconds: 0.45,
    decaySeconds: 1.7,
    tineLevel: 0.12,
    tremoloHz: 4.6,
    tremoloDepth: 0.22,
    level: 0.26,
  },
  vibes: {
    ...FM,
    ratio: 4,
    index: 0.42,
    indexSeconds: 0.22,
    decaySeconds: 1.9,
    releaseSeconds: 0.5,
    tineRatio: 10,
    tineLevel: 0.12,
    tineSeconds: 0.05,
    tremoloHz: 5.4,
    tremoloDepth: 0.3,
    level: 0.28,
  },
  bells: {
    ...FM,
    ratio: 3.5,
    index: 0.9,
    indexSeconds: 0.5,
    decaySeconds: 1.1,
    releaseSeconds: 0.7,
    tineRatio: 5.4,
    tineLevel: 0.22,
    tineSeconds: 0.3,
    level: 0.2,
  },
  keys: {
    ...WAVE,
    wave: "keys",
    attackSeconds: 0.002,
    decaySeconds: 1.1,
    sustain: 0.04,
    releaseSeconds: 0.16,
    detuneCents: 2.2,
    isWide: true,
    cutoffHz: 1500,
    sweepOctaves: 1.6,
    sweepSeconds: 0.28,
    touchOctaves: 2,
    resonance: 0,
    breath: 0.05,
    level: 0.24,
  },
  organ: {
    ...WAVE,
    wave: "organ",
    octave: -1,
    attackSeconds: 0.012,
    sustain: 1,
    releaseSeconds: 0.06,
    detuneCents: 3,
    isWide: true,
    cutoffHz: 3400,
    touchOctaves: 0.8,
    resonance: 0,
    vibratoCents: 9,
    vibratoHz: 6.1,
    vibratoDelaySeconds: 0.1,
    level: 0.15,
  },
  choir: {
    ...WAVE,
    wave: "choir",
    attackSeconds: 0.07,
    sustain: 0.9,
    releaseSeconds: 0.28,
    detuneCents: 9,
    isWide: true,
    cutoffHz: 3600,
    touchOctaves: 1.1,
    resonance: 0,
    vibratoCents: 18,
    vibratoHz: 5.1,
    vibratoDelaySeconds: 0.3,
    breath: 0.03,
    level: 0.24,
  },
  warmPad: {
    ...WAVE,
    attackSeconds: 0.28,
    decaySeconds: 2,
    sustain: 0.85,
    releaseSeconds: 0.6,
    detuneCents: 9,
    isWide: true,
    cutoffHz: 950,
    sweepOctaves: 0.7,
    sweepSeconds: 1.4,
    resonance: 0.25,
    level: 0.17,
  },
  airPad: {
    ...WAVE,
    wave: "reed",
    attackSeconds: 0.7,
    decaySeconds: 3,
    sustain: 0.9,
    releaseSeconds: 1.2,
    detuneCents: 6,
    isWide: true,
    cutoffHz: 1500,
    sweepOctaves: 0.8,
    sweepSeconds: 2.2,
    resonance: 0.1,
    breath: 0.035,
    level: 0.17,
  },
  // A stack of saws as in trap and pop: present at once, wide open, a little detuned.
  brightPad: {
    ...WAVE,
    attackSeconds: 0.09,
    decaySeconds: 1.6,
    sustain: 0.75,
    releaseSeconds: 0.35,
    detuneCents: 16,
    isWide: true,
    cutoffHz: 2600,
    sweepOctaves: 0.9,
    sweepSeconds: 0.5,
    level: 0.15,
  },
  brass: {
    ...WAVE,
    attackSeconds: 0.035,
    decaySeconds: 0.5,
    sustain: 0.78,
    releaseSeconds: 0.14,
    detuneCents: 5,
    cutoffHz: 900,
    sweepOctaves: 1.9,
    sweepSeconds: 0.22,
    touchOctaves: 1.6,
    resonance: 0.25,
    vibratoCents: 12,
    vibratoDelaySeconds: 0.35,
    level: 0.24,
  },
  flute: {
    ...WAVE,
    wave: "triangle",
    attackSeconds: 0.045,
    sustain: 0.85,
    releaseSeconds: 0.16,
    detuneCents: 3,
    cutoffHz: 3600,
    resonance: 0,
    vibratoCents: 14,
    vibratoHz: 5,
    breath: 0.055,
    level: 0.27,
  },
  square: {
    ...WAVE,
    wave: "square",
    attackSeconds: 0.006,
    decaySeconds: 0.35,
    sustain: 0.55,
    releaseSeconds: 0.14,
    detuneCents: 6,
    isWide: true,
    cutoffHz: 2600,
    sweepOctaves: 1.2,
    sweepSeconds: 0.18,
    resonance: 0.3,
    vibratoCents: 8,
    vibratoDelaySeconds: 0.3,
    level: 0.17,
  },
  sub808: {
    ...WAVE,
    wave: "sub",
    attackSeconds: 0.004,
    decaySeconds: 1.4,
    sustain: 0.35,
    releaseSeconds: 0.09,
    cutoffHz: 700,
    sweepOctaves: 1.4,
    sweepSeconds: 0.09,
    resonance: 0,
    drive: 0.9,
    canGlide: true,
    level: 0.5,
  },
  fingerBass: {
    ...WAVE,
    wave: "reed",
    attackSeconds: 0.005,
    decaySeconds: 0.8,
    sustain: 0.4,
    releaseSeconds: 0.07,
    cutoffHz: 520,
    sweepOctaves: 1.5,
    sweepSeconds: 0.16,
    resonance: 0.2,
    drive: 0.3,
    canGlide: true,
    level: 0.46,
  },
  upright: {
    ...WAVE,
    wave: "keys",
    attackSeconds: 0.006,
    decaySeconds: 0.55,
    sustain: 0.12,
    releaseSeconds: 0.09,
    cutoffHz: 480,
    sweepOctaves: 1.7,
    sweepSeconds: 0.1,
    resonance: 0.1,
    breath: 0.05,
    level: 0.56,
  },
  sineBass: {
    ...WAVE,
    wave: "sub",
    attackSeconds: 0.06,
    decaySeconds: 2,
    sustain: 0.8,
    releaseSeconds: 0.4,
    cutoffHz: 420,
    resonance: 0,
    canGlide: false,
    level: 0.36,
  },
  pluck: {
    kind: "pluck",
    ringSeconds: 1.4,
    brightness: 0.78,
    pickPosition: 0.18,
    releaseSeconds: 0.22,
    level: 0.5,
  },
  guitar: {
    kind: "pluck",
    ringSeconds: 2.4,
    brightness: 0.45,
    pickPosition: 0.28,
    releaseSeconds: 0.14,
    level: 0.55,
  },
};
