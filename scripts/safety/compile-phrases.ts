// Checks what the detector looks for (app/features/safety/content) and makes of it the module that it reads.
// What is wrong is named with file and line, and then nothing is written.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { normalize } from "../../app/child-language/normalize";
import { anchorOf, compilePhrase, wordsOfPhrase } from "../../app/child-language/phrase";
import { Vocabulary } from "../../app/child-language/vocabulary";
import { bareSentence } from "../../app/features/safety/detector/bare-sentence";
import type { AloneGroup, PhraseGroup } from "../../app/features/safety/detector/phrases";
import {
  type CrisisCategory,
  crisisCategories,
  type ModerationGroup,
  moderationGroups,
} from "../../app/features/safety/types";
import type { Fault } from "../lib/faults";
import { writeIfChanged } from "../lib/write-if-changed";

export const safetyContentFolder = fileURLToPath(
  new URL("../../app/features/safety/content", import.meta.url),
);

/** "[burden] high: thinks that others are better off" */
const heading = /^\[([a-z-]+)\] (concern|high|imminent|ask|ask alone|ask alone at first): \S.{4,}$/;

/** Writes the module unless something is wrong or nothing has changed. Returns what is wrong. */
export function compilePhrases(from: string = safetyContentFolder): Fault[] {
  const reader = new Reader();
  for (const category of crisisCategories) reader.readDangers(from, category);
  reader.readModeration(from);
  for (const name of readdirSync(join(from, "phrases")))
    if (!crisisCategories.some((category) => name === `${category}.txt`))
      reader.faults.push({ file: join("phrases", name), line: 1, text: "no kind of danger has this name" });
  if (reader.faults.length > 0) return reader.faults;
  const phrases = reader.groups.flatMap(({ lines }) => lines.map(({ phrase }) => phrase));
  const words = [...new Set(phrases.flatMap(wordsOfPhrase))].sort().join(" ");
  const bare = readAs(words);
  const alone = reader.alone.map((group) => ({ ...group, sentences: group.sentences.map(bare) }));
  const list = (of: readonly object[]) => of.map((each) => `  ${JSON.stringify(each)},\n`).join("");
  writeIfChanged(
    join(from, "compiled", "phrases.ts"),
    `// Made of phrases/ and moderation.txt by \`npm run content\`: change those.
import type { AloneGroup, PhraseGroup } from "../../detector/phrases";
import type { ModerationGroup } from "../../types";

export const phraseGroups: readonly PhraseGroup[] = [\n${list(reader.groups)}];
/** Every word that a phrase can read; found here, as an isolate would take 25 ms for it at its first message. */
export const phraseWords = "${words}";
export const aloneGroups: readonly AloneGroup[] = [\n${list(alone)}];
export const moderationPhrases: readonly (readonly [ModerationGroup, string])[] = [\n${list(reader.moderation)}];
`,
  );
  return [];
}

/** What adds a line to a group. */
type Add = (line: string) => void;

/** How the detector reads a sentence; done here, as it needs all its words of both languages. */
const readAs = (words: string) => {
  const vocabulary = new Vocabulary(() => words.split(" "));
  return (sentence: string): string => bareSentence(normalize(sentence, vocabulary));
};

class Reader {
  readonly groups: PhraseGroup[] = [];
  readonly alone: AloneGroup[] = [];
  readonly moderation: [ModerationGroup, string][] = [];
  readonly faults: Fault[] = [];

  readDangers(folder: string, category: CrisisCategory): void {
    this.read(folder, join("phrases", `${category}.txt`), (line) => {
      const [, name, how = ""] = heading.exec(line) ?? [];
      if (!name)
        return "a group begins like [burden] high: and why (concern, high, imminent, ask, ask alone)";
      return this.begin(category, name, how);
    });
  }

  readModeration(folder: string): void {
    this.read(folder, "moderation.txt", (line) => {
      const group = moderationGroups.find((known) => line === `[${known}]`);
      if (!group) return `must be one of ${moderationGroups.join(", ")}`;
      return (phrase) => this.moderation.push([group, phrase]);
    });
  }

  /** Reads the groups of a file; `open` is given each heading, and says what is wrong with it or what adds a line. */
  private read(folder: string, file: string, open: (heading: string) => Add | string): void {
    const headings = new Set<string>();
    let own = new Set<string>();
    let add: Add | undefined;
    for (const [index, source] of readFileSync(join(folder, file), "utf8").split("\n").entries()) {
      const line = source.trim();
      if (!line || line.startsWith("#")) continue;
      const fault = (text: string) => this.faults.push({ file, line: index + 1, text });
      if (line.startsWith("[")) {
        const name = line.slice(0, line.indexOf("]") + 1);
        const opened = headings.has(name) ? `there is a group ${name} above` : open(line);
        headings.add(name);
        own = new Set();
        if (typeof opened === "string") fault(opened);
        // What stands under a faulty heading is not its own fault.
        add = typeof opened === "string" ? () => undefined : opened;
        continue;
      }
      const wrong = own.has(line) ? "stands in its group twice" : whatIsWrong(line);
      own.add(line);
      if (wrong) fault(wrong);
      else if (add) add(line);
      else fault("stands under no group: begin with a line in brackets");
    }
  }

  /** Opens a group of phrases of danger; returns what adds a line to it. */
  private begin(category: CrisisCategory, name: string, how: string): Add {
    if (how.startsWith("ask alone")) {
      const sentences: string[] = [];
      this.alone.push({ category, isAtFirst: how.endsWith("at first"), sentences });
      return (line) => sentences.push(line);
    }
    const lines: PhraseGroup["lines"][number][] = [];
    const severity = how === "ask" ? null : (how as PhraseGroup["severity"]);
    this.groups.push({ id: `${category}.${name}`, category, severity, lines });
    return (phrase) =>
      lines.push({ phrase, hash: createHash("sha256").update(phrase).digest("hex").slice(0, 6) });
  }
}

/** What keeps a phrase from being read; null where nothing does. */
function whatIsWrong(line: string): string | null {
  try {
    if (compilePhrase(line).test("")) return "applies to any text";
    return anchorOf(line).length === 0 ? "needs a word that may not be missing" : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
