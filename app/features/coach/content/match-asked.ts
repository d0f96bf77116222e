import { isLight, marked } from "~/child-language/asked-phrase";
import { PhraseEntries } from "~/child-language/phrase-finder";
import { isKnownWord, normalizeText } from "~/features/safety";

/** An entry that is found by one of its phrases; the first of the list that fits wins. */
export type Entry = { id: string; asked: readonly string[]; maxWords?: number | undefined };

/** A sentence with more words tells something; what it asks on the way is not what it is about. */
const mostWords = 18;

/** Chat spellings that are words of their own, so that no distance finds them. */
const spellings: Record<string, string> = {
  reel: "real",
  luv: "love",
  wut: "what",
  wuts: "what",
  wat: "what",
  whats: "what",
  hows: "how",
  wheres: "where",
  c: "see",
  hau: "how",
  yu: "you",
  ar: "are",
  r: "are",
  u: "you",
  ur: "your",
  yor: "your",
  hav: "have",
  lov: "love",
  frend: "friend",
  freind: "friend",
  thru: "through",
  moms: "mom",
  dads: "dad",
};

/** One message split where its sentences end, each as it was typed. */
export const sentencesOf = (message: string): string[] =>
  message
    .split(/(?<=[.!?\n])\s*|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

const openers =
  "who whos what whats wut wuts wat where wheres when which why how hows hau can could do does did are is was will would should am r u ru may tell say give show make play call text send stop write lets let promise please pls dont act pretend roast roleplay wanna another nother anuther shud shoud wich was were any wish " +
  "quien quienes que cual cuales cuando cuanto cuantos donde como por para puedo puedes puede pueden eres estas tienes me te le les lo sabes hablas hablo hay vas prometes finge cuentame dime di haz hazme dame mandale llama llamas guardas quieres quiero somos crees es tu en de q xq debo deberia deveria otro otra va van cuentas lloras deseame";
const askers = new Set(openers.split(" "));
/** Said before a question starts. */
const runUps =
  /^(?:(?:so|wait|but|hey|hi|hello|ok|okay|um|uh|and|then|lol|bro|well|like|if i|coach|oye|pero|y|hola|bueno|oiga|entonces|espera|ok|a ver|(?:ha){2,}h?|(?:ja){2,}j?)[\s,]+)+/;

const fold = (sentence: string): string =>
  sentence
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}’']+/gu, "")
    .replace(runUps, "");

/** A question told: "i just wanna know why it happens". */
const wondering =
  /^(?:no )?(?:i (?:just |only )?(?:want to|wanna|need to) know|i (?:was )?wonder(?:ing)?|(?:yo )?solo (?:quiero saber|pregunte|preguntaba)|me pregunto)\b/;

/** Whether a sentence may ask: a question mark, or a word that opens a question or a request. */
export function isAsking(sentence: string): boolean {
  if (/[?¿]/.test(sentence)) return true;
  const plain = fold(sentence);
  return wondering.test(plain) || askers.has(plain.split(/[^a-z]+/).find(Boolean) ?? "");
}

/** Whether a sentence may want something done here: a question, a wish, or a plain order. */
export const isWish = (sentence: string): boolean => isAsking(sentence) || wishes.test(fold(sentence));

const wishes =
  /\b(?:i (?:want|wanna|need)|id like|how (?:do|can|to)|where|quiero|necesito|quisiera|como|puedo|donde|no encuentro)\b|^(?:cuales?|which|talk|put|turn|delete|change|open|record|find|teach|help|erase|music|musica|una cancion|can|pon|ponme|pone|ensename|ayudame|muestrame|algo|something|se puede|podemos|no encuentro)\b/;

/**
 * Finds what a sentence asks, by the phrases of a list as `preparedPhrase` leaves them: builds their index once. Beside the detector's phrases it
 * differs in what it compares: misspellings are mended towards the list's own words, and question words count.
 */
export function createMatcher<Found extends Entry>(entries: readonly Found[]) {
  const lines = entries.flatMap(({ asked }) => asked);
  const byPhrase = new PhraseEntries(entries, ({ asked }) => asked);
  const vocabulary = new Set(lines.flatMap((line) => line.match(/[a-z]{2,}(?!\*)\b/g) ?? []));

  /** The first entry of the list that a sentence asks; null when none does. */
  return (sentence: string): Found | null => {
    const text = read(sentence, vocabulary);
    const wordCount = text.split(" ").filter(Boolean).length;
    for (const entry of byPhrase.in(text)) if (wordCount <= (entry.maxWords ?? mostWords)) return entry;
    return null;
  };
}

/**
 * The sentence as the phrases read it. Their own words stand as they were typed: the safety reader, which mends
 * towards words of danger, would make "vibes" of "vives".
 */
function read(sentence: string, vocabulary: ReadonlySet<string>): string {
  const words = sentence
    .toLowerCase()
    .split(/[\s?!.,;:¿¡"“”()]+/)
    .filter(Boolean)
    .flatMap((typed) => {
      const plain = typed
        .normalize("NFD")
        .replace(/\p{M}+/gu, "")
        .replace(/[’']/g, "");
      const spelled = spellings[plain];
      if (spelled !== undefined) return spelled;
      if (vocabulary.has(plain)) return plain;
      const near = isKnownWord(plain) ? null : nearest(plain, vocabulary);
      return near ?? normalizeText(typed).split(" ");
    });
  return words.map((word) => (isLight(word) ? "" : ` ${marked(word)}`)).join("");
}

/** A word of the phrases one slip away: a letter more, less, changed, or two swapped. */
function nearest(word: string, vocabulary: ReadonlySet<string>): string | null {
  if (word.length < 5) return null;
  for (const known of vocabulary) if (isOneSlip(word, known)) return known;
  return null;
}

function isOneSlip(typed: string, known: string): boolean {
  if (known.length < 5 || Math.abs(typed.length - known.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === known[start]) start++;
  // The first letter is rarely wrong, and in Spanish the last one is another form of the word.
  if (start === 0 || start >= Math.min(typed.length, known.length) - 1) return false;
  const rest = (text: string, skip: number) => text.slice(start + skip);
  return (
    rest(typed, 1) === rest(known, 1) ||
    rest(typed, 1) === rest(known, 0) ||
    rest(typed, 0) === rest(known, 1) ||
    (typed[start] === known[start + 1] &&
      typed[start + 1] === known[start] &&
      rest(typed, 2) === rest(known, 2))
  );
}
