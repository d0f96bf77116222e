import { quickReplies, skillLines } from "../content/compiled/content";
import type { QuickReplyId } from "../content/content.types";
import type { CoachState, Locale, Stage } from "./types";

const hasReplies = (stage: Stage): stage is Stage & QuickReplyId => Object.hasOwn(quickReplies, stage);

/** Answers to tap for where the talk stands; none in a skill whose steps ask for words. */
export function repliesOfStage({ stage, skill }: CoachState, locale: Locale): string[] {
  const isMultiStep = stage === "trying" && skill !== null && skillLines[skill].steps.length > 1;
  const lines = isMultiStep || !hasReplies(stage) ? [] : quickReplies[stage];
  return lines.map((line) => line[locale === "es" ? 1 : 0]);
}
