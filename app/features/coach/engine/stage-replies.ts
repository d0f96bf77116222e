import { quickReplyLines } from "./lines/quick-replies";
import { skillLines } from "./lines/skills";
import type { CoachState, Locale } from "./types";

/** Answers to tap for where the talk stands; none in a skill whose steps ask for words. */
export function repliesOfStage({ stage, skill }: CoachState, locale: Locale): string[] {
  const isMultiStep = stage === "trying" && skill !== null && skillLines[skill].steps.length > 1;
  const lines = isMultiStep ? [] : (quickReplyLines[stage] ?? []);
  return lines.map((line) => line[locale === "es" ? 1 : 0]);
}
