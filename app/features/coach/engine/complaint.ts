import { createPhraseFinder, isShortEnough } from "~/child-language/phrase-finder";
import { plainText } from "~/child-language/plain-text";
import { among } from "~/child-language/question";
import { complaints } from "../content/compiled/content";
import type { ComplaintId } from "../content/content.types";

const complaintsIn = createPhraseFinder(complaints, ({ told }) => told);

const wordsOf = (text: string): string[] => text.split(" ").filter((word) => /[a-z]/.test(word));

/** Words that everybody says about everything: "i don't know" contradicts nothing. */
const isCommon = among(
  "about again all already always and any anybody anyone anything are before being but can could day " +
    "did even ever every everyone feel feels felt for friend friends get gets getting going good grown " +
    "had has have having hear help helps her him his how into just keep kids know knows let like likes " +
    "listening lot made make makes many may maybe mean more most much nearly need needs never now once " +
    "one only other others our out people person quite reading really said same say says saying school " +
    "see sense she some somebody someone something stays still sure take talk talking tell telling than " +
    "that the them then there these they thing things think this time today told tomorrow too tried " +
    "trying turn turns want wants was way well were what when where which why will with work would " +
    "yesterday yet you your yours yourself " +
    "ahora algo alguien amiga amigo amigos antes asi bien bueno cada casa con contarlo contarme cosas " +
    "cuando decir decirle decirlo decirme del dia dice dices eres esa escucho escuela ese eso esta estas " +
    "este esto fue gente hablar hace hacer hasta hay importa las leo los mal mama mas mejor mis mismo " +
    "mucho muchos muy nada otra otras otro otros para pero persona poco por porque puede puedes puedo que " +
    "quiere quieres quiero sabe saber sabes sentir ser siempre siente sientes sin solo son sus tambien " +
    "tener tiempo tiene tienes todo todos una uno verdad vez",
);
const isTelling = (word: string): boolean => word.length > 2 && !isCommon(word);
const stemOf = (word: string): string => word.slice(0, stemLength);
const stemLength = 5;

/** A condition or a piece of advice: nothing is said of what happened. */
function isNoStatement(words: readonly string[]): boolean {
  const [first = "", second = ""] = words.filter((word) => !isJoining(word));
  return opensNoStatement(first) || (first === "you" && (second === "can" || second === "could"));
}
const isJoining = among("and or but then y o pero");
const opensNoStatement = among(
  "if when si cuando take put make ask tell try say show write keep use do get learn stay look let talk think pick play give find " +
    "busca prueba di dilo dile pide haz toma deja invita habla escribe elige puedes",
);
const isNegation = among("no not never nobody nunca nadie");

/** Stems of what the last reply stated of the child's story: no questions, conditions or advice, nothing denied. */
const statedIn = (said: string): Set<string> =>
  new Set(
    (said.match(/[^.!?]+[.!?]*/g) ?? [])
      .filter((sentence) => !sentence.includes("?"))
      .map((sentence) => wordsOf(plainText(sentence)))
      .filter((words) => !isNoStatement(words) && !words.some(isNegation))
      .flat()
      .filter(isTelling)
      .map(stemOf),
  );

/** "it went well???" */
const mostWordsOfDoubt = 4;

/** "he didn't go to the vet", "NO DRUMS", "it went well???": the coach's own word with a "not" before it or in disbelief. */
function contradicts(message: string, text: string, said: string): boolean {
  const stated = statedIn(said);
  if (stated.size === 0) return false;
  const isStated = (word: string) => isTelling(word) && stated.has(stemOf(word));
  const isDenied = text
    .split(",")
    .map((clause) => wordsOf(clause).filter((word) => isNegation(word) || isStated(word) || word.length > 3))
    .some((words) => words.some((word, index) => isStated(word) && isNegation(words[index - 1] ?? "")));
  const isDoubted = [...message.matchAll(/([^.!?]+)\?[?!]+/g)]
    .map(([, doubted]) => wordsOf(plainText(doubted ?? "")))
    .some((doubted) => doubted.length <= mostWordsOfDoubt && doubted.some(isStated));
  return isDenied || isDoubted;
}

const mostWordsBefore = 3;
/** "what should i do" asks; it does not wonder at a word. */
const isAsking = among("should would could does happen happens happened part puede debo hago tengo");

/** "pick what", "next part of what", "what list??": the coach's own word asked back. */
function wondersAt(text: string, said: string): boolean {
  const words = text.split(/[ ,]+/);
  // In Spanish "que" joins clauses far more often than it asks: "sigue que mi mamá me va a hacer la falda".
  const isWhat = among(words.length <= mostWordsBefore ? "what who que cual" : "what who cual");
  const at = words.slice(0, mostWordsBefore + 1).findIndex(isWhat);
  const asked = at === 0 ? words.slice(1, 2) : words.slice(0, Math.max(0, at));
  const known = new Set(wordsOf(plainText(said)));
  return asked.some((word) => word.length > 3 && known.has(word) && !isCommon(word) && !isAsking(word));
}

const isQuestionWord = among("what who which que quien cual");
const isLaugh = among("lol lmao lmaoo lmaooo haha hahaha jaja jajaja bro dude um uh oye");
const isBeing = among("is are");
const mostWordsAskedBack = 5;

/** "tell who what?", "comienzo de qué?", "who is them?": a short question made of the coach's own words, at the beginning. */
function asksBack(message: string, said: string): boolean {
  const first = /^[^.!?]+\?/.exec(message.trim())?.[0];
  if (!first) return false;
  const words = wordsOf(plainText(first)).filter((word) => !isLaugh(word));
  if (words.length < 2 || words.length > mostWordsAskedBack) return false;
  const [opening = "", second = ""] = words;
  const isOfPerson = opening === "who" && isBeing(second);
  if (!isOfPerson && !isQuestionWord(words.at(-1) ?? "")) return false;
  const known = new Set(wordsOf(plainText(said)));
  return words.some((word) => word.length > 2 && !isQuestionWord(word) && !isBeing(word) && known.has(word));
}

const loudWordsIn = (message: string): readonly string[] => message.match(/\b\p{Lu}{3,}\b/gu) ?? [];
const isNo = among("no noo");
/** What follows a no that puts something right: "no lo puedo creer" and "no phone for a WEEK" tell. */
const putsRight = among(", no not i im he she it its they we you the my that mi");
/** More words than this tell something. */
const mostWordsStressed = 16;

/** "no BUY me one", "No. it's a RESTAURANT": a no to it, and one word said loudly among quiet ones. */
function stresses(message: string, text: string): boolean {
  const [first = "", second = ""] = text.split(" ");
  const [loud] = loudWordsIn(message);
  if (!loud || !isNo(first) || !/\p{Ll}{2,}/u.test(message) || wordsOf(text).length > mostWordsStressed)
    return false;
  return putsRight(second) || loud.toLowerCase() === second;
}

const isInterjection = among("no noo nope nah wait what wat huh um wow bro dude omg oye que");
const isSaid = among("said sed meant ment");
const isAskedToSay = among(
  "say said tell told dices dije dijo dijiste dijeron decir decirle decirles decirlo decirte",
);
/** "I said WHAT really loud and everyone turned round" tells a story, and so does "i said bye to my TEACHER". */
const saysAgain = (words: readonly string[]): boolean =>
  words[0] === "i" && isSaid(words[1] ?? "") && !words.includes("to") && words.length <= mostWordsSaidAgain;
const mostWordsSaidAgain = 8;
/** "we went to his boat. i said NO WAY" tells one, too. */
const mostWordsBeforeIt = 4;

/** "Huh? I said lego shark", "i said MUM": taken aback or loud, unless the coach has asked what was said. */
function repeats(message: string, text: string, said: string): boolean {
  const isTakenAback = isInterjection(text.split(" ")[0] ?? "") || message.trim().startsWith("?");
  if (!isTakenAback && loudWordsIn(message).length === 0) return false;
  // "Tell me more about it" asks for no words that were said.
  if (wordsOf(plainText(said.replace(/\btell me\b/gi, ""))).some(isAskedToSay)) return false;
  const sentences = message
    .split(/[.!?]+/)
    .map((sentence) => wordsOf(plainText(sentence)).filter((word) => !isInterjection(word)));
  return sentences.some(
    (words, at) => saysAgain(words) && sentences.slice(0, at).flat().length <= mostWordsBeforeIt,
  );
}

/** "u keep saying that. ok well at my old school": said first, and then more is told than a complaint holds. */
function complaintBefore(message: string): (typeof complaints)[number] | undefined {
  const [first = "", ...rest] = message.split(/(?<=[.!?])\s+/);
  if (rest.length === 0) return undefined;
  const text = plainText(first);
  return complaintsIn(text).find(() => wordsOf(text).length <= mostWordsBeforeMore);
}
const mostWordsBeforeMore = 6;

/** "wait im not telling him anything": begun so, a message is against what was said. */
export const isTakenAback = among("no not nope nah nuh wait what huh que nel cual");

/** Reads what a child says of the coach's last reply (`said`, as it was shown); null when it says nothing against it. */
export function readComplaint(message: string, said: string): ComplaintId | null {
  const text = plainText(message);
  const wordCount = text.split(" ").filter((word) => /[a-z0-9]/.test(word)).length;
  const complaint =
    complaintsIn(text).find((entry) => isShortEnough(entry, wordCount)) ?? complaintBefore(message);
  if (complaint) return complaint.id;
  const isMisread =
    repeats(message, text, said) ||
    wondersAt(text, said) ||
    asksBack(message, said) ||
    stresses(message, text) ||
    contradicts(message, text, said);
  return isMisread ? "misread" : null;
}
