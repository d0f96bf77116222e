import type { LoadResult } from "./load-actions";

const SCHOOL_DAYS = 21;
const STUDENTS = 1000;
const LESSON_MINUTES_IN_CIRCLE = 40;
const HITS_PER_MINUTE = 60;

/** Public prices of the paid plan, in dollars, and what is included each month (developers.cloudflare.com, 2026). */
const PRICES = {
  base: 5,
  requests: { included: 10e6, perMillion: 0.3 },
  cpuMs: { included: 30e6, perMillion: 0.02 },
  rowsRead: { included: 25e9, perMillion: 0.001 },
  rowsWritten: { included: 50e6, perMillion: 1 },
  /** Twenty messages over a socket count as one request. */
  objectRequests: { included: 1e6, perMillion: 0.15 },
};

/** What 1,000 students who do all of this on every school day cost in a month, in words. */
export function monthlyCost(results: readonly LoadResult[]): string {
  const total = (pick: (result: LoadResult) => number) =>
    SCHOOL_DAYS * STUDENTS * results.reduce((sum, result) => sum + result.perDay * pick(result), 0);
  const amounts = {
    requests: total(() => 1),
    cpuMs: total(({ cpuMs }) => cpuMs),
    rowsRead: total(({ rowsRead }) => rowsRead),
    rowsWritten: total(({ rowsWritten }) => rowsWritten),
    // A circle a week for every class.
    objectRequests: (STUDENTS * 4 * LESSON_MINUTES_IN_CIRCLE * HITS_PER_MINUTE) / 20,
  };
  const names = Object.keys(amounts) as (keyof typeof amounts)[];
  const dollars = (name: keyof typeof amounts, included: number) =>
    (Math.max(0, amounts[name] - included) / 1e6) * PRICES[name].perMillion;
  const alone = names.reduce((sum, name) => sum + dollars(name, PRICES[name].included), PRICES.base);
  const shared = names.reduce((sum, name) => sum + dollars(name, 0), 0);
  const lines = names.map(
    (name) =>
      `  ${name}: ${(amounts[name] / 1e6).toFixed(2)} million, ${(PRICES[name].included / 1e6).toFixed(0)} included`,
  );
  return [
    `1,000 students, ${SCHOOL_DAYS} school days: $${alone.toFixed(2)} a month alone on the plan, $${shared.toFixed(2)} where others use up what is included`,
    ...lines,
    "  CPU is that of the local runtime with its simulated storage, so an upper bound; storage of files is not in it.",
  ].join("\n");
}
