import type { Operation } from "./history";

/** How one kind of object behaves when its operations come one after the other. */
export type Model<State> = {
  start: State;
  /** States after the operation, or none when this answer is impossible in this state. */
  step(state: State, operation: Operation): State[];
};

const MOST_STATES = 200_000;

/**
 * Whether some order of the operations, in which none comes before one that had ended when it began, leads from
 * the model's start to a state the product shows. Operations without an answer may have happened or not
 * (Wing and Gong's search for linearizability). `undecided` when the orders are too many to try.
 */
export function explain<State>(
  operations: readonly Operation[],
  model: Model<State>,
  isShown: (state: State) => boolean,
): "explained" | "unexplained" | "undecided" {
  const seen = new Set<string>();
  const sorted = [...operations].sort((a, b) => a.invokedAt - b.invokedAt);
  const stack: { rest: Operation[]; state: State }[] = [{ rest: sorted, state: model.start }];
  for (let place = stack.pop(); place; place = stack.pop()) {
    const { rest, state } = place;
    if (rest.every(({ outcome }) => outcome === "unknown") && isShown(state)) return "explained";
    const name = `${rest.map(({ id }) => id).join(",")} ${JSON.stringify(state)}`;
    if (seen.has(name)) continue;
    seen.add(name);
    if (seen.size > MOST_STATES) return "undecided";
    const firstEnd = Math.min(...rest.map(({ endedAt }) => endedAt));
    for (const next of rest) {
      if (next.invokedAt > firstEnd) break;
      const others = rest.filter((each) => each !== next);
      for (const after of model.step(state, next)) stack.push({ rest: others, state: after });
    }
  }
  return "unexplained";
}
