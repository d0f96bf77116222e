import { topics } from "../content/compiled/content";
import type { MoveId, Trait } from "../content/content.types";
import type { SituationId } from "./types";

const ids = Object.keys(topics) as SituationId[];
const withTrait = (trait: Trait): ReadonlySet<SituationId> =>
  new Set(ids.filter((id) => topics[id].traits.includes(trait)));

// What each trait means stands in content/content.schema.ts.
export const goodSituations = withTrait("good");
export const weakSituations = withTrait("weak");
export const tenderSituations = withTrait("tender");
export const harms = withTrait("harm");
export const mourning = withTrait("mourning");
export const workSituations = withTrait("work");
export const notTheirs = withTrait("not_theirs");

/** Heard even when the message also hurts a little or names another topic. */
export const strongMoves: ReadonlySet<MoveId> = new Set([
  "did_skill",
  "result",
  "plan",
  "agree",
  "guess_what",
]);

/** The child is on a good way already: nothing is offered, nothing is asked for. */
export const settledMoves: ReadonlySet<MoveId> = new Set([...strongMoves, "fact"]);

/** A time, a number: an answer to a question, nothing to be soothed. */
export const factWords =
  /\d|\b(?:days?|weeks?|months?|years?|hours?|yesterday|last|since|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|march|june|august|september|october|november|december|dias?|semanas?|mes(?:es)?|anos?|horas?|ayer|hace|lunes|martes|miercoles|jueves|viernes|sabado|domingo|enero|marzo|junio|agosto|septiembre|octubre|noviembre|diciembre)\b/;

/** Words that make a message heavy even when no feeling is named. */
export const heavyWords =
  /\b(?:horrible|awful|sucks?|hate|mean|never|nobody|no one|alone|cried?|yell\w*|scream\w*|lost|miss|hurts?|bad|mess|forget|fail\w*|cannot|worst|unfair|laugh(?:ed|ing) at|stupid|hard|left (?:me|us|out)|died|fight\w*|feo|mal|peor|nadie|nunca|llor\w+|grit\w+|injust\w+|odio|extran\w+|dificil|pele\w+|murio|rompi\w+|broke|(?:estoy|siento) (?:muy |tan )?sol[oa]|callad\w)\b/;
