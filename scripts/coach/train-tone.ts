// Trains what guesses whether a message tells something good or something that hurts, and writes its weights, the same
// bytes each time (half a minute):
//   npm run train:coach               trains this with the coach's other heads, from all messages of moments, kinds and topics that have a tone
//   npx tsx scripts/coach/train-tone.ts --folds    prints instead how it reads authors it has not seen

import { fileURLToPath } from "node:url";
import { topicColumns } from "../../app/features/coach/engine/message-features";
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
  columnsOf: topicColumns,
  keptColumns: 16_000,
  stepOfDeviation: 0.5,
  weightOfNone: 1.5,
  fit: looseFit,
  // Of bad, good and none as first learnt: a few hundred lines more of one moved all that moments.ts divides by.
  biases: [0.4855, -1.1736, 0.6882],
};
/** Neither: questions, wishes, plans, facts. It takes the place of "none". */
const classes = ["bad", "good", "none"];

function readAll(): LabelledLine[] {
  const content = readWholeContent();
  const moments = [
    ...(content.moments ?? []).map((moment) => ({ ...moment, label: moment.id })),
    ...Object.entries(content.topics).flatMap(([topic, of]) =>
      of.moments.map((moment) => ({ ...moment, label: `${topic}.${moment.id}` })),
    ),
  ];
  const tones = new Map(moments.map(({ label, tone }) => [label, tone ?? "none"]));
  // First messages have a tone where their topic has one.
  for (const [topic, { traits }] of Object.entries(content.topics)) {
    if (traits.includes("hurts")) tones.set(topic, "bad");
    else if (traits.includes("good")) tones.set(topic, "good");
  }
  const own = moments.flatMap(({ label, examples }) =>
    [...examples.en, ...examples.es].map((text) => ({ author: contentAuthor, label, text })),
  );
  const written = (["kinds", "moments", "topics"] as const).flatMap((folder) =>
    readLabelledFolder(corpusFolder(folder))
      // What is about none of the topics may be of any tone.
      .filter(({ classes: [label] }) => folder !== "topics" || label !== "none")
      .map(({ author, classes: [label = ""], text }) => ({ author, label, text })),
  );
  return [...own, ...written].flatMap(({ author, label, text }) => {
    const tone = label.endsWith("none") ? "none" : tones.get(label);
    return tone ? [{ author, classes: [tone], text }] : [];
  });
}

/** What the weights were learnt from; a test says when they are older than it. */
export const toneFingerprint = (): string => fingerprintOf(readAll());

if (process.argv[1] === fileURLToPath(import.meta.url))
  trainOrSayFolds("tone", readAll(), { classes, ...head });
