export { CheckInCard } from "./check-in-card";
export {
  CHECK_IN_CONTEXT,
  CHECK_IN_INTENSITY,
  EMOTION_EMOJI,
  EMOTION_HUE,
  EMOTIONS,
  type Emotion,
  emotionLabel,
  FIRST_FOUR,
  HISTORY_LENGTH,
  isEmotion,
  isPleasant,
  LAST_GRADE_WITH_FOUR,
  RELIEF_RESULTS,
  RELIEF_TOOLS,
  type ReliefResult,
  type ReliefTool,
  WOULD_HELP,
  type WouldHelp,
} from "./emotions";
export { FeelingPicker } from "./feeling-picker";
export { KeptCheckIn, useKeptCheckIn } from "./kept-check-in";
export { SchoolSwitchCard } from "./school-switch-card";
