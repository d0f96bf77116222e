import type { BenignRule, CrisisCategory, LexiconRule } from "../../types";
import { abuseRules } from "./abuse";
import { dangerRules } from "./danger";
import { eatingDisorderRules } from "./eating-disorder";
import { benignRules } from "./look-alikes";
import { selfHarmRules } from "./self-harm";
import { suicideRules } from "./suicide";
import { violenceRules } from "./violence";

/** The reviewed lexicon: rules by category, in the order in which an equal severity is decided. */
export const crisisRules: Record<CrisisCategory, readonly LexiconRule[]> = {
  suicide: suicideRules,
  abuse: abuseRules,
  violence_to_others: violenceRules,
  danger: dangerRules,
  self_harm: selfHarmRules,
  eating_disorder: eatingDisorderRules,
};

export const counterRules: readonly BenignRule[] = benignRules;

/** Every pattern of the lexicon, for the vocabulary and for the tests. */
export function allRulePatterns(): string[] {
  return [...Object.values(crisisRules).flat(), ...counterRules].flatMap((entry) =>
    "unless" in entry && entry.unless ? [entry.pattern, entry.unless] : [entry.pattern],
  );
}
