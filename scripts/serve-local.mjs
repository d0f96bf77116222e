// Serves the built Worker on this machine with real D1, R2 and Durable Objects under Miniflare.
// `node scripts/serve-local.mjs --port 8787 [--state DIR] [--var NAME:VALUE]...`
//
// Not `wrangler dev`: its proxy answers "Your worker restarted mid-request" (503) to any POST whose connection
// to the Worker was closed, as it is after a body that was refused unread, and under load.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { root } from "./lib/project.mjs";

const { values } = parseArgs({
  options: {
    port: { type: "string" },
    state: { type: "string", default: join(root, ".wrangler", "state") },
    var: { type: "string", multiple: true, default: [] },
  },
});

const bundle = join(root, "build", "worker");
const typeOf = (name) => (name.endsWith(".wasm") ? "CompiledWasm" : "ESModule");
// The entry first: Miniflare starts with the first module.
const modules = readdirSync(bundle)
  .filter((name) => /\.(?:js|wasm)$/.test(name))
  .sort((a, b) => Number(b === "index.js") - Number(a === "index.js"))
  .map((name) => ({ type: typeOf(name), path: name, contents: readFileSync(join(bundle, name)) }));

const vars = Object.fromEntries(
  values.var.map((each) => [each.slice(0, each.indexOf(":")), each.slice(each.indexOf(":") + 1)]),
);
const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, "wrangler.toml"));

const miniflare = new Miniflare({
  ...workerOptions,
  name: "beats",
  modules,
  bindings: { ...workerOptions.bindings, ...vars },
  host: "127.0.0.1",
  port: Number(values.port),
  // The same folders as `wrangler d1 migrations apply --local` writes to.
  defaultPersistRoot: join(values.state, "v3"),
  // Where a request comes from is made up: no question to the internet.
  cf: false,
  log: new Log(LogLevel.WARN),
  handleRuntimeStdio: (stdout, stderr) => {
    stdout.resume();
    stderr.pipe(process.stderr);
  },
});
await miniflare.ready;

let isEnding = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, async () => {
    if (isEnding) return;
    isEnding = true;
    await miniflare.dispose();
    process.exit(0);
  });
}
