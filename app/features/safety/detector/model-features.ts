import { hashName } from "~/child-language/linear-model";
import { conceptsOf } from "~/child-language/words/concepts";

/** A long message is read as a whole and in windows: a danger told in passing is a few words of many. */
const windowWords = 16;
const windowStep = 8;
const mostWords = 120;
const pieceLength = 4;

const fillerWords = new Set(
  "a an the to of and or so is are was were am be been being do does did it that this just really like very in on at for with un una de la el los las y o que es en al se lo le por para".split(
    " ",
  ),
);

/**
 * Hashed features of a normalised text: words, their pairs and triples, pieces of four letters, meanings and
 * pairs of meanings in order. Returns the columns that are set.
 */
export function extractFeatures(normalized: string): Set<number> {
  const names = new Set<string>();
  for (const sentence of normalized.split("|")) addSentence(sentence.trim(), names);
  return new Set([...names].map(hashName));
}

/** The overlapping windows of a long text; none where the whole is hardly longer than one. */
export function windowsOf(normalized: string): string[] {
  const words = normalized.split(" ").filter(Boolean);
  if (words.filter((word) => word !== "|").length <= windowWords + 4) return [];
  const windows: string[] = [];
  for (let start = 0; start === 0 || start - windowStep + windowWords < words.length; start += windowStep)
    windows.push(words.slice(start, start + windowWords).join(" "));
  return windows;
}

function addSentence(sentence: string, names: Set<string>): void {
  // Single letters are notes and slips; the "i" of a child is a word.
  const words = sentence
    .split(" ")
    .filter((word) => word.length > 1 || word === "i")
    .slice(0, mostWords);
  for (const [index, word] of words.entries()) {
    names.add(`w:${word}`);
    const [next, third] = [words[index + 1], words[index + 2]];
    if (next) names.add(`p:${word} ${next}`);
    if (next && third) names.add(`t:${word} ${next} ${third}`);
    if (word.length >= pieceLength) addPieces(`<${word}>`, names);
  }
  addMeanings(
    words.filter((word) => !fillerWords.has(word)).map((word) => conceptsOf(word)),
    names,
  );
}

function addPieces(word: string, names: Set<string>): void {
  for (let start = 0; start + pieceLength <= word.length; start++)
    names.add(`c:${word.slice(start, start + pieceLength)}`);
}

function addMeanings(meanings: readonly (readonly string[])[], names: Set<string>): void {
  for (const [index, own] of meanings.entries()) {
    for (const name of own) {
      names.add(`m:${name}`);
      for (let ahead = 1; ahead <= 6 && index + ahead < meanings.length; ahead++) {
        for (const other of meanings[index + ahead] ?? []) {
          names.add(`q:${name}>${other}`);
          if (ahead === 1) names.add(`n:${name}>${other}`);
        }
      }
    }
  }
}
