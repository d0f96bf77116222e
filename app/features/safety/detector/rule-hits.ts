import { Pattern } from "~/child-language/pattern";
import { expandWordClasses } from "~/child-language/words/word-classes";
import {
  type BenignRule,
  type CrisisCategory,
  crisisCategories,
  type LexiconRule,
  type Severity,
} from "../types";
import { counterRules, crisisRules } from "./rules";

export interface RuleHit {
  ruleId: string;
  category: CrisisCategory;
  severity: Exclude<Severity, "none">;
}

interface CompiledRule {
  rule: LexiconRule;
  category: CrisisCategory;
  pattern: Pattern;
  unless: Pattern | undefined;
}

// Compiled at the first message and kept: the sources are constants, so no request depends on another.
let compiledRules: CompiledRule[] | undefined;
let compiledCounters: { kind: BenignRule["kind"]; pattern: Pattern }[] | undefined;

function rules(): CompiledRule[] {
  compiledRules ??= crisisCategories.flatMap((category) =>
    crisisRules[category].map((rule) => ({
      rule,
      category,
      pattern: new Pattern(expandWordClasses(rule.pattern)),
      unless: rule.unless ? new Pattern(expandWordClasses(rule.unless)) : undefined,
    })),
  );
  return compiledRules;
}

function counters() {
  compiledCounters ??= counterRules.map(({ kind, pattern }) => ({
    kind,
    pattern: new Pattern(expandWordClasses(pattern), "g"),
  }));
  return compiledCounters;
}

/** Blanks idioms and look-alikes in normalised text; the words around them stay and still count. */
export function maskBenign(normalized: string): string {
  return counters().reduce(
    (text, { pattern }) => (pattern.mayMatch(text) ? text.replace(pattern.regExp, " ~ ") : text),
    normalized,
  );
}

/** Which kinds of look-alike occur in normalised text. */
export function findLookAlikes(normalized: string): BenignRule["kind"][] {
  return counters()
    .filter(({ pattern }) => pattern.test(normalized))
    .map(({ kind }) => kind);
}

/** All lexicon rules that apply to a normalised text; `masked` is the same text with idioms blanked. */
export function findRuleHits(normalized: string, masked = maskBenign(normalized)): RuleHit[] {
  return rules()
    .filter(({ pattern, unless }) => pattern.test(masked) && !unless?.test(normalized))
    .map(({ rule, category }) => ({ ruleId: rule.id, category, severity: rule.severity }));
}
