import type { Guess } from "~/child-language/linear-model";
import { createPhraseFinder } from "~/child-language/phrase-finder";
import { countWords } from "~/child-language/plain-text";
import { type TopicId, topics } from "../content/compiled/content";
import { headOf } from "./heads";
import { topicColumns } from "./message-features";
import { modelTopics, storedModel } from "./topic-weights";
import { notTheirs } from "./topics";

export type TopicReading = {
  /** What the message is about; null when that is not sure enough to be said. */
  id: TopicId | null;
  /** How sure, 0-1. */
  chance: number;
  /** What it may be about, to be asked, likeliest first; empty when it is probably none of them. */
  choices: TopicId[];
};

/** From this chance on a topic is taken as said: in a longer message other words may be what it is about. */
const sure = { short: 0.45, long: 0.48 };
const mostWordsOfShort = 8;
/** The same of a death: comfort for a pet that lives is worse than a question. */
const sureOfDeath = 0.6;
const deaths: ReadonlySet<string> = new Set(["death", "pet_death"] satisfies TopicId[]);
/** Of the likeliest one and of all that are asked about: with less, readers liked a plain word better in all of 20 places. */
const leastToAsk = { ofBest: 0.34, together: 0.6 };
/** The same of what is done to a child ("they make fun of me on the bus"): worth a question that may miss. */
const leastToAskOfHarm = { ofBest: 0.26, together: 0.3 };
/** What may be asked about outweighs "none of them" by this much; most of what children write is none of them. */
const weightOfNone = 0.7;
const mostChoices = 3;

const head = headOf(storedModel, modelTopics);

/** Chances of all topics and of "none", likeliest first; a topic whose file came after the last training has none. */
export const guessTopics = (message: string): Guess[] => head.guess(topicColumns(message));

/**
 * What a message is about: said where that is sure enough, otherwise what to ask about, if anything. `text`: the message in
 * plain text.
 */
export function readTopic(message: string, text: string): TopicReading {
  const all = guessTopics(message);
  const guesses = all.filter(
    (guess): guess is { id: TopicId; chance: number } => isTopic(guess.id) && hasNeeds(guess.id, text),
  );
  const [{ id: best, chance } = { id: null, chance: 0 }] = guesses;
  const sureOfLength = countWords(text) <= mostWordsOfShort ? sure.short : sure.long;
  const leastToSay = best && deaths.has(best) ? sureOfDeath : sureOfLength;
  const least = best && notTheirs.has(best) ? leastToAskOfHarm : leastToAsk;
  const likely = guesses.slice(0, mostChoices);
  const none = all.find(({ id }) => !isTopic(id))?.chance ?? 0;
  const together = likely.reduce((sum, guess) => sum + guess.chance, 0);
  const isWorthAsking =
    chance >= least.ofBest && together >= least.together && together > none * weightOfNone;
  return {
    id: chance >= leastToSay ? best : null,
    chance,
    choices: isWorthAsking ? likely.map(({ id }) => id) : [],
  };
}

const isTopic = (id: string): id is TopicId => Object.hasOwn(topics, id);

const ids = Object.keys(topics).filter(isTopic);
const needing = ids.filter((id) => topics[id].needs !== undefined);
const fulfilled = createPhraseFinder(needing, (id) => topics[id].needs ?? []);
/** A topic may need a word to stand in the message ("home" for homesickness). */
const hasNeeds = (id: TopicId, text: string): boolean =>
  !needing.includes(id) || fulfilled(text).includes(id);
