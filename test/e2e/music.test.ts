import { mkdirSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newVisitor, openBrowser, signInAsNewStudent } from "./browser";

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
    expect(await dj.getByLabel("Current Emotion").inputValue()).toBe("calm");
    expect(await dj.getByLabel("Activity Type").inputValue()).toBe("breathing_exercise");
    expect(await dj.getByLabel("Cultural Style").inputValue()).toBe("african_american");

    await dj.getByLabel("Current Emotion").selectOption("Happy & Joyful");
    await dj.getByLabel("Activity Type").selectOption("social_skills");
    await dj.getByLabel("Cultural Style").selectOption("jazz");
    await dj.getByRole("button", { name: "Create My Music" }).click();
    await page
      .getByText(/Your personalized track ".+" is ready to play\./)
      .first()
      .waitFor();
    await dj.getByText("Happy & Joyful • Jazz").waitFor();

    await dj.getByRole("button", { name: "Play", exact: true }).click();
    await dj.getByRole("button", { name: "Pause", exact: true }).waitFor();
    await expect.poll(() => loudestBar(page), { timeout: 15_000 }).toBeGreaterThan(0.3);
    await dj.getByText("0:02", { exact: true }).waitFor();
    await picture(page, "playing-1280");

    await dj.getByLabel("Position in the track").fill("30");
    await dj.getByText("0:31", { exact: true }).waitFor();
    await dj.getByRole("button", { name: "Pause", exact: true }).click();
    await dj.getByRole("button", { name: "Play", exact: true }).waitFor();

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
    expect(await dj.getByLabel("Current Emotion").inputValue()).toBe("angry");
    expect(await dj.getByLabel("Activity Type").inputValue()).toBe("anger_management");
    expect(await dj.getByLabel("Cultural Style").inputValue()).toBe("african_american");
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
    await dj.getByText("0:01", { exact: true }).waitFor();
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
    await dj.getByText("0:01", { exact: true }).waitFor();
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
    await dj.getByRole("button", { name: "Create My Music" }).click();
    await page.waitForURL(/\?track=/);
    await dj.locator("audio").waitFor();
    expect(await dj.locator("audio").getAttribute("src")).toMatch(/audio\.mp3$/);
    await picture(page, "no-script-360");
    await dj.getByRole("button", { name: "Save to My Library" }).click();
    await dj.getByText("In My Library").waitFor();
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  });
});
