import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findProblems } from "./accessibility";
import { newVisitor, openBrowser, signInAsNewStudent } from "./browser";

const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: "Notifications (F8)" }).getByText(text);

/** Sends a message and waits until it is answered. */
async function say(page: Page, words: string): Promise<void> {
  await page.locator("#coach-message").fill(words);
  await page.locator("#coach-message").press("Enter");
  await page.locator('.bubble[data-role="user"]').last().filter({ hasText: words }).waitFor();
  await answered(page);
}

/** The last line is the coach's and whole: what it is about is kept by then. */
async function answered(page: Page): Promise<void> {
  await page.locator(".bubble").last().and(page.locator('[data-role="assistant"]')).waitFor();
  await page.locator('.typing-dots, .bubble p[aria-hidden="true"]').waitFor({ state: "detached" });
}

describe("what works for me", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("fills from a talk, is the child's to change and empty, and the next talk asks how the plan went", async () => {
    const visitor = await newVisitor(browser);
    await signInAsNewStudent(visitor);
    const { page, problems } = visitor;
    await page.goto("/#ai-coach", { waitUntil: "networkidle" });
    for (const words of [
      "my friend is not talking to me",
      "it started on monday",
      "i think i'll write her a note",
    ])
      await say(page, words);
    await page.getByRole("button", { name: "Save this plan" }).click();
    await page
      .getByRole("link", { name: /What works/ })
      .first()
      .waitFor();

    await page.goto("/what-works");
    expect(await page.getByLabel("I want to…").inputValue()).toBe("i think i'll write her a note");
    expect(await findProblems(page)).toEqual([]);
    await page.getByLabel("Something that helps me").fill("hug my dog");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await toast(page, "Added to your list.").waitFor();
    await page.getByLabel("What helped").last().fill("hug my old dog");
    await page.getByRole("button", { name: "Save: hug my dog" }).click();
    await toast(page, "Saved.").waitFor();
    // What cannot be kept is said, and stays in its box.
    await page.getByLabel("Something that helps me").fill("call me at 555-123-4567");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByText("Please leave out names").first().waitFor();
    expect(await page.getByLabel("Something that helps me").inputValue()).toBe("call me at 555-123-4567");

    await page.goto("/#ai-coach", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "New chat" }).click();
    await page.getByRole("button", { name: "I'm feeling anxious" }).waitFor();
    await say(page, "hi");
    await page.locator('.bubble[data-role="assistant"]').filter({ hasText: "write her a note" }).waitFor();
    await page.getByRole("button", { name: "It went well" }).click();
    await page.locator('.bubble[data-role="user"]').last().filter({ hasText: "It went well" }).waitFor();
    await answered(page);

    await page.goto("/what-works");
    await page.getByText("You have no plan right now.").waitFor();
    await page.getByText("From a talk with the coach").waitFor();
    await page.getByText("Forget everything").first().click();
    await page.getByRole("button", { name: "Yes, forget everything" }).click();
    await page.getByText("Nothing here yet.").waitFor();
    expect(problems).toEqual([]);
  });
});
