// Trains the safety detector and writes its weights, the same bytes each time (about five minutes):
//   npm run train                 from the development cases and the corpus
//   npm run train -- --folds      prints instead how it reads authors it has not seen
// Two stages. The model reads the words (softmax regression over hashed features). The verdict weighs what it says
// together with the phrases (logistic regression); it learns from readings of texts the model had not seen.
import { readFileSync, writeFileSync } from "node:fs";
import { mostWeight } from "../../app/child-language/linear-model";
import { commonWords } from "../../app/child-language/words/common-words";
import { classify, modelClasses } from "../../app/features/safety/detector/classifier";
import { readPhrases, signsOf } from "../../app/features/safety/detector/decide";
import { extractFeatures } from "../../app/features/safety/detector/model-features";
import { normalizeText } from "../../app/features/safety/detector/normalize-text";
import type { CrisisCategory } from "../../app/features/safety/types";
import { readLabelledFolder, readLabelledLines } from "../coach/train-head";
import {
  asLinearModel,
  type FittedModel,
  fitSoftmax,
  frequentColumns,
  moduleOfModel,
  strongest,
} from "../lib/softmax-regression";
import { readCases, type SafetyCase } from "./cases";
import { type AuthorLine, readAuthors } from "./corpus";
import { fitLogistic } from "./logistic";
import { printFolds } from "./report";

const detectorFolder = new URL("../../app/features/safety/detector/", import.meta.url);
const classes = modelClasses.length;
const epochs = 8;
const learningRate = 0.3;
const decay = 3e-4;
/** A feature must occur in this many texts: what occurs once only teaches the text itself. */
const fewestTexts = 3;
/** Columns kept after training, those that move a verdict most: the model must load with the Worker. */
const keptColumns = 120_000;
/** Models trained from other random orders and averaged: one alone sways with the order of its texts. */
const averagedModels = 4;
/** Share of features hidden at each step, so that no single word carries a verdict. */
const dropout = 0.4;
/** How much a text counts in each stage: an author's whole message for several sentences of the development cases. */
const weightOf = { cases: { model: 1, verdict: 0.3 }, authors: { model: 3, verdict: 3.9 } };
/** Authors are held out together in so many parts when the second stage is learnt. */
const mostFolds = 12;
/** Topics of the coach under which a danger is told more often than not. */
const topicsOfHarm = new Set([
  ...["bullying", "controlling", "helping_other", "online_mean", "parent_drinking", "parents_fight"],
  "peer_pressure",
]);
const note = "// Written by scripts/safety/train.ts. Do not edit.\n";

export interface Example {
  normalized: string;
  columns: Int32Array;
  label: number;
  /** Who wrote it; "cases" for the development sentences. */
  author: string;
  fold: number;
  how: string;
  /** Messages of one talk share a number. */
  talk: number;
  /** Whether it can be learnt from: a dangerous talk as a whole says nothing of its single messages. */
  isTeaching: boolean;
}

/** Every text with its features. A fold holds out whole authors, and a part of the sentences without their near-copies. */
function readExamples(
  cases: readonly SafetyCase[],
  lines: readonly AuthorLine[],
): { examples: Example[]; folds: number } {
  const authors = [...new Set(lines.map(({ author }) => author))];
  const folds = Math.min(mostFolds, authors.length);
  const read = (text: string) => {
    const normalized = normalizeText(text);
    return { normalized, columns: Int32Array.from(extractFeatures(normalized)) };
  };
  const label = (category: CrisisCategory | null) => (category ? modelClasses.indexOf(category) : 0);
  const sentences = cases.map(({ text, category }, talk) => ({
    ...read(text),
    label: label(category),
    ...{ author: "cases", fold: 0, how: "", talk: -1 - talk, isTeaching: true },
  }));
  const groups = groupByWords(sentences.map(({ normalized }) => normalized));
  for (const [index, sentence] of sentences.entries())
    sentence.fold = (Math.imul((groups[index] ?? 0) + 1, 2654435761) >>> 8) % folds;
  const told = lines.flatMap(({ author, messages, category, how }, talk) =>
    messages.map((text) => ({
      ...read(text),
      label: label(category),
      ...{ author, fold: authors.indexOf(author) % folds, how, talk },
      isTeaching: category === null || messages.length === 1,
    })),
  );
  return { examples: [...sentences, ...told], folds };
}

/** Trains twice: once to see which columns move a verdict, then on the strongest of them, so many models averaged. */
function trainModel(examples: readonly Example[], seed: number, models: number): FittedModel {
  const first = fitOnce(examples, frequentColumns(examples, fewestTexts), seed);
  const strong = strongest(first, keptColumns, (own) => Math.max(...own.map(Math.abs)));
  const fits = Array.from({ length: models }, (_, index) => fitOnce(examples, strong, seed + 1 + index));
  const meanOf = (of: (fit: FittedModel) => number) => fits.reduce((sum, fit) => sum + of(fit), 0) / models;
  const [{ columns, weights, biases } = first] = fits;
  return {
    columns,
    weights: weights.map((_, at) => meanOf((fit) => fit.weights[at]!)),
    biases: biases.map((_, row) => meanOf((fit) => fit.biases[row]!)),
  };
}

/** One fit; an author's whole message counts for several sentences of the development cases. */
function fitOnce(examples: readonly Example[], allowed: Uint8Array, seed: number): FittedModel {
  const lessons = examples.map(({ columns, label, author }) => ({
    ...{ columns, label },
    weight: weightOf[author === "cases" ? "cases" : "authors"].model,
  }));
  return fitSoftmax(lessons, { classes, seed, allowed, epochs, learningRate, decay, dropout });
}

/** What the second stage sees of each text, read by a model that had not seen its author or its near-copies. */
function readBlind(examples: readonly Example[], folds: number): number[][] {
  const signs: number[][] = [];
  for (let fold = 0; fold < folds; fold++) {
    const others = examples.filter((each) => each.fold !== fold && each.isTeaching);
    const model = asLinearModel(trainModel(others, 100 * (fold + 1), 1));
    for (const [index, { normalized, fold: own }] of examples.entries())
      if (own === fold) signs[index] = signsOf(readPhrases(normalized), classify(normalized, model));
  }
  return signs;
}

/** Weights of the second stage, learnt from all texts but those of `without`. */
function fitVerdict(examples: readonly Example[], signs: readonly number[][], without?: string): number[] {
  const rows = examples.map(({ author, label, isTeaching }, index) => ({
    signs: signs[index]!,
    isDanger: label > 0,
    weight: weightOf[author === "cases" ? "cases" : "authors"].verdict,
    isWanted: isTeaching && author !== without,
  }));
  return fitLogistic(rows.filter(({ isWanted }) => isWanted));
}

/** A group number per text: texts that share six in ten of their rarer words get the same one. */
function groupByWords(texts: readonly string[]): number[] {
  const words = texts.map((text) => new Set(text.split(" ").filter((word) => word.length > 2)));
  const parents = texts.map((_, index) => index);
  const root = (index: number): number => {
    let at = index;
    while (parents[at] !== at) at = parents[at]!;
    return at;
  };
  const places = new Map<string, number[]>();
  for (const [index, own] of words.entries())
    for (const word of own) places.set(word, [...(places.get(word) ?? []), index]);
  for (const [index, own] of words.entries()) {
    const shared = new Map<number, number>();
    for (const word of own) {
      const list = places.get(word) ?? [];
      if (list.length > 500) continue;
      for (const other of list) if (other < index) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    for (const [other, count] of shared) {
      if (count / (own.size + words[other]!.size - count) >= 0.6) parents[root(index)] = root(other);
    }
  }
  return texts.map((_, index) => root(index));
}

function writeModel(model: FittedModel): void {
  const peak = model.weights.reduce((highest, weight) => Math.max(highest, Math.abs(weight)), 0);
  writeFileSync(
    new URL("weights/model-weights.ts", detectorFolder),
    moduleOfModel(model, peak / mostWeight, note),
  );
  console.log(`${model.weights.length / classes} columns`);
}

/**
 * Words of at least two harmless cases count as known, so that they are never repaired into words of harm; what
 * stands in one alone is often a slip itself, as are many words of the authors.
 */
function writeWords(cases: readonly SafetyCase[]): void {
  const counts = new Map<string, number>();
  for (const { text, category } of cases) {
    if (category) continue;
    const plain = text
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}+/gu, "");
    for (const word of new Set(plain.match(/[a-z]{4,}/g))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const common = new Set(commonWords());
  const words = [...counts.keys()].filter((word) => (counts.get(word) ?? 0) > 1 && !common.has(word));
  writeFileSync(
    new URL("../../app/child-language/words/corpus-words.ts", import.meta.url),
    `// Written by scripts/safety/train.ts: words of the development cases beside common-words.ts. Do not edit.\nexport const corpusWords =\n  "${words.sort().join(" ")}";\n`,
  );
}

const cases = readCases(new URL("../../test/fixtures/safety/development/", import.meta.url));
const corpus = new URL("../../app/child-language/corpus/", import.meta.url);
/** What a reader found to be a danger, or worth a question, in what was written for the coach. */
const notHarmless = new Set(
  readLabelledLines(new URL("not-harmless.tsv", corpus), "").map(({ text }) => text),
);
/** Authors for the coach of whom the detector learns nothing: 29,000 harmless messages on which it is measured. */
const keptForMeasuring = new Set(
  "abril amy bruno candela duke joan kike kofi lucha mateo nell remy rory summer theo vera yuli zadie".split(
    " ",
  ),
);
const seen = new Set<string>();
/** What was written for the coach holds no danger otherwise: as one author a folder, harmless messages of all kinds. */
const harmless = ["kinds", "moments", "topics"].flatMap((author) =>
  readLabelledFolder(new URL(`${author}/`, corpus))
    .filter(({ classes, text, author: own }) => {
      const isOfHarm = classes.some((id) => topicsOfHarm.has(id.split(".")[0] ?? ""));
      // Those labelled are messages of the authors below.
      const isKept = own === "labelled.tsv" || keptForMeasuring.has(own);
      const isFirst = !seen.has(text);
      seen.add(text);
      return !isOfHarm && !notHarmless.has(text) && !isKept && isFirst;
    })
    .map(({ text }) => ({ author, messages: [text], category: null, kind: "ordinary", how: "" })),
);
/** A plain file for whoever finds a harmless sentence that raised an alarm. */
const lookAlikes = readFileSync(new URL("../content/look-alikes.txt", detectorFolder), "utf8")
  .split("\n")
  .filter((text) => text && !text.startsWith("#"))
  .map((text) => ({ author: "look-alikes", messages: [text], category: null, kind: "lookalike", how: "" }));
const lines = [...readAuthors(new URL("authors/", corpus)), ...lookAlikes, ...harmless];
if (!process.argv.includes("--folds")) writeWords(cases);
const { examples, folds } = readExamples(cases, lines);
const signs = readBlind(examples, folds);
if (process.argv.includes("--folds")) {
  printFolds(examples, signs, (author) => fitVerdict(examples, signs, author));
} else {
  const teaching = examples.filter(({ isTeaching }) => isTeaching);
  writeModel(trainModel(teaching, 7, averagedModels));
  const weights = fitVerdict(examples, signs).map((weight) => weight.toFixed(4));
  writeFileSync(
    new URL("weights/verdict-weights.ts", detectorFolder),
    `${note}export const verdictWeights: readonly number[] = [\n  ${weights.join(", ")},\n];\n`,
  );
}
