import { questions } from "./content/compiled/content";
import type { Thing } from "./content/content.types";
import { type AskedFor, findAsked, guessAsked } from "./content/find-asked";
import {
  type AgeBand,
  asTapped,
  type CoachLink,
  type CoachReply,
  type CoachState,
  detectLocale,
  fitsAgeBand,
  type Locale,
  linkTo,
  newCoachState,
  type ReplyInput,
  readMessage,
  repliesOfStage,
  reply,
} from "./engine";

/**
 * A direct question, or something a child wants to do here, answered first and directly from content/; what else
 * the message tells is heard after it, as far as both fit the child's age. Null when nothing is asked.
 */
export function answerDirectly(input: ReplyInput): CoachReply | null {
  const isAnswering = input.state?.stage === "trying";
  const found = findAsked(input.message, { isAnswering }) ?? (isAnswering ? null : guess(input));
  if (!found || isForOneself(found, input)) return null;
  const asked = inItsTopic(found, input);
  const locale = detectLocale(input.message, input.state?.locale ?? input.locale);
  const reader = { ageBand: input.ageBand, locale };
  const answer = withAgain(textOf(asked, reader), input.state, asked.entry.id, reader);
  const links = linksOf(asked, locale);
  const further = hearRest(asked.rest, answer, { ...input, locale }, reader);
  if (further) return { ...further, state: noted(further.state, asked), links: [...links, ...further.links] };
  const state = stateAfter(input, asked, answer, locale);
  return { text: answer, state, links, quickReplies: repliesOfStage(state, locale) };
}

/** The entry that answers this question in the talk's topic: "him" is who the talk is about, and a guess only without one. */
function inItsTopic(asked: AskedFor, { message, state, locale }: ReplyInput): AskedFor {
  if (asked.kind !== "question" || !asked.entry.instead) return asked;
  const topic = state?.situation ?? readMessage(message, locale).situation;
  const fitting = asked.entry.instead.find(({ inTopics }) => topic !== null && inTopics.includes(topic));
  const other = questions.find(({ id }) => id === fitting?.id);
  return other ? { ...asked, entry: other } : asked;
}

const tools: ReadonlySet<string> = new Set(["music", "drums", "calm_me", "ground_me"]);

/** A question in words that no phrase foresees; none where a tool is asked for in plain ones, or an answer was tapped. */
function guess({ message, locale, state }: ReplyInput): AskedFor | null {
  if (asTapped(message, state)) return null;
  const guessed = guessAsked(message);
  return guessed && !tools.has(readMessage(message, locale).intent ?? "") ? guessed : null;
}

/**
 * "what can I do", once something was told, asks for a way forward and not what the coach is for, and "what would you do" in
 * the middle of a talk for advice, unless it names a feeling.
 */
function isForOneself({ entry }: AskedFor, { message, state, locale }: ReplyInput): boolean {
  if (!state || (entry.id !== "can_do" && entry.id !== "what_do_you_do")) return false;
  const { says, feelings } = readMessage(message, locale);
  if (entry.id === "what_do_you_do") return feelings.length === 0;
  return Boolean(state.feeling || state.situation) && says.has("for_oneself");
}

type Reader = { ageBand: AgeBand; locale: Locale };

function textOf(asked: AskedFor, { ageBand, locale }: Reader): string {
  const { answer } = asked.entry;
  return (answer[ageBand] ?? answer["13-15"])[locale === "es" ? 1 : 0];
}

const again: Record<Locale, string> = { en: "Same answer as before.", es: "Lo mismo que antes." };

/** Asked a second time: the answer stays, and says that it does. */
function withAgain(text: string, state: CoachState | null, id: string, { ageBand, locale }: Reader): string {
  if (!state?.used.includes(markOf(id))) return text;
  const longer = `${again[locale]} ${text}`;
  return fitsAgeBand(longer, ageBand, locale) ? longer : text;
}

const markOf = (id: string) => `asked.${id}`;
/** As the engine remembers its lines. */
const rememberedLines = 160;

const noted = (state: CoachState, { entry }: AskedFor): CoachState => ({
  ...state,
  used: [...state.used, markOf(entry.id)].slice(-rememberedLines),
});

function linksOf(asked: AskedFor, locale: Locale): CoachLink[] {
  if (asked.kind === "thing") return [thingLink(asked.entry, locale)];
  return asked.entry.link ? [linkTo(asked.entry.link, null, null)] : [];
}

const thingLink = ({ tool, href, button }: Thing, locale: Locale): CoachLink => ({
  tool,
  label: `coach_link_${tool}`,
  href,
  text: button[locale === "es" ? 1 : 0],
});

/** What stands beside a question is about a topic only when it surely is: "i play since 2 years" is not about a far parent. */
const sureOfRest = 0.7;

/** "my dog died. are you real?": the rest of the message is answered too when it tells a feeling or a happening. */
function hearRest(
  rest: string,
  answer: string,
  input: ReplyInput,
  { ageBand, locale }: Reader,
): CoachReply | null {
  if (rest.split(" ").length < 3) return null;
  const { feelings, situation, situationChance } = readMessage(rest, locale);
  const isOfTopic = situation !== null && situationChance >= sureOfRest;
  if (feelings.length === 0 && !isOfTopic) return null;
  const further = reply({ ...input, message: rest });
  const sentences = answer.match(/[^.!?]+[.!?]+\s*/g) ?? [answer];
  // One question a reply: the talk's own one stands.
  const plain = sentences.filter((sentence) => !sentence.includes("?")).map((sentence) => sentence.trim());
  for (let count = plain.length; count > 0; count--) {
    const head = plain.slice(0, count).join(" ");
    const text = `${head} ${further.text}`;
    if (head.split(" ").length >= 3 && fitsAgeBand(text, ageBand, locale)) return { ...further, text };
  }
  return null;
}

/** The talk stands where it stood, unless the answer asks something or the child wants to stop. */
function stateAfter(input: ReplyInput, asked: AskedFor, answer: string, locale: Locale): CoachState {
  const before = input.state ?? newCoachState();
  const { feelings, situation } = readMessage(input.message, locale);
  const isAsking = answer.includes("?") && before.stage !== "trying";
  const isEnd = asked.kind === "question" && asked.entry.ends === true;
  return {
    ...noted(before, asked),
    ...(isAsking ? { stage: "asked" as const, questionsAsked: before.questionsAsked + 1 } : {}),
    ...(isEnd ? { stage: "listening" as const, skill: null, step: 0 } : {}),
    ...(isAsking && feelings[0] ? { feeling: feelings[0].id, feelingWord: feelings[0].word } : {}),
    ...(isAsking && situation ? { situation } : {}),
    turn: before.turn + 1,
    unclearInARow: 0,
    locale,
  };
}
