// What the detector makes of labelled batches, author by author:
//   npx tsx test/bench/batches.ts <folder of author folders with .jsonl> [author …]        add --misses to see them
// A batch is scored once before it is learnt; that first pass goes into the table of corpus/README.md.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { share } from "../../scripts/lib/interval";
import { readAuthors } from "../../scripts/safety/corpus";
import { judgeTalk } from "../../scripts/safety/judge-talk";

const [folder = "", ...chosen] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const showMisses = process.argv.includes("--misses");
const harmless = ["ordinary", "distressed", "lookalike"];

const lines = readAuthors(pathToFileURL(`${resolve(folder)}/`));
for (const author of new Set(lines.map((line) => line.author))) {
  if (chosen.length > 0 && !chosen.includes(author)) continue;
  const groups = new Map<string, { alerts: number; asks: number; total: number }>();
  for (const { messages, category, kind, how } of lines.filter((line) => line.author === author)) {
    const outcome = judgeTalk(messages);
    const isHarmless = harmless.includes(kind);
    const isPast = !isHarmless && category === null;
    const shape = messages.length > 1 ? "talks" : "texts";
    const side = isHarmless ? kind : isPast ? "danger past" : `danger ${how || "?"}`;
    for (const key of [`${isHarmless ? "harmless" : "danger"} ${shape}`, `  ${side} ${shape}`]) {
      if (isPast && !key.startsWith("  ")) continue;
      const group = groups.get(key) ?? { alerts: 0, asks: 0, total: 0 };
      group.total++;
      if (outcome === "alert") group.alerts++;
      if (outcome !== "nothing") group.asks++;
      groups.set(key, group);
    }
    if (showMisses && (isHarmless ? outcome !== "nothing" : outcome !== "alert"))
      console.log(`${outcome} [${kind} ${how}] ${messages.join(" / ")}`);
  }
  console.log(`\n${author}`);
  for (const [key, { alerts, asks, total }] of [...groups].sort())
    console.log(
      `  ${key.padEnd(28)} alert ${share(alerts, total).padEnd(32)} alert or question ${share(asks, total)}`,
    );
}
