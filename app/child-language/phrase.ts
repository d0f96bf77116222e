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
  _: "(?: (?!\\|)\\S+)",
  "~": `(?: ${noNegation}\\S+){0,2}`,
  "~~": `(?: ${noNegation}\\S+){0,5}`,
  "...": "(?: \\S+){0,14}",
};

/** The beginning of the text, and the beginning and the end of a sentence. */
const ends: Record<string, string> = { "^^": "^", "^": "(?:^|(?<= \\|))", $: "(?= \\||$)" };

function compileElement(element: string): string {
  const fixed = gaps[element] ?? ends[element];
  if (fixed) return fixed;
  const optional = element.endsWith("?");
  const source = wordsOfElement(optional ? element.slice(0, -1) : element)
    .map((word) => word.replace("*", "\\S*"))
    .join("|");
  return optional ? `(?: (?:${source})${edge})?` : ` (?:${source})${edge}`;
}

/**
 * Compiles one phrase. Elements stand next to each other; "_" is any one word, "~" leaves room for two words, "~~" for five
 * (never a negation or a sentence end), "..." for any fourteen; "a/b/LIST" are alternatives, "x?" may be
 * missing, "^" and "$" are where a sentence begins and ends, "^^" where the text begins. A negation right before the
 * phrase makes it not apply, unless with `evenDenied`. After " ! " stand words that make it not apply anywhere in the text.
 */
export function compilePhrase(line: string, { evenDenied = false } = {}): RegExp {
  const [, unless] = line.split(" ! ");
  const elements = elementsOf(line).filter((word) => word && !fillerWords.has(word));
  const body = elements.map(compileElement).join("");
  const negated = /^(?:not|NOT|never|no|nobody|NOBODY)/.test(elements[0] ?? "");
  const before = evenDenied || negated ? "" : "(?<! (?:not|never|nunca|nor|ni))";
  const without = unless
    ? `^(?!.*(?:${unless
        .split(" ")
        .map((word) => compileElement(word))
        .join("|")})).*?`
    : "";
  return new RegExp(`${without}${before}${body}`);
}

/** Whether a phrase cannot do without an element. */
function isRequired(element: string): boolean {
  const last = element.at(-1);
  return last !== undefined && !"?~.^$_".includes(last) && !fillerWords.has(element);
}

/**
 * What each element that may not be missing is made of: words, stems with "*" and names of word lists, of which one must
 * occur for the phrase to apply.
 */
export const requiredParts = (line: string): (readonly string[])[] =>
  elementsOf(line)
    .filter(isRequired)
    .map((element) => element.split("/"));

/**
 * Those of an element that seems rare: of few words, and of long ones. Cuts out nothing but its answer: an isolate asks it
 * for each of five thousand phrases at its first message.
 */
export function anchorOf(line: string): readonly string[] {
  const unless = line.indexOf(" ! ");
  const end = unless < 0 ? line.length : unless;
  let best = "";
  let fewest = Number.POSITIVE_INFINITY;
  for (let from = 0, to = 0; from < end; from = to + 1) {
    to = line.indexOf(" ", from);
    if (to < 0 || to > end) to = end;
    let count = 1;
    for (let at = from; at < to; at++) if (line[at] === "/") count++;
    if (count > fewest || (count === fewest && to - from <= best.length)) continue;
    const element = line.slice(from, to);
    if (!isRequired(element)) continue;
    if (count === 1 && isList(element)) count = wordsOfList(element).length;
    if (count > fewest || (count === fewest && element.length <= best.length)) continue;
    best = element;
    fewest = count;
  }
  return best === "" ? [] : best.split("/");
}

const elementsOf = (line: string): string[] => {
  const unless = line.indexOf(" ! ");
  return (unless < 0 ? line : line.slice(0, unless)).split(" ");
};

/** The name of a word list is written in capitals. */
const isList = (part: string): boolean => part >= "A" && part < "[" && /^[A-Z]+$/.test(part);

const wordsOfElement = (element: string): readonly string[] =>
  element.split("/").flatMap((part) => (isList(part) ? wordsOfList(part) : part));

/** The words of each list ("@NAME" in a list is another one), "*" at the end of a stem. */
const wordsByList = new Map<string, readonly string[]>();

function wordsOfList(name: string): readonly string[] {
  const known = wordsByList.get(name);
  if (known) return known;
  const list = wordLists[name];
  if (list === undefined) throw new Error(`Unknown word list ${name}`);
  const words = list.split(" ").flatMap((word) => (word.startsWith("@") ? wordsOfList(word.slice(1)) : word));
  wordsByList.set(name, words);
  return words;
}

/** The whole words by which a phrase may be met: not what it must not hold, no stems, no room between them. */
export const wordsOfPhrase = (line: string): string[] =>
  elementsOf(line)
    .flatMap((element) => wordsOfElement(element.replace(/\?$/, "")))
    .filter((word) => /^[a-z]+$/.test(word));

let listsByWord: Map<string, string[]> | undefined;

/** The names of the word lists that hold this word, or this stem with "*". */
export function listsWith(word: string): readonly string[] {
  if (!listsByWord) {
    listsByWord = new Map();
    for (const name of Object.keys(wordLists))
      for (const listed of wordsOfList(name)) {
        const known = listsByWord.get(listed);
        if (known) known.push(name);
        else listsByWord.set(listed, [name]);
      }
  }
  return listsByWord.get(word) ?? [];
}
