import { counterRules, crisisRules } from "./lexicon/rules";
import { expandWordClasses } from "./lexicon/word-classes";
import { type CrisisCategory, crisisCategories, type LexiconRule, type Severity } from "./types";

export interface RuleHit {
  ruleId: string;
  category: CrisisCategory;
  severity: Exclude<Severity, "none">;
}

interface CompiledRule {
  rule: LexiconRule;
  category: CrisisCategory;
  pattern: RegExp;
  unless: RegExp | undefined;
}

// Compiled at the first message and kept: the sources are constants, so no request depends on another.
let compiledRules: CompiledRule[] | undefined;
let compiledCounters: RegExp[] | undefined;

function rules(): CompiledRule[] {
  compiledRules ??= crisisCategories.flatMap((category) =>
    crisisRules[category].map((rule) => ({
      rule,
      category,
      pattern: new RegExp(expandWordClasses(rule.pattern)),
      unless: rule.unless ? new RegExp(expandWordClasses(rule.unless)) : undefined,
    })),
  );
  return compiledRules;
}

/** Blanks idioms and look-alikes in normalised text; the words around them stay and still count. */
export function maskBenign(normalized: string): string {
  compiledCounters ??= counterRules.map((rule) => new RegExp(expandWordClasses(rule.pattern), "g"));
  let text = normalized;
  for (const pattern of compiledCounters) text = text.replace(pattern, " ~ ");
  return text;
}

/** All lexicon rules that apply to a normalised text; `masked` is the same text with idioms blanked. */
export function findRuleHits(normalized: string, masked = maskBenign(normalized)): RuleHit[] {
  return rules()
    .filter(({ pattern, unless }) => pattern.test(masked) && !unless?.test(normalized))
    .map(({ rule, category }) => ({ ruleId: rule.id, category, severity: rule.severity }));
}
