import { isLight, marked } from "./asked-phrase";
import { PhraseIndex } from "./phrase-index";

/** The phrases of several entries (as `preparedPhrase` leaves them) in one index. */
export class PhraseEntries<Entry> {
  private readonly owners: Entry[] = [];
  private readonly index: PhraseIndex;

  constructor(entries: readonly Entry[], phrasesOf: (entry: Entry) => readonly string[]) {
    for (const entry of entries) for (const _ of phrasesOf(entry)) this.owners.push(entry);
    this.index = new PhraseIndex(entries.flatMap(phrasesOf));
  }

  /** The entries of which a phrase occurs in a text, in their order; one as often as it has such phrases. */
  *in(text: string): Generator<Entry> {
    for (const { at, owner } of this.candidates(text)) if (this.index.occurs(at, text)) yield owner;
  }

  /**
   * Where in a text phrases of the entries stand, denied ones, too, in the order of the entries; either this or `in` is
   * asked of the same entries.
   */
  placesIn(text: string): { entry: Entry; from: number; to: number }[] {
    return this.candidates(text).flatMap(({ at, owner }) =>
      this.index.placesOf(at, text).map((place) => ({ entry: owner, ...place })),
    );
  }

  private candidates(text: string): { at: number; owner: Entry }[] {
    const ordered = this.index.mayOccur(text).sort((one, other) => one - other);
    return ordered.map((at) => ({ at, owner: this.owners[at] as Entry }));
  }
}

/**
 * Plain text as prepared phrases read it: without light words (unless there are no others: "please"), commas as "|",
 * every number as "9", "7*8" as "9 x 9".
 */
function asPhrases(text: string): string {
  const words = text
    .replace(/(?<=\d) ?[x*+] ?(?=\d)/g, " x ")
    .replace(/\bso so\b/g, "so-so")
    .split(" ");
  return asMarked((words.every(isLight) ? words : words.filter((word) => !isLight(word))).join(" "));
}

/** The same for phrases in which every word counts (`markedPhrase`). */
export const asMarked = (text: string): string =>
  text
    .split(" ")
    .map((word) => ` ${word === "," ? "|" : marked(word.replace(/\d+/g, "9"))}`)
    .join("");

/**
 * Finds the entries of which a phrase stands in a message in plain text (`plainText`), in their order. The index is
 * built at the first message and kept: the entries are constant.
 */
export function createPhraseFinder<Entry>(
  entries: readonly Entry[],
  phrasesOf: (entry: Entry) => readonly string[],
): (text: string) => Entry[] {
  let built: PhraseEntries<Entry> | undefined;
  return (text) => {
    built ??= new PhraseEntries(entries, phrasesOf);
    return [...new Set(built.in(asPhrases(text)))];
  };
}

/** Whether a message of so many words is short enough for an entry; longer ones tell something else. */
export const isShortEnough = ({ maxWords }: { maxWords?: number | undefined }, wordCount: number): boolean =>
  maxWords === undefined || wordCount <= maxWords;
