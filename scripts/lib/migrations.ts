import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Migration = { name: string; statements: string[] };

// As wrangler makes it, so that either may bring a database up to date.
const APPLIED_TABLE = `create table if not exists d1_migrations (
  id integer primary key autoincrement, name text unique,
  applied_at timestamp default current_timestamp not null)`;

/** The migrations of a folder in the order in which they run. */
export const readMigrations = (folder = "migrations"): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => ({ name, statements: statementsOf(readFileSync(join(folder, name), "utf8")) }));

/** The statements of a migration file; drizzle-kit writes a mark between them. */
export const statementsOf = (sql: string): string[] =>
  sql
    .split("--> statement-breakpoint")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");

/** Names of the migrations a database has had; none for an empty one. */
export async function readApplied(d1: D1Database): Promise<Set<string>> {
  await d1.prepare(APPLIED_TABLE).run();
  const { results } = await d1.prepare("select name from d1_migrations").all<{ name: string }>();
  return new Set(results.map(({ name }) => name));
}

/** Applies the migrations a database has not had, each with its mark in one transaction. */
export async function applyMigrations(d1: D1Database, migrations: readonly Migration[]): Promise<void> {
  const applied = await readApplied(d1);
  for (const { name, statements } of migrations) {
    if (applied.has(name)) continue;
    const mark = d1.prepare("insert into d1_migrations (name) values (?)").bind(name);
    await d1.batch([...statements.map((statement) => d1.prepare(statement)), mark]);
  }
}
