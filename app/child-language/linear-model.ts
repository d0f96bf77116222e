const featureBits = 21;
/**
 * Size of the space that features are hashed into; the stored weights name the columns they keep. In a space of 2 ** 18
 * most columns stood for several features, and the detector heard 5 to 7 of 100 dangers less.
 */
export const featureCount = 2 ** featureBits;

/** A trained model that can be asked. */
export interface LinearModel {
  /** Adds the weights of a column to the sums of the classes; false: the model did not keep it. */
  addWeights: (column: number, sums: Float64Array) => boolean;
  scale: number;
  biases: readonly number[];
}

/**
 * A model as it stands in a file, a character for each digit: distances between kept columns; for each column, ended by a
 * space, the distances between the classes that have a weight there; and those weights. Most weights of a model with many
 * classes are none, and each kind of number compresses best by itself, better than base64, where bytes lie across
 * characters. `blocks` says how much further on each block of columns begins, and where in `columns` and in `gaps`.
 */
export interface StoredModel {
  blocks: string;
  columns: string;
  gaps: string;
  weights: string;
  scale: number;
  biases: readonly number[];
}

/** Digits that need no escape in a source file: "#" to "~" without "\\". */
const firstDigit = 35;
const escapeSign = 92;
/** A number is written in digits of this base, low ones first; each but the last one is so much higher. */
export const numberBase = 45;
/** The largest weight either way. */
export const mostWeight = 44;
/** The most classes without a weight between two that have one: a longer gap holds a weight of zero. */
export const mostGap = 88;
export const endOfColumn = " ";
/** Columns of a block: a text that asks for one reads half as many on the way. */
export const blockColumns = 64;

export const digitOf = (value: number): string =>
  String.fromCharCode(value + firstDigit + (value + firstDigit >= escapeSign ? 1 : 0));

const digitAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code > escapeSign ? code - firstDigit - 1 : code - firstDigit;
};

/** Reads the numbers of a text one after the other. */
class Numbers {
  constructor(
    private readonly text: string,
    public at = 0,
  ) {}

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  next(): number {
    for (let unit = 1, value = 0; ; unit *= numberBase) {
      const digit = digitAt(this.text, this.at++);
      if (digit < numberBase) return value + digit * unit;
      value += (digit - numberBase) * unit;
    }
  }
}

/**
 * Reads at once only where the blocks begin, the rest when a text asks for it: a text holds few columns, and to read a
 * hundred thousand takes an isolate longer than all else at its first message.
 */
export function openModel({ blocks, columns, gaps, weights, scale, biases }: StoredModel): LinearModel {
  /** For each block the last column before it, and where its own begin in `columns` and in `gaps`. */
  const starts: { column: number; inColumns: number; inGaps: number }[] = [];
  let last = { column: -1, inColumns: 0, inGaps: 0 };
  for (const numbers = new Numbers(blocks); !numbers.isAtEnd; starts.push(last))
    last = {
      column: last.column + numbers.next(),
      inColumns: last.inColumns + numbers.next(),
      inGaps: last.inGaps + numbers.next(),
    };
  const addWeights = (wanted: number, sums: Float64Array): boolean => {
    const block = lastBefore(wanted, starts);
    const start = starts[block];
    if (!start) return false;
    const end = starts[block + 1]?.inColumns ?? columns.length;
    const numbers = new Numbers(columns, start.inColumns);
    let column = start.column;
    let place = 0;
    for (; column < wanted && numbers.at < end; place++) column += numbers.next();
    if (column !== wanted) return false;
    let from = start.inGaps;
    for (let before = 1; before < place; before++) from = gaps.indexOf(endOfColumn, from) + 1;
    // A column has a weight for each gap, and none for its end.
    const shift = block * blockColumns + place - 1;
    for (let at = 0; from < gaps.length && gaps[from] !== endOfColumn; from++, at++) {
      at += digitAt(gaps, from);
      // 0, -1, 1, -2, 2 and so on.
      const digit = digitAt(weights, from - shift);
      sums[at]! += digit & 1 ? -(digit + 1) / 2 : digit / 2;
    }
    return true;
  };
  return { addWeights, scale, biases };
}

/** The last place of an ascending list whose column is less than `wanted`; -1 when there is none. */
function lastBefore(wanted: number, ascending: readonly { column: number }[]): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]!.column < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return high;
}

/** The chance of each class for a text with these columns; `isKnown`: the model kept at least one of them. */
export function classChances(
  wanted: Iterable<number>,
  { addWeights, scale, biases }: LinearModel,
): { chances: number[]; isKnown: boolean } {
  const sums = new Float64Array(biases.length);
  let known = 0;
  for (const column of wanted) if (addWeights(column, sums)) known += 1;
  const value = scale * featureValue(known);
  return { chances: softmax(biases.map((bias, row) => bias + (sums[row] ?? 0) * value)), isKnown: known > 0 };
}

/** A class and its chance, 0-1. */
export type Guess = { id: string; chance: number };

/** A trained model with the names of its classes, opened when it is first asked. */
export class TrainedHead {
  private model: LinearModel | undefined;

  /** `sharpness` above 1 moves chances away from the middle: a model that learnt with words hidden is too careful. */
  constructor(
    private readonly stored: StoredModel,
    private readonly classes: readonly string[],
    private readonly sharpness: number,
  ) {}

  /** All classes, likeliest first; none for a text of which the model knows nothing. */
  guess(columns: Iterable<number>): Guess[] {
    this.model ??= openModel(this.stored);
    const { chances, isKnown } = classChances(columns, this.model);
    if (!isKnown) return [];
    const sharp = chances.map((chance) => chance ** this.sharpness);
    const total = sharp.reduce((sum, chance) => sum + chance, 0);
    return this.classes
      .map((id, index) => ({ id, chance: (sharp[index] ?? 0) / total }))
      .sort((one, other) => other.chance - one.chance);
  }
}

/** Softmax over class scores. */
export function softmax(logits: readonly number[]): number[] {
  const peak = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - peak));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** Every feature of a text weighs the same; long texts are held to the length of short ones. */
export function featureValue(count: number): number {
  return 1 / Math.sqrt(Math.max(10, count));
}

/** The column of a feature's name: FNV-1a, folded to the feature space. */
export function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) {
    hash ^= name.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash ^ (hash >>> featureBits)) & (featureCount - 1);
}
