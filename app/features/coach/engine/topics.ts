import type { DetailId } from "./lexicon-details";
import type { MoveId } from "./lexicon-moves";
import type { SituationId } from "./types";

/** Talk of these inside another topic is an answer ("my teacher"), not a new topic. */
export const weakSituations: ReadonlySet<string> = new Set([
  "teacher",
  "sibling",
  "sports",
  "celebration",
  "new_place",
  "screen_time",
  "future",
  "friend_fight",
  "mistake",
  "job",
  "chores",
  "dance",
  "embarrassing",
  "storm",
  "dark",
  "boredom",
  "silly",
  "making",
  "money",
  "homework_load",
  "new_look",
  "performance",
  "college",
  "language",
  "new_family",
  "translating",
  "friend_drift",
  "waiting",
  "tooth",
]);

/** Nothing here is a problem to be solved by next week. */
export const tenderSituations: ReadonlySet<string> = new Set([
  "identity",
  "death",
  "pet_death",
  "pet_lost",
  "family_sick",
  "divorce",
  "breakup",
  "far_parent",
  "looks",
  "low_confidence",
  "controlling",
]);

/** Heard even when the message also hurts a little or names another topic. */
export const strongMoves: ReadonlySet<MoveId> = new Set([
  "did_skill",
  "result",
  "found",
  "made_up",
  "plan",
  "agree",
  "guess_what",
]);

/** The child is on a good way already: nothing is offered, nothing is asked for. */
export const settledMoves: ReadonlySet<MoveId> = new Set([
  ...strongMoves,
  "kind_other",
  "kind_words",
  "apologised",
  "enjoy",
  "laughing",
  "fact",
]);

/** Told to a person or about harm: heard before anything else in the message. */
export const graveDetails: ReadonlySet<DetailId> = new Set([
  "told_adult",
  "no_help",
  "unheard",
  "giving_up",
  "self_blame",
  "reaction",
  "what_if",
  "stood_up",
  "avoid",
  "crossed",
  "blamed",
  "memory",
  "identity",
]);

/** A time, a number: an answer to a question, nothing to be soothed. */
export const factWords =
  /\d|\b(?:days?|weeks?|months?|years?|hours?|yesterday|last|since|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|march|june|august|september|october|november|december|dias?|semanas?|mes(?:es)?|anos?|horas?|ayer|hace|lunes|martes|miercoles|jueves|viernes|sabado|domingo|enero|marzo|junio|agosto|septiembre|octubre|noviembre|diciembre)\b/;

/** Told details that are hard by themselves. */
export const hardDetails: ReadonlySet<DetailId> = new Set([
  "no_help",
  "unheard",
  "giving_up",
  "self_blame",
  "reaction",
  "what_if",
  "avoid",
  "crossed",
  "blamed",
  "told",
  "unfair",
  "stuck",
  "hiding",
  "public",
  "soon",
]);

/** Words that make a message heavy even when no feeling is named. */
export const heavyWords =
  /\b(?:horrible|awful|sucks?|hate|mean|never|nobody|no one|alone|cried?|yell\w*|scream\w*|lost|miss|hurts?|bad|mess|forget|fail\w*|cannot|worst|unfair|laugh(?:ed|ing) at|stupid|hard|left (?:me|us|out)|died|fight\w*|feo|mal|peor|nadie|nunca|llor\w+|grit\w+|injust\w+|odio|extran\w+|dificil|pele\w+|murio|rompi\w+|broke|(?:estoy|siento) (?:muy |tan )?sol[oa]|callad\w)\b/;

/** Where something or somebody small is being looked for. */
export const lostTopics: ReadonlySet<SituationId> = new Set([
  "forgot_thing",
  "pet_escaped",
  "pet_lost",
  "broken_thing",
  "tooth",
]);

/** The child is looking at itself or leaving something open: an exercise would talk over it. */
export const reflectingMoves: ReadonlySet<MoveId> = new Set([
  "mixed",
  "normal",
  "your_call",
  "admit",
  "denial",
  "name",
  "miss",
]);
