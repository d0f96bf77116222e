import type { Operation } from "./history";

/** How one kind of object behaves when its operations come one after the other. */
export type Model<State> = {
  start: State;
  /** States after the operation, or none when this answer is impossible in this state. */
  step(state: State, operation: Operation): State[];
};

const MOST_STATES = 200_000;

/** What is still to come: those before `from` that were passed over, and all from there on. */
type Place<State> = { from: number; passed: readonly Operation[]; state: State };

/**
 * Whether some order of the operations, in which none comes before one that had ended when it began, leads from
 * the model's start to a state the product shows. Operations without an answer may have happened or not, but not after
 * what was asked of the product once it had been started again (Wing and Gong's search for linearizability).
 * `undecided` when the orders are too many to try.
 */
export function explain<State>(
  operations: readonly Operation[],
  model: Model<State>,
  isShown: (state: State) => boolean,
): "explained" | "unexplained" | "undecided" {
  const sorted = [...operations].sort((a, b) => a.invokedAt - b.invokedAt);
  const afterLastAnswer = sorted.findLastIndex(({ outcome }) => outcome !== "unknown") + 1;
  const seen = new Set<string>();
  const stack: Place<State>[] = [{ from: 0, passed: [], state: model.start }];
  for (let place = stack.pop(); place; place = stack.pop()) {
    const { from, passed, state } = place;
    const isAllAnswered = from >= afterLastAnswer && passed.every(({ outcome }) => outcome === "unknown");
    if (isAllAnswered && isShown(state)) return "explained";
    const name = `${from} ${passed.map(({ id }) => id).join(",")} ${JSON.stringify(state)}`;
    if (seen.has(name)) continue;
    seen.add(name);
    if (seen.size > MOST_STATES) return "undecided";
    let firstEnd = Math.min(...passed.map(({ endedAt }) => endedAt));
    for (const next of passed) {
      const others = passed.filter((each) => each !== next);
      for (const after of model.step(state, next))
        stack.push({ from, passed: possibleAfter(next, others), state: after });
    }
    for (let at = from; at < sorted.length; at += 1) {
      const next = sorted[at];
      if (!next || next.invokedAt > firstEnd) break;
      firstEnd = Math.min(firstEnd, next.endedAt);
      const before = possibleAfter(next, [...passed, ...sorted.slice(from, at)]);
      for (const after of model.step(state, next)) stack.push({ from: at + 1, passed: before, state: after });
    }
  }
  return "unexplained";
}

/** Without the requests of an earlier start that never were answered: `next` was, after that start's end. */
const possibleAfter = (next: Operation, others: readonly Operation[]): Operation[] =>
  next.outcome === "unknown"
    ? [...others]
    : others.filter(({ outcome, epoch }) => outcome !== "unknown" || epoch >= (next.begunIn ?? next.epoch));
