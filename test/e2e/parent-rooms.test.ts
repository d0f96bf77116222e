import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomName } from "../fixtures/random-name";
import { findProblems } from "./accessibility";
import { newVisitor, openBrowser, signInAs, type Visitor, waitForScript } from "./browser";
import { newWaitingChild, proveAddress, registerParent, sayYes } from "./family";
import { linkTo, scrollTop } from "./rooms";

describe("a parent's rooms", () => {
  const PARENT_HEADINGS: Record<string, { en: string; es: string }> = {
    dashboard: { en: "Welcome back, ", es: "Hola de nuevo, " },
    feelings: { en: "Emotional Journey", es: "Camino emocional" },
    activities: { en: "Recent Activities", es: "Actividad reciente" },
    rights: { en: "Consent and rights", es: "Permiso y derechos" },
    profile: { en: "My Profile", es: "Mi perfil" },
  };
  const PARENT_ROOMS = Object.keys(PARENT_HEADINGS);
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  async function visit(options: Parameters<typeof newVisitor>[1] = {}): Promise<Visitor> {
    const parent = await newVisitor(browser, options);
    await signInAs(parent, "parent@demo.school");
    return parent;
  }

  /** The one room that shows, once the page's script hides the others. */
  async function expectParentRoom(page: Page, room: string, language: "en" | "es" = "en"): Promise<void> {
    await page.locator(`#${room}:visible`).waitFor();
    await page.waitForFunction(
      (count) => document.querySelectorAll(".room[hidden]").length === count,
      PARENT_ROOMS.length - 1,
    );
    expect(await page.locator(".room:visible").evaluateAll((rooms) => rooms.map(({ id }) => id))).toEqual([
      room,
    ]);
    const headings = await page.locator("h1:visible").allTextContents();
    expect(headings).toEqual([expect.stringContaining(PARENT_HEADINGS[room]?.[language] ?? "")]);
    expect(await linkTo(page, room).getAttribute("aria-current")).toBe("page");
    expect(await page.locator("[aria-current=page]:visible").count()).toBe(1);
    const title = room === "dashboard" ? /./ : new RegExp(`^${PARENT_HEADINGS[room]?.[language]} - Beats$`);
    expect(await page.title()).toMatch(title);
  }

  const expectFocus = (page: Page, room: string) =>
    page.waitForFunction((id) => document.activeElement?.id === id, `${room}-heading`);

  it.each([
    { width: 360, height: 740, language: "en" },
    { width: 1366, height: 768, language: "en" },
    { width: 360, height: 740, language: "es" },
    { width: 1366, height: 768, language: "es" },
  ] as const)("open by every link twice at $width px in $language", async ({ language, ...viewport }) => {
    const { page, problems, context } = await visit({
      viewport,
      locale: language === "es" ? "es-MX" : "en-US",
    });
    await page.goto(`/?lang=${language}`);
    await expectParentRoom(page, "dashboard", language);
    for (const room of [...PARENT_ROOMS, ...PARENT_ROOMS.toReversed()]) {
      await linkTo(page, room).click();
      await expectFocus(page, room);
      await expectParentRoom(page, room, language);
      expect(await scrollTop(page), room).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), room).toBeLessThanOrEqual(
        viewport.width,
      );
      expect(await findProblems(page), room).toEqual([]);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it("open by the keyboard, and come back at their place with Back, Forward and a reload", async () => {
    const { page, problems, context } = await visit({ viewport: { width: 1366, height: 768 } });
    await page.goto("/");
    await expectParentRoom(page, "dashboard");
    for (const room of ["feelings", "dashboard", "rights", "feelings", "rights"]) {
      await linkTo(page, room).focus();
      await page.keyboard.press("Enter");
      await expectFocus(page, room);
      await expectParentRoom(page, room);
    }
    await page.evaluate(() => window.scrollTo(0, 200));
    await linkTo(page, "profile").click();
    await expectFocus(page, "profile");
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expectFocus(page, "rights");
    await expectParentRoom(page, "rights");
    expect(await scrollTop(page)).toBe(200);
    await page.reload();
    await expectParentRoom(page, "rights");
    await page.waitForFunction(() => Math.round(window.scrollY) === 200);
    await page.goBack();
    await expectParentRoom(page, "feelings");
    await page.goForward();
    await page.goForward();
    await expectParentRoom(page, "profile");
    expect(problems).toEqual([]);
    await context.close();
  });

  it("open cold by their address, and by that of a part", async () => {
    const { page, problems, context } = await visit({ viewport: { width: 360, height: 740 } });
    const parts = { weekly: "dashboard", "add-child": "dashboard", "coach-limits": "rights" };
    for (const [anchor, room] of [...PARENT_ROOMS.map((id) => [id, id]), ...Object.entries(parts)]) {
      await page.goto("about:blank");
      await page.goto(`/#${anchor}`);
      await expectParentRoom(page, room ?? "");
      if (anchor === room) expect(await scrollTop(page), anchor).toBe(0);
      else expect(await isOnScreen(page.locator(`#${anchor}`)), anchor).toBe(true);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it("are all there without JavaScript", async () => {
    const { page, context } = await visit({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    await page.goto("/");
    for (const room of [...PARENT_ROOMS, ...PARENT_ROOMS.toReversed()]) {
      await page.locator(`.tab-bar a[href="#${room}"]`).click();
      expect(await page.locator(`#${room}`).isVisible(), room).toBe(true);
      expect(await isOnScreen(page.locator(`#${room}-heading`)), room).toBe(true);
    }
    await context.close();
  });

  it("keep the chosen child, who can be changed in each of them", async () => {
    const { page, problems, context } = await newParentOfTwo(browser, {
      viewport: { width: 360, height: 740 },
    });
    await page.goto("/#feelings");
    await expectParentRoom(page, "feelings");
    const choice = page.getByRole("navigation", { name: "Choose a child" });
    const choose = async (name: string) => {
      await choice.getByRole("link", { name }).click();
      await choice.locator("[aria-current]", { hasText: name }).waitFor();
    };
    await choose("Ana");
    await choose("Ben");
    await expectParentRoom(page, "feelings");
    for (const room of ["dashboard", "rights", "activities", "rights"]) {
      await linkTo(page, room).click();
      await expectParentRoom(page, room);
      expect(await choice.locator("[aria-current]").textContent()).toBe("Ben");
    }
    // What was typed about one child is not saved for the other.
    const minutes = page.getByLabel("Minutes a day");
    await minutes.fill("45");
    await choose("Ana");
    await page.getByText("Who looked at Ana's record").waitFor();
    await expectParentRoom(page, "rights");
    expect(await minutes.inputValue()).toBe("");
    await page.goBack();
    await page.getByText("Who looked at Ben's record").waitFor();
    // A form that is no fetch leads back to its card.
    await page.getByRole("button", { name: "Save limits" }).click();
    await page.getByText("Limits saved.").first().waitFor();
    await expectParentRoom(page, "rights");
    expect(await choice.locator("[aria-current]").textContent()).toBe("Ben");
    expect(await isOnScreen(page.locator("#coach-limits"))).toBe(true);
    await waitForScript(page);
    await linkTo(page, "profile").click();
    await expectParentRoom(page, "profile");
    expect(await choice.isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("are where forms come back to without JavaScript, with the same child", async () => {
    const { page, context } = await newParentOfTwo(browser, {
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    await page.goto("/");
    const choice = page.getByRole("navigation", { name: "Choose a child" });
    for (const name of ["Ana", "Ben"]) {
      const chosen = choice.locator("[aria-current]", { hasText: new RegExp(`^${name}$`) });
      await choice.getByRole("link", { name }).click();
      await chosen.waitFor();
      await page.getByText("Write to the school").first().click();
      await page.getByLabel("What is wrong, and what is right?").first().fill(`The name is ${name}.`);
      await page.getByRole("button", { name: "Send to the school" }).first().click();
      await page.waitForURL(/childId=[\w-]+#rights$/);
      await chosen.waitFor();
      expect(await isOnScreen(page.locator("#rights-heading"))).toBe(true);
    }
    await context.close();
  });

  it("are two for a parent without a child", async () => {
    const parent = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
    await registerParent(parent, `${randomName("parent-")}@test.example`, "Leo");
    await parent.page.goto("/#rights");
    await parent.page.getByRole("heading", { name: "No Child Linked" }).waitFor();
    expect(
      await parent.page.locator(".tab-bar a").evaluateAll((tabs) => tabs.map((tab) => tab.textContent)),
    ).toEqual(["Home", "Me"]);
    await linkTo(parent.page, "profile").click();
    await parent.page.getByRole("heading", { level: 1, name: "My Profile" }).waitFor();
    expect(await parent.page.locator("#no-child").isVisible()).toBe(false);
    expect(parent.problems).toEqual([]);
    await parent.context.close();
  });
});

/** Whether an element begins inside the window. */
const isOnScreen = (element: Locator) =>
  element.evaluate((it) => {
    const { top } = it.getBoundingClientRect();
    return top >= 0 && top < window.innerHeight;
  });

/** A parent who said yes for two children, Ana and Ben, and has an account. */
async function newParentOfTwo(
  browser: Browser,
  options: Parameters<typeof newVisitor>[1] = {},
): Promise<Visitor> {
  const parent = await newVisitor(browser, options);
  const parentEmail = `${randomName("parent-")}@test.example`;
  for (const name of ["Ana", "Ben"]) {
    const { child } = await newWaitingChild(browser, name, parentEmail);
    await sayYes(parent, parentEmail, name);
    await child.context.close();
  }
  await registerParent(parent, parentEmail, "Ana");
  await proveAddress(parent, parentEmail);
  return parent;
}
