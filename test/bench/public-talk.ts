// How often people who are in no danger meet an alert or a danger question, on public collections of human talk:
//   PUBLIC_TALK=/some/folder npx tsx test/bench/public-talk.ts         add -- --alerts to see the messages
// The folder holds one file a collection, "ordinary-<name>.jsonl" or "distressed-<name>.jsonl", each line
// {"talk": ["first message", "second", …]} by one person. Such collections are for measuring alone: they are
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
    .map((line) => (JSON.parse(line) as { talk: string[] }).talk);
  const results = talks.map((talk) => readTalk(name, talk));
  const count = (...kinds: Outcome[]): number => results.filter((result) => kinds.includes(result)).length;
  console.log(
    `${name.padEnd(32)} alert ${share(count("alert"), talks.length)}   alert or question ${share(count("alert", "question"), talks.length)}`,
  );
}
