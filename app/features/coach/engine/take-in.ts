import type { MoveId } from "../content/content.types";
import { pleasantFeelings } from "./feelings";
import { type MomentReading, plainMoment } from "./moments";
import { hurtsNow } from "./mood";
import { skillsNamed } from "./skill-words";
import { goodSituations, harms, hurtingSituations, weakSituations } from "./topics";
import type { CoachState, Reading, SituationId } from "./types";

const sureOverSmall = 0.65;
/** "GOT THE PART": so few words mean what they say. */
const mostWordsOfACheer = 4;

/** What words alone take for these is believed only where the whole message reads like one of such kinds, too. */
const kindsOfMove: Partial<Record<MoveId, readonly string[]>> = {
  plan: ["own_plan", "could_tell_someone", "coming_up", "agrees"],
  result: ["good_news", "got_better"],
};
const leastOfKind = 0.3;
/** Shorter messages mean what their words say. */
const mostWordsByWords = 8;

/** A talk goes over to another topic only when a message is this surely about it. */
const surelyNew = 0.85;
/** And finds its first one in a later message, which is half an answer: below this it is asked about (6 of 28 were right). */
const surelyLater = 0.7;

/**
 * Remembers in `state` the newest feeling, situation and person named; what only seems to be named is taken out of
 * `reading`. `told`: what the message may tell, in the talk's topic as it is at the moment of asking.
 */
export function takeIn(state: CoachState, reading: Reading, told: () => MomentReading): void {
  // "i tried it and spit went everywhere": no skill was offered that it could be.
  const isOfSkill = () => state.offered.length > 0 || skillsNamed(reading.text).length > 0;
  if (reading.move === "did_skill" && !isOfSkill()) reading.move = null;
  if (isOnlyInWords(reading, state, told) || isNoCheer(reading, state, told)) reading.move = null;
  // "passed my driving test!!!" is no lesson that lies ahead.
  if (reading.situation && isBehind(reading, reading.situation, told)) reading.situation = null;
  // "leave me alone" says nothing of who else should.
  if (reading.says.has("wont_talk")) reading.situation = null;
  if (reading.situation && state.wrong?.includes(`situation.${reading.situation}`)) reading.situation = null;
  // "glad someone's getting their sleep", said by a teacher before everybody, is nobody's joy.
  if (reading.wordCount > mostWordsOfACheer && !told().isCheerful())
    reading.feelings = reading.feelings.filter(({ id }) => !pleasantFeelings.has(id));
  const feeling = reading.feelings[0];
  // In a talk about something, a message that only seems to be about something else is more of the same.
  const { situation: known } = state;
  const isMoreOfIt = known !== null && (reading.situationChance < surelyNew || told().ofTopic());
  if (isMoreOfIt && reading.situation !== known) reading.situation = null;
  if (known === null && state.turn > 1 && reading.situationChance < surelyLater) reading.situation = null;
  // "he likes me best" of a dog is no crush: a guessed topic gives way to a small thing surely told.
  const small = reading.situationChance < sureOverSmall ? told().small() : null;
  if (small && !(small.tone === "good" && isHurt(reading.situation, told))) reading.situation = null;
  const { situation } = reading;
  if (situation === "mistake" && state.situation && harms.has(state.situation)) reading.situation = null;
  else if (situation && weakSituations.has(situation) && state.situation !== null && !feeling)
    reading.situation = null;
  if (reading.situation && reading.situation !== state.situation && state.stage !== "trying") {
    state.situation = reading.situation;
    state.who = reading.who;
  } else if (reading.who && state.stage !== "trying") state.who = reading.who;
  if (feeling && state.stage !== "trying") {
    state.feeling = feeling.id;
    state.feelingWord = feeling.word;
  }
}

/** "i lost my game" is no good news, and "i got an A" no bad grade. */
const isHurt = (situation: SituationId | null, told: () => MomentReading): boolean =>
  situation !== null && hurtingSituations.has(situation) && !told().isGlad();

/** It has turned out well, and the topic has nothing of its own to say to that. */
function isBehind(reading: Reading, situation: SituationId, told: () => MomentReading): boolean {
  const isResult = reading.move === "result" && told().isCheerful() && !hurtsNow(reading);
  return isResult && !goodSituations.has(situation) && plainMoment(reading.text, situation) === null;
}

/** "con mi compa el Beto, ni le quiero decir nada" has words of a plan and is none. */
function isOnlyInWords({ move, wordCount }: Reading, state: CoachState, told: () => MomentReading): boolean {
  const kinds = move ? kindsOfMove[move] : undefined;
  // Who has just put the coach right is loud and not glad.
  if (!kinds || (wordCount <= mostWordsByWords && (state.amends ?? 0) === 0)) return false;
  return kinds.every((kind) => told().chanceOf(kind) < leastOfKind);
}

/** "We had cake and then she left" has words of a good end and is none; nor has a loud "drums!!". */
function isNoCheer({ move, wordCount }: Reading, state: CoachState, told: () => MomentReading): boolean {
  if (move !== "result") return false;
  // "fun! it was so loud", asked how the drums were; "it came out slow and chill".
  const isAnswer = /^(?:howWasIt|musicReady)/.test(state.used.at(-1) ?? "") && wordCount > 2;
  const isWish = told().wish() !== null;
  return !isAnswer && (isWish || (wordCount > mostWordsOfACheer && !told().isCheerful()));
}
