// Builds the service worker, build/client/sw.js, after the pages: it names every file that the offline page may fetch
// later, and its version changes with anything that is served.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { throughFrontFiles } from "./build-front-files";

const root = fileURLToPath(new URL("..", import.meta.url));
const client = join(root, "build", "client");
const assets = join(client, "assets");
const names = readdirSync(assets);
const textOf = (name: string) => (/\.(js|css)$/.test(name) ? readFileSync(join(assets, name), "utf8") : "");

/** These names and every file that they mention, however deep. */
function withMentioned(first: string[]): string[] {
  const found = new Set(first);
  for (const name of found) {
    const text = textOf(name);
    for (const other of names) if (text.includes(other)) found.add(other);
  }
  return [...found].sort();
}

function hashOf(paths: string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(path).update(readFileSync(path));
  return hash.digest("hex").slice(0, 16);
}

const unhashed = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(assets) && entry.name !== "sw.js")
  .map((entry) => join(entry.parentPath, entry.name));

const version = hashOf([
  ...names.map((name) => join(assets, name)).sort(),
  ...unhashed.sort(),
  join(root, "build", "server", "index.js"),
]);
/** The student's own page as well: one that stays open keeps its files when a new version takes them away. */
const pages = names.filter((name) => /^(offline|student-home)-[\w-]{8}\.js$/.test(name));
if (pages.length < 2) throw new Error(`the offline page or the student's is not among the assets: ${pages}`);
const laterFiles = withMentioned(pages).map((name) => `/assets/${name}`);

await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: "warn",
  resolve: { alias: { "~": join(root, "app") } },
  plugins: [throughFrontFiles(root)],
  define: { OFFLINE_BUILD: JSON.stringify({ version, laterFiles }) },
  build: {
    target: "es2022",
    outDir: client,
    emptyOutDir: false,
    rollupOptions: {
      input: join(root, "app/features/offline/service-worker.ts"),
      output: { format: "iife", entryFileNames: "sw.js" },
    },
  },
});
