import { createPhraseFinder } from "~/child-language/phrase-finder";
import { answers } from "../content/compiled/content";
import type { AnswerEntry } from "../content/content.types";

export type AnswerId = AnswerEntry["id"];

const entriesIn = createPhraseFinder(answers, ({ told }) => told);

/** What a message of so many words answers or does by its words (answers.yaml). `text`: in plain text. */
export const answersIn = (text: string, wordCount: number): ReadonlySet<AnswerId> =>
  new Set(
    entriesIn(text)
      .filter(({ maxWords }) => wordCount <= (maxWords ?? wordCount))
      .map(({ id }) => id),
  );
