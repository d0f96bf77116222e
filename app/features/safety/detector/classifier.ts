import { classChances, type LinearModel, openModel } from "~/child-language/linear-model";
import { type CrisisCategory, crisisCategories } from "../types";
import { extractFeatures, windowsOf } from "./model-features";
import { storedModel } from "./weights/model-weights";

export interface Prediction {
  /** Probability that the text belongs to any crisis category, 0-1. */
  risk: number;
  /** The highest such probability of the text and of its windows. */
  peak: number;
  /** The most probable crisis category. */
  category: CrisisCategory | null;
  scores: Record<CrisisCategory, number>;
}

/** The classes in the order of the weights. */
export const modelClasses = ["none", ...crisisCategories] as const;

let model: LinearModel | undefined;

function loadModel(): LinearModel {
  model ??= openModel(storedModel);
  return model;
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
