import type { CircleState } from "./circle-state";
import { type CircleSnapshot, type Member, PAD_IDS } from "./protocol";

/** One big drum: which slice of the kit each student's device is; no slices in the other modes. */
export function partsFor(mode: CircleSnapshot["mode"], state: CircleState): CircleState["parts"] {
  if (mode !== "one_drum") return {};
  return state.members.reduce<CircleState["parts"]>(givePart, {});
}

/** Gives a student the slice of the kit that the fewest devices have; the leader keeps the whole kit. */
export function givePart(parts: CircleState["parts"], { memberId, role }: Member): CircleState["parts"] {
  if (role === "teacher" || parts[memberId]) return parts;
  const taken = Object.values(parts);
  const countOf = (padId: (typeof PAD_IDS)[number]) => taken.filter((part) => part === padId).length;
  const part = PAD_IDS.reduce((best, padId) => (countOf(padId) < countOf(best) ? padId : best));
  return { ...parts, [memberId]: part };
}
