import type { ActivityType, Emotion, Mode } from "./types";

/** Where a feeling sits and how it sounds. Directions after Eerola, Friberg & Bresin 2013; values are ours. */
export interface Mood {
  /** -1 unpleasant to 1 pleasant. */
  valence: number;
  /** -1 quiet to 1 roused. */
  arousal: number;
  modes: readonly Mode[];
  bpm: readonly [number, number];
  /** Melody notes a second. */
  leadRate: readonly [number, number];
  /** MIDI centre of the melody. */
  register: number;
  /** Sounding share of a note's slot. */
  gate: number;
  velocity: number;
  attackScale: number;
  detuneScale: number;
}

export const EMOTION_MOODS: Record<Emotion, Mood> = {
  calm: {
    valence: 0.5,
    arousal: -0.6,
    modes: ["ionian"],
    bpm: [62, 76],
    leadRate: [0.4, 0.6],
    register: 65,
    gate: 0.95,
    velocity: 0.45,
    attackScale: 1.6,
    detuneScale: 1,
  },
  anxious: {
    valence: -0.5,
    arousal: 0.5,
    modes: ["harmonic minor"],
    bpm: [104, 124],
    leadRate: [0.9, 1.6],
    register: 68,
    gate: 0.5,
    velocity: 0.6,
    attackScale: 0.8,
    detuneScale: 2.5,
  },
  excited: {
    valence: 0.6,
    arousal: 0.85,
    modes: ["ionian"],
    bpm: [124, 142],
    leadRate: [1.6, 2.2],
    register: 72,
    gate: 0.5,
    velocity: 0.85,
    attackScale: 0.6,
    detuneScale: 1,
  },
  sad: {
    valence: -0.6,
    arousal: -0.55,
    modes: ["aeolian"],
    bpm: [58, 70],
    leadRate: [0.35, 0.55],
    register: 59,
    gate: 1,
    velocity: 0.4,
    attackScale: 1.8,
    detuneScale: 1,
  },
  angry: {
    valence: -0.7,
    arousal: 0.75,
    modes: ["phrygian", "phrygian", "aeolian"],
    bpm: [114, 136],
    leadRate: [1.0, 1.8],
    register: 55,
    gate: 0.45,
    velocity: 0.95,
    attackScale: 0.5,
    detuneScale: 1.6,
  },
  happy: {
    valence: 0.8,
    arousal: 0.4,
    modes: ["ionian"],
    bpm: [104, 122],
    leadRate: [1.0, 1.4],
    register: 70,
    gate: 0.6,
    velocity: 0.7,
    attackScale: 0.8,
    detuneScale: 1,
  },
  confident: {
    valence: 0.6,
    arousal: 0.3,
    modes: ["mixolydian"],
    bpm: [88, 102],
    leadRate: [0.7, 1.1],
    register: 61,
    gate: 0.75,
    velocity: 0.82,
    attackScale: 0.8,
    detuneScale: 1,
  },
};

export const ACTIVITY_MOODS: Record<ActivityType, Mood> = {
  breathing_exercise: {
    valence: 0.5,
    arousal: -0.7,
    modes: ["ionian"],
    bpm: [67, 71],
    leadRate: [0.35, 0.4],
    register: 63,
    gate: 1,
    velocity: 0.42,
    attackScale: 1.6,
    detuneScale: 1,
  },
  confidence_building: {
    valence: 0.7,
    arousal: 0.4,
    modes: ["mixolydian"],
    bpm: [94, 106],
    leadRate: [1.0, 1.3],
    register: 66,
    gate: 0.75,
    velocity: 0.82,
    attackScale: 0.8,
    detuneScale: 1,
  },
  anger_management: {
    valence: 0.4,
    arousal: -0.4,
    modes: ["ionian"],
    bpm: [71, 83],
    leadRate: [0.45, 0.6],
    register: 62,
    gate: 0.9,
    velocity: 0.5,
    attackScale: 1.3,
    detuneScale: 1,
  },
  social_skills: {
    valence: 0.65,
    arousal: 0.25,
    modes: ["ionian"],
    bpm: [97, 111],
    leadRate: [1.0, 1.3],
    register: 67,
    gate: 0.7,
    velocity: 0.68,
    attackScale: 1,
    detuneScale: 1,
  },
  focus: {
    valence: 0.3,
    arousal: -0.1,
    modes: ["ionian"],
    bpm: [73, 87],
    leadRate: [0.35, 0.5],
    register: 64,
    gate: 0.85,
    velocity: 0.48,
    attackScale: 1.2,
    detuneScale: 1,
  },
};
