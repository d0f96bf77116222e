// Trains what guesses the topic of a message and writes its weights, the same bytes each time (about a minute):
//   npm run train:coach               trains this with the coach's other heads, from the topics' examples and app/child-language/corpus/topics
//   npx tsx scripts/coach/train-topics.ts --folds    prints instead how it reads authors it has not seen
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { moduleOfModel } from "../lib/softmax-regression";
import { readContent } from "./read-content";
import {
  classesOf,
  fingerprintOf,
  foldsOf,
  type LabelledLine,
  readLabelledFolder,
  sayFolds,
  trainHead,
} from "./train-head";

const contentFolder = fileURLToPath(new URL("../../app/features/coach/content", import.meta.url));
const corpus = new URL("../../app/child-language/corpus/topics/", import.meta.url);
const kindsCorpus = new URL("../../app/child-language/corpus/kinds/", import.meta.url);
/** Kinds of messages in mid-talk that are about no topic. */
const aboutNothing = new Set(
  "none small_story fact_question app_question when_or_where who_it_is smalltalk_question".split(" "),
);
const weightsFile = new URL("../../app/features/coach/engine/topic-weights.ts", import.meta.url);
const keptColumns = 16_000;

function readAll(): LabelledLine[] {
  const { content, faults } = readContent(contentFolder);
  if (faults.length > 0) throw new Error("the content has faults: npm run content names them");
  const own = Object.entries(content.topics).flatMap(([id, { examples, moments }]) =>
    [{ examples }, ...moments].flatMap(({ examples }) =>
      [...(examples?.en ?? []), ...(examples?.es ?? [])].map((text) => ({
        author: "content",
        classes: [id],
        text,
      })),
    ),
  );
  const none = readLabelledFolder(kindsCorpus)
    .filter(({ classes: [kind = ""] }) => aboutNothing.has(kind))
    .map((line) => ({ ...line, classes: ["none"] }));
  return [...own, ...readLabelledFolder(corpus), ...none];
}

/** What the weights were learnt from; a test says when they are older than it. */
export const topicFingerprint = (): string => fingerprintOf(readAll());

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = readAll();
  const classes = classesOf(lines);
  if (process.argv.includes("--folds")) sayFolds(foldsOf(lines, classes, keptColumns));
  else {
    const { step, ...model } = trainHead(lines, classes, keptColumns);
    const note = `// Written by scripts/coach/train-topics.ts. Do not edit.\nexport const modelFingerprint = "${topicFingerprint()}";\nexport const modelTopics: readonly string[] =\n  "${classes.join(" ")}".split(" ");\n`;
    writeFileSync(weightsFile, moduleOfModel(model, step, note));
    console.log(`${lines.length} messages, ${classes.length - 1} topics`);
  }
}
