import { m } from "~/messages/compiled/messages.js";
import { FEELING_HUE } from "~/ui/look";
import type { ActivityType, CulturalStyle, DrumPiece, Emotion, Layer, Voice } from "./engine/types";

/** The specification's labels of feelings, activities and styles. */
const EMOTION_LABELS: Record<Emotion, () => string> = {
  calm: m.music_emotion_calm,
  anxious: m.music_emotion_anxious,
  excited: m.music_emotion_excited,
  sad: m.music_emotion_sad,
  angry: m.music_emotion_angry,
  happy: m.music_emotion_happy,
  confident: m.music_emotion_confident,
};

const ACTIVITY_LABELS: Record<ActivityType, () => string> = {
  breathing_exercise: m.music_activity_breathing_exercise,
  confidence_building: m.music_activity_confidence_building,
  anger_management: m.music_activity_anger_management,
  social_skills: m.music_activity_social_skills,
  focus: m.music_activity_focus,
};

const STYLE_LABELS: Record<CulturalStyle, () => string> = {
  african_american: m.music_style_african_american,
  jazz: m.music_style_jazz,
  gospel: m.music_style_gospel,
  contemporary_urban: m.music_style_contemporary_urban,
  ambient: m.music_style_ambient,
};

const ABOUT_TEXTS: Record<CulturalStyle, () => string> = {
  african_american: m.music_about_african_american,
  jazz: m.music_about_jazz,
  gospel: m.music_about_gospel,
  contemporary_urban: m.music_about_contemporary_urban,
  ambient: m.music_about_ambient,
};

const LAYER_LABELS: Record<Layer, () => string> = {
  drums: m.music_layer_drums,
  bass: m.music_layer_bass,
  chords: m.music_layer_chords,
  pad: m.music_layer_pad,
  lead: m.music_layer_lead,
  answer: m.music_layer_answer,
  sparkle: m.music_layer_sparkle,
};

const VOICE_LABELS: Record<Voice, () => string> = {
  epiano: m.music_voice_epiano,
  keys: m.music_voice_keys,
  organ: m.music_voice_organ,
  choir: m.music_voice_choir,
  warmPad: m.music_voice_warmPad,
  airPad: m.music_voice_airPad,
  brightPad: m.music_voice_brightPad,
  vibes: m.music_voice_vibes,
  bells: m.music_voice_bells,
  pluck: m.music_voice_pluck,
  guitar: m.music_voice_guitar,
  brass: m.music_voice_brass,
  flute: m.music_voice_flute,
  square: m.music_voice_square,
  sub808: m.music_voice_sub808,
  fingerBass: m.music_voice_fingerBass,
  upright: m.music_voice_upright,
  sineBass: m.music_voice_sineBass,
};

const PIECE_LABELS: Partial<Record<DrumPiece, () => string>> = {
  kick: m.music_piece_kick,
  snare: m.music_piece_snare,
  clap: m.music_piece_clap,
  hat: m.music_piece_hat,
  tom1: m.music_piece_tom1,
  tom2: m.music_piece_tom2,
  shaker: m.music_piece_shaker,
};

const MODE_NAMES: Record<string, () => string> = {
  major: m.music_mode_major,
  minor: m.music_mode_minor,
  mixolydian: m.music_mode_mixolydian,
  phrygian: m.music_mode_phrygian,
};

/** A stored key ("E♭ major") in the reader's words ("Mi bemol mayor"); as it is where it is not one of ours. */
export function keyLabel(key: string): string {
  const [, letter = "", accidental = "", mode = ""] = /^([A-G])([♭♯]?) (\w+)$/.exec(key) ?? [];
  const modeName = MODE_NAMES[mode];
  if (!modeName) return key;
  const accidentals: Record<string, () => string> = { "♭": m.music_flat, "♯": m.music_sharp };
  return m.music_key({
    note: m.music_note_names().split(" ")["CDEFGAB".indexOf(letter)] ?? letter,
    accidental: accidentals[accidental]?.() ?? "",
    mode: modeName(),
  });
}

export const musicEmotionLabel = (emotion: Emotion): string => EMOTION_LABELS[emotion]();
export const activityLabel = (activity: ActivityType): string => ACTIVITY_LABELS[activity]();
export const styleLabel = (style: CulturalStyle): string => STYLE_LABELS[style]();
export const aboutStyle = (style: CulturalStyle): string => ABOUT_TEXTS[style]();
export const layerLabel = (layer: Layer): string => LAYER_LABELS[layer]();
export const voiceLabel = (voice: Voice): string => VOICE_LABELS[voice]();
export const pieceLabel = (piece: DrumPiece): string => PIECE_LABELS[piece]?.() ?? piece;

export const MUSIC_EMOTION_HUE: Record<Emotion, string> = FEELING_HUE;

/** Seconds as m:ss. */
export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
