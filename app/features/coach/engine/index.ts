export { readChoice } from "./ask-back";
export { pickLine } from "./choose";
export { linkTo } from "./links";
export { detectLocale } from "./locale";
export { hurtsNow } from "./mood";
export { type CoachUsage, disclosureIntervalMs, dueNotice, sessionGapMs } from "./notice";
export { readMessage } from "./read-message";
export { fitsAgeBand, measureReading, readingCeilings } from "./reading";
export { reply } from "./reply";
export { asTapped, repliesOfStage, repliesToTap } from "./stage-replies";
export { newCoachState, type ReplyInput } from "./state";
export type {
  AgeBand,
  CoachLink,
  CoachReply,
  CoachState,
  HistoryTurn,
  KnownSkills,
  Locale,
  Reading,
  SkillId,
} from "./types";
