import type { Page } from "playwright-core";

/**
 * Watches for a member's picture that glows, from now on. A glow lasts 180 ms, shorter than a busy machine's look at the
 * page: the page itself takes note of it.
 */
export async function noteGlow(page: Page): Promise<{ seen(): Promise<void> }> {
  const noted = await page.evaluateHandle(() => {
    const note = { isSeen: false };
    new MutationObserver((changes) => {
      note.isSeen ||= changes.some(({ target }) => (target as HTMLElement).dataset.playing !== undefined);
    }).observe(document.body, { subtree: true, attributeFilter: ["data-playing"] });
    return note;
  });
  return {
    async seen() {
      await page.waitForFunction((note) => note.isSeen, noted);
    },
  };
}
