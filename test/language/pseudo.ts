import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../fixtures/project-copy";
import { catalogueFiles, readCatalogue } from "./catalogue";

/** The made-up language of accents: readable English, so that one sees at once what is not from the catalogue. */
export const PSEUDO = "en-XA";

const ACCENTED: Record<string, string> = Object.fromEntries(
  [..."aåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzž"].flatMap((letter, index, all) =>
    index % 2 === 0
      ? [
          [letter, all[index + 1] ?? letter],
          [letter.toUpperCase(), (all[index + 1] ?? letter).toUpperCase()],
        ]
      : [],
  ),
);
const FILLER = "ļöŕéɱ";
/** How much longer than English other languages become. */
const GROWTH = 0.4;

/** A text in accents, two fifths longer, in brackets: a cut end shows, and so does what is glued together. */
export function toPseudo(text: string): string {
  const said = text
    .split(/(\{\w+\})/)
    .map((part) =>
      part.startsWith("{") ? part : part.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter),
    )
    .join("");
  const longer = Math.ceil((text.replace(/\{\w+\}/g, "").length * GROWTH) / (FILLER.length + 1));
  return `[${[said, ...Array(longer).fill(FILLER)].join(" ")}]`;
}

/** The same catalogue file in accents. */
function pseudoCatalogue(file: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(readCatalogue("en", file)).map(([key, stored]) => [
      key,
      typeof stored === "string"
        ? toPseudo(stored)
        : stored.map((each) => ({
            ...each,
            match: Object.fromEntries(
              Object.entries(each.match).map(([when, form]) => [when, toPseudo(form)]),
            ),
          })),
    ]),
  );
}

/**
 * A copy of this project to which a language was added as anybody would add one: a folder of catalogues, and its
 * name in the list of languages. Answers the folder.
 */
export function addPseudoLanguage(): string {
  const project = copyProject("language");
  mkdirSync(join(project, "app", "messages", PSEUDO));
  for (const file of catalogueFiles("en")) {
    writeFileSync(join(project, "app", "messages", PSEUDO, file), JSON.stringify(pseudoCatalogue(file)));
  }
  const settings = join(project, "project.inlang", "settings.json");
  const declared = readFileSync(settings, "utf8").replace('"es"]', `"es", "${PSEUDO}"]`);
  if (!declared.includes(PSEUDO)) throw new Error("the list of languages is not where it was");
  writeFileSync(settings, declared);
  return project;
}
