import { anchorOf, compilePhrase } from "./phrase";

/**
 * A list of phrases, each filed under the words of which one must occur for it to apply, so that a text is compared
 * with few of them. A phrase is compiled when a text first may hold it.
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
      for (const word of anchor) this.byWord.set(word, [...(this.byWord.get(word) ?? []), at]);
    }
  }

  /** The places in the list of the phrases whose needed words occur in a text without fillers. */
  mayOccur(text: string): Set<number> {
    const candidates = new Set(this.anywhere);
    for (const word of new Set(text.split(" "))) {
      for (const at of this.byWord.get(word) ?? []) candidates.add(at);
      for (let length = 2; length <= word.length; length++)
        for (const at of this.byWord.get(`${word.slice(0, length)}*`) ?? []) candidates.add(at);
    }
    return candidates;
  }

  /** Whether the phrase at this place of the list occurs in the text. */
  occurs(at: number, text: string): boolean {
    const pattern = this.compiled.get(at) ?? compilePhrase(this.lines[at] ?? "");
    this.compiled.set(at, pattern);
    return pattern.test(text);
  }
}
