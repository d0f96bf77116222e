import { fillPlaceholders, Param, Placeholder } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";
import type { Db } from "./index.server";
import { clientOf } from "./metered-d1";

/** What may stand in a statement that is built once: a value that never changes, or the place of each request's own. */
export type Late<Value> = Value | Placeholder;

/** Gives the place of one of the values by its name. */
export type Place<Values> = (name: keyof Values & string) => Placeholder;

type Statements = readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];

/** What Drizzle makes of a statement; its types show little of it. */
type Prepared = {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(result: D1Result, isFromBatch: true): unknown;
};

type Written = { text: string; params: unknown[]; prepared: Prepared };

/** Writes statements down: it has no database to send them to, and so keeps nothing of the request that came first. */
const writer: Db = drizzle({ prepare: () => null } as unknown as D1Database);

/**
 * Statements that an isolate builds once, at their first use, and fills in for each request: Drizzle takes 0.1 ms for
 * each, and longer than the database for a long one. Returns what sends them as one batch with a request's values and
 * answers as `db.batch` does. Whatever `build` reads itself (a clock, `$onUpdate`) stays as it was then.
 */
export function builtOnce<Values extends object, const Batch extends Statements>(
  build: (db: Db, place: Place<Values>) => Batch,
): (db: Db, values: Values) => Promise<BatchResponse<Batch>> {
  let written: Written[] | undefined;
  return async (db, values) => {
    written ??= build(writer, (name) => new Placeholder(name)).map(write);
    const client = clientOf(db);
    const fill = (params: unknown[]) =>
      fillPlaceholders(params, values as Record<string, unknown>).map(toDriverValue);
    const results = await client.batch(
      written.map(({ text, params }) => client.prepare(text).bind(...fill(params))),
    );
    return written.map(({ prepared }, index) =>
      prepared.mapResult(results[index] as D1Result, true),
    ) as BatchResponse<Batch>;
  };
}

/** Drizzle gives a place no encoder of the column it is compared with. Every moment is kept in milliseconds. */
const toDriverValue = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);

/** A statement's text and parameters, each once however often it stands there: the database reads them all. */
function write(statement: BatchItem<"sqlite">): Written {
  const prepared = (statement as unknown as { _prepare(): Prepared })._prepare();
  const { sql, params: all } = prepared.getQuery();
  const params: unknown[] = [];
  let read = 0;
  // Quoted text comes first, so that a question mark in it is no parameter.
  const text = sql.replace(/'[^']*'|"[^"]*"|\?/g, (part) => {
    if (part !== "?") return part;
    const param = all[read++];
    const known = params.findIndex((each) => isSame(each, param));
    return `?${known < 0 ? params.push(param) : known + 1}`;
  });
  return { text, params, prepared };
}

/** Whether two parameters always have the same value: a place's depends on the column that it is written for, too. */
function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Placeholder && other instanceof Placeholder) return one.name === other.name;
  if (!(one instanceof Param) || !(other instanceof Param)) return one === other;
  return one.encoder === other.encoder && isSame(one.value, other.value);
}
