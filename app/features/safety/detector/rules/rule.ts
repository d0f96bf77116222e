import type { BenignRule, LexiconRule, SafetyLocale } from "../../types";

/** One lexicon entry in reading order: id, severity, languages, reason, pattern, wording that switches it off. */
export function rule(
  id: string,
  severity: LexiconRule["severity"],
  languages: "en" | "es" | "en es",
  reason: string,
  pattern: string,
  unless?: string,
): LexiconRule {
  const locales = languages.split(" ").filter((word): word is SafetyLocale => word === "en" || word === "es");
  return { id, severity, languages: locales, reason, pattern, ...(unless ? { unless } : {}) };
}

/** One counter-pattern: id, kind, reason, pattern. */
export function benign(id: string, kind: BenignRule["kind"], reason: string, pattern: string): BenignRule {
  return { id, kind, reason, pattern };
}
