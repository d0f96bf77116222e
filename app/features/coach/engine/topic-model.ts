import type { Guess } from "~/child-language/linear-model";
import { type TopicId, topics } from "../content/compiled/content";
import { headOf } from "./heads";
import { topicColumns } from "./message-features";
import { modelBiases, modelColumns, modelScale, modelTopics, modelWeights } from "./topic-weights";

export type TopicReading = {
  /** What the message is about; null when that is not sure enough to be said. */
  id: TopicId | null;
  /** How sure, 0-1. */
  chance: number;
  /** What it may be about, to be asked, likeliest first; empty when sure, and when it is probably none of them. */
  choices: TopicId[];
};

/** From this chance on a topic is taken as said, even where words name another that has less than `doubtedWords`. */
const sure = 0.3;
const doubtedWords = 0.03;
/** Words name one topic and the whole message seems to be about another: asked, with both. */
const deniedWords = 0.01;
const disputing = 0.1;
/** How sure a topic is that words name and the model does not see: enough to begin a talk, not to turn one. */
export const doubtful = 0.5;
/** How sure at least where the model does not deny it: a talk turns only when both are. */
const believed = 0.6;
const leastToAsk = 0.08;
/** What may be asked about outweighs "none of them" by this much; most of what children write is none of them. */
const weightOfNone = 0.35;
const mostChoices = 3;

const head = headOf(
  { columns: modelColumns, weights: modelWeights, scale: modelScale, biases: modelBiases },
  modelTopics,
);

/** Chances of all topics and of "none", likeliest first; a topic whose file came after the last training has none. */
export const guessTopics = (message: string): Guess[] => head.guess(topicColumns(message));

/** Weighs the topic that a message's words name (`named`) with what the model makes of the whole message. */
export function readTopic(message: string, named: TopicId | null): TopicReading {
  if (named && topics[named].traits.includes("named")) return { id: named, chance: 1, choices: [] };
  const all = guessTopics(message);
  const guesses = all.filter((guess): guess is { id: TopicId; chance: number } => isTopic(guess.id));
  const [best] = guesses;
  const ofNamed = named ? (guesses.find(({ id }) => id === named)?.chance ?? 1) : 0;
  // Words of good news that the rest does not bear out ("saqué 40") would make the coach cheer at the wrong moment.
  const isCheer = named !== null && topics[named].traits.includes("good");
  const isDoubted = ofNamed < (isCheer ? leastToAsk : doubtedWords);
  if (best && best.chance >= sure && (!named || isDoubted))
    return { id: best.id, chance: best.chance, choices: [] };
  const isDisputed = named && best && ofNamed < deniedWords && best.chance >= disputing;
  if (isDisputed) {
    const choices = [...guesses.slice(0, mostChoices - 1).map(({ id }) => id), named];
    return { id: null, chance: best.chance, choices };
  }
  if (isCheer && isDoubted) return { id: null, chance: 0, choices: [] };
  if (named) {
    const chance = ofNamed < leastToAsk ? doubtful : Math.max(believed, ofNamed);
    return { id: named, chance, choices: [] };
  }
  const likely = guesses.slice(0, mostChoices);
  const none = all.find(({ id }) => !isTopic(id))?.chance ?? 0;
  const isWorthAsking =
    (best?.chance ?? 0) >= leastToAsk &&
    likely.reduce((sum, { chance }) => sum + chance, 0) > none * weightOfNone;
  return { id: null, chance: best?.chance ?? 0, choices: isWorthAsking ? likely.map(({ id }) => id) : [] };
}

const isTopic = (id: string): id is TopicId => Object.hasOwn(topics, id);
