import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PARENT_ROOMS, STAFF_ROOMS, STUDENT_ROOMS } from "../fixtures/rooms";
import { newVisitor, openBrowser, openRoom, signInAs, type Visitor } from "./browser";

const VISITOR_PAGES = [
  ...["/", "/presentation", "/auth", "/auth-legacy", "/join", "/help", "/privacy", "/lessons/1"],
  ...["student", "parent", "teacher"].flatMap((type) => [
    `/auth?step=login&type=${type}`,
    `/auth?step=register&type=${type}`,
  ]),
  ...[
    "/auth?step=forgot-password",
    "/badge/nobody",
    "/reset-password/nothing",
    "/consent/nothing",
    "/nowhere",
  ],
];
const OWN_TABS = ["settings", "privacy"];

describe("the content security policy", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  /** A visitor in whose pages every refusal of the policy is noted, whatever it is about. */
  async function watched(email?: string): Promise<Visitor & { refusals: string[] }> {
    const visitor = await newVisitor(browser);
    const refusals: string[] = [];
    await visitor.context.exposeFunction("noteRefusal", (what: string) => refusals.push(what));
    await visitor.context.addInitScript(() => {
      const { noteRefusal } = window as unknown as { noteRefusal(what: string): void };
      document.addEventListener("securitypolicyviolation", (event) =>
        noteRefusal(
          `${location.pathname}${location.hash}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
        ),
      );
    });
    if (email) await signInAs(visitor, email);
    return { ...visitor, refusals };
  }

  it("refuses nothing on a visitor's pages", async () => {
    const { page, refusals } = await watched();
    for (const path of VISITOR_PAGES) await page.goto(path, { waitUntil: "networkidle" });
    expect(refusals).toEqual([]);
  });

  it("refuses nothing in a student's rooms, with music playing and a lesson open", async () => {
    const visitor = await watched("maya@demo.school");
    const { page, refusals } = visitor;
    await page.goto("/", { waitUntil: "networkidle" });
    for (const room of STUDENT_ROOMS) await openRoom(page, room);
    for (const tab of OWN_TABS) await openRoom(page, "profile", `?own=${tab}`);
    await openRoom(page, "ai-dj");
    await page.locator("#ai-dj .music-card").first().click();
    await page.locator("#ai-dj .music-player").getByRole("button", { name: "Play" }).click();
    await page.locator("#ai-dj .music-player[data-status=playing]").waitFor();
    await page.goto("/learn/1", { waitUntil: "networkidle" });
    await page.goto("/help", { waitUntil: "networkidle" });
    expect(refusals).toEqual([]);
  });

  it.each([
    ["teacher", "teacher@demo.school", STAFF_ROOMS],
    ["administrator", "admin@demo.school", STAFF_ROOMS],
  ])("refuses nothing in the rooms of a %s", async (_who, email, rooms) => {
    const { page, refusals } = await watched(email);
    await page.goto("/", { waitUntil: "networkidle" });
    for (const room of rooms) await openRoom(page, room);
    for (const tab of OWN_TABS) await openRoom(page, "profile", `?own=${tab}`);
    expect(refusals).toEqual([]);
  });

  it("refuses nothing on a parent's page", async () => {
    const { page, refusals } = await watched("parent@demo.school");
    await page.goto("/", { waitUntil: "networkidle" });
    for (const room of PARENT_ROOMS) await openRoom(page, room);
    for (const tab of OWN_TABS) await page.goto(`/?own=${tab}#profile`, { waitUntil: "networkidle" });
    expect(refusals).toEqual([]);
  });

  it("refuses a style attribute and an inline script", async () => {
    const { page, refusals } = await watched("maya@demo.school");
    await openRoom(page, "dashboard");
    const isStyled = await page.evaluate(() => {
      const box = document.createElement("div");
      box.setAttribute("style", "position: fixed");
      box.innerHTML = '<img src="data:," onerror="document.title = \'taken over\'">';
      document.body.appendChild(box);
      return getComputedStyle(box).position === "fixed";
    });
    expect(isStyled).toBe(false);
    await expect.poll(() => refusals.length).toBeGreaterThan(1);
    expect(await page.title()).not.toBe("taken over");
  });
});
