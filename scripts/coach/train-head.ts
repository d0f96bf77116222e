import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { classChances } from "../../app/child-language/linear-model";
import { share } from "../lib/interval";
import {
  asLinearModel,
  countColumns,
  type FittedModel,
  fitSoftmax,
  frequentColumns,
  moduleOfModel,
  strongest,
} from "../lib/softmax-regression";
import { type Content, readContent } from "./read-content";

const fewestTexts = 2;
/** Who wrote the examples in the coach's content. */
export const contentAuthor = "content";
/** How a head is fitted where its options do not say it otherwise. */
const usualFit = { epochs: 8, learningRate: 0.3, decay: 0.002, dropout: 0.3 };
/** For few examples a class, of which a closer fit would learn the wording. */
export const looseFit = { decay: 0.01, dropout: 0.15 };

/** A message and what it is. */
export interface LabelledLine {
  author: string;
  /** Its class, or two that fit about equally; "none" of them. */
  classes: string[];
  text: string;
}

/** Where the messages of the authors are. */
export const corpusFolder = (name: "kinds" | "moments" | "questions" | "topics"): URL =>
  new URL(`../../app/child-language/corpus/${name}/`, import.meta.url);

export const weightsFile = (name: string): URL =>
  new URL(`../../app/features/coach/engine/${name}-weights.ts`, import.meta.url);

/** The coach's content with its examples; nothing is learnt from files with faults. */
export function readWholeContent(): Content {
  const folder = fileURLToPath(new URL("../../app/features/coach/content", import.meta.url));
  const { content, faults } = readContent(folder);
  if (faults.length > 0) throw new Error("the content has faults: npm run content names them");
  return content;
}

/** Lines of `class<TAB>text`; two classes with a comma between. */
export function readLabelledLines(file: URL, author: string): LabelledLine[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line, index) => {
      const [ids, text] = line.split("\t");
      if (!ids || !text) throw new Error(`${file.pathname}:${index + 1}: not a class, a tab and a text`);
      return { author, classes: ids.split(","), text };
    });
}

/** All lines of a folder of the corpus: `<author>/{en,es}.tsv`, and files of several authors beside them. */
export function readLabelledFolder(folder: URL): LabelledLine[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory()
        ? ["en", "es"].flatMap((language) => {
            const file = new URL(`${entry.name}/${language}.tsv`, folder);
            return existsSync(file) ? readLabelledLines(file, entry.name) : [];
          })
        : readLabelledLines(new URL(entry.name, folder), entry.name),
    );
}

/** What weights were learnt from: these messages with their labels, and the code that reads them. */
export function fingerprintOf(lines: readonly Pick<LabelledLine, "classes" | "text">[]): string {
  const hash = createHash("sha256");
  for (const { classes, text } of lines) hash.update(`${classes.join()}\t${text}\n`);
  const code = ["features/coach/engine/message-features.ts", "child-language/linear-model.ts"];
  for (const name of code) hash.update(readFileSync(new URL(`../../app/${name}`, import.meta.url)));
  return hash.digest("hex").slice(0, 16);
}

/** The classes of these lines, "none" among them, by the alphabet. */
export const classesOf = (lines: readonly LabelledLine[]): string[] =>
  [...new Set(["none", ...lines.flatMap(({ classes }) => classes)])].sort();

/** What a head is made of. */
export interface HeadOptions {
  /** The features by which it reads a message. */
  columnsOf: (message: string) => Set<number>;
  /** So many of them are kept, those that move a verdict most: the weights must fit the Worker. */
  keptColumns: number;
  /** Weights are kept in whole steps of so many of their standard deviation. */
  stepOfDeviation: number;
  /** How much a message of no class counts beside one that is of a class. */
  weightOfNone: number;
  /** The same of an example in the coach's content: what a counselor writes there should be heard. */
  weightOfContent?: number;
  /** What differs from the usual fit. */
  fit?: Partial<typeof usualFit>;
  /** How likely each class is before a word is read; otherwise as in the messages learnt from. */
  biases?: readonly number[];
}

/** Learns which class a message is of. */
export function trainHead(
  lines: readonly LabelledLine[],
  classes: readonly string[],
  { columnsOf, keptColumns, stepOfDeviation, weightOfNone, weightOfContent = 1, fit, biases }: HeadOptions,
): FittedModel & { step: number } {
  const lessons = lines.flatMap(({ author, classes: [id = "none"], text }) => {
    const weight = id === "none" ? weightOfNone : author === contentAuthor ? weightOfContent : 1;
    return [{ columns: Int32Array.from(columnsOf(text)), label: classes.indexOf(id), weight }];
  });
  const size = classes.length;
  const frequent = frequentColumns(lessons, fewestTexts);
  const how = { ...usualFit, ...fit };
  const first = fitSoftmax(lessons, { ...how, classes: size, seed: 7, allowed: frequent });
  const counts = countColumns(lessons);
  const strong = strongest(
    first,
    keptColumns,
    (own, column) => Math.hypot(...own) * Math.log(1 + counts[column]!),
  );
  const last = fitSoftmax(lessons, { ...how, classes: size, seed: 8, allowed: strong });
  return cut(biases ? { ...last, biases: [...biases] } : last, stepOfDeviation);
}

/**
 * A model with its weights in whole steps. What a column adds to all classes alike changes no chance: without its middle
 * weight it is of note to a few classes, and most of the file is zeros.
 */
function cut(
  { columns, weights, biases }: FittedModel,
  stepOfDeviation: number,
): FittedModel & { step: number } {
  const size = biases.length;
  const own = new Float32Array(weights.length);
  for (let start = 0; start < weights.length; start += size) {
    const all = weights.subarray(start, start + size);
    const middle = all.toSorted()[size >> 1] ?? 0;
    own.set(
      all.map((each) => each - middle),
      start,
    );
  }
  const step = stepOfDeviation * Math.sqrt(own.reduce((sum, each) => sum + each * each, 0) / own.length);
  return { columns, weights: own.map((each) => Math.round(each / step) * step), biases, step };
}

/** The places at which a model that has not seen an author puts the right class of that author's messages. */
export function foldsOf(
  lines: readonly LabelledLine[],
  classes: readonly string[],
  options: HeadOptions,
): { author: string; places: number[] }[] {
  const authors = new Set(lines.filter(({ classes: [id] }) => id !== "none").map(({ author }) => author));
  authors.delete(contentAuthor);
  return [...authors].map((author) => {
    const others = lines.filter((line) => line.author !== author);
    const model = asLinearModel(trainHead(others, classes, options));
    const unseen = lines.filter((line) => line.author === author && line.classes[0] !== "none");
    const places = unseen.map(({ classes: right, text }) => {
      const { chances } = classChances(options.columnsOf(text), model);
      const best = chances
        .map((chance, index) => ({ chance, id: classes[index] ?? "" }))
        .filter(({ id }) => id !== "none")
        .sort((one, other) => other.chance - one.chance);
      return best.findIndex(({ id }) => right.includes(id));
    });
    return { author, places };
  });
}

/** Prints for each author how often the right class is the first, and among the first three. */
export function sayFolds(folds: readonly { author: string; places: number[] }[]): void {
  for (const author of new Set(folds.map((fold) => fold.author))) {
    const places = folds.flatMap((fold) => (fold.author === author ? fold.places : []));
    const within = (most: number) =>
      share(places.filter((place) => place >= 0 && place < most).length, places.length);
    console.log(`${author}: right ${within(1)}, among three ${within(3)}`);
  }
}

/** What a training command does: it writes a head's weights, or with `--folds` says how unseen authors are read. */
export function trainOrSayFolds(
  name: string,
  lines: readonly LabelledLine[],
  { classes = classesOf(lines), ...options }: HeadOptions & { classes?: readonly string[] },
): void {
  if (process.argv.includes("--folds")) {
    sayFolds(foldsOf(lines, classes, options));
    return;
  }
  const { step, ...model } = trainHead(lines, classes, options);
  const names = `model${name.charAt(0).toUpperCase()}${name.slice(1)}s`;
  const note = `// Written by scripts/coach/${basename(process.argv[1] ?? "")}. Do not edit.\nexport const modelFingerprint = "${fingerprintOf(lines)}";\nexport const ${names}: readonly string[] =\n  "${classes.join(" ")}".split(" ");\n`;
  writeFileSync(weightsFile(name), moduleOfModel(model, step, note));
  console.log(`${lines.length} messages, ${classes.length - 1} ${name}s`);
}
