// Serves the bare Hono routes, as directly as scripts/serve-local.mjs serves the product (under `wrangler dev` its proxy
// would slow them down), and prints where. `serve.ts [state folder]`: `/class` reads a copy of the product's data there.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { databaseId } from "../../../scripts/lib/local-d1";

const [stateDir] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "beats-bare-"));
const config = fileURLToPath(new URL("./wrangler.toml", import.meta.url));
const bundled = spawnSync(
  "node_modules/.bin/wrangler",
  ["deploy", "--dry-run", "--outdir", join(folder, "bundle"), "--config", config],
  { encoding: "utf8", env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" } },
);
if (bundled.status !== 0) throw new Error(`${bundled.stdout}${bundled.stderr}`);
if (stateDir) cpSync(join(stateDir, "v3", "d1"), join(folder, "d1"), { recursive: true });
const { workerOptions } = unstable_getMiniflareWorkerOptions(config);
const miniflare = new Miniflare({
  ...workerOptions,
  name: "bare",
  modules: true,
  script: readFileSync(join(folder, "bundle", "worker.js"), "utf8"),
  d1Databases: { DB: databaseId() },
  d1Persist: join(folder, "d1"),
  host: "127.0.0.1",
  port: 0,
  cf: false,
});
console.log((await miniflare.ready).href);
