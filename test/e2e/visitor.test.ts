import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findProblems } from "./accessibility";
import { newVisitor, openBrowser, signInAs } from "./browser";

describe("a visitor", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("finds the landing page's buttons and plays the kit by touch and by key", async () => {
    const { page, problems } = await newVisitor(browser);
    await page.goto("/");
    expect(await page.getByRole("link", { name: "Start Your Journey" }).getAttribute("href")).toBe("/auth");
    expect(await page.getByRole("link", { name: "Get Started for Free" }).getAttribute("href")).toBe("/auth");
    expect(await page.getByRole("link", { name: "View Platform Demo" }).getAttribute("href")).toBe(
      "/presentation",
    );
    await page.getByRole("heading", { name: "Why Beats Works" }).waitFor();
    for (const promise of [/parental controls/i, /consent management/i])
      await page.getByRole("listitem").filter({ hasText: promise }).waitFor();

    // A pad is lit for a blink, which a slow machine may not draw: every lighting is written down.
    await page.evaluate(() => {
      const lit: (string | undefined)[] = [];
      Object.assign(window, { lit });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const { hit, pad } = (target as HTMLElement).dataset;
          if (hit !== undefined) lit.push(pad);
        }
      }).observe(document, { subtree: true, attributeFilter: ["data-hit"] });
    });
    const isLit = (pad: string) =>
      page.waitForFunction((name) => (window as unknown as { lit: string[] }).lit.includes(name), pad);
    const kick = page.getByRole("button", { name: "Kick, key Q" });
    await kick.dispatchEvent("pointerdown");
    await isLit("kick");
    await page.locator("[data-pad=kick]:not([data-hit])").waitFor();
    await kick.focus();
    await page.keyboard.press("w");
    await isLit("snare");
    expect(problems).toEqual([]);
  });

  it("ships no framework script on the landing page and the deck", async () => {
    const { page } = await newVisitor(browser);
    for (const path of ["/", "/presentation"]) {
      await page.goto(path);
      const scripts = await page
        .locator("script[src]")
        .evaluateAll((all) => all.map((each) => each.getAttribute("src")));
      expect(scripts).toHaveLength(1);
      expect(scripts[0]).toMatch(/hero-kit|deck-script/);
    }
  });

  it.each([
    ["with", true],
    ["without", false],
  ])("walks the deck from end to end %s JavaScript", async (_name, javaScriptEnabled) => {
    const { page, problems } = await newVisitor(browser, { javaScriptEnabled });
    await page.goto("/presentation");
    const previous = page.getByRole("button", { name: "Previous" });
    const next = page.getByRole("button", { name: "Next", exact: true });
    expect(await previous.isDisabled()).toBe(true);
    await page.getByText("1 of 7", { exact: true }).waitFor();
    for (let slide = 2; slide <= 7; slide += 1) {
      await next.click();
      await page.getByText(`${slide} of 7`, { exact: true }).waitFor();
    }
    expect(await next.isDisabled()).toBe(true);
    expect(await page.getByRole("link", { name: "Start Interactive Demo" }).getAttribute("href")).toBe("/");
    await page.getByRole("button", { name: "Go to slide 3" }).click();
    await page.getByText("3 of 7", { exact: true }).waitFor();
    expect(await page.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("3");
    expect(problems).toEqual([]);
  });

  it("reads in Spanish by choice and by the browser's language", async () => {
    const { page } = await newVisitor(browser);
    await page.goto("/");
    await page.getByRole("button", { name: "Español" }).click();
    await page.getByRole("link", { name: "Empieza tu camino" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("es");

    const spanish = await newVisitor(browser, { locale: "es-MX" });
    await spanish.page.goto("/presentation");
    await spanish.page.getByText("1 de 7").waitFor();
  });

  it.each([320, 360, 1366])(
    "finds help at the same place on every page, on one line, at %i px",
    async (width) => {
      const visitor = await newVisitor(browser, { viewport: { width, height: 740 }, locale: "es-MX" });
      const { page } = visitor;
      const places: { right: number; top: number }[] = [];
      const notePlace = async (path: string) => {
        await page.goto(path);
        const box = await page
          .locator("header")
          .getByRole("link", { name: /^(Necesito ayuda ahora|I need help now)$/ })
          .boundingBox();
        if (!box) throw new Error(`no link to help on ${path}`);
        expect(box.height, path).toBeLessThan(48);
        places.push({ right: box.x + box.width, top: box.y });
      };
      for (const path of [
        "/",
        "/presentation",
        "/auth",
        "/join",
        "/privacy",
        "/lessons/1",
        "/badge/x",
        "/no-such-page",
      ])
        await notePlace(path);
      // A child whose parent has not answered yet has no frame of rooms either.
      await signInAs(visitor, "noor@demo.school");
      await notePlace("/");
      // Halves of a pixel come from the header's own centring.
      for (const { right, top } of places) {
        expect(Math.abs(right - (places[0]?.right ?? 0))).toBeLessThanOrEqual(1);
        expect(Math.abs(top - (places[0]?.top ?? 0))).toBeLessThanOrEqual(1);
      }
    },
  );

  it("has no accessibility problem on the pages of visitors", async () => {
    const { page } = await newVisitor(browser, { bypassCSP: true });
    for (const path of ["/", "/presentation", "/auth", "/join", "/help", "/privacy"]) {
      await page.goto(path);
      expect(await findProblems(page), path).toEqual([]);
    }
    await page.goto("/join");
    await page.getByRole("heading", { name: "Join a class", exact: true, level: 1 }).waitFor();
    expect(await page.locator("meta[name=keywords]").getAttribute("content")).toMatch(/class code/);
  });

  it.each([320, 360])("fits a screen %i px wide", async (width) => {
    const { page } = await newVisitor(browser, { viewport: { width, height: 700 } });
    for (const path of ["/", "/presentation", "/no-such-page"]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
