import { hashName } from "~/child-language/linear-model";
import { normalizeText } from "~/features/safety";

const mostWords = 120;
const stemLength = 5;

/** Hashed features by which the topic of a message is guessed. */
export const topicColumns = (message: string): Set<number> =>
  new Set([...topicFeatures(message)].map(hashName));

/** Words, their beginnings, and pairs of words. */
export const topicFeatures = (message: string): Set<string> => featuresOf(normalizeText(message));

/** The same of a text that is normalised already. */
export function featuresOf(normalized: string): Set<string> {
  const names = new Set<string>();
  for (const sentence of normalized.split("|")) {
    // Single letters are notes and slips; the "i" of a child is a word.
    const words = sentence
      .trim()
      .split(" ")
      .filter((word) => word.length > 1 || word === "i")
      .slice(0, mostWords);
    for (const [index, word] of words.entries()) {
      names.add(`w:${word}`).add(`s:${word.slice(0, stemLength)}`);
      if (index > 0) names.add(`p:${words[index - 1]} ${word}`);
    }
  }
  return names;
}
