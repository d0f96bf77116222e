import { stripFillers } from "~/child-language/phrase";
import { PhraseIndex } from "~/child-language/phrase-index";
import { moderationPhrases } from "../content/compiled/phrases";
import type { CrisisCategory, ModerationFlag } from "../types";

/** A class of moderation.txt; `minors` counts beside something sexual only, `swearing` is no class of its own. */
export type ModerationGroup = ModerationFlag | "swearing" | "minors";

// Built at the first text and kept: the phrases are constants.
let built: { groups: ModerationGroup[]; index: PhraseIndex } | undefined;

/** The classes of which a phrase stands in a normalised text. */
function groupsIn(normalized: string): Set<ModerationGroup> {
  built ??= {
    groups: moderationPhrases.map(([group]) => group),
    index: new PhraseIndex(
      moderationPhrases.map(([, phrase]) => phrase),
      { evenDenied: true },
    ),
  };
  const { groups, index } = built;
  const text = stripFillers(normalized);
  return new Set(
    index
      .mayOccur(text)
      .filter((at) => index.occurs(at, text))
      .map((at) => groups[at]!),
  );
}

/** Moderation classes (K17) of a normalised text; crisis categories bring their own class along. */
export function findModerationFlags(
  normalized: string,
  category: CrisisCategory | null = null,
): ModerationFlag[] {
  const groups = groupsIn(normalized);
  if (groups.has("sexual") && groups.has("minors")) groups.add("sexual/minors");
  if (category === "suicide") groups.add("self-harm/intent").add("self-harm");
  if (category === "self_harm" || category === "eating_disorder") groups.add("self-harm");
  if (category === "violence_to_others") groups.add("violence");
  return [...groups].filter((group): group is ModerationFlag => group !== "swearing" && group !== "minors");
}

/** Whether a normalised text swears; coaching goes on, but titles and nicknames may not. */
export const hasProfanity = (normalized: string): boolean => groupsIn(normalized).has("swearing");
