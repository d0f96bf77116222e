import { guessQuestions } from "../engine/question-model";
import { questions, things } from "./compiled/content";
import type { Question, Thing } from "./content.types";
import { createMatcher, isAsking, isWish, sentencesOf } from "./match-asked";

/** What a message asks, and what else it says. */
export type AskedFor = { rest: string } & (
  | { kind: "question"; entry: Question }
  | { kind: "thing"; entry: Thing }
);

// Built at the first message and kept: the content is constant, so no request depends on another.
let built: { question: (text: string) => Question | null; thing: (text: string) => Thing | null } | undefined;

const matchers = () => {
  built ??= {
    question: createMatcher(questions),
    thing: createMatcher(things),
  };
  return built;
};

/**
 * The first sentence of a message that asks about the coach (questions.yaml), or for something to do here
 * (things.yaml). `isAnswering`: the child is in the middle of a skill, where only a plain question counts.
 */
export function findAsked(message: string, { isAnswering = false } = {}): AskedFor | null {
  const { question, thing } = matchers();
  const sentences = sentencesOf(message);
  for (const [at, sentence] of sentences.entries()) {
    if (isAnswering && !/[?¿]/.test(sentence) && !isAsking(sentence)) continue;
    const rest = sentences.filter((_, other) => other !== at).join(" ");
    const asked = isAsking(sentence) ? question(sentence) : null;
    if (asked) return { kind: "question", entry: asked, rest };
    const wanted = thing(sentence);
    if (wanted && (wanted.told || isWish(sentence))) return { kind: "thing", entry: wanted, rest };
  }
  return null;
}

/** From this chance on a question is taken to be asked in words that no phrase foresees. */
const sure = 0.7;
/**
 * The same where nothing has the form of a question or a wish: "my teacher can see this i bet", "i cant find where my song
 * went". Of 3,400 messages of talks seven more are taken for one so, and 41 of 239 known questions are heard.
 */
const sureUnasked = 0.95;
const fewestWordsUnasked = 5;

/**
 * The known question that a message surely asks in words of its own, as a whole or in one of its sentences; null where
 * it asks none, which holds for most.
 */
export function guessAsked(message: string): AskedFor | null {
  const sentences = sentencesOf(message);
  const asking = sentences.filter((sentence) => isAsking(sentence) || isWish(sentence));
  const isAsked = asking.length > 0;
  const least = isAsked ? sure : sureUnasked;
  const isLongEnough = (part: string) => isAsked || part.trim().split(/\s+/).length >= fewestWordsUnasked;
  // A message of one sentence is read once.
  const guesses = [...new Set([message, ...(isAsked ? asking : sentences)])]
    .filter(isLongEnough)
    .flatMap((part) => {
      const [guess] = guessQuestions(part);
      return guess && guess.id !== "none" && guess.chance >= least ? [{ part, ...guess }] : [];
    });
  const [best] = guesses.sort((one, other) => other.chance - one.chance);
  if (!best) return null;
  const rest = best.part === message ? "" : sentences.filter((sentence) => sentence !== best.part).join(" ");
  const entry = questions.find(({ id }) => id === best.id);
  if (entry) return { kind: "question", entry, rest };
  const thing = things.find(({ id }) => id === best.id);
  return thing ? { kind: "thing", entry: thing, rest } : null;
}
