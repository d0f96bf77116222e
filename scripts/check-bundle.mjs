// The Worker as it would be deployed must fit: Workers Paid, which passwords and audio need, takes 10 MB compressed, but a
// cold start reads it all. The models' weights are 2.3 MB of it: with 3 MB the detector heard 5 of 100 dangers less.
// And each file that its pages name must be there: both builds name files by content, each for itself.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./lib/project.mjs";

const LIMIT_BYTES = 4 * 1024 * 1024;
const folder = join(root, "build", "worker");
const sizes = readdirSync(folder)
  .filter((name) => /\.(?:js|wasm|bin)$/.test(name))
  .map((name) => gzipSync(readFileSync(join(folder, name))).length);
const total = sizes.reduce((sum, size) => sum + size, 0);
process.stdout.write(`Worker bundle: ${Math.round(total / 1024)} KiB compressed of ${LIMIT_BYTES / 1024}\n`);

const pages = readFileSync(join(root, "build", "server", "index.js"), "utf8");
const named = new Set(pages.match(/\/assets\/[\w.()-]+\.(?:js|css)\b/g));
const missing = [...named].filter((path) => !existsSync(join(root, "build", "client", path)));
process.stdout.write(`Files that pages name: ${named.size}, missing: ${missing.join(", ") || "none"}\n`);
process.exit(total <= LIMIT_BYTES && named.size > 0 && missing.length === 0 ? 0 : 1);
