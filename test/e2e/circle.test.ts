import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newVisitor, openBrowser, signInAsNewStudent } from "./browser";
import { noteGlow } from "./glow";
import { enterClass, join, openClass, pad, settle, waitForMembers } from "./lesson";

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
