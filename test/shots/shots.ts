import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { startServer } from "../e2e/server";

/**
 * Pictures of every room at four sizes, to be looked at beside the design: `npm run shots -- [folder] [name…]`.
 * Names choose rooms, e.g. `drummer`; without any, all are taken.
 */
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];
const STUDENT_ROOMS = ["dashboard", "ai-coach", "ai-dj", "drummer", "learning", "profile"];
const STAFF_ROOMS = [
  ...["dashboard", "learning", "student-management", "progress-reports", "module-audits"],
  ...["live-circle", "settings", "profile"],
];
const PARENT_ROOMS = ["dashboard", "feelings", "activities", "rights", "profile"];

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
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, `${who}-${room}-${width}.png`) });
    }
    await page.close();
  }
}

/** The same moment at every size. */
async function takeSizes(page: Page, name: string): Promise<void> {
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.screenshot({ path: join(folder, `${name}-${width}.png`) });
  }
}

/** A round while it is played, and the screen it ends on. */
async function takeRound(context: BrowserContext): Promise<void> {
  if (!isWanted("student-drummer-round")) return;
  const page = await context.newPage();
  await page.goto("/#drummer", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Beat Matching" }).click();
  await page.getByRole("button", { name: "Start a round" }).click();
  const score = page.locator(".game-figures dd").first();
  while (Number(await score.textContent()) < 80) {
    await page.keyboard.press("q");
    await page.waitForTimeout(250);
  }
  await takeSizes(page, "student-drummer-round");
  await page.getByRole("button", { name: "Save & End Game" }).click();
  await page.locator(".round-end").waitFor();
  await takeSizes(page, "student-drummer-round-end");
  await page.close();
}

/** The projector's page before and while the class plays. */
async function takeStage(context: BrowserContext): Promise<void> {
  if (!isWanted("staff-stage")) return;
  const [classroom] = await (await context.request.get("/api/classrooms")).json();
  const page = await context.newPage();
  await page.goto(`/stage/${classroom.id}`, { waitUntil: "networkidle" });
  await takeSizes(page, "staff-stage");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator(".beat-wheel").waitFor();
  await takeSizes(page, "staff-stage-running");
  await page.getByRole("button", { name: "Stop" }).click();
  await page.close();
}

mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const student = await signedIn(browser, server.baseUrl, "maya@demo.school");
  await takeRooms(student, "student", STUDENT_ROOMS);
  await takeRound(student);
  const teacher = await signedIn(browser, server.baseUrl, "teacher@demo.school");
  await takeRooms(teacher, "staff", STAFF_ROOMS);
  await takeStage(teacher);
  const parent = await signedIn(browser, server.baseUrl, "parent@demo.school");
  await takeRooms(parent, "parent", PARENT_ROOMS);
} finally {
  await browser.close();
  await server.stop();
}
