// How often people who are in no danger meet an alert or a danger question, on public collections of human talk:
//   PUBLIC_TALK=/some/folder npx tsx test/bench/public-talk.ts         add -- --alerts to see the messages
// The folder holds one file a collection, "ordinary-<name>.jsonl" or "distressed-<name>.jsonl", each line
// {"talk": ["first message", "second", …]} by one person. Such collections are for measuring alone: they are
// never part of the repository, and nothing is trained on them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { assessText, emptyRisk } from "../../app/features/safety";
import { share } from "./interval";

const folder = process.env.PUBLIC_TALK ?? "";
const showAlerts = process.argv.includes("--alerts");

if (!folder || !existsSync(folder)) {
  console.log(
    "No public talk measured: set PUBLIC_TALK to a folder of ordinary-*.jsonl and distressed-*.jsonl.",
  );
  process.exit(0);
}

/** The strongest thing that happened in a talk. */
function readTalk(name: string, talk: readonly string[]): "alert" | "question" | "nothing" {
  let risk = emptyRisk();
  let isAsked = false;
  let isAlerted = false;
  for (const message of talk) {
    const assessment = assessText(message, { previous: risk });
    risk = assessment.risk;
    if (assessment.ask || assessment.escalate) {
      if (showAlerts)
        console.log(
          `${name}\t${assessment.escalate ? "alert" : "question"}\t${assessment.category ?? assessment.ask}\t${assessment.matchedRuleIds.join(",")}\t${message}`,
        );
    }
    isAsked ||= assessment.ask !== null;
    isAlerted ||= assessment.escalate;
  }
  return isAlerted ? "alert" : isAsked ? "question" : "nothing";
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
  const count = (...kinds: string[]): number => results.filter((result) => kinds.includes(result)).length;
  console.log(
    `${name.padEnd(32)} alert ${share(count("alert"), talks.length)}   alert or question ${share(count("alert", "question"), talks.length)}`,
  );
}
