import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { findProblems } from "./accessibility";
import { CHROMIUM, newVisitor, openBrowser, signInAs, signInAsNewStudent } from "./browser";
import { isUncovered } from "./coach";
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
import { startFront } from "./new-version";
import { registerStudent } from "./students";

const waitUntilInView = (page: Page, id: string) =>
  page.waitForFunction((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    return top < window.innerHeight / 2;
  }, id);

/** What the browser does by itself some time after the network is back, with no page of ours open: now. */
async function dispatchSync(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(
        ({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(inject("baseUrl")),
      );
      if (own) resolve(own.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.dispatchSyncEvent", {
    ...{ origin: inject("baseUrl"), registrationId: await registrationId },
    ...{ tag: "beats-outbox", lastChance: false },
  });
  await session.detach();
}

const SIZES = [
  [320, 568],
  [683, 384],
  [1280, 720],
  [1440, 1000],
] as const;

/** Gives the focus to each control of the page in turn: those that the pill of what waits lies over then. */
const findBelowPill = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const below: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      ":is(a[href], button, input, select, textarea, summary):not(.waiting-list *)",
    )) {
      control.focus();
      // Of a box to write in the browser shows the line that is written.
      control.scrollIntoView({ block: "nearest" });
      await new Promise((drawn) => requestAnimationFrame(drawn));
      const box = control.getBoundingClientRect();
      if (document.activeElement !== control || box.width < 2) continue;
      const pill = document.querySelector(".waiting-list")?.getBoundingClientRect();
      if (!pill || pill.width === 0) below.push("no pill");
      else if (
        box.left < pill.right &&
        box.right > pill.left &&
        box.top < pill.bottom &&
        box.bottom > pill.top
      )
        below.push(`${control.tagName} “${(control.textContent ?? "").trim().slice(0, 40)}”`);
    }
    return below;
  });

describe("a device without a network (R12)", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const launch = (folder: string) =>
    chromium.launchPersistentContext(folder, {
      executablePath: CHROMIUM,
      args: ["--no-sandbox", "--disable-gpu"],
      baseURL: inject("baseUrl"),
      viewport: { width: 1280, height: 900 },
    });

  it("plays, learns and keeps; a closed browser loses nothing, two tabs send each once", async () => {
    const folder = mkdtempSync(join(tmpdir(), "beats-device-"));
    let context = await launch(folder);
    try {
      let page = await context.newPage();
      await openAsStudent({ context, page, problems: [] });
      await page.goto("/learn/1?step=1");
      await waitForLesson(page);

      await context.setOffline(true);
      await page.goto("/#drummer");
      await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor();
      expect(page.url()).toMatch(/\/offline#drummer$/);
      await feeling(page, "Happy").click();
      await page.getByText("Kept: Happy. It will be sent when you are online.").waitFor();
      // Its own style is there too: a pad is as large as in its room.
      const pad = await page.getByRole("button", { name: "Snare, key W" }).boundingBox();
      expect(pad?.height).toBeGreaterThan(60);
      await page.getByRole("button", { name: "Beat Matching" }).click();
      for (let i = 0; i < 3; i++) await page.getByRole("button", { name: "Snare, key W" }).click();
      await page.getByRole("button", { name: "Metronome" }).click();
      await page.getByRole("button", { name: "End Game" }).click();
      await page.getByText("Kept on this device").first().waitFor();
      await page.getByText("Waiting to be sent: 2").waitFor();
      expect(await findProblems(page)).toEqual([]);
      // The page is everybody's: it knows no name.
      expect(await page.content()).not.toMatch(/\bAna\b/);

      await page.goto("/learn/1?step=1");
      await page.waitForURL(/\/offline#lesson-1$/);
      await page.getByRole("button", { name: "Done, next" }).click();
      await page.getByText("Waiting to be sent: 3").waitFor();
      await page.getByText("1 of 5 activities completed").first().waitFor();

      await page.goto("/presentation?slide=2");
      await page.getByText("2 of 7").first().waitFor();
      await page.getByRole("button", { name: "Next", exact: true }).click();
      await page.getByText("3 of 7").first().waitFor();
      await page.goto("/help");
      await page.getByRole("link", { name: /988/ }).first().waitFor();

      await context.close();
      context = await launch(folder);
      page = await context.newPage();
      const other = await context.newPage();
      await Promise.all([page.goto("/"), other.goto("/#learning")]);
      // The tabs, or the browser itself as soon as it starts: whoever is first sends, and nobody else.
      const sent = async () => [
        await list(context, "/api/emotions"),
        await list(context, "/api/ai-drummer/sessions"),
        await list(context, "/api/sel/progress"),
      ];
      await expect
        .poll(sent, { timeout: 30_000 })
        .toMatchObject([
          [{ emotion: "happy" }],
          [{ score: 30, streak: 3 }],
          [{ moduleId: "1", activitiesCompleted: 1 }],
        ]);
      for (const tab of [page, other]) await waiting(tab).waitFor({ state: "detached" });
      expect((await sent()).map((rows) => rows.length)).toEqual([1, 1, 1]);
      await page.goto("/");
      await page.getByText("You're feeling Happy today").waitFor();
    } finally {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("keeps an answer on the open page, sends it on return, and says what needs the network", async () => {
    const visitor = await openDevice(browser);
    await openAsStudent(visitor);
    const { page, context } = visitor;
    await page.locator(".shell-side a[href='#ai-dj']").click();
    await page.locator("#ai-dj .room-waiting").waitFor({ state: "detached" });
    await context.setOffline(true);
    await page.getByText("You are offline. Making music needs the network.").waitFor();
    await page.locator(".shell-side a[href='#ai-coach']").click();
    await page.getByText("You are offline. This room needs the network").waitFor();
    await page.locator(".shell-side a.nav-link[href='#dashboard']").click();
    await feeling(page, "Calm").click();
    await page.getByText("Kept: Calm. It will be sent when you are online.").waitFor();
    await page.getByRole("button", { name: "Change my answer" }).click();
    await feeling(page, "Sad").click();
    await page.getByText("Kept: Sad.").waitFor();
    await context.setOffline(false);
    await page.getByText("You're feeling Sad today").waitFor();
    expect(await list(context, "/api/emotions")).toMatchObject([{ emotion: "sad" }]);
    await page.locator(".shell-side a[href='#ai-coach']").click();
    await page.locator("#coach-message").waitFor();
    await context.close();
  });

  it("sends at once what was kept in a moment without a network that nobody was told of", async () => {
    // No service worker, no timer and no event would send it: the network is back before the page looked.
    const visitor = await newVisitor(browser);
    await visitor.page.addInitScript(() => {
      let isOnline = true;
      Object.defineProperty(Navigator.prototype, "onLine", { get: () => isOnline });
      window.setInterval = (() => 0) as unknown as typeof window.setInterval;
      const post = BroadcastChannel.prototype.postMessage;
      BroadcastChannel.prototype.postMessage = function (message) {
        isOnline = true;
        post.call(this, message);
      };
      Object.assign(window, {
        loseNetwork: () => {
          isOnline = false;
        },
      });
    });
    await signInAsNewStudent(visitor);
    const { page, context } = visitor;
    await page.goto("/");
    await waitForOwner(page);
    await page.evaluate(() => (window as unknown as { loseNetwork(): void }).loseNetwork());
    await feeling(page, "Calm").click();
    await page.getByText("You're feeling Calm today").waitFor();
    expect(await list(context, "/api/emotions")).toMatchObject([{ emotion: "calm" }]);
    await context.close();
  });

  it("does not ask again for what was sent while no page was open, and lands where the address says", async () => {
    const visitor = await openDevice(browser);
    await openAsStudent(visitor);
    const { page, context } = visitor;
    await context.setOffline(true);
    await feeling(page, "Calm").click();
    await page.getByText("Kept: Calm. It will be sent when you are online.").waitFor();
    await page.goto("about:blank");
    await context.setOffline(false);
    // Whoever is there when the network is back: the browser itself, a page without any code of ours.
    await page.goto("/third-party-licenses.txt");
    await dispatchSync(page);
    await expect.poll(() => list(context, "/api/emotions")).toMatchObject([{ emotion: "calm" }]);
    await expect.poll(() => page.evaluate(readDevice)).toMatch(/"answeredOn":"/);
    await context.setOffline(true);
    await page.goto("/#drummer");
    await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor();
    await waitUntilInView(page, "drummer");
    expect(await page.locator("#check-in").count()).toBe(0);
    expect(await waiting(page).count()).toBe(0);
    await page.goto("/#learning");
    await waitUntilInView(page, "lessons");
    await context.close();
  });

  it("shows a refusal of what had waited, until it was seen", async () => {
    const visitor = await openDevice(browser);
    await openAsStudent(visitor);
    const { page, context } = visitor;
    await context.setOffline(true);
    await feeling(page, "Calm").click();
    await page.getByText("Kept: Calm.").waitFor();
    // Meanwhile the same child answers on another device.
    const reply = await context.request.post("/api/emotions", { data: { emotion: "angry" } });
    expect(reply.status()).toBe(201);
    await context.setOffline(false);
    await waiting(page).getByText("Your check-in: was not taken").waitFor();
    expect(await list(context, "/api/emotions")).toMatchObject([{ emotion: "angry" }]);
    await page.reload();
    await waiting(page).getByRole("button", { name: "I saw it" }).click();
    await waiting(page).waitFor({ state: "detached" });
    await context.close();
  });

  it("asks to sign in again for what waits, where the session ended meanwhile", async () => {
    const visitor = await openDevice(browser);
    const { page, context } = visitor;
    const { email, password } = await registerStudent(visitor, { ageYears: 15 });
    await page.goto("/");
    await waitUntilKept(page);
    await waitForOwner(page);
    await context.setOffline(true);
    await feeling(page, "Calm").click();
    await waiting(page).getByText("Waiting to be sent: 1").waitFor();
    await context.clearCookies();
    await context.setOffline(false);
    await waiting(page).getByText("Sign in again to send: 1").click();
    await waiting(page).getByRole("link", { name: "Sign In" }).waitFor();
    await page.getByText("Kept: Calm. Please sign in again so that it can be sent.").waitFor();
    expect(await findProblems(page)).toEqual([]);
    await page.locator("#check-in").getByRole("link", { name: "Sign In" }).click();
    await page.getByText("Choose your account type to get started").waitFor();
    await signInAs(visitor, email, password);
    await page.goto("/");
    await page.getByText("You're feeling Calm today").waitFor();
    expect(await list(context, "/api/emotions")).toMatchObject([{ emotion: "calm" }]);
    await context.close();
  });

  it("covers no control with what waits, from a narrow phone to a desktop", async () => {
    const visitor = await newVisitor(browser, { reducedMotion: "reduce" });
    await signInAsNewStudent(visitor);
    const { page, context } = visitor;
    const openLoaded = async (room: string) => {
      await page.evaluate((id) => window.location.assign(`#${id}`), room);
      await page.locator(`#${room}:visible`).waitFor();
      await page.locator(`#${room} .room-waiting`).waitFor({ state: "detached" });
    };
    const rooms = ["ai-coach", "drummer", "profile", "dashboard"];
    await page.goto("/");
    await waitForOwner(page);
    for (const room of rooms) await openLoaded(room);
    await context.setOffline(true);
    await feeling(page, "Calm").click();
    await waiting(page).waitFor();
    const found: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const room of rooms) {
        await openLoaded(room);
        found.push(...(await findBelowPill(page)).map((what) => `#${room} ${width}×${height} ${what}`));
      }
      if (width >= 1024) continue;
      await page.locator(".shell-menu-button").click();
      expect(await page.locator(".shell-menu-panel a[href='/api/logout']").evaluate(isUncovered)).toBe(true);
      await page.locator(".shell-menu-button").click();
    }
    expect(found).toEqual([]);
    await context.close();
  });

  it("has everything for the time without a network though each file failed once", async () => {
    const front = await startFront(inject("baseUrl"));
    try {
      front.failKeptFilesOnce();
      const visitor = await newVisitor(browser, { serviceWorkers: "allow", baseURL: front.baseUrl });
      await openAsStudent(visitor);
      await visitor.context.close();
    } finally {
      await front.stop();
    }
  });

  it("lets an open page keep its files through a deployment, and the next visit keep what was typed", async () => {
    const front = await startFront(inject("baseUrl"));
    try {
      const visitor = await newVisitor(browser, { serviceWorkers: "allow", baseURL: front.baseUrl });
      await openAsStudent(visitor);
      const { page, context, problems } = visitor;
      front.deploy();
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
      });
      await waitUntil(page, async () => Boolean((await navigator.serviceWorker.ready).waiting), undefined);
      // Rooms of the old page that were never open before: their files are gone from the server.
      await page.locator(".shell-side a[href='#drummer']").click();
      await page.getByRole("button", { name: "Beat Matching" }).click();
      await page.getByRole("button", { name: "End Game" }).waitFor();
      await page.locator(".shell-side a[href='#ai-coach']").click();
      await page.locator("#coach-message").fill("a long thought");

      await page.reload();
      await page.waitForFunction(
        () => document.querySelector<HTMLTextAreaElement>("#coach-message")?.value === "a long thought",
      );
      // That the new worker takes over at a later visit cannot be seen here: an attached debugger holds it back.
      expect(problems.filter((problem) => problem.startsWith("page error"))).toEqual([]);
      await context.close();
    } finally {
      await front.stop();
    }
  });
});
