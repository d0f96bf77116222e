// Trains what guesses which kind of thing a message in mid-talk says (a plan, a confession, a small story) and writes
// its weights, the same bytes each time (about a minute):
//   npm run train:coach               trains this with the coach's other heads, from the examples in lines/moments.yaml and app/child-language/corpus/kinds
//   npx tsx scripts/coach/train-kinds.ts --folds    prints instead how it reads authors it has not seen

import { fileURLToPath } from "node:url";
import { toldColumns } from "../../app/features/coach/engine/message-features";
import {
  contentAuthor,
  corpusFolder,
  fingerprintOf,
  type LabelledLine,
  looseFit,
  readLabelledFolder,
  readWholeContent,
  trainOrSayFolds,
} from "./train-head";

const head = {
  columnsOf: toldColumns,
  keptColumns: 32_000,
  stepOfDeviation: 1.4,
  weightOfNone: 1,
  fit: looseFit,
};

function readAll(): LabelledLine[] {
  const content = readWholeContent();
  const own = (content.moments ?? []).flatMap(({ id, examples }) =>
    [...examples.en, ...examples.es].map((text) => ({ author: contentAuthor, classes: [id], text })),
  );
  return [...own, ...readLabelledFolder(corpusFolder("kinds"))];
}

/** What the weights were learnt from; a test says when they are older than it. */
export const kindFingerprint = (): string => fingerprintOf(readAll());

if (process.argv[1] === fileURLToPath(import.meta.url)) trainOrSayFolds("kind", readAll(), head);
