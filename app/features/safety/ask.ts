import { askAnswers, askClosings, askDeniedTexts, askLeads, askQuestions } from "./ask-texts";
import type { Prediction } from "./classifier";
import { countWords, fewestWords } from "./decide";
import type { Evidence } from "./evidence";
import type { AgeBand, Assessment, ConversationRisk, CrisisCategory, SafetyLocale } from "./types";

/** Probability from which a message that raises no alert is worth a question: at first, and later in a talk. */
const hintThresholds = { first: 0.3, inTalk: 0.5 };
/** A second hint within so many messages of the question reaches an adult. */
const secondHintTurns = 6;

/** What a message may mean, and whether reviewed words say so or the classifier alone. */
export type Hint = { category: CrisisCategory; isReviewed: boolean };

/** The hint in a message that says nothing plainly; null for most messages. */
export function findHint(evidence: Evidence, prediction: Prediction, isInTalk: boolean): Hint | null {
  if (evidence.isExplained) {
    // The reason sounds ordinary; a clear phrase beside it is still worth a question, nothing less is.
    const sure = evidence.rules[0] ?? evidence.phrases.find(({ group }) => group.weight === "sure");
    return sure ? { category: sure.category, isReviewed: true } : null;
  }
  const [phrase] = evidence.hints;
  if (phrase) return { category: phrase.category, isReviewed: true };
  if (countWords(evidence.normalized) < fewestWords) return null;
  const threshold = isInTalk ? hintThresholds.inTalk : hintThresholds.first;
  const { category, risk } = prediction;
  return category && risk >= threshold ? { category, isReviewed: false } : null;
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
