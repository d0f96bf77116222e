import { stripFillers } from "~/child-language/phrase";
import { PhraseIndex } from "~/child-language/phrase-index";
import { moderationPhrases } from "../content/compiled/phrases";
import type { CrisisCategory, ModerationFlag, ModerationGroup } from "../types";

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

/**
 * Moderation classes (K17) of a normalised text, to which a crisis category brings its own, and whether it swears: coaching
 * goes on then, but titles and nicknames may not.
 */
export function moderate(
  normalized: string,
  category: CrisisCategory | null = null,
): { flags: ModerationFlag[]; isSwearing: boolean } {
  const groups = groupsIn(normalized);
  if (groups.has("sexual") && groups.has("minors")) groups.add("sexual/minors");
  if (category === "suicide") groups.add("self-harm/intent").add("self-harm");
  if (category === "self_harm" || category === "eating_disorder") groups.add("self-harm");
  if (category === "violence_to_others") groups.add("violence");
  const isSwearing = groups.delete("swearing");
  groups.delete("minors");
  return { flags: [...groups] as ModerationFlag[], isSwearing };
}
