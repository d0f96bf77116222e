import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { PlainBrowser } from "../language/plain-browser";
import { findProblems } from "./accessibility";
import { newVisitor, openBrowser, signInAsNewStudent } from "./browser";
import { findPoorContrast } from "./contrast";

/** WCAG 1.4.6 for whoever asks for high contrast, 1.4.3 for the rest. */
const ENHANCED = 7;
const ENOUGH = 4.5;

const THEMES = [
  { name: "high contrast", form: { highContrast: "on" }, media: {}, least: ENHANCED },
  { name: "a device that asks for contrast", form: {}, media: { contrast: "more" }, least: ENHANCED },
  { name: "calm", form: { calm: "on" }, media: {}, least: ENOUGH },
  { name: "large print", form: { textSize: "larger" }, media: {}, least: ENOUGH },
] as const;

const htmlTag = (html: string): string => /<html[^>]*>/.exec(html)?.[0] ?? "";

describe("themes", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  /** A page in a theme, chosen by the plain form as a visitor does. */
  async function openIn({ form, media }: (typeof THEMES)[number], isSignedIn: boolean): Promise<Page> {
    const visitor = await newVisitor(browser, { reducedMotion: "reduce", bypassCSP: true });
    await visitor.page.emulateMedia(media);
    const headers = { accept: "text/html" };
    await visitor.context.request.post("/api/display", { form: { ...form }, headers });
    if (isSignedIn) await signInAsNewStudent(visitor);
    return visitor.page;
  }

  it("are chosen by a form without scripts, kept by the browser and in the page as it is served", async () => {
    const visitor = new PlainBrowser(inject("baseUrl"));
    expect(htmlTag((await visitor.open("/")).html)).not.toContain("data-calm");
    const saved = await visitor.request("/api/display", {
      method: "POST",
      body: new URLSearchParams({ textSize: "larger", highContrast: "on", calm: "on", reducedMotion: "off" }),
    });
    expect(await saved.text()).toContain('<p role="status"');
    for (const path of ["/", "/auth", "/display"]) {
      const tag = htmlTag((await visitor.open(path)).html);
      for (const mark of [
        "data-calm",
        "data-high-contrast",
        "data-reduced-motion",
        'data-text-size="larger"',
      ])
        expect(tag, path).toContain(mark);
    }
  });

  it("have their form one link away for visitors", async () => {
    const visitor = new PlainBrowser(inject("baseUrl"));
    for (const path of ["/", "/auth"]) expect((await visitor.open(path)).html).toContain('href="/display"');
    expect((await visitor.open("/display")).html).toContain('<form method="post" action="/api/display"');
  });

  describe.each(THEMES)("$name", (theme) => {
    it.each([
      { place: "/", isSignedIn: false },
      { place: "/auth?step=login", isSignedIn: false },
      { place: "/#dashboard", isSignedIn: true },
    ])("can be read and used at $place (signed in: $isSignedIn)", async ({ place, isSignedIn }) => {
      const page = await openIn(theme, isSignedIn);
      await page.goto(place);
      await page.locator("h1:visible").first().waitFor();
      const { checked, poor } = await findPoorContrast(browser, page, theme.least);
      expect(checked).toBeGreaterThan(5);
      expect(poor).toEqual([]);
      expect(await findProblems(page)).toEqual([]);
      await page.context().close();
    });
  });

  it("calm: nothing glows", async () => {
    const page = await openIn(THEMES[2], true);
    for (const place of ["/auth", "/#dashboard", "/#drummer"]) {
      await page.goto(place);
      await page.locator("h1:visible").first().waitFor();
      expect(await page.evaluate(listGlowing)).toEqual([]);
    }
    await page.context().close();
  });

  it("the system's own colours leave every word and the chosen place visible", async () => {
    const visitor = await newVisitor(browser, { forcedColors: "active" });
    await visitor.page.goto("/");
    const word = visitor.page.locator(".neon-word");
    const fill = await word.evaluate((element) => getComputedStyle(element).webkitTextFillColor);
    expect(fill).not.toBe("rgba(0, 0, 0, 0)");
    await signInAsNewStudent(visitor);
    await visitor.page.reload();
    const current = visitor.page.locator(".nav-link[aria-current]").first();
    expect(await current.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
    await visitor.context.close();
  });
});

/** Runs in the page: elements with a shadow or a filter. */
function listGlowing(): string[] {
  return [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element) => {
    const { boxShadow, filter, textShadow } = getComputedStyle(element);
    const isDark = [boxShadow, filter, textShadow].every((value) => value === "none");
    return isDark || element.matches(":focus-visible") ? [] : [element.className];
  });
}
