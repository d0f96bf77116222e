import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Where = "local" | "remote";

/** A text as an SQL literal. */
export const quote = (text: string): string => `'${text.replace(/'/g, "''")}'`;

/** A value of a row as an SQL literal. */
export const literal = (value: string | number | null): string =>
  value === null ? "null" : typeof value === "number" ? String(value) : quote(value);

/**
 * Runs `wrangler d1` with a command ("execute", "export", "time-travel restore") on the local or the deployed
 * database and returns what it printed; throws with all it said when it fails.
 */
export function wranglerD1(where: Where, command: string, args: string[]): string {
  const state = process.env.BEATS_STATE_DIR;
  const place = where === "remote" ? ["--remote"] : ["--local", ...(state ? ["--persist-to", state] : [])];
  // Time travel exists only where the database is deployed.
  const target = command.startsWith("time-travel") ? [] : place;
  const run = spawnSync(
    "node_modules/.bin/wrangler",
    ["d1", ...command.split(" "), "DB", ...target, ...args],
    {
      encoding: "utf8",
      maxBuffer: 1 << 30,
      env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" },
    },
  );
  if (run.status !== 0) throw new Error(`${run.stdout}${run.stderr}`);
  return run.stdout;
}

/** Rows of one select. */
export function queryD1<Row>(where: Where, sql: string): Row[] {
  const answer = wranglerD1(where, "execute", ["--yes", "--json", "--command", sql]);
  const [result] = JSON.parse(answer.slice(answer.indexOf("["))) as { results: Row[] }[];
  return result?.results ?? [];
}

/** Runs statements, all or none. */
export function executeD1(where: Where, statements: string[]): void {
  if (statements.length === 0) return;
  const file = join(mkdtempSync(join(tmpdir(), "beats-sql-")), "statements.sql");
  writeFileSync(file, `${statements.join(";\n")};\n`, { mode: 0o600 });
  wranglerD1(where, "execute", ["--yes", "--file", file]);
}
