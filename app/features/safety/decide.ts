import type { Prediction } from "./classifier";
import type { RuleHit } from "./detect";
import type { Evidence } from "./evidence";

/**
 * How sure the classifier must be before a message escalates, by what the lexicon saw. Set from blind batches
 * (test/fixtures/safety/batches.md), never from the cases the weights were fitted to. Later in a talk a message is
 * often half an answer ("i told him to stop"), so that less of it is meant as it reads, the more so when it is short:
 * below these the coach asks.
 */
export const thresholds = {
  /** `explicit`: a rule or a "sure" phrase applies; `likely`: only "likely" phrases; `alone`: nothing of the lexicon. */
  first: { explicit: 0.15, likely: 0.35, alone: 0.4 },
  inTalk: { explicit: 0.4, likely: 0.5, alone: 0.6 },
  shortInTalk: { explicit: 0.7, likely: 0.8, alone: 0.9 },
};

/** A message of so many words says enough to be read almost like one that opens a talk. */
const fewestWordsOfASentence = 9;

/** Fewer words out of a talk ("yes", "I told my teacher") say too little for the classifier alone. */
export const fewestWords = 6;
export const countWords = (normalized: string): number => normalized.split(" ").length;

/** What a message is held to say: hits of the lexicon, or the classifier's own verdict. */
export function decide(evidence: Evidence, prediction: Prediction, isInTalk = false): RuleHit[] {
  if (evidence.isExplained) return [];
  const isShort = countWords(evidence.normalized) < fewestWordsOfASentence;
  const least = thresholds[!isInTalk ? "first" : isShort ? "shortInTalk" : "inTalk"];
  const explicit: RuleHit[] = [...evidence.rules];
  const likely: RuleHit[] = [];
  for (const { id, group, category } of evidence.phrases) {
    const hit = { ruleId: id, category, severity: group.severity };
    (group.weight === "sure" ? explicit : likely).push(hit);
  }
  const { category, risk } = prediction;
  if (explicit.length > 0) return risk >= least.explicit ? explicit : [];
  if (likely.length > 0 && risk >= least.likely) return likely;
  if (!category || risk < least.alone) return [];
  // "on purpose i think", "it was gray": a few words of an answer say too little for the classifier alone.
  if (isInTalk && countWords(evidence.normalized) < fewestWords) return [];
  return [{ ruleId: `model.${category}`, category, severity: "concern" }];
}
