import { normalize } from "~/child-language/normalize";
import { Vocabulary } from "~/child-language/vocabulary";
import { wordsOfRules } from "./rules/words-of-rules";

/** The words that rules, phrases and model are read with. */
const vocabulary = new Vocabulary(wordsOfRules);

/** A child's text in the one form that rules, phrases and models read (child-language/normalize.ts). */
export const normalizeText = (raw: string): string => normalize(raw, vocabulary);

/** Whether a word is spelled like one we know, in English or (unaccented) Spanish. */
export const isKnownWord = (word: string): boolean => vocabulary.has(word);
