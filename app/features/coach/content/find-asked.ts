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
