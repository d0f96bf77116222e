import { hashName } from "~/child-language/linear-model";
import { normalizeText } from "~/features/safety";

const mostWords = 120;
const stemLength = 5;
/** Sentences of so many doublings of a word, 63 words, and longer ones are alike. */
const longest = 6;

/** Hashed features by which the topic and the tone of a message are guessed: words, their beginnings, pairs of words. */
export const topicColumns = (message: string): Set<number> =>
  hashed(sentencesOf(message).flatMap(wordsAndPairs));

/**
 * The same with what shows what a message does in a talk (asks, puts right, tells, ends it): how each sentence begins and
 * ends, and about how long it is. Of a topic that says nothing.
 */
export const toldColumns = (message: string): Set<number> =>
  hashed(sentencesOf(message).flatMap((words) => [...wordsAndPairs(words), ...shapeOf(words)]));

const hashed = (names: readonly string[]): Set<number> => new Set(names.map(hashName));

function sentencesOf(message: string): string[][] {
  return normalizeText(message)
    .split("|")
    .map((sentence) =>
      sentence
        .trim()
        .split(" ")
        // Single letters are notes and slips; the "i" of a child is a word.
        .filter((word) => word.length > 1 || word === "i")
        .slice(0, mostWords),
    );
}

const wordsAndPairs = (words: readonly string[]): string[] =>
  words.flatMap((word, index) => {
    const own = [`w:${word}`, `s:${word.slice(0, stemLength)}`];
    return index > 0 ? [...own, `p:${words[index - 1]} ${word}`] : own;
  });

function shapeOf(words: readonly string[]): string[] {
  const [first, second = ""] = words;
  const length = `n:${Math.min(longest, Math.floor(Math.log2(1 + words.length)))}`;
  return first ? [`b:${first}`, `b:${first} ${second}`, `e:${words.at(-1)}`, length] : [length];
}
