// Trains the safety classifier from the development cases and writes its weights:
//   npx tsx scripts/safety/train.ts            train on everything, write the weights
//   npx tsx scripts/safety/train.ts --folds    print five-fold cross-validation instead
import { writeFileSync } from "node:fs";
import { featureValue, modelClasses, type Prediction, softmax } from "../../app/features/safety/classifier";
import { decide } from "../../app/features/safety/decide";
import { type Evidence, gatherEvidence } from "../../app/features/safety/evidence";
import { extractFeatures } from "../../app/features/safety/features";
import { normalizeText } from "../../app/features/safety/normalize";
import { crisisCategories } from "../../app/features/safety/types";
import { readCases, type SafetyCase } from "./cases";

const developmentFolder = new URL("../../test/fixtures/safety/development/", import.meta.url);
const lexiconFolder = new URL("../../app/features/safety/lexicon/", import.meta.url);
const epochs = 15;
const learningRate = 0.3;
const decay = 3e-4;
/** A feature must occur in this many cases: what occurs once only teaches the case itself. */
const minimumCases = 3;
/** Columns kept after training, those that move a verdict most: the model must load with the Worker. */
const keptFeatures = 25_000;
/** Models trained from other random orders and averaged: one alone sways with the order of its cases. */
const averagedModels = 9;
/** Share of features hidden at each step, so that no single word carries a verdict. */
const dropout = 0.15;

interface Example {
  evidence: Evidence;
  columns: number[];
  label: number;
}

interface Model {
  positions: Map<number, number>;
  weights: Float64Array;
  biases: number[];
}

/** Same seed, same weights: the committed file can be reproduced. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function readExamples(cases: readonly SafetyCase[]): Example[] {
  return cases.map(({ text, category }) => {
    const evidence = gatherEvidence(normalizeText(text));
    const label = category ? modelClasses.indexOf(category) : 0;
    return { evidence, columns: [...extractFeatures(evidence)], label };
  });
}

function fitColumns(examples: readonly Example[], keptColumns: number[]): Model {
  const positions = new Map(keptColumns.sort((a, b) => a - b).map((column, index) => [column, index]));
  const models = Array.from({ length: averagedModels }, (_, index) =>
    fitOnce(examples, positions, 7 + index),
  );
  const mean = (pick: (model: Model) => number): number =>
    models.reduce((sum, model) => sum + pick(model), 0) / models.length;
  return {
    positions,
    weights: Float64Array.from({ length: modelClasses.length * positions.size }, (_, at) =>
      mean(({ weights }) => weights[at] ?? 0),
    ),
    biases: modelClasses.map((_, row) => mean(({ biases }) => biases[row] ?? 0)),
  };
}

function fitOnce(examples: readonly Example[], positions: Map<number, number>, seed: number): Model {
  const random = makeRandom(seed);
  const classes = modelClasses.length;
  const weights = new Float64Array(classes * positions.size);
  const squares = new Float64Array(weights.length).fill(1e-4);
  const model: Model = { positions, weights, biases: modelClasses.map(() => 0) };
  const order = [...examples];
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let index = order.length - 1; index > 0; index--) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other]!, order[index]!];
    }
    for (const { columns, label } of order) {
      const kept = keep(model, columns).filter(() => random() >= dropout);
      const value = featureValue(kept.length);
      const chances = predictKept(model, kept, value);
      for (let row = 0; row < classes; row++) {
        const error = (chances[row] ?? 0) - (row === label ? 1 : 0);
        model.biases[row] = (model.biases[row] ?? 0) - 0.01 * error;
        for (const position of kept) {
          const at = position * classes + row;
          const gradient = error * value + decay * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + gradient * gradient;
          weights[at] = (weights[at] ?? 0) - (learningRate * gradient) / Math.sqrt(squares[at] ?? 1);
        }
      }
    }
  }
  return model;
}

/** Trains twice: once to see which columns move a verdict, then on the strongest of them alone. */
function train(examples: readonly Example[]): Model {
  const { positions, weights } = fitColumns(examples, frequentColumns(examples));
  const classes = modelClasses.length;
  const strength = (at: number): number =>
    weights
      .subarray(at * classes, (at + 1) * classes)
      .reduce((peak, weight) => Math.max(peak, Math.abs(weight)), 0);
  const strongest = [...positions].sort(([, a], [, b]) => strength(b) - strength(a)).slice(0, keptFeatures);
  return fitColumns(
    examples,
    strongest.map(([column]) => column),
  );
}

function frequentColumns(examples: readonly Example[]): number[] {
  const counts = new Map<number, number>();
  for (const { columns } of examples)
    for (const column of columns) counts.set(column, (counts.get(column) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= minimumCases).map(([column]) => column);
}

function keep(model: Model, columns: readonly number[]): number[] {
  return columns.map((column) => model.positions.get(column) ?? -1).filter((position) => position >= 0);
}

function predictKept(model: Model, kept: readonly number[], value: number): number[] {
  return softmax(
    model.biases.map((bias, row) => {
      let sum = 0;
      for (const position of kept) sum += model.weights[position * modelClasses.length + row] ?? 0;
      return bias + sum * value;
    }),
  );
}

/**
 * Five-fold cross-validation of the whole decision. Sentences that share most of their words fall into
 * the same fold, so that a near-copy never teaches its twin.
 */
function crossValidate(cases: readonly SafetyCase[]): void {
  const folds = 5;
  const examples = readExamples(cases);
  const groups = groupByWords(examples.map(({ evidence }) => evidence.normalized));
  const foldOf = groups.map((group) => (Math.imul(group + 1, 2654435761) >>> 8) % folds);
  const found = new Map<string, { danger: number; found: number; harmless: number; alarms: number }>();
  for (let fold = 0; fold < folds; fold++) {
    const model = train(examples.filter((_, index) => foldOf[index] !== fold));
    for (const [index, example] of examples.entries()) {
      if (foldOf[index] !== fold) continue;
      const escalates = decide(example.evidence, predict(model, example.columns)).length > 0;
      for (const key of ["all", cases[index]!.file]) {
        const count = found.get(key) ?? { danger: 0, found: 0, harmless: 0, alarms: 0 };
        if (cases[index]!.category) {
          count.danger++;
          if (escalates) count.found++;
        } else {
          count.harmless++;
          if (escalates) count.alarms++;
        }
        found.set(key, count);
      }
      if (process.argv.includes("--misses") && escalates !== example.label > 0)
        console.log(`${escalates ? "false alarm" : "missed"} [${cases[index]!.kind}]: ${cases[index]!.text}`);
    }
  }
  const percent = (part: number, whole: number): string =>
    whole ? `${part}/${whole} (${((100 * part) / whole).toFixed(1)} %)` : "-";
  for (const [key, { danger, found: hits, harmless, alarms }] of found)
    console.log(`${key}: recall ${percent(hits, danger)}, false alarms ${percent(alarms, harmless)}`);
}

function predict(model: Model, columns: readonly number[]): Prediction {
  const kept = keep(model, columns);
  const chances = predictKept(model, kept, featureValue(kept.length));
  const scores = Object.fromEntries(
    crisisCategories.map((name, index) => [name, chances[index + 1] ?? 0]),
  ) as Prediction["scores"];
  const category = crisisCategories.reduce((best, name) => (scores[name] > scores[best] ? name : best));
  return { risk: 1 - (chances[0] ?? 1), category: kept.length > 0 ? category : null, scores };
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

function writeModel(cases: readonly SafetyCase[]): void {
  const { positions, weights, biases } = train(readExamples(cases));
  const peak = weights.reduce((highest, weight) => Math.max(highest, Math.abs(weight)), 0);
  const scale = peak / 127;
  const bytes = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer).toString(
    "base64",
  );
  const columns = Buffer.from(Uint16Array.from(positions.keys()).buffer).toString("base64");
  const note = "// Written by scripts/safety/train.ts from test/fixtures/safety/development. Do not edit.\n";
  writeFileSync(
    new URL("model-weights.ts", lexiconFolder),
    `${note}export const modelScale = ${scale.toFixed(6)};\nexport const modelBiases: readonly number[] = [${biases
      .map((bias) => bias.toFixed(4))
      .join(
        ", ",
      )}];\nexport const modelColumns =\n  "${columns}";\nexport const modelWeights =\n  "${bytes}";\n`,
  );
  console.log(
    `${cases.length} cases, ${positions.size} features, ${columns.length + bytes.length} characters`,
  );
}

/**
 * Words of at least two harmless cases count as known, so that they are never repaired into words of harm; what
 * stands in one alone is often a slip itself.
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
  const words = [...counts].filter(([, count]) => count > 1).map(([word]) => word);
  writeFileSync(
    new URL("corpus-words.ts", lexiconFolder),
    `// Written by scripts/safety/train.ts: words of the development cases. Do not edit.\nexport const corpusWords =\n  "${words.sort().join(" ")}";\n`,
  );
}

const cases = readCases(developmentFolder);
if (process.argv.includes("--folds")) crossValidate(cases);
else {
  writeWords(cases);
  writeModel(cases);
}
