import { anchorOf, compilePhrase, stripFillers } from "~/child-language/phrase";
import type { CrisisCategory } from "../../types";
import { abusePhrases } from "./abuse";
import { dangerPhrases } from "./danger";
import { eatingPhrases } from "./eating";
import { hintPhrases } from "./hints";
import type { PhraseGroup } from "./phrase-group";
import { selfHarmPhrases } from "./self-harm";
import { suicidePhrases } from "./suicide";
import { veiledPhrases } from "./veiled";
import { violencePhrases } from "./violence";

/** The reviewed phrases, by category. */
export const phraseGroups: readonly PhraseGroup[] = [
  ...suicidePhrases,
  ...selfHarmPhrases,
  ...abusePhrases,
  ...dangerPhrases,
  ...eatingPhrases,
  ...violencePhrases,
  ...veiledPhrases,
  ...hintPhrases,
];

export interface PhraseHit {
  /** Group and line: "suicide.burden#3". */
  id: string;
  group: PhraseGroup;
  category: CrisisCategory;
}

interface CompiledPhrase {
  id: string;
  group: PhraseGroup;
  pattern: RegExp;
}

interface PhraseIndex {
  phrases: CompiledPhrase[];
  /** Which phrases need this word; stems end with "*". */
  byWord: Map<string, number[]>;
  /** Phrases without a word they cannot do without. */
  anywhere: number[];
}

// Built at the first message and kept: the sources are constants, so no request depends on another.
let built: PhraseIndex | undefined;

function phraseIndex(): PhraseIndex {
  if (built) return built;
  const index: PhraseIndex = { phrases: [], byWord: new Map(), anywhere: [] };
  for (const group of phraseGroups) {
    for (const [line, source] of group.lines.entries()) {
      const at = index.phrases.push({ id: `${group.id}#${line}`, group, pattern: compilePhrase(source) }) - 1;
      const anchor = anchorOf(source);
      if (anchor.length === 0) index.anywhere.push(at);
      for (const word of anchor) index.byWord.set(word, [...(index.byWord.get(word) ?? []), at]);
    }
  }
  built = index;
  return index;
}

/** The phrases that occur in a normalised text (idioms already blanked), each line once. */
export function findPhrases(masked: string): PhraseHit[] {
  const { phrases, byWord, anywhere } = phraseIndex();
  const text = stripFillers(masked);
  const candidates = new Set(anywhere);
  for (const word of new Set(text.split(" "))) {
    for (const at of byWord.get(word) ?? []) candidates.add(at);
    for (let length = 2; length <= word.length; length++) {
      for (const at of byWord.get(`${word.slice(0, length)}*`) ?? []) candidates.add(at);
    }
  }
  const hits: PhraseHit[] = [];
  for (const at of candidates) {
    const { id, group, pattern } = phrases[at]!;
    if (pattern.test(text)) hits.push({ id, group, category: group.category });
  }
  return hits;
}
