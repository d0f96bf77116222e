import type { Evidence } from "./evidence";
import { extractFeatures, featureCount } from "./features";
import { modelBiases, modelColumns, modelScale, modelWeights } from "./lexicon/model-weights";
import { type CrisisCategory, crisisCategories } from "./types";

export interface Prediction {
  /** Probability that the text belongs to any crisis category, 0-1. */
  risk: number;
  /** The most probable crisis category. */
  category: CrisisCategory | null;
  scores: Record<CrisisCategory, number>;
}

/** The classes in the order of the weights. */
export const modelClasses = ["none", ...crisisCategories] as const;

interface Model {
  /** Position of a hashed column among the kept ones, -1 for a column without weights. */
  positions: Int16Array;
  weights: Int8Array;
}

let model: Model | undefined;

function loadModel(): Model {
  if (model) return model;
  const columnBytes = decodeBase64(modelColumns);
  const positions = new Int16Array(featureCount).fill(-1);
  for (let index = 0; index < columnBytes.length / 2; index++) {
    positions[(columnBytes[2 * index] ?? 0) | ((columnBytes[2 * index + 1] ?? 0) << 8)] = index;
  }
  model = { positions, weights: new Int8Array(decodeBase64(modelWeights).buffer) };
  return model;
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Softmax over class scores. */
export function softmax(logits: readonly number[]): number[] {
  const peak = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - peak));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** Reads a text and its evidence with the trained model (softmax regression over hashed features). */
export function classify(evidence: Evidence): Prediction {
  const { positions, weights } = loadModel();
  const kept = [...extractFeatures(evidence)]
    .map((column) => positions[column] ?? -1)
    .filter((at) => at >= 0);
  const value = modelScale * featureValue(kept.length);
  const logits = modelBiases.map((bias, row) => {
    let sum = 0;
    for (const at of kept) sum += weights[at * modelClasses.length + row] ?? 0;
    return bias + sum * value;
  });
  const chances = softmax(logits);
  const scores = Object.fromEntries(
    crisisCategories.map((name, index) => [name, chances[index + 1] ?? 0]),
  ) as Record<CrisisCategory, number>;
  const category = crisisCategories.reduce((best, name) => (scores[name] > scores[best] ? name : best));
  return { risk: 1 - (chances[0] ?? 1), category: kept.length > 0 ? category : null, scores };
}

/** Every feature of a text weighs the same; long texts are held to the length of short ones. */
export function featureValue(count: number): number {
  return 1 / Math.sqrt(Math.max(10, count));
}
