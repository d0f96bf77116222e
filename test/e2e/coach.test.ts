import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newVisitor, openBrowser, signInAsNewStudent } from "./browser";
import { box, bubbles, isLive, isUncovered, openChat, sendButton } from "./coach";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Whether nothing of an element is scrolled out of the talk's own box. */
function isInsideItsLog(element: Element): boolean {
  const own = element.getBoundingClientRect();
  const log = element.closest(".chat-log")?.getBoundingClientRect();
  return log !== undefined && own.top >= log.top && own.bottom <= log.bottom;
}
/** How far the form lies over the end of the talk, in pixels. */
function howMuchTheBoxCovers(): number {
  const bottom = document.querySelector("#ai-coach .chat-log")?.getBoundingClientRect().bottom ?? Number.NaN;
  return bottom - (document.querySelector("#ai-coach .chat-form")?.getBoundingClientRect().top ?? Number.NaN);
}
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement?.id === "coach-message");

describe("the coach's chat", () => {
  it("fills from a chip, sends with Enter, breaks the line with Shift+Enter, and streams the answer", async () => {
    const { context, page, problems } = await openChat(browser);
    await isLive(page);
    await page.getByText("AI · a computer program, not a person").waitFor();
    expect(await sendButton(page).isDisabled()).toBe(true);

    await page.getByRole("button", { name: "I'm feeling anxious" }).click();
    expect(await box(page).inputValue()).toBe("I'm feeling anxious");
    expect(await bubbles(page, "user").count()).toBe(0);

    await box(page).press("Shift+Enter");
    await box(page).pressSequentially("about my test");
    expect(await box(page).inputValue()).toBe("I'm feeling anxious\nabout my test");
    expect(await bubbles(page, "user").count()).toBe(0);

    const answered = page.waitForResponse(
      (response) => response.url().endsWith("/messages") && response.request().method() === "POST",
    );
    await box(page).press("Enter");
    expect((await answered).headers()["content-type"]).toContain("text/event-stream");
    await bubbles(page, "assistant").filter({ hasText: "worried" }).waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>("#coach-message")?.value === "",
    );
    expect(await bubbles(page, "user").textContent()).toContain("about my test");
    expect(await bubbles(page, "assistant").textContent()).not.toMatch(/computer program/);
    await page.locator(".chat-notice").getByText("computer program").waitFor();
    // The four ideas are for the first message.
    expect(await page.locator("#ai-coach .chip").count()).toBe(0);
    const distance = await page
      .locator(".chat-log")
      .evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
    expect(distance).toBeLessThan(4);

    await page.reload();
    await bubbles(page, "assistant").waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([640, 740])(
    "keeps the box, Send and the newest answer in sight on a phone 360 x %i, in a long talk",
    async (height) => {
      const { context, page } = await openChat(browser, { viewport: { width: 360, height } });
      await isLive(page);
      for (const text of ["i have a big test tomorrow", "its math, the fractions part"]) {
        await box(page).fill(text);
        await box(page).press("Enter");
        await page.waitForFunction(
          () => document.querySelector<HTMLTextAreaElement>("#coach-message")?.value === "",
        );
        await page.waitForFunction(
          () => !document.querySelector("#coach-message")?.hasAttribute("aria-disabled"),
        );
      }
      await expect.poll(() => page.evaluate(howMuchTheBoxCovers)).toBeLessThanOrEqual(1);
      for (const place of [0, 1000]) {
        await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), place);
        expect(await box(page).evaluate(isUncovered)).toBe(true);
        expect(await sendButton(page).evaluate(isUncovered)).toBe(true);
      }
      await context.close();
    },
  );

  it.each([
    [360, 640],
    [360, 740],
    [768, 1024],
    [1366, 768],
  ])("begins with its question and both menus in sight at %i x %i, also offline", async (width, height) => {
    for (const locale of ["en", "es"]) {
      const visitor = await newVisitor(browser, { viewport: { width, height } });
      const { context, page } = visitor;
      await signInAsNewStudent(visitor);
      await context.request.post("/api/locale", { data: { locale } });
      await page.goto("/#ai-coach");
      await page.locator("#ai-coach button.chip").first().waitFor();
      for (const isOffline of [false, true]) {
        await context.setOffline(isOffline);
        await page
          .locator("#coach-message-hint strong")
          .waitFor({ state: isOffline ? "attached" : "detached" });
        // On the shortest screen the line about the network may lie over the question.
        const selectors = [
          ".coach-card summary.button:visible",
          ".chat-chips li:first-child",
          "#coach-message",
        ];
        if (height > 640) selectors.push(".chat-log h3");
        for (const selector of selectors)
          for (const shown of await page.locator(`#ai-coach ${selector}`).all())
            expect(await shown.evaluate(isUncovered), `${locale} ${isOffline} ${selector}`).toBe(true);
        expect(await page.locator("#ai-coach .chat-log h3").evaluate(isInsideItsLog)).toBe(true);
      }
      // Every idea can be reached by the keyboard, and is pushed into sight by it.
      await page.locator("#ai-coach .chat-log").focus();
      for (const chip of await page.locator("#ai-coach .chip").all()) {
        await page.keyboard.press("Tab");
        expect(await chip.evaluate((element) => element === document.activeElement)).toBe(true);
        await expect.poll(() => chip.evaluate(isUncovered)).toBe(true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await context.close();
    }
  });

  it("shows an answer only in its own talk, when another was opened before it came", async () => {
    const { context, page, problems } = await openChat(browser);
    await isLive(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/messages$/, async (route) => {
      if (route.request().method() === "POST") await held;
      await route.continue();
    });
    await box(page).fill("my hamster got sick");
    await box(page).press("Enter");
    const dots = page.locator("#ai-coach .typing-dots");
    await dots.waitFor();
    await page.getByRole("button", { name: "New chat" }).click();
    await dots.waitFor({ state: "detached" });
    const refreshed = page.waitForResponse(
      (response) => response.url().endsWith("/messages") && response.request().method() === "GET",
    );
    release();
    await refreshed;
    await page.waitForFunction(() => !document.querySelector("#coach-message")?.hasAttribute("readonly"));
    expect(await page.locator("#ai-coach .bubble").count()).toBe(0);
    // The page opens with the talk in which something came last, and there the answer is.
    await page.reload();
    await bubbles(page, "user").getByText("my hamster got sick").waitFor();
    expect(await bubbles(page, "assistant").count()).toBe(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("keeps the text and says so when it cannot be sent, and sends it once after all", async () => {
    const { context, page } = await openChat(browser);
    await isLive(page);
    await context.setOffline(true);
    await page.getByText("You are offline.").waitFor();
    await box(page).fill("i feel sad today");
    await box(page).press("Enter");
    await page.getByText("Failed to send message. Please try again.").first().waitFor();
    expect(await box(page).inputValue()).toBe("i feel sad today");
    expect(await bubbles(page, "user").count()).toBe(0);
    await context.setOffline(false);
    await box(page).press("Enter");
    await bubbles(page, "assistant").filter({ hasText: "sad" }).waitFor();
    expect(await bubbles(page, "user").count()).toBe(1);
    await context.close();
  });

  it.each(["Enter", "the button"])("keeps the focus in the box when sent with %s", async (how) => {
    const { context, page, problems } = await openChat(browser);
    await isLive(page);
    let letGo = () => {};
    const answerMayCome = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/messages", async (route) => {
      if (route.request().method() === "POST") await answerMayCome;
      await route.continue();
    });
    await box(page).fill("i feel sad today");
    if (how === "Enter") await box(page).press("Enter");
    else await sendButton(page).click();
    await page.locator(".typing-dots").waitFor();
    expect(await box(page).isDisabled()).toBe(true);
    expect(await page.locator("#ai-coach form button[type=submit]").last().isDisabled()).toBe(true);
    if (how === "Enter") expect(await hasFocus(page)).toBe(true);
    letGo();
    await bubbles(page, "assistant").filter({ hasText: "sad" }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === "coach-message");
    // While the answer comes in the box takes no letters, and keeps what was sent.
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>("#coach-message")?.value === "",
    );
    await page.keyboard.type("and tired");
    expect(await box(page).inputValue()).toBe("and tired");
    expect(problems).toEqual([]);
    await context.close();
  });

  it("keeps a draft through a reload, until it is sent or somebody signs out", async () => {
    const { context, page, problems } = await openChat(browser);
    await isLive(page);
    await box(page).fill("i had a fight with");
    await page.reload();
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>("#coach-message")?.value === "i had a fight with",
    );
    await box(page).press("End");
    await box(page).pressSequentially(" my friend");
    await box(page).press("Enter");
    // Sent is what was answered: until then the draft is kept.
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>("#coach-message")?.value === "",
    );
    await page.reload();
    await page.waitForFunction(() => "__remixRouteModules" in window);
    expect(await box(page).inputValue()).toBe("");

    await box(page).fill("something nobody else should read");
    await page.getByRole("link", { name: "Sign out" }).first().click();
    await page.waitForURL((url) => url.hash === "");
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    expect(kept).not.toContain("nobody else");
    expect(problems).toEqual([]);
    await context.close();
  });

  it("starts, renames and deletes talks", async () => {
    const { context, page } = await openChat(browser);
    await isLive(page);
    const coach = page.locator("#ai-coach");
    await coach.getByRole("button", { name: "+ New chat" }).click();
    await coach.locator(".talk-link:visible").nth(1).waitFor();
    await coach.getByText("Chat options").click();
    await coach.getByLabel("New name of this chat").fill("Drum day");
    await coach.getByRole("button", { name: "Save name" }).click();
    await coach.getByRole("heading", { name: "Drum day" }).waitFor();
    await coach.getByText("Chat options").click();
    await coach.getByText("Delete", { exact: true }).click();
    await coach.getByRole("button", { name: "Yes, delete" }).click();
    await coach.getByRole("heading", { name: "New Conversation" }).waitFor();
    expect(await coach.locator(".talk-link:visible").count()).toBe(1);
    await context.close();
  });

  it("works without JavaScript", async () => {
    const { context, page } = await openChat(browser, { javaScriptEnabled: false });
    await page.locator("#ai-coach").getByRole("link", { name: "I'm feeling happy!" }).click();
    await expect.poll(() => box(page).inputValue()).toBe("I'm feeling happy!");
    await sendButton(page).click();
    await bubbles(page, "user").getByText("I'm feeling happy!").waitFor();
    await expect.poll(() => bubbles(page, "assistant").count()).toBe(1);
    await box(page).fill("i want to kill myself");
    await sendButton(page).click();
    const card = page.getByRole("region", { name: "Help is here, right now" });
    await card.waitFor();
    await card.getByRole("button", { name: "I told someone" }).click();
    await card.locator("[value=told][aria-pressed=true]").waitFor();
    await context.close();
  });

  it("is whole at 320 pixels, and still without motion", async () => {
    const { context, page } = await openChat(browser, {
      viewport: { width: 320, height: 700 },
      reducedMotion: "reduce",
    });
    await isLive(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await context.close();
  });
});
