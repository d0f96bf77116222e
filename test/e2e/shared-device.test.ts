import { build } from "esbuild";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findProblems } from "./accessibility";
import { newVisitor, openBrowser, openRoom, signInAs, signInAsNewStudent, waitForScript } from "./browser";
import {
  feeling,
  list,
  openAsStudent,
  openDevice,
  readDevice,
  waitForLesson,
  waitForOwner,
  waiting,
  waitUntil,
  waitUntilKept,
} from "./device";
import { registerStudent } from "./students";

/** For a page that other tabs do not reach, as one that sleeps. */
const hearNothing = () => {
  BroadcastChannel.prototype.addEventListener = () => undefined;
};

describe("a device that several people use (R12)", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("keeps the language that a page notes while another part of it empties what somebody left", async () => {
    const visitor = await openDevice(browser);
    await visitor.page.goto("/help");
    const { outputFiles } = await build({
      entryPoints: ["app/features/device/device-store.ts"],
      ...{ bundle: true, write: false, format: "iife", globalName: "store" },
    });
    const kept = await visitor.page.evaluate(`${outputFiles[0]?.text};
      (async () => {
        await store.keep("lesson:1", "Ana's");
        const emptying = store.forgetKept();
        await store.keep("language", "es");
        await emptying;
        return { language: await store.readKept("language"), lesson: await store.readKept("lesson:1") };
      })()`);
    expect(kept).toEqual({ language: "es", lesson: undefined });
    await visitor.context.close();
  });

  it("shows two people on one device nothing of each other", async () => {
    const visitor = await openDevice(browser);
    await openAsStudent(visitor);
    const { page, context } = visitor;
    await page.goto("/learn/1?step=1");
    await waitForLesson(page);
    await context.setOffline(true);
    await page.goto("/");
    await feeling(page, "Sad").click();
    await page.getByText("Waiting to be sent: 1").waitFor();
    const firstCookies = await context.cookies();

    // The first one never signed out; the second one signs in.
    await context.clearCookies();
    await signInAsNewStudent(visitor);
    await context.setOffline(false);
    await page.goto("/");
    await page.getByRole("heading", { name: "Welcome, Ana" }).waitFor();
    await feeling(page, "Happy").waitFor();
    expect(await list(context, "/api/emotions")).toEqual([]);
    await waitForLesson(page, false);
    await waiting(page).waitFor({ state: "detached" });
    await waitUntilKept(page);
    await waitForOwner(page);
    await context.setOffline(true);
    await page.goto("/offline#lessons");
    await page.getByText("Lessons you open while you are online stay here for later.").waitFor();
    expect(await waiting(page).count()).toBe(0);

    // Signing out with something unsent asks first; without a network it is finished later.
    await feeling(page, "Calm").click();
    await page.getByText("Waiting to be sent: 1").waitFor();
    await page.evaluate(() => {
      document.querySelector("main")?.insertAdjacentHTML("beforeend", '<a href="/api/logout">out</a>');
    });
    await page.getByRole("link", { name: "out", exact: true }).click();
    await page.getByRole("heading", { name: "Not everything is sent yet" }).waitFor();
    await page.getByRole("button", { name: "Stay signed in" }).click();
    await page.getByText("Waiting to be sent: 1").waitFor();
    await page.getByRole("link", { name: "out", exact: true }).click();
    await page.getByRole("button", { name: "Sign out and delete" }).click();
    await page.getByText("Nothing of you is left on this device.").waitFor();
    expect(await waiting(page).count()).toBe(0);
    await context.setOffline(false);
    await page.goto("/");
    await page.locator("[data-hero-kit]").waitFor();
    expect((await context.request.get("/api/auth/user")).status()).toBe(401);

    await context.clearCookies();
    await context.addCookies(firstCookies);
    expect(await list(context, "/api/emotions")).toEqual([]);
    await context.close();
  });

  it("locks what an idle child could not send, keeps it from the next one, and sends it on return", async () => {
    const visitor = await openDevice(browser);
    const { page, context } = visitor;
    const first = await registerStudent(visitor, { ageYears: 15 });
    await page.goto("/");
    await waitUntilKept(page);
    await waitForOwner(page);
    await context.setOffline(true);
    await feeling(page, "Sad").click();
    await page.getByText("Kept: Sad.").waitFor();
    // Where the page goes by itself after 30 minutes.
    await page.goto("/api/logout?idle=1");
    await page.getByText("What was not sent yet is locked here.").waitFor();
    expect(await waiting(page).count()).toBe(0);
    expect(await page.evaluate(readDevice)).toMatch(/locked:/);
    expect(await page.evaluate(readDevice)).not.toMatch(/sad|emotion|lock-key/);

    // The next one finds nothing, and takes nothing away by signing out.
    await context.setOffline(false);
    await page.goto("/");
    await page.locator("[data-hero-kit]").waitFor();
    expect((await context.request.get("/api/auth/user")).status()).toBe(401);
    await signInAsNewStudent(visitor);
    await page.goto("/");
    await page.getByRole("heading", { name: "Welcome, Ana" }).waitFor();
    await waitUntil(page, async () => Boolean((await navigator.serviceWorker.ready).active), undefined);
    expect(await waiting(page).count()).toBe(0);
    expect(await list(context, "/api/emotions")).toEqual([]);
    await expect.poll(() => page.evaluate(readDevice)).toMatch(/lock-key/);
    await page.locator(".shell-side a[href='/api/logout']").click();
    await page.locator("[data-hero-kit]").waitFor();
    expect(await page.evaluate(readDevice)).not.toMatch(/"owner"|lock-key/);

    await signInAs(visitor, first.email, first.password);
    await page.goto("/");
    await page.getByText("You're feeling Sad today").waitFor();
    expect(await list(context, "/api/emotions")).toMatchObject([{ emotion: "sad" }]);
    expect(await page.evaluate(readDevice)).not.toMatch(/locked:/);
    await context.close();
  });

  it("sends nothing from a page that was made for somebody else, and keeps what was typed", async () => {
    const visitor = await newVisitor(browser);
    const { page, context } = visitor;
    await signInAsNewStudent(visitor);
    const works = await context.newPage();
    await works.addInitScript(hearNothing);
    await works.goto("/what-works");
    await waitForScript(works);
    await openRoom(page, "ai-coach");
    const openLoaded = async (room: string) => {
      await page.locator(`.shell-side a[href='#${room}']`).click();
      await page.locator(`#${room} .room-waiting`).waitFor({ state: "detached" });
      // A room that was open before is loaded at once, and takes the keyboard only once it shows.
      await page.locator(`#${room}-heading:focus`).waitFor();
    };
    for (const room of ["ai-dj", "profile", "ai-coach"]) await openLoaded(room);
    await page.getByRole("button", { name: "I'm feeling anxious" }).waitFor();

    // No page says that the first one went and somebody else came.
    await context.clearCookies();
    await signInAsNewStudent(visitor);
    const notice = page.getByRole("dialog", { name: "Somebody else is signed in now" });
    const close = async () => {
      await notice.getByText("so this was not sent").waitFor();
      await notice.getByRole("button", { name: "Close" }).click();
    };
    const text = page.locator("#coach-message");
    await text.fill("i want to kill myself");
    await text.press("Enter");
    await notice.getByRole("link", { name: "I need help now" }).waitFor();
    expect(await findProblems(page)).toEqual([]);
    await close();
    expect(await text.inputValue()).toBe("i want to kill myself");
    await openLoaded("ai-dj");
    await page.getByRole("button", { name: "Create My Music" }).click();
    await close();
    await openLoaded("profile");
    await page.getByRole("tab", { name: "Privacy" }).click();
    await page.getByRole("button", { name: "Request my data" }).click();
    await close();
    for (const each of ["ai-coach/conversations", "ai-dj/tracks", "privacy/requests"])
      expect(await list(context, `/api/${each}`)).toEqual([]);

    await openLoaded("ai-coach");
    await text.press("Enter");
    await notice.getByRole("button", { name: "Load the page again" }).click();
    await notice.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "I'm feeling anxious" }).waitFor();
    expect(await text.inputValue()).toBe("");

    // A form that no script answers leads away, to whoever is here now.
    await works.getByLabel("Something that helps me").fill("words of the first one");
    await works.getByRole("button", { name: "Add", exact: true }).click();
    await works.waitForURL((url) => url.pathname === "/");
    await works.getByText("Somebody else is signed in on this device now").first().waitFor();
    expect(await works.content()).not.toContain("words of the first one");

    expect(await list(context, "/api/ai-coach/what-works")).toMatchObject({ items: [] });
    await context.close();
  });

  it("takes the other tabs along when somebody signs out, or somebody else in", async () => {
    const visitor = await newVisitor(browser);
    const { page, context } = visitor;
    await signInAsNewStudent(visitor);
    const asleep = await context.newPage();
    await asleep.addInitScript(hearNothing);
    const another = await context.newPage();
    const openTabs = async () => {
      for (const tab of [asleep, another, page]) {
        // From the start page itself it would be a jump within it.
        await tab.goto("about:blank");
        await tab.goto("/#profile");
        await waitForOwner(tab);
        await tab.waitForLoadState("networkidle");
      }
    };
    await openTabs();
    await page.locator(".shell-side a[href='/api/logout']").click();
    for (const tab of [page, another]) await tab.locator("[data-hero-kit]").waitFor();
    await asleep.getByRole("heading", { level: 1 }).waitFor();
    await asleep.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await asleep.locator("[data-hero-kit]").waitFor();
    for (const tab of [asleep, another]) expect(await tab.content()).not.toMatch(/\bAna\b/);

    await signInAsNewStudent(visitor);
    await openTabs();
    await context.clearCookies();
    await registerStudent(visitor, { ageYears: 15 });
    await page.goto("/");
    for (const tab of [page, another]) await tab.getByRole("heading", { name: "Welcome, Robin" }).waitFor();
    await waitForOwner(page);
    await asleep.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await asleep.getByRole("heading", { name: "Welcome, Robin" }).waitFor();
    await context.close();
  });

  it("looks as its reader chose, and as nobody's once they are gone", async () => {
    const visitor = await openDevice(browser);
    const { page, context } = visitor;
    const chosen = { textSize: "larger", highContrast: "on", calm: "on" };
    await context.request.post("/api/display", { form: chosen, headers: { accept: "text/html" } });
    await openAsStudent(visitor);
    await context.setOffline(true);
    await page.goto("/");
    const root = page.locator("html[data-calm][data-high-contrast][data-text-size='larger']");
    await page.locator("#offline-heading").waitFor();
    await root.waitFor({ state: "attached" });
    await page.getByRole("button", { name: "That is not me" }).click();
    await root.waitFor({ state: "detached" });
    await context.close();
  });

  it("is emptied by a sign-out, and works for visitors again", async () => {
    const visitor = await openDevice(browser);
    await openAsStudent(visitor);
    const { page, context } = visitor;
    await page.goto("/learn/1?step=1");
    await waitForLesson(page);
    await page.goto("/");
    await page.locator(".shell-side a[href='/api/logout']").click();
    await page.locator("[data-hero-kit]").waitFor();
    await waitUntilKept(page);
    await context.setOffline(true);
    await page.goto("/");
    await page.getByText("Nobody is signed in on this device").waitFor();
    await page.getByRole("link", { name: "Lessons", exact: true }).click();
    await page.getByText("Lessons you open while you are online").waitFor();
    expect(await page.locator("#check-in").count()).toBe(0);
    await context.close();
  });
});
