import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomName } from "../fixtures/random-name";
import { findProblems } from "./accessibility";
import { newVisitor, openBrowser, signInAsNewStudent, type Visitor } from "./browser";

describe("the stage: a class's circle on the projector", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("shows how to come in, then everybody's playing, led by keyboard; a saved circle plays back there", async () => {
    const { teacher, classroom } = await openClass(browser);
    const { page } = teacher;
    await page.goto("/#live-circle");
    await page.getByRole("link", { name: "Open the stage" }).click();
    await page.getByRole("heading", { level: 1, name: classroom.name }).waitFor();
    const code = page.locator(".stage-join[data-large] .stage-code");
    expect(await code.textContent()).toMatch(/^[A-Z2-9]{8}$/);
    // Readable from the last row: letters of a tenth of the screen's height, a code of a third.
    // The route's stylesheet comes a moment after its heading when the page was not loaded anew.
    await page.waitForFunction(() => {
      const letters = document.querySelector(".stage-join[data-large] .stage-code");
      return letters && Number.parseFloat(getComputedStyle(letters).fontSize) > 70;
    });
    const qr = await page.getByRole("img", { name: /^QR code/ }).boundingBox();
    expect(qr?.height ?? 0).toBeGreaterThan(1080 / 3);

    const maya = await enterClass(browser, classroom.joinCode);
    const name = page.locator(".stage-name");
    await name.waitFor();
    expect(await findProblems(page)).toEqual([]);

    await page.keyboard.press("2");
    await page.getByRole("button", { name: "Loop circle", pressed: true }).waitFor();
    await page.keyboard.press("Space");
    await page.locator(".beat-wheel").waitFor();
    await page.keyboard.press("ArrowUp");
    await page.locator(".stage-tempo", { hasText: "BPM" }).waitFor();
    await maya.page.getByText("Your beat joins next time round.").waitFor();
    await page.evaluate(() => {
      const lit: string[] = [];
      Object.assign(window, { lit });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const { playing, member } = (target as HTMLElement).dataset;
          if (playing && member) lit.push(playing);
        }
      }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-playing"] });
    });
    // Strokes of the count-in have no place in the loop.
    await page.locator(".wheel-bar", { hasText: "bar" }).waitFor({ timeout: 20_000 });
    await maya.page.getByRole("button", { name: "Snare, key" }).click();
    await page.waitForFunction(() => Reflect.get(window, "lit").includes("snare"), undefined, {
      timeout: 20_000,
    });
    await page.locator(".wheel-step[data-set]").first().waitFor();
    expect(await findProblems(page)).toEqual([]);

    await page.keyboard.press("k");
    await page.getByText("This loop keeps going. Play along!").waitFor();
    await page.mouse.move(400, 400);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page
      .getByText(/^Saved: /)
      .first()
      .waitFor();
    // Space on a button is the button's own: the heading takes no focus.
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Start", exact: true }).waitFor();
    await page.getByRole("button", { name: "Saved circles" }).click();
    await page.getByRole("button", { name: /^Play .* for everyone$/ }).click();
    await page.locator(".beat-wheel").waitFor();
    await page.locator(".wheel-step[data-set]").first().waitFor({ timeout: 20_000 });
    await page.getByText("This loop keeps going. Play along!").waitFor();
    expect([...teacher.problems, ...maya.problems]).toEqual([]);
    await Promise.all([teacher.context.close(), maya.context.close()]);
  });

  it("says that it paused while its teacher was away, and goes on with Start", async () => {
    const { teacher, classroom } = await openClass(browser);
    await teacher.page.goto(`/stage/${classroom.id}`);
    const maya = await enterClass(browser, classroom.joinCode);
    await teacher.page.locator(".stage-name").waitFor();
    await teacher.page.keyboard.press("Space");
    await teacher.page.locator(".beat-wheel").waitFor();
    await teacher.page.close();
    await maya.page
      .getByText("Your teacher is away. The circle is paused until they come back.", { exact: true })
      .waitFor();

    const page = await teacher.context.newPage();
    await page.goto(`/stage/${classroom.id}`);
    const line = page
      .getByRole("status")
      .getByText("The circle paused while you were away. Press Start to go on.", { exact: true });
    await line.waitFor();
    await page.keyboard.press("Space");
    await page.locator(".beat-wheel").waitFor();
    await line.waitFor({ state: "detached" });
    expect([...teacher.problems, ...maya.problems]).toEqual([]);
    await Promise.all([teacher.context.close(), maya.context.close()]);
  });

  it("is nobody else's, and fits every screen", async () => {
    const { teacher, classroom } = await openClass(browser);
    const { page } = teacher;
    const path = `/stage/${classroom.id}`;
    const student = await enterClass(browser, classroom.joinCode);
    expect((await student.page.goto(path))?.status()).toBe(404);
    await student.context.close();
    const visitor = await newVisitor(browser);
    await visitor.page.goto(path);
    expect(new URL(visitor.page.url()).pathname).toBe("/auth");
    await visitor.context.close();

    await page.goto(path);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.locator(".beat-wheel").waitFor();
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      // Until a frame is drawn in the new size, Chromium measures by the old one's rules.
      const measure = () =>
        page.evaluate(() => ({
          overflow: document.documentElement.scrollWidth - window.innerWidth,
          below: document.documentElement.scrollHeight - window.innerHeight,
          small: [...document.querySelectorAll(".stage-button")]
            .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44)
            .map((each) => each.textContent),
        }));
      await expect.poll(measure).toMatchObject({ overflow: 0, small: [] });
      if (width > 1024) await expect.poll(async () => (await measure()).below).toBeLessThanOrEqual(0);
    }
    await page.mouse.move(400, 400);
    await page.getByRole("button", { name: "Stop" }).click();
    await teacher.context.close();
  });
});

describe("a student's circle while the class plays", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("has pads, what to do and the class's ring on one screen, one tempo, and my pad lit in One big drum", async () => {
    const { teacher, classroom } = await openClass(browser);
    const maya = await enterClass(browser, classroom.joinCode);
    const { page } = maya;
    await teacher.page.goto(`/stage/${classroom.id}`);
    await teacher.page.locator(".stage-name").waitFor();
    await teacher.page.keyboard.press("4");
    await teacher.page.getByRole("button", { name: "One big drum", pressed: true }).waitFor();
    await teacher.page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByText(/^You are the /).waitFor();
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const measure = () =>
        page.evaluate(() => {
          window.scrollTo(0, 0);
          const shown = (selector: string) =>
            [...document.querySelectorAll(selector)]
              .filter((each) => each.checkVisibility())
              .map((each) => each.getBoundingClientRect());
          const bottom = Math.min(window.innerHeight, ...shown(".tab-bar").map((tabs) => tabs.top));
          const needed = shown(".pad, .circle-hint, .loop-line, .member-ring .avatar, .circle-facts dd");
          const areas = shown(".pad").map(({ width, height }) => width * height);
          return {
            below: needed.filter((box) => box.bottom > bottom + 1).length,
            tempos: shown(".bpm-value, .circle-facts dd").length,
            mine: Math.max(...areas) / areas.sort((a, b) => a - b)[0]!,
            overflow: document.documentElement.scrollWidth - window.innerWidth,
          };
        });
      await expect.poll(measure).toMatchObject({ below: 0, tempos: 1, overflow: 0 });
      await expect.poll(async () => (await measure()).mine).toBeGreaterThan(3);
    }
    expect(await findProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "Show everything else" }).click();
    await page.getByText("Choose a game mode to start playing!").waitFor();
    await page.getByRole("button", { name: "Back to the circle" }).click();
    await teacher.page.mouse.move(400, 400);
    await teacher.page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("Choose a game mode to start playing!").waitFor();
    expect([...teacher.problems, ...maya.problems]).toEqual([]);
    await Promise.all([teacher.context.close(), maya.context.close()]);
  });
});

describe("the desk on a slow line", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("takes several presses before the room has answered the first", async () => {
    const { teacher, classroom } = await openClass(browser);
    const maya = await enterClass(browser, classroom.joinCode);
    const { page } = teacher;
    const news = await holdCircleNews(page);
    await page.goto("/#live-circle");
    const desk = page.locator(".conductor");
    await desk.getByRole("checkbox", { name: "Count in four beats" }).uncheck();
    const bpm = Number(await desk.locator("output span").textContent());
    // On this line the desk proposes the loop circle; a press on it is a choice all the same.
    const loop = desk.getByRole("radio", { name: "Loop circle", checked: true });
    await loop.waitFor();
    await loop.click();
    await desk.getByRole("radio", { name: "4 bars" }).click();
    for (const _press of [1, 2]) await desk.getByRole("button", { name: "Faster" }).click();
    await desk.getByRole("button", { name: "Start", exact: true }).dblclick();
    await maya.page.getByText("Your beat joins next time round.").waitFor();
    expect(news.sent).toEqual([
      { action: "mode", mode: "loop" },
      { action: "mode", mode: "loop", bars: 4 },
      { action: "tempo", bpm: bpm + 5 },
      { action: "tempo", bpm: bpm + 10 },
      { action: "start", mode: "loop", countInBeats: 0 },
    ]);
    news.release();
    await desk.getByRole("button", { name: "Stop", exact: true }).waitFor();
    await desk.locator("output span", { hasText: String(bpm + 10) }).waitFor();
    await Promise.all([maya.context.close(), teacher.context.close()]);
  });
});

type Classroom = { id: string; name: string; joinCode: string };

const SLOW_LINE_MS = 200;

/** Keeps back what the room says of the circle until `release`; everything else comes late. */
async function holdCircleNews(page: Page) {
  const held: (() => void)[] = [];
  const sent: unknown[] = [];
  let isHolding = true;
  await page.routeWebSocket(/\/ws/, (route) => {
    const server = route.connectToServer();
    route.onMessage((frame) => {
      const text = String(frame);
      if (text.startsWith('{"type":"circle"')) sent.push(JSON.parse(text).data);
      server.send(frame);
    });
    server.onMessage((frame) => {
      if (isHolding && String(frame).startsWith('{"type":"circle"')) held.push(() => route.send(frame));
      else setTimeout(() => route.send(frame), SLOW_LINE_MS);
    });
  });
  return {
    sent,
    release() {
      isHolding = false;
      for (const pass of held) pass();
    },
  };
}

/** A new teacher with a class, signed in before a projector. */
async function openClass(browser: Browser): Promise<{ teacher: Visitor; classroom: Classroom }> {
  const teacher = await newVisitor(browser, { viewport: { width: 1920, height: 1080 } });
  const name = randomName("t");
  const password = `Drum-${crypto.randomUUID()}-A1`;
  const registered = await teacher.context.request.post("/api/auth/register", {
    data: {
      ...{ username: name, email: `${name}@test.example`, firstName: "Ray", lastName: "Test" },
      ...{ password, confirmPassword: password, userType: "teacher" },
    },
  });
  expect(registered.ok()).toBe(true);
  const [classroom] = await (await teacher.context.request.get("/api/classrooms")).json();
  return { teacher, classroom };
}

async function enterClass(browser: Browser, code: string): Promise<Visitor> {
  const visitor = await newVisitor(browser);
  await signInAsNewStudent(visitor);
  const reply = await visitor.context.request.post("/api/classrooms/join", { data: { code } });
  expect(reply.ok()).toBe(true);
  await visitor.page.goto("/#drummer");
  await waitForRing(visitor.page);
  return visitor;
}

const waitForRing = (page: Page) =>
  page.waitForFunction(() => document.querySelectorAll(".avatar").length > 0);
