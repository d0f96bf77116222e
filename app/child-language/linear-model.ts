const featureBits = 21;
/**
 * Size of the space that features are hashed into; the stored weights name the columns they keep. In a space of 2 ** 18
 * most columns stood for several features, and the detector heard 5 to 7 of 100 dangers less.
 */
export const featureCount = 2 ** featureBits;

/** A trained model that can be asked. */
export interface LinearModel {
  /** The kept columns, ascending. */
  columns: Int32Array;
  /** Adds the weights of the kept column at this place to the sums of the classes. */
  addWeights: (place: number, sums: Float64Array) => void;
  scale: number;
  biases: readonly number[];
}

/**
 * A model as it stands in a file, a character for each digit: distances between kept columns; for each column, ended by a
 * space, the distances between the classes that have a weight there; and those weights. Most weights of a model with many
 * classes are none, and each kind of number compresses best by itself, better than base64, where bytes lie across
 * characters.
 */
export interface StoredModel {
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

export const digitOf = (value: number): string =>
  String.fromCharCode(value + firstDigit + (value + firstDigit >= escapeSign ? 1 : 0));

const digitAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code > escapeSign ? code - firstDigit - 1 : code - firstDigit;
};

/**
 * Reads where columns and their weights stand at once, and the weights when a text asks for them: it holds few columns.
 * Nothing is cut out of the texts: a hundred thousand small ones take an isolate longer than all else here.
 */
export function openModel({ columns, gaps, weights, scale, biases }: StoredModel): LinearModel {
  // There is a digit for each column at least.
  const kept = new Int32Array(columns.length);
  /** Where each column's gaps begin; one less for each column before it is where its weights do. */
  const starts = new Int32Array(columns.length);
  let count = 0;
  for (let at = 0, column = 0, start = 0; start < gaps.length; count++) {
    for (let unit = 1, isLast = false; !isLast; unit *= numberBase) {
      const digit = digitAt(columns, at++);
      isLast = digit < numberBase;
      column += (isLast ? digit : digit - numberBase) * unit;
    }
    kept[count] = column;
    starts[count] = start;
    start = gaps.indexOf(endOfColumn, start) + 1;
  }
  const addWeights = (place: number, sums: Float64Array) => {
    const start = starts[place] ?? gaps.length;
    for (let from = start, at = 0; from < gaps.length && gaps[from] !== endOfColumn; from++, at++) {
      at += digitAt(gaps, from);
      // 0, -1, 1, -2, 2 and so on.
      const digit = digitAt(weights, from - place);
      sums[at]! += digit & 1 ? -(digit + 1) / 2 : digit / 2;
    }
  };
  return { columns: kept.subarray(0, count), addWeights, scale, biases };
}

/** Where a number stands in an ascending list; -1 when it is not in it. */
function placeOf(wanted: number, ascending: Int32Array): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = ascending[middle]!;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The chance of each class for a text with these columns; `isKnown`: the model kept at least one of them. */
export function classChances(
  wanted: Iterable<number>,
  { columns, addWeights, scale, biases }: LinearModel,
): { chances: number[]; isKnown: boolean } {
  const sums = new Float64Array(biases.length);
  let known = 0;
  for (const column of wanted) {
    const place = placeOf(column, columns);
    if (place < 0) continue;
    known += 1;
    addWeights(place, sums);
  }
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
