import { readdirSync, readFileSync } from "node:fs";
import { type CrisisCategory, crisisCategories } from "../../app/features/safety/types";

export interface SafetyCase {
  text: string;
  /** Crisis category, or the kind of look-alike. */
  kind: string;
  category: CrisisCategory | null;
  language: string;
  /** The file it stands in. */
  file: string;
}

/** Reads case files: one sentence a line, "# kind language" above each group. */
export function readCases(folder: URL): SafetyCase[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => {
      let kind = "";
      let language = "";
      const cases: SafetyCase[] = [];
      for (const line of readFileSync(new URL(name, folder), "utf8").split("\n")) {
        const heading = /^# (\S+) (en|es)$/.exec(line);
        if (heading) [, kind = "", language = ""] = heading;
        else if (line.trim()) {
          const category = crisisCategories.find((known) => known === kind) ?? null;
          cases.push({ text: line.trim(), kind, category, language, file: name });
        }
      }
      return cases;
    });
}

/** Reads talks: "# topic | grade | language" above each, one message of the child a line, an empty line between. */
export function readTalks(folder: URL): string[][] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => readFileSync(new URL(name, folder), "utf8").split(/\n\s*\n/))
    .map((talk) => talk.split("\n").filter((line) => line.trim() && !line.startsWith("#")))
    .filter((messages) => messages.length > 0);
}
