// npm run bench:baseline: of 1,000 simulated children, how many planted changes the morning board finds within five
// school days, and how many cards a class of 35 gets in a week for children who did not change; beside two plain rules.
import { type Difference, findDifference } from "~/features/staff/morning/baseline";
import { type Change, type Judge, measure } from "../fixtures/simulated-classes";

const alarm: Difference = { kind: "changed", days: 5, chance: 0 };

/** The same line for everybody: three unpleasant answers, or three days without one, in the last five. */
const sameForAll: Judge = (answers, schoolDays) => {
  const recent = schoolDays.slice(-5).map((date) => answers.get(date));
  const count = (wanted: string | undefined) => recent.filter((answer) => answer === wanted).length;
  return count("unpleasant") >= 3 || count(undefined) >= 3 ? alarm : null;
};

/** The own usual without smoothing: the share of the last five days against the share before, 40 points more. */
const plainShare: Judge = (answers, schoolDays) => {
  const hard = (days: readonly string[]) =>
    days.filter((date) => !answers.has(date) || answers.get(date) === "unpleasant").length /
    Math.max(1, days.length);
  return hard(schoolDays.slice(-5)) - hard(schoolDays.slice(0, -5)) >= 0.4 ? alarm : null;
};

const judges: Record<string, Judge> = {
  "the board's method": findDifference,
  "own share, 40 points more": plainShare,
  "the same line for all": sameForAll,
};
const changes: Change[] = ["mostly unpleasant", "stops answering", "more unpleasant"];
const seeds = [1, 2, 3];
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

const head = [
  `1,000 children, means of ${seeds.length} seeds`,
  ...changes,
  "either of the first two",
  "mostly unpleasant, in ten days",
  "false, class of 35 and week",
];
console.log(`| ${head.join(" | ")} |`);
console.log(
  `| --- |${head
    .slice(1)
    .map(() => " ---: |")
    .join("")}`,
);
for (const [name, judge] of Object.entries(judges)) {
  const found = changes.map((change) => mean(seeds.map((seed) => measure(judge, change, { seed }).found)));
  const wrong = mean(seeds.map((seed) => measure(judge, "none", { seed }).falseAlarmsPerClassWeek));
  const both = mean(found.slice(0, 2));
  const inTen = mean(seeds.map((seed) => measure(judge, "mostly unpleasant", { seed, within: 10 }).found));
  console.log(
    `| ${[name, ...found.map(percent), percent(both), percent(inTen), wrong.toFixed(2)].join(" | ")} |`,
  );
}
