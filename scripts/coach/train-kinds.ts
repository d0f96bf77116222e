// Trains what guesses which kind of thing a message in mid-talk says (a plan, a confession, a small story) and writes
// its weights, the same bytes each time (about a minute):
//   npm run train:coach               trains this with the coach's other heads, from the examples in lines/moments.yaml and app/child-language/corpus/kinds
//   npx tsx scripts/coach/train-kinds.ts --folds    prints instead how it reads authors it has not seen
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
const corpus = new URL("../../app/child-language/corpus/kinds/", import.meta.url);
const weightsFile = new URL("../../app/features/coach/engine/kind-weights.ts", import.meta.url);
const keptColumns = 12_000;

function readAll(): LabelledLine[] {
  const { content, faults } = readContent(contentFolder);
  if (faults.length > 0) throw new Error("the content has faults: npm run content names them");
  const own = (content.moments ?? []).flatMap(({ id, examples }) =>
    [...examples.en, ...examples.es].map((text) => ({ author: "content", classes: [id], text })),
  );
  return [...own, ...readLabelledFolder(corpus)];
}

/** What the weights were learnt from; a test says when they are older than it. */
export const kindFingerprint = (): string => fingerprintOf(readAll());

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = readAll();
  const classes = classesOf(lines);
  if (process.argv.includes("--folds")) sayFolds(foldsOf(lines, classes, keptColumns));
  else {
    const { step, ...model } = trainHead(lines, classes, keptColumns);
    const note = `// Written by scripts/coach/train-kinds.ts. Do not edit.\nexport const modelFingerprint = "${kindFingerprint()}";\nexport const modelKinds: readonly string[] =\n  "${classes.join(" ")}".split(" ");\n`;
    writeFileSync(weightsFile, moduleOfModel(model, step, note));
    console.log(`${lines.length} messages, ${classes.length - 1} kinds`);
  }
}
