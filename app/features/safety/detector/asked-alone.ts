import { stripFillers } from "~/child-language/phrase";
import { aloneGroups } from "../content/compiled/phrases";
import type { CrisisCategory } from "../types";
import { normalizeText } from "./normalize-text";

type Known = Map<string, { category: CrisisCategory; isAtFirst: boolean }>;
// Read at the first message and kept: the sentences are constants.
let known: Known | undefined;

/**
 * What a message that is nothing but one reviewed sentence ("i want it all to stop") is asked about; null for all
 * others. Alone it says too little, and whoever hears it asks, as the Columbia protocol does of a wish for all to end.
 */
export function askedAlone(normalized: string, isFirst: boolean): CrisisCategory | null {
  known ??= new Map(
    aloneGroups.flatMap(({ sentences, ...group }) =>
      sentences.map((sentence) => [bare(normalizeText(sentence)), group] as const),
    ),
  );
  const found = known.get(bare(normalized));
  return found && (isFirst || !found.isAtFirst) ? found.category : null;
}

/** Without the words that weigh nothing, and without the marks. */
const bare = (normalized: string): string =>
  stripFillers(normalized.replaceAll("|", " ").replaceAll("any more", "anymore")).trim();
