// npx tsx test/bench/first-message.ts [--before <folder>]: what the first message to the coach costs an isolate, in CPU of
// the runtime, against the next one: one that has answered nothing of the coach, and one that has shown its page before;
// with the folder of an older checkout also against that one's, turn by turn.
import { startServer } from "../e2e/server";
import { median } from "./median";
import { readRuntimeCpu } from "./runtime-usage";

const ROUNDS = 7;
const messages = [
  "my friend is mad at me because i told her secret",
  "she said it in front of the whole class",
  "i dont know how to say sorry",
  "maybe tomorrow at lunch",
];

const beforeAt = process.argv.indexOf("--before");
const before = beforeAt > 0 ? process.argv[beforeAt + 1] : undefined;
if (beforeAt > 0 && !before) throw new Error("--before needs the folder of an older checkout");

type Side = {
  name: string;
  server: Awaited<ReturnType<typeof startServer>>;
  hasPage: boolean;
  first: number[];
  next: number[];
};

async function call(url: string, cookie: string, body?: unknown): Promise<unknown> {
  const reply = await fetch(url, {
    method: body ? "POST" : "GET",
    headers: { cookie, ...(body ? { "content-type": "application/json", origin: new URL(url).origin } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return reply.headers.get("content-type")?.includes("json") ? reply.json() : reply.text();
}

async function signIn(baseUrl: string): Promise<string> {
  const reply = await fetch(`${baseUrl}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "maya@demo.school", password: "Beats2026!" }),
  });
  return (reply.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

/** Waits until what goes on after an answer is done: nothing is used for a quarter of a second. */
async function untilIdle(cpuMs: () => number): Promise<void> {
  for (let before = -1; before !== cpuMs(); ) {
    before = cpuMs();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** One isolate's first and later messages, in ms of CPU. */
async function measure({ server, hasPage, first, next }: Side): Promise<void> {
  await server.crashAndRestart();
  const { baseUrl, stateDir } = server;
  const cookie = await signIn(baseUrl);
  if (hasPage) await call(`${baseUrl}/api/rooms/ai-coach`, cookie);
  const { id } = (await call(`${baseUrl}/api/ai-coach/conversations`, cookie, {})) as { id: string };
  const cpuMs = readRuntimeCpu(`--state ${stateDir}`);
  await untilIdle(cpuMs);
  for (const [index, content] of messages.entries()) {
    const startMs = cpuMs();
    await call(`${baseUrl}/api/ai-coach/conversations/${id}/messages`, cookie, { content });
    (index === 0 ? first : next).push(cpuMs() - startMs);
  }
}

// A server for each: a child may only write so many messages in a minute.
const folders = [{ name: "now", from: undefined }, ...(before ? [{ name: "before", from: before }] : [])];
const sides: Side[] = [];
for (const { name, from } of folders)
  for (const hasPage of [false, true])
    sides.push({
      name: `${name}, ${hasPage ? "after its page" : "no page before"}`,
      ...{ server: await startServer({}, from), hasPage, first: [], next: [] },
    });
try {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of round % 2 ? [...sides].reverse() : sides) await measure(side);
  for (const { name, first, next } of sides)
    console.log(
      `${name.padEnd(24)} first message ${median(first).toFixed(0)} ms of CPU, later ones ${median(next).toFixed(0)} ms, ${(median(first) / Math.max(1, median(next))).toFixed(1)} times`,
    );
} finally {
  for (const { server } of sides) await server.stop();
}
process.exit(0);
