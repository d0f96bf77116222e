import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHECK_IN_CONTEXT, CHECK_IN_INTENSITY } from "~/features/check-in/emotions";
import { PARENT_ROOMS, STAFF_ROOMS, STUDENT_ROOMS } from "../fixtures/rooms";
import { newVisitor, openBrowser, signInAs, signInAsNewStudent, type Visitor } from "./browser";

/**
 * The letters a page is measured with. The stand-in is as wide as the widest system font there is (DejaVu Sans)
 * and is made of the product's own file, so that a machine with any fonts or none measures the same.
 */
const FONTS = {
  "a stand-in of DejaVu's width": "Stand-in",
  "DejaVu Sans, where it is installed": "DejaVu Sans",
};
const STAND_IN = `@font-face { font-family: "Stand-in"; src: url("/fonts/outfit-latin.woff2"); font-weight: 100 900; size-adjust: 122%; }`;
const WIDTHS = [320, 360];

const VISITOR_PAGES = [
  "/",
  ...[1, 2, 3, 4, 5, 6, 7].map((slide) => `/presentation?slide=${slide}`),
  "/auth",
  ...["student", "parent", "teacher"].flatMap((type) => [
    `/auth?step=login&type=${type}`,
    `/auth?step=register&type=${type}`,
  ]),
  "/auth?step=age-verification",
  "/auth?step=forgot-password",
  "/auth-legacy",
  "/join",
  "/join/ABCDEFGH",
  "/help",
  "/privacy",
  "/lessons/1",
  "/badge/nobody",
  "/reset-password/nothing",
  "/consent/nothing",
  "/no-such-page",
];

type Overflow = { page: string; width: number; font: string; what: string };

/** What stands out of the screen on the page as it is: the page itself, or a control that is cut. */
async function findOverflow(page: Page, name: string): Promise<Overflow[]> {
  const found: Overflow[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    // Chromium takes a new width with the next frame, and measures by the old one's rules until a picture is drawn.
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
    for (const font of Object.values(FONTS)) {
      const problems = await page.evaluate(
        async ({ font, standIn, width }) => {
          if (!document.querySelector("style[data-font]"))
            document.head.insertAdjacentHTML("beforeend", "<style data-font></style>");
          const style = document.querySelector("style[data-font]");
          if (!style) return ["there is no place for a style"];
          style.textContent = `${standIn} * { font-family: "${font}", sans-serif !important; }`;
          await Promise.all([
            document.fonts.load(`16px "${font}"`),
            document.fonts.load(`700 16px "${font}"`),
          ]);
          const out: string[] = [];
          if (document.documentElement.scrollWidth > width)
            out.push(`the page is ${document.documentElement.scrollWidth} px wide`);
          const scrolls = (element: Element | null): boolean =>
            element !== null &&
            element !== document.body &&
            (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
          for (const control of document.querySelectorAll("a, button, summary, select, input, textarea")) {
            if (!control.checkVisibility() || control.closest(".sr-only, .skip-link") || scrolls(control))
              continue;
            const { left, right } = control.getBoundingClientRect();
            const isWider =
              control.matches("button, .button") && control.scrollWidth > control.clientWidth + 1;
            if (right > width + 0.5 || left < -0.5 || isWider)
              out.push(`${control.tagName} “${control.textContent?.trim().slice(0, 40)}” ${left}-${right}`);
          }
          return out;
        },
        { font, standIn: STAND_IN, width },
      );
      found.push(...problems.map((what) => ({ page: name, width, font, what })));
    }
  }
  return found;
}

describe.each(["en-US", "es-MX"])("every page in %s", (locale) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  // The measuring style would be refused by the pages' own policy.
  const visit = (options: Parameters<typeof newVisitor>[1] = {}) =>
    newVisitor(browser, { locale, bypassCSP: true, reducedMotion: "reduce", ...options });

  /** Signs in as an account of the demo school, in this language. */
  async function visitAs(email: string, options: Parameters<typeof newVisitor>[1] = {}): Promise<Visitor> {
    const visitor = await visit(options);
    await signInAs(visitor, email);
    return visitor;
  }

  async function findInRooms(page: Page, name: string, rooms: string[]): Promise<Overflow[]> {
    const found: Overflow[] = [];
    for (const room of rooms) {
      await page.goto(`/?#${room}`, { waitUntil: "networkidle" });
      found.push(...(await findOverflow(page, `${name} #${room}`)));
    }
    return found;
  }

  it("fits a narrow screen with the widest letters: visitors", async () => {
    const { page } = await visit();
    const found: Overflow[] = [];
    for (const path of VISITOR_PAGES) {
      await page.goto(path);
      found.push(...(await findOverflow(page, path)));
    }
    expect(found).toEqual([]);
  });

  it("fits a narrow screen with the widest letters: students", async () => {
    const maya = await visitAs("maya@demo.school");
    const noor = await visitAs("noor@demo.school");
    const found = await findInRooms(maya.page, "student", STUDENT_ROOMS);
    for (const [page, path] of [
      [maya.page, "/learn/1"],
      [maya.page, "/join/ABCDEFGH"],
      [noor.page, "/"],
    ] as const) {
      await page.goto(path, { waitUntil: "networkidle" });
      found.push(...(await findOverflow(page, path)));
    }
    expect(found).toEqual([]);
  });

  it("fits a narrow screen with the widest letters: students without JavaScript", async () => {
    const visitor = await visitAs("maya@demo.school", { javaScriptEnabled: false });
    expect(await findInRooms(visitor.page, "student without JavaScript", STUDENT_ROOMS)).toEqual([]);
  });

  it.each([
    ["teacher@demo.school", STAFF_ROOMS],
    ["admin@demo.school", STAFF_ROOMS],
    ["parent@demo.school", PARENT_ROOMS],
  ])("fits a narrow screen with the widest letters: %s", async (email, rooms) => {
    const { page } = await visitAs(email);
    expect(await findInRooms(page, email, rooms)).toEqual([]);
  });

  it("keeps today's answer in whole words, and the mark in the bar, on a phone", async () => {
    const visitor = await visit({ viewport: { width: 360, height: 740 } });
    await signInAsNewStudent(visitor);
    const { page } = visitor;
    const data = { emotion: "frustrated", intensity: CHECK_IN_INTENSITY, context: CHECK_IN_CONTEXT };
    expect((await visitor.context.request.post("/api/emotions", { data })).ok()).toBe(true);
    await page.goto("/", { waitUntil: "networkidle" });
    const mark = await page.locator(".shell-top .brand > svg").boundingBox();
    const bar = await page.locator(".shell-top").boundingBox();
    expect((mark?.y ?? 999) + (mark?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(await findOverflow(page, "answered")).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      const words = await page.locator(".felt-words").boundingBox();
      expect(words?.width ?? 0).toBeGreaterThan(170);
    }
  });

  it("keeps a remix inside the phone's width, with steps big enough for a finger", async () => {
    const visitor = await visit({ viewport: { width: 360, height: 740 } });
    await signInAsNewStudent(visitor);
    const { page } = visitor;
    await visitor.context.request.post("/api/ai-dj/create-music", {
      data: { emotion: "happy", activityType: "focus", culturalStyle: "jazz" },
    });
    await page.goto("/#ai-dj", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: /^(Remix|Remezclar)$/ }).click();
    const step = page.locator(".music-step").first();
    await step.waitFor();
    expect(await findOverflow(page, "remix")).toEqual([]);
    const box = await step.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const grid = page.locator(".music-steps");
    await grid.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    const last = await page.locator(".music-step-row").first().locator(".music-step").last().boundingBox();
    expect((last?.x ?? 999) + (last?.width ?? 0)).toBeLessThanOrEqual(360);
  });
});
