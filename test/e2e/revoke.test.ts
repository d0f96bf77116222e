import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { WebSocket } from "ws";
import { randomName } from "../fixtures/random-name";
import { newVisitor, openBrowser, type Visitor } from "./browser";
import { newWaitingChild, PASSWORD, proveAddress, register, registerParent, sayYes } from "./family";

type Closing = { code: number; reason: string; atMs: number };
declare global {
  interface Window {
    closings: Closing[];
  }
}

/** Contract, section 4: "close 4403 within 5 s". */
const MOST_MS = 5000;

describe("consent taken back in the middle of a drum game", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("ends the child's game, class socket and sessions at once, and says so kindly", async () => {
    const { child, childEmail, parent } = await newFamily(browser, "Gil");
    await joinClass(browser, child, parent, "Gil");
    const tablet = await newVisitor(browser);
    await signIn(tablet, childEmail);

    await child.page.addInitScript(noteClosings);
    await child.page.goto("/#drummer", { waitUntil: "networkidle" });
    await child.page.getByText("1 here").waitFor();
    await child.page.getByRole("button", { name: "Rhythm Patterns" }).click();
    for (const pad of ["Kick", "Snare", "Kick"])
      await child.page.getByRole("button", { name: `${pad}, key` }).click();
    const score = child.page.locator(".game-figures .figure", { hasText: "Score" }).locator("dd");
    expect(await score.textContent()).toBe("30");

    await parent.page.goto("/#rights");
    await parent.page.getByText("Take back my consent").click();
    const takenBackAtMs = Date.now();
    await parent.page.getByRole("button", { name: "Yes, take it back" }).click();

    // Nobody touches the child's page.
    await child.page.getByRole("heading", { name: "Beats is paused, Gil" }).waitFor();
    await child.page.getByText("You did nothing wrong.").waitFor();
    const closings = await child.page.evaluate(() => window.closings);
    expect(closings).toMatchObject([{ code: 4403, reason: "consent" }]);
    expect((closings[0]?.atMs ?? 0) - takenBackAtMs).toBeLessThan(MOST_MS);
    expect(await focusedText(child.page)).toBe("Beats is paused, Gil");
    for (const part of [".pad", ".game-panel", ".circle"])
      expect(await child.page.locator(part).count(), part).toBe(0);

    await parent.page.getByText(/The consent was taken back/).waitFor();
    for (const device of [child, tablet]) {
      expect((await device.context.request.get("/api/auth/user")).status()).toBe(401);
      expect(await socketStatus(device)).toBe(401);
    }

    // What was being played is kept nowhere, neither on the server nor for a later sending.
    await child.page.getByRole("link", { name: "OK" }).click();
    await child.page.getByRole("link", { name: "Start Your Journey" }).waitFor();
    expect(await child.page.evaluate(() => JSON.stringify(localStorage))).not.toContain("rhythm_patterns");
    const activities = await (await parent.context.request.get("/api/parent/child-activities")).json();
    expect(activities.drumSessions).toEqual([]);

    await signIn(child, childEmail);
    await child.page.goto("/");
    await child.page.getByRole("heading", { name: "Beats is paused, Gil" }).waitFor();
    await child.page.getByRole("button", { name: "Ask my parent again" }).waitFor();
    expect([...child.problems, ...parent.problems]).toEqual([]);
  });

  it("tells an open page that its account was signed out on another device", async () => {
    const { child, childEmail } = await newFamily(browser, "Hal");
    await child.page.goto("/#drummer", { waitUntil: "networkidle" });
    await child.page.getByText("1 here").waitFor();
    const tablet = await newVisitor(browser);
    await signIn(tablet, childEmail);
    expect((await tablet.context.request.delete("/api/auth/sessions")).status()).toBe(204);
    await child.page.getByRole("heading", { name: "You are signed out" }).waitFor();
    expect((await tablet.context.request.get("/api/auth/user")).status()).toBe(200);
  });
});

/** A child whose parent said yes, and the parent with an account linked to it, both signed in. */
async function newFamily(browser: Browser, childName: string) {
  const { child, childEmail, parentEmail } = await newWaitingChild(browser, childName);
  const parent = await newVisitor(browser);
  await sayYes(parent, parentEmail, childName);
  await registerParent(parent, parentEmail, childName);
  await proveAddress(parent, parentEmail);
  return { child, childEmail, parent };
}

/** The child enters a new teacher's code, and the parent accepts. */
async function joinClass(browser: Browser, child: Visitor, parent: Visitor, childName: string) {
  const teacher = await newVisitor(browser);
  await register(teacher, "teacher", "Ray", `${randomName("teacher-")}@test.example`);
  const created = await teacher.context.request.post("/api/classrooms", { data: { name: "Drum class" } });
  const { joinCode } = await created.json();
  // The cookie from before the parent's yes is refused; the open page gets the new one by itself.
  await child.page.goto("/");
  await child.page.getByRole("link", { name: "AI Drummer" }).first().waitFor();
  const joined = await child.context.request.post("/api/classrooms/join", { data: { code: joinCode } });
  expect(await joined.json()).toMatchObject({ status: "invited" });
  await parent.page.goto("/");
  await parent.page.getByText(`invites ${childName} to the class “Drum class”`).waitFor();
  await parent.page.getByRole("button", { name: "Accept" }).click();
  await parent.page.getByText("You said yes").first().waitFor();
  const classes = await (await child.context.request.get("/api/classrooms")).json();
  expect(classes).toMatchObject([{ name: "Drum class", status: "active" }]);
}

async function signIn(visitor: Visitor, email: string) {
  const reply = await visitor.context.request.post("/api/auth/login", {
    data: { email, password: PASSWORD },
  });
  expect(reply.status()).toBe(200);
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** What /ws answers to this visitor's cookies: 101, or the refusal's status. */
async function socketStatus(visitor: Visitor): Promise<number> {
  const cookies = await visitor.context.cookies();
  const cookie = cookies.map((each) => `${each.name}=${each.value}`).join("; ");
  const socket = new WebSocket(`${inject("baseUrl").replace("http", "ws")}/ws`, { headers: { cookie } });
  return new Promise((resolve) => {
    socket.once("open", () => {
      socket.close();
      resolve(101);
    });
    socket.once("unexpected-response", (_request, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
}

/** Runs in the page: notes how and when each of its sockets was closed. */
function noteClosings(): void {
  window.closings = [];
  window.WebSocket = class extends window.WebSocket {
    constructor(...args: ConstructorParameters<typeof globalThis.WebSocket>) {
      super(...args);
      this.addEventListener("close", ({ code, reason }) =>
        window.closings.push({ code, reason, atMs: Date.now() }),
      );
    }
  };
}
