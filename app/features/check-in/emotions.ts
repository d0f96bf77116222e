import { m } from "~/messages/compiled/messages.js";
import { FEELING_HUE } from "~/ui/look";

/** The eight feelings of the daily check-in, in the order of the grid. */
export const EMOTIONS = [
  "happy",
  "calm",
  "anxious",
  "sad",
  "angry",
  "excited",
  "confident",
  "frustrated",
] as const;
export type Emotion = (typeof EMOTIONS)[number];

/** What a one-tap check-in sends (specification, section 9). */
export const CHECK_IN_INTENSITY = 5;
export const CHECK_IN_CONTEXT = "daily_checkin";
/** Entries in the strip of recent feelings. */
export const HISTORY_LENGTH = 7;

/** What the youngest see first; the rest stands behind "more". */
export const FIRST_FOUR: readonly Emotion[] = ["happy", "sad", "angry", "anxious"];
export const LAST_GRADE_WITH_FOUR = 2;

/** What would help, in the optional second step. */
export const WOULD_HELP = ["nothing", "quiet", "move", "music", "talk"] as const;
export type WouldHelp = (typeof WOULD_HELP)[number];

/** The three ways on from a feeling, and how it was after one of them. */
export const RELIEF_TOOLS = ["talk", "music", "drums"] as const;
export type ReliefTool = (typeof RELIEF_TOOLS)[number];
export const RELIEF_RESULTS = ["worse", "same", "better"] as const;
export type ReliefResult = (typeof RELIEF_RESULTS)[number];

export const EMOTION_EMOJI: Record<Emotion, string> = {
  happy: "😊",
  calm: "😌",
  anxious: "😰",
  sad: "😢",
  angry: "😠",
  excited: "🤩",
  confident: "😎",
  frustrated: "😤",
};

export const EMOTION_HUE: Record<Emotion, string> = FEELING_HUE;

const LABELS: Record<Emotion, () => string> = {
  happy: m.checkin_emotion_happy,
  calm: m.checkin_emotion_calm,
  anxious: m.checkin_emotion_anxious,
  sad: m.checkin_emotion_sad,
  angry: m.checkin_emotion_angry,
  excited: m.checkin_emotion_excited,
  confident: m.checkin_emotion_confident,
  frustrated: m.checkin_emotion_frustrated,
};

const PLEASANT: readonly Emotion[] = ["happy", "calm", "excited", "confident"];
/** Whether one would rather keep the feeling than lose it. */
export const isPleasant = (emotion: Emotion): boolean => PLEASANT.includes(emotion);

/** The feeling's word in the page's language. */
export const emotionLabel = (emotion: Emotion): string => LABELS[emotion]();

export const isEmotion = (value: string): value is Emotion => (EMOTIONS as readonly string[]).includes(value);
