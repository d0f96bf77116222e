import { askAnswers, askClosings, askDeniedTexts, askLeads, askQuestions } from "../content/ask-texts";
import type { AgeBand, Assessment, ConversationRisk, CrisisCategory, SafetyLocale } from "../types";
import { askedAlone } from "./asked-alone";
import { countWords, fewestWords, type Reading, thresholds } from "./decide";

/** Reviewed words that only a question can make clear are asked about unless so much speaks against a danger. */
const hintThreshold = -4;
/** A second hint within so many messages of the question reaches an adult. */
const secondHintTurns = 6;

/** A child who speaks of the coach's breathing exercise: the model alone takes "breathe" for the worst. */
const aboutTheExercise =
  /\b(?:breathing|breath) (?:thing|stuff|exercises?|tricks?)\b|\b(?:you|coach|app|it) (?:told|said|made|tell|says?|keeps?)(?: \S+){0,5} (?:breathe|breathing|breaths?)\b|\b(?:dijiste|dices|ejercicios?)(?: \S+){0,3} respir\w+/;

/** What a message may mean, and whether reviewed words say so or the classifier alone. */
export type Hint = { category: CrisisCategory; isReviewed: boolean };

/**
 * The hint in a message that raises no alert; null for most messages. `place`: the first message, a later one, or one
 * with which the weak signs of several add up.
 */
export function findHint(
  { normalized, phrases, hints, prediction, danger }: Reading,
  place: "first" | "inTalk" | "pressing",
): Hint | null {
  const alone = askedAlone(normalized, place === "first");
  if (alone) return { category: alone, isReviewed: true };
  const [hint] = hints;
  if (hint && danger >= hintThreshold) return { category: hint.category, isReviewed: true };
  if (place !== "pressing" && danger < thresholds[place].question) return null;
  const [seen] = phrases;
  const { category } = prediction;
  if (seen) return { category: seen.category, isReviewed: true };
  // What the coach itself keeps saying is no sign: "you told me to breathe last time, it did nothing".
  if (aboutTheExercise.test(normalized)) return null;
  if (!category || countWords(normalized) < fewestWords) return null;
  return { category, isReviewed: false };
}

/** Whether the question was put so lately that another hint is no accident. */
export const wasJustAsked = ({ asked, turn }: ConversationRisk): boolean =>
  asked !== null && turn + 1 - asked.turn <= secondHintTurns;

export type AskAnswer = "yes" | "unsure" | "no";

const start = "^(?:(?:um|uh|well|ok|okay|honestly|like|pues|bueno|este|mmm|hmm) )*";
const unsure = new RegExp(
  `${start}(?:i do not know|idk|dunno|(?:i am )?not sure|maybe|i guess|i think so|possibly|probably|no (?:lo )?se|no estoy segur[oa]|tal vez|quizas?|puede(?: ser)?|mas o menos|creo que si)\\b`,
);
const yes = new RegExp(
  `${start}(?:(?:yes|yeah|yea|yep|yup|ye|mhm|true|si)\\b(?! no\\b)|(?:kinda|kind of|sort of|a little|a bit|sometimes|both|un poco|a veces|las dos|algo)\\b|i (?:am|do)(?=$| (?:\\||think|sometimes|a little|kind|sort))|(?:please |por favor )?(?:do not|no le) (?:tell|digas)\\b)`,
);
const no = new RegExp(
  `${start}(?:(?:no|nope|nah|naw)\\b(?! (?:one|body|quiero|puedo))|not (?:really|at all|me)\\b|(?:yeah|si) no\\b|never\\b|nunca\\b|para nada\\b|claro que no\\b|what\\b|huh\\b|lol\\b|jaja|i am (?:fine|ok|okay|good|joking|kidding)\\b|estoy bien\\b)`,
);

/** How a child answers the question, when the message right after it is an answer at all. */
export function readAnswer(normalized: string, previous: ConversationRisk): AskAnswer | null {
  if (previous.asked?.turn !== previous.turn) return null;
  if (unsure.test(normalized)) return "unsure";
  if (yes.test(normalized)) return "yes";
  return no.test(normalized) ? "no" : null;
}

/** `question` is what was asked about; null after a "no", which is thanked for. */
export type AskReply = { content: string; question: { category: CrisisCategory } | null; answers: string[] };

/** The coach's fixed words for a hint, or for a "no" to its question; null when neither is there. */
export function askReply(
  assessment: Pick<Assessment, "ask" | "isAskDenied">,
  ageBand: AgeBand,
  locale: SafetyLocale,
): AskReply | null {
  if (assessment.isAskDenied)
    return { content: askDeniedTexts[locale][ageBand], question: null, answers: [] };
  if (!assessment.ask) return null;
  const lines = [
    askLeads[locale][ageBand],
    askQuestions[assessment.ask][locale][ageBand],
    askClosings[locale][ageBand],
  ];
  return {
    content: lines.join(" "),
    question: { category: assessment.ask },
    answers: askAnswers[locale],
  };
}
