import { env } from "cloudflare:test";

/** Decides by the statements of one call to the database whether it fails: before they run, or after. */
export type Fault = (queries: string[]) => "before" | "after" | null;

/** Runs one call to the database; `queries` are its statements. */
type Around = <T>(queries: string[], work: () => Promise<T>) => Promise<T>;

/**
 * The real database with faults at chosen statements, as a full or locked one has them: "before" nothing was
 * written, "after" everything was, and the caller never hears of it. Counts how often it fired.
 */
export function faultyDatabase(fault: Fault): { database: D1Database; fired(): number } {
  let fired = 0;
  const database = watchedDatabase(async (queries, work) => {
    const when = fault(queries);
    if (when) fired += 1;
    if (when === "before") throw new Error("D1_ERROR: database is locked: SQLITE_BUSY");
    const result = await work();
    if (when === "after") throw new Error("D1_ERROR: Network connection lost.");
    return result;
  });
  return { database, fired: () => fired };
}

/** The real database, each call of which goes through `around`. */
export function watchedDatabase(around: Around): D1Database {
  const queries = new WeakMap<object, string>();
  const originals = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement, query: string): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values), query);
        const value = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => around([query], () => value.apply(target, given));
      },
    });
    originals.set(wrapped, statement);
    queries.set(wrapped, query);
    return wrapped;
  };
  const wrapSession = (session: D1DatabaseSession): D1DatabaseSession =>
    ({
      prepare: (query: string) => wrap(session.prepare(query), query),
      batch: (statements: D1PreparedStatement[]) =>
        around(
          statements.map((each) => queries.get(each) ?? ""),
          () => session.batch(statements.map((each) => originals.get(each) ?? each)),
        ),
      getBookmark: () => session.getBookmark(),
    }) as D1DatabaseSession;
  return {
    withSession: (bookmark?: string) => wrapSession(env.DB.withSession(bookmark)),
  } as unknown as D1Database;
}
