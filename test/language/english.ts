import { readMessages } from "./catalogue";
import { contentPairs } from "./content";

/** Words of sentences that Spanish does not have; between digits and hyphens they are a piece of a code. */
const ENGLISH_WORDS =
  /(?<![\p{L}\d-])(?:ai|the|your|you|and|of|to|is|are|was|with|for|this|that|from|my|we|our|it|not|have|can|will|what|how|when|who|they|their|or|be|by|here|there|please)(?![\p{L}\d-])/iu;
/** Addresses, and names in which such words are nobody's left-over: a service of NCMEC, the demo school's class. */
const NAMES = /\S+@\S+|https?:\/\/\S+|Take It Down|Ms\. Ray's class/g;

/**
 * Finds English where Spanish is expected: a text of the catalogue or of the lessons whose Spanish differs, or any
 * text with a word of English sentences. Answers why, or null.
 */
export function englishFinder(): (text: string) => string | null {
  const { texts, patterns } = englishTexts();
  return (text) => {
    const said = text.replace(NAMES, "");
    if (texts.has(said.toLowerCase())) return "the catalogue's English";
    const pattern = patterns.find(({ form }) => form.test(said));
    if (pattern) return `English of ${pattern.key}`;
    const word = ENGLISH_WORDS.exec(said)?.[0];
    return word ? `an English word: ${word}` : null;
  };
}

function englishTexts() {
  const spanish = readMessages("es");
  const spanishTexts = new Set([...spanish.values()].flat().map((text) => text.toLowerCase()));
  const texts = new Set<string>();
  const patterns: { key: string; form: RegExp }[] = [];
  for (const [key, forms] of readMessages("en")) {
    for (const form of forms) {
      if (spanishTexts.has(form.toLowerCase())) continue;
      if (!form.includes("{")) texts.add(form.toLowerCase());
      else if (isTelling(form)) patterns.push({ key, form: toPattern(form) });
    }
  }
  for (const { en, es } of contentPairs()) {
    if (en.toLowerCase() !== es.toLowerCase()) texts.add(en.toLowerCase());
  }
  for (const text of spanishTexts) texts.delete(text);
  return { texts, patterns };
}

/** Whether a text has words of its own: `{count} bars` has, `{key} • {bpm} BPM` has not. */
const isTelling = (form: string): boolean => /\p{L}{4}/u.test(form.replace(/\{\w+\}/g, ""));

const toPattern = (form: string): RegExp =>
  new RegExp(
    `^${form
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".+")}$`,
    "i",
  );
