// Checks what the built-in coach says (app/features/coach/content) and makes of it the module that the engine reads.
// What is wrong is named with file and line, and then nothing is written.
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { markedPhrase, preparedPhrase } from "../../app/child-language/asked-phrase";
import { type Fault, sayFaults } from "../lib/faults";
import { writeIfChanged } from "../lib/write-if-changed";
import { type Content, readContent } from "./read-content";

export const coachContentFolder = fileURLToPath(new URL("../../app/features/coach/content", import.meta.url));

/** Writes the module unless something is wrong or nothing has changed. Returns what is wrong. */
export function compileContent({
  from = coachContentFolder,
  to = join(from, "compiled", "content.ts"),
}: {
  from?: string | undefined;
  to?: string | undefined;
} = {}): Fault[] {
  const { content, faults } = readContent(from);
  if (faults.length > 0) return faults;
  writeIfChanged(to, moduleOf(content));
  return [];
}

/** A skill with all that may be said of it, by its names in the frames of skill-talk.yaml. */
function withTalk({ tried, ...skill }: Content["skills"][string], talk: Content["skillTalk"]) {
  const named = [...skill.named, ...tried];
  const framed = (frames: readonly string[] = [], names = named) =>
    frames.flatMap((frame) => names.map((name) => frame.replace("SKILL", name)));
  return {
    ...skill,
    named: named.map(preparedPhrase),
    refused: [...framed(talk?.refused, skill.named), ...skill.refused].map(preparedPhrase),
    failed: framed(talk?.failed).map(preparedPhrase),
    elsewhere: [...framed(talk?.elsewhere), ...skill.elsewhere].map(preparedPhrase),
    begun: skill.begun.map(preparedPhrase),
    fits: skill.fits.map(preparedPhrase),
  };
}

function moduleOf({ topics, skills, skillTalk, ...rest }: Content): string {
  const { feelings, flow, specials, memory, moves, moments, afterCrisis, quickReplies } = rest;
  const ids = Object.keys(topics);
  // A model learns from the examples; the engine needs none.
  const withoutExamples = ({ examples: _, ...rest }: { examples?: unknown }) => rest;
  const prepared =
    <Key extends "asked" | "told">(key: Key) =>
    <Entry extends Record<Key, readonly string[]>>(entry: Entry) => ({
      ...entry,
      [key]: entry[key].map(preparedPhrase),
    });
  const lean = mapValues(topics, (topic) => ({
    ...withoutExamples(topic),
    needs: topic.needs?.map(preparedPhrase),
    moments: topic.moments.map(({ told, ...moment }) => ({
      ...withoutExamples(moment),
      told: told?.map(preparedPhrase),
    })),
  }));
  return `// Made of the files around it by \`npm run content\`: change those.
import type * as t from "../content.types";

export type TopicId = ${ids.map((id) => JSON.stringify(id)).join(" | ")};
${declare("topics", "Record<TopicId, t.Topic>", lean)}
${declare(
  "skillLines",
  "Record<t.SkillId, t.Skill>",
  mapValues(skills, (skill) => withTalk(skill, skillTalk)),
)}
${declare("feelingLines", 'Record<t.FeelingId, Pick<t.Topic, "reflect" | "ask">>', feelings)}
${declare("flowLines", "Record<t.FlowId, t.LinesByBand>", flow)}
${declare("specialLines", "Record<t.SpecialId, t.LinesByBand>", specials)}
${declare("memoryLines", "Record<t.MemoryId, t.LinesByBand>", memory)}
${declare("moveLines", "Record<t.MoveId, t.Move>", moves && mapValues(moves, prepared("told")))}
${declare("moments", "readonly t.Moment[]", moments?.map(withoutExamples))}
${declare("afterCrisisLines", "Record<t.AfterCrisisId, t.LinesByBand>", afterCrisis)}
${declare("quickReplies", "Record<t.QuickReplyId, readonly t.Line[]>", quickReplies)}
${declare("nouns", "t.Nouns", rest.nouns)}
${declare("feelingWords", "t.FeelingWords", rest.feelingWords && withPlaces(rest.feelingWords))}
${declare("answers", "readonly t.AnswerEntry[]", rest.answers?.map(prepared("told")))}
${declare("complaints", "readonly t.ComplaintEntry[]", rest.complaints?.map(prepared("told")))}
${declare("intents", "readonly t.IntentEntry[]", rest.intents?.map(prepared("asked")))}
${declare("people", "readonly t.Person[]", rest.people?.map(prepared("told")))}
${declare("questions", "readonly t.Question[]", rest.questions?.map(prepared("asked")))}
${declare("things", "readonly t.Thing[]", rest.things?.map(prepared("asked")))}
`;
}

/** The phrases of feeling-words.yaml, in which every word counts. */
const withPlaces = ({ words, no_feeling, around }: NonNullable<Content["feelingWords"]>) => ({
  words: words.map((entry) => ({ ...entry, told: entry.told.map(markedPhrase) })),
  no_feeling: no_feeling.map(markedPhrase),
  around: around.map(({ means, before, after }) => ({
    means,
    before: before.map(markedPhrase),
    after: after.map(markedPhrase),
  })),
});

const mapValues = <Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** One entry a line, so that two versions can be compared. */
function declare(name: string, type: string, value: unknown): string {
  const isList = Array.isArray(value);
  const lines = Object.entries(paired(value) as object).map(
    ([key, entry]) => `  ${isList ? "" : `${JSON.stringify(key)}: `}${JSON.stringify(entry)},\n`,
  );
  return `export const ${name}: ${type} = ${isList ? "[" : "{"}\n${lines.join("")}${isList ? "]" : "}"};`;
}

/** Every English and Spanish pair as \`[en, es]\`. */
function paired(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(paired);
  if (typeof value !== "object" || value === null) return value;
  if ("en" in value && "es" in value && typeof value.en === "string") return [value.en, value.es];
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, paired(entry)]));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({ options: { from: { type: "string" }, to: { type: "string" } } });
  const faults = compileContent(values);
  process.stderr.write(sayFaults(faults, values.from ?? coachContentFolder));
  if (faults.length > 0) process.stderr.write(`${faults.length} to mend: nothing was written.\n`);
  process.exit(faults.length > 0 ? 1 : 0);
}
