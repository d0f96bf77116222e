import { findPhrases, type PhraseHit } from "./phrases";
import { findLookAlikes, findRuleHits, maskBenign, type RuleHit } from "./rule-hits";
import { isExplained } from "./rules/everyday-reasons";

/** Everything the reviewed lexicon says about a normalised text, beside what the model reads in it. */
export interface Evidence {
  normalized: string;
  rules: readonly RuleHit[];
  /** Phrases in the text with idioms blanked. */
  phrases: readonly PhraseHit[];
  /** Phrases in the text as it stands; the same list when nothing was blanked. */
  openPhrases: readonly PhraseHit[];
  /** Phrases that only a question can make clear; they raise no alert. */
  hints: readonly PhraseHit[];
  /** How many kinds of idioms and look-alikes occur. */
  lookAlikes: number;
  /** Whether it gives an everyday reason and names no harm. */
  isExplained: boolean;
}

export function gatherEvidence(normalized: string): Evidence {
  const masked = maskBenign(normalized);
  const found = findPhrases(masked);
  const phrases = found.filter(isSign);
  return {
    normalized,
    rules: findRuleHits(normalized, masked),
    phrases,
    openPhrases: masked === normalized ? phrases : findPhrases(normalized).filter(isSign),
    // What was not masked holds none.
    lookAlikes: masked === normalized ? 0 : findLookAlikes(normalized).length,
    isExplained: isExplained(normalized),
    hints: found.filter((hit) => !isSign(hit)),
  };
}

const isSign = ({ group }: PhraseHit): boolean => group.weight !== "hint";
