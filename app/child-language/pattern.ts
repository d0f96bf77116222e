/**
 * A regular expression that costs next to nothing until a text may match it. Pieces of text that must stand in any match
 * of each of its alternatives are read off its source, and an alternative is compiled when a text first holds them:
 * compiling all patterns of the detector and the coach takes an isolate several times as long as all else that its first
 * message needs. The idea is that of code search with an index (R. Cox, "Regular Expression Matching with a Trigram
 * Index", 2012).
 */
export class Pattern {
  private alternatives: Alternative[] | undefined;
  private whole: RegExp | undefined;

  /** `flags`: those of RegExp, but neither "i" nor "y". */
  constructor(
    readonly source: string,
    private readonly flags = "",
  ) {}

  /** The whole, for what `test` does not tell. */
  get regExp(): RegExp {
    this.whole ??= new RegExp(this.source, this.flags);
    return this.whole;
  }

  test(text: string): boolean {
    return this.read().some((one) => {
      if (!mayMatch(one, text)) return false;
      one.regExp ??= new RegExp(one.source);
      return one.regExp.test(text);
    });
  }

  /** Every match of a pattern with the flag "g". */
  matchAll(text: string): RegExpExecArray[] {
    return this.mayMatch(text) ? [...text.matchAll(this.regExp)] : [];
  }

  /** Whether it is worth a look: false is sure, true is not. */
  mayMatch(text: string): boolean {
    return this.read().some((one) => mayMatch(one, text));
  }

  private read(): Alternative[] {
    this.alternatives ??= readAlternatives(this.source);
    return this.alternatives;
  }
}

/** One way to match a pattern; each list of `needed` holds pieces of which one must occur. */
type Alternative = { source: string; needed: readonly (readonly string[])[]; regExp?: RegExp };

const mayMatch = ({ needed }: Alternative, text: string): boolean =>
  needed.every((pieces) => pieces.some((piece) => text.includes(piece)));

/** What tells whether a text matches: a pattern, or a regular expression too short to be worth one. */
export type TextTest = Pick<Pattern, "test">;

/** One of these alternatives as whole words. */
export const anyWords = (alternatives: string, flags = ""): Pattern =>
  new Pattern(`\\b(?:${alternatives})\\b`, flags);

const wordStart = "\\b(?:";
const wordEnd = ")\\b";

/** A pattern's alternatives, those of a group of whole words too, and what each needs. */
export function readAlternatives(source: string): Alternative[] {
  if (source.startsWith(wordStart)) {
    const inGroup = new PatternReader(source, wordStart.length).topAlternatives();
    const end = inGroup.at(-1)?.end ?? 0;
    if (source.slice(end) === wordEnd)
      return inGroup.map((one) => ({ ...one, source: `${wordStart}${one.source}${wordEnd}` }));
  }
  return new PatternReader(source, 0).topAlternatives();
}

/** Pieces of which one must occur, and how likely a text holds one, roughly. */
type Needed = { pieces: string[]; likelihood: number } | null;

const stricter = (one: Needed, other: Needed): Needed =>
  one === null || (other !== null && other.likelihood < one.likelihood) ? other : one;

/** A piece with fewer letters than this stands in nearly every text. */
const fewestLetters = 2;
/** A piece is so much rarer with each letter. */
const rarerByLetter = 4;

function piece(text: string): Needed {
  const letters = text.trim().length;
  return letters < fewestLetters ? null : { pieces: [text], likelihood: rarerByLetter ** -letters };
}

const [bar, close, question, star, plus, brace] = [124, 41, 63, 42, 43, 123];
/** Letters, digits, spaces and the marks that stand for themselves. */
const isPlain = (code: number): boolean =>
  (code >= 97 && code <= 122) || code === 32 || (code >= 48 && code <= 57) || code === 44 || code === 126;
const isQuantifier = (code: number): boolean =>
  code === question || code === star || code === plus || code === brace;

/** Walks over the source of a regular expression once; what it cannot name it takes for anything. */
class PatternReader {
  constructor(
    private readonly source: string,
    private at: number,
  ) {}

  /** Up to the end or a closing bracket: each alternative with all that it needs. */
  topAlternatives(): (Alternative & { end: number })[] {
    const found: (Alternative & { end: number })[] = [];
    for (;;) {
      const start = this.at;
      const needed = this.sequence().map(({ pieces }) => pieces);
      found.push({ source: this.source.slice(start, this.at), needed, end: this.at });
      if (this.source.charCodeAt(this.at) !== bar) return found;
      this.at++;
    }
  }

  /** The same of a group inside: a match holds what one of the alternatives needs, of each the rarest. */
  private alternatives(): Needed {
    const pieces: string[] = [];
    let likelihood = 0;
    for (;;) {
      const one = this.sequence().reduce<Needed>(stricter, null);
      if (one) pieces.push(...one.pieces);
      likelihood += one?.likelihood ?? Number.POSITIVE_INFINITY;
      if (this.source.charCodeAt(this.at) !== bar) return likelihood < 1 ? { pieces, likelihood } : null;
      this.at++;
    }
  }

  /** Things one after the other: a match holds what each of them needs; letters side by side are one piece. */
  private sequence(): NonNullable<Needed>[] {
    const { source } = this;
    const needed: NonNullable<Needed>[] = [];
    const add = (one: Needed) => {
      if (one) needed.push(one);
    };
    for (let start = this.at; ; start = this.at) {
      while (isPlain(source.charCodeAt(this.at)) && !isQuantifier(source.charCodeAt(this.at + 1))) this.at++;
      if (this.at > start) add(piece(source.slice(start, this.at)));
      const code = this.at < source.length ? source.charCodeAt(this.at) : close;
      if (code === close || code === bar) return needed;
      const one = this.one();
      if (!this.mayBeMissing()) add(one);
    }
  }

  /** What a group needs; null for anything else. */
  private one(): Needed {
    const sign = this.source[this.at++];
    if (sign === "(") return this.group();
    if (sign === "\\") this.at++;
    if (sign === "[") {
      while (this.source[this.at] !== "]") this.at += this.source[this.at] === "\\" ? 2 : 1;
      this.at++;
    }
    return null;
  }

  private group(): Needed {
    const isLookedFor = this.take("?=") || this.take("?!") || this.take("?<");
    this.take("?:");
    const needed = this.alternatives();
    this.at++;
    return isLookedFor ? null : needed;
  }

  /** Whether the quantifier here, if any, lets the thing before it be missing. */
  private mayBeMissing(): boolean {
    const code = this.source.charCodeAt(this.at);
    if (!isQuantifier(code)) return false;
    const mayBe = code === question || code === star || this.source.startsWith("{0", this.at);
    this.at = code === brace ? this.source.indexOf("}", this.at) + 1 : this.at + 1;
    this.take("?");
    return mayBe;
  }

  private take(text: string): boolean {
    const isHere = this.source.startsWith(text, this.at);
    if (isHere) this.at += text.length;
    return isHere;
  }
}
