// `npm test`: every check, some side by side where they do not disturb each other, and one closing line
// `N passed, N failed`.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bin, installPackages, requireNode, root } from "./lib/project.mjs";

requireNode();
installPackages();

const reports = mkdtempSync(join(tmpdir(), "beats-test-"));
let passed = 0;
let failed = 0;
/** What failed, said once more at the end: the log of a whole run is long. */
const failures = [];

/** Runs a command and prints what it said in one piece, with how long it took. */
async function show(name, command, args) {
  const startedAtMs = performance.now();
  const output = [];
  const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.on("data", (chunk) => output.push(chunk));
  child.stderr.on("data", (chunk) => output.push(chunk));
  const status = await new Promise((resolve) => child.once("close", resolve));
  const seconds = Math.round((performance.now() - startedAtMs) / 1000);
  process.stdout.write(`\n== ${name}\n${Buffer.concat(output)}`);
  process.stdout.write(`${status === 0 ? "ok" : "FAILED"}: ${name} (${seconds} s)\n`);
  if (status !== 0) failures.push(name);
  return status === 0;
}

/** A check that passes or fails as a whole. */
async function check(name, command, args) {
  const isOk = await show(name, command, args);
  if (isOk) passed += 1;
  else failed += 1;
  return isOk;
}

/** A vitest project, or a part of its files such as "1/2": its tests are counted one by one. */
async function tests(project, part) {
  const name = part ? `${project} ${part}` : project;
  const report = join(reports, `${name.replace(/\W/g, "-")}.json`);
  await counted(`tests: ${name}`, report, bin("vitest"), [
    ...["run", "--project", project, ...(part ? ["--shard", part] : [])],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  ]);
}

/** Suites at hard moments and in other time zones: each run counts as one. */
async function hours() {
  const report = join(reports, "hours.json");
  await counted("tests at other hours", report, bin("tsx"), ["scripts/test-hours.ts", "--report", report]);
}

/** Many clients while faults strike, for a minute here and for longer by hand; counts as one. */
async function history() {
  const report = join(reports, "history.json");
  const args = ["test/history/run.ts", "--seconds", "60", "--report", report];
  await counted("histories under faults", report, bin("tsx"), args);
}

/** A command that leaves its counts in a report. */
async function counted(name, report, command, args) {
  const isOk = await show(name, command, args);
  const result = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null;
  passed += result?.numPassedTests ?? 0;
  failed += result?.numFailedTests ?? 0;
  failures.push(...(result ? failedTests(result) : []));
  // A file that could not even start counts as one failure.
  if (!isOk && !result?.numFailedTests) failed += 1;
}

/** The failed tests of a vitest report, with the first lines of what went wrong. */
function failedTests({ testResults = [] }) {
  return testResults.flatMap(({ assertionResults = [] }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `  ${fullName}\n${excerpt(failureMessages.join("\n"))}`),
  );
}

const excerpt = (text) =>
  text
    .split("\n")
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join("\n");

/** Works through the jobs in their order, `lanes` of them side by side. */
async function sideBySide(lanes, jobs) {
  const waiting = [...jobs];
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job();
  };
  await Promise.all(Array.from({ length: lanes }, work));
}

const hasChromium = existsSync(process.env.CHROMIUM_PATH ?? "/usr/bin/chromium");

const areMessagesReady = await check("messages compile", bin("paraglide-js"), [
  ...["compile", "--project", "./project.inlang", "--outdir", "./app/messages/compiled", "--silent"],
]);
const isContentReady = await check("content", bin("tsx"), ["scripts/compile-content.ts"]);
if (areMessagesReady && isContentReady) {
  let setBuilt = () => {};
  const built = new Promise((resolve) => {
    setBuilt = resolve;
  });
  const build = async () => {
    await check("build", process.execPath, ["scripts/build.mjs", "--bundle"]);
    await check("bundle size and files", process.execPath, ["scripts/check-bundle.mjs"]);
    setBuilt();
  };
  /** A job that serves what was built. */
  const onceBuilt = (job) => () => built.then(job);
  const journeys = (part) => onceBuilt(() => tests("e2e", part));
  // The longest first, so that the last ones end together. Three on two cores: journeys wait for pages half the time.
  await sideBySide(3, [
    build,
    hours,
    () => tests("unit"),
    ...(hasChromium ? [journeys("1/2"), journeys("2/2")] : []),
    () => tests("worker"),
    onceBuilt(history),
    onceBuilt(() => tests("local")),
    // The build writes the compiled messages and content once more.
    onceBuilt(() => check("types", bin("tsc"), ["--noEmit"])),
    () => check("format and lint", bin("biome"), ["check", "."]),
  ]);
  if (hasChromium) await tests("e2e-timed");
  else {
    process.stdout.write(
      "\nNo Chromium: the browser journeys did not run. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.\n",
    );
    if (process.env.CI === "true") failed += 1;
  }
}

rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) process.stdout.write(`\nWhat failed:\n${failures.join("\n")}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
