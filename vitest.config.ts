import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { type Plugin, transformWithEsbuild } from "vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { compileAllContent } from "./scripts/compile-content";
import { readClockOffset } from "./scripts/lib/start-clock.mjs";

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// All messages of a language as one module: one each, as the pages have them, are 1,600 to load in workerd.
const messages = pathOf("./.cache/test-messages");
const languages = readdirSync(pathOf("./app/messages")).filter((name) => name !== "compiled");
const catalogues = [
  "project.inlang/settings.json",
  ...languages.map((language) => `app/messages/${language}`),
];
await onceChanged("test-messages", catalogues, async () => {
  const { compile } = await import("@inlang/paraglide-js");
  await compile({ project: pathOf("./project.inlang"), outdir: messages, outputStructure: "locale-modules" });
});
const contentSources = [
  "app/features/coach/content",
  "app/features/coach/engine/reading.ts",
  "app/features/safety/content",
  ...["asked-phrase", "chat-spellings", "normalize", "phrase", "sound-keys", "vocabulary"].map(
    (name) => `app/child-language/${name}.ts`,
  ),
  "app/child-language/words",
  "scripts/coach",
  "scripts/compile-content.ts",
  "scripts/safety/compile-phrases.ts",
];
await onceChanged("content", contentSources, () => {
  const faults = compileAllContent();
  if (faults) throw new Error(`The content:\n${faults}`);
});
const alias = [
  { find: "~/messages/compiled", replacement: messages },
  { find: "~live", replacement: pathOf("./durable-objects") },
  { find: "~", replacement: pathOf("./app") },
];

// `BEATS_NOW` moves the clock of the Worker tests and of the unit tests, as it does for `npm start`.
const clockOffsetMs = readClockOffset(process.env.BEATS_NOW, new Date());
const clock = { CLOCK_OFFSET_MS: String(clockOffsetMs) };

/** The OpenID provider is a program of its own and keeps the real time, so these fail at another one. */
const askRealClocks = ["test/worker/sign-up/google.test.ts"];
/** What asks about something else than time, at length: once is enough. */
const timeless = ["**/parallel.test.ts", "**/large-school.test.ts", "**/technical-admin*.test.ts"];

/** What nobody steps through: packages, and data made by programs. */
const IS_DATA = /node_modules|test-messages|content\/compiled|-weights\.ts$/;

/** The code of a test goes into workerd as text, with the map of its lines: of data without spaces, comments and map. */
const slimData: Plugin = {
  name: "slim-data",
  enforce: "pre",
  async transform(code, id) {
    if (!IS_DATA.test(id) || !/\.[mc]?[jt]s$/.test(id)) return null;
    const slim = await transformWithEsbuild(code, id, {
      minifyWhitespace: true,
      sourcemap: false,
      charset: "utf8",
    });
    return { code: slim.code, map: { mappings: "" } };
  },
};

const workerProject: TestProjectInlineConfiguration = {
  resolve: { alias },
  plugins: [
    slimData,
    cloudflareTest(async () => ({
      main: "./test/worker/worker.ts",
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: {
          TEST_MIGRATIONS: await readD1Migrations("./migrations"),
          ENVIRONMENT: "test",
          SIGNING_SECRET: "for tests only",
          ...clock,
        },
      },
    })),
  ],
  test: {
    name: "worker",
    include: ["test/worker/**/*.test.ts"],
    exclude: clockOffsetMs === 0 ? [] : [...askRealClocks, ...timeless],
    globalSetup: ["./test/worker/global-setup.ts"],
    setupFiles: ["./test/worker/setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One runtime for all files, emptied before each: loading the Worker takes longer than most files' tests.
    isolate: false,
    maxWorkers: 1,
  },
};

/** Journeys that measure clocks, frames and sound: nothing else may run beside them. */
const measureTime = ["circle-timing", "circle-sound", "drums-flash"].map(
  (name) => `test/e2e/${name}.test.ts`,
);

function e2eProject(name: string, files: NonNullable<TestProjectInlineConfiguration["test"]>) {
  return {
    resolve: { alias },
    test: {
      name,
      environment: "node" as const,
      globalSetup: ["./test/e2e/global-setup.ts"],
      fileParallelism: false,
      // For slow machines; whatever is waited for within a journey gives up after half a minute and says what it was.
      testTimeout: 240_000,
      hookTimeout: 240_000,
      expect: { poll: { timeout: 30_000 } },
      ...files,
    },
  };
}

// Pure rules in node, everything touching bindings in workerd, journeys in Chromium.
// The Remix Vite plugin is never loaded here: it empties `.server.ts` imports.
export default defineConfig({
  test: {
    silent: "passed-only",
    projects: [
      {
        resolve: { alias },
        plugins: [slimData],
        test: {
          name: "unit",
          environment: "node",
          include: ["test/unit/**/*.test.{ts,tsx}"],
          setupFiles: ["./test/unit/setup.ts"],
          env: clock,
          isolate: false,
          // For a machine that does much else: the longest takes a minute and a half beside two other suites.
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      // The commands' own code in node with a real local database: the seed, the upgrade of an older one.
      {
        resolve: { alias },
        test: {
          name: "local",
          environment: "node",
          include: ["test/local/**/*.test.ts"],
          // Each starts runtimes of its own and some a command.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
      workerProject,
      e2eProject("e2e", { include: ["test/e2e/**/*.test.ts"], exclude: measureTime }),
      e2eProject("e2e-timed", { include: measureTime }),
    ],
  },
});

/** Does `work` unless it was done for files of just this text: compilers take seconds to find that out. */
async function onceChanged(name: string, paths: readonly string[], work: () => void | Promise<void>) {
  const hashNow = () => {
    const hash = createHash("sha256");
    for (const path of paths)
      for (const file of filesIn(pathOf(path))) hash.update(file).update(readFileSync(file));
    return hash.digest("hex");
  };
  const stamp = pathOf(`./.cache/${name}.stamp`);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hashNow()) return;
  await work();
  // Of what the work left, since it may write beside what it reads.
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hashNow());
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}
