// Makes the local settings, brings the local database up to date and seeds the demo school when it is empty.

import { randomBytes } from "node:crypto";
import { existsSync, renameSync, writeFileSync } from "node:fs";
import { commandNow } from "./lib/command-clock";
import { openLocalDatabase, openMemoryDatabases } from "./lib/local-d1";
import { readMigrations } from "./lib/migrations";
import { type Update, updateDatabase } from "./lib/update-database";
import { seedDemoSchool } from "./seed";

// Tests keep their data elsewhere, so that they never touch what `npm start` made.
const ownStateDir = process.env.BEATS_STATE_DIR;
const stateDir = ownStateDir ?? ".wrangler/state";
const now = commandNow();
const origin = `http://localhost:${process.env.PORT ?? 8787}`;

if (!ownStateDir && !existsSync(".dev.vars")) {
  writeFileSync(
    ".dev.vars",
    `ENVIRONMENT=development\nSIGNING_SECRET=${randomBytes(32).toString("base64url")}\n`,
  );
}

const update = await prepare();
if (!update.isReady) {
  const asidePath = `${stateDir}-${now.toISOString().slice(0, 19).replaceAll(":", "-")}`;
  renameSync(stateDir, asidePath);
  process.stdout.write(
    `The local data in ${stateDir} is from an older version that cannot be brought up to date, so it was put aside as ${asidePath} and a new demo school begins.\n`,
  );
  const fresh = await prepare();
  if (!fresh.isReady) {
    process.stderr.write(`The local database could not be made: ${fresh.reason}\n`);
    process.exit(1);
  }
}

/** Updates the database in the state folder and seeds it when it is empty. */
async function prepare(): Promise<Update> {
  const local = openLocalDatabase(stateDir);
  const memory = openMemoryDatabases(["scratch"]);
  try {
    const d1 = local.get("DB");
    const update = await updateDatabase(d1, memory.get("scratch"), readMigrations());
    if (!update.isReady) return update;
    if (update.mended > 0) process.stdout.write("Added to the local database what this version needs.\n");
    if (await seedDemoSchool(d1, now, origin)) process.stdout.write("Made the demo school.\n");
    return update;
  } finally {
    await Promise.all([local.dispose(), memory.dispose()]);
  }
}
