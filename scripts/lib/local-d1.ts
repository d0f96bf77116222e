import { readFileSync } from "node:fs";
import { Miniflare } from "miniflare";

/** The database's id in wrangler.toml, which names its file on this machine. */
export function databaseId(): string {
  const id = /^database_id = "(.+)"$/m.exec(readFileSync("wrangler.toml", "utf8"))?.[1];
  if (!id) throw new Error("wrangler.toml names no database_id");
  return id;
}

/** A Worker that carries out what `clientOf` sends it. */
const D1_WORKER = `
export default {
  async fetch(request, env) {
    const { database, statements } = await request.json();
    const d1 = env[database];
    try {
      const prepared = statements.map(({ sql, values }) => d1.prepare(sql).bind(...values));
      return Response.json(await (prepared.length === 1 ? prepared[0].all().then((one) => [one]) : d1.batch(prepared)));
    } catch (error) {
      return new Response(error.message, { status: 400 });
    }
  },
};`;

export type LocalDatabases = { get(name: string): D1Database; dispose(): Promise<void> };

/** Empty databases in memory. `dispose` ends them. */
export const openMemoryDatabases = (names: readonly string[]): LocalDatabases =>
  openDatabases(Object.fromEntries(names.map((name, index) => [name, `database-${index}`])));

/** The product's own database, DB, in the state folder of `npm start`. `dispose` ends the program that reads it. */
export const openLocalDatabase = (stateDir: string): LocalDatabases =>
  openDatabases({ DB: databaseId() }, `${stateDir}/v3/d1`);

function openDatabases(d1Databases: Record<string, string>, d1Persist?: string): LocalDatabases {
  const miniflare = new Miniflare({
    ...{ modules: true, script: D1_WORKER, d1Databases },
    ...(d1Persist ? { d1Persist } : {}),
  });
  return {
    get(name) {
      if (!d1Databases[name]) throw new Error(`there is no database ${name}`);
      return clientOf(miniflare, name);
    },
    dispose: () => miniflare.dispose(),
  };
}

/**
 * The part of D1's interface that Beats uses. Miniflare's own `getD1Database` asks the runtime and waits at every
 * `prepare` and `bind`: making the demo school took 8 s longer.
 */
function clientOf(miniflare: Miniflare, database: string): D1Database {
  const send = async (statements: readonly LocalStatement[]): Promise<D1Result[]> => {
    const reply = await miniflare.dispatchFetch("http://d1.local/", {
      method: "POST",
      body: JSON.stringify({ database, statements }),
    });
    if (!reply.ok) throw new Error(await reply.text());
    return (await reply.json()) as D1Result[];
  };
  const sendOne = async (statement: LocalStatement): Promise<D1Result> => {
    const [result] = await send([statement]);
    if (!result) throw new Error("the database sent no result");
    return result;
  };
  const statementOf = (sql: string, values: unknown[]) => {
    const statement = { sql, values };
    const execute = () => sendOne(statement);
    return Object.assign(statement, {
      bind: (...bound: unknown[]) => statementOf(sql, bound),
      all: execute,
      run: execute,
      raw: async () => (await execute()).results.map((row) => Object.values(row as object)),
      first: async (column?: string) => {
        const row = ((await execute()).results[0] ?? null) as Record<string, unknown> | null;
        return row && column !== undefined ? row[column] : row;
      },
    });
  };
  const client = {
    prepare: (sql: string) => statementOf(sql, []),
    batch: (statements: readonly LocalStatement[]) => send(statements),
    withSession: () => ({ ...client, getBookmark: () => null }),
  };
  return client as unknown as D1Database;
}

type LocalStatement = { sql: string; values: unknown[] };
