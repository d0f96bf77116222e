import {
  blockColumns,
  digitOf,
  endOfColumn,
  featureCount,
  featureValue,
  type LinearModel,
  mostGap,
  mostWeight,
  numberBase,
  type StoredModel,
  softmax,
} from "../../app/child-language/linear-model";
import { makeRandom } from "./random";

/** A text to learn: its hashed features, its class, and how much it counts. */
export interface Lesson {
  columns: Int32Array;
  label: number;
  weight: number;
}

/** A model as it was fitted: one weight a class for each kept column, side by side. */
export interface FittedModel {
  columns: Int32Array;
  weights: Float32Array;
  biases: readonly number[];
}

/** A fitted model, to be asked before it is stored. */
export function asLinearModel({ columns, weights, biases }: FittedModel): LinearModel {
  const places = new Map(Array.from(columns, (column, place) => [column, place]));
  const addWeights = (column: number, sums: Float64Array): boolean => {
    const place = places.get(column);
    if (place === undefined) return false;
    for (let row = 0; row < sums.length; row++) sums[row]! += weights[place * sums.length + row] ?? 0;
    return true;
  };
  return { addWeights, scale: 1, biases };
}

export interface FitOptions {
  classes: number;
  seed: number;
  /** 1 for each column that may be learnt. */
  allowed: Uint8Array;
  epochs: number;
  learningRate: number;
  decay: number;
  /** Share of features hidden at each step, so that no single word carries a verdict. */
  dropout: number;
}

/** In how many texts each column stands. */
export function countColumns(lessons: readonly { columns: Int32Array }[]): Uint32Array {
  const counts = new Uint32Array(featureCount);
  for (const { columns } of lessons) for (const column of columns) counts[column]! += 1;
  return counts;
}

/** 1 for each column that stands in so many texts: what occurs once mostly teaches the text itself. */
export const frequentColumns = (lessons: readonly { columns: Int32Array }[], fewest: number): Uint8Array =>
  Uint8Array.from(countColumns(lessons), (count) => (count >= fewest ? 1 : 0));

/** Softmax regression by AdaGrad over the texts in a random order, so many epochs, of the columns that may be learnt. */
export function fitSoftmax(lessons: readonly Lesson[], options: FitOptions): FittedModel {
  const { classes, allowed, epochs, learningRate, decay, dropout } = options;
  const random = makeRandom(options.seed);
  const columns = columnsOf(allowed);
  const placeOf = new Int32Array(featureCount);
  for (const [place, column] of columns.entries()) placeOf[column] = place;
  const weights = new Float32Array(columns.length * classes);
  const squares = new Float32Array(weights.length).fill(1e-4);
  const biases = new Float64Array(classes);
  const order = lessons.map(({ columns: own, label, weight }) => ({
    starts: own.filter((column) => allowed[column]).map((column) => placeOf[column]! * classes),
    ...{ label, weight },
  }));
  const kept = new Int32Array(order.reduce((most, { starts }) => Math.max(most, starts.length), 0));
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let index = order.length - 1; index > 0; index--) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other]!, order[index]!];
    }
    for (const { starts, label, weight } of order) {
      let count = 0;
      for (const start of starts) if (random() >= dropout) kept[count++] = start;
      const value = featureValue(count);
      const logits = Array.from(biases, (bias, row) => {
        let sum = 0;
        for (let index = 0; index < count; index++) sum += weights[kept[index]! + row]!;
        return bias + sum * value;
      });
      for (const [row, chance] of softmax(logits).entries()) {
        const error = weight * (chance - (row === label ? 1 : 0));
        biases[row]! -= 0.01 * error;
        for (let index = 0; index < count; index++) {
          const at = kept[index]! + row;
          const gradient = error * value + decay * weights[at]!;
          squares[at]! += gradient * gradient;
          weights[at]! -= (learningRate * gradient) / Math.sqrt(squares[at]!);
        }
      }
    }
  }
  return { columns, weights, biases: [...biases] };
}

const columnsOf = (allowed: Uint8Array): Int32Array =>
  Int32Array.from(allowed.keys()).filter((column) => allowed[column]);

/** 1 for each of a model's `most` columns of which `strengthOf` their weights says most. */
export function strongest(
  { columns, weights, biases }: FittedModel,
  most: number,
  strengthOf: (own: Float32Array, column: number) => number,
): Uint8Array {
  const size = biases.length;
  const strengths = Float64Array.from(columns, (column, place) =>
    strengthOf(weights.subarray(place * size, (place + 1) * size), column),
  );
  const least = strengths.toSorted().at(-most - 1) ?? 0;
  const strong = new Uint8Array(featureCount);
  for (const [place, column] of columns.entries()) if (strengths[place]! > least) strong[column] = 1;
  return strong;
}

/** A model as it is kept in a file: columns and classes as distances, weights in whole steps. */
export function storeModel({ biases, columns: kept, weights }: FittedModel, step: number): StoredModel {
  const size = biases.length;
  let blocks = "";
  let columns = "";
  let gaps = "";
  let digits = "";
  /** Where the last block begins, as `blocks` counts it. */
  let last = [-1, 0, 0];
  for (const [place, column] of kept.entries()) {
    const before = place === 0 ? -1 : kept[place - 1]!;
    if (place % blockColumns === 0) {
      const start = [before, columns.length, gaps.length];
      blocks += start.map((value, at) => writeNumber(value - last[at]!)).join("");
      last = start;
    }
    columns += writeNumber(column - before);
    let gap = 0;
    for (const weight of weights.subarray(place * size, (place + 1) * size)) {
      const value = Math.max(-mostWeight, Math.min(mostWeight, Math.round(weight / step)));
      if (value === 0 && gap < mostGap) {
        gap += 1;
        continue;
      }
      gaps += digitOf(gap);
      digits += digitOf(value < 0 ? -2 * value - 1 : 2 * value);
      gap = 0;
    }
    gaps += endOfColumn;
  }
  return {
    scale: Number(step.toFixed(6)),
    biases: biases.map((bias) => Number(bias.toFixed(4))),
    ...{ blocks, columns, gaps, weights: digits },
  };
}

/** A whole number from 0 on in the digits of a stored model. */
function writeNumber(value: number): string {
  const low = value % numberBase;
  return value < numberBase
    ? digitOf(low)
    : digitOf(low + numberBase) + writeNumber(Math.floor(value / numberBase));
}

/** The module of one model's weights. */
export const moduleOfModel = (model: FittedModel, step: number, note: string): string =>
  `${note}import type { StoredModel } from "~/child-language/linear-model";\n\nexport const storedModel: StoredModel = ${JSON.stringify(storeModel(model, step))};\n`;
