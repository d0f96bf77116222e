import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newVisitor, openBrowser } from "./browser";
import { findPoorContrast } from "./contrast";

/** A line of dark letters on amber, cut by the pale border of the box it scrolls in. */
const cutLine = (top: number, cut: number) => `
  <body style="margin: 0">
    <div style="margin-top: ${top}px; height: 60px; overflow-y: auto; border: 3px solid #332">
      <p style="margin: ${cut}px 0 0; font: 20px/24px sans-serif; background: #ffc24a; color: #1a1405">Call 911</p>
      <p style="height: 200px">&nbsp;</p>
    </div>
  </body>`;

describe("the measuring of contrast", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser();
    page = (await newVisitor(browser)).page;
  });
  afterAll(() => browser.close());

  it.each([0, 0.25, 0.5, 0.75])(
    "reads a half-scrolled line inside the border only, at a height of 40 + %s px",
    async (part) => {
      for (const cut of [45, 46, 47.4, 48.7]) {
        await page.setContent(cutLine(40 + part, cut));
        expect(await findPoorContrast(browser, page, 4.5)).toEqual({ checked: 1, poor: [] });
      }
    },
  );

  it("finds a text too pale for its ground", async () => {
    await page.setContent(`<p style="background: #fff; color: #999">Too pale</p><p>Well said</p>`);
    expect(await findPoorContrast(browser, page, 4.5)).toEqual({
      checked: 2,
      poor: [{ text: "Too pale", ratio: 2.85 }],
    });
  });
});
