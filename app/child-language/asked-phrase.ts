import { stripFillers } from "./phrase";

// How phrases and sentences are made alike before they are compared; phrases at the build, sentences as they come.

/** Words that change nothing in a question. */
const light = new Set(
  "a an the just really so very actually literally even ever honestly kinda simply please pls plz lol rn tho un una unos unas muy tan porfa".split(
    " ",
  ),
);
export const isLight = (word: string): boolean => light.has(word);

/**
 * The safety phrases leave out "are", "am" or "to" before they compare; here these words tell a question from a
 * tale, so they wear a mark that makes them words like all others.
 */
export const marked = (word: string): string => (stripFillers(word) === "" ? `·${word}` : word);

/** A phrase of questions.yaml or things.yaml as the reader gives sentences: without light words, the others marked as there. */
export const preparedPhrase = (line: string): string =>
  markedPhrase(
    line
      .split(" ")
      .filter((element) => !isLight(element))
      .join(" "),
  );

/** The same of a phrase in which every word counts. */
export const markedPhrase = (line: string): string =>
  line
    .split(" ")
    .map((element) =>
      /^(?:~|~~|\.\.\.|!|\^\^?|\$)$/.test(element)
        ? element
        : element.replace(/\?$/, "").split("/").map(marked).join("/") + (element.endsWith("?") ? "?" : ""),
    )
    .join(" ");
