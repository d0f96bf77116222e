/** `unknown`: no answer came, or one that says nothing about whether the work was done. */
export type Outcome = "ok" | "fail" | "unknown";

/** One request of one tab, from its sending to its answer. */
export type Operation = {
  id: number;
  /** Who asked; a name of the run, not of the product. */
  person: string;
  tab: number;
  kind: string;
  /** What it acts on: operations on one object are judged together. */
  object: string;
  /** Names the effect it asks for. Repeats of one request share it. */
  effect: string;
  /** The Idempotency-Key it carried. */
  key: string | null;
  /** Moments of the run's own counter, so that "ended before the other began" is certain. */
  invokedAt: number;
  endedAt: number;
  outcome: Outcome;
  status: number | null;
  /** What of the answer the checker needs. */
  output: Record<string, unknown>;
  /** How often the product had been started when it was sent; its clock only moves between two starts. */
  epoch: number;
  /** Of repeats that count as one: the start in which the first was sent, when the work may have been done then. */
  begunIn?: number;
};

export type Invocation = Pick<Operation, "person" | "tab" | "kind" | "object" | "effect" | "key">;
type Answer = Pick<Operation, "outcome" | "status" | "output">;

/** Logs what was asked and what was answered. */
export class Recorder {
  readonly operations: Operation[] = [];
  epoch = 0;
  #moment = 0;

  /** Notes the sending; the function it returns notes the answer. */
  invoke(invocation: Invocation): (answer: Answer) => Operation {
    const operation: Operation = {
      ...invocation,
      id: this.operations.length + 1,
      invokedAt: ++this.#moment,
      endedAt: Number.POSITIVE_INFINITY,
      outcome: "unknown",
      status: null,
      output: {},
      epoch: this.epoch,
    };
    this.operations.push(operation);
    return (answer) => {
      Object.assign(operation, answer);
      // Without an answer it may still take effect at any later moment.
      if (answer.outcome !== "unknown") operation.endedAt = ++this.#moment;
      return operation;
    };
  }
}

/** What an HTTP status says about the work. `code` is the product's own. */
export function outcomeOf(status: number | null, code: string | undefined): Outcome {
  if (status === null || status >= 500) return "unknown";
  if (status < 400) return "ok";
  // A repeat is told so while the first one still runs, or when it was cut off after its write.
  return code === "in_progress" || code === "conflict" ? "unknown" : "fail";
}

/**
 * Requests with one key and one effect are one piece of work: done if any of them says so, and begun with the
 * first. The others stay as they are.
 */
export function mergeRepeats(operations: readonly Operation[]): Operation[] {
  const merged = new Map<string, Operation>();
  for (const operation of operations) {
    const group = operation.key
      ? `${operation.person} ${operation.object} ${operation.key} ${operation.effect}`
      : `#${operation.id}`;
    const first = merged.get(group);
    merged.set(group, first ? mergeTwo(first, operation) : operation);
  }
  return [...merged.values()];
}

/** The list's groups by name, each in the list's order. */
export function groupBy<T>(list: readonly T[], nameOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of list) {
    const name = nameOf(each);
    const group = groups.get(name);
    if (group) group.push(each);
    else groups.set(name, [each]);
  }
  return groups;
}

const RANK: Record<Outcome, number> = { ok: 0, unknown: 1, fail: 2 };

function mergeTwo(first: Operation, second: Operation): Operation {
  const better = RANK[second.outcome] < RANK[first.outcome] ? second : first;
  const isOk = better.outcome === "ok";
  return {
    ...better,
    invokedAt: Math.min(first.invokedAt, second.invokedAt),
    endedAt: isOk ? Math.min(endOfOk(first), endOfOk(second)) : better.endedAt,
    // One without an answer may happen as late as its last repeat.
    epoch: isOk ? better.epoch : Math.max(first.epoch, second.epoch),
    begunIn: Math.min(first.begunIn ?? first.epoch, second.epoch),
  };
}

const endOfOk = ({ outcome, endedAt }: Operation) => (outcome === "ok" ? endedAt : Number.POSITIVE_INFINITY);

/** A history of one object as lines a person can follow. */
export const tellStory = (operations: readonly Operation[]): string[] =>
  [...operations]
    .sort((a, b) => a.invokedAt - b.invokedAt)
    .map(
      ({ id, person, tab, kind, effect, key, invokedAt, endedAt, outcome, status, output }) =>
        `#${id} [${invokedAt}..${Number.isFinite(endedAt) ? endedAt : "?"}] ${person}/${tab} ${kind} ${effect}` +
        `${key ? ` key ${key}` : ""} -> ${outcome} ${status ?? "no answer"} ${JSON.stringify(output)}`,
    );
