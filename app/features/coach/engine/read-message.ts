import { tellsPast } from "~/child-language/past";
import { isShortEnough } from "~/child-language/phrase-finder";
import { plainText } from "~/child-language/plain-text";
import { readQuestion } from "~/child-language/question";
import { noPattern, offTopicPattern, otherLanguagePattern, yesPattern } from "./answer-patterns";
import { answersIn } from "./answers";
import { pleasantFeelings, readFeelings } from "./feelings";
import { intentsIn } from "./intents";
import { readMove } from "./move";
import { personPatterns } from "./person-patterns";
import { readTopic } from "./topic-model";
import { mourning } from "./topics";
import type { Intent, Locale, Reading, SituationId } from "./types";

const spanishWords =
  /\b(?:el|la|los|las|un|una|mi|mis|me|te|se|nos|vamos|que|de|del|al|en|y|no|es|son|lo|le|ya|su|si|fue|hay|otr[oa]s?|tod[oa]s?|nada|para|estoy|soy|muy|por|con|pero|porque|tengo|quiero|siento|nadie|hola|gracias|cuando|como|yo|tu|mal|bien|hoy|ayer|escuela|amigos?|mama|papa)\b/g;
const englishWords =
  /\b(?:the|an|my|i|am|is|are|was|it|to|and|of|in|not|do|so|but|because|have|want|feel|nobody|hi|thanks|when|how|you|bad|good|today|school|friends?|mom|dad|with|at|she|they|his|her|what|up|out|got|just|one)\b/g;

/** Language of one message, when it is plain enough; otherwise the language of the talk so far. */
export function detectLocale(message: string, fallback: Locale): Locale {
  const text = plainText(message);
  const spanish = (text.match(spanishWords)?.length ?? 0) + (/[ñ¿¡áéíóú]/i.test(message) ? 2 : 0);
  const english = text.match(englishWords)?.length ?? 0;
  if (spanish >= english + 2) return "es";
  if (english >= spanish + 2) return "en";
  return fallback;
}

/** A keyboard mash, or marks without a word in them. */
function isNonsense(message: string, text: string): boolean {
  const letters = text.replace(/[^a-z]/g, "");
  if (letters.length === 0) return !/\d/.test(message);
  const tokens = text.split(" ").filter((token) => /[a-z]/.test(token));
  const odd = tokens.filter(
    (token) =>
      token.length >= 5 &&
      (/[bcdfghjklmnpqrstvwxz]{5,}/.test(token) ||
        !/[aeiouy]/.test(token) ||
        /^(?:asd|qwe|jkl|sdf|zxc|hjk)/.test(token)),
  );
  return odd.length > 0 && odd.length >= tokens.length / 2;
}

function isOtherLanguage(message: string, text: string): boolean {
  const letters = message.match(/\p{L}/gu) ?? [];
  const foreign =
    message.match(
      /[\p{Script=Han}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Ethiopic}]/gu,
    ) ?? [];
  return (letters.length > 0 && foreign.length > letters.length / 2) || otherLanguagePattern.test(text);
}

/** More words than this tell something; they are no bare "better" or "done". */
const mostWordsOfAnAnswer = 6;
const assentPattern =
  /^(?:let us|lets|i (?:want|will|would like|can) (?:to )?(?:try|do)|please|por favor|show me|how|teach me|vamos|quiero|probemos|hagamos|como|we can try)\b/;

function readAnswer(text: string, says: Reading["says"]): Reading["answer"] {
  const score = /^(\d{1,2})(?: ?\/ ?10)?$/.exec(text)?.[1];
  if (score) return Number(score) <= 4 ? "better" : Number(score) <= 6 ? "same" : "worse";
  const length = text.split(" ").filter((token) => /[a-z0-9]/.test(token)).length;
  const isShort = length <= mostWordsOfAnAnswer;
  if (says.has("unsure") && length <= mostWordsOfAnAnswer + 4) return "unsure";
  if (isShort && says.has("same")) return "same";
  if (isShort && says.has("worse")) return "worse";
  if (isShort && says.has("better")) return "better";
  if (isShort && says.has("done")) return "done";
  if (noPattern.test(text)) return "no";
  const yes = yesPattern.exec(text);
  // "yes, I already had breakfast" tells something; "yes, let us try that" does not.
  const rest = yes ? text.slice(yes[0].length).replace(/^[ ,]+/, "") : "";
  if (yes && (rest.split(" ").length <= 3 || assentPattern.test(rest))) return "yes";
  return null;
}

function readIntent(
  message: string,
  text: string,
  reading: Pick<Reading, "feelings" | "situation" | "wordCount"> & { isLeaving: boolean },
): Intent | null {
  if (isOtherLanguage(message, text)) return "other_language";
  const isPast = tellsPast(message);
  const hasContent = reading.feelings.length > 0 || reading.situation !== null;
  const intent = intentsIn(text).find(
    (entry) =>
      isShortEnough(entry, reading.wordCount) &&
      !(entry.alone && hasContent) &&
      !(isPast && toolIntents.has(entry.id)) &&
      // Friends who press are what it is about, not the thing they press for.
      !(entry.id === "substance" && reading.situation === "peer_pressure"),
  );
  if (intent) return intent.id;
  if (reading.isLeaving) return "goodbye";
  const wishAtEnd = isPast ? null : readWishAtEnd(message);
  if (wishAtEnd || hasContent) return wishAtEnd;
  if (isNonsense(message, text)) return "nonsense";
  if (offTopicPattern.test(text)) return "off_topic";
  return null;
}

const sentencesOf = (message: string): string[] =>
  message.split(/[.!?\n]+/).filter((sentence) => sentence.trim());

/** "they'll find somebody else. ok i gotta go": who leaves is not asked to go on. */
function leavesAtEnd(message: string): boolean {
  const last = plainText(sentencesOf(message).findLast((sentence) => /\p{L}/u.test(sentence)) ?? "");
  return [last, last.split(",").at(-1)?.trim() ?? ""].some(
    (text) => leaving.test(text) || parting.test(text),
  );
}
/** "ok nite", "ok bell bye", "later program": so few words, and one of them parts. "maybe later" does not. */
const parting =
  /^(?:(?:ok(?:ay)?|k|well|anyway|alright|bueno|pues|ya) )?(?:(?:\w+ )?(?:bye+|nite|goodnight|gn|chao|chau|adios)(?: (?:bye|coach|robot|program|bot|app|now))?|peace(?: out)?|laters|later (?:coach|robot|program|bot|app))$|^(?:bueno )?te dejo\b/;
const leaving =
  /^(?:(?:ok(?:ay)?|k|well|so|anyway|alright|safe|bueno|ya|pues|listo) ?,? ?)*(?:i )?(?:(?:have|got) to go(?= ?$| ,| now\b| bye\b| my \w+ (?:is|are)? ?(?:home|here|calling)| (?:eat|sleep)\b)|gtg|g2g|bye+|goodbye|see (?:you|ya)|i am (?:off|out)(?= ?$| ,| now\b)|(?:wait |hold on |,)*my \w+ is calling|lights out|(?:ya )?me (?:bajo|regreso|duermo)(?= ?$| ,| ya\b| a\b)|i am (?:going to|gonna|gona) go (?:play|eat|sleep|to bed)|(?:ya )?me (?:tengo que ir|voy|boy)(?= ?$| ,| ya\b| a (?:comer|cenar|dormir|jugar|merendar|entrenar|buscar\w*)\b)|adios|chao|chau|nos vemos)\b/;

/** "it was only an example. can i make a beat": what a message of several sentences asks the app for at its end. */
function readWishAtEnd(message: string): Intent | null {
  const sentences = sentencesOf(message);
  const text = plainText(sentences.length > 1 ? (sentences.at(-1) ?? "") : "");
  if (text.split(" ").length > mostWordsOfAWish || notAWish.test(text)) return null;
  return intentsIn(text).find(({ id }) => toolIntents.has(id))?.id ?? null;
}
const toolIntents: ReadonlySet<Intent> = new Set(["music", "drums"]);
const mostWordsOfAWish = 8;
const notAWish =
  /\b(?:hate|broke|lost|late|class|teacher|lesson|practice|band|brother|sister|neighbou?rs?|my drums?|loud|volume|stop|no|not|odio|clase|maestr[oa]|banda|herman[oa]|volumen)\b/;

/** A question that is a plan: "could i bring her a cookie". */
const ideaPattern = /^(?:maybe )?(?:could|should|podria|deberia)\b.*\b(?:her|him|them|le|les)\b/;

/** "no se murió, está enferma": who says so speaks of the living. */
const stillAlive =
  /\b(?:no se (?:ha )?(?:murio|muerto)|no (?:esta )?muert[oa]|esta viv[oa]|not (?:dead|ded|die|died|dying)|still alive)\b/;

/** A topic is believed beside a move only from this chance on. */
const sureBesideMove = 0.65;
const noTopic: ReturnType<typeof readTopic> = { id: null, chance: 0, choices: [] };

/** Reads one message: feelings with intensity and negation, the situation, the person, what is asked. */
export function readMessage(message: string, locale: Locale): Reading {
  const text = plainText(message);
  const words = text.split(" ").filter((token) => /[a-z0-9]/.test(token));
  const says = answersIn(text, words.length);
  const isAlive = stillAlive.test(text);
  const mayBe = (topic: SituationId | null) => !(isAlive && topic !== null && mourning.has(topic));
  const shortAnswer = words.length <= mostWordsOfAnAnswer ? readAnswer(text, says) : null;
  // "a bit better", "done": an answer is about nothing new.
  let topic = shortAnswer ? noTopic : readTopic(message);
  const move = readMove(message, text);
  // What a message does, and what has nothing to do with the coach, counts for more than what it reminds of.
  const isDoubtful = topic.chance < sureBesideMove && move !== null;
  if (isDoubtful || offTopicPattern.test(text)) topic = noTopic;
  if (!mayBe(topic.id)) topic = noTopic;
  const situation = topic.id;
  let { feelings, denied } = readFeelings(text, message, locale);
  // "my friend is sad": the feeling is the friend's; the child's own would be said with "I".
  if (situation === "helping_other" && !/\bi (?:am|feel|was|get)\b|\b(?:estoy|me siento|me da)\b/.test(text))
    feelings = [];
  // Who hates their body is not angry.
  if (situation === "looks") feelings = feelings.filter((feeling) => feeling.id !== "angry");
  // "hate" about a thing and "boring" class are remarks; keep them only when nothing else was said.
  if (feelings.length > 1) feelings = feelings.filter((feeling) => feeling.id !== "low");
  const person = personPatterns.find((entry) => entry.pattern.test(text));
  const isPleasantDenied =
    denied.some((feeling) => pleasantFeelings.has(feeling.id)) && feelings.length === 0;
  if (isPleasantDenied) {
    const first = denied.find((feeling) => pleasantFeelings.has(feeling.id));
    if (first) feelings = [{ id: "low", word: first.word, strong: first.word, intensity: 2 }];
  }
  const base = { feelings, situation, wordCount: words.length };
  const answer = readAnswer(text, says);
  const asks = readQuestion(message) ?? (says.has("task") ? "request" : null);
  const isLeaving = leavesAtEnd(message);
  const intent = readIntent(message, text, { ...base, isLeaving });
  return {
    ...base,
    text,
    denied: isPleasantDenied ? [] : denied,
    situationChance: topic.chance,
    choices: topic.choices,
    says,
    who: person ? person[locale] : null,
    // "do i have to go to her party" is no good-bye.
    intent: intent === "goodbye" && asks === "decision" ? null : intent,
    // "idk, my stomach hurts when I think about it" has told something after all.
    answer: answer === "unsure" && (feelings.length > 0 || situation !== null) ? null : answer,
    // "me voy a cenar" is no plan of the talk's.
    move: (asks && !ideaPattern.test(text)) || isLeaving ? null : move,
    asks,
  };
}
