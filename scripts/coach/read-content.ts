import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isSeq, LineCounter, type Node, type Pair, parseDocument } from "yaml";
import type { z } from "zod";
import {
  afterCrisisSchema,
  answersSchema,
  complaintsSchema,
  feelingsSchema,
  feelingWordsSchema,
  flowSchema,
  intentsSchema,
  memorySchema,
  momentsSchema,
  movesSchema,
  nounsSchema,
  peopleSchema,
  questionsSchema,
  quickRepliesSchema,
  skillIds,
  skillSchema,
  skillTalkSchema,
  specialsSchema,
  thingsSchema,
  topicSchema,
} from "../../app/features/coach/content/content.schema";
import type { Fault } from "../lib/faults";
import { checkLines, checkPools, Measure } from "./check-lines";

/** Everything the built-in coach says, as its files hold it. */
export function readContent(folder: string) {
  const reader = new Reader(folder);
  const topics = reader.folder("topics", topicSchema, (topic, measure) => {
    checkPools({ ask: topic.ask, close: topic.close }, measure);
    measure.after(["reflect"], topic.reflect, topic.ask);
    checkMoments(["moments"], topic.moments, measure);
  });
  const skills = reader.folder("skills", skillSchema, ({ offer, steps, again, keep }, measure) => {
    checkPools({ offer, again, keep }, measure);
    for (const [at, step] of steps.entries()) checkLines(["steps", at], step, measure);
  });
  reader.expect("skills", skillIds);
  reader.findTwice("topics", topics);
  const content = {
    topics,
    skills,
    feelings: reader.file("feelings.yaml", feelingsSchema, (feelings, measure) => {
      for (const [id, { reflect, ask }] of Object.entries(feelings)) {
        checkLines([id, "ask"], ask, measure);
        measure.after([id, "reflect"], reflect, ask);
      }
    }),
    flow: reader.file("lines/flow.yaml", flowSchema, checkPools),
    specials: reader.file("lines/specials.yaml", specialsSchema, checkPools),
    memory: reader.file("lines/memory.yaml", memorySchema, checkPools),
    moves: reader.file("lines/moves.yaml", movesSchema, (moves, measure) => {
      for (const [id, { say, ask }] of Object.entries(moves)) {
        checkLines([id, "say"], say, measure);
        checkLines([id, "ask"], ask, measure);
      }
    }),
    moments: reader.file("lines/moments.yaml", momentsSchema, (moments, measure) =>
      checkMoments([], moments, measure),
    ),
    afterCrisis: reader.file("lines/after-crisis.yaml", afterCrisisSchema, checkPools),
    quickReplies: reader.file("lines/quick-replies.yaml", quickRepliesSchema),
    nouns: reader.file("nouns.yaml", nounsSchema),
    skillTalk: reader.file("skill-talk.yaml", skillTalkSchema),
    answers: reader.file("answers.yaml", answersSchema),
    complaints: reader.file("complaints.yaml", complaintsSchema),
    feelingWords: reader.file("feeling-words.yaml", feelingWordsSchema),
    intents: reader.file("intents.yaml", intentsSchema),
    people: reader.file("people.yaml", peopleSchema),
    questions: reader.file("questions.yaml", questionsSchema, checkAnswers),
    things: reader.file("things.yaml", thingsSchema, checkAnswers),
  };
  return { content, faults: reader.faults };
}

export type Content = ReturnType<typeof readContent>["content"];

function checkMoments(path: (string | number)[], moments: z.infer<typeof momentsSchema>, measure: Measure) {
  for (const [at, { say, ask }] of moments.entries())
    if (ask) measure.after([...path, at, "say"], say, ask);
    else checkLines([...path, at, "say"], say, measure);
}

function checkAnswers(
  entries: readonly { answer: z.infer<typeof questionsSchema>[number]["answer"] }[],
  measure: Measure,
) {
  for (const [at, { answer }] of entries.entries())
    for (const [band, line] of Object.entries(answer))
      measure.alone([at, "answer", band], band as keyof typeof answer, line);
}

/** Reads files against their schemas and keeps what is wrong with them, each with its line. */
class Reader {
  readonly faults: Fault[] = [];

  constructor(private readonly root: string) {}

  /** A file that must be there; undefined with a fault when it is not as it should be. */
  file<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    check?: (content: z.infer<Schema>, measure: Measure) => void,
  ): z.infer<Schema> | undefined {
    const source = this.read(file);
    if (source === undefined) return undefined;
    const read = recall(`${file}\n${source}`, () => readFile(file, source, schema, check));
    this.faults.push(...read.faults);
    return read.content;
  }

  /** All files of a folder by their names. */
  folder<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    check: (content: z.infer<Schema>, measure: Measure) => void,
  ): Record<string, z.infer<Schema>> {
    const found: Record<string, z.infer<Schema>> = {};
    for (const file of readdirSync(join(this.root, name)).sort()) {
      const id = /^([a-z][a-z_]*)\.yaml$/.exec(file)?.[1];
      if (!id)
        this.add(`${name}/${file}`, 1, "a file here is named by small letters and _, and ends in .yaml");
      const content = id ? this.file(`${name}/${file}`, schema, check) : undefined;
      if (id && content !== undefined) found[id] = content;
    }
    return found;
  }

  /** The files of a folder must be these: the engine's code calls them by name. */
  expect(name: string, ids: readonly string[]) {
    const there = readdirSync(join(this.root, name)).map((file) => file.replace(/\.yaml$/, ""));
    for (const id of ids) if (!there.includes(id)) this.add(`${name}/${id}.yaml`, 1, "is missing");
    for (const id of there)
      if (!ids.includes(id))
        this.add(`${name}/${id}.yaml`, 1, "no code knows this skill: a new one needs some");
  }

  /** A copied file that was not finished: its title is that of another. */
  findTwice(name: string, entries: Record<string, { title: { en: string; es: string } }>) {
    const first = new Map<string, string>();
    for (const [id, { title }] of Object.entries(entries))
      for (const text of [title.en, title.es]) {
        const other = first.get(text);
        if (other) this.add(`${name}/${id}.yaml`, 1, `title: "${text}" is that of ${other}.yaml too`);
        first.set(text, id);
      }
  }

  private read(file: string): string | undefined {
    try {
      return readFileSync(join(this.root, file), "utf8");
    } catch {
      this.add(file, 1, "is missing");
      return undefined;
    }
  }

  private add(file: string, line: number, text: string) {
    this.faults.push({ file, line, text });
  }
}

type ReadFile<Content> = { content: Content | undefined; faults: Fault[] };

/** Files read before in this process: tests read all of them once for every fault they try. */
const readBefore = new Map<string, ReadFile<unknown>>();

function recall<Content>(key: string, read: () => ReadFile<Content>): ReadFile<Content> {
  const known = (readBefore.get(key) as ReadFile<Content> | undefined) ?? read();
  readBefore.set(key, known);
  return known;
}

function readFile<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  check?: (content: z.infer<Schema>, measure: Measure) => void,
): ReadFile<z.infer<Schema>> {
  const faults: Fault[] = [];
  const add = (line: number, text: string) => faults.push({ file, line, text });
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  for (const { pos, message } of document.errors)
    add(lines.linePos(pos[0]).line, message.split(" at line ")[0] ?? message);
  if (faults.length > 0) return { content: undefined, faults };
  const lineAt = (path: Path) => lines.linePos(offsetOf(document, path)).line;
  const parsed = schema.safeParse(document.toJS());
  if (!parsed.success) {
    for (const issue of parsed.error.issues)
      for (const { path, text } of told(issue)) add(lineAt(path), `${named(path)}${text}`);
    return { content: undefined, faults };
  }
  check?.(parsed.data, new Measure((path, text) => add(lineAt(path), `${named(path)}${text}`)));
  return { content: parsed.data, faults };
}

type Path = readonly PropertyKey[];

/** Where a value stands, or where the nearest thing around it does when it is missing. */
function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair: Pair | undefined = node.items.find(({ key }) => String(key) === String(step));
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    } else break;
  }
  return offset;
}

const words: Record<string, string> = { en: "English", es: "Spanish" };

/** "reflect, ages 9-12, line 2, Spanish: " */
function named(path: Path): string {
  const parts = path.map((step) =>
    typeof step === "number"
      ? `no. ${step + 1}`
      : /^\d/.test(String(step))
        ? `ages ${String(step)}`
        : (words[String(step)] ?? String(step)),
  );
  return parts.length > 0 ? `${parts.join(", ")}: ` : "";
}

/** A fault of the schema in words for somebody who does not write programs. */
function told(issue: z.core.$ZodIssue): { path: Path; text: string }[] {
  const { path } = issue;
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({ path: [...path, key], text: "is not known here" }));
    case "invalid_value":
      return [{ path, text: `must be one of ${issue.values.join(", ")}` }];
    case "too_small":
      return [{ path, text: `needs at least ${issue.minimum}` }];
    case "invalid_type":
      return [{ path, text: /undefined$/.test(issue.message) ? "is missing" : `must be ${issue.expected}` }];
    default:
      return [{ path, text: issue.message }];
  }
}
