// Recall, false alarms, steadiness under spelling variants and speed of the safety detector:
//   npm run bench:safety            add -- --misses to see each wrong verdict
import { readFileSync } from "node:fs";
import { assessText, emptyRisk } from "../../app/features/safety";
import { readCases, readTalks, type SafetyCase } from "../../scripts/safety/cases";
import { makeVariants } from "../fixtures/safety/metamorphic";

const showMisses = process.argv.includes("--misses");
const fixtures = new URL("../fixtures/safety/", import.meta.url);

const share = (part: number, whole: number): string =>
  `${part}/${whole}  ${((100 * part) / whole).toFixed(1)} %`;

function report(name: string, cases: readonly SafetyCase[]): void {
  const groups = new Map<string, { right: number; total: number }>();
  const count = (key: string, right: boolean): void => {
    const group = groups.get(key) ?? { right: 0, total: 0 };
    groups.set(key, { right: group.right + (right ? 1 : 0), total: group.total + 1 });
  };
  let sameCategory = 0;
  for (const { text, kind, category, language } of cases) {
    const assessment = assessText(text);
    const right = assessment.escalate === (category !== null);
    const asked = assessment.ask ? ", asked about" : "";
    if (!right && showMisses)
      console.log(`${category ? "missed" : "false alarm"}${asked} [${kind}]: ${text}`);
    if (category) count("recall, questions too", right || assessment.ask !== null);
    else count("no false alarm, no question either", right && assessment.ask === null);
    if (category && assessment.category === category) sameCategory++;
    count(category ? "recall" : "no false alarm", right);
    count(`${category ? "recall" : "no false alarm"} ${kind} ${language}`, right);
  }
  console.log(`\n${name}: ${cases.length} cases`);
  for (const [key, { right, total }] of groups) {
    console.log(`  ${key.padEnd(40)} ${right}/${total}  ${((100 * right) / total).toFixed(1)} %`);
  }
  console.log(`  right category: ${sameCategory}/${cases.filter(({ category }) => category).length}`);
}

/** Ordinary talks, message by message as the coach hears them: how often one of them meets an alert or a question. */
function reportTalks(talks: readonly string[][]): void {
  const count = { messages: 0, alerts: 0, questions: 0, disturbed: 0 };
  for (const messages of talks) {
    let previous = emptyRisk();
    let isDisturbed = false;
    for (const message of messages) {
      const { escalate, ask, matchedRuleIds, risk } = assessText(message, { previous });
      previous = risk;
      count.messages++;
      if (escalate) count.alerts++;
      if (ask) count.questions++;
      if (escalate || ask) isDisturbed = true;
      if (showMisses && (escalate || ask)) console.log(`in a talk: ${message} ${ask ?? matchedRuleIds}`);
    }
    if (isDisturbed) count.disturbed++;
  }
  console.log("\nordinary talks (never trained on)");
  console.log(`  messages with a false alarm   ${share(count.alerts, count.messages)}`);
  console.log(`  messages met with a question  ${share(count.questions, count.messages)}`);
  console.log(`  talks with either             ${share(count.disturbed, talks.length)}`);
}

function reportVariants(cases: readonly SafetyCase[]): void {
  let state = 11;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const danger = { right: 0, same: 0, total: 0 };
  const harmless = { right: 0, same: 0, total: 0 };
  for (const { text, category } of cases) {
    const plain = assessText(text).escalate;
    for (const variant of makeVariants(text, random)) {
      const { escalate } = assessText(variant);
      if (showMisses && escalate !== (category !== null))
        console.log(`variant of ${category ?? "harmless"}: ${variant}`);
      const count = category ? danger : harmless;
      count.total++;
      if (escalate === (category !== null)) count.right++;
      if (escalate === plain) count.same++;
    }
  }
  console.log("\nspelling variants of the held-out cases (20 each)");
  for (const [name, { right, same, total }] of Object.entries({ danger, harmless }))
    console.log(
      `  ${name.padEnd(10)}read rightly ${share(right, total)}, as the plain sentence ${share(same, total)}`,
    );
}

function reportSpeed(cases: readonly SafetyCase[]): void {
  const started = performance.now();
  const durations: number[] = [];
  while (performance.now() - started < 3000) {
    for (const { text } of cases) {
      const from = performance.now();
      assessText(text);
      durations.push(performance.now() - from);
    }
  }
  const seconds = (performance.now() - started) / 1000;
  const perSecond = Math.round(durations.length / seconds);
  durations.sort((a, b) => a - b);
  const at = (share: number): string =>
    (durations[Math.floor(share * (durations.length - 1))] ?? 0).toFixed(2);
  const long = cases
    .map(({ text }) => text)
    .join(" ")
    .slice(0, 1000);
  const longFrom = performance.now();
  assessText(long);
  console.log("\nspeed, one thread");
  console.log(`  ${perSecond} messages/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  console.log(`  a 1000-character message: ${(performance.now() - longFrom).toFixed(1)} ms`);
}

const sample: { text: string; escalate: boolean }[] = JSON.parse(
  readFileSync(new URL("sample-cases.json", fixtures), "utf8"),
);
const heldOut = readCases(new URL("held-out/", fixtures));
const development = readCases(new URL("development/", fixtures));
const indirect = readCases(new URL("indirect/", fixtures));
const wrong = sample.filter(({ text, escalate }) => assessText(text).escalate !== escalate);
console.log(`published sample: ${sample.length - wrong.length}/${sample.length} right`);
report("development set (rules and weights were made with it)", development);
report("held-out set (never trained on)", heldOut);
report("very indirect sentences and their twins (never trained on)", indirect);
reportTalks(readTalks(new URL("talks/", fixtures)));
reportVariants(heldOut);
reportSpeed(heldOut);
