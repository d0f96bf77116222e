import { expandToken } from "./chat-spellings";
import { repairWord, type Vocabulary } from "./vocabulary";

/** Look-alike letters of other alphabets: each group reads as the Latin letter before the colon. */
const homoglyphs = new Map(
  "a:аαɑ b:вβь c:сϲ d:ԁđ e:еεє g:ɡ h:һнħ i:іιıɩї j:ј k:кκ l:ӏłɭ m:мɱ n:ηпŋ o:оοσø p:рρ q:ԛ r:гɾ s:ѕʂ t:тτ u:υцʋ v:νѵ w:ԝωш x:хχ y:уγү z:ʐ"
    .split(" ")
    .flatMap((group) => [...group.slice(2)].map((letter): [string, string] => [letter, group.charAt(0)])),
);

/** Pictures that stand for a word in a sentence about harm. Laughing skulls stay out: they mean "funny". */
const emojiWords: [RegExp, string][] = [
  [/🔪|🗡️?|🪒/gu, " knife "],
  [/🔫/gu, " gun "],
  [/💊/gu, " pills "],
  [/🩸/gu, " blood "],
  [/⚰️?|🪦/gu, " coffin "],
  [/💣/gu, " bomb "],
  [/🏫/gu, " school "],
  [/🤮/gu, " vomit "],
];

const leetLetters: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
  "+": "t",
  "€": "e",
};
const leetPattern = /[013457890@$!|+€]/g;

/**
 * Brings a child's spelling to one form: lower case, no accents, no hidden or foreign look-alike
 * letters, leetspeak and spaced letters read, contractions and chat words written out, near
 * misspellings of known words mended. Sentence ends become " | " so that no rule reads across them (K8).
 * What counts as known depends on who reads: the detector and the coach read with safety's words.
 */
export function normalize(raw: string, known: Vocabulary): string {
  const plain = joinSpacedLetters(stripDisguise(raw), known);
  const words: string[] = [];
  for (const token of plain.split(/\s+/)) {
    if (!token) continue;
    if (/^[|]+$/.test(token)) words.push("|");
    else words.push(...normalizeToken(token, known));
  }
  return tidyBreaks(words);
}

function stripDisguise(raw: string): string {
  let text = raw.normalize("NFKC").toLowerCase();
  for (const [pattern, word] of emojiWords) text = text.replace(pattern, word);
  text = text.replace(/\bs\/h\b/g, "self harm");
  text = text.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|\ufe0e|\ufe0f/g, "");
  text = text.normalize("NFD").replace(/\p{M}+/gu, "");
  text = [...text].map((letter) => homoglyphs.get(letter) ?? letter).join("");
  return text
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”«»"()[\]{}]/g, " ")
    .replace(/\.{2,}|…/g, " ")
    .replace(/[¿¡]/g, " ");
}

/** "k i l l", "k.i.l.l", "k-i-l-l" → "kill" when the letters make known words; musical notes stay apart. */
function joinSpacedLetters(text: string, known: Vocabulary): string {
  return text.replace(
    /(?<![\p{L}\p{N}'])(?:[\p{L}0134578@$][\s._\-*~/]{1,3}){2,}[\p{L}0134578@$](?![\p{L}\p{N}'])/gu,
    (run) => {
      const letters = run
        .replace(/[\s._\-*~/]+/g, "")
        .replace(leetPattern, (sign) => leetLetters[sign] ?? sign);
      const read = (some: string) => (known.splitJoinedWords(some) ?? expandToken(some))?.join(" ");
      // "i c u t": the "i" before it is a word of its own.
      const afterI = letters.startsWith("i") && letters.length > 3 ? read(letters.slice(1)) : undefined;
      return read(letters) ?? (afterI ? `i ${afterI}` : run);
    },
  );
}

function normalizeToken(token: string, known: Vocabulary): string[] {
  const sentenceEnd = /[.!?;]+["')]*$/.test(token);
  const bare = token.replace(/^[^\p{L}\p{N}@$]+|[^\p{L}\p{N}@$*]+$/gu, "");
  const words = bare ? bare.split(/[/,]|--+|\.(?=\p{L}{2})/u).flatMap((part) => readWord(part, known)) : [];
  return sentenceEnd ? [...words, "|"] : words;
}

function readWord(token: string, known: Vocabulary): string[] {
  if (!token) return [];
  const direct = expandToken(token);
  if (direct) return direct;
  let word = token.replace(/'s$|'$/g, "").replace(/'/g, "");
  if (/^\d+([.:,%]\d*)?$/.test(word)) return [word];
  if (known.has(word)) return [word];
  const mixed = word.replace(/[._~*-]/g, "");
  if (mixed !== word) {
    if (known.has(mixed) || expandToken(mixed)) return expandToken(mixed) ?? [mixed];
    if (word.includes("*")) return [repairWord(word) ?? mixed];
    const parts = word.split(/[._~-]+/).filter(Boolean);
    if (parts.length > 1 && parts.every((part) => part.length > 1))
      return parts.flatMap((part) => readWord(part, known));
    word = mixed;
  }
  if (/[013457890@$!|+€]/.test(word)) {
    if (/^\d+(st|nd|rd|th|am|pm|k|x|s|h|m|min|lbs?|kg|mg|bpm|cal)$/.test(word)) return [word];
    const asI = word.replace(leetPattern, (sign) => leetLetters[sign] ?? sign);
    const asL = word.replace(/1/g, "l").replace(leetPattern, (sign) => leetLetters[sign] ?? sign);
    for (const guess of [asI, asL]) {
      const expanded = expandToken(guess);
      if (expanded) return expanded;
      if (known.has(guess)) return [guess];
    }
    // "mp3", "ps5": a digit at the end of an unknown word is a number, not a letter.
    if (/^\p{L}+\d+$/u.test(word)) return [word];
    word = asI;
  }
  return repairLetters(word, known);
}

function repairLetters(word: string, known: Vocabulary): string[] {
  const doubled = word.replace(/(.)\1{2,}/g, "$1$1");
  const single = word.replace(/(.)\1+/g, "$1");
  const oneRun = word.replace(/(.)\1{2,}/g, "$1");
  for (const guess of [doubled, oneRun, single]) {
    const expanded = expandToken(guess);
    if (expanded) return expanded;
    if (known.has(guess)) return [guess];
  }
  // "endin it", "thinkin": the "g" that is not said.
  if (oneRun.length > 4 && oneRun.endsWith("in") && known.has(`${oneRun}g`)) return [`${oneRun}g`];
  if (word.length >= 7) {
    const split = known.splitJoinedWords(oneRun);
    if (split) return split.flatMap((part) => expandToken(part) ?? [part]);
  }
  const repaired = repairWord(oneRun) ?? known.soundsLike(oneRun);
  return repaired ? (expandToken(repaired) ?? [repaired]) : [oneRun];
}

/** What only the words around it make clear. */
const inContext: [RegExp, string][] = [
  [/\bmy self\b(?! harm)/g, "myself"],
  [/\bwith out\b/g, "without"],
  [/\blet us (?=me|him|her|them)\b/g, "lets "],
  // "dye" is a word for hair; on its own, or with a time or a place, a child means "die".
  [
    /\bdye(?=$| (?:\||in my|in our|tonight|today|now|tomorrow|soon|alone|young|before|after|already|nobody|no one)\b)/g,
    "die",
  ],
  [/(?<=\blets? me )dye\b(?! (?:my|her|his|the|it|our|hair|eggs)\b)/g, "die"],
];

/** Drops doubled breaks; a text chopped after nearly every word ("i. want. to. die.") is read as one line. */
function tidyBreaks(words: string[]): string {
  const breaks = words.filter((word) => word === "|").length;
  const spoken = words.length - breaks;
  const kept = breaks > 2 && spoken / breaks < 2 ? words.filter((word) => word !== "|") : words;
  const text = kept
    .join(" ")
    .replace(/(\| ?)+/g, "| ")
    .replace(/^\| |\s*\|\s*$/g, "");
  return inContext.reduce((read, [pattern, meant]) => read.replace(pattern, meant), text).trim();
}
