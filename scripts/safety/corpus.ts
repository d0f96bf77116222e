import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { CrisisCategory } from "../../app/features/safety/types";

/** A line of an author's file (app/child-language/corpus/README.md). */
const line = z
  .object({
    text: z.string().min(1).optional(),
    talk: z.array(z.string().min(1)).min(1).optional(),
    lang: z.enum(["en", "es", "mix"]).optional(),
    kind: z.enum([
      ...["ordinary", "distressed", "lookalike"],
      ...["suicide", "self_harm", "abuse", "danger_home", "eating_disorder", "harm_others"],
    ] as [string, ...string[]]),
    how: z.string().nullish(),
    still: z.boolean().nullish(),
  })
  .refine(({ text, talk }) => (text === undefined) !== (talk === undefined), "either a text or a talk");

const categories: Record<string, CrisisCategory> = {
  suicide: "suicide",
  self_harm: "self_harm",
  abuse: "abuse",
  danger_home: "danger",
  eating_disorder: "eating_disorder",
  harm_others: "violence_to_others",
};

export interface AuthorLine {
  author: string;
  /** One text, or the messages of a talk by one person. */
  messages: string[];
  /** Null for what is harmless, harm that is over included. */
  category: CrisisCategory | null;
  kind: string;
  how: string;
  lang?: string | undefined;
}

/** Reads a folder of authors' folders of .jsonl files. A line that cannot be read is named with file and number. */
export function readAuthors(folder: URL): AuthorLine[] {
  return readdirSync(folder)
    .sort()
    .flatMap((author) =>
      readdirSync(new URL(`${author}/`, folder))
        .filter((name) => name.endsWith(".jsonl"))
        .sort()
        .flatMap((name) => readFile(author, new URL(`${author}/${name}`, folder))),
    );
}

function readFile(author: string, file: URL): AuthorLine[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((source, index) => {
      if (!source.trim()) return [];
      try {
        const { text = "", talk, kind, how, still, lang } = line.parse(JSON.parse(source));
        const category = still === false ? null : (categories[kind] ?? null);
        return [{ author, messages: talk ?? [text], category, kind, how: how ?? "", lang }];
      } catch (error) {
        throw new Error(`${file.pathname}:${index + 1}: ${error}`);
      }
    });
}
