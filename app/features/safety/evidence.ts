import { findRuleHits, maskBenign, type RuleHit } from "./detect";
import { findPhrases, type PhraseHit } from "./phrases";

/** Everything the reviewed lexicon says about a normalised text, before the classifier is asked. */
export interface Evidence {
  normalized: string;
  rules: readonly RuleHit[];
  /** Phrases in the text with idioms blanked. */
  phrases: readonly PhraseHit[];
  /** Phrases in the text as it stands; the same list when nothing was blanked. */
  openPhrases: readonly PhraseHit[];
}

export function gatherEvidence(normalized: string): Evidence {
  const masked = maskBenign(normalized);
  const phrases = findPhrases(masked);
  return {
    normalized,
    rules: findRuleHits(normalized, masked),
    phrases,
    openPhrases: masked === normalized ? phrases : findPhrases(normalized),
  };
}
