import { classify, type Prediction } from "./classifier";
import { type Evidence, gatherEvidence } from "./lexicon-evidence";
import type { RuleHit } from "./rule-hits";
import { verdictWeights } from "./weights/verdict-weights";

/**
 * How much must speak for a danger (log-odds) before a message raises an alert, and before the
 * coach asks. Later in a talk a message is often half an answer ("i told him to stop"), so that less of it is meant
 * as it reads. Set on public talk and on the measuring authors okoro and vega, who no longer count as unseen; measured
 * on five fresh authors after that (corpus/README.md).
 */
export const thresholds = {
  first: { alert: 1.1, question: -0.15 },
  inTalk: { alert: 2.3, question: 0.95 },
};

/** Fewer words out of a talk ("yes", "I told my teacher") say too little for the model alone. */
export const fewestWords = 6;
export const countWords = (normalized: string): number => normalized.split(" ").length;

/** All that is read in one text. */
export interface Reading {
  evidence: Evidence;
  prediction: Prediction;
  /** Log-odds of a danger: everything that speaks for or against one, added up. */
  danger: number;
}

/**
 * Reads a normalised text with rules, phrases and model and weighs them together: none of them raises an alert by
 * itself. The weights are trained (scripts/safety/train.ts).
 */
export function readNormalized(normalized: string): Reading {
  const evidence = gatherEvidence(normalized);
  const prediction = classify(normalized);
  const danger = signsOf(evidence, prediction).reduce(
    (sum, sign, index) => sum + sign * (verdictWeights[index] ?? 0),
    0,
  );
  return { evidence, prediction, danger };
}

/** The numbers the second stage weighs, in the order of its weights. */
export function signsOf(evidence: Evidence, { risk, peak, category }: Prediction): number[] {
  const { rules, phrases, openPhrases, hints, isExplained, lookAlikes, normalized } = evidence;
  const sure = phrases.filter(({ group }) => group.weight === "sure");
  const likely = phrases.length - sure.length;
  const openSure = openPhrases.filter(({ group }) => group.weight === "sure").length;
  const isAgreed = [...rules, ...sure].some((hit) => hit.category === category);
  const length = Math.log(Math.min(120, countWords(normalized)));
  const flag = (is: boolean): number => (is ? 1 : 0);
  return [
    1,
    logOdds(risk),
    logOdds(peak),
    flag(rules.length > 0),
    flag(sure.length > 0),
    flag(likely > 0),
    flag(hints.length > 0),
    flag(isExplained),
    flag(isAgreed),
    length,
    flag(countWords(normalized) < 9),
    Math.min(3, rules.length + sure.length),
    Math.min(4, likely),
    flag(openSure > sure.length),
    Math.min(2, lookAlikes),
    flag(rules.length > 0) * length,
    flag(sure.length > 0) * length,
    flag(likely > 0) * length,
  ];
}

function logOdds(chance: number): number {
  return Math.log(Math.max(1e-4, chance) / Math.max(1e-4, 1 - chance));
}

/** What a message is held to say: the hits of the lexicon, or the model's own verdict; none below the alert. */
export function decide({ evidence, prediction, danger }: Reading, isInTalk = false): RuleHit[] {
  if (danger < thresholds[isInTalk ? "inTalk" : "first"].alert) return [];
  const hits: RuleHit[] = [
    ...evidence.rules,
    ...evidence.phrases.map(({ id, group, category }) => ({
      ruleId: id,
      category,
      severity: group.severity,
    })),
  ];
  if (hits.length > 0) return hits;
  // "on purpose i think", "it was gray": a few words of an answer say too little for the model alone.
  if (!prediction.category || (isInTalk && countWords(evidence.normalized) < fewestWords)) return [];
  return [{ ruleId: `model.${prediction.category}`, category: prediction.category, severity: "concern" }];
}
