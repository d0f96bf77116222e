import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { lessons } from "~/features/learning/content";
import { registerStudent } from "../e2e/students";

/** Where pictures go, of which sizes, and which are wanted. */
export type Album = {
  browser: Browser;
  baseURL: string;
  folder: string;
  sizes: { width: number; height: number }[];
  isWanted: (name: string) => boolean;
};

/** The same moment at every size. */
export async function takeSizes(album: Album, page: Page, name: string): Promise<void> {
  for (const { width, height } of album.sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.screenshot({ path: join(album.folder, `${name}-${width}.png`) });
  }
}

/** Pages anybody can open. */
const PUBLIC_PAGES = {
  landing: "/",
  "auth-choose": "/auth",
  "auth-login": "/auth?step=login&type=student",
  "auth-register": "/auth?step=register&type=parent",
  "deck-first": "/presentation",
  "deck-third": "/presentation#slide-3",
  help: "/help",
  display: "/display",
  missing: "/nowhere",
};

async function takePublicPages(album: Album): Promise<void> {
  const context = await album.browser.newContext({ baseURL: album.baseURL });
  const page = await context.newPage();
  for (const [name, path] of Object.entries(PUBLIC_PAGES)) {
    if (!album.isWanted(name)) continue;
    await page.goto(path, { waitUntil: "networkidle" });
    await takeSizes(album, page, name);
  }
  await context.close();
}

async function newStudent({ browser, baseURL }: Album): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL });
  await registerStudent({ context }, { ageYears: 15 });
  return context;
}

/** A first visit, a feeling, the music from it, a talk and one in a crisis. */
async function takeFirstDay(album: Album): Promise<void> {
  if (!album.isWanted("day-first") && !album.isWanted("day-answered") && !album.isWanted("day-talk")) return;
  const context = await newStudent(album);
  const page = await context.newPage();
  await page.goto("/", { waitUntil: "networkidle" });
  await takeSizes(album, page, "day-first-visit");
  await page.getByRole("button", { name: "Anxious" }).click();
  await page.locator("#doors-heading").waitFor();
  await takeSizes(album, page, "day-answered");
  await page.getByRole("button", { name: "Make music from this" }).click();
  await page.locator("#ai-dj canvas").first().waitFor();
  await page.waitForTimeout(3000);
  await takeSizes(album, page, "day-answered-music");
  await page.goto("/?say=feeling-anxious#ai-coach", { waitUntil: "networkidle" });
  await page.locator("#coach-message").fill("i am worried about my math test");
  await page.locator("#coach-message").press("Enter");
  await page.locator(".chat-log [data-role=assistant], .chat-log .bubble").last().waitFor();
  await page.waitForTimeout(2500);
  await takeSizes(album, page, "day-talk");
  await page.setViewportSize({ width: 360, height: 640 });
  await page.locator("#coach-message").fill("i dont want to be alive anymore");
  await page.locator("#coach-message").press("Enter");
  await page.locator(".crisis-card h3").waitFor();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(album.folder, "day-talk-crisis-360x640.png") });
  await takeSizes(album, page, "day-talk-crisis");
  await context.close();
}

/** A step of a lesson, and the screen a lesson ends on. */
async function takeLesson(album: Album): Promise<void> {
  if (!album.isWanted("lesson")) return;
  const context = await newStudent(album);
  const page = await context.newPage();
  await page.goto("/learn/1?step=1", { waitUntil: "networkidle" });
  await takeSizes(album, page, "lesson-step");
  for (const { id } of lessons[0]?.activities ?? []) {
    await context.request.post(`/api/sel/modules/1/activities/${id}`, { data: {} });
  }
  await page.goto("/learn/1", { waitUntil: "networkidle" });
  await takeSizes(album, page, "lesson-end");
  await context.close();
}

/** A round while it is played, and the screen it ends on. */
async function takeRound(album: Album): Promise<void> {
  if (!album.isWanted("round")) return;
  const context = await newStudent(album);
  const page = await context.newPage();
  await page.goto("/#drummer", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Beat Matching" }).click();
  await page.getByRole("button", { name: "Start a round" }).click();
  const score = page.locator(".game-figures dd").first();
  while (Number(await score.textContent()) < 80) {
    await page.keyboard.press("q");
    await page.waitForTimeout(250);
  }
  await takeSizes(album, page, "round-played");
  await page.getByRole("button", { name: "Save & End Game" }).click();
  await page.locator(".round-end").waitFor();
  await takeSizes(album, page, "round-end");
  await context.close();
}

export async function takeMoments(album: Album): Promise<void> {
  for (const take of [takePublicPages, takeFirstDay, takeLesson, takeRound]) {
    // One moment that cannot be reached must not cost the others' pictures.
    await take(album).catch((error: unknown) => console.error(`${take.name}: ${error}`));
  }
}
