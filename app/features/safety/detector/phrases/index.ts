import { stripFillers } from "~/child-language/phrase";
import { PhraseIndex } from "~/child-language/phrase-index";
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

// Built at the first message and kept: the sources are constants, so no request depends on another.
let built: { lines: PhraseHit[]; index: PhraseIndex } | undefined;

function allPhrases() {
  built ??= {
    lines: phraseGroups.flatMap((group) =>
      group.lines.map((_, line) => ({ id: `${group.id}#${line}`, group, category: group.category })),
    ),
    index: new PhraseIndex(phraseGroups.flatMap((group) => group.lines)),
  };
  return built;
}

/** The phrases that occur in a normalised text (idioms already blanked), each line once. */
export function findPhrases(masked: string): PhraseHit[] {
  const { lines, index } = allPhrases();
  const text = stripFillers(masked);
  return index
    .mayOccur(text)
    .filter((at) => index.occurs(at, text))
    .map((at) => lines[at]!);
}
