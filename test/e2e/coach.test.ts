import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newVisitor, openBrowser, signInAsNewStudent, type Visitor } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function openChat(options: Parameters<typeof newVisitor>[1] = {}): Promise<Visitor> {
  const visitor = await newVisitor(browser, options);
  await signInAsNewStudent(visitor);
  await visitor.page.goto("/#ai-coach");
  return visitor;
}

const box = (page: Page) => page.locator("#coach-message");
const sendButton = (page: Page) => page.locator("#ai-coach").getByRole("button", { name: /^Send/ });
const bubbles = (page: Page, role: "user" | "assistant") => page.locator(`.bubble[data-role="${role}"]`);
const isLive = (page: Page) => page.getByRole("button", { name: "I'm feeling anxious" }).waitFor();

describe("the coach's chat", () => {
  it("fills from a chip, sends with Enter, breaks the line with Shift+Enter, and streams the answer", async () => {
    const { context, page, problems } = await openChat();
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
    expect(await bubbles(page, "assistant").textContent()).toMatch(/computer program/);
    const distance = await page
      .locator(".chat-log")
      .evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
    expect(distance).toBeLessThan(4);

    await page.reload();
    await bubbles(page, "assistant").waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it("shows help in a crisis, keeps it through a denial, and has no way to tap it away", async () => {
    const { context, page, problems } = await openChat();
    await isLive(page);
    await box(page).fill("i dont want to be alive anymore");
    await box(page).press("Enter");
    const card = page.getByRole("region", { name: "Help is here, right now" });
    await card.waitFor();
    expect(await card.getByRole("link", { name: "Call 988" }).getAttribute("href")).toBe("tel:988");
    expect(await card.getByRole("link", { name: "Text 988" }).getAttribute("href")).toBe("sms:988");
    expect(await card.getByRole("button").count()).toBe(0);
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>("#coach-message")?.disabled === false,
    );

    await box(page).fill("jk im fine");
    await box(page).press("Enter");
    await bubbles(page, "assistant").nth(1).waitFor();
    expect(await card.count()).toBe(1);
    await page.reload();
    await card.waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it("keeps the text and says so when it cannot be sent, and sends it once after all", async () => {
    const { context, page } = await openChat();
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

  it("starts, renames and deletes talks", async () => {
    const { context, page } = await openChat();
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
    const { context, page } = await openChat({ javaScriptEnabled: false });
    await page.locator("#ai-coach").getByRole("link", { name: "I'm feeling happy!" }).click();
    expect(await box(page).inputValue()).toBe("I'm feeling happy!");
    await sendButton(page).click();
    expect(await bubbles(page, "user").textContent()).toContain("I'm feeling happy!");
    expect(await bubbles(page, "assistant").count()).toBe(1);
    await box(page).fill("i want to kill myself");
    await sendButton(page).click();
    await page.getByRole("region", { name: "Help is here, right now" }).waitFor();
    await context.close();
  });

  it("is whole at 320 pixels, and still without motion", async () => {
    const { context, page } = await openChat({
      viewport: { width: 320, height: 700 },
      reducedMotion: "reduce",
    });
    await isLive(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await context.close();
  });
});
