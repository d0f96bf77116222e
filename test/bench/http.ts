// npm run bench:http: requests a second of three addresses of ours against a bare Hono route, in one run.
import { startServer } from "../e2e/server";
import { startBareHono } from "./bare-hono/start";

const REQUESTS = 1500;
const CONCURRENCY = 16;

type Target = { name: string; url: string; headers?: Record<string, string> };

/** Requests a second over a fixed count; throws for any answer that is not 200. */
async function measure({ url, headers = {} }: Target, requests = REQUESTS): Promise<number> {
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

const [ours, bare] = await Promise.all([startServer(), startBareHono()]);
try {
  const signIn = await fetch(`${ours.baseUrl}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "maya@demo.school", password: "Beats2026!" }),
  });
  const cookie = (signIn.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const baseline: Target = { name: "bare Hono route", url: bare.baseUrl };
  const targets: Target[] = [
    { name: "/healthz", url: `${ours.baseUrl}/healthz` },
    { name: "GET /api/emotions", url: `${ours.baseUrl}/api/emotions`, headers: { cookie } },
    { name: "/ (landing)", url: `${ours.baseUrl}/` },
    { name: "/ (student)", url: `${ours.baseUrl}/`, headers: { cookie } },
  ];
  for (const target of [baseline, ...targets]) await measure(target, 100);
  const reference = await measure(baseline);
  console.log(`${"bare Hono route".padEnd(22)} ${reference.toFixed(0).padStart(6)} requests/s   1.00`);
  for (const target of targets) {
    const rate = await measure(target, target.name === "/ (student)" ? 300 : REQUESTS);
    console.log(
      `${target.name.padEnd(22)} ${rate.toFixed(0).padStart(6)} requests/s   ${(rate / reference).toFixed(2)}`,
    );
  }
} finally {
  bare.stop();
  await ours.stop();
}
