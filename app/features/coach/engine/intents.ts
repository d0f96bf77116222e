import { createPhraseFinder, isShortEnough } from "~/child-language/phrase-finder";
import { countWords, plainText } from "~/child-language/plain-text";
import { intents } from "../content/compiled/content";
import type { IntentEntry } from "../content/content.types";
import type { Intent } from "./types";

const entriesIn = createPhraseFinder(intents, ({ asked }) => asked);

/**
 * The entries of intents.yaml whose words stand in a message, in the order of the file; of those read at its end, in its
 * last sentence. `text`: the message in plain text.
 */
export function intentsIn(message: string, text: string): IntentEntry[] {
  const sentences = message.split(/[.!?\n]+/).filter((sentence) => /\p{L}/u.test(sentence));
  const last = sentences.length > 1 ? plainText(sentences.at(-1) ?? "") : text;
  const told = new Set(entriesIn(text));
  const toldLast = last === text ? told : new Set(entriesIn(last));
  return intents.filter((entry) => {
    const part = entry.atEnd ? last : text;
    return (entry.atEnd ? toldLast : told).has(entry) && isShortEnough(entry, countWords(part));
  });
}

/** Questions about the coach or for somebody else: answered, and the talk stays where it was. */
export const stageKeepingIntents: ReadonlySet<Intent> = new Set([
  "are_you_real",
  "about_coach",
  "feel_for_me",
  "remember_me",
  "who_sees",
  "secret",
  "romance",
  "adult_topic",
  "medical",
  "substance",
  "homework",
  "insult",
  "praise",
  "joke",
  "other_language",
  "nonsense",
  "off_topic",
  "do_for_me",
  "may_i_ask",
  "need_person",
  "swearing",
  "repeat_complaint",
  "homework_push",
  "tells_joke",
  "sarcasm",
]);
