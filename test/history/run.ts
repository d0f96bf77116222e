// `npm run test:history`: random operations of many clients against the served product while faults strike, and a
// check that what it holds and shows can be explained by what was asked and answered (R1).
import { randomInt } from "node:crypto";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { check } from "./check";
import { perform } from "./perform";
import { faultTable, operationTable, summary, violationText } from "./report";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "300" },
    seed: { type: "string" },
    /** Ten calm seconds: only to see that planted violations are found. */
    planted: { type: "boolean", default: false },
    report: { type: "string" },
  },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));
const seconds = values.planted ? 10 : Number(values.seconds);

say(`seed ${seed}, ${seconds} s`);
const { operations, verdict, faults, notes, isWatchful } = await perform({
  ...{ seed, seconds, say, check, isCalm: values.planted },
});

say(`\n${operationTable(operations)}\n\n${faultTable(faults)}\n\n${notes.join("\n")}\n${summary(verdict)}`);
if (verdict.violations.length > 0) say(violationText(verdict.violations));
const missing = faults.filter(({ struck }) => struck === 0).map(({ name }) => name);
if (missing.length > 0) say(`planned and never struck: ${missing.join(", ")}`);

const isSound = verdict.violations.length === 0 && missing.length === 0 && isWatchful;
say(isSound ? "sound" : `NOT sound: seed ${seed}`);
if (values.report)
  writeFileSync(
    values.report,
    JSON.stringify({ numPassedTests: isSound ? 1 : 0, numFailedTests: isSound ? 0 : 1 }),
  );
process.exit(isSound ? 0 : 1);

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
