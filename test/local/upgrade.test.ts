import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "~/db/index.server";
import * as schema from "~/db/schema";
import { type LocalDatabases, openLocalDatabase, openMemoryDatabases } from "../../scripts/lib/local-d1";
import { applyMigrations, readMigrations, statementsOf } from "../../scripts/lib/migrations";
import { updateDatabase } from "../../scripts/lib/update-database";

const fixture = (name: string) => readFileSync(join("test/fixtures/migrations", name), "utf8");
const all = readMigrations();
const frozen = all.slice(0, 2);
const demoSchool = fixture("demo-school-at-0001.sql").trim().split(/;\n/);

let databases: LocalDatabases;
beforeAll(async () => {
  databases = openMemoryDatabases(["published", "mendable", "hopeless", "scratch1", "scratch2", "scratch3"]);
});
afterAll(() => databases.dispose());

const countsOf = async (d1: D1Database, tables: readonly string[]) => {
  const rows = await d1.batch<{ count: number }>(
    tables.map((table) => d1.prepare(`select count(*) as count from \`${table}\``)),
  );
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.results[0]?.count]));
};

/** Every table read with every column the product knows: what a page would fail on fails here. */
async function readEverything(d1: D1Database): Promise<void> {
  const { db } = openDatabase(d1);
  for (const table of Object.values(schema)) {
    if (is(table, SQLiteTable)) await db.select().from(table).limit(5);
  }
}

/** The school as an older version of migration 0000 made it: `sql` is that file, with the rows it has columns for. */
async function makeOlder(d1: D1Database, sql: string): Promise<void> {
  const [, appendOnly] = frozen;
  const triggers = (appendOnly?.statements ?? []).filter((each) => sql.includes(tableOfTrigger(each)));
  await applyMigrations(d1, [
    { name: "0000_init.sql", statements: statementsOf(sql) },
    { name: "0001_append_only.sql", statements: triggers },
  ]);
  await d1.prepare("insert into schools (id, name, created_at) values ('s', 'Lincoln', 1)").run();
  await d1
    .prepare(
      `insert into users (id, user_type, first_name, last_name, email, username, school_id, created_at, updated_at)
       values ('u', 'student', 'Ana', 'Lee', 'ana@x.example', 'ana', 's', 1, 1)`,
    )
    .run();
  await d1
    .prepare(
      "insert into sessions (id, user_id, created_at, expires_at, last_seen_at) values ('x', 'u', 1, 2, 1)",
    )
    .run();
}
const tableOfTrigger = (sql: string) => /ON `(\w+)`/.exec(sql)?.[0].replace("ON ", "CREATE TABLE ") ?? "";

describe("a database of the published migrations, with a school in it", () => {
  it("gets every newer migration and keeps every row", async () => {
    const d1 = databases.get("published");
    await applyMigrations(d1, frozen);
    await d1.batch([
      d1.prepare("pragma defer_foreign_keys = on"),
      ...demoSchool.map((statement) => d1.prepare(statement)),
    ]);
    const tables = [...new Set(demoSchool.map((each) => /^INSERT INTO `(\w+)`/.exec(each)?.[1] ?? ""))];
    const before = await countsOf(d1, tables);
    expect(before).toMatchObject({ users: 6, emotion_logs: 32, consent_ledger: 1, coach_messages: 14 });

    expect(await updateDatabase(d1, databases.get("scratch1"), all)).toEqual({ isReady: true, mended: 0 });
    expect(await countsOf(d1, tables)).toEqual(before);
    expect((await d1.prepare("pragma foreign_key_check").all()).results).toEqual([]);
    await readEverything(d1);
    // Again: nothing is left to do.
    expect(await updateDatabase(d1, databases.get("scratch1"), all)).toEqual({ isReady: true, mended: 0 });
  });
});

describe("a database of an older checkout, whose first migration had another text", () => {
  it("is given what it lacks, and keeps its rows", async () => {
    const d1 = databases.get("mendable");
    await makeOlder(d1, fixture("third-0000_init.sql"));
    const update = await updateDatabase(d1, databases.get("scratch2"), all);
    expect(update).toMatchObject({ isReady: true });
    expect(update.isReady && update.mended).toBeGreaterThan(3);
    await readEverything(d1);
    expect(await countsOf(d1, ["users", "sessions", "schools"])).toEqual({
      users: 1,
      sessions: 1,
      schools: 1,
    });
  });

  it("is refused when adding cannot mend it", async () => {
    const d1 = databases.get("hopeless");
    await makeOlder(d1, fixture("first-0000_init.sql"));
    expect(await updateDatabase(d1, databases.get("scratch3"), all)).toMatchObject({
      isReady: false,
      reason: expect.stringContaining("audit_log"),
    });
  });

  it("is put aside by npm start, which begins a new school", async () => {
    const folder = mkdtempSync(join(tmpdir(), "beats-old-"));
    const stateDir = join(folder, "state");
    try {
      mkdirSync(stateDir);
      const old = openLocalDatabase(stateDir);
      await makeOlder(old.get("DB"), fixture("first-0000_init.sql"));
      await old.dispose();
      const said = execFileSync("node_modules/.bin/tsx", ["scripts/prepare-local.ts"], {
        encoding: "utf8",
        env: { ...process.env, BEATS_STATE_DIR: stateDir },
      });
      expect(said).toContain("was put aside as");
      expect(said).toContain("Made the demo school.");
      expect(readdirSync(folder).length).toBe(2);
      const fresh = openLocalDatabase(stateDir);
      const d1 = fresh.get("DB");
      expect(await countsOf(d1, ["users"])).toEqual({ users: 20 });
      await readEverything(d1);
      await fresh.dispose();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
