import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lessons } from "~/features/learning/content";
import { findProblems } from "./accessibility";
import { newVisitor, openBrowser, openRoom, type Visitor, waitForScript } from "./browser";
import { registerStudent } from "./students";

/** Presses Tab until the focused element matches a CSS selector: nothing here touches a mouse. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never reached ${selector} on ${page.url()}`);
}

const finishSelector = "form[id^='finish-'] button[type=submit]";

/** Does one activity the way a keyboard does, up to its feedback. */
async function playActivity(page: Page, kind: string): Promise<void> {
  const panel = page.locator("section.panel");
  switch (kind) {
    case "feelings_sort":
    case "quiz": {
      const groups = await panel.locator("fieldset").count();
      for (let group = 0; group < groups; group++) {
        await tabTo(page, "input[type=radio]");
        await page.keyboard.press("Space");
      }
      await tabTo(page, "section.panel > div button:not([type=submit])");
      await page.keyboard.press("Enter");
      expect(await panel.locator(".answer-note").count()).toBe(groups);
      return;
    }
    case "scenario":
      await tabTo(page, "details.story-choice > summary");
      await page.keyboard.press("Enter");
      await panel.locator("details[open] > div").waitFor();
      return;
    case "breath_pacer":
      await tabTo(page, "section.panel > div button");
      await page.keyboard.press("Enter");
      await panel.getByText("Breathe in", { exact: true }).waitFor();
      return;
    case "drum_it": {
      await tabTo(page, ".lesson-pad");
      const bar = panel.getByRole("progressbar");
      const name = (await bar.getAttribute("aria-label")) ?? "";
      const total = Number(/of (\d+)/.exec(name)?.[1]);
      for (let hit = 0; hit < total; hit++) {
        const key = await panel.locator(".lesson-pad[data-next] kbd").textContent();
        await page.keyboard.press((key ?? "").toLowerCase());
        await panel.getByRole("progressbar", { name: `${hit + 1} of ${total} hits` }).waitFor();
      }
      return;
    }
    case "reflection":
      await tabTo(page, "input[name=reflection]");
      await page.keyboard.type("One small step this week.");
      return;
    case "make_it_in_the_dj":
      await tabTo(page, "section.panel > div > button");
      await page.keyboard.press("Enter");
      await panel.locator("audio[src]").waitFor();
      return;
    case "read_listen":
      return;
    default:
      throw new Error(`no way to play ${kind}`);
  }
}

describe("lessons", () => {
  let browser: Browser;
  let student: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
    student = await newVisitor(browser);
    await registerStudent(student, { ageYears: 15 });
  });
  afterAll(() => browser.close());

  // In order: later lessons are locked until the ones before them are done.
  it.each(lessons.map((lesson) => [lesson.title.en, lesson] as const))(
    "%s can be played to its end by keyboard alone",
    async (title, lesson) => {
      const { page, problems } = student;
      await page.goto(`/learn/${lesson.id}`);
      for (const activity of lesson.activities) {
        await page.getByRole("heading", { level: 2, name: activity.title.en, exact: true }).waitFor();
        await waitForScript(page);
        await playActivity(page, activity.kind);
        await tabTo(page, finishSelector);
        await page.keyboard.press("Enter");
        await page.getByText("Progress Updated!").first().waitFor();
        // The keyboard goes along: the next step's heading has the focus.
        await page.waitForFunction(() => document.activeElement?.tagName === "H2");
      }
      await page.getByRole("heading", { level: 2, name: "You did it!" }).waitFor();
      await page.getByRole("region", { name: "Card to take home" }).getByText(title).waitFor();
      expect(problems).toEqual([]);
    },
  );

  it("then shows every module completed and every area at 100 percent", async () => {
    const { page } = student;
    await openRoom(page, "learning");
    const section = page.getByRole("region", { name: "Social Emotional Learning" });
    await section.getByRole("button", { name: "Review Module" }).first().waitFor();
    expect(await section.getByText(/Completed/).count()).toBe(lessons.length);
    expect(await section.getByText("100%", { exact: true }).count()).toBe(4);
    expect(await section.getByRole("button", { name: "Review Module" }).count()).toBe(lessons.length);
    await openRoom(page, "profile");
    const profile = page.getByRole("region", { name: "My Profile" });
    await profile.getByText("The Whole Set").first().waitFor();
  });
});

describe("the learning section", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("opens a module, keeps locked ones without a button, and comes back to Continue", async () => {
    const visitor = await newVisitor(browser);
    await registerStudent(visitor, { ageYears: 14 });
    const { page, problems } = visitor;
    await openRoom(page, "learning");
    const card = (title: string) =>
      page.locator("#learning li.module-card").filter({ has: page.getByRole("heading", { name: title }) });
    await card("Managing Anger").getByText("Complete previous modules to unlock").waitFor();
    expect(await card("Managing Anger").getByRole("button").count()).toBe(0);
    await card("Breathing Techniques").getByText("0 of 5 activities completed").waitFor();
    await card("Breathing Techniques").getByRole("button", { name: "Start Module" }).click();
    await page.getByText("Progress Updated!").first().waitFor();
    await page.getByRole("heading", { level: 2, name: "Two Heartbeats" }).waitFor();
    await page.getByRole("button", { name: "Done, next step" }).click();
    await page.getByRole("heading", { level: 2, name: "Faster or Slower?" }).waitFor();
    await openRoom(page, "learning");
    await card("Breathing Techniques").getByText("In Progress").waitFor();
    await card("Breathing Techniques").getByText("1 of 5 activities completed").waitFor();
    await card("Breathing Techniques").getByRole("button", { name: "Continue" }).click();
    await page.getByRole("heading", { level: 2, name: "Faster or Slower?" }).waitFor();
    expect(problems).toEqual([]);
  });

  it("ends a lesson with what it earned, the card and the next lesson; a badge is new only once", async () => {
    const visitor = await newVisitor(browser);
    await registerStudent(visitor, { ageYears: 14 });
    const { page, problems, context } = visitor;
    for (const { id } of lessons[0]?.activities ?? []) {
      const reply = await context.request.post(`/api/sel/modules/1/activities/${id}`, { data: {} });
      expect(reply.ok()).toBe(true);
    }
    await page.goto("/learn/1");
    const earned = page.getByRole("region", { name: "What you earned" });
    await earned.getByText("+200").waitFor();
    await earned.locator(".new-badge[data-new]", { hasText: "First Lesson" }).waitFor();
    await page.getByText("New badge: First Lesson.").waitFor({ state: "attached" });
    await page.getByRole("region", { name: "Card to take home" }).waitFor();
    expect(await findProblems(page)).toEqual([]);
    await page.reload({ waitUntil: "networkidle" });
    await earned.getByText("First Lesson").waitFor();
    expect(await page.locator("[data-new]").count()).toBe(0);
    const next = page.getByRole("link", { name: /^Next: / });
    await next.click();
    await page.waitForURL(/\/learn\/(?!1$)/);
    // Before its end, a lesson's card says nothing about earning.
    await page.goto("/learn/2?step=card");
    await page.getByRole("region", { name: "Card to take home" }).waitFor();
    expect(await earned.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it("asks for an answer before a question counts as done", async () => {
    const visitor = await newVisitor(browser);
    await registerStudent(visitor, { ageYears: 14 });
    const { page } = visitor;
    await page.goto("/learn/1?step=2");
    await page.getByRole("button", { name: "Check my answers" }).waitFor();
    await page.getByRole("button", { name: "Done, next step" }).click();
    await page.getByText("Try it first: choose an answer above.").waitFor();
  });

  it("checks answers nobody checked when the step is to be done, and goes on with the next press", async () => {
    const visitor = await newVisitor(browser);
    await registerStudent(visitor, { ageYears: 14 });
    const { page, problems } = visitor;
    await page.goto("/learn/1?step=2");
    await page.getByRole("button", { name: "Check my answers" }).waitFor();
    const questions = await page.locator("fieldset").all();
    for (const question of questions) await question.getByRole("radio").first().check();
    const done = page.getByRole("button", { name: "Done, next step" });
    await done.click();
    await page.getByText("I checked your answers. Read the notes above, then go on.").waitFor();
    // The notes are the questions' own, and drawn after the word below.
    const notes = page.locator(".answer-note");
    await notes.nth(questions.length - 1).waitFor();
    expect(await notes.count()).toBe(questions.length);
    await done.click();
    await page.getByText("Progress Updated!").first().waitFor();
    await page.waitForURL(/step=3/);
    expect(problems).toEqual([]);
  });

  it("keeps a reflection through a reload until it is saved", async () => {
    const visitor = await newVisitor(browser);
    await registerStudent(visitor, { ageYears: 14 });
    const { page, problems } = visitor;
    await page.goto("/learn/1?step=5");
    const box = page.locator("input[name=reflection]");
    await waitForScript(page);
    await box.fill("I breathe out slowly before a test.");
    await page.reload();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>("input[name=reflection]")?.value !== "",
    );
    expect(await box.inputValue()).toBe("I breathe out slowly before a test.");
    await page.getByRole("button", { name: "Finish the lesson" }).click();
    await page.getByText("Progress Updated!").first().waitFor();
    await page.goto("/learn/1?step=5");
    await waitForScript(page);
    expect(await box.inputValue()).toBe("");
    const kept = await page.evaluate(() => Object.keys(sessionStorage).join(" "));
    expect(kept).not.toContain("reflection");
    expect(problems).toEqual([]);
  });

  it("has no accessibility problem on any kind of step, at 320 px neither", async () => {
    const visitor = await newVisitor(browser, { viewport: { width: 320, height: 800 } });
    await registerStudent(visitor, { ageYears: 14 });
    const { page } = visitor;
    const steps = ["1?step=1", "1?step=2", "1?step=3", "1?step=4", "1?step=5", "1?step=card"];
    for (const path of [...steps.map((step) => `/learn/${step}`), "/learn/2?step=2", "/learn/6?step=4"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await findProblems(page), path).toEqual([]);
      const isTooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isTooWide, path).toBe(false);
    }
  });

  it("plays a lesson without JavaScript", async () => {
    const visitor = await newVisitor(browser, { javaScriptEnabled: false });
    await registerStudent(visitor, { ageYears: 14 });
    const { page } = visitor;
    await page.goto("/learn/2");
    await page.getByRole("button", { name: "Done, next step" }).click();
    await page.getByRole("heading", { level: 2, name: "The Talent Show" }).waitFor();
    await page.locator("details.story-choice > summary").first().click();
    await page.locator("details[open]").getByText("This way helps.").waitFor();
    await page.getByRole("button", { name: "Done, next step" }).click();
    await page.getByRole("heading", { level: 2, name: "Make Your Walk-On Song" }).waitFor();
    await page.getByRole("button", { name: "Done, next step" }).click();
    await page.getByRole("textbox").fill("I can't dive yet.");
    await page.getByRole("button", { name: "Finish the lesson" }).click();
    await page.getByRole("heading", { level: 2, name: "You did it!" }).waitFor();
  });

  it("leads a visitor and a student without the lessons before it away from a locked lesson", async () => {
    const visitor = await newVisitor(browser);
    await visitor.page.goto("/learn/3");
    expect(new URL(visitor.page.url()).pathname).toBe("/lessons/3");
    await registerStudent(visitor, { ageYears: 14 });
    await visitor.page.goto("/learn/3");
    await visitor.page.getByText("Complete previous modules to unlock").first().waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe("/");
  });

  it("shows boards and families every lesson in each grade band, without an account or a script", async () => {
    const { page } = await newVisitor(browser, { javaScriptEnabled: false });
    for (const lesson of lessons) {
      await page.goto(`/lessons/${lesson.id}`);
      await page.getByRole("heading", { level: 1, name: lesson.title.en }).waitFor();
    }
    await page.getByRole("link", { name: "Grades 1-2" }).click();
    await page.getByText("One drum keeps its beat.").waitFor();
    expect(await page.locator("script").count()).toBe(0);
    expect((await page.goto("/lessons/99"))?.status()).toBe(404);
  });
});
