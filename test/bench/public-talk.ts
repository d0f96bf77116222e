// How often people who are in no danger meet an alert or a danger question, on public collections of human talk:
//   PUBLIC_TALK=/some/folder npx tsx test/bench/public-talk.ts         add -- --alerts to see the messages
// The folder holds one file a collection, "ordinary-<name>.jsonl" or "distressed-<name>.jsonl", each line
// {"talk": ["first message", "second", …]} by one person; with "isDanger": true where a reader found that the person does
// tell of a danger ("I am a cutter"): those are counted apart, as they should be heard. Such collections are for measuring alone: they are
// never part of the repository, and nothing is trained on them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { share } from "../../scripts/lib/interval";
import { judgeTalk, type Outcome } from "../../scripts/safety/judge-talk";

const folder = process.env.PUBLIC_TALK ?? "";
const showAlerts = process.argv.includes("--alerts");

if (!folder || !existsSync(folder)) {
  console.log(
    "No public talk measured: set PUBLIC_TALK to a folder of ordinary-*.jsonl and distressed-*.jsonl.",
  );
  process.exit(0);
}

function readTalk(name: string, talk: readonly string[]): Outcome {
  return judgeTalk(talk, (message, { ask, escalate, category, matchedRuleIds }) => {
    if (showAlerts && (ask || escalate))
      console.log(
        `${name}\t${escalate ? "alert" : "question"}\t${category ?? ask}\t${matchedRuleIds.join(",")}\t${message}`,
      );
  });
}

for (const file of readdirSync(folder)
  .filter((name) => name.endsWith(".jsonl"))
  .sort()) {
  const name = file.replace(".jsonl", "");
  const talks = readFileSync(join(folder, file), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { talk: string[]; isDanger?: boolean });
  for (const isDanger of [false, true]) {
    const chosen = talks.filter((each) => (each.isDanger ?? false) === isDanger);
    const results = chosen.map(({ talk }) => readTalk(name, talk));
    const count = (...kinds: Outcome[]): string =>
      share(results.filter((result) => kinds.includes(result)).length, chosen.length);
    const label = isDanger ? `${name}, danger told` : name;
    if (chosen.length > 0)
      console.log(
        `${label.padEnd(32)} alert ${count("alert")}   alert or question ${count("alert", "question")}`,
      );
  }
}
