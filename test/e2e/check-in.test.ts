import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findProblems } from "./accessibility";
import { newVisitor, openBrowser, openRoom, signInAsNewStudent } from "./browser";

const feeling = (page: Page, name: string) =>
  page.locator("#check-in").getByRole("button", { name, exact: true });
const isLive = (page: Page) => page.waitForFunction(() => document.querySelector(".room[hidden]"));

describe("the day's check-in", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  async function openToday(options: Parameters<typeof newVisitor>[1] = {}) {
    const visitor = await newVisitor(browser, options);
    await signInAsNewStudent(visitor);
    await visitor.page.goto("/");
    if (options.javaScriptEnabled !== false) await isLive(visitor.page);
    return visitor;
  }

  it("welcomes a first visit as one, takes a feeling in one tap and a change of mind", async () => {
    const { page, context, problems } = await openToday({ viewport: { width: 360, height: 740 } });
    await page.getByRole("heading", { level: 1, name: "Welcome, Ana" }).waitFor();
    expect(await page.getByText("Welcome back").count()).toBe(0);
    expect(await page.getByRole("list", { name: "Your first three steps" }).getByRole("link").count()).toBe(
      3,
    );
    expect(await findProblems(page)).toEqual([]);

    await feeling(page, "Anxious").click();
    await page.getByText("Emotion Logged", { exact: true }).first().waitFor();
    await page.getByText("You're feeling Anxious today").waitFor();
    await page.getByText(/Come back tomorrow/).waitFor();
    await page.getByRole("button", { name: "Change my answer" }).click();
    await feeling(page, "Calm").click();
    await page.getByText("You're feeling Calm today").waitFor();
    const list = await (await context.request.get("/api/emotions")).json();
    expect(list).toMatchObject([{ emotion: "calm", context: "daily_checkin" }]);
    expect(await findProblems(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("shows the youngest four faces, and goes on with the keyboard at the first of the others", async () => {
    const visitor = await newVisitor(browser);
    await signInAsNewStudent(visitor, { grade: 1 });
    const { page, context } = visitor;
    await page.goto("/");
    await isLive(page);
    expect(await page.locator("#check-in .feeling[name=emotion]").count()).toBe(4);
    await feeling(page, "More feelings").focus();
    await page.keyboard.press("Enter");
    await page.locator("#check-in .feeling[name=emotion]:focus").waitFor();
    expect(await page.locator("#check-in .feeling[name=emotion]").count()).toBe(8);
    await page.keyboard.press("Enter");
    await page.getByText("Emotion Logged", { exact: true }).first().waitFor();
    await context.close();
  });

  it('takes "I\'d rather not say" like any answer, and says more only for oneself', async () => {
    const { page, context } = await openToday();
    await feeling(page, "I'd rather not say").click();
    await page.getByText("You'd rather not say today. That's fine.").waitFor();
    await page.getByText("Say more, only if you like").click();
    await page.locator(".tap-choice", { hasText: "Quiet" }).click();
    await page.getByLabel("A note for yourself").fill("the bus was loud");
    // What was not kept yet is still there after a reload.
    await page.reload();
    await isLive(page);
    await page.getByText("Say more, only if you like").click();
    await expect.poll(() => page.getByLabel("A note for yourself").inputValue()).toBe("the bus was loud");
    await page.locator(".tap-choice", { hasText: "Quiet" }).click();
    await page.getByRole("button", { name: "Keep it" }).click();
    await page.getByText("Kept. Only you see it.").waitFor();
    expect(await (await context.request.get("/api/emotions")).json()).toEqual([]);
    await page.reload();
    await isLive(page);
    await page.getByText("Say more, only if you like").click();
    expect(await page.getByLabel("A note for yourself").inputValue()).toBe("the bus was loud");
    await context.close();
  });

  it("leads on: the music plays on that one tap, and on the way back one says how it is now", async () => {
    const { page, context, problems } = await openToday();
    await feeling(page, "Sad").click();
    await page.getByRole("button", { name: /^Make music from this/ }).click();
    await page.waitForURL(/\?track=.*#ai-dj$/);
    await page.locator("#ai-dj .music-player[data-status=playing]").waitFor();
    const [track] = await (await context.request.get("/api/ai-dj/tracks")).json();
    expect(track).toMatchObject({ emotion: "sad" });

    await page.locator('.shell-side a.nav-link[href="#dashboard"]').click();
    await page.getByRole("heading", { name: "How is it now?" }).waitFor();
    await page.getByRole("button", { name: "Better", exact: true }).click();
    await page.getByText("Thanks. It goes into your own list.").waitFor();
    await page.getByRole("heading", { name: "What works for me" }).waitFor();
    await page.getByText("better 1 of 1 times").waitFor();

    await page.getByRole("link", { name: /^Talk it through/ }).click();
    await page.getByRole("heading", { level: 1, name: "AI Life Coach" }).waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>("#coach-message")?.value === "I feel sad.",
    );
    expect(problems).toEqual([]);
    await context.close();
  });

  it("works without JavaScript: a feeling, the skip, and music from it", async () => {
    const { page, context } = await openToday({ javaScriptEnabled: false });
    await page.locator("#profile [role=tab]").first().waitFor();
    await feeling(page, "I'd rather not say").click();
    await page.getByText("You'd rather not say today.").waitFor();
    const other = await openToday({ javaScriptEnabled: false });
    await other.page.locator("#profile [role=tab]").first().waitFor();
    await feeling(other.page, "Happy").click();
    await other.page.getByText("You're feeling Happy today").waitFor();
    await other.page.getByRole("button", { name: /^Make music from this/ }).click();
    await other.page.waitForURL(/\?track=/);
    await context.close();
    await other.context.close();
  });

  it("stays one answer when two tabs give one", async () => {
    const { page, context } = await openToday();
    const second = await context.newPage();
    await openRoom(second, "dashboard");
    await isLive(second);
    await feeling(page, "Happy").click();
    await page.getByText("You're feeling Happy today").waitFor();
    await feeling(second, "Sad").click();
    await second.getByText("Failed to log emotion. Please try again.").first().waitFor();
    expect(await (await context.request.get("/api/emotions")).json()).toMatchObject([{ emotion: "happy" }]);
    await context.close();
  });
});
