// Trains what guesses, in a talk about a topic, which of its moments a message tells, one small head a topic, and writes
// their weights, the same bytes each time (about a minute):
//   npm run train:coach               trains this with the coach's other heads, from the examples in the topics' files and app/child-language/corpus/moments
//   npx tsx scripts/coach/train-moments.ts --folds    prints instead how it reads authors it has not seen

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { toldColumns } from "../../app/features/coach/engine/message-features";
import { makeRandom } from "../lib/random";
import { storeModel } from "../lib/softmax-regression";
import {
  classesOf,
  contentAuthor,
  corpusFolder,
  fingerprintOf,
  foldsOf,
  type LabelledLine,
  looseFit,
  readLabelledFolder,
  readWholeContent,
  sayFolds,
  trainHead,
  weightsFile,
} from "./train-head";

const head = {
  columnsOf: toldColumns,
  keptColumns: 1_400,
  stepOfDeviation: 1.4,
  weightOfNone: 1.5,
  fit: looseFit,
};
/** What is told in a talk about a topic and is none of its moments: so many messages of any talk, and of other topics. */
const strangersOfKinds = 400;
const strangersOfTopics = 400;

/** The messages of each topic; their classes are its moments. */
function readAll(): Map<string, LabelledLine[]> {
  const content = readWholeContent();
  const own = Object.entries(content.topics).flatMap(([topic, { moments }]) =>
    moments.flatMap(({ id, examples }) =>
      [...examples.en, ...examples.es].map((text) => ({
        author: contentAuthor,
        classes: [`${topic}.${id}`],
        text,
      })),
    ),
  );
  const known = new Set(own.flatMap(({ classes }) => classes));
  const lines = new Map<string, LabelledLine[]>();
  for (const { author, classes, text } of [...own, ...readLabelledFolder(corpusFolder("moments"))]) {
    const [label = ""] = classes;
    const [topic = "", moment = ""] = label.split(".");
    // A moment that a counselor has taken out of its file is learnt no longer.
    if (!known.has(label) && moment !== "none") continue;
    const line = { author, classes: [moment], text };
    const list = lines.get(topic);
    if (list) list.push(line);
    else lines.set(topic, [line]);
  }
  const kinds = readLabelledFolder(corpusFolder("kinds"));
  const told = [...lines].flatMap(([topic, of]) => of.map(({ text }) => ({ topic, text })));
  for (const [topic, list] of lines) {
    const random = makeRandom(topic.length * 1009 + list.length);
    const draw = (count: number, from: readonly { text: string }[]) =>
      Array.from({ length: count }, () => from[Math.floor(random() * from.length)]?.text ?? "");
    const others = told.filter((each) => each.topic !== topic);
    for (const text of [...draw(strangersOfKinds, kinds), ...draw(strangersOfTopics, others)])
      list.push({ author: contentAuthor, classes: ["none"], text });
  }
  return lines;
}

/** What the weights were learnt from; a test says when they are older than it. */
export const momentFingerprint = (): string =>
  fingerprintOf(
    [...readAll()].flatMap(([topic, lines]) =>
      lines.map(({ classes, text }) => ({ classes: [`${topic}.${classes.join()}`], text })),
    ),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const byTopic = readAll();
  if (process.argv.includes("--folds"))
    sayFolds([...byTopic.values()].flatMap((lines) => foldsOf(lines, classesOf(lines), head)));
  else {
    const heads = [...byTopic].map(([topic, lines]) => {
      const classes = classesOf(lines);
      const { step, ...model } = trainHead(lines, classes, head);
      const stored = { classes: classes.join(" "), ...storeModel(model, step) };
      return `  ${JSON.stringify(topic)}: ${JSON.stringify(stored)},\n`;
    });
    writeFileSync(
      weightsFile("moment"),
      `// Written by scripts/coach/train-moments.ts. Do not edit.\nimport type { StoredModel } from "~/child-language/linear-model";\n\nexport const momentFingerprint = "${momentFingerprint()}";\n\n/** A head a topic, with the ids of its classes. */\nexport const momentHeads: Readonly<Record<string, StoredModel & { classes: string }>> = {\n${heads.join("")}};\n`,
    );
    const count = [...byTopic.values()].reduce((sum, lines) => sum + lines.length, 0);
    console.log(`${count} messages, ${byTopic.size} topics`);
  }
}
