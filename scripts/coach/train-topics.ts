// Trains what guesses the topic of a message and writes its weights, the same bytes each time (about a minute):
//   npm run train:coach               trains this with the coach's other heads, from the topics' examples and app/child-language/corpus/topics
//   npx tsx scripts/coach/train-topics.ts --folds    prints instead how it reads authors it has not seen

import { fileURLToPath } from "node:url";
import { topicColumns } from "../../app/features/coach/engine/message-features";
import {
  contentAuthor,
  corpusFolder,
  fingerprintOf,
  type LabelledLine,
  readLabelledFolder,
  readWholeContent,
  trainOrSayFolds,
} from "./train-head";

/** Kinds of messages in mid-talk that are about no topic. */
const aboutNothing = new Set(
  "none small_story fact_question app_question when_or_where who_it_is smalltalk_question".split(" "),
);
const head = {
  columnsOf: topicColumns,
  keptColumns: 60_000,
  stepOfDeviation: 2.2,
  weightOfNone: 0.55,
  weightOfContent: 2,
};

function readAll(): LabelledLine[] {
  const content = readWholeContent();
  const own = Object.entries(content.topics).flatMap(([id, { examples, moments }]) =>
    [{ examples }, ...moments].flatMap(({ examples }) =>
      [...(examples?.en ?? []), ...(examples?.es ?? [])].map((text) => ({
        author: contentAuthor,
        classes: [id],
        text,
      })),
    ),
  );
  const none = readLabelledFolder(corpusFolder("kinds"))
    .filter(({ classes: [kind = ""] }) => aboutNothing.has(kind))
    .map((line) => ({ ...line, classes: ["none"] }));
  return [...own, ...readLabelledFolder(corpusFolder("topics")), ...none];
}

/** What the weights were learnt from; a test says when they are older than it. */
export const topicFingerprint = (): string => fingerprintOf(readAll());

if (process.argv[1] === fileURLToPath(import.meta.url)) trainOrSayFolds("topic", readAll(), head);
