import { isLight, marked } from "~/child-language/asked-phrase";
import { PhraseIndex } from "~/child-language/phrase-index";
import { intents } from "../content/compiled/content";
import type { IntentEntry } from "../content/content.types";

// Built at the first message and kept: the content is constant, so no request depends on another.
let built: { index: PhraseIndex; entryOf: readonly IntentEntry[] } | undefined;

function matcher() {
  built ??= {
    index: new PhraseIndex(intents.flatMap(({ asked }) => asked)),
    entryOf: intents.flatMap((entry) => entry.asked.map(() => entry)),
  };
  return built;
}

/** Plain text as the phrases read it: without light words, commas as "|", every number as "9", "7*8" as "9 x 9". */
const asPhrases = (text: string): string =>
  text
    .replace(/(?<=\d) ?[x*+] ?(?=\d)/g, " x ")
    .replace(/\bso so\b/g, "so-so")
    .split(" ")
    .filter((word) => !isLight(word))
    .map((word) => ` ${word === "," ? "|" : marked(word.replace(/\d+/g, "9"))}`)
    .join("");

/** The entries of intents.yaml whose words stand in a message (`text`: in plain text), in the order of the file. */
export function intentsIn(text: string): IntentEntry[] {
  const { index, entryOf } = matcher();
  const phrases = asPhrases(text);
  const found = index
    .mayOccur(phrases)
    .sort((one, other) => one - other)
    .filter((at) => index.occurs(at, phrases))
    .flatMap((at) => entryOf[at] ?? []);
  return [...new Set(found)];
}
