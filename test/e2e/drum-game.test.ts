import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findProblems } from "./accessibility";
import { openBrowser } from "./browser";
import { figure, openDrums, pad, playTo, strike } from "./drums";

const PADS = ["Kick, key Q", "Snare, key W", "Hi-hat, key E", "Tom 1, key A", "Tom 2, key S", "Crash, key D"];

describe("a game of the AI Drummer", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("plays a game by click and by key, saves it and shows it as the best", async () => {
    const { page, context, problems } = await openDrums(browser);
    await page.getByText("Choose a game mode to start playing!").waitFor();
    await page.getByRole("button", { name: "Rhythm Patterns" }).click();
    await page.getByText("Game Started!", { exact: true }).first().waitFor();
    for (const name of PADS) await pad(page, name).click();
    for (const key of ["q", "W", "e", "a", "S", "d"]) await page.keyboard.press(key);
    expect(await figure(page, "Score").textContent()).toBe("120");
    expect(await figure(page, "Accuracy").textContent()).toBe("12%");
    expect(await figure(page, "Streak").textContent()).toBe("12");
    const bar = page.getByRole("progressbar", { name: "Score out of 1000" });
    expect(await bar.getAttribute("aria-valuenow")).toBe("120");

    await page.getByRole("button", { name: "End Game" }).click();
    await page.getByText("Session Saved!", { exact: true }).first().waitFor();
    await page.getByText("Score: 120 | Accuracy: 12%").first().waitFor();
    await page.getByText("Choose a game mode to start playing!").waitFor();
    const saved = await (await context.request.get("/api/ai-drummer/sessions")).json();
    expect(saved[0]).toMatchObject({
      gameMode: "rhythm_patterns",
      score: 120,
      accuracy: 12,
      streak: 12,
      bpm: 120,
    });

    await page.reload({ waitUntil: "networkidle" });
    const best = Math.max(...saved.filter(isPatterns).map((session: { score: number }) => session.score));
    await page.getByRole("button", { name: `Rhythm Patterns Best: ${best}` }).waitFor();
    await page.locator(".best-tiles", { hasText: "Best Score" }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it("ends the game when its mode is chosen again", async () => {
    const { page, context } = await openDrums(browser);
    await page.getByRole("button", { name: "Speed Challenge" }).click();
    await pad(page, "Kick").click();
    await page.getByRole("button", { name: "Speed Challenge" }).click();
    await page.getByText("Score: 10 | Accuracy: 1%").first().waitFor();
    await page.getByText("Choose a game mode to start playing!").waitFor();
    await context.close();
  });

  it("can be finished with the keyboard alone, and says what happened (A3)", async () => {
    const { page, context } = await openDrums(browser, { reducedMotion: "reduce" });
    await page.evaluate(() => {
      const status = document.querySelector("#drummer [role=status]");
      const said: string[] = [];
      Object.assign(window, { said });
      if (status)
        new MutationObserver(() => said.push(status.textContent ?? "")).observe(status, {
          childList: true,
          characterData: true,
          subtree: true,
        });
    });
    await pad(page, "Kick").focus();
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate(() => document.activeElement?.className)).toContain("mode-button");
    for (let i = 0; i < 2; i++) await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Start a round" }).focus();
    await page.keyboard.press("Enter");
    await page.locator(".drum-lanes").waitFor();
    // The count-in gives the beat: what is played then is no part of the game.
    await page.keyboard.press("q");
    expect(await figure(page, "Score").textContent()).toBe("0");
    const strike = async () => {
      await page.keyboard.press("q");
      return Number(await figure(page, "Score").textContent());
    };
    await expect.poll(() => strike(), { timeout: 15_000 }).toBeGreaterThan(0);
    const first = Number(await figure(page, "Score").textContent());
    for (let i = 0; i < 15; i++) await page.keyboard.press("q");
    // Eight bars at 120 BPM after a count-in of four: the round ends by itself, and the game with it.
    const end = page.locator(".round-end");
    await end.waitFor({ timeout: 40_000 });
    expect(await end.locator(".round-score .round-number").textContent()).toBe(String(first + 150));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("round-end-heading");
    await page.getByText("Session Saved!", { exact: true }).first().waitFor();
    expect(await findProblems(page)).toEqual([]);
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said.length).toBeGreaterThan(1);
    // Sixteen hits in well under two seconds are one announcement, not sixteen.
    expect(said.filter((text) => text.startsWith("Score")).length).toBeLessThan(4);
    expect(
      said.some((text) => /Try this|touch|rushing|steady|notes|space|faster|slower|more/i.test(text)),
    ).toBe(true);
    await context.close();
  });

  it("ends a round on its own screen: score and toast, timing, best, badge, Again and Next", async () => {
    const { page, context, problems } = await openDrums(browser, { viewport: { width: 1366, height: 768 } });
    await page.getByRole("button", { name: "Beat Matching" }).click();
    await page.getByRole("button", { name: "Start a round" }).click();
    await playTo(page, 80);
    const score = await figure(page, "Score").textContent();
    await page.getByRole("button", { name: "Save & End Game" }).click();

    const end = page.locator(".round-end");
    await end.waitFor();
    await page
      .getByText(`Score: ${score} | Accuracy: ${Number(score) / 10}%`)
      .first()
      .waitFor();
    // Before it is gone, and where it comes to rest.
    const toastBottom = await page.locator(".toast").evaluate(async (toast) => {
      await Promise.all(toast.getAnimations().map(({ finished }) => finished));
      return toast.getBoundingClientRect().bottom;
    });
    expect(await end.locator(".round-score .round-number").textContent()).toBe(score);
    await end.getByRole("img", { name: /Your hits: \d+ early, \d+ on the beat, \d+ late\./ }).waitFor();
    for (const fact of ["On time", "Steadiness", "Your timing", "Longest run"])
      await end.getByText(fact, { exact: true }).waitFor();
    // The first game there is earns its badge, once; there is no best to compare it with yet.
    await end.getByText("First Beat").waitFor();
    expect(await end.getByText("best").count()).toBe(0);
    const again = end.getByRole("button", { name: "Again" });
    const box = await again.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(768);
    expect(toastBottom).toBeLessThan(box?.y ?? 0);

    await again.click();
    await page.getByText("Game Started!", { exact: true }).first().waitFor();
    await page.locator(".drum-lanes").waitFor();
    expect(await figure(page, "Score").textContent()).toBe("0");
    await expect.poll(() => strike(page), { interval: 250, timeout: 30_000 }).toBeGreaterThanOrEqual(20);
    await page.getByRole("button", { name: "Save & End Game" }).click();
    await end.getByText(/your best|new best/).waitFor();
    expect(await end.getByText("New badge").count()).toBe(0);
    await end.getByRole("button", { name: "Next: level 2" }).click();
    await page.locator(".drum-lanes").waitFor();
    await page.getByRole("button", { name: "Save & End Game" }).click();
    // Pressed within the count-in it leads back at once; after a note was due, by the end screen.
    const chooseMode = page.getByText("Choose a game mode to start playing!");
    await chooseMode.or(end).waitFor();
    if (await end.isVisible()) await end.getByRole("button", { name: "Other games" }).click();
    await chooseMode.waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it("says how much came on time of a round that was stopped halfway", async () => {
    const { page, context } = await openDrums(browser);
    await page.getByRole("button", { name: "Beat Matching" }).click();
    await page.getByRole("button", { name: "Start a round" }).click();
    // Three beats and more after the count-in, and the mode is chosen again.
    await playTo(page, 80);
    await page.getByRole("button", { name: "Beat Matching" }).click();
    await page.getByText("Session Saved!", { exact: true }).first().waitFor();
    const [saved] = await (await context.request.get("/api/ai-drummer/sessions")).json();
    expect(saved.timing).toMatchObject({ rounds: 1, onTimePercent: expect.any(Number) });
    await page.getByText("My games").click();
    await page
      .locator(".history-table tbody tr")
      .first()
      .getByText(/^\d+%$/)
      .waitFor();
    await context.close();
  });

  it("asks before it saves a game that a reload broke off", async () => {
    const { page, context } = await openDrums(browser);
    const count = async () => (await (await context.request.get("/api/ai-drummer/sessions")).json()).length;
    const before = await count();
    for (const answer of ["No, thanks", "Save it"]) {
      await page.getByRole("button", { name: "Speed Challenge" }).click();
      for (let i = 0; i < 2; i++) await pad(page, "Snare").click();
      await page.reload({ waitUntil: "networkidle" });
      await page.getByText("You left a game of Speed Challenge with 20 points. Save it?").waitFor();
      expect(await count()).toBe(before);
      await page.getByRole("button", { name: answer }).click();
    }
    await page.getByText("Score: 20 | Accuracy: 2%").first().waitFor();
    expect(await count()).toBe(before + 1);
    await context.close();
  });

  it("keeps a game that cannot be sent and sends it once when the network is back", async () => {
    const { page, context } = await openDrums(browser);
    const before = await (await context.request.get("/api/ai-drummer/sessions")).json();
    await page.getByRole("button", { name: "Beat Matching" }).click();
    for (let i = 0; i < 3; i++) await pad(page, "Snare").click();
    await context.setOffline(true);
    await page.getByRole("button", { name: "End Game" }).click();
    await page.getByText("Kept on this device").first().waitFor();
    await pad(page, "Snare").click();
    const sent = page.waitForResponse((reply) => reply.url().endsWith("/api/ai-drummer/best-scores"));
    await context.setOffline(false);
    await sent;
    const after = await (await context.request.get("/api/ai-drummer/sessions")).json();
    expect(after.length).toBe(before.length + 1);
    expect(after[0]).toMatchObject({ score: 30, streak: 3 });
    await page.getByText("Score: 30 | Accuracy: 3%").first().waitFor();
    await context.close();
  });

  it("says so when the server refuses a game", async () => {
    const { page, context } = await openDrums(browser);
    const refusal = { message: "That score is too high for the time played.", code: "implausible_score" };
    await page.route("**/api/ai-drummer/sessions", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 422, json: refusal }) : route.continue(),
    );
    await page.getByRole("button", { name: "Beat Matching" }).click();
    await pad(page, "Snare").click();
    await page.getByRole("button", { name: "End Game" }).click();
    await page.getByText("This game was not saved").first().waitFor();
    await page.getByText(refusal.message).first().waitFor();
    await context.close();
  });
});

const isPatterns = (session: { gameMode: string }) => session.gameMode === "rhythm_patterns";
