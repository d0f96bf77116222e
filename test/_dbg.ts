import { readFileSync } from "node:fs";
import { answerBuiltIn } from "~/features/coach/answer.server";
import { readMessage } from "~/features/coach/engine/read-message";
const [, , file, ...which] = process.argv;
const t = JSON.parse(readFileSync(file!, "utf8"));
const locale = t.lang === "es" ? "es" : "en"; const b = t.age <= 8 ? "6-8" : t.age <= 12 ? "9-12" : t.age <= 15 ? "13-15" : "16-18";
let value = 77; const random = () => { value = (value * 1664525 + 1013904223) % 4294967296; return value / 4294967296; };
let state: any = null; const history: any[] = []; let n = 0;
for (const { child } of t.turns) { n++;
  const r = readMessage(child, locale as any) as any; const a = answerBuiltIn({ message: child, history, state, ageBand: b as any, locale, random } as any);
  state = a.state; history.push({ role: "user", content: child }, { role: "assistant", content: a.text });
  if (which.length && !which.includes(String(n))) continue;
  console.log(`${n} C: ${child}\n  K: ${a.text}\n  ids ${a.state.last?.ids.join(" ")} | intent ${r.intent} move ${r.move} asks ${r.asks} sit ${r.situation} ${r.situationChance?.toFixed(2)} feel ${r.feelings.map((f: any) => f.id + "/" + f.word)} says ${[...r.says]} answer ${r.answer}`);
}
