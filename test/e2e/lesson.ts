import type { Browser, Page, WebSocketRoute } from "playwright-core";
import { expect, inject } from "vitest";
import { WebSocket } from "ws";
import { randomName } from "../fixtures/random-name";
import { newVisitor, signInAsNewStudent, type Visitor } from "./browser";

type Sound = { atMs: number };
type Scripted = { sounds: Sound[]; lights: string[] };
declare global {
  interface Window {
    heard: Scripted;
  }
}

export const pad = (page: Page, name: string) => page.getByRole("button", { name: `${name}, key` });

/** Two frames: whatever was due has been drawn. */
export const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

export async function waitForMembers(page: Page, count: number, lesson?: Lesson): Promise<void> {
  if (lesson) await lesson.enter();
  await page.waitForFunction((wanted) => document.querySelectorAll(".avatar").length === wanted, count);
}

export type Stroke = { memberId: string; padId: string; step: number; pass: number };
export type Lesson = {
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
export async function openClass(browser: Browser): Promise<Lesson> {
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

export async function join(visitor: Visitor, code: string): Promise<void> {
  const reply = await visitor.context.request.post("/api/classrooms/join", { data: { code } });
  expect(reply.ok()).toBe(true);
}

/** A new student of the class at the drums; every frame takes `delayMs` longer each way. */
export async function enterClass(browser: Browser, code: string, delayMs = 0): Promise<Visitor> {
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
