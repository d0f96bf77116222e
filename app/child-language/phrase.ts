import { wordLists } from "./words/word-lists";

// The phrase language, in which people write what the detector and the coach look for.

/** Words that carry no weight here: left out of the text and of the phrases before they are compared. */
const fillerWords = new Set(
  "a an the to of just really so very literally actually kind sort even honestly lowkey highkey totally basically also still probably maybe sometimes always ever am is are was were be been being that truly seriously lately kinda simply un una unos unas los las de muy tan tambien pues mas tal vez solo".split(
    " ",
  ),
);

/** The text as the phrases read it: fillers gone, one space before each word. */
export function stripFillers(normalized: string): string {
  let out = "";
  for (const word of normalized.split(" ")) if (word && !fillerWords.has(word)) out += ` ${word}`;
  return out;
}

const edge = "(?![^ ])";
const noNegation = "(?!(?:not|never|no|nunca|nor|ni|\\|)(?![^ ]))";
const gaps: Record<string, string> = {
  "~": `(?: ${noNegation}\\S+){0,2}`,
  "~~": `(?: ${noNegation}\\S+){0,5}`,
  "...": "(?: \\S+){0,14}",
};

const alternativesOf = new Map<string, string>();

/** The regular expression for one list or word: "@NAME" and capitals name a list, "*" ends a stem. */
function alternatives(name: string): string {
  const known = alternativesOf.get(name);
  if (known) return known;
  const words = wordLists[name];
  if (words === undefined) throw new Error(`Unknown word list ${name}`);
  const found = words
    .split(" ")
    .map((word) => (word.startsWith("@") ? alternatives(word.slice(1)) : word.replace("*", "\\S*")))
    .join("|");
  alternativesOf.set(name, found);
  return found;
}

function compileElement(element: string): string {
  if (gaps[element]) return gaps[element];
  const optional = element.endsWith("?");
  const source = (optional ? element.slice(0, -1) : element)
    .split("/")
    .map((part) => (/^[A-Z]+$/.test(part) ? alternatives(part) : part.replace("*", "\\S*")))
    .join("|");
  return optional ? `(?: (?:${source})${edge})?` : ` (?:${source})${edge}`;
}

/**
 * Compiles one phrase. Elements stand next to each other; "~" leaves room for two words, "~~" for five
 * (never a negation or a sentence end), "..." for any fourteen; "a/b/LIST" are alternatives, "x?" may be
 * missing. A negation right before the phrase makes it not apply. After " ! " stand words that make it
 * not apply anywhere in the text.
 */
export function compilePhrase(line: string): RegExp {
  const [phrase = "", unless] = line.split(" ! ");
  const elements = phrase.split(" ").filter((word) => word && !fillerWords.has(word));
  const body = elements.map(compileElement).join("");
  const negated = /^(?:not|NOT|never|no|nobody|NOBODY)/.test(elements[0] ?? "");
  const before = negated ? "" : "(?<! (?:not|never|nunca|nor|ni))";
  const without = unless
    ? `^(?!.*(?:${unless
        .split(" ")
        .map((word) => compileElement(word))
        .join("|")})).*?`
    : "";
  return new RegExp(`${without}${before}${body}`);
}

/** The words of which one must occur for the phrase to apply: those of its rarest required element. */
export function anchorOf(line: string): string[] {
  const [phrase = ""] = line.split(" ! ");
  let best: string[] = [];
  for (const element of phrase.split(" ")) {
    if (!element || gaps[element] || fillerWords.has(element) || element.endsWith("?")) continue;
    const words = element.split("/").flatMap((part) => (/^[A-Z]+$/.test(part) ? listWords(part) : [part]));
    if (best.length === 0 || words.length < best.length) best = words;
  }
  return best;
}

function listWords(name: string): string[] {
  return (wordLists[name] ?? "")
    .split(" ")
    .flatMap((word) => (word.startsWith("@") ? listWords(word.slice(1)) : [word]));
}
