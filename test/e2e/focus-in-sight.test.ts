import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PARENT_ROOMS, STAFF_ROOMS, STUDENT_ROOMS } from "../fixtures/rooms";
import { newVisitor, openBrowser, openRoom, signInAs } from "./browser";

const ROOMS = {
  "maya@demo.school": STUDENT_ROOMS,
  "teacher@demo.school": STAFF_ROOMS,
  "parent@demo.school": PARENT_ROOMS,
};

/** Gives the focus to each control of the room in turn: those that something else lies over then, or that are out of sight. */
const findHidden = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const hidden: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      "main :is(a[href], button, input, select, textarea, summary)",
    )) {
      if (!control.checkVisibility()) continue;
      control.focus();
      await new Promise((drawn) => requestAnimationFrame(drawn));
      const box = control.getBoundingClientRect();
      // What cannot take the focus, and boxes that stand for a label drawn around them.
      if (document.activeElement !== control || box.width < 2) continue;
      const name = `${control.tagName} “${(control.textContent ?? "").trim().slice(0, 40)}”`;
      const seen = document.elementFromPoint(
        box.left + box.width / 2,
        box.top + Math.min(box.height / 2, 20),
      );
      if (!seen) hidden.push(`${name} is out of sight at ${Math.round(box.top)}`);
      else if (!control.contains(seen) && !seen.contains(control) && !seen.closest("label"))
        hidden.push(`${name} is below “${(seen.textContent ?? "").trim().slice(0, 40)}”`);
    }
    return hidden;
  });

// A laptop at 200 % zoom (WCAG 1.4.4), and a phone: the bars above and below take most of both.
describe.each([
  [683, 384],
  [360, 740],
])("every room at %i × %i", (width, height) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(Object.entries(ROOMS))(
    "fits, and what has the focus is in sight (WCAG 2.4.11): %s",
    async (email, rooms) => {
      const visitor = await newVisitor(browser, { viewport: { width, height }, reducedMotion: "reduce" });
      await signInAs(visitor, email);
      const { page, context } = visitor;
      const found: string[] = [];
      for (const room of rooms) {
        await openRoom(page, room);
        await page.waitForLoadState("networkidle");
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
          found.push(`#${room} is wider than the screen`);
        found.push(...(await findHidden(page)).map((what) => `#${room} ${what}`));
      }
      expect(found).toEqual([]);
      await context.close();
    },
  );
});
