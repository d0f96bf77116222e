// npm run bench:http: requests a second of our addresses against a bare Hono route, and of the morning board against a
// bare route that reads the same rows of a class from the same database in one batch, in one run.
// `-- --before <folder>`: the student's first page against that of an older checkout with its packages, turn by turn.
import { startServer } from "../e2e/server";
import { startBareHono } from "./bare-hono/start";
import { median } from "./median";

const REQUESTS = 1500;
const CONCURRENCY = 16;

type Target = { name: string; url: string; headers?: Record<string, string>; requests?: number };

/** Requests a second over a fixed count; throws for any answer that is not 200. */
async function measure(target: Target, requests = target.requests ?? REQUESTS): Promise<number> {
  const { url, headers = {} } = target;
  let left = requests;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const reply = await fetch(url, { headers });
      if (reply.status !== 200) throw new Error(`${url}: ${reply.status}`);
      await reply.arrayBuffer();
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return requests / ((performance.now() - startedAt) / 1000);
}

const beforeAt = process.argv.indexOf("--before");
const before = beforeAt > 0 ? process.argv[beforeAt + 1] : undefined;
if (beforeAt > 0 && !before) throw new Error("--before needs the folder of an older checkout");

const ours = await startServer();
const bare = await startBareHono(ours.stateDir);

async function signIn(email: string, baseUrl = ours.baseUrl): Promise<{ cookie: string }> {
  const reply = await fetch(`${baseUrl}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "Beats2026!" }),
  });
  return { cookie: (reply.headers.get("set-cookie") ?? "").split(";")[0] ?? "" };
}

async function compare(baseline: Target, targets: Target[]): Promise<void> {
  for (const target of [baseline, ...targets]) await measure(target, 100);
  const reference = await measure(baseline);
  for (const target of [baseline, ...targets]) {
    const rate = target === baseline ? reference : await measure(target);
    console.log(
      `${target.name.padEnd(22)} ${rate.toFixed(0).padStart(6)} requests/s   ${(rate / reference).toFixed(2)}`,
    );
  }
}

/** Both in turn, each first in every second round: whatever else the machine does meets both. */
async function compareWithBefore(folder: string): Promise<void> {
  const older = await startServer({}, folder);
  try {
    const email = "maya@demo.school";
    const [then, now] = await Promise.all(
      [older, ours].map(async ({ baseUrl }) => {
        const target = { name: "/ (student)", url: `${baseUrl}/`, headers: await signIn(email, baseUrl) };
        await measure(target, 150);
        return { target, rates: [] as number[] };
      }),
    );
    if (!then || !now) throw new Error("unreachable");
    for (let round = 0; round < 6; round += 1)
      for (const side of round % 2 ? [now, then] : [then, now])
        side.rates.push(await measure(side.target, 200));
    const [thenRate, nowRate] = [median(then.rates), median(now.rates)];
    console.log(
      `/ (student) before      ${thenRate.toFixed(0).padStart(6)} requests/s, now ${nowRate.toFixed(0)}   ${(nowRate / thenRate).toFixed(2)} times`,
    );
  } finally {
    await older.stop();
  }
}

try {
  const student = await signIn("maya@demo.school");
  const teacher = await signIn("teacher@demo.school");
  await compare({ name: "bare Hono route", url: bare.baseUrl }, [
    { name: "/healthz", url: `${ours.baseUrl}/healthz` },
    { name: "GET /api/emotions", url: `${ours.baseUrl}/api/emotions`, headers: student },
    { name: "/ (landing)", url: `${ours.baseUrl}/` },
    { name: "/ (student)", url: `${ours.baseUrl}/`, headers: student, requests: 300 },
  ]);
  await compare({ name: "bare D1 route", url: `${bare.baseUrl}/class` }, [
    { name: "morning board", url: `${ours.baseUrl}/api/admin/morning-board`, headers: teacher },
  ]);
  if (before) await compareWithBefore(before);
} finally {
  bare.stop();
  await ours.stop();
}
