/** Size of the space that features are hashed into; the stored weights name the columns they keep. */
export const featureCount = 2 ** 18;

/** A trained model: where the weights of each kept column begin, columns ascending; one weight a class; the classes' biases. */
export interface LinearModel {
  positions: ReadonlyMap<number, number>;
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

const valueAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code - firstDigit - (code > escapeSign ? 1 : 0);
};

/** The number that begins at `at`, and where the next thing begins. */
function readNumber(text: string, at: number): { value: number; next: number } {
  let value = 0;
  let unit = 1;
  let next = at;
  for (;;) {
    const digit = valueAt(text, next++);
    value += (digit % numberBase) * unit;
    unit *= numberBase;
    if (digit < numberBase) return { value, next };
  }
}

export function decodeModel({ columns, weights, scale, biases }: StoredModel): LinearModel {
  const positions = new Map<number, number>();
  let column = 0;
  for (let at = 0; at < columns.length; ) {
    const { value, next } = readNumber(columns, at);
    column += value;
    positions.set(column, positions.size * biases.length);
    at = next;
  }
  const whole = new Int8Array(positions.size * biases.length);
  let place = 0;
  for (let at = 0; at < weights.length; ) {
    // 0, -1, 1, -2, 2 and so on.
    const digit = valueAt(weights, at++);
    if (digit > 0) whole[place++] = digit & 1 ? -(digit + 1) / 2 : digit / 2;
    else {
      const { value, next } = readNumber(weights, at);
      place += 1 + value;
      at = next;
    }
  }
  return { positions, weights: whole, scale, biases };
}

/** The chance of each class for a text with these columns; `isKnown`: the model kept at least one of them. */
export function classChances(columns: Iterable<number>, { positions, weights, scale, biases }: LinearModel) {
  const kept: number[] = [];
  for (const column of columns) {
    const at = positions.get(column);
    if (at !== undefined) kept.push(at);
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
