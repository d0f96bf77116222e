// Trains what guesses the topic of a message and writes its weights, the same bytes each time (about a minute):
//   npm run train:topics               from the topics' examples and app/child-language/corpus/topics
//   npm run train:topics -- --folds    prints instead how it reads authors it has not seen
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { classChances, featureCount, type LinearModel } from "../../app/child-language/linear-model";
import { topicColumns } from "../../app/features/coach/engine/topic-features";
import { share } from "../../test/bench/interval";
import { fitSoftmax, frequentColumns, moduleOfModel } from "../lib/softmax-regression";
import { readContent } from "./read-content";

const contentFolder = fileURLToPath(new URL("../../app/features/coach/content", import.meta.url));
const corpus = new URL("../../app/child-language/corpus/topics/", import.meta.url);
const weightsFile = new URL("../../app/features/coach/engine/topic-weights.ts", import.meta.url);

/** Messages that are about none of the topics are few among what is learnt, and most of what children write. */
const weightOfNone = 1.5;
const fewestTexts = 2;
/** Columns kept, those that move a verdict most: the weights must fit the Worker. */
const keptColumns = 16_000;
/** Weights are kept in steps of so many of their standard deviation; what is less than most of a step is none. */
const stepOfDeviation = 0.7;
const leastOfStep = 0.6;
const fit = { epochs: 8, learningRate: 0.3, decay: 0.01, dropout: 0.15 };

export interface TopicLine {
  author: string;
  /** The topic, or two that fit about equally; "none" of them. */
  topics: string[];
  text: string;
}

/** Lines of `topic<TAB>text`; two topics with a comma between. */
export function readTopicLines(file: URL, author: string): TopicLine[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line, index) => {
      const [ids, text] = line.split("\t");
      if (!ids || !text) throw new Error(`${file.pathname}:${index + 1}: not a topic, a tab and a text`);
      return { author, topics: ids.split(","), text };
    });
}

function readAll(): TopicLine[] {
  const { content, faults } = readContent(contentFolder);
  if (faults.length > 0) throw new Error("the content has faults: npm run content names them");
  const own = Object.entries(content.topics).flatMap(([id, { examples, moments }]) =>
    [{ examples }, ...moments].flatMap(({ examples }) =>
      [...(examples?.en ?? []), ...(examples?.es ?? [])].map((text) => ({
        author: "content",
        topics: [id],
        text,
      })),
    ),
  );
  const written = readdirSync(corpus, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory()
        ? ["en", "es"].flatMap((language) => {
            const file = new URL(`${entry.name}/${language}.tsv`, corpus);
            return existsSync(file) ? readTopicLines(file, entry.name) : [];
          })
        : readTopicLines(new URL(entry.name, corpus), entry.name),
    );
  return [...own, ...written];
}

/** What the weights were learnt from; a test says when they are older than it. */
export function topicFingerprint(): string {
  const hash = createHash("sha256");
  for (const { topics, text } of readAll()) hash.update(`${topics.join()}\t${text}\n`);
  const code = ["topic-features.ts", "../../../child-language/linear-model.ts"];
  for (const name of code) hash.update(readFileSync(new URL(name, weightsFile)));
  return hash.digest("hex").slice(0, 16);
}

function train(lines: readonly TopicLine[], classes: readonly string[]): LinearModel & { step: number } {
  const lessons = lines.flatMap(({ topics: [topic = "none"], text }) => {
    const weight = topic === "none" ? weightOfNone : 1;
    return [{ columns: Int32Array.from(topicColumns(text)), label: classes.indexOf(topic), weight }];
  });
  const frequent = frequentColumns(lessons, fewestTexts);
  const size = classes.length;
  const first = fitSoftmax(lessons, { ...fit, classes: size, seed: 7, allowed: frequent });
  const counts = new Uint32Array(featureCount);
  for (const { columns } of lessons) for (const column of columns) counts[column]! += 1;
  const strength = Float64Array.from(counts, (count, column) =>
    frequent[column]
      ? Math.hypot(...first.weights.subarray(column * size, (column + 1) * size)) * Math.log(1 + count)
      : 0,
  );
  const least = [...strength].sort((one, other) => other - one)[keptColumns] ?? 0;
  const strong = Uint8Array.from(strength, (each) => (each > least ? 1 : 0));
  const last = fitSoftmax(lessons, { ...fit, classes: size, seed: 8, allowed: strong });
  return cut(last, strong, size);
}

/** The kept columns' weights in whole steps. */
function cut(
  { weights, biases }: ReturnType<typeof fitSoftmax>,
  kept: Uint8Array,
  size: number,
): LinearModel & { step: number } {
  const positions = new Int32Array(featureCount).fill(-1);
  let count = 0;
  for (const [column, is] of kept.entries()) if (is) positions[column] = count++ * size;
  const own = new Float32Array(count * size);
  for (const [column, at] of positions.entries())
    if (at >= 0) own.set(weights.subarray(column * size, (column + 1) * size), at);
  const step = stepOfDeviation * Math.sqrt(own.reduce((sum, each) => sum + each * each, 0) / own.length);
  const whole = own.map(
    (each) => Math.sign(each) * Math.floor(Math.abs(each) / step + 1 - leastOfStep) * step,
  );
  return { positions, weights: whole, scale: 1, biases: [...biases], step };
}

function printFolds(lines: readonly TopicLine[], classes: readonly string[]): void {
  const authors = new Set(lines.filter(({ topics }) => topics[0] !== "none").map(({ author }) => author));
  authors.delete("content");
  for (const author of authors) {
    const model = train(
      lines.filter((line) => line.author !== author),
      classes,
    );
    const unseen = lines.filter((line) => line.author === author && line.topics[0] !== "none");
    const ranked = unseen.map(({ topics, text }) => {
      const { chances } = classChances(topicColumns(text), model);
      const best = chances
        .map((chance, index) => ({ chance, id: classes[index] ?? "" }))
        .filter(({ id }) => id !== "none")
        .sort((one, other) => other.chance - one.chance);
      return best.findIndex(({ id }) => topics.includes(id));
    });
    const within = (places: number) =>
      share(ranked.filter((place) => place >= 0 && place < places).length, unseen.length);
    console.log(`${author}: right ${within(1)}, among three ${within(3)}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = readAll();
  const classes = ["none", ...new Set(lines.flatMap(({ topics }) => topics))]
    .filter((id, index, all) => all.indexOf(id) === index)
    .sort();
  if (process.argv.includes("--folds")) printFolds(lines, classes);
  else {
    const { step, ...model } = train(lines, classes);
    const note = `// Written by scripts/coach/train-topics.ts. Do not edit.\nexport const modelFingerprint = "${topicFingerprint()}";\nexport const modelTopics: readonly string[] =\n  "${classes.join(" ")}".split(" ");\n`;
    writeFileSync(weightsFile, moduleOfModel(model, step, note));
    console.log(`${lines.length} messages, ${classes.length - 1} topics`);
  }
}
