import { extractFeatures, featureCount, windowsOf } from "./features";
import { modelBiases, modelColumns, modelScale, modelWeights } from "./lexicon/model-weights";
import { type CrisisCategory, crisisCategories } from "./types";

export interface Prediction {
  /** Probability that the text belongs to any crisis category, 0-1. */
  risk: number;
  /** The highest such probability of the text and of its windows. */
  peak: number;
  /** The most probable crisis category. */
  category: CrisisCategory | null;
  scores: Record<CrisisCategory, number>;
}

/** A trained model: where each column's weights begin (-1: none kept), one weight a class, and the classes' biases. */
export interface Model {
  positions: Int32Array;
  weights: Int8Array | Float32Array;
  scale: number;
  biases: readonly number[];
}

/** The classes in the order of the weights. */
export const modelClasses = ["none", ...crisisCategories] as const;

let model: Model | undefined;

function loadModel(): Model {
  if (model) return model;
  const positions = new Int32Array(featureCount).fill(-1);
  let column = 0;
  let position = 0;
  let step = 0;
  let shift = 0;
  // Distances between columns, seven bits a byte, the highest bit says that more follow.
  for (const byte of decodeBase64(modelColumns)) {
    step |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte & 0x80) continue;
    column += step;
    positions[column] = position++ * modelClasses.length;
    step = 0;
    shift = 0;
  }
  const weights = new Int8Array(decodeBase64(modelWeights).buffer);
  model = { positions, weights, scale: modelScale, biases: modelBiases };
  return model;
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Reads a normalised text with the trained model (softmax regression over hashed features). */
export function classify(normalized: string, trained = loadModel()): Prediction {
  const { chances, isKnown } = classChances(extractFeatures(normalized), trained);
  const scores = Object.fromEntries(
    crisisCategories.map((name, index) => [name, chances[index + 1] ?? 0]),
  ) as Record<CrisisCategory, number>;
  const category = crisisCategories.reduce((best, name) => (scores[name] > scores[best] ? name : best));
  const risk = 1 - (chances[0] ?? 1);
  const peak = windowsOf(normalized).reduce((highest, window) => {
    const [none = 1] = classChances(extractFeatures(window), trained).chances;
    return Math.max(highest, 1 - none);
  }, risk);
  return { risk, peak, category: isKnown ? category : null, scores };
}

function classChances(columns: Set<number>, { positions, weights, scale, biases }: Model) {
  const kept: number[] = [];
  for (const column of columns) {
    const at = positions[column] ?? -1;
    if (at >= 0) kept.push(at);
  }
  const value = scale * featureValue(kept.length);
  const logits = biases.map((bias, row) => {
    let sum = 0;
    for (const at of kept) sum += weights[at + row] ?? 0;
    return bias + sum * value;
  });
  return { chances: softmax(logits), isKnown: kept.length > 0 };
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
