import { aloneGroups } from "../content/compiled/phrases";
import type { CrisisCategory } from "../types";
import { bareSentence } from "./bare-sentence";

/**
 * What a message that is nothing but one reviewed sentence ("i want it all to stop") is asked about; null for all
 * others. Alone it says too little, and whoever hears it asks, as the Columbia protocol does of a wish for all to end.
 */
export function askedAlone(normalized: string, isFirst: boolean): CrisisCategory | null {
  const sentence = bareSentence(normalized);
  const group = aloneGroups.find(
    ({ isAtFirst, sentences }) => (isFirst || !isAtFirst) && sentences.includes(sentence),
  );
  return group?.category ?? null;
}
