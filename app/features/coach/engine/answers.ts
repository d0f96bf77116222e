import { createPhraseFinder, isShortEnough } from "~/child-language/phrase-finder";
import { answers } from "../content/compiled/content";
import type { AnswerId } from "../content/content.types";

const entriesIn = createPhraseFinder(answers, ({ told }) => told);

/** What a message of so many words answers or does by its words (answers.yaml). `text`: in plain text. */
export const answersIn = (text: string, wordCount: number): ReadonlySet<AnswerId> =>
  new Set(
    entriesIn(text)
      .filter((entry) => isShortEnough(entry, wordCount))
      .map(({ id }) => id),
  );
