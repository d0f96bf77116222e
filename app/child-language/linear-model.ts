/** Size of the space that features are hashed into; the stored weights name the columns they keep. */
export const featureCount = 2 ** 18;

/** A trained model: the kept columns, ascending; one weight a class for each of them, side by side; the classes' biases. */
export interface LinearModel {
  columns: Int32Array;
  weights: Int8Array | Float32Array;
  scale: number;
  biases: readonly number[];
}

/**
 * A model as it stands in a file: distances between kept columns and whole weights, a character for each digit. Small
 * numbers are most of both, so that they compress better than base64, where bytes lie across characters. Most weights of
 * a model with many classes are none: a zero is followed by how many more come after it.
 */
export interface StoredModel {
  columns: string;
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

export const digitOf = (value: number): string =>
  String.fromCharCode(value + firstDigit + (value + firstDigit >= escapeSign ? 1 : 0));

/** Reads the digits of a stored model from the start on. */
class Digits {
  private at = 0;
  constructor(private readonly text: string) {}

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  digit(): number {
    const code = this.text.charCodeAt(this.at++);
    return code > escapeSign ? code - firstDigit - 1 : code - firstDigit;
  }

  number(): number {
    let value = 0;
    for (let unit = 1; ; unit *= numberBase) {
      const digit = this.digit();
      if (digit < numberBase) return value + digit * unit;
      value += (digit - numberBase) * unit;
    }
  }
}

export function decodeModel({ columns, weights, scale, biases }: StoredModel): LinearModel {
  // A number takes a digit or more, so there are no more columns than digits.
  const kept = new Int32Array(columns.length);
  const distances = new Digits(columns);
  let count = 0;
  for (let column = 0; !distances.isAtEnd; ) {
    column += distances.number();
    kept[count++] = column;
  }
  const whole = new Int8Array(count * biases.length);
  const values = new Digits(weights);
  for (let place = 0; !values.isAtEnd; ) {
    // 0, -1, 1, -2, 2 and so on.
    const digit = values.digit();
    if (digit > 0) whole[place++] = digit & 1 ? -(digit + 1) / 2 : digit / 2;
    else place += 1 + values.number();
  }
  return { columns: kept.slice(0, count), weights: whole, scale, biases };
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
export function classChances(wanted: Iterable<number>, { columns, weights, scale, biases }: LinearModel) {
  const kept: number[] = [];
  for (const column of wanted) {
    const place = placeOf(column, columns);
    if (place >= 0) kept.push(place * biases.length);
  }
  const value = scale * featureValue(kept.length);
  const logits = biases.map((bias, row) => {
    let sum = 0;
    for (const at of kept) sum += weights[at + row] ?? 0;
    return bias + sum * value;
  });
  return { chances: softmax(logits), isKnown: kept.length > 0 };
}

/** A class and its chance, 0-1. */
export type Guess = { id: string; chance: number };

/** A trained model with the names of its classes, decoded when it is first asked. */
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
    this.model ??= decodeModel(this.stored);
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
  return ((hash >>> 0) ^ (hash >>> 15)) & (featureCount - 1);
}
