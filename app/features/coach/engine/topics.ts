import { topics } from "../content/compiled/content";
import type { MoveId, Trait } from "../content/content.types";
import type { SituationId } from "./types";

const ids = Object.keys(topics) as SituationId[];
const withTrait = (trait: Trait): ReadonlySet<SituationId> =>
  new Set(ids.filter((id) => topics[id].traits.includes(trait)));

// What each trait means stands in content/content.schema.ts.
export const goodSituations = withTrait("good");
export const isGoodTopic = (id: SituationId | null): boolean => id !== null && goodSituations.has(id);
export const weakSituations = withTrait("weak");
export const tenderSituations = withTrait("tender");
export const harms = withTrait("harm");
export const mourning = withTrait("mourning");
export const workSituations = withTrait("work");
export const notTheirs = withTrait("not_theirs");
export const hurtingSituations = withTrait("hurts");

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
