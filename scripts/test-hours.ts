// `npm run test:hours`: what knows the date runs again at the moments and in the time zones where programs that count
// days go wrong. With `-- --all` at every one of them in every zone. Ends with a table.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { HARD_INSTANTS, PROCESS_TIME_ZONES, SUITE_INSTANTS } from "../test/fixtures/instants";

/** The folders whose rules ask what day or what time it is. */
const SUITES = {
  unit: [
    ...[
      "identity",
      "sign-up",
      "circle",
      "consent",
      "dashboard",
      "family",
      "learning",
      "mail/letters",
      "platform",
    ],
    ...["progress", "uploads"],
  ].map((folder) => `test/unit/${folder}`),
  worker: [
    ...[
      "check-in",
      "class-sign-in",
      "consent",
      "dashboard",
      "drums",
      "family",
      "learning",
      "mail",
      "privacy",
    ],
    ...["profile", "progress", "safety", "staff", "sign-up/cleanup", "identity/idle", "platform/scheduled"],
  ].map((folder) => `test/worker/${folder}`),
};
type Suite = keyof typeof SUITES;
type Run = { suite: Suite; instant: string; zone: string; passed: number; failed: number };

const { values: options } = parseArgs({ options: { all: { type: "boolean" }, report: { type: "string" } } });

/** Every moment in every zone, or each chosen moment once and the zones in turn. */
function plan(): Pick<Run, "suite" | "instant" | "zone">[] {
  const suites = Object.keys(SUITES) as Suite[];
  if (options.all)
    return suites.flatMap((suite) =>
      HARD_INSTANTS.flatMap((instant) => PROCESS_TIME_ZONES.map((zone) => ({ suite, instant, zone }))),
    );
  return suites.flatMap((suite) =>
    SUITE_INSTANTS[suite].map((instant, index) => ({
      suite,
      instant,
      zone: PROCESS_TIME_ZONES[index % PROCESS_TIME_ZONES.length] ?? "UTC",
    })),
  );
}

/** Runs one suite as if the machine stood in `zone` and its clock showed `instant`. */
async function run({ suite, instant, zone }: ReturnType<typeof plan>[number]): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), "beats-hours-"));
  const report = join(folder, "report.json");
  const vitest = spawn(
    "node_modules/.bin/vitest",
    [
      ...["run", "--project", suite, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
      // Loading the same code for every file takes longer than these tests.
      "--no-isolate",
      ...SUITES[suite],
    ],
    {
      env: { ...process.env, BEATS_NOW: instant, TZ: zone, NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const output: Buffer[] = [];
  vitest.stdout.on("data", (chunk) => output.push(chunk));
  vitest.stderr.on("data", (chunk) => output.push(chunk));
  const status = await new Promise((resolve) => vitest.once("close", resolve));
  const counted = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
  rmSync(folder, { recursive: true });
  const passed = Number(counted.numPassedTests ?? 0);
  // A run that could not even start counts as one failure.
  const failed = Number(counted.numFailedTests ?? 0) || (status === 0 && passed > 0 ? 0 : 1);
  if (failed > 0) process.stdout.write(Buffer.concat(output));
  return { suite, instant, zone, passed, failed };
}

const runs: Run[] = [];
for (const each of plan()) runs.push(await run(each));

process.stdout.write("\n| suite | instant | time zone | passed | failed |\n|---|---|---|---:|---:|\n");
for (const { suite, instant, zone, passed, failed } of runs)
  process.stdout.write(`| ${suite} | ${instant} | ${zone} | ${passed} | ${failed} |\n`);
const failed = runs.filter((each) => each.failed > 0).length;
process.stdout.write(`${runs.length - failed} of ${runs.length} runs passed\n`);
if (options.report)
  writeFileSync(
    options.report,
    JSON.stringify({ numPassedTests: runs.length - failed, numFailedTests: failed }),
  );
process.exit(failed === 0 ? 0 : 1);
