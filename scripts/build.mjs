// Builds the pages when a source is newer than the last build; `--force` builds in any case.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bin, root } from "./lib/project.mjs";

const SOURCES = [
  "app",
  "durable-objects",
  "public",
  "project.inlang/settings.json",
  "vite.config.ts",
  "package-lock.json",
];
const STAMP = join(root, "build", ".stamp");

/** Hash of every source's path and content: the build is current exactly when this did not change. */
function hashSources() {
  const hash = createHash("sha256");
  const visit = (path) => {
    if (path.includes(join("messages", "compiled"))) return;
    let names;
    try {
      names = readdirSync(join(root, path)).sort();
    } catch {
      hash.update(path).update(readFileSync(join(root, path)));
      return;
    }
    for (const name of names) visit(join(path, name));
  };
  for (const source of SOURCES) visit(source);
  return hash.digest("hex");
}

function readStamp() {
  try {
    return readFileSync(STAMP, "utf8");
  } catch {
    return "";
  }
}

const wanted = hashSources();
if (!process.argv.includes("--force") && readStamp() === wanted) process.exit(0);

const steps = [
  [
    "paraglide-js",
    "compile",
    "--project",
    "./project.inlang",
    "--outdir",
    "./app/messages/compiled",
    "--silent",
  ],
  ["remix", "vite:build", "--logLevel", "warn"],
];
for (const [command, ...args] of steps) {
  // Whoever calls (tests set NODE_ENV=test), what is served is React's production build.
  const env = { ...process.env, NODE_ENV: "production" };
  const run = spawnSync(bin(command), args, { cwd: root, stdio: "inherit", env });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
mkdirSync(join(root, "build"), { recursive: true });
writeFileSync(STAMP, wanted);
