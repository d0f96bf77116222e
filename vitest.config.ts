import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { compileContent, sayFaults } from "./scripts/coach/compile-content";
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
  "scripts/coach",
];
await onceChanged("content", contentSources, () => {
  const faults = compileContent();
  if (faults.length > 0) throw new Error(`The coach's content:\n${sayFaults(faults)}`);
});
const alias = [
  { find: "~/messages/compiled", replacement: messages },
  { find: "~", replacement: pathOf("./app") },
];

// `BEATS_NOW` moves the clock of the Worker tests and of the unit tests, as it does for `npm start`.
const clockOffsetMs = readClockOffset(process.env.BEATS_NOW, new Date());
const clock = { CLOCK_OFFSET_MS: String(clockOffsetMs) };

/** Tests that look at a whole table, and the one that computes for a minute: each file has its own runtime and storage. */
const needOwnStorage = [
  "test/worker/consent/append-only.test.ts",
  "test/worker/platform/audit-chain.test.ts",
  "test/worker/privacy/deletion.test.ts",
  "test/worker/family/weekly-mail.test.ts",
  "test/worker/platform/query-plans.test.ts",
  "test/worker/staff/large-school.test.ts",
  "test/worker/music/tracks.test.ts",
];

/** The OpenID provider is a program of its own and keeps the real time, so these fail at another one. */
const askRealClocks = ["test/worker/accounts/google.test.ts"];

function workerProject(name: string, files: NonNullable<TestProjectInlineConfiguration["test"]>) {
  return {
    resolve: { alias },
    plugins: [
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
      name,
      globalSetup: ["./test/worker/global-setup.ts"],
      setupFiles: ["./test/worker/setup.ts"],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      ...files,
    },
  };
}

/** Journeys that measure clocks, frames and sound: nothing else may run beside them. */
const measureTime = ["circle", "circle-sound", "drums", "drums-flash", "idle"].map(
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
        test: {
          name: "unit",
          environment: "node",
          include: ["test/unit/**/*.test.{ts,tsx}"],
          setupFiles: ["./test/unit/setup.ts"],
          env: clock,
          isolate: false,
          testTimeout: 120_000,
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
      workerProject("worker", {
        include: ["test/worker/**/*.test.ts"],
        exclude: clockOffsetMs === 0 ? needOwnStorage : [...needOwnStorage, ...askRealClocks],
        // One runtime for all files: loading the Worker takes longer than most files' tests.
        isolate: false,
        maxWorkers: 1,
      }),
      workerProject("worker-alone", { include: needOwnStorage, maxWorkers: 1 }),
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
