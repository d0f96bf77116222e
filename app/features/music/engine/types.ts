/** What the composer is asked for and what it writes down. Pure data: no DOM, no Node. */

/** Raised whenever the same seed would give other notes or another sound. */
export const ENGINE_VERSION = 3;
/** 48 divides into sixteenths (12), triplets (16) and thirty-seconds (6). */
export const TICKS_PER_BEAT = 48;
export const BEATS_PER_BAR = 4;
export const TICKS_PER_BAR = TICKS_PER_BEAT * BEATS_PER_BAR;
export const STEPS_PER_BAR = 16;
export const TICKS_PER_STEP = TICKS_PER_BAR / STEPS_PER_BAR;

export const EMOTIONS = ["calm", "anxious", "excited", "sad", "angry", "happy", "confident"] as const;
export const ACTIVITY_TYPES = [
  "breathing_exercise",
  "confidence_building",
  "anger_management",
  "social_skills",
  "focus",
] as const;
export const CULTURAL_STYLES = [
  "african_american",
  "jazz",
  "gospel",
  "contemporary_urban",
  "ambient",
] as const;
/** match: begin where the listener is and move (iso-principle); direct: begin near the goal. */
export const PATHS = ["match", "direct"] as const;
export const LAYERS = ["drums", "bass", "chords", "pad", "lead", "answer", "sparkle"] as const;
export const VOICES = [
  "epiano",
  "keys",
  "organ",
  "choir",
  "warmPad",
  "airPad",
  "brightPad",
  "vibes",
  "bells",
  "pluck",
  "guitar",
  "brass",
  "flute",
  "square",
  "sub808",
  "fingerBass",
  "upright",
  "sineBass",
] as const;
export const DRUM_PIECES = [
  "kick",
  "snare",
  "clap",
  "rim",
  "hat",
  "openHat",
  "pedalHat",
  "ride",
  "crash",
  "tom1",
  "tom2",
  "shaker",
  "tambourine",
  "brush",
] as const;
export const MODES = ["ionian", "mixolydian", "aeolian", "harmonic minor", "phrygian"] as const;

export type Emotion = (typeof EMOTIONS)[number];
export type ActivityType = (typeof ACTIVITY_TYPES)[number];
export type CulturalStyle = (typeof CULTURAL_STYLES)[number];
export type Path = (typeof PATHS)[number];
export type Layer = (typeof LAYERS)[number];
export type Voice = (typeof VOICES)[number];
export type DrumPiece = (typeof DRUM_PIECES)[number];
export type Mode = (typeof MODES)[number];
export type DrumLevel = 0 | 1 | 2 | 3;
export type PitchedLayer = Exclude<Layer, "drums">;

/** One bar in sixteen characters a piece: `x` accent, `m` middle, `o` ghost, `.` rest. */
export type DrumGrid = Partial<Record<DrumPiece, string>>;

/** What a listener (or a checked plan) may change without touching single notes. */
export interface ScoreEdits {
  /** 0.8-1.25, multiplies every tempo. */
  tempoScale?: number;
  /** Four numbers 0-1: how full each section is. */
  energies?: number[];
  mutedLayers?: Layer[];
  voices?: Partial<Record<PitchedLayer, Voice>>;
  /** Another melody over the same harmony. */
  melodySeed?: number;
  drumGrid?: DrumGrid;
  /** Scale steps of the motif relative to its first note, 3-6 of them. */
  motifContour?: number[];
  /** Which of the style's chord cycles the two halves of the form use. */
  progressionIds?: [number, number];
}

export interface ComposeRequest {
  emotion: Emotion;
  activityType: ActivityType;
  culturalStyle: CulturalStyle;
  /** Unsigned 32-bit integer. */
  seed: number;
  path?: Path;
  /** School grade: grades 1-3 breathe in shorter cycles. */
  grade?: number;
  edits?: ScoreEdits;
}

/** [start tick, length in ticks, MIDI pitch, velocity 1-127] */
export type NoteTuple = [number, number, number, number];
/** [start tick, piece, velocity 1-127] */
export type HitTuple = [number, DrumPiece, number];

export interface ScoreChord {
  startTick: number;
  durationTicks: number;
  /** Semitones above C, root first. */
  pitchClasses: number[];
  /** Scale degree 1-7 of the root. */
  degree: number;
  symbol: string;
}

export interface ScoreSection {
  name: string;
  startTick: number;
  bars: number;
  bpm: number;
  tonic: number;
  mode: Mode;
  valence: number;
  arousal: number;
  energy: number;
  swing: number;
  layers: Layer[];
  /** Multiplies filter cut-offs; 1 is neutral. */
  brightness: number;
  attackScale: number;
  detuneScale: number;
  chords: ScoreChord[];
}

export interface ScoreTrack {
  layer: PitchedLayer;
  voice: Voice;
  gainDb: number;
  /** -1 left to 1 right. */
  pan: number;
  reverb: number;
  delay: number;
  notes: NoteTuple[];
}

export interface ScoreDrums {
  kit: CulturalStyle;
  gainDb: number;
  reverb: number;
  hits: HitTuple[];
}

/** Loudness follows the breath: up on in, held, down on out. */
export interface Swell {
  cycleBeats: number;
  inBeats: number;
  holdBeats: number;
  depthDb: number;
}

export interface Score {
  engineVersion: number;
  request: ComposeRequest;
  key: string;
  bpm: number;
  durationSeconds: number;
  totalTicks: number;
  /** [tick, beats a minute], first at tick 0, each valid until the next. */
  tempo: [number, number][];
  sections: ScoreSection[];
  tracks: ScoreTrack[];
  drums: ScoreDrums;
  swell: Swell | null;
  /** The kick makes room for pads and chords (0 = off). */
  duck: number;
  masterGainDb: number;
}
