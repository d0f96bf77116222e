// Trains what guesses whether a message tells something good or something that hurts, and writes its weights, the same
// bytes each time (half a minute):
//   npm run train:coach               trains this with the coach's other heads, from all messages of moments and kinds that have a tone
//   npx tsx scripts/coach/train-tone.ts --folds    prints instead how it reads authors it has not seen
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { moduleOfModel } from "../lib/softmax-regression";
import { readContent } from "./read-content";
import {
  fingerprintOf,
  foldsOf,
  type LabelledLine,
  readLabelledFolder,
  sayFolds,
  trainHead,
} from "./train-head";

const contentFolder = fileURLToPath(new URL("../../app/features/coach/content", import.meta.url));
const corpus = new URL("../../app/child-language/corpus/", import.meta.url);
const weightsFile = new URL("../../app/features/coach/engine/tone-weights.ts", import.meta.url);
const keptColumns = 16_000;
/** Neither: questions, wishes, plans, facts. It takes the place of "none". */
const classes = ["bad", "good", "none"];

function readAll(): LabelledLine[] {
  const { content, faults } = readContent(contentFolder);
  if (faults.length > 0) throw new Error("the content has faults: npm run content names them");
  const moments = [
    ...(content.moments ?? []).map((moment) => ({ ...moment, label: moment.id })),
    ...Object.entries(content.topics).flatMap(([topic, of]) =>
      of.moments.map((moment) => ({ ...moment, label: `${topic}.${moment.id}` })),
    ),
  ];
  const tones = new Map(moments.map(({ label, tone }) => [label, tone ?? "none"]));
  const own = moments.flatMap(({ label, examples }) =>
    [...examples.en, ...examples.es].map((text) => ({ author: "content", label, text })),
  );
  const written = ["kinds/", "moments/"].flatMap((folder) =>
    readLabelledFolder(new URL(folder, corpus)).map(({ author, classes: [label = ""], text }) => ({
      ...{ author, label, text },
    })),
  );
  return [...own, ...written].flatMap(({ author, label, text }) => {
    const tone = label.endsWith("none") ? "none" : tones.get(label);
    return tone ? [{ author, classes: [tone], text }] : [];
  });
}

/** What the weights were learnt from; a test says when they are older than it. */
export const toneFingerprint = (): string => fingerprintOf(readAll());

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = readAll();
  if (process.argv.includes("--folds")) sayFolds(foldsOf(lines, classes, keptColumns));
  else {
    const { step, ...model } = trainHead(lines, classes, keptColumns);
    const note = `// Written by scripts/coach/train-tone.ts. Do not edit.\nexport const modelFingerprint = "${toneFingerprint()}";\nexport const modelTones: readonly string[] =\n  "${classes.join(" ")}".split(" ");\n`;
    writeFileSync(weightsFile, moduleOfModel(model, step, note));
    console.log(`${lines.length} messages`);
  }
}
