import { expandToken } from "./chat-spellings";
import { conceptsOf } from "./words/concepts";
import {
  accentedOpeners,
  leadIns,
  markedOpeners,
  questionOpeners,
  questionSpellings,
} from "./words/question-words";

/**
 * What a question asks for by its form: whether to do a thing, what to do, what somebody makes of it, that the coach
 * does something, whether the child may; "open" where the form does not tell.
 */
export type QuestionForm = "decision" | "way" | "opinion" | "request" | "permission" | "open";

type Test = (word: string) => boolean;
/** Whether a word is one of these. */
export const among = (words: string): Test => {
  const known = new Set(words.split(" "));
  return (word) => known.has(word);
};

const peopleConcepts = among("ME WE YOU THEY NOBODY EVERYONE FAMADULT OTHERADULT SIB PEER SCHOOL");
const isThing = among(
  "it there this that these those any anything anyone anybody somebody someone something my your our his her their most",
);
const isVerb = among("is are am do does did should would will can could was were have");
const isDoing = among("goes has starts opens closes comes means makes helps rhymes");
const isGiven = among("le les");
const isAmount = among("cuanto cuantos cuantas");
const classes: Readonly<Record<string, Test>> = {
  SUBJECT: (word) => isThing(word) || conceptsOf(word).some(peopleConcepts),
  ARTICLE: (word) => /^(?:an?|the|\d+)$/.test(word),
  VERB: isVerb,
};

/** What must follow a word that opens a question. */
function followingOf(line: string): Test {
  if (line === "*") return () => true;
  const isNone = line.startsWith("! ");
  const parts = line.replace("! ", "").split(" ");
  const tests = parts.map((part) => classes[part] ?? ((word: string) => word === part));
  return (word) => tests.some((test) => test(word)) !== isNone;
}
const openers = new Map(
  questionOpeners
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [words = "", following = ""] = line.split(": ");
      return words.split(" ").map((word): [string, Test] => [word, followingOf(following)]);
    }),
);

const isLeadIn = among(leadIns);
const isMarkedOpener = among(markedOpeners);
const isAccentedOpener = among(accentedOpeners);
const isShortQuestion = among("what-now now-what que-hago que-hacemos any-tips any-ideas any-advice");
const asksAtEnd = among("or-what or-not or-nah or-no o-que o-no");
/** What only looks for a nod. */
const isNod = among("right ok okay huh yeah know eh verdad no si vale cierto what que sabes why");
/** Somebody's words told: "she was like are you serious?" */
const isQuoting = among("said says asked told goes dijo dice pregunto dijeron");
const isOther = among("she he they people everyone everybody nobody it this");
const isModal = among("can could would");
const isPreposition = among("por a de con en para");
/** "guess what", "maybe I can": begun so it tells. */
const isNoOpener = among("guess maybe quiza");
const mostWords = 30;

const letters = /[\p{L}\p{N}]/u;
const wordsOf = (text: string): string[] =>
  text
    .replace(/[’‘`´]/g, "'")
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);
const readAs = (word: string): readonly string[] => {
  const plain = word.normalize("NFD").replace(/\p{M}+/gu, "");
  return questionSpellings[plain]?.split(" ") ?? expandToken(plain) ?? [plain];
};

/** The words of a message in small letters without accents, chat spellings written out. */
export const wordsIn = (message: string): string[] => wordsOf(message.toLowerCase()).flatMap(readAs);

/** One clause as it is compared: what is said before a question starts is gone. */
type Clause = { words: string[]; isAccented: boolean; isMarked: boolean; isAmazed: boolean };

function clauseOf(text: string, isMarked: boolean): Clause {
  const typed = wordsOf(text);
  const from = typed.findIndex((word) => !readAs(word).every(isLeadIn));
  const asked = from < 0 ? [] : typed.slice(from);
  const [first = "", second = ""] = asked;
  const isAsked = (word: string) => isAccentedOpener(word) || word === "qué";
  // "qué le regalo a mi mamá" asks; "qué me importa" cries out.
  const isAccented =
    isAccentedOpener(first) ||
    (isPreposition(first) && isAsked(second)) ||
    (first === "qué" && isGiven(second));
  // "it was better than mine??" is amazed.
  return { words: asked.flatMap(readAs), isAccented, isMarked, isAmazed: /\?[?!]/.test(text) };
}

/**
 * How the last thing a message says asks whoever reads it, with or without a question mark; null when it asks
 * nothing: it tells ("what if she leaves", "guess what"), cries out ("how can she do this to me??") or wants a nod.
 */
export function readQuestion(message: string): QuestionForm | null {
  const sentences = message.toLowerCase().match(/[^.!?\n]+[.!?\n]*/g) ?? [];
  const said = sentences.filter((sentence) => letters.test(sentence));
  const before = said.at(-2);
  // "how much does the mouse bring? my cousin got 50": what follows is why it is asked.
  const isReasoned = before?.includes("?") && wordsOf(before).length > 2;
  return formOf(said.at(-1) ?? "") ?? (before && isReasoned ? formOf(before, { isPlain: true }) : null);
}

/**
 * A question may follow what it is about: "mr k marked me late, is that fair". `isPlain`: its words ask without the
 * mark, too.
 */
function formOf(sentence: string, { isPlain = false } = {}): QuestionForm | null {
  const isMarked = /[¿?]/.test(sentence);
  const clauses = sentence.split(/[,;:¿]+/).filter((clause) => letters.test(clause));
  const asked = clauses
    .map((clause, at) => clauseOf(clause, isMarked && at === clauses.length - 1))
    .findLast((clause) => isQuestion(isPlain ? { ...clause, isMarked: false } : clause));
  return asked ? kindOf(asked.words) : null;
}

function isQuestion({ words, isAccented, isMarked, isAmazed }: Clause): boolean {
  const [first = "", second = "", third = ""] = words;
  const count = words.length;
  if (count < 2 || count > mostWords || isNoQuestion(words, isMarked)) return false;
  if (count <= 3 && isShortQuestion(`${first}-${second}`)) return true;
  if (count > 3 && asksAtEnd(endOf(words))) return true;
  // "what games have you got", "what bus goes there", "a cuánto está"
  const isOpen =
    openers.get(first)?.(second) ||
    (first === "what" && (isVerb(third) || isDoing(third))) ||
    (first === "a" && isAmount(second));
  if (isOpen && (count > 2 || isMarked)) return true;
  if (isAccented && count > 2) return true;
  if (!isMarked) return false;
  if (openers.has(first) || isMarkedOpener(first)) return true;
  return count > 2 && !isAmazed && !isNod(words.at(-1) ?? "") && !words.some(isQuoting);
}

const endOf = (words: readonly string[]): string => words.slice(-2).join("-");

/** A worry, an outcry, what somebody else asked, or said in despair of any answer. */
function isNoQuestion(words: readonly string[], isMarked: boolean): boolean {
  const [first = "", second = "", third = ""] = words;
  const isIf = (at: number) => ["what-if", "y-si"].includes(`${words[at]}-${words[at + 1]}`);
  if (words.some((_, at) => isIf(at)) || isNoOpener(first)) return true;
  if (first === "you" && second === "know" && words.length < 4) return true;
  if (first === "how" || first === "why") {
    if (isModal(second) && isOther(third)) return true;
    if (second === "many" && third === "times") return true;
  }
  const isFate = second === "me" || words.includes("always") || (!isMarked && isOther(third));
  if (first === "why" && isFate) return true;
  if (first === "who" && isModal(second) && third === "i") return true;
  return !isMarked && words.includes("said");
}

const isSelf = among("i we yo");
const isWh = among("what how when who where que como");
const isWhat = among("what que");
const isWay = among("now hago hacemos puedo podemos debo recomiendas aconsejas harias");
const isOfLooks = among("look seem sound have get feel smell");
const isJudging = among("crees opinas sera soy fui es esta estuvo era fue tu");
const isJudged = among("think crees opinas piensas te");
/** What somebody is asked to judge: "is that mean?", not "is that two words?". */
const isVerdict = among(
  "weird bad mean rude ok okay wrong right normal stupid dumb fair unfair selfish awful dramatic crazy silly cringe fault lame good best late",
);
const isBeing = among("am was is are does did will has");

/** "le digo lo del manga?": what one would do, asked about. */
const isGivenTo = among("le les lo la los las me");
const isOwnDoing = among(
  "digo pregunto pido escribo hablo mando llamo invito llevo cuento voy quedo saludo doy compro muestro enseno espero aguanto disculpo",
);
const isChoosing = among("which cual cuales");
const isBest = among("better best mejor");

const isAllowing = among("can could may");
const isMay = (first: string, second: string): boolean =>
  (isAllowing(first) && isSelf(second)) || first === "puedo" || first === "podemos";

function kindOf(words: readonly string[]): QuestionForm {
  const [first = "", second = "", third = ""] = words;
  const has = (word: string) => words.includes(word);
  if (isWhat(first) && ((isVerb(second) && isSelf(third)) || isWay(second))) return "way";
  if (first === "any" || first === "now") return "way";
  if (
    first === "should" ||
    (has("should") && words.some(isSelf) && !isWh(first)) ||
    has("deberia") ||
    first === "debo"
  )
    return "decision";
  if (isGivenTo(first) && isOwnDoing(second)) return "decision";
  if (isChoosing(first) && words.some(isBest)) return "opinion";
  if (has("supposed") || (first === "do" && isSelf(second) && (!isOfLooks(third) || words[3] === "to")))
    return "decision";
  if (first === "would" && second === "you") return "opinion";
  if (isMay(first, second)) return "permission";
  if (first === "puedes" || first === "podrias" || (isModal(first) && second === "you")) return "request";
  if (isJudging(first) || isJudged(second) || endOf(words).endsWith("-mean")) return "opinion";
  if (second === "you" && isJudged(third)) return "opinion";
  const isAboutThing = second === "it" || second === "this" || second === "that";
  const isJudgment = isAboutThing ? words.some(isVerdict) : isOther(second) || isSelf(second);
  if (isBeing(first) && isJudgment) return "opinion";
  return asksAtEnd(endOf(words)) ? "opinion" : "open";
}
