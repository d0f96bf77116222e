import { stripFillers } from "~/child-language/phrase";
import { PhraseIndex } from "~/child-language/phrase-index";
import { phraseGroups } from "../content/compiled/phrases";
import type { CrisisCategory, Severity } from "../types";

/** A group of reviewed phrases that mean the same (content/phrases). */
export interface PhraseGroup {
  /** The kind of danger and a name: "suicide.burden". */
  id: string;
  category: CrisisCategory;
  /** How bad it is once phrases and model agree; null: it raises no alert, the coach asks. */
  severity: Exclude<Severity, "none"> | null;
  /** Each with the hash by which it is named in logs: the same wherever it stands in its file. */
  lines: readonly { phrase: string; hash: string }[];
}

/** Sentences that are asked about where they are all that a child says. */
export interface AloneGroup {
  category: CrisisCategory;
  /** Only as the first message of a talk. */
  isAtFirst: boolean;
  /** As the detector reads them, bare. */
  sentences: readonly string[];
}

export interface PhraseHit {
  /** Group and line: "suicide.burden#k3f". */
  id: string;
  group: PhraseGroup;
  category: CrisisCategory;
}

// Built at the first message and kept: the sources are constants, so no request depends on another.
let built: { hits: PhraseHit[]; index: PhraseIndex } | undefined;

function allPhrases() {
  built ??= {
    hits: phraseGroups.flatMap((group) =>
      group.lines.map(({ hash }) => ({ id: `${group.id}#${hash}`, group, category: group.category })),
    ),
    index: new PhraseIndex(phraseGroups.flatMap(({ lines }) => lines.map(({ phrase }) => phrase))),
  };
  return built;
}

/** The phrases that occur in a normalised text, each once. */
export function findPhrases(normalized: string): PhraseHit[] {
  const { hits, index } = allPhrases();
  const text = stripFillers(normalized);
  return index
    .mayOccur(text)
    .filter((at) => index.occurs(at, text))
    .map((at) => hits[at]!);
}
