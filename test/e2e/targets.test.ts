import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PARENT_ROOMS, STAFF_ROOMS, STUDENT_ROOMS } from "../fixtures/rooms";
import { newVisitor, openBrowser, openRoom, signInAs, signInAsNewStudent } from "./browser";
import { findSmallTargets } from "./targets";

const PEOPLE = {
  "maya@demo.school": STUDENT_ROOMS,
  "leo@demo.school": STUDENT_ROOMS,
  "teacher@demo.school": STAFF_ROOMS,
  "admin@demo.school": STAFF_ROOMS,
  "parent@demo.school": PARENT_ROOMS,
};
const VISITOR_PAGES = [
  ...["/", "/presentation", "/auth", "/auth?step=login&type=student", "/auth?step=register&type=student"],
  ...[
    "/auth?step=age-verification",
    "/auth?step=forgot-password",
    "/join",
    "/help",
    "/privacy",
    "/lessons/1",
  ],
];

/** Everything that is folded away, to be touched, too; some comes when it is opened. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
  });
  await page.waitForLoadState("networkidle");
}

describe.each([360, 1366])("everything to be touched at %s px is as large as a finger (A5)", (width) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  const visit = () => newVisitor(browser, { viewport: { width, height: 768 }, reducedMotion: "reduce" });

  it("on a visitor's pages", async () => {
    const { page } = await visit();
    const found: string[] = [];
    for (const path of VISITOR_PAGES) {
      await page.goto(path, { waitUntil: "networkidle" });
      await unfold(page);
      found.push(...(await findSmallTargets(page)).map((each) => `${path} ${each}`));
    }
    expect(found).toEqual([]);
  });

  it("on the help card of a talk", async () => {
    const visitor = await visit();
    await signInAsNewStudent(visitor);
    const { page } = visitor;
    await openRoom(page, "ai-coach");
    await page.getByRole("textbox").fill("i dont want to be alive anymore");
    await page.keyboard.press("Enter");
    await page.locator(".crisis-card").waitFor();
    await unfold(page);
    expect(await findSmallTargets(page)).toEqual([]);
  });

  it("where a child waits for a parent's yes", async () => {
    const visitor = await visit();
    await signInAs(visitor, "noor@demo.school");
    await visitor.page.goto("/", { waitUntil: "networkidle" });
    await unfold(visitor.page);
    expect(await findSmallTargets(visitor.page)).toEqual([]);
  });

  it.each(Object.entries(PEOPLE))("in the rooms of %s", async (email, rooms) => {
    const visitor = await visit();
    await signInAs(visitor, email);
    const found: string[] = [];
    for (const room of rooms) {
      await openRoom(visitor.page, room);
      await visitor.page.waitForLoadState("networkidle");
      await unfold(visitor.page);
      found.push(...(await findSmallTargets(visitor.page)).map((each) => `#${room} ${each}`));
    }
    expect(found).toEqual([]);
  });
});
