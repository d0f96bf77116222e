import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newVisitor, openBrowser, openRoom, signInAs, signInAsNewStudent, type Visitor } from "./browser";
import { linkTo, scrollTop } from "./rooms";

const HEADINGS: Record<string, RegExp> = {
  dashboard: /^Welcome/,
  "ai-coach": /^AI Life Coach$/,
  "ai-dj": /^AI DJ Music Maker$/,
  drummer: /^AI Drummer - Rhythm Games$/,
  learning: /^Social Emotional Learning$/,
  profile: /^My Profile$/,
};
const ROOMS = Object.keys(HEADINGS);
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

/** The one room that shows, once it does: marked in the navigation, named in the title, its heading focused. */
async function expectOpen(page: Page, room: string, hasFocus = true): Promise<void> {
  await page.getByRole("heading", { level: 1, name: HEADINGS[room] ?? "" }).waitFor();
  await page.locator(`#${room} .room-waiting`).waitFor({ state: "detached" });
  // Before the page runs the stylesheet hides the others; from then on the attribute does.
  await page.waitForFunction(
    (count) => document.querySelectorAll(".room[hidden]").length === count,
    ROOMS.length - 1,
  );
  const state = await page.evaluate(() => ({
    shown: [...document.querySelectorAll<HTMLElement>(".room")]
      .filter((each) => each.checkVisibility())
      .map(({ id }) => id),
    focused: document.activeElement?.id,
    hash: window.location.hash,
  }));
  expect(state.shown).toEqual([room]);
  if (hasFocus) expect(state.focused).toBe(`${room}-heading`);
  expect(await linkTo(page, room).getAttribute("aria-current")).toBe("page");
  expect(await page.locator("[aria-current=page]:visible").count()).toBe(1);
  const name = room === "dashboard" ? /^Your dashboard - Beats$/ : / - Beats$/;
  await page.waitForFunction((source) => new RegExp(source).test(document.title), name.source);
}

describe("a student's rooms", () => {
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await newVisitor(browser);
    await signInAs(visitor, "maya@demo.school");
    page = visitor.page;
  });
  afterAll(() => browser.close());

  it.each(SIZES)("open by every link, twice and in any order, at $width x $height", async (size) => {
    await page.setViewportSize(size);
    await page.goto("/");
    await expectOpen(page, "dashboard", false);
    for (const room of [...ROOMS, ...ROOMS.toReversed(), "ai-dj", "learning", "ai-dj"]) {
      await linkTo(page, room).click();
      await expectOpen(page, room);
      expect(await scrollTop(page), room).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), room).toBeLessThanOrEqual(
        size.width,
      );
    }
    expect(visitor.problems).toEqual([]);
  });

  it("open by the keyboard, and the cards of the dashboard lead there again and again", async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto("/");
    await expectOpen(page, "dashboard", false);
    for (const room of ["learning", "dashboard", "learning"]) {
      await linkTo(page, room).focus();
      await page.keyboard.press("Enter");
      await expectOpen(page, room);
    }
    for (const room of ["drummer", "ai-coach", "drummer"]) {
      await linkTo(page, "dashboard").click();
      await page.locator(`#dashboard .tool-card[href="#${room}"]`).click();
      await expectOpen(page, room);
    }
    // Once more to where one is: to its top, with no entry added to the history.
    await page.evaluate(() => window.scrollTo(0, 400));
    const entries = await page.evaluate(() => window.history.length);
    await linkTo(page, "drummer").click();
    expect(await scrollTop(page)).toBe(0);
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
  });

  it("come back in their order and at their place with Back, Forward and a reload", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    await expectOpen(page, "dashboard", false);
    await linkTo(page, "learning").click();
    await expectOpen(page, "learning");
    await page.evaluate(() => window.scrollTo(0, 600));
    await linkTo(page, "profile").click();
    await expectOpen(page, "profile");
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expectOpen(page, "learning");
    expect(await scrollTop(page)).toBe(600);
    await page.reload();
    await expectOpen(page, "learning");
    await page.waitForFunction(() => Math.round(window.scrollY) === 600);
    await page.goBack();
    await expectOpen(page, "dashboard");
    await page.goForward();
    await expectOpen(page, "learning");
    await page.goForward();
    await expectOpen(page, "profile");
  });

  it("open at their place when Back leads to one that comes late", async () => {
    const fresh = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
    await signInAsNewStudent(fresh);
    // As on a slow machine: what React puts off comes after the browser has painted and told of its scrolling.
    await fresh.page.addInitScript(() => {
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: unknown[]) {
        requestAnimationFrame(() => requestAnimationFrame(() => Reflect.apply(postMessage, this, sent)));
      };
    });
    await openRoom(fresh.page, "learning");
    const start = fresh.page.locator("#learning li.module-card").getByRole("button").first();
    await start.evaluate((button) => button.scrollIntoView({ block: "start", behavior: "instant" }));
    const placeY = await scrollTop(fresh.page);
    expect(placeY).toBeGreaterThan(100);
    await start.click();
    await fresh.page.waitForURL("**/learn/*");
    await fresh.page.getByRole("button", { name: "Done, next step" }).waitFor();

    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await fresh.page.route("**/api/rooms/learning*", async (route) => {
      await held;
      await route.continue();
    });
    await fresh.page.goBack();
    await fresh.page.locator("#learning .room-waiting").waitFor();
    letGo();
    await expectOpen(fresh.page, "learning");
    await fresh.page.waitForFunction((wantedY) => Math.round(window.scrollY) === wantedY, placeY);
    expect(fresh.problems).toEqual([]);
    await fresh.context.close();
  });

  it.each(ROOMS)(
    "%s opens cold by its address, at its top and without another room before it",
    async (room) => {
      const fresh = await newVisitor(browser, { viewport: { width: 1366, height: 768 } });
      await signInAs(fresh, "maya@demo.school");
      // What the first frames show, before the page's script runs.
      await fresh.page.addInitScript(() => {
        const seen = new Set<string>();
        Object.assign(window, { seen });
        const look = () => {
          for (const each of document.querySelectorAll<HTMLElement>(".room"))
            if (each.checkVisibility()) seen.add(each.id);
          requestAnimationFrame(look);
        };
        look();
      });
      await fresh.page.goto(`/#${room}`);
      await expectOpen(fresh.page, room, room !== "dashboard");
      expect(await scrollTop(fresh.page)).toBe(0);
      const seen = await fresh.page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
      expect(seen).toEqual([room]);
      expect(fresh.problems).toEqual([]);
      await fresh.context.close();
    },
  );

  it("keep what one was doing while another is open, and other anchors change nothing", async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openRoom(page, "ai-coach");
    await page.locator("#coach-message").fill("half a sentence");
    await linkTo(page, "ai-dj").click();
    await expectOpen(page, "ai-dj");
    await page.evaluate(() => {
      window.location.hash = "content";
    });
    await linkTo(page, "ai-coach").waitFor();
    expect(await page.locator(".room:visible").getAttribute("id")).toBe("ai-dj");
    await linkTo(page, "ai-coach").click();
    await expectOpen(page, "ai-coach");
    expect(await page.locator("#coach-message").inputValue()).toBe("half a sentence");
  });

  it("open by a tap before the page's script has come, and stay open when it comes", async () => {
    const fresh = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
    await signInAs(fresh, "maya@demo.school");
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await fresh.page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await fresh.page.goto("/", { waitUntil: "commit" });
    await linkTo(fresh.page, "learning").click();
    await fresh.page.getByRole("heading", { level: 1, name: "Social Emotional Learning" }).waitFor();
    expect(await fresh.page.locator(".room:visible").count()).toBe(1);
    letGo();
    await expectOpen(fresh.page, "learning", false);
    await fresh.page.goBack();
    await expectOpen(fresh.page, "dashboard", false);
    expect(fresh.problems).toEqual([]);
    await fresh.context.close();
  });

  it("say so when the network is away, and open by themselves when it is back", async () => {
    const fresh = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
    await signInAs(fresh, "maya@demo.school");
    await openRoom(fresh.page, "dashboard");
    await fresh.page.waitForFunction(() => document.querySelector(".room[hidden]"));
    await fresh.context.setOffline(true);
    await linkTo(fresh.page, "ai-dj").click();
    const sorry = fresh.page.locator("#ai-dj").getByText("You are offline. This room needs the network");
    await sorry.waitFor();
    await fresh.context.setOffline(false);
    await sorry.waitFor({ state: "detached" });
    await expectOpen(fresh.page, "ai-dj", false);
    await fresh.context.close();
  });

  it("say so when the server cannot give one, and open it at the next try", async () => {
    const fresh = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
    await signInAs(fresh, "maya@demo.school");
    await openRoom(fresh.page, "dashboard");
    await fresh.page.waitForFunction(() => document.querySelector(".room[hidden]"));
    await fresh.context.route("**/api/rooms/ai-dj*", (route) => route.fulfill({ status: 503, body: "" }));
    await linkTo(fresh.page, "ai-dj").click();
    await fresh.page.locator("#ai-dj").getByText("This room could not be opened.").waitFor();
    await linkTo(fresh.page, "dashboard").click();
    await expectOpen(fresh.page, "dashboard");
    await fresh.context.unroute("**/api/rooms/ai-dj*");
    await linkTo(fresh.page, "ai-dj").click();
    await fresh.page.locator("#ai-dj").getByRole("button", { name: "Try again" }).click();
    await expectOpen(fresh.page, "ai-dj", false);
    await fresh.context.close();
  });

  it("are all there without JavaScript, with the help link and the way out", async () => {
    const plain = await newVisitor(browser, {
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    await signInAs(plain, "maya@demo.school");
    await plain.page.goto("/");
    await plain.page.locator("#profile [role=tab]").first().waitFor();
    for (const room of ROOMS) {
      await plain.page.locator(`.tab-bar a[href="#${room}"]`).click();
      expect(await plain.page.locator(`#${room}`).isVisible()).toBe(true);
    }
    expect(await plain.page.locator("#coach-message").count()).toBe(1);
    await plain.page.getByLabel("Menu").click();
    await plain.page.getByRole("link", { name: "Logout" }).waitFor();
    // The next page comes whole at once.
    await plain.page.goto("/#ai-dj");
    expect(await plain.page.locator("#coach-message").count()).toBe(1);
    await plain.context.close();
  });

  it("keep the help link in the same corner of every room, and tabs named by their words (A12)", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    await expectOpen(page, "dashboard", false);
    const corners = new Set<string>();
    for (const room of ROOMS) {
      await linkTo(page, room).click();
      await expectOpen(page, room);
      const box = await page
        .locator(".shell-top")
        .getByRole("link", { name: "I need help now" })
        .boundingBox();
      corners.add(JSON.stringify(box));
    }
    expect(corners.size).toBe(1);
    const names = await page
      .locator(".tab-bar a")
      .evaluateAll((tabs) => tabs.map((tab) => [tab.getAttribute("aria-label"), tab.textContent]));
    for (const [label, word] of names) expect(label?.startsWith(`${word}, `)).toBe(true);
  });
});
