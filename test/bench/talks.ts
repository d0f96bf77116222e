// Talks with the built-in coach, as a child would see them:
//   npx tsx test/bench/talks.ts <file.jsonl> [--last] [--lines]
// One talk a line: {"id", "age", "lang": "en" | "es", "messages": ["what the child writes", …]}. Each talk is answered
// from its first message on, the same way each time; with `--last` only the newest answer of each is printed, with
// `--lines` also which lines it was made of. Whoever plays the child reads the answer, adds the next message to the line and runs it again.
import { readFileSync } from "node:fs";
import { answerBuiltIn } from "../../app/features/coach/answer.server";
import type { StoredSafety } from "../../app/features/coach/coach.schema";
import { answerCrisis } from "../../app/features/coach/crisis.server";
import type { CoachState } from "../../app/features/coach/engine";
import { noEvent } from "../../app/features/coach/escalation.server";
import {
  type AgeBand,
  askReply,
  assessText,
  type ConversationRisk,
  emptyRisk,
} from "../../app/features/safety";
import { makeRandom } from "../../scripts/lib/random";

type Talk = { id: string; age: number; lang: "en" | "es"; messages: string[] };

const bandOf = (age: number): AgeBand =>
  age <= 8 ? "6-8" : age <= 12 ? "9-12" : age <= 15 ? "13-15" : "16-18";

/** The same number for the same name. */
const seedOf = (id: string): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

/** What the coach answers to each message, as printed. */
function answersIn({ id, age, lang: locale, messages }: Talk): string[] {
  const random = makeRandom(seedOf(id));
  const ageBand = bandOf(age);
  let state: CoachState | null = null;
  let previous: ConversationRisk = emptyRisk();
  let lastCrisis: StoredSafety | undefined;
  const recentTurns: string[] = [];
  return messages.map((message) => {
    const assessment = assessText(message, { previous, language: locale, recentTurns });
    const crisis = answerCrisis({
      isTakenBack: false,
      assessment,
      previous,
      before: lastCrisis,
      event: noEvent,
      ageBand,
      locale,
    });
    lastCrisis = crisis?.safety ?? lastCrisis;
    const question = askReply(assessment, ageBand, locale);
    previous = assessment.risk;
    recentTurns.push(message);
    if (crisis) return `[HELP CARD: ${crisis.safety.category}] ${crisis.content}`;
    if (question) return `${question.content}${tapsOf(question.answers)}`;
    const before = state?.used.length ?? 0;
    const answer = answerBuiltIn({ message, history: [], state, ageBand, locale, random });
    state = answer.state;
    const lines = hasLines
      ? `\n  ‹${state.used.slice(before).join(" ")} · ${state.situation} · ${state.stage}›`
      : "";
    const buttons = answer.links.map(({ tool }) => `{opens ${tool}}`).join(" ");
    return `${answer.text}${tapsOf(answer.quickReplies)}${buttons ? ` ${buttons}` : ""}${lines}`;
  });
}

const tapsOf = (choices: readonly string[]): string =>
  choices.length > 0 ? ` ${choices.map((choice) => `[${choice}]`).join(" ")}` : "";

const [file = ""] = process.argv.slice(2);
const hasLines = process.argv.includes("--lines");
const isLastOnly = process.argv.includes("--last");
const talks = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line.trim())
  .map((line) => JSON.parse(line) as Talk);
for (const talk of talks) {
  const answers = answersIn(talk);
  console.log(`\n── ${talk.id} · age ${talk.age} · ${talk.lang}`);
  for (const [index, message] of talk.messages.entries()) {
    if (isLastOnly && index < talk.messages.length - 1) continue;
    console.log(`child: ${message}\ncoach: ${answers[index]}`);
  }
}
