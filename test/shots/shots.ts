import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { startServer } from "../e2e/server";
import { PARENT_ROOMS, STAFF_ROOMS, STUDENT_ROOMS } from "../fixtures/rooms";
import { type Album, takeMoments } from "./moments";
import { takeFullStage } from "./stage";

/**
 * Pictures of every room and its moments at four sizes, to be looked at beside the design: `npm run shots -- [folder] [name…]`.
 * Names choose rooms, e.g. `drummer`; without any, all are taken.
 */
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

const PEOPLE: [who: string, email: string, rooms: string[]][] = [
  ["student", "maya@demo.school", STUDENT_ROOMS],
  ["youngest", "leo@demo.school", STUDENT_ROOMS],
  ["pending", "noor@demo.school", ["dashboard"]],
  ["staff", "teacher@demo.school", STAFF_ROOMS],
  ["admin", "admin@demo.school", STAFF_ROOMS],
  ["parent", "parent@demo.school", PARENT_ROOMS],
];

const [folder = "build/shots", ...wanted] = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((each) => name.includes(each));

async function signedIn(browser: Browser, baseURL: string, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL });
  const reply = await context.request.post("/api/auth/login", { data: { email, password: "Beats2026!" } });
  if (!reply.ok()) throw new Error(`sign-in of ${email}: ${reply.status()}`);
  return context;
}

async function takeRooms(context: BrowserContext, who: string, rooms: string[]): Promise<void> {
  for (const { width, height } of SIZES) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    for (const room of rooms.filter((each) => isWanted(`${who}-${each}`))) {
      await page.goto(`/#${room}`, { waitUntil: "networkidle" });
      // From one room to another the address's hash alone changes, and nothing is loaded that could be waited for.
      await page.locator(`#${room} .room-waiting`).waitFor({ state: "detached" });
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, `${who}-${room}-${width}.png`) });
    }
    await page.close();
  }
}

mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const album: Album = { browser, baseURL: server.baseUrl, folder, sizes: SIZES, isWanted };
  await takeMoments(album);
  for (const [who, email, rooms] of PEOPLE) {
    await takeRooms(await signedIn(browser, server.baseUrl, email), who, rooms);
  }
  await takeFullStage(album);
} finally {
  await browser.close();
  await server.stop();
}
