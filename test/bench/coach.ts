import { performance } from "node:perf_hooks";
import {
  type AgeBand,
  type CoachState,
  fitsAgeBand,
  type Locale,
  measureReading,
  readingCeilings,
  reply,
} from "../../app/features/coach/engine";
import { isFitToShow } from "../../app/features/coach/fit";
import { createModelEngine } from "../../app/features/coach/model/model-engine";
import { coachTalks, freeTalks } from "../fixtures/coach-talks";
import { startFakeOpenAi } from "../fixtures/openai-server";
import { median } from "./median";

// Prints talks with the built-in coach and a table of what was measured: `npm run bench:coach [-- --quiet]`.
const bands: readonly AgeBand[] = ["6-8", "9-12", "13-15", "16-18"];
const locales: readonly Locale[] = ["en", "es"];
const isQuiet = process.argv.includes("--quiet");
const talksPerGroup = Number(process.argv.find((argument) => /^--talks=\d+$/.test(argument))?.slice(8) ?? 8);

/** A small repeatable generator, so that a printed talk can be looked at again. */
function seededRandom(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 1664525 + 1013904223) % 4294967296;
    return value / 4294967296;
  };
}

if (!isQuiet) for (const free of freeTalks) printTalk(free);

/** A talk that goes its own way, to be read; the table is about the talks below. */
function printTalk({ ageBand, locale, messages }: (typeof freeTalks)[number]): void {
  console.log(`\n── free talk · ages ${ageBand} · ${locale}`);
  const random = seededRandom(77);
  let state: CoachState | null = null;
  for (const message of messages) {
    const answer = reply({ history: [], state, message, ageBand, locale, random });
    state = answer.state;
    console.log(`   child: ${message}\n   coach: ${answer.text}`);
  }
}

const rows: Record<string, string | number>[] = [];
let talkCount = 0;
const timesMs: number[] = [];
for (const [bandIndex, ageBand] of bands.entries()) {
  for (const [localeIndex, locale] of locales.entries()) {
    let words = 0;
    let grade = 0;
    let worstGrade = 0;
    let worstWords = 0;
    let replies = 0;
    let tooHard = 0;
    let repeated = 0;
    for (let index = 0; index < talksPerGroup; index++) {
      const talk =
        coachTalks[locale][
          (index + (bandIndex * 2 + localeIndex) * talksPerGroup) % coachTalks[locale].length
        ] ?? [];
      const random = seededRandom(1000 * bandIndex + 100 * localeIndex + index);
      let state: CoachState | null = null;
      const said: string[] = [];
      talkCount += 1;
      if (!isQuiet) console.log(`\n── talk ${talkCount} · ages ${ageBand} · ${locale}`);
      for (const message of talk) {
        const startedAtMs = performance.now();
        const answer = reply({ history: [], state, message, ageBand, locale, random });
        timesMs.push(performance.now() - startedAtMs);
        state = answer.state;
        const level = measureReading(answer.text, locale);
        replies += 1;
        words += level.words;
        grade += level.grade;
        worstGrade = Math.max(worstGrade, level.grade);
        worstWords = Math.max(worstWords, level.words);
        if (!fitsAgeBand(answer.text, ageBand, locale)) tooHard += 1;
        if (said.includes(answer.text)) repeated += 1;
        said.push(answer.text);
        const tools = answer.links.map((link) => link.tool).join(",");
        if (!isQuiet)
          console.log(
            `   child: ${message}\n   coach: ${answer.text}${tools ? `  [${tools}]` : ""}  (${level.words}w g${level.grade})`,
          );
      }
    }
    rows.push({
      ages: ageBand,
      language: locale,
      talks: talksPerGroup,
      replies,
      "words mean": Math.round(words / replies),
      "words max": worstWords,
      "words ceiling": readingCeilings[ageBand].words,
      "grade mean": Math.round((grade / replies) * 10) / 10,
      "grade max": worstGrade,
      "grade ceiling": readingCeilings[ageBand].grade,
      "over a ceiling": tooHard,
      "repeated replies": repeated,
    });
  }
}
console.log();
console.table(rows);
timesMs.sort((one, other) => one - other);
const at = (share: number) =>
  (timesMs[Math.min(timesMs.length - 1, Math.floor(timesMs.length * share))] ?? 0).toFixed(2);
console.log(
  `reply time over ${timesMs.length} replies: median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`,
);

// The model engine against calling the same endpoint directly, in the same run.
const endpoint = await startFakeOpenAi();
endpoint.behave({ kind: "answer", text: "That sounds hard. What happened?" });
const engine = createModelEngine({
  apiKey: "bench",
  baseUrl: endpoint.baseUrl,
  model: "bench",
  details: { people: ["Maya Lopez"], places: ["Lincoln Middle School"], handles: ["mayadrums12"] },
  isFit: (text, turn) => isFitToShow(text, turn),
  onFailure: (reason) => console.error(`model failed: ${reason}`),
});
const turn = {
  message: "my friend Jordan is mad at me",
  history: [],
  ageBand: "13-15",
  locale: "en",
} as const;
const directMs: number[] = [];
const throughEngineMs: number[] = [];
for (let round = 0; round < 60; round++) {
  let startedAtMs = performance.now();
  const response = await fetch(`${endpoint.baseUrl}/chat/completions`, {
    method: "POST",
    body: JSON.stringify({ model: "bench", stream: true, messages: [] }),
  });
  const reader = response.body?.getReader();
  await reader?.read();
  directMs.push(performance.now() - startedAtMs);
  await reader?.cancel();
  startedAtMs = performance.now();
  for await (const _ of engine(turn)) {
    throughEngineMs.push(performance.now() - startedAtMs);
    break;
  }
}
await endpoint.stop();
console.log(
  `first words from the model: ${median(throughEngineMs).toFixed(1)} ms through the engine (checked first sentence), ${median(directMs).toFixed(1)} ms first byte called directly`,
);
