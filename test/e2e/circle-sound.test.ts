import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomName } from "../fixtures/random-name";
import { newVisitor, openBrowser, signInAsNewStudent, type Visitor } from "./browser";

declare global {
  interface Window {
    /** What the page's sound did: its outputs, and the clock time of each sound that was put on them. */
    sound: { contexts: AudioContext[]; starts: number[] };
  }
}

/** Watches the browser's own sound, without touching the product. */
async function watchSound({ page }: Visitor): Promise<void> {
  await page.addInitScript(() => {
    window.sound = { contexts: [], starts: [] };
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        window.sound.contexts.push(this);
      }
    };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (when?: number, ...rest: number[]) {
      if (this.context.state === "running") window.sound.starts.push(when ?? 0);
      return start.call(this, when, ...rest);
    };
  });
}

const states = ({ page }: Visitor) => page.evaluate(() => window.sound.contexts.map(({ state }) => state));
const clicks = ({ page }: Visitor) => page.evaluate(() => window.sound.starts.length);

describe("the circle's sound, in a browser that wants a touch first", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser({ isTouchNeededForSound: true });
  });
  afterAll(() => browser.close());

  it("comes with the teacher's press on Start, and for a student with one tap", async () => {
    const teacher = await newVisitor(browser);
    const student = await newVisitor(browser);
    const username = randomName("t-");
    const password = "Journey2026Beat";
    const account = { username, email: `${username}@journey.example`, password };
    await teacher.context.request.post("/api/auth/register", {
      data: {
        ...account,
        confirmPassword: password,
        firstName: "Ray",
        lastName: "Test",
        userType: "teacher",
      },
    });
    const [classroom] = await (await teacher.context.request.get("/api/classrooms")).json();
    await signInAsNewStudent(student);
    const joined = await student.context.request.post("/api/classrooms/join", {
      data: { code: classroom.joinCode },
    });
    expect(joined.ok()).toBe(true);
    const [{ id: invitationId } = { id: null }] = await (
      await student.context.request.get("/api/invitations")
    ).json();
    if (invitationId)
      await student.context.request.post(`/api/invitations/${invitationId}`, { data: { accept: true } });

    await Promise.all([watchSound(teacher), watchSound(student)]);
    await Promise.all([
      teacher.page.goto("/#live-circle", { waitUntil: "networkidle" }),
      student.page.goto("/#drummer", { waitUntil: "networkidle" }),
    ]);
    const tap = student.page.getByRole("button", { name: "Tap to hear" });
    await tap.waitFor();
    expect(await states(teacher)).toEqual([]);

    await teacher.page.locator(".conductor").getByRole("button", { name: "Start", exact: true }).click();
    await expect.poll(() => states(teacher)).toEqual(["running"]);
    await expect.poll(() => clicks(teacher)).toBeGreaterThan(3);
    await teacher.page.getByText("You hear the class").waitFor();

    // The student's page has not been touched: it is silent, and says what to do.
    expect(await clicks(student)).toBe(0);
    const isFirst = await tap.evaluate(
      (button) => button === document.querySelector(".circle-body :is(button, a, input, select)"),
    );
    expect(isFirst).toBe(true);
    await tap.click();
    await expect.poll(() => states(student)).toEqual(["running"]);
    await expect.poll(() => clicks(student)).toBeGreaterThan(3);
    await student.page.getByText("You hear the class").waitFor();

    await teacher.page.getByRole("button", { name: "Mute Ana Test" }).click();
    await student.page.getByText("Muted by your teacher").waitFor();
    expect([...teacher.problems, ...student.problems]).toEqual([]);
    await Promise.all([teacher.context.close(), student.context.close()]);
  });
});
