/**
 * The AI DJ on a slow line (400 kbit/s, 400 ms) in Chromium: how long from "Create My Music" to the first
 * sound, and from an edit to its sound, by the audio clock and the signal itself; whether the audio file
 * plays to its end; and what a WebKit-like probe gets. `npm run bench:music-network`.
 */
import { chromium, type Page } from "playwright-core";
import { startServer } from "../e2e/server";
import { randomName } from "../fixtures/random-name";
import { median } from "./median";
import { createReport } from "./music/report";

const SLOW_LINE = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false };
const RUNS = 3;

/**
 * Runs in the page before its own scripts: every sound source notes when it was started and when its first
 * sample that is not silence reaches the audio clock; every click and input notes its time.
 */
const LISTEN = `(() => {
  window.heard = { sounds: [], touches: [] };
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (at = 0, ...rest) {
    const data = this.buffer.getChannelData(0);
    let first = 0;
    while (first < data.length && Math.abs(data[first]) < 0.001) first++;
    const waitMs = (Math.max(0, at - this.context.currentTime) + first / this.buffer.sampleRate) * 1000;
    const now = performance.now();
    if (first < data.length) window.heard.sounds.push({ startedAt: now, heardAt: now + waitMs });
    return start.call(this, at, ...rest);
  };
  for (const kind of ["click", "input"])
    addEventListener(kind, () => window.heard.touches.push(performance.now()), true);
})()`;

type Heard = { sounds: { startedAt: number; heardAt: number }[]; touches: number[] };
const report = createReport();
const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--autoplay-policy=no-user-gesture-required"],
});

const forget = (page: Page) => page.evaluate("window.heard = { sounds: [], touches: [] }");

/** Milliseconds from the first touch to the first sound that was started after it. */
async function soundAfterTouch(page: Page): Promise<number> {
  const isHeard = () =>
    page.evaluate("window.heard.sounds.some(({ startedAt }) => startedAt > window.heard.touches[0])");
  for (const until = Date.now() + 60_000; !(await isHeard()); ) {
    if (Date.now() > until) throw new Error("no sound within a minute");
    await page.waitForTimeout(50);
  }
  const { sounds, touches } = (await page.evaluate("window.heard")) as Heard;
  const touchedAt = touches[0]!;
  const after = sounds.filter(({ startedAt }) => startedAt > touchedAt).map(({ heardAt }) => heardAt);
  return Math.min(...after) - touchedAt;
}

/** A student of the demo school's age, signed in, on the page, with the line slowed after it has loaded. */
async function openPage(): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.baseUrl });
  await context.addInitScript(LISTEN);
  const name = randomName("s");
  const password = `Drum-${crypto.randomUUID()}-A1`;
  const account = { username: name, email: `${name}@test.example`, firstName: "Ana", lastName: "Test" };
  await context.request.post("/api/auth/register", {
    data: { ...account, password, confirmPassword: password, userType: "student" },
  });
  const dateOfBirth = `${new Date().getUTCFullYear() - 15}-01-01`;
  await context.request.post("/api/auth/complete-registration", {
    data: { dateOfBirth, userType: "student", isOver13: true, coppaConsentRequired: false },
  });
  const page = await context.newPage();
  await page.goto("/#ai-dj", { waitUntil: "networkidle" });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_LINE);
  return page;
}

type Made = { title: string; audioUrl: string };

/** From the click on "Create My Music" to the first sound, with play pressed as soon as there is a player. */
async function timeFirstSound(page: Page): Promise<{ ms: number; track: Made }> {
  const dj = page.locator("#ai-dj");
  await forget(page);
  const reply = page.waitForResponse((response) => response.url().endsWith("/api/ai-dj/create-music"));
  await dj.getByRole("button", { name: "Create My Music" }).click();
  const track = (await (await reply).json()) as Made;
  await dj.getByRole("heading", { name: track.title }).waitFor();
  await dj.getByRole("button", { name: "Play", exact: true }).click();
  return { ms: await soundAfterTouch(page), track };
}

const show = (list: number[]) =>
  `${median(list).toFixed(0)}  (${list.map((ms) => ms.toFixed(0)).join(", ")})`;
const page = await openPage();
const dj = page.locator("#ai-dj");
const firstSounds: number[] = [];
let last: Made | null = null;
for (let run = 0; run < RUNS; run++) {
  const { ms, track } = await timeFirstSound(page);
  firstSounds.push(ms);
  last = track;
  if (run < RUNS - 1) await dj.getByRole("button", { name: "Pause", exact: true }).click();
}
const isSoon = median(firstSounds) <= 2000;
report.line("create -> first sound on the slow line (ms)", "<= 2000", show(firstSounds), isSoon);

await dj.getByRole("button", { name: "Remix", exact: true }).click();
const tempo = dj.getByLabel("Tempo");
await tempo.waitFor();
const edits: number[] = [];
for (const percent of [90, 110, 95, 105, 100]) {
  await forget(page);
  await tempo.fill(String(percent));
  edits.push(await soundAfterTouch(page));
}
report.line("edit of a remix -> its sound (ms)", "<= 200", show(edits), median(edits) <= 200);

const probe = await page.request.get(last!.audioUrl, { headers: { range: "bytes=0-1" } });
const { "content-range": contentRange, "content-type": type } = probe.headers();
const probed = `${probe.status()} ${contentRange} ${type} ${(await probe.body()).length} bytes`;
report.line("probe bytes=0-1", "206, two bytes", probed, probe.status() === 206);
const played = await page.evaluate(async (src) => {
  const audio = new Audio(src);
  const ended = new Promise((resolve) => audio.addEventListener("ended", resolve, { once: true }));
  audio.playbackRate = 8;
  await audio.play();
  await ended;
  return { duration: audio.duration, end: audio.currentTime };
}, last!.audioUrl);
report.line(
  "audio element, from beginning to end (s)",
  "reaches its duration",
  `${played.end.toFixed(1)} of ${played.duration.toFixed(1)}`,
  Math.abs(played.end - played.duration) < 0.5,
);
await browser.close();
await server.stop();
process.exit(report.failures === 0 ? 0 : 1);
