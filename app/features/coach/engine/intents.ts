import { createPhraseFinder } from "~/child-language/phrase-finder";
import { intents } from "../content/compiled/content";
import type { Intent } from "./types";

/** The entries of intents.yaml whose words stand in a message (`text`: in plain text), in the order of the file. */
export const intentsIn = createPhraseFinder(intents, ({ asked }) => asked);

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
