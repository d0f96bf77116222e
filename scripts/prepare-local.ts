// Makes the local settings, brings the local database up to date and seeds the demo school when it is empty.

import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { getPlatformProxy } from "wrangler";
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
const proxy = await getPlatformProxy<Env>({
  configPath: "wrangler.toml",
  ...(stateDir ? { persist: { path: `${stateDir}/v3` } } : {}),
});
try {
  if (await seedDemoSchool(proxy.env.DB, new Date(), origin)) process.stdout.write("Made the demo school.\n");
} finally {
  await proxy.dispose();
}
process.exit(0);
