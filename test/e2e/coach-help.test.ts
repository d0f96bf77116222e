import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findProblems } from "./accessibility";
import { openBrowser } from "./browser";
import { box, bubbles, isLive, isUncovered, openChat } from "./coach";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Whether the middle of the first match is on the screen. */
function isOnScreen(selector: string): boolean {
  const shown = document.querySelector(selector)?.getBoundingClientRect();
  return shown !== undefined && shown.top >= 0 && shown.bottom <= innerHeight;
}

describe("help in the coach's chat", () => {
  it.each([
    [360, 640],
    [360, 740],
    [1366, 768],
  ])("shows help in a crisis in sight at %i x %i, and nothing takes it away", async (width, height) => {
    const { context, page, problems } = await openChat(browser, { viewport: { width, height } });
    await isLive(page);
    await box(page).fill("i dont want to be alive anymore");
    await box(page).press("Enter");
    const card = page.getByRole("region", { name: "Help is here, right now" });
    await card.waitFor();
    const call = card.getByRole("link", { name: "Call 988" }).first();
    expect(await call.getAttribute("href")).toBe("tel:988");
    expect(await card.getByRole("link", { name: "Text 988" }).first().getAttribute("href")).toBe("sms:988");
    const emergency = card.getByRole("link", { name: "In danger? Call 911" });
    expect(await emergency.getAttribute("href")).toBe("tel:911");
    await page.waitForFunction(() => document.activeElement?.id === "coach-message");
    // Nobody has to scroll: the sentence, both calls and 911 are on the screen, nothing over them.
    await page.waitForFunction(isOnScreen, ".crisis-card h3");
    for (const shown of [
      card.locator("h3"),
      call,
      card.getByRole("link", { name: "Text 988" }).first(),
      emergency,
    ])
      await expect
        .poll(() => shown.evaluate(isUncovered), { message: (await shown.textContent()) ?? "" })
        .toBe(true);
    // One line says who knows, and it is true: this child has no school and no parent here.
    await card
      .locator(".crisis-told")
      .getByText("Nobody has been told yet. Please tell an adult you trust.", { exact: true })
      .waitFor();
    expect(await page.getByText("An adult has been told").count()).toBe(0);
    expect(await page.locator("#ai-coach .chip").count()).toBe(0);

    await box(page).fill("jk im fine");
    // Folded while the talk is written in: both calls and that line stay.
    expect(await card.locator("h3").count()).toBe(0);
    expect(await call.isVisible()).toBe(true);
    expect((await card.boundingBox())?.height).toBeLessThan(width < 400 ? 130 : 120);
    await box(page).press("Enter");
    await bubbles(page, "assistant").nth(1).filter({ hasText: "I hear you" }).waitFor();
    expect(await card.count()).toBe(1);
    await page.reload();
    await card.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("brings the help card into sight for somebody who writes below an opened note", async () => {
    const { context, page, problems } = await openChat(browser, { viewport: { width: 360, height: 640 } });
    await isLive(page);
    await box(page).fill("i have a big test tomorrow");
    await box(page).press("Enter");
    await bubbles(page, "assistant").waitFor();
    await page.waitForFunction(() => !document.querySelector("#coach-message")?.hasAttribute("readonly"));
    await box(page).fill("i dont want to be alive anymore");
    // The page is long then, and the card's place out of sight from its foot.
    await page.locator("#ai-coach").getByText("Who sees this?").click();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const logTop = await page.locator(".chat-log").evaluate((log) => log.getBoundingClientRect().top);
    expect(logTop).toBeLessThan(0);
    await box(page).press("Enter");
    const card = page.getByRole("region", { name: "Help is here, right now" });
    await card.waitFor();
    for (const shown of [card.locator("h3"), card.getByRole("link", { name: "Call 988" }).first()])
      await expect.poll(() => shown.evaluate(isUncovered)).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("hears that a reading was wrong, says sorry and goes on with the card in sight", async () => {
    const { context, page, problems } = await openChat(browser);
    await isLive(page);
    await box(page).fill("i dont want to be alive anymore");
    await box(page).press("Enter");
    const card = page.getByRole("region", { name: "Help is here, right now" });
    await card.getByRole("button", { name: "That's not what I meant" }).click();
    await bubbles(page, "assistant")
      .filter({ hasText: "I'm sorry I read that wrong. What did you mean?" })
      .waitFor();
    await page.waitForFunction(
      () => document.querySelector("[value=not_meant]")?.getAttribute("aria-pressed") === "true",
    );
    await box(page).fill("i feel sad about my homework");
    await box(page).press("Enter");
    await bubbles(page, "assistant").nth(2).filter({ hasText: "sad" }).waitFor();
    expect(await card.count()).toBe(1);
    await card.getByRole("button", { name: "All help" }).click();
    expect(await findProblems(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("asks directly with answers to tap, and a tap sends one", async () => {
    const { context, page, problems } = await openChat(browser);
    await isLive(page);
    await box(page).fill("i stand at the edge of the platform");
    await box(page).press("Enter");
    const choices = page.getByRole("form", { name: "Answers to tap" });
    await choices.waitFor();
    expect(await choices.getByRole("button").allTextContents()).toEqual(["Yes", "No", "I am not sure"]);
    await page.reload();
    await choices.getByRole("button", { name: "No", exact: true }).click();
    await bubbles(page, "user").nth(1).waitFor();
    expect(await bubbles(page, "user").nth(1).textContent()).toContain("No");
    await bubbles(page, "assistant").filter({ hasText: "Thanks for answering" }).waitFor();
    expect(await choices.count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});
