import { gzipSync } from "node:zlib";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { startServer } from "../e2e/server";

/**
 * What each room of the student's page weighs on a first visit over a slow line (400 kbit/s, 400 ms): gzip of every
 * reply's body. `npm run bench:bytes`.
 */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const ROOMS = ["ai-coach", "ai-dj", "drummer", "learning", "profile"];
/** In kB; the dashboard's is of everything it loads, a room's of what it adds. */
const LIMITS = { answerable: 70, dashboard: 155, room: 60, landing: 55 };
/** Already small on the wire: gzip adds nothing to them. */
const PACKED = /\.(woff2|png|jpe?g|gif|mp3)$/;

type Weight = { bytes: number; files: string[] };

/** Counts what a page fetches from now on. */
function weigh(page: Page): Weight {
  const weight: Weight = { bytes: 0, files: [] };
  page.on("response", async (reply) => {
    const body = await reply.body().catch(() => Buffer.alloc(0));
    const size = PACKED.test(new URL(reply.url()).pathname) ? body.length : gzipSync(body).length;
    weight.bytes += size;
    weight.files.push(`${(size / 1000).toFixed(1).padStart(7)} kB ${new URL(reply.url()).pathname}`);
  });
  return weight;
}

async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", { ...LINE, connectionType: "cellular3g" });
  return page;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const failures: string[] = [];
function report(name: string, bytes: number, limitKB: number): void {
  const isOver = bytes > limitKB * 1000;
  if (isOver) failures.push(name);
  console.log(
    `${name.padEnd(34)} ${kB(bytes).padStart(9)}  (at most ${limitKB} kB)${isOver ? "  OVER" : ""}`,
  );
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const signedIn = async () => {
    const context = await browser.newContext({ baseURL: server.baseUrl });
    const data = { email: "maya@demo.school", password: "Beats2026!" };
    await context.request.post("/api/auth/login", { data });
    return context;
  };
  const visitor = await newPage(await browser.newContext({ baseURL: server.baseUrl }));
  const landing = weigh(visitor);
  await visitor.goto("/", { waitUntil: "networkidle" });
  report("landing", landing.bytes, LIMITS.landing);

  const first = await newPage(await signedIn());
  const dashboard = weigh(first);
  await first.goto("/", { waitUntil: "networkidle" });
  // Page, style and font: the check-in is a form that works before any script.
  const early = dashboard.files.filter((line) => / \/$|\.css$|\.woff2$|bricks/.test(line));
  report(
    "check-in answerable",
    1000 * early.reduce((sum, line) => sum + Number.parseFloat(line), 0),
    LIMITS.answerable,
  );
  report("dashboard, everything", dashboard.bytes, LIMITS.dashboard);
  if (process.argv.includes("--files")) console.log(dashboard.files.sort().reverse().join("\n"));
  for (const room of ROOMS) {
    const page = await newPage(await signedIn());
    await page.goto("/", { waitUntil: "networkidle" });
    const weight = weigh(page);
    const startedAtMs = performance.now();
    await page.locator(`.shell-side a[href="#${room}"], .tab-bar a[href="#${room}"]`).first().click();
    await page.locator(`#${room} .room-waiting`).waitFor({ state: "detached" });
    const openMs = Math.round(performance.now() - startedAtMs);
    await page.waitForLoadState("networkidle");
    report(`${room} more, open after ${openMs} ms`, weight.bytes, LIMITS.room);
    if (process.argv.includes("--files")) console.log(weight.files.sort().reverse().join("\n"));
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
}
if (failures.length > 0) process.exitCode = 1;
