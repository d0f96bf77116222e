import type { Found } from "./rules";
import type { ProductState } from "./state";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The product's published limits: so many in any window so long. */
export const LIMITS: { kind: string; most: number; withinMs: number }[] = [
  { kind: "coach messages", most: 30, withinMs: 10 * MINUTE_MS },
  { kind: "upload addresses", most: 20, withinMs: DAY_MS },
  { kind: "consent mails", most: 4, withinMs: DAY_MS },
  { kind: "exports", most: 1, withinMs: DAY_MS },
  { kind: "loops", most: 50, withinMs: Number.POSITIVE_INFINITY },
];

/** No window of a limit's length holds more than the limit. */
export function findPassedLimits(state: ProductState): Found[] {
  const found: Found[] = [];
  for (const person of state.people) {
    for (const { kind, most, withinMs } of LIMITS) {
      const moments = state.counted
        .filter((each) => each.person === person && each.kind === kind)
        .map(({ atMs }) => atMs)
        .sort((a, b) => a - b);
      const isPassed = moments.some((atMs, index) => {
        const first = moments[index - most];
        return first !== undefined && atMs - first < withinMs;
      });
      if (!isPassed) continue;
      const sentence = `more than ${most} within the limit's time`;
      found.push({ rule: "limit", object: `${person} ${kind}`, sentence, operations: [] });
    }
  }
  return found;
}
