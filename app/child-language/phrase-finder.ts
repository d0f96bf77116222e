import { isLight, marked } from "./asked-phrase";
import { PhraseIndex } from "./phrase-index";

/** Plain text as prepared phrases read it: without light words, commas as "|", every number as "9", "7*8" as "9 x 9". */
const asPhrases = (text: string): string =>
  text
    .replace(/(?<=\d) ?[x*+] ?(?=\d)/g, " x ")
    .replace(/\bso so\b/g, "so-so")
    .split(" ")
    .filter((word) => !isLight(word))
    .map((word) => ` ${word === "," ? "|" : marked(word.replace(/\d+/g, "9"))}`)
    .join("");

/**
 * Finds the entries of which a phrase (as `preparedPhrase` leaves it) stands in a message in plain text (`plainText`),
 * in their order. The index is built at the first message and kept: the entries are constant.
 */
export function createPhraseFinder<Entry>(
  entries: readonly Entry[],
  phrasesOf: (entry: Entry) => readonly string[],
): (text: string) => Entry[] {
  let index: PhraseIndex | undefined;
  const owners = entries.flatMap((entry) => phrasesOf(entry).map(() => entry));
  return (text) => {
    index ??= new PhraseIndex(entries.flatMap(phrasesOf));
    const phrases = asPhrases(text);
    const found = index.mayOccur(phrases).filter((at) => index?.occurs(at, phrases));
    return entries.filter((entry) => found.some((at) => owners[at] === entry));
  };
}
