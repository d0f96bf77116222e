import type { Browser, Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { WebSocket } from "ws";
import { randomName } from "../fixtures/random-name";
import { newVisitor, openBrowser, signInAsNewStudent, type Visitor } from "./browser";
import { noteGlow } from "./glow";

type Sound = { atMs: number };
type Scripted = { sounds: Sound[]; lights: string[] };
declare global {
  interface Window {
    heard: Scripted;
  }
}

const STEP_MS = 150;
const PASS_MS = 32 * STEP_MS;

describe("live circle", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("carries a hit from one student to the other: received, lit and sounded there, not echoed", async () => {
    const lesson = await openClass(browser);
    const maya = await enterClass(browser, lesson.joinCode);
    const leo = await enterClass(browser, lesson.joinCode);
    await Promise.all([waitForMembers(maya.page, 2), waitForMembers(leo.page, 2)]);
    // A first touch opens the sound of both pages.
    await pad(leo.page, "Crash").click();
    await pad(maya.page, "Crash").click();
    for (const { page } of [maya, leo])
      await page.waitForFunction(() => window.heard.lights.includes("crash remote"));
    const before = await leo.page.evaluate(() => window.heard.sounds.length);
    await maya.page.evaluate(() => {
      window.heard.lights = [];
    });
    await pad(maya.page, "Snare").click();
    await leo.page.waitForFunction(() => window.heard.lights.includes("snare remote"));
    expect(await leo.page.evaluate(() => window.heard.sounds.length)).toBeGreaterThan(before);
    expect(await maya.page.evaluate(() => window.heard.lights)).toEqual(["snare self"]);
    expect([...maya.problems, ...leo.problems]).toEqual([]);
    await Promise.all([maya.context.close(), leo.context.close()]);
    lesson.close();
  });

  it("sounds a loop circle's hits within 15 ms of their grid place behind 200 ms and 40 ms", async () => {
    const lesson = await openClass(browser);
    const slow = await enterClass(browser, lesson.joinCode, 200);
    const fast = await enterClass(browser, lesson.joinCode, 40);
    const players = [slow, fast];
    await Promise.all(players.map(({ page }) => waitForMembers(page, 3, lesson)));
    for (const { page } of players) await pad(page, "Crash").click();
    await Promise.all(players.map(({ page }) => settle(page)));
    for (const { page } of players) await measureClock(page);
    const startedAtMs = await lesson.start();

    const strokes = await playUntilAllGoRound(lesson, [
      { page: slow.page, name: "Kick", padId: "kick" },
      { page: fast.page, name: "Hi-hat", padId: "hihat" },
    ]);
    await slow.page.waitForTimeout(PASS_MS + 1000);

    for (const { page, own } of [
      { page: slow.page, own: "kick" },
      { page: fast.page, own: "hihat" },
    ]) {
      const sounds = await page.evaluate(() => window.heard.sounds.map(({ atMs }) => atMs));
      const expected = strokes
        .filter(({ padId }) => padId !== own)
        .map(({ pass, step }) => startedAtMs + (pass + 1) * PASS_MS + step * STEP_MS);
      expect(expected.length).toBeGreaterThan(0);
      for (const atMs of expected) {
        const nearest = Math.min(...sounds.map((sound) => Math.abs(sound - atMs)));
        expect(nearest).toBeLessThanOrEqual(15);
      }
    }
    await Promise.all(players.map(({ context }) => context.close()));
    lesson.close();
  });

  it("lets the teacher lead from the staff page: start, mute one, keep and save the loop, stop", async () => {
    const lesson = await openClass(browser);
    const maya = await enterClass(browser, lesson.joinCode);
    const teacher = await newVisitor(browser);
    await teacher.context.addCookies(lesson.cookies);
    await teacher.page.goto("/#live-circle");
    const desk = teacher.page.locator(".conductor");
    // The desk exists once the page's code runs; a choice made before that would be lost.
    await desk.waitFor();
    await teacher.page.getByLabel("Class", { exact: true }).selectOption(lesson.name);
    await desk.getByText("Ana Test").waitFor();
    // Turns only once the room has answered, so it is a click and not a `check`.
    await desk.getByRole("radio", { name: "Loop circle" }).click();
    await desk.getByRole("button", { name: "Start", exact: true }).click();
    await maya.page.getByText("Your beat joins next time round.").waitFor();

    const glow = await noteGlow(teacher.page);
    await pad(maya.page, "Kick").click();
    await glow.seen();
    await desk.getByRole("button", { name: "Keep it going" }).click();
    await maya.page.getByText("This loop keeps going. Play along!").waitFor();
    await desk.getByLabel("Name of the loop (optional)").fill("Monday");
    await desk.getByRole("button", { name: "Save this loop" }).click();
    await desk.getByText("Saved: Monday").waitFor();
    await teacher.page.getByRole("button", { name: "Play Monday for everyone" }).waitFor();

    await desk.getByRole("button", { name: "Mute Ana Test" }).click();
    await maya.page.getByText("Your teacher muted you for a moment.").waitFor();
    await desk.getByRole("button", { name: "Stop" }).click();
    await desk.getByRole("button", { name: "Start", exact: true }).waitFor();
    expect([...maya.problems, ...teacher.problems]).toEqual([]);
    await Promise.all([maya.context.close(), teacher.context.close()]);
    lesson.close();
  });

  it("pauses when its teacher goes away, says so to both sides, and goes on when the teacher is back", async () => {
    const lesson = await openClass(browser);
    const maya = await enterClass(browser, lesson.joinCode);
    await waitForMembers(maya.page, 2, lesson);
    await lesson.start();
    const playing = maya.page.getByText("Your beat joins next time round.");
    await playing.waitFor();
    lesson.close();
    // After the grace, which a teacher's reload takes less than.
    await maya.page
      .getByText("Your teacher is away. The circle is paused until they come back.", { exact: true })
      .waitFor();
    expect(await playing.count()).toBe(0);

    const teacher = await newVisitor(browser);
    await teacher.context.addCookies(lesson.cookies);
    await teacher.page.goto("/#live-circle");
    const desk = teacher.page.locator(".conductor");
    await desk.waitFor();
    await teacher.page.getByLabel("Class", { exact: true }).selectOption(lesson.name);
    await teacher.page
      .getByText("The circle paused while you were away. Press Start to go on.", { exact: true })
      .waitFor();
    await desk.getByRole("button", { name: "Start", exact: true }).click();
    await playing.waitFor();
    expect([...maya.problems, ...teacher.problems]).toEqual([]);
    await Promise.all([maya.context.close(), teacher.context.close()]);
  });

  it("works on by one exchange a loop where WebSockets are blocked", async () => {
    const lesson = await openClass(browser);
    const blocked = await newVisitor(browser);
    await signInAsNewStudent(blocked);
    await join(blocked, lesson.joinCode);
    await blocked.page.routeWebSocket(/\/ws/, (route) => void route.close({ code: 1011 }));
    await blocked.page.clock.install();
    await blocked.page.goto("/#drummer");
    const status = blocked.page.getByText("This network blocks live links.");
    for (let attempt = 0; attempt < 10 && !(await status.isVisible()); attempt++) {
      await blocked.page.clock.runFor(5000);
      await settle(blocked.page);
    }
    await status.waitFor();
    await blocked.page.clock.resume();
    await waitForMembers(blocked.page, 2, lesson);
    await blocked.context.close();
    lesson.close();
  });

  it("lets a student join by the printed link without JavaScript", async () => {
    const lesson = await openClass(browser);
    const visitor = await newVisitor(browser, { javaScriptEnabled: false });
    await signInAsNewStudent(visitor);
    await visitor.page.goto(`/join/${lesson.joinCode}`);
    await visitor.page.getByText(`Join ${lesson.name}`).waitFor();
    await visitor.page.getByRole("button", { name: "Join class" }).click();
    await visitor.page.locator(".circle").getByText(lesson.name).waitFor();
    const classes = await (await visitor.context.request.get("/api/classrooms")).json();
    expect(classes).toMatchObject([{ name: lesson.name, status: "active" }]);
    await visitor.context.close();
    lesson.close();
  });

  it("compresses frames only for a device that asks for it, on a slow network", async () => {
    const lesson = await openClass(browser);
    expect(await lesson.extensions("")).toBe("");
    expect(await lesson.extensions("&compress=1")).toBe("permessage-deflate");
  });
});

const pad = (page: Page, name: string) => page.getByRole("button", { name: `${name}, key` });

/**
 * Everybody plays until each has six strokes in the round; the others hear them one pass later. A press made while a
 * connection is lost is dropped, as it should be, so that presses are not counted but strokes.
 */
async function playUntilAllGoRound(
  lesson: Lesson,
  players: readonly { page: Page; name: string; padId: string }[],
): Promise<Stroke[]> {
  const countOf = (padId: string) => lesson.strokes.filter((stroke) => stroke.padId === padId).length;
  for (let round = 0; round < 30 && players.some(({ padId }) => countOf(padId) < 6); round++) {
    for (const { page, name } of players) await pad(page, name).click();
    await players[0]?.page.waitForTimeout(700);
  }
  for (const { page, padId } of players) {
    const status = await page.locator(".circle").textContent();
    expect(countOf(padId), `strokes of ${padId}; its page says: ${status}`).toBeGreaterThanOrEqual(6);
  }
  return [...lesson.strokes];
}

/**
 * A dozen exchanges of time on a page that has come to rest: those made while three pages load on one machine are as
 * uneven as that machine is busy, and are none of the circle's.
 */
async function measureClock(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 12; round++) {
      window.dispatchEvent(new Event("online"));
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForTimeout(600);
}

/** Two frames: whatever was due has been drawn. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function waitForMembers(page: Page, count: number, lesson?: Lesson): Promise<void> {
  if (lesson) await lesson.enter();
  await page.waitForFunction((wanted) => document.querySelectorAll(".avatar").length === wanted, count);
}

type Stroke = { memberId: string; padId: string; step: number; pass: number };
type Lesson = {
  name: string;
  /** The teacher's session. */
  cookies: Awaited<ReturnType<Visitor["context"]["cookies"]>>;
  joinCode: string;
  enter(): Promise<void>;
  start(): Promise<number>;
  /** Strokes the teacher's socket was told of, so far. */
  strokes: readonly Stroke[];
  /** WebSocket extensions agreed on by a client that offers compression, as every browser does. */
  extensions(query: string): Promise<string>;
  close(): void;
};

/** A new teacher with a class, who conducts over a socket of their own. */
async function openClass(browser: Browser): Promise<Lesson> {
  const visitor = await newVisitor(browser);
  const name = randomName("t");
  const password = `Drum-${crypto.randomUUID()}-A1`;
  const account = { username: name, email: `${name}@test.example`, firstName: "Ray", lastName: "Test" };
  const registered = await visitor.context.request.post("/api/auth/register", {
    data: { ...account, password, confirmPassword: password, userType: "teacher" },
  });
  expect(registered.ok()).toBe(true);
  const className = `Class of ${name}`;
  const created = await visitor.context.request.post("/api/classrooms", { data: { name: className } });
  const { id, joinCode } = await created.json();
  const cookies = await visitor.context.cookies();
  const cookie = cookies.map((each) => `${each.name}=${each.value}`).join("; ");
  await visitor.context.close();

  const connect = (query: string) =>
    new WebSocket(`${inject("baseUrl").replace("http", "ws")}/ws?classroom=${id}${query}`, {
      headers: { cookie, origin: inject("baseUrl") },
    });
  let socket: WebSocket | undefined;
  const strokes: Stroke[] = [];
  let onFrame: () => void = () => undefined;
  let startedAtMs: number | null = null;
  return {
    name: className,
    cookies,
    joinCode,
    async enter() {
      if (socket) return;
      const opened = connect("");
      socket = opened;
      opened.on("message", (text) => {
        const { type, data } = JSON.parse(String(text));
        if (type === "drum_hits") strokes.push(...data.hits.filter((hit: Stroke) => hit.step !== undefined));
        if (type === "circle") startedAtMs = data.startedAtMs;
        onFrame();
      });
      await new Promise((resolve) => opened.once("open", resolve));
    },
    async start() {
      socket?.send(
        JSON.stringify({ type: "circle", data: { action: "start", bpm: 100, mode: "loop", bars: 2 } }),
      );
      while (startedAtMs === null) await new Promise<void>((resolve) => (onFrame = resolve));
      return startedAtMs ?? 0;
    },
    strokes,
    async extensions(query) {
      const opened = connect(query);
      await new Promise((resolve) => opened.once("open", resolve));
      opened.close();
      return opened.extensions;
    },
    close: () => socket?.close(),
  };
}

async function join(visitor: Visitor, code: string): Promise<void> {
  const reply = await visitor.context.request.post("/api/classrooms/join", { data: { code } });
  expect(reply.ok()).toBe(true);
}

/** A new student of the class at the drums; every frame takes `delayMs` longer each way. */
async function enterClass(browser: Browser, code: string, delayMs = 0): Promise<Visitor> {
  const visitor = await newVisitor(browser);
  await signInAsNewStudent(visitor);
  await join(visitor, code);
  const { page } = visitor;
  if (delayMs > 0) await page.routeWebSocket(/\/ws/, (route) => delayFrames(route, delayMs));
  await page.addInitScript(listen);
  await page.goto("/#drummer");
  await page.waitForFunction(() => document.querySelectorAll(".avatar").length > 0);
  return visitor;
}

function delayFrames(route: WebSocketRoute, delayMs: number): void {
  const server = route.connectToServer();
  route.onMessage((frame) => void setTimeout(() => server.send(frame), delayMs));
  server.onMessage((frame) => void setTimeout(() => route.send(frame), delayMs));
}

/** Runs in the page: notes every sound by the wall clock of its place on the audio clock, and every lit pad. */
function listen(): void {
  const heard: Scripted = { sounds: [], lights: [] };
  window.heard = heard;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when = 0, ...rest) {
    const aheadSec = Math.max(0, when - this.context.currentTime);
    heard.sounds.push({ atMs: Date.now() + aheadSec * 1000 });
    return start.call(this, when, ...rest);
  };
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const { pad: padId, hit } = (target as HTMLElement).dataset;
      if (padId && hit) heard.lights.push(`${padId} ${hit}`);
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-hit"] });
}
