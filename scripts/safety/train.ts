// Trains the safety classifier from the development cases and writes its weights:
//   npx tsx scripts/safety/train.ts            train on everything, write the weights
//   npx tsx scripts/safety/train.ts --folds    print five-fold cross-validation instead
import { writeFileSync } from "node:fs";
import { featureValue, modelClasses, softmax } from "../../app/features/safety/classifier";
import { extractFeatures } from "../../app/features/safety/features";
import { normalizeText } from "../../app/features/safety/normalize";
import { readCases, type SafetyCase } from "./cases";

const developmentFolder = new URL("../../test/fixtures/safety/development/", import.meta.url);
const lexiconFolder = new URL("../../app/features/safety/lexicon/", import.meta.url);
const epochs = 15;
const learningRate = 0.3;
const decay = 1e-3;
/** A feature must occur in this many cases: what occurs once only teaches the case itself. */
const minimumCases = 3;
/** Share of features hidden at each step, so that no single word carries a verdict. */
const dropout = 0.15;

interface Example {
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
  return cases.map(({ text, category }) => ({
    columns: [...extractFeatures(normalizeText(text))],
    label: category ? modelClasses.indexOf(category) : 0,
  }));
}

function train(examples: readonly Example[]): Model {
  const random = makeRandom(7);
  const counts = new Map<number, number>();
  for (const { columns } of examples)
    for (const column of columns) counts.set(column, (counts.get(column) ?? 0) + 1);
  const keptColumns = [...counts].filter(([, count]) => count >= minimumCases).map(([column]) => column);
  const positions = new Map(keptColumns.sort((a, b) => a - b).map((column, index) => [column, index]));
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

function crossValidate(cases: readonly SafetyCase[]): void {
  const folds = 5;
  const examples = readExamples(cases);
  const risks = examples.map(() => 0);
  for (let fold = 0; fold < folds; fold++) {
    const model = train(examples.filter((_, index) => index % folds !== fold));
    for (const [index, { columns }] of examples.entries()) {
      if (index % folds !== fold) continue;
      const kept = keep(model, columns);
      risks[index] = 1 - (predictKept(model, kept, featureValue(kept.length))[0] ?? 0);
    }
  }
  const danger = cases.filter(({ category }) => category).length;
  for (const threshold of [0.3, 0.4, 0.5, 0.6, 0.7]) {
    const missed = cases.filter(({ category }, index) => category && (risks[index] ?? 0) < threshold).length;
    const falseAlarms = cases.filter(
      ({ category }, index) => !category && (risks[index] ?? 0) >= threshold,
    ).length;
    console.log(
      `five folds at ${threshold}: recall ${danger - missed}/${danger}, false alarms ${falseAlarms}/${cases.length - danger}`,
    );
  }
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

/** Words of the look-alike cases count as known, so that they are never repaired into words of harm. */
function writeWords(cases: readonly SafetyCase[]): void {
  const words = new Set<string>();
  for (const { text, category } of cases) {
    if (category) continue;
    for (const word of text
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}+/gu, "")
      .match(/[a-z]{4,}/g) ?? [])
      words.add(word);
  }
  writeFileSync(
    new URL("corpus-words.ts", lexiconFolder),
    `// Written by scripts/safety/train.ts: words of the development cases. Do not edit.\nexport const corpusWords =\n  "${[...words].sort().join(" ")}";\n`,
  );
}

const cases = readCases(developmentFolder);
if (process.argv.includes("--folds")) crossValidate(cases);
else {
  writeWords(cases);
  writeModel(cases);
}
