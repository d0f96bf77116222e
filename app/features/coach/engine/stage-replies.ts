import { quickReplies, skillLines } from "../content/compiled/content";
import type { QuickReplyId } from "../content/content.types";
import { askBackReplies, isSame } from "./ask-back";
import { titlesOf } from "./moments";
import type { CoachState, Locale, Stage } from "./types";

const inLocale = (lines: readonly (readonly [string, string])[], locale: Locale): string[] =>
  lines.map((line) => line[locale === "es" ? 1 : 0]);

const hasReplies = (stage: Stage): stage is Stage & QuickReplyId => Object.hasOwn(quickReplies, stage);

/** Answers to tap for where the talk stands; none in a skill whose steps ask for words. */
export function repliesOfStage({ stage, skill }: CoachState, locale: Locale): string[] {
  const isMultiStep = stage === "trying" && skill !== null && skillLines[skill].steps.length > 1;
  const lines = isMultiStep || !hasReplies(stage) ? [] : quickReplies[stage];
  return inLocale(lines, locale);
}

/**
 * What to tap under a reply: the topics or moments it asked about, or else answers to where the talk stands.
 * `isFeelingAsked`: a young child begins, and taps how it feels.
 */
export function repliesToTap(state: CoachState, locale: Locale, isFeelingAsked: boolean): string[] {
  const { askedBack, shown, situation } = state;
  if (askedBack) return askBackReplies(askedBack.choices, locale);
  if (shown && situation)
    return [...titlesOf(situation, shown.moments, locale), ...inLocale(quickReplies.shown, locale)];
  return isFeelingAsked ? inLocale(quickReplies.feelings, locale) : repliesOfStage(state, locale);
}

/** The answer to tap that was typed instead ("no just talk"), as it stands under the last reply; null for other messages. */
export function asTapped(message: string, state: CoachState | null): string | null {
  if (!state) return null;
  const shown = locales.flatMap((locale) => repliesToTap(state, locale, false));
  return shown.find((text) => isSame(text, message)) ?? null;
}
const locales: readonly Locale[] = ["en", "es"];
