import { anchorOf, compilePhrase, listsWith, requiredParts } from "./phrase";

/**
 * A list of phrases, each filed under the words and word lists of which one must occur for it to apply, so that a text is
 * compared with few of them. A phrase is compiled when a text first holds all that it needs.
 */
export class PhraseIndex {
  /** Which phrases need this word, stem ("*" at its end) or word list (in capitals). */
  private readonly byPart = new Map<string, number[]>();
  /** Phrases without anything they cannot do without. */
  private readonly anywhere: number[] = [];
  private readonly compiled = new Map<number, RegExp>();

  /** `evenDenied`: a negation right before a phrase changes nothing. */
  constructor(
    private readonly lines: readonly string[],
    private readonly options: { evenDenied?: boolean } = {},
  ) {
    for (const [at, line] of lines.entries()) {
      const anchor = anchorOf(line);
      if (anchor.length === 0) this.anywhere.push(at);
      for (const part of anchor) {
        const known = this.byPart.get(part);
        if (known) known.push(at);
        else this.byPart.set(part, [at]);
      }
    }
  }

  /** The places in the list of the phrases all of whose needed parts occur in a text without fillers. */
  mayOccur(text: string): number[] {
    const parts = new Set<string>();
    const add = (word: string) => {
      parts.add(word);
      for (const list of listsWith(word)) parts.add(list);
    };
    for (const word of text.split(" ")) {
      add(word);
      for (let length = 2; length <= word.length; length++) add(`${word.slice(0, length)}*`);
    }
    const candidates = new Set(this.anywhere);
    for (const part of parts) for (const at of this.byPart.get(part) ?? []) candidates.add(at);
    const holds = (needed: readonly string[]) => needed.some((part) => parts.has(part));
    return [...candidates].filter((at) => requiredParts(this.lines[at] ?? "").every(holds));
  }

  /** Whether the phrase at this place of the list occurs in the text. */
  occurs(at: number, text: string): boolean {
    const pattern = this.compiled.get(at) ?? compilePhrase(this.lines[at] ?? "", this.options);
    this.compiled.set(at, pattern);
    return pattern.test(text);
  }

  /** Where in the text it stands, after a negation, too; for a phrase without " ! ". */
  placesOf(at: number, text: string): { from: number; to: number }[] {
    const pattern = this.compiled.get(at) ?? compilePhrase(this.lines[at] ?? "", { evenDenied: true });
    this.compiled.set(at, pattern);
    const found = text.matchAll(new RegExp(pattern, "g"));
    return [...found].map(({ 0: words, index }) => ({ from: index, to: index + words.length }));
  }
}
