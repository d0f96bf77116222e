import { type SQL, sql } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { Db } from "./index.server";

/** What must still hold when the statements run, and what the caller is told when it does not. */
export type Condition = { holds: SQL; otherwise: () => Error };

type Statements = readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];

/** Stands in the error of a batch whose condition did not hold, with the condition's place in the list. */
const REFUSED = "condition-";

/**
 * One decision: the statements run together and only if every condition holds at that very moment; else nothing
 * is written and the first broken condition's error is thrown. A check in an await of its own, before the write,
 * is none: twenty requests at once all pass it. D1 runs one batch after the other, so here only one wins.
 */
export async function decide<Batch extends Statements>(
  db: Db,
  conditions: Condition[],
  statements: Batch,
): Promise<BatchResponse<Batch>> {
  const checks = conditions.map(({ holds }, index) => checkStatement(db, holds, index));
  const [first, ...rest] = [...checks, ...statements];
  if (!first) throw new Error("nothing to decide");
  try {
    const results: unknown[] = await db.batch([first, ...rest]);
    return results.slice(checks.length) as BatchResponse<Batch>;
  } catch (error) {
    const refused = conditions[brokenCondition(error) ?? -1];
    throw refused ? refused.otherwise() : error;
  }
}

/** The same where losing is no error: null when a condition did not hold and nothing was written. */
export async function decideIf<Batch extends Statements>(
  db: Db,
  holds: SQL,
  statements: Batch,
): Promise<BatchResponse<Batch> | null> {
  const lost = new Error("lost");
  try {
    return await decide(db, [{ holds, otherwise: () => lost }], statements);
  } catch (error) {
    if (error === lost) return null;
    throw error;
  }
}

/**
 * Throws the first broken condition's error before costly work begins. Only a courtesy: the same conditions must
 * stand in the `decide` that writes.
 */
export async function refuseEarly(db: Db, conditions: Condition[]): Promise<void> {
  const columns = conditions.map(({ holds }, index) => [`c${index}`, sql<number>`${holds}`.as(`c${index}`)]);
  const [row] = await db.select(Object.fromEntries(columns)).from(sql`(select 1)`);
  const refused = conditions.find((_, index) => !row?.[`c${index}`]);
  if (refused) throw refused.otherwise();
}

/** A limit as a condition: `counted` (a query of the rows so far) stays below it. */
export const isBelow = (counted: SQL, limit: number): SQL => sql`(${counted}) < ${limit}`;

/** A select that fails, and with it the whole batch, unless the condition holds: SQLite refuses such a path. */
const checkStatement = (db: Db, holds: SQL, index: number) =>
  db
    .select({
      holds: sql`json_extract('{}', case when ${holds} then '$' else ${REFUSED + index} end)`.as("holds"),
    })
    .from(sql`(select 1)`);

function brokenCondition(error: unknown): number | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // The second is Drizzle's own message, which repeats the query with its parameters.
    const place = /JSON path[^\n]*'?condition-(\d+)/.exec(cause.message)?.[1];
    if (place !== undefined) return Number(place);
  }
  return null;
}
