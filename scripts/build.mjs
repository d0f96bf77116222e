// Builds the pages when a source is newer than the last build; `--force` builds in any case.
// `--bundle` also makes the Worker as it would be deployed, in build/worker, which is what is served locally.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { bin, root } from "./lib/project.mjs";

const PAGE_SOURCES = [
  "app",
  "worker",
  "durable-objects",
  "public",
  "project.inlang/settings.json",
  "vite.config.ts",
  "package-lock.json",
  "scripts/build-chunks.ts",
  "scripts/build-licenses.ts",
  "scripts/build-messages.ts",
  "scripts/build-offline.ts",
  "scripts/coach",
  "scripts/compile-content.ts",
  "scripts/safety/compile-phrases.ts",
];
const PAGE_STAMP = join(root, "build", ".stamp");
const WORKER_SOURCES = [...PAGE_SOURCES, "wrangler.toml"];
const WORKER_STAMP = join(root, "build", ".worker-stamp");

/** Made of the other sources. */
const compiledFolders = [
  "app/messages/compiled",
  "app/features/coach/content/compiled",
  "app/features/safety/content/compiled",
].map(normalize);

/** Hash of every source's path and content: a build is current exactly when this did not change. */
function hashSources(sources) {
  const hash = createHash("sha256");
  const visit = (path) => {
    if (compiledFolders.includes(path)) return;
    let names;
    try {
      names = readdirSync(join(root, path)).sort();
    } catch {
      hash.update(path).update(readFileSync(join(root, path)));
      return;
    }
    for (const name of names) visit(join(path, name));
  };
  for (const source of sources) visit(source);
  return hash.digest("hex");
}

function readStamp(stamp) {
  try {
    return readFileSync(stamp, "utf8");
  } catch {
    return "";
  }
}

/** Runs the steps unless nothing has changed since they last ran. */
function build(sources, stamp, steps) {
  const wanted = hashSources(sources);
  if (!process.argv.includes("--force") && readStamp(stamp) === wanted) return;
  // A build that is interrupted must not pass for the one before it.
  rmSync(stamp, { force: true });
  for (const [command, ...args] of steps) {
    // Whoever calls (tests set NODE_ENV=test), what is served is React's production build.
    const env = {
      ...process.env,
      NODE_ENV: "production",
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_LOG: "error",
    };
    const run = spawnSync(bin(command), args, { cwd: root, stdio: "inherit", env });
    if (run.status !== 0) process.exit(run.status ?? 1);
  }
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(stamp, wanted);
}

build(PAGE_SOURCES, PAGE_STAMP, [
  [
    "paraglide-js",
    ...["compile", "--project", "./project.inlang", "--outdir", "./app/messages/compiled", "--silent"],
  ],
  ["tsx", "scripts/compile-content.ts"],
  ["remix", "vite:build", "--logLevel", "warn"],
  ["tsx", "scripts/build-offline.ts"],
]);
// Wrangler itself calls this file for the pages, without `--bundle`, and finds them built.
if (process.argv.includes("--bundle")) {
  build(WORKER_SOURCES, WORKER_STAMP, [["wrangler", "deploy", "--dry-run", "--outdir", "build/worker"]]);
}
