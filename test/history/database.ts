import { openLocalDatabase } from "../../scripts/lib/local-d1";

/** The product's own sqlite file, opened by a second process beside it. */
export type Database = {
  d1: D1Database;
  all<Row>(sql: string, ...values: unknown[]): Promise<Row[]>;
  /** Holds the write lock for about so long; returns how often it got it. */
  lock(ms: number): Promise<number>;
  close(): Promise<void>;
};

/** A statement that takes the write lock, counts for a while and changes nothing. */
const BUSY = `update schools set name = name
  where (with recursive n(x) as (select 1 union all select x + 1 from n where x < 4000000) select max(x) from n) < 0`;

const MOST_TRIES = 40;

export function openDatabase(stateDir: string): Database {
  const local = openLocalDatabase(stateDir);
  const d1 = local.get("DB");
  return {
    d1,
    async all<Row>(sql: string, ...values: unknown[]) {
      const statement = d1.prepare(sql).bind(...values);
      for (let tries = 1; ; tries += 1) {
        try {
          return (await statement.all()).results as Row[];
        } catch (error) {
          // The product writes at this moment (SQLITE_BUSY comes as "internal error").
          if (tries === MOST_TRIES || !/locked|internal error/.test(String(error))) throw error;
          await new Promise((resolve) => setTimeout(resolve, 250));
        }
      }
    },
    async lock(ms) {
      const untilMs = performance.now() + ms;
      let held = 0;
      while (performance.now() < untilMs)
        await d1
          .prepare(BUSY)
          .run()
          .then(
            () => {
              held += 1;
            },
            // The product wrote at this moment; the next try gets it.
            () => {},
          );
      return held;
    },
    close: () => local.dispose(),
  };
}
