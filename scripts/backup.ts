// `npm run backup [-- --remote]`: a dated copy in backups/. Locally the whole state (stop the server first); of the
// deployed product the database as SQL and every file of the bucket.
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openBucket } from "./lib/bucket";
import { commandNow } from "./lib/command-clock";
import { wranglerD1 } from "./lib/d1";

const isRemote = process.argv.includes("--remote");
const madeAt = commandNow();
const folder = join(process.env.BEATS_BACKUP_DIR ?? "backups", madeAt.toISOString().replace(/[:.]/g, "-"));
const state = process.env.BEATS_STATE_DIR ?? ".wrangler/state";

if (!isRemote && !existsSync(state)) {
  process.stderr.write("There is no local data yet: npm start makes it.\n");
  process.exit(1);
}
mkdirSync(folder, { recursive: true, mode: 0o700 });
let files = 0;
if (isRemote) {
  const bucket = openBucket(process.env);
  wranglerD1("remote", "export", ["--output", join(folder, "beats.sql")]);
  for await (const key of bucket.list()) {
    await bucket.download(key, join(folder, "files", ...key.split("/")));
    files += 1;
  }
} else {
  cpSync(state, join(folder, "state"), { recursive: true });
}
// Last: a folder without it is no whole backup.
writeFileSync(
  join(folder, "backup.json"),
  `${JSON.stringify({ madeAt: madeAt.toISOString(), from: isRemote ? "remote" : "local", files }, null, 2)}\n`,
);
process.stdout.write(`${folder}\n`);
