import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findProblems } from "./accessibility";
import { newVisitor, openBrowser, openRoom } from "./browser";
import { registerStudent } from "./students";

describe("my profile", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("shows real numbers, and changes look, picture and language", async () => {
    const visitor = await newVisitor(browser);
    await registerStudent(visitor, { ageYears: 14 });
    const { page, problems } = visitor;
    await visitor.context.request.post("/api/sel/modules/1/activities/two-heartbeats", { data: {} });
    await openRoom(page, "profile");
    const profile = page.locator("#profile");
    await profile.getByText("20 / 1000 points").waitFor();
    await profile.getByText("First Step").first().waitFor();
    const today = profile.getByText(/: 1 activity$/);
    expect(await today.count()).toBe(1);

    await profile.getByRole("tab", { name: "Settings" }).click();
    await profile.getByLabel("Nickname").fill("Night Drum");
    await profile.getByLabel("Text size").selectOption("larger");
    await profile.getByLabel("Motion").selectOption("on");
    await profile.getByRole("img", { name: "Owl" }).click();
    await profile.getByRole("button", { name: "Save settings" }).click();
    await page.getByText("Settings saved").first().waitFor();
    await page.locator("html[data-text-size=larger][data-reduced-motion]").waitFor();
    await page.locator("img[src='/avatars/owl.svg'][width='42']").first().waitFor();

    await profile.getByLabel("Nickname").fill("call me 555-123-4567");
    await profile.getByRole("button", { name: "Save settings" }).click();
    await profile.locator(".field-error").getByText("Please pick a kind nickname").waitFor();
    await profile.getByLabel("Nickname").fill("Night Drum");

    await profile.getByLabel("Language").selectOption("es");
    await profile.getByRole("button", { name: "Save settings" }).click();
    await page.getByRole("heading", { level: 1, name: "Mi perfil" }).waitFor();
    expect(problems).toEqual([]);
  });

  it("gives drums other keys, and the switch and the keys hold at once on the pads of the same page", async () => {
    const visitor = await newVisitor(browser);
    await registerStudent(visitor, { ageYears: 14 });
    const { page, problems } = visitor;
    await openRoom(page, "drummer", "?own=settings");
    const profile = page.locator("#profile");
    const goTo = (room: string) => page.locator(`.shell-side a[href="#${room}"]`).click();
    const pad = (name: string) => page.locator("#drummer").getByRole("button", { name, exact: true });
    await pad("Kick, key Q").waitFor();
    await goTo("profile");
    await profile.getByLabel("Kick").fill("j");
    await goTo("drummer");
    await pad("Kick, key J").waitFor();
    await goTo("profile");
    await profile.getByLabel("Snare").fill("J");
    await goTo("drummer");
    await pad("Snare, key J").waitFor();
    await pad("Kick, key W").waitFor();

    await page.reload();
    await pad("Snare, key J").waitFor();
    await pad("Snare, key J").focus();
    // The light lasts 150 ms, shorter than a busy machine's look at the page: the page itself takes note of it.
    await page.evaluate(() => {
      const snare = document.querySelector<HTMLElement>("[data-pad=snare]");
      if (!snare) throw new Error("no pad");
      new MutationObserver(() => {
        snare.dataset.wasHit ??= "";
      }).observe(snare, { attributeFilter: ["data-hit"] });
    });
    await page.keyboard.press("j");
    await page.locator("[data-pad=snare][data-was-hit]").waitFor();
    await goTo("profile");
    await profile.getByLabel("Letter keys play the drums").uncheck();
    await goTo("drummer");
    await page.locator("#drummer").getByText("Letter keys are off").waitFor();
    await goTo("profile");
    await profile.getByRole("button", { name: "Back to the usual keys" }).click();
    await goTo("drummer");
    await pad("Snare, key W").waitFor();
    expect(problems).toEqual([]);
  });

  it("has no accessibility problem on its tabs, at 320 px neither", async () => {
    const visitor = await newVisitor(browser, { viewport: { width: 320, height: 800 } });
    await registerStudent(visitor, { ageYears: 14 });
    const { page } = visitor;
    await openRoom(page, "profile");
    await page.getByText("All badges").waitFor();
    await page.getByText("All badges").click();
    expect(await findProblems(page)).toEqual([]);
    await page.getByRole("tab", { name: "Settings" }).click();
    await page.getByLabel("Time zone").waitFor();
    expect(await findProblems(page)).toEqual([]);
  });
});
