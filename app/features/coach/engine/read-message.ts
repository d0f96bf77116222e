import { tellsPast } from "~/child-language/past";
import { countWords, plainText } from "~/child-language/plain-text";
import { readQuestion } from "~/child-language/question";
import { answersIn } from "./answers";
import { pleasantFeelings, readFeelings } from "./feelings";
import { intentsIn } from "./intents";
import { isOtherScript } from "./locale";
import { plainMoment } from "./moments";
import { readMove } from "./move";
import { isNonsense } from "./nonsense";
import { personIn } from "./people";
import { readTopic } from "./topic-model";
import { mourning } from "./topics";
import type { Intent, Locale, Reading } from "./types";

/** More words than this tell something; they are no bare "better" or "done". */
const mostWordsOfAnAnswer = 6;
/** "yes, I already had breakfast" tells something. */
const mostWordsOfAYes = 4;

function readAnswer(text: string, says: Reading["says"], wordCount: number): Reading["answer"] {
  const score = /^(\d{1,2})(?: ?\/ ?10)?$/.exec(text)?.[1];
  if (score) return Number(score) <= 4 ? "better" : Number(score) <= 6 ? "same" : "worse";
  if (says.has("unsure") && wordCount <= mostWordsOfAnAnswer + 4) return "unsure";
  const told = (["same", "worse", "better", "done"] as const).find((answer) => says.has(answer));
  if (told && wordCount <= mostWordsOfAnAnswer) return told;
  if (says.has("no")) return "no";
  const isYes = says.has("yes") && (wordCount <= mostWordsOfAYes || says.has("agrees_to_do"));
  return isYes ? "yes" : null;
}

function readIntent(
  message: string,
  text: string,
  { feelings, situation }: Pick<Reading, "feelings" | "situation">,
): Intent | null {
  if (isOtherScript(message)) return "other_language";
  const isPast = tellsPast(message);
  const hasContent = feelings.length > 0 || situation !== null;
  const intent = intentsIn(message, text).find(
    ({ id, alone }) =>
      !(alone && hasContent) &&
      !(isPast && toolIntents.has(id)) &&
      // Friends who press are what it is about, not the thing they press for.
      !(id === "substance" && situation === "peer_pressure"),
  );
  return intent?.id ?? (!hasContent && isNonsense(text) ? "nonsense" : null);
}
const toolIntents: ReadonlySet<Intent> = new Set(["music", "drums"]);

/** A topic is believed beside a move only from this chance on. */
const sureBesideMove = 0.72;
const noTopic: ReturnType<typeof readTopic> = { id: null, chance: 0, choices: [] };

/** Reads one message: feelings with intensity and negation, the situation, the person, what is asked. */
export function readMessage(message: string, locale: Locale): Reading {
  const text = plainText(message);
  const wordCount = countWords(text);
  const says = answersIn(text, wordCount);
  const answer = readAnswer(text, says, wordCount);
  const shortAnswer = wordCount <= mostWordsOfAnAnswer ? answer : null;
  // "a bit better", "done": an answer is about nothing new.
  let topic = shortAnswer ? noTopic : readTopic(message, text);
  const move = readMove(message, text);
  // What a message does counts for more than what it reminds of.
  const isPlain = topic.id !== null && plainMoment(text, topic.id) !== null;
  const isDoubtful = topic.chance < sureBesideMove && move !== null && !isPlain;
  const isOfLoss = topic.id !== null && mourning.has(topic.id);
  if (isDoubtful || (isOfLoss && says.has("still_alive"))) topic = noTopic;
  else if (isOfLoss && says.has("anothers_loss")) topic = { ...topic, id: "helping_other" };
  const situation = topic.id;
  let { feelings, denied } = readFeelings(text, message, locale);
  // "my friend is sad": the feeling is the friend's; the child's own would be said with "I".
  if (situation === "helping_other" && !says.has("of_oneself")) feelings = [];
  // Who hates their body is not angry.
  if (situation === "looks") feelings = feelings.filter((feeling) => feeling.id !== "angry");
  // "hate" about a thing and "boring" class are remarks; keep them only when nothing else was said.
  if (feelings.length > 1) feelings = feelings.filter((feeling) => feeling.id !== "low");
  const isPleasantDenied =
    denied.some((feeling) => pleasantFeelings.has(feeling.id)) && feelings.length === 0;
  if (isPleasantDenied) {
    const first = denied.find((feeling) => pleasantFeelings.has(feeling.id));
    if (first) feelings = [{ id: "low", word: first.word, strong: first.word, intensity: 2 }];
  }
  const base = { feelings, situation, wordCount };
  const asks = readQuestion(message) ?? (says.has("task") ? "request" : null);
  const intent = readIntent(message, text, base);
  // "help me understand my feelings" is about no lesson that was not understood.
  const isOfNoLesson = intent === "understand_emotions" && situation === "not_understanding";
  return {
    ...base,
    situation: isOfNoLesson ? null : situation,
    text,
    denied: isPleasantDenied ? [] : denied,
    situationChance: topic.chance,
    choices: topic.choices,
    says,
    who: personIn(text, locale),
    // "do i have to go to her party" is no good-bye.
    intent: intent === "goodbye" && asks === "decision" ? null : intent,
    // "idk, my stomach hurts when I think about it" has told something after all.
    answer: answer === "unsure" && (feelings.length > 0 || situation !== null) ? null : answer,
    // "me voy a cenar" is no plan of the talk's.
    move: (asks && !says.has("idea")) || intent === "goodbye" ? null : move,
    asks,
  };
}
