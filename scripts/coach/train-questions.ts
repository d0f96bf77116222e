// Trains what guesses which known question a message asks (questions.yaml, things.yaml), in words that no phrase of
// theirs foresees, and writes its weights, the same bytes each time (about a minute):
//   npm run train:coach               trains this with the coach's other heads, from app/child-language/corpus/questions
//   npx tsx scripts/coach/train-questions.ts --folds    prints instead how it reads authors it has not seen

import { fileURLToPath } from "node:url";
import { toldColumns } from "../../app/features/coach/engine/message-features";
import {
  corpusFolder,
  fingerprintOf,
  type LabelledLine,
  readLabelledFolder,
  readWholeContent,
  trainOrSayFolds,
} from "./train-head";

/** Kinds of messages in mid-talk that may ask a known question; the other kinds are none. */
const askingKinds = new Set([
  ..."asks_about_coach_taste asks_coach_to_do asks_for_secret app_question wants_joke wants_music wants_drums".split(
    " ",
  ),
  ..."wants_game wants_calm wants_break wants_person pretend smalltalk_question curious_about_feelings".split(
    " ",
  ),
  ..."is_it_normal what_should_i_do how_to_say".split(" "),
]);
/** Of the child's own life: what hears of it in the talk answers better than a guess, and only their phrases tell them. */
const ofOwnLife = new Set([
  ..."first_step own_idea should_talk should_tell how_tell_adult how_tell_friend first_words will_they is_it_bad".split(
    " ",
  ),
  ..."feel_nothing fault_parents fault_loss fault_any get_better others_too normal normal_other normal_body".split(
    " ",
  ),
  ..."normal_done_to_me mixed_feelings laugh_wrong small_act_weird body_reacts cry_mad cry two_moms feelings".split(
    " ",
  ),
  ..."far_friends bored tonight angry_song what_if_you know_thing".split(" "),
]);
const head = {
  columnsOf: toldColumns,
  keptColumns: 16_000,
  stepOfDeviation: 1.6,
  weightOfNone: 0.7,
  // Many classes of few examples each take longer to learn.
  fit: { epochs: 20, learningRate: 1, decay: 5e-4, dropout: 0.4 },
};

function readAll(): LabelledLine[] {
  const { questions = [], things = [] } = readWholeContent();
  const known = new Set(["none", ...questions.map(({ id }) => id), ...things.map(({ id }) => id)]);
  const none = readLabelledFolder(corpusFolder("kinds"))
    .filter(({ classes }) => !classes.some((kind) => askingKinds.has(kind)))
    .map((line) => ({ ...line, classes: ["none"] }));
  const asked = readLabelledFolder(corpusFolder("questions"))
    // A question that was taken out of its file is learnt no longer.
    .filter(({ classes }) => classes.every((id) => known.has(id)))
    .map((line) => (line.classes.some((id) => ofOwnLife.has(id)) ? { ...line, classes: ["none"] } : line));
  return [...asked, ...none];
}

/** What the weights were learnt from; a test says when they are older than it. */
export const questionFingerprint = (): string => fingerprintOf(readAll());

if (process.argv[1] === fileURLToPath(import.meta.url)) trainOrSayFolds("question", readAll(), head);
