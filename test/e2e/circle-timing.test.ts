import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "./browser";
import { enterClass, type Lesson, openClass, pad, type Stroke, settle, waitForMembers } from "./lesson";

const STEP_MS = 150;
const PASS_MS = 32 * STEP_MS;

describe("the time of a live circle", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("sounds a loop circle's hits within 15 ms of their grid place behind 200 ms and 40 ms", async () => {
    const lesson = await openClass(browser);
    const slow = await enterClass(browser, lesson.joinCode, 200);
    const fast = await enterClass(browser, lesson.joinCode, 40);
    const players = [slow, fast];
    await Promise.all(players.map(({ page }) => waitForMembers(page, 3, lesson)));
    for (const { page } of players) await pad(page, "Crash").click();
    await Promise.all(players.map(({ page }) => settle(page)));
    for (const { page } of players) await measureClock(page);
    const startedAtMs = await lesson.start();

    const strokes = await playUntilAllGoRound(lesson, [
      { page: slow.page, name: "Kick", padId: "kick" },
      { page: fast.page, name: "Hi-hat", padId: "hihat" },
    ]);
    await slow.page.waitForTimeout(PASS_MS + 1000);

    for (const { page, own } of [
      { page: slow.page, own: "kick" },
      { page: fast.page, own: "hihat" },
    ]) {
      const sounds = await page.evaluate(() => window.heard.sounds.map(({ atMs }) => atMs));
      const expected = strokes
        .filter(({ padId }) => padId !== own)
        .map(({ pass, step }) => startedAtMs + (pass + 1) * PASS_MS + step * STEP_MS);
      expect(expected.length).toBeGreaterThan(0);
      for (const atMs of expected) {
        const nearest = Math.min(...sounds.map((sound) => Math.abs(sound - atMs)));
        expect(nearest).toBeLessThanOrEqual(15);
      }
    }
    await Promise.all(players.map(({ context }) => context.close()));
    lesson.close();
  });
});

/**
 * Everybody plays until each has six strokes in the round; the others hear them one pass later. A press made while a
 * connection is lost is dropped, as it should be, so that presses are not counted but strokes.
 */
async function playUntilAllGoRound(
  lesson: Lesson,
  players: readonly { page: Page; name: string; padId: string }[],
): Promise<Stroke[]> {
  const countOf = (padId: string) => lesson.strokes.filter((stroke) => stroke.padId === padId).length;
  for (let round = 0; round < 30 && players.some(({ padId }) => countOf(padId) < 6); round++) {
    for (const { page, name } of players) await pad(page, name).click();
    await players[0]?.page.waitForTimeout(700);
  }
  for (const { page, padId } of players) {
    const status = await page.locator(".circle").textContent();
    expect(countOf(padId), `strokes of ${padId}; its page says: ${status}`).toBeGreaterThanOrEqual(6);
  }
  return [...lesson.strokes];
}

/**
 * A dozen exchanges of time on a page that has come to rest: those made while three pages load on one machine are as
 * uneven as that machine is busy, and are none of the circle's.
 */
async function measureClock(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 12; round++) {
      window.dispatchEvent(new Event("online"));
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForTimeout(600);
}
