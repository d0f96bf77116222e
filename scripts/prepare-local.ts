// Makes the local settings, brings the local database up to date and seeds the demo school when it is empty.

import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { Miniflare } from "miniflare";
import { seedDemoSchool } from "./seed";

// Tests keep their data elsewhere, so that they never touch what `npm start` made.
const stateDir = process.env.BEATS_STATE_DIR;

if (!stateDir && !existsSync(".dev.vars")) {
  writeFileSync(
    ".dev.vars",
    `ENVIRONMENT=development\nSIGNING_SECRET=${randomBytes(32).toString("base64url")}\n`,
  );
}

const migrate = spawnSync(
  "node_modules/.bin/wrangler",
  ["d1", "migrations", "apply", "DB", "--local", ...(stateDir ? ["--persist-to", stateDir] : [])],
  {
    encoding: "utf8",
    env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" },
  },
);
if (migrate.status !== 0) {
  process.stderr.write(
    `${migrate.stdout}${migrate.stderr}\nThe local database could not be brought up to date: npm run reset starts over.\n`,
  );
  process.exit(1);
}

const origin = `http://localhost:${process.env.PORT ?? 8787}`;
const databaseId = /^database_id = "(.+)"$/m.exec(readFileSync("wrangler.toml", "utf8"))?.[1];
if (!databaseId) throw new Error("wrangler.toml names no database_id");
const miniflare = new Miniflare({
  modules: true,
  script: "export default {}",
  d1Databases: { DB: databaseId },
  d1Persist: `${stateDir ?? ".wrangler/state"}/v3/d1`,
});
try {
  const d1 = await miniflare.getD1Database("DB");
  if (await seedDemoSchool(d1, new Date(), origin)) process.stdout.write("Made the demo school.\n");
} finally {
  await miniflare.dispose();
}
