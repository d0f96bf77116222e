import type { CrisisCategory, Severity } from "../types";
import { classify, type Prediction } from "./classifier";
import { findPhrases, type PhraseHit } from "./phrases";
import { verdictWeights } from "./weights/verdict-weights";

/**
 * How much must speak for a danger (log-odds) before a message raises an alert, and before the
 * coach asks. Later in a talk a message is often half an answer ("i told him to stop"), so that less of it is meant
 * as it reads. Set on public talk and on the authors kept for measuring. Nothing is learnt of these, yet they no longer
 * count as unseen: a new author's first pass tells how much is heard (corpus/README.md).
 */
export const thresholds = {
  first: { alert: 0.65, question: -0.2 },
  inTalk: { alert: 2, question: 1.2 },
};

/** Fewer words out of a talk ("yes", "I told my teacher") say too little for the model alone. */
export const fewestWords = 6;
export const countWords = (normalized: string): number => normalized.split(" ").length;

/** What a message is held to say: the phrase that says so, or the model. */
export interface Hit {
  /** A phrase's group and line, or "model." and the kind of danger. */
  ruleId: string;
  category: CrisisCategory;
  severity: Exclude<Severity, "none">;
}

/** All that is read in one normalised text. */
export interface Reading {
  normalized: string;
  phrases: readonly PhraseHit[];
  /** Phrases that only a question can make clear; they raise no alert. */
  hints: readonly PhraseHit[];
  prediction: Prediction;
  /** Log-odds of a danger: everything that speaks for or against one, added up. */
  danger: number;
}

/**
 * Reads a normalised text with phrases and model and weighs them together: neither raises an alert by itself. The
 * weights are trained (scripts/safety/train.ts).
 */
export function readNormalized(normalized: string): Reading {
  const said = readPhrases(normalized);
  const prediction = classify(normalized);
  const danger = signsOf(said, prediction).reduce(
    (sum, sign, index) => sum + sign * (verdictWeights[index] ?? 0),
    0,
  );
  return { ...said, prediction, danger };
}

/** What the reviewed phrases find in a normalised text. */
export function readPhrases(normalized: string): Pick<Reading, "normalized" | "phrases" | "hints"> {
  const found = findPhrases(normalized);
  const isHint = ({ group }: PhraseHit): boolean => group.severity === null;
  return { normalized, phrases: found.filter((hit) => !isHint(hit)), hints: found.filter(isHint) };
}

/** The numbers the second stage weighs, in the order of its weights. */
export function signsOf(
  { normalized, phrases, hints }: ReturnType<typeof readPhrases>,
  { risk, peak, category }: Prediction,
): number[] {
  const isAgreed = phrases.some((hit) => hit.category === category);
  const length = Math.log(Math.min(120, countWords(normalized)));
  const flag = (is: boolean): number => (is ? 1 : 0);
  return [
    1,
    logOdds(risk),
    logOdds(peak),
    flag(phrases.length > 0),
    flag(hints.length > 0),
    flag(isAgreed),
    length,
    flag(countWords(normalized) < 9),
    Math.min(3, phrases.length),
    flag(phrases.length > 0) * length,
  ];
}

function logOdds(chance: number): number {
  return Math.log(Math.max(1e-4, chance) / Math.max(1e-4, 1 - chance));
}

/** What a message is held to say: the phrases it holds, or else the model's own verdict; none below the alert. */
export function decide({ normalized, phrases, prediction, danger }: Reading, isInTalk = false): Hit[] {
  if (danger < thresholds[isInTalk ? "inTalk" : "first"].alert) return [];
  if (phrases.length > 0)
    return phrases.map(({ id, group, category }) => ({
      ...{ ruleId: id, category },
      severity: group.severity ?? "concern",
    }));
  // "on purpose i think", "it was gray": a few words of an answer say too little for the model alone.
  if (!prediction.category || (isInTalk && countWords(normalized) < fewestWords)) return [];
  return [{ ruleId: `model.${prediction.category}`, category: prediction.category, severity: "concern" }];
}
