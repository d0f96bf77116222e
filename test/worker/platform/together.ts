import { watchedDatabase } from "../faulty-database";

/** Sends so many requests at once and returns the answers' statuses with how often each came. */
export async function fireTogether(
  times: number,
  send: (index: number) => Promise<Response>,
): Promise<Record<number, number>> {
  const replies = await Promise.all(Array.from({ length: times }, (_, index) => send(index)));
  const counts: Record<number, number> = {};
  for (const reply of replies) {
    await reply.arrayBuffer();
    counts[reply.status] = (counts[reply.status] ?? 0) + 1;
  }
  return counts;
}

/** Runs `attempt` so many times, one after the other, and returns those of its answers that are not empty. */
export async function inRounds<Finding>(
  rounds: number,
  attempt: (round: number) => Promise<Finding | null>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const finding = await attempt(round);
    if (finding !== null) findings.push(finding);
  }
  return findings;
}

/** Writes that decide nothing: who tried, which answer a key has, that a deletion begins. */
const IS_COUNTER =
  /^\s*(?:insert into|update|delete from)\s+"?(?:login_attempts|idempotency_keys|rate_counters|data_requests)"?/i;
const isDecision = (query: string) =>
  /^\s*(?:insert|update|delete)\b/i.test(query) && !IS_COUNTER.test(query);

/**
 * Holds every one of so many requests at its first write until all the others are at theirs, or done: all have
 * looked before anybody writes. The moment a check in one step and a write in another need to go wrong, made
 * certain.
 */
export class StartingLine {
  #missing: number;
  #open = () => {};
  readonly #opened = new Promise<void>((resolve) => {
    this.#open = resolve;
  });

  constructor(requests: number) {
    this.#missing = requests;
  }

  /** Runs one of the requests with its own view of the database. */
  async run<Result>(request: (database: D1Database) => Promise<Result>): Promise<Result> {
    let isHere = false;
    const arrive = () => {
      if (isHere) return;
      isHere = true;
      this.#missing -= 1;
      if (this.#missing === 0) this.#open();
    };
    const database = watchedDatabase(async (queries, work) => {
      if (!isHere && queries.some(isDecision)) {
        arrive();
        await this.#opened;
      }
      return work();
    });
    try {
      return await request(database);
    } finally {
      arrive();
    }
  }
}
