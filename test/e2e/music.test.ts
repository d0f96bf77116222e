import { mkdirSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findProblems } from "./accessibility";
import { newVisitor, openBrowser, openRoom, signInAs, signInAsNewStudent } from "./browser";

/** Where pictures go when somebody wants to look: `SCREENSHOTS=dir npm run test:e2e`. */
const PICTURES = process.env.SCREENSHOTS;

async function picture(page: Page, name: string) {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.locator("#ai-dj").screenshot({ path: `${PICTURES}/${name}.png` });
}

/** Loudest bar of the visualizer, which follows the real signal. */
const loudestBar = (page: Page) =>
  page
    .locator(".music-bars span")
    .evaluateAll((bars) =>
      Math.max(...bars.map((bar) => Number((bar as HTMLElement).style.getPropertyValue("--height")))),
    );

/** The label of the chosen answer of a question. */
const chosen = (page: Page, question: string) =>
  page.locator("#ai-dj").getByRole("group", { name: question }).locator("label:has(:checked)").textContent();

/** What of an element lies outside the part of the window that nothing covers. */
const outside = (page: Page, selector: string) =>
  page
    .locator(`#ai-dj ${selector}`)
    .first()
    .evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const above = document.querySelector(".shell-top")?.getBoundingClientRect().bottom ?? 0;
      const below = document.querySelector(".tab-bar")?.getBoundingClientRect().top || window.innerHeight;
      const cut = {
        above: above - top,
        below: bottom - below,
        left: -left,
        right: right - window.innerWidth,
      };
      return Object.entries(cut).filter(([, pixels]) => pixels > 0.5);
    });

/** Waits until a piece has played so many seconds: a label that stands for one second may never be seen. */
const playedTo = (page: Page, seconds: number) =>
  expect
    .poll(async () => {
      const [minutes = 0, rest = 0] = ((await page.locator("#ai-dj .music-time").first().textContent()) ?? "")
        .split(":")
        .map(Number);
      return minutes * 60 + rest;
    })
    .toBeGreaterThanOrEqual(seconds);

const makeTrack = async (visitor: { context: { request: Page["request"] } }, culturalStyle = "jazz") => {
  const reply = await visitor.context.request.post("/api/ai-dj/create-music", {
    data: { emotion: "happy", activityType: "focus", culturalStyle },
  });
  return await reply.json();
};

describe("the AI DJ", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("composes from three choices, plays at once, and saves to the library", async () => {
    const visitor = await newVisitor(browser);
    await signInAsNewStudent(visitor);
    const { page, problems } = visitor;
    await page.goto("/#ai-dj", { waitUntil: "networkidle" });
    const dj = page.locator("#ai-dj");
    await dj.getByText("Create your first track to see the player here").waitFor();
    await picture(page, "empty-1280");
    expect(await chosen(page, "Current Emotion")).toContain("Calm & Peaceful");
    expect(await chosen(page, "Activity Type")).toBe("Breathing Exercise");
    expect(await chosen(page, "Cultural Style")).toBe("Hip-Hop & R&B");

    await dj.getByRole("button", { name: "Change" }).click();
    await dj.locator("label", { hasText: "Happy & Joyful" }).click();
    // One tap chooses and closes.
    expect(await dj.getByRole("button", { name: "Change" }).getAttribute("aria-expanded")).toBe("false");
    await dj.locator("label", { hasText: "Social Skills" }).click();
    await dj.locator("label", { hasText: "Jazz" }).click();
    await dj.getByRole("button", { name: "Create My Music" }).click();
    await page
      .getByText(/Your personalized track ".+" is ready to play\./)
      .first()
      .waitFor();
    await dj.locator(".music-player").getByText("Happy & Joyful • Jazz").waitFor();
    await dj.getByRole("img", { name: /^Picture of the piece: Theme, Solo, Solo 2, Theme 2\./ }).waitFor();

    await dj.getByRole("button", { name: "Play", exact: true }).click();
    await dj.getByRole("button", { name: "Pause", exact: true }).waitFor();
    await expect.poll(() => loudestBar(page), { timeout: 15_000 }).toBeGreaterThan(0.3);
    await playedTo(page, 2);
    await picture(page, "playing-1280");

    await dj.getByLabel("Position in the track").fill("30");
    await playedTo(page, 31);
    await dj.getByRole("img", { name: /Now in .+, bar \d+ of \d+\.$/ }).waitFor();
    await dj.getByRole("button", { name: "Pause", exact: true }).click();
    await dj.getByRole("button", { name: "Play", exact: true }).waitFor();
    await dj.getByRole("heading", { name: "How is it now?" }).waitFor();
    await dj.getByRole("button", { name: "Better", exact: true }).click();
    await dj.getByText("Thanks. It goes into your own list.").waitFor();

    await dj.getByRole("button", { name: "Save to My Library" }).click();
    await page.getByText("Track saved to your library.").first().waitFor();
    await dj.getByRole("heading", { name: "Your Recent Creations" }).waitFor();
    expect(problems).toEqual([]);
  });

  it("takes over the choices of the coach's link", async () => {
    const visitor = await newVisitor(browser);
    await signInAsNewStudent(visitor);
    const { page } = visitor;
    await page.goto("/?emotion=angry&activityType=anger_management#ai-dj");
    const dj = page.locator("#ai-dj");
    await dj.locator(".dj").waitFor();
    expect(await chosen(page, "Current Emotion")).toContain("Angry & Frustrated");
    expect(await chosen(page, "Activity Type")).toBe("Anger Management");
    expect(await chosen(page, "Cultural Style")).toBe("Hip-Hop & R&B");
  });

  it("stops at the end and goes back to the start", async () => {
    const visitor = await newVisitor(browser);
    await signInAsNewStudent(visitor);
    const reply = await visitor.context.request.post("/api/ai-dj/create-music", {
      data: { emotion: "calm", activityType: "focus", culturalStyle: "ambient" },
    });
    const track = await reply.json();
    const { page } = visitor;
    await page.goto("/#ai-dj", { waitUntil: "networkidle" });
    const dj = page.locator("#ai-dj");
    await dj.getByRole("button", { name: "Play", exact: true }).click();
    await playedTo(page, 1);
    await dj.getByLabel("Position in the track").fill(String(Math.floor(track.durationSeconds) - 2));
    await dj.getByRole("button", { name: "Play", exact: true }).waitFor({ timeout: 30_000 });
    await dj.getByText("0:00", { exact: true }).waitFor();
  });

  it("remixes while it plays and keeps the remix as a new track", async () => {
    const visitor = await newVisitor(browser);
    await signInAsNewStudent(visitor);
    await visitor.context.request.post("/api/ai-dj/create-music", {
      data: {
        emotion: "confident",
        activityType: "confidence_building",
        culturalStyle: "contemporary_urban",
      },
    });
    const { page, problems } = visitor;
    await page.goto("/#ai-dj", { waitUntil: "networkidle" });
    const dj = page.locator("#ai-dj");
    await dj.getByRole("button", { name: "Play", exact: true }).click();
    await playedTo(page, 1);
    await dj.getByRole("button", { name: "Remix", exact: true }).click();
    const kick = dj.getByRole("button", { name: "Kick, step 5", exact: true });
    await kick.click();
    expect(await kick.getAttribute("aria-pressed")).toBe("true");
    await dj.locator(".music-layer", { hasText: "Bass" }).click();
    await dj.getByRole("button", { name: "New melody" }).click();
    await dj.getByRole("button", { name: "Pause", exact: true }).waitFor();
    await picture(page, "remix-1280");
    await dj.getByRole("button", { name: "Save as a new track" }).click();
    await dj.getByRole("heading", { name: /\(remix\)/ }).waitFor();
    const list = await (await visitor.context.request.get("/api/ai-dj/tracks")).json();
    expect(list).toHaveLength(2);
    expect(list[0].parentTrackId).toBe(list[1].id);
    expect(problems).toEqual([]);
  });

  it("plays audioUrl in an audio element to the end", async () => {
    const visitor = await newVisitor(browser);
    await signInAsNewStudent(visitor);
    const reply = await visitor.context.request.post("/api/ai-dj/create-music", {
      data: { emotion: "sad", activityType: "anger_management", culturalStyle: "gospel" },
    });
    const track = await reply.json();
    await visitor.page.goto("/", { waitUntil: "networkidle" });
    const played = await visitor.page.evaluate(async (src) => {
      const audio = new Audio(src);
      const said = (name: string) =>
        new Promise((resolve) => audio.addEventListener(name, resolve, { once: true }));
      await audio.play();
      const { duration } = audio;
      audio.currentTime = duration - 1.5;
      await said("ended");
      return { duration, error: audio.error?.message ?? null };
    }, track.audioUrl);
    expect(played.error).toBeNull();
    expect(Math.abs(played.duration - track.durationSeconds)).toBeLessThan(0.5);
  });

  it("takes over today's feeling from the check-in, in the music's own words", async () => {
    const visitor = await newVisitor(browser);
    await signInAsNewStudent(visitor);
    await visitor.context.request.post("/api/emotions", {
      data: { emotion: "frustrated", intensity: 5, context: "daily_checkin" },
    });
    await openRoom(visitor.page, "ai-dj");
    expect(await chosen(visitor.page, "Current Emotion")).toMatch(/Angry & Frustrated\s*from today/);
  });

  it("shows choices, picture and library together at 1366 x 768, and nothing a checker finds", async () => {
    const visitor = await newVisitor(browser, { viewport: { width: 1366, height: 768 } });
    await signInAs(visitor, "maya@demo.school");
    const { page, problems } = visitor;
    await openRoom(page, "ai-dj");
    await page.locator("#ai-dj .dj-roll canvas").waitFor();
    for (const part of [
      ".dj-choices",
      ".dj-create",
      ".dj-roll",
      ".music-transport",
      ".dj-actions",
      ".music-card",
    ])
      expect(await outside(page, part), part).toEqual([]);
    expect(await findProblems(page)).toEqual([]);
    await page.locator("#ai-dj").getByRole("button", { name: "Change" }).click();
    expect(await findProblems(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it("brings a new piece into view on a phone, with the keyboard's place at its title", async () => {
    const visitor = await newVisitor(browser, {
      viewport: { width: 360, height: 740 },
      reducedMotion: "reduce",
    });
    await signInAsNewStudent(visitor);
    const { page } = visitor;
    await openRoom(page, "ai-dj");
    expect(await outside(page, ".dj-roll")).not.toEqual([]);
    await page.locator("#ai-dj").getByRole("button", { name: "Create My Music" }).click();
    await page.locator("#ai-dj .dj-roll canvas").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("dj-track");
    for (const part of ["#dj-track", ".dj-roll", ".music-play"])
      expect(await outside(page, part), part).toEqual([]);
    expect(await findProblems(page)).toEqual([]);
  });

  it("is made, played and chosen with the keyboard alone", async () => {
    const visitor = await newVisitor(browser);
    await signInAsNewStudent(visitor);
    await makeTrack(visitor);
    const { page } = visitor;
    await openRoom(page, "ai-dj");
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
    await page.locator("#ai-dj-heading").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    expect(await chosen(page, "Current Emotion")).toContain("Anxious & Worried");
    while ((await focused()) !== "Create My Music") await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const dj = page.locator("#ai-dj");
    await dj.locator(".music-player").getByText("Anxious & Worried").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("dj-track");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await dj.getByRole("button", { name: "Pause", exact: true }).waitFor();
    await page.locator("#ai-dj .music-card").last().focus();
    await page.keyboard.press("Enter");
    await dj.locator(".music-player").getByText("Happy & Joyful • Jazz").waitFor();
  });

  it("says offline what does not come, keeps the room, and goes on when the line is back", async () => {
    const visitor = await newVisitor(browser);
    await signInAsNewStudent(visitor);
    await makeTrack(visitor, "gospel");
    await makeTrack(visitor, "ambient");
    const { page, context } = visitor;
    await openRoom(page, "ai-dj");
    const dj = page.locator("#ai-dj");
    await dj.locator(".dj-roll canvas").waitFor();
    await context.setOffline(true);
    await dj.locator(".music-card").last().click();
    await dj.getByText("The notes could not be loaded.").waitFor();
    await dj.getByRole("button", { name: "Create My Music" }).click();
    await page.getByText("Failed to create music. Please try again.").first().waitFor();
    await dj.locator(".music-player").getByText("Happy & Joyful • Gospel").waitFor();
    await context.setOffline(false);
    await dj.getByRole("button", { name: "Try again" }).click();
    await dj.locator(".dj-roll canvas").waitFor();
  });

  it("works as plain forms and links without JavaScript, at 360 px", async () => {
    const visitor = await newVisitor(browser, {
      javaScriptEnabled: false,
      viewport: { width: 360, height: 780 },
    });
    await signInAsNewStudent(visitor);
    const { page } = visitor;
    // A slow network brings the letters last: the system's own, wider ones must fit as well.
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto("/#ai-dj");
    const dj = page.locator("#ai-dj");
    // The page that brings all rooms brings their stylesheets.
    await page.waitForURL(/rooms=all/);
    const choices = dj.locator(".dj-choices");
    expect(await choices.evaluate((form) => getComputedStyle(form).display)).toBe("flex");
    await dj.locator("label", { hasText: "Sad & Reflective" }).click();
    await dj.locator("label", { hasText: "Gospel" }).click();
    await dj.getByRole("button", { name: "Create My Music" }).click();
    await page.waitForURL(/\?track=/);
    await dj.getByText("Sad & Reflective • Gospel").waitFor();
    await dj.locator("audio").waitFor();
    expect(await dj.locator("audio").getAttribute("src")).toMatch(/audio\.mp3$/);
    await picture(page, "no-script-360");
    await dj.getByRole("button", { name: "Save to My Library" }).click();
    await dj.getByText("In My Library").waitFor();
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  });
});
