import type { CrisisCategory, Severity } from "../../types";

/** How much one phrase says alone: "sure" raises an event, "likely" does when the classifier agrees, "hint" is asked about. */
export type Weight = "sure" | "likely" | "hint";

/** A group of reviewed phrases that mean the same. */
export interface PhraseGroup {
  id: string;
  category: CrisisCategory;
  severity: Exclude<Severity, "none">;
  weight: Weight;
  /** Why the words are a sign, in one line. */
  reason: string;
  lines: readonly string[];
}

/** One reviewed group; empty lines of the block are dropped. */
export function phrases(
  category: CrisisCategory,
  id: string,
  severity: PhraseGroup["severity"],
  weight: Weight,
  reason: string,
  block: string,
): PhraseGroup {
  const lines = block
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return { id: `${category}.said.${id}`, category, severity, weight, reason, lines };
}
