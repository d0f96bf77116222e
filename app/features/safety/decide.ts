import type { Prediction } from "./classifier";
import type { RuleHit } from "./detect";
import type { Evidence } from "./evidence";

/**
 * How sure the classifier must be before a message escalates, by what the lexicon saw. Set from grouped
 * cross-validation (scripts/safety/train.ts --folds), never from the cases the weights were fitted to.
 */
export const thresholds = {
  /** A rule or a "sure" phrase applies. */
  explicit: 0.12,
  /** Two or more of them. */
  doubly: 0.04,
  /** Only "likely" phrases apply. */
  likely: 0.5,
  /** Nothing in the lexicon applies. */
  alone: 0.6,
};

/** What a message is held to say: hits of the lexicon, or the classifier's own verdict. */
export function decide(evidence: Evidence, prediction: Prediction): RuleHit[] {
  if (evidence.isExplained) return [];
  const explicit: RuleHit[] = [...evidence.rules];
  const likely: RuleHit[] = [];
  for (const { id, group, category } of evidence.phrases) {
    const hit = { ruleId: id, category, severity: group.severity };
    (group.weight === "sure" ? explicit : likely).push(hit);
  }
  if (explicit.length > 0) {
    return prediction.risk >= (explicit.length > 1 ? thresholds.doubly : thresholds.explicit) ? explicit : [];
  }
  if (!prediction.category) return [];
  if (likely.length > 0 && prediction.risk >= thresholds.likely) return likely;
  if (prediction.risk < thresholds.alone) return [];
  return [{ ruleId: `model.${prediction.category}`, category: prediction.category, severity: "concern" }];
}
