// `npm test`: every check, one after the other, and one closing line `N passed, N failed`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bin, installPackages, requireNode, root } from "./lib/project.mjs";

requireNode();
installPackages();

const reports = mkdtempSync(join(tmpdir(), "beats-test-"));
let passed = 0;
let failed = 0;

/** A check that passes or fails as a whole. */
function check(name, command, args) {
  process.stdout.write(`\n== ${name}\n`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  process.stdout.write(
    `${status === 0 ? "ok" : "FAILED"}: ${name} (${Math.round((Date.now() - started) / 1000)} s)\n`,
  );
  if (status === 0) passed += 1;
  else failed += 1;
  return status === 0;
}

/** A vitest project: its tests are counted one by one. */
function tests(project) {
  process.stdout.write(`\n== tests: ${project}\n`);
  const report = join(reports, `${project}.json`);
  const { status } = spawnSync(
    bin("vitest"),
    ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    { cwd: root, stdio: "inherit" },
  );
  const result = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null;
  passed += result?.numPassedTests ?? 0;
  failed += result?.numFailedTests ?? 0;
  // A file that could not even start counts as one failure.
  if (status !== 0 && !result?.numFailedTests) failed += 1;
}

const hasChromium = existsSync(process.env.CHROMIUM_PATH ?? "/usr/bin/chromium");

const isReady = check("messages compile", bin("paraglide-js"), [
  ...["compile", "--project", "./project.inlang", "--outdir", "./app/messages/compiled", "--silent"],
]);
if (isReady) {
  check("format and lint", bin("biome"), ["check", "."]);
  check("types", bin("tsc"), ["--noEmit"]);
  check("build", process.execPath, ["scripts/build.mjs"]);
  tests("unit");
  tests("worker");
  if (hasChromium) tests("e2e");
  else {
    process.stdout.write(
      "\nNo Chromium: the browser journeys did not run. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.\n",
    );
    if (process.env.CI === "true") failed += 1;
  }
}

rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
