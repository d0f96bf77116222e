import type { AgeBand, Locale } from "./types";

/** Most words and highest reading grade a reply may have, by age band (product page, safety rule K23). */
export const readingCeilings: Record<AgeBand, { words: number; grade: number }> = {
  "6-8": { words: 25, grade: 2 },
  "9-12": { words: 45, grade: 4 },
  "13-15": { words: 70, grade: 6 },
  "16-18": { words: 110, grade: 8 },
};

export type ReadingLevel = {
  words: number;
  sentences: number;
  syllables: number;
  /** School grade: Flesch-Kincaid for English, Crawford's formula for Spanish primary texts. */
  grade: number;
  /** 0-100, higher is easier: Flesch reading ease, or Fernández-Huerta for Spanish. */
  ease: number;
};

const countEnglishSyllables = (word: string): number => {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  if (letters.length <= 3) return 1;
  const stem = letters
    .replace(/(?:[^laeiouy]es|[^aeioutd]ed|[^laeiouy]e)$/, (end) => end[0] ?? "")
    .replace(/^y/, "");
  const groups = stem.match(/[aeiouy]+/g)?.length ?? 0;
  const splits = stem.match(/i[ao](?!us|n)|[^qg]u[ao]|ideo|ying/g)?.length ?? 0;
  return Math.max(1, groups + splits);
};

const countSpanishSyllables = (word: string): number => {
  const letters = word.toLowerCase().replace(/[^a-záéíóúüñ]/g, "");
  // Diphthongs hold together; two strong vowels or a stressed weak one stand apart.
  const plain = letters.replace(/qu|gu(?=[eiéí])/g, "k").replace(/y$/, "i");
  let count = 0;
  let previous = "";
  for (const letter of plain) {
    const isStrong = "aeoáéó".includes(letter);
    const isStressedWeak = "íú".includes(letter);
    const isWeak = "iuü".includes(letter);
    if (isStrong) count += "iuü".includes(previous) && previous !== "" ? 0 : 1;
    else if (isStressedWeak) count += 1;
    else if (isWeak) count += "aeoáéóiuü".includes(previous) && previous !== "" ? 0 : 1;
    previous = letter;
  }
  return Math.max(1, count);
};

/**
 * Reading level of a text. English: Flesch-Kincaid grade (Kincaid 1975). Spanish: Crawford's years of
 * schooling (1984, made for primary texts) with Fernández-Huerta's ease (1959).
 */
export function measureReading(text: string, locale: Locale): ReadingLevel {
  const wordList = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  const words = wordList.length;
  if (words === 0) return { words: 0, sentences: 0, syllables: 0, grade: 0, ease: 100 };
  const sentences = Math.max(
    1,
    text.split(/[.!?…]+(?=\s|$|["”’])/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length,
  );
  const count = locale === "es" ? countSpanishSyllables : countEnglishSyllables;
  const syllables = wordList.reduce((sum, word) => sum + count(word), 0);
  const syllablesPerWord = syllables / words;
  const wordsPerSentence = words / sentences;
  const [grade, ease] =
    locale === "es"
      ? [
          -0.205 * ((sentences / words) * 100) + 0.049 * syllablesPerWord * 100 - 3.407,
          206.84 - 60 * syllablesPerWord - 1.02 * wordsPerSentence,
        ]
      : [
          0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59,
          206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord,
        ];
  return {
    words,
    sentences,
    syllables,
    grade: Math.max(0, Math.round(grade * 10) / 10),
    ease: Math.round(ease),
  };
}

/** Whether a reply may be shown to this age band as it is. */
export function fitsAgeBand(text: string, ageBand: AgeBand, locale: Locale): boolean {
  const level = measureReading(text, locale);
  const ceiling = readingCeilings[ageBand];
  return level.words <= ceiling.words && level.grade <= ceiling.grade;
}
