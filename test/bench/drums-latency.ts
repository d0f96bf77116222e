// How long a hit takes from the browser's event to the sound's start being scheduled, and what the audio
// output adds. Run: npm run bench:drums -- ADDRESS, with a server that has the demo school.
import { chromium } from "playwright-core";

const HITS = 200;
const baseUrl = process.argv[2] ?? "http://localhost:8787";

/** As text: a transpiled function would carry helpers that the page does not have. */
const WATCH = `
  window.log = [];
  let eventMs = 0;
  for (const kind of ["keydown", "pointerdown"]) {
    window.addEventListener(kind, (event) => { eventMs = event.timeStamp; }, { capture: true });
  }
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...times) {
    window.log.push({ eventMs, startMs: performance.now() });
    return start.apply(this, times);
  };
`;

async function main() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--autoplay-policy=no-user-gesture-required"],
  });
  const context = await browser.newContext({ baseURL: baseUrl });
  const signIn = await context.request.post("/api/auth/login", {
    data: { email: "maya@demo.school", password: "Beats2026!" },
  });
  if (!signIn.ok()) throw new Error(`sign-in failed: ${signIn.status()}`);
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH });
  await page.goto("/#drummer", { waitUntil: "networkidle" });
  // Until the sound code has arrived the pads only light up.
  const hasSounded = () => page.evaluate(() => (window as unknown as { log: unknown[] }).log.length > 0);
  while (!(await hasSounded())) await page.getByRole("button", { name: "Kick, key Q" }).click();
  for (let i = 0; i < HITS; i++) await page.keyboard.press("qweasd"[i % 6] ?? "q");
  const waits = await page.evaluate(() => {
    const { log } = window as unknown as { log: { eventMs: number; startMs: number }[] };
    return log.map(({ eventMs, startMs }) => startMs - eventMs);
  });
  const output = await page.evaluate(async () => {
    const context = new AudioContext({ latencyHint: "interactive" });
    await context.resume();
    return { baseMs: context.baseLatency * 1000, outputMs: context.outputLatency * 1000 };
  });
  const [first = 0, ...rest] = waits;
  const sorted = rest.sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  console.log(`first hit (opens the audio): ${first.toFixed(1)} ms`);
  console.log(`event to start(), ${sorted.length} hits: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms`);
  console.log(`this output: base ${output.baseMs.toFixed(1)} ms, device ${output.outputMs.toFixed(1)} ms`);
  await browser.close();
}

void main();
