import type { CrisisCategory } from "../types";
import type { eventOutcomes } from "./alert-constants";

// The one place that says which kinds of alert reach whom; every kind is in exactly one of the first two lists.

/** Parents are asked by mail to check in with their child, without the words (K14). */
export const kindsMailedToParents: readonly CrisisCategory[] = [
  "suicide",
  "self_harm",
  "eating_disorder",
  "violence_to_others",
];

/**
 * These may be about the home: what a child says of them goes to the school and never shows on a parent's side, by
 * mail, in the family's view or in its copy of the data (K14).
 */
export const kindsHiddenFromParents: readonly CrisisCategory[] = ["abuse", "danger"];

type Outcome = (typeof eventOutcomes)[number];

/** How such an alert ends when it was not about the home. Every other end leaves the parents out: the careful side. */
export const outcomesClearingTheHome: readonly Outcome[] = ["false_alarm"];

/**
 * Whether an alert keeps the parents out of every later one of the same child: the school hears of it in lieu of them
 * (K14). `keepsParentsOut` of kept-child.server.ts asks the database the same.
 */
export const isAboutTheHome = ({ category, outcome }: { category?: unknown; outcome?: unknown }): boolean =>
  kindsHiddenFromParents.some((kind) => kind === category) &&
  !outcomesClearingTheHome.some((each) => each === outcome);

/**
 * What may show to a teacher as "check in with" (K16). Not abuse or danger, which may be about the home or about
 * this very teacher, and not threats, which staff chosen for it weigh first.
 */
export const kindsForTeacherFlags: readonly CrisisCategory[] = ["suicide", "self_harm", "eating_disorder"];
