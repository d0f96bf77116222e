// `npm run restore -- backups/2026-…`: local data as it was at a backup (stop the server first).
// `npm run restore -- --remote 2026-11-22T10:00:00Z`: the deployed database at any minute of the last 30 days (D1 Time
// Travel). Both then make deletions and withdrawn consents since hold again: a deleted child stays deleted.
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createId } from "~/platform/ids";
import { commandNow } from "./lib/command-clock";
import { executeD1, queryD1, type Where, wranglerD1 } from "./lib/d1";
import { replayStatements, type Since, sinceQueries } from "./lib/replay";

const isRemote = process.argv.includes("--remote");
const [target = ""] = process.argv.slice(2).filter((word) => word !== "--remote");
const where: Where = isRemote ? "remote" : "local";
const state = process.env.BEATS_STATE_DIR ?? ".wrangler/state";
const nowMs = commandNow().getTime();

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The moment the data goes back to. */
function readMoment(): number {
  if (isRemote) {
    const moment = Date.parse(target);
    if (Number.isNaN(moment))
      stop("Say which moment: npm run restore -- --remote 2026-11-22T10:00:00Z (at most 30 days ago).");
    return moment;
  }
  const note = join(target, "backup.json");
  if (target === "" || !existsSync(note))
    stop("Say which backup: npm run restore -- backups/<folder>, as npm run backup printed it.");
  const { madeAt, from } = JSON.parse(readFileSync(note, "utf8")) as { madeAt: string; from: string };
  if (from !== "local")
    stop("That is a copy of the deployed data: docs/operate/restore.md says how to bring it back.");
  return Date.parse(madeAt);
}

const sinceMs = readMoment();
// Kept in a file first: once the data is set back, nothing else knows what came after.
const record = join(isRemote ? "." : target, `since-${sinceMs}.json`);
if (!existsSync(record)) {
  const queries = sinceQueries(sinceMs);
  const since: Since = {
    deletedIds: queryD1<{ subject_id: string }>(where, queries.deleted).map((row) => row.subject_id),
    ledger: queryD1(where, queries.ledger),
  };
  writeFileSync(record, JSON.stringify(since), { mode: 0o600 });
}
const since = JSON.parse(readFileSync(record, "utf8")) as Since;

if (isRemote) {
  wranglerD1("remote", "time-travel restore", [`--timestamp=${new Date(sinceMs).toISOString()}`]);
} else {
  const aside = `${state}-before-restore`;
  if (existsSync(state)) {
    rmSync(aside, { recursive: true, force: true });
    renameSync(state, aside);
  }
  cpSync(join(target, "state"), state, { recursive: true });
}
executeD1(where, replayStatements(since, nowMs, createId));
rmSync(record);
process.stdout.write(
  `Restored to ${new Date(sinceMs).toISOString()}. Made to hold again: ${since.deletedIds.length} deletions, ${since.ledger.length} decisions on consent. Everybody signs in anew.\n`,
);
