// What the detector makes of labelled batches, author by author:
//   npx tsx test/bench/batches.ts <folder of author folders with .jsonl> [author …]        add --misses to see them
// A batch is scored once before it is learnt; that first pass goes into the table of corpus/README.md. Single texts are
// scored by themselves and as the third message of a talk, after two ordinary ones of the same author.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { share } from "../../scripts/lib/interval";
import { type AuthorLine, readAuthors } from "../../scripts/safety/corpus";
import { inMidTalk, judgeTalk, type Outcome } from "../../scripts/safety/judge-talk";

const [folder = "", ...chosen] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const showMisses = process.argv.includes("--misses");
const harmless = ["ordinary", "distressed", "lookalike"];

type Counted = { alerts: number; asks: number; total: number };

function count(groups: Map<string, Counted>, keys: readonly string[], outcome: Outcome) {
  for (const key of keys) {
    const group = groups.get(key) ?? { alerts: 0, asks: 0, total: 0 };
    group.total++;
    if (outcome === "alert") group.alerts++;
    if (outcome !== "nothing") group.asks++;
    groups.set(key, group);
  }
}

/** What a line counts as: as a danger or as harmless, and by how it is told; harm that is over only by itself. */
function sidesOf({ category, kind, how }: AuthorLine): string[] {
  if (harmless.includes(kind)) return ["harmless", `  ${kind}`];
  return category === null ? ["  danger past"] : ["danger", `  danger ${how || "?"}`];
}

const lines = readAuthors(pathToFileURL(`${resolve(folder)}/`));
for (const author of new Set(lines.map((line) => line.author))) {
  if (chosen.length > 0 && !chosen.includes(author)) continue;
  const groups = new Map<string, Counted>();
  const own = lines.filter((line) => line.author === author);
  for (const line of own) {
    const outcome = judgeTalk(line.messages);
    const shape = line.messages.length > 1 ? "talks" : "texts";
    const sides = sidesOf(line).map((side) => `${side} ${shape}`);
    count(groups, sides, outcome);
    if (showMisses && (harmless.includes(line.kind) ? outcome !== "nothing" : outcome !== "alert"))
      console.log(`${outcome} [${line.kind} ${line.how}] ${line.messages.join(" / ")}`);
  }
  for (const line of inMidTalk(own.filter(({ messages }) => messages.length === 1))) {
    const [side] = sidesOf(line);
    if (side && !side.startsWith(" ")) count(groups, [`${side} in mid-talk`], judgeTalk(line.messages));
  }
  console.log(`\n${author}`);
  for (const [key, { alerts, asks, total }] of [...groups].sort())
    console.log(
      `  ${key.padEnd(28)} alert ${share(alerts, total).padEnd(32)} alert or question ${share(asks, total)}`,
    );
}
