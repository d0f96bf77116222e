export { CheckInCard } from "./check-in-card";
export {
  EMOTION_EMOJI,
  EMOTION_HUE,
  EMOTIONS,
  type Emotion,
  emotionLabel,
  isEmotion,
  isPleasant,
  LAST_GRADE_WITH_FOUR,
  RELIEF_RESULTS,
  RELIEF_TOOLS,
  type ReliefResult,
  type ReliefTool,
} from "./emotions";
export { FeelingPicker } from "./feeling-picker";
export { KeptCheckIn, useKeptCheckIn } from "./kept-check-in";
export { SchoolSwitchCard } from "./school-switch-card";
