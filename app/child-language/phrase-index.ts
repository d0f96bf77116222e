import { anchorOf, compilePhrase, requiredWords } from "./phrase";

/**
 * A list of phrases, each filed under the words of which one must occur for it to apply, so that a text is compared
 * with few of them. A phrase is compiled when a text first holds all that it needs.
 */
export class PhraseIndex {
  /** Which phrases need this word; stems end with "*". */
  private readonly byWord = new Map<string, number[]>();
  /** Phrases without a word they cannot do without. */
  private readonly anywhere: number[] = [];
  private readonly compiled = new Map<number, RegExp>();

  constructor(private readonly lines: readonly string[]) {
    for (const [at, line] of lines.entries()) {
      const anchor = anchorOf(line);
      if (anchor.length === 0) this.anywhere.push(at);
      for (const word of anchor) {
        const known = this.byWord.get(word);
        if (known) known.push(at);
        else this.byWord.set(word, [at]);
      }
    }
  }

  /** The places in the list of the phrases whose needed words all occur in a text without fillers. */
  mayOccur(text: string): number[] {
    const words = new Set<string>();
    for (const word of text.split(" ")) {
      words.add(word);
      for (let length = 2; length <= word.length; length++) words.add(`${word.slice(0, length)}*`);
    }
    const candidates = new Set(this.anywhere);
    for (const word of words) for (const at of this.byWord.get(word) ?? []) candidates.add(at);
    const holds = (needed: readonly string[]) => needed.some((word) => words.has(word));
    return [...candidates].filter((at) => requiredWords(this.lines[at] ?? "").every(holds));
  }

  /** Whether the phrase at this place of the list occurs in the text. */
  occurs(at: number, text: string): boolean {
    const pattern = this.compiled.get(at) ?? compilePhrase(this.lines[at] ?? "");
    this.compiled.set(at, pattern);
    return pattern.test(text);
  }
}
