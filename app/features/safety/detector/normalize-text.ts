import { normalize } from "~/child-language/normalize";
import { Vocabulary } from "~/child-language/vocabulary";
import { phraseWords } from "../content/compiled/phrases";

/** The words that phrases and model are read with. */
const vocabulary = new Vocabulary(() => phraseWords.split(" "));

/** A child's text in the one form that phrases and models read (child-language/normalize.ts). */
export const normalizeText = (raw: string): string => normalize(raw, vocabulary);

/** Whether a word is spelled like one we know, in English or (unaccented) Spanish. */
export const isKnownWord = (word: string): boolean => vocabulary.has(word);
