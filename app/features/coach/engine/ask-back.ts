import { quickReplies, topics } from "../content/compiled/content";
import type { CoachState, Locale, SituationId } from "./types";

const inLocale = ([en, es]: readonly [string, string], locale: Locale): string => (locale === "es" ? es : en);
const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]+/gu, "")
    .trim();
/** Typed instead of tapped it has other marks and capitals. */
export const isSame = (message: string, text: string): boolean => lettersOf(message) === lettersOf(text);

/** What to tap under "is it one of these?": the topics by their titles, and "something else". */
export const askBackReplies = (choices: readonly SituationId[], locale: Locale): string[] => [
  ...choices.map((id) => inLocale(topics[id].title, locale)),
  ...quickReplies.askedBack.map((line) => inLocale(line, locale)),
];

/** Tapped under the moments of a topic: none of them, but what could help. */
export const asksWhatHelps = (message: string, state: CoachState | null): boolean =>
  Boolean(state?.shown) && quickReplies.shown.some((line) => line.some((text) => isSame(message, text)));

/** The topic tapped under "is it one of these?"; "other" for something else; null when it is no such answer. */
export function readChoice(message: string, state: CoachState | null): SituationId | "other" | null {
  const { choices } = state?.askedBack ?? {};
  if (!choices) return null;
  const chosen = choices.find((id) => topics[id].title.some((title) => isSame(message, title)));
  if (chosen) return chosen;
  return quickReplies.askedBack.some((line) => line.some((text) => isSame(message, text))) ? "other" : null;
}
