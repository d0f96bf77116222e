// What the detector makes of labelled batches, author by author:
//   npx tsx test/bench/batches.ts <folder of author folders with .jsonl> [author …]        add --misses to see them
// A batch is scored once before it is learnt; that first pass goes into the table of corpus/README.md.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { assessText, emptyRisk } from "../../app/features/safety";
import { share } from "./interval";

interface Line {
  text?: string;
  talk?: string[];
  kind: string;
  lang: string;
  still?: boolean;
  how?: string;
}

const [folder = "", ...authors] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const showMisses = process.argv.includes("--misses");
const harmless = ["ordinary", "distressed", "lookalike"];

for (const author of readdirSync(folder).filter((name) => authors.length === 0 || authors.includes(name))) {
  const lines = readdirSync(join(folder, author))
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => readFileSync(join(folder, author, name), "utf8").split("\n"))
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as Line);
  const groups = new Map<string, { alerts: number; asks: number; total: number }>();
  for (const line of lines) {
    let risk = emptyRisk();
    let isAlerted = false;
    let isAsked = false;
    for (const message of line.talk ?? [line.text ?? ""]) {
      const assessment = assessText(message, { previous: risk });
      risk = assessment.risk;
      isAlerted ||= assessment.escalate;
      isAsked ||= assessment.ask !== null;
    }
    const isHarmless = harmless.includes(line.kind);
    const shape = line.talk ? "talks" : "texts";
    const side = isHarmless ? line.kind : line.still === false ? "danger past" : `danger ${line.how ?? "?"}`;
    for (const key of [`${isHarmless ? "harmless" : "danger"} ${shape}`, `  ${side} ${shape}`]) {
      if (line.still === false && !key.startsWith("  ")) continue;
      const group = groups.get(key) ?? { alerts: 0, asks: 0, total: 0 };
      group.total++;
      if (isAlerted) group.alerts++;
      if (isAlerted || isAsked) group.asks++;
      groups.set(key, group);
    }
    if (showMisses && (isHarmless ? isAlerted || isAsked : !isAlerted))
      console.log(
        `${isAlerted ? "alert" : isAsked ? "question" : "nothing"} [${line.kind} ${line.how ?? ""}] ${line.text ?? line.talk?.join(" / ")}`,
      );
  }
  console.log(`\n${author}`);
  for (const [key, { alerts, asks, total }] of [...groups].sort())
    console.log(
      `  ${key.padEnd(28)} alert ${share(alerts, total).padEnd(32)} alert or question ${share(asks, total)}`,
    );
}
