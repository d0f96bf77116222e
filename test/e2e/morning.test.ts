import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newVisitor, openBrowser, signInAs } from "./browser";

describe("the teacher's morning", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const cardOf = (page: Page, name: string) =>
    page.locator("article.need").filter({ has: page.getByRole("heading", { name, exact: true }) });

  it("shows who asked to talk, takes an outcome with and without a script, and tells the student", async () => {
    const student = await newVisitor(browser);
    await signInAs(student, "maya@demo.school");
    await student.page.goto("/");
    const checkIn = student.page.locator("#check-in");
    await checkIn.getByRole("button", { name: "Calm" }).click();
    await checkIn.getByText("Not opened by your teacher yet").waitFor();
    await student.context.setOffline(true);
    await checkIn.getByRole("button", { name: "I'd like to talk to my teacher" }).click();
    await student.page.getByRole("status").filter({ hasText: "could not be kept" }).waitFor();
    await student.context.setOffline(false);
    student.problems.length = 0;
    await checkIn.getByRole("button", { name: "I'd like to talk to my teacher" }).click();
    await checkIn.getByText("You asked to talk to your teacher.").waitFor();

    const teacher = await newVisitor(browser);
    await signInAs(teacher, "teacher@demo.school");
    await teacher.page.goto("/");
    const board = teacher.page.locator("#morning");
    expect(await board.getByText("Maya").count(), "no names before it is opened").toBe(0);
    await board.getByRole("link", { name: "Open the morning board" }).click();
    await board.getByRole("heading", { name: "Needs you" }).waitFor();
    await board.getByRole("listitem").filter({ hasText: "Maya, Asked to talk" }).waitFor();
    const cards = teacher.page.locator("article.need");
    await expect.poll(() => cards.count()).toBeGreaterThan(2);
    await cardOf(teacher.page, "Elena")
      .getByText(/differ from their usual/)
      .waitFor();
    await cardOf(teacher.page, "Kai")
      .getByText(/Has not answered for \d school days/)
      .waitFor();
    await cardOf(teacher.page, "Maya").getByText("Asked to talk").waitFor();

    // Without a network the board stays as it is, and says what failed.
    await teacher.context.setOffline(true);
    await cardOf(teacher.page, "Maya").getByRole("button", { name: "We talked" }).click();
    await teacher.page.getByRole("status").filter({ hasText: "could not be noted" }).waitFor();
    await cardOf(teacher.page, "Maya").waitFor();
    await teacher.context.setOffline(false);
    teacher.problems.length = 0;

    await cardOf(teacher.page, "Maya").getByRole("button", { name: "We talked" }).click();
    await cardOf(teacher.page, "Maya").waitFor({ state: "detached" });
    await board.getByRole("listitem").filter({ hasText: "Maya, Answered" }).waitFor();

    const elena = cardOf(teacher.page, "Elena");
    await elena.getByText("To a colleague", { exact: true }).click();
    await elena.getByLabel("Colleague").selectOption({ index: 1 });
    await elena.getByRole("button", { name: "Pass on and tell by mail" }).click();
    await teacher.page
      .getByText(/^Noted\. .+ is told by mail\.$/)
      .first()
      .waitFor();
    await elena.waitFor({ state: "detached" });

    await student.page.reload();
    await checkIn.getByText(/Seen by your teacher, \d{1,2}:\d{2}/).waitFor();
    expect([...student.problems, ...teacher.problems]).toEqual([]);

    const plain = await newVisitor(browser, { javaScriptEnabled: false });
    await signInAs(plain, "teacher@demo.school");
    await plain.page.goto("/");
    await plain.page.getByRole("link", { name: "Open the morning board" }).click();
    expect(await cardOf(plain.page, "Maya").count()).toBe(0);
    const kai = cardOf(plain.page, "Kai");
    await kai.getByText("To a colleague", { exact: true }).click();
    await kai.getByLabel("Colleague").selectOption({ index: 1 });
    await kai.getByRole("button", { name: "Pass on and tell by mail" }).click();
    await plain.page.locator(".toast").filter({ hasText: "is told by mail" }).waitFor();
    await cardOf(plain.page, "Kai").waitFor({ state: "detached" });
    const names = await plain.page.locator("article.need h4").allTextContents();
    for (const name of names) {
      await cardOf(plain.page, name).getByRole("button", { name: "Not needed" }).click();
      await plain.page.locator(".toast").filter({ hasText: "Noted" }).waitFor();
      await cardOf(plain.page, name).waitFor({ state: "detached" });
    }
    await plain.page.getByText("No card is waiting.").waitFor();

    const colleague = await newVisitor(browser, { javaScriptEnabled: false });
    await signInAs(colleague, "admin@demo.school");
    // The way of the mail: to the class's board, where the passed-on cards stand.
    await colleague.page.goto(`${new URL(plain.page.url()).search}#morning`);
    const passed = colleague.page.locator("section").filter({ hasText: "Passed on to you" }).last();
    await passed.getByRole("heading", { name: "Elena" }).waitFor();
    await passed.getByRole("heading", { name: "Kai" }).waitFor();
  });

  it("lets a student ask and take it back without any script", async () => {
    const student = await newVisitor(browser, { javaScriptEnabled: false });
    await signInAs(student, "leo@demo.school");
    await student.page.goto("/");
    // The first page leads on by itself to one that brings all rooms: a press on it may be lost.
    await student.page.locator("#profile [role=tab]").first().waitFor();
    const checkIn = student.page.locator("#check-in");
    await checkIn.getByRole("button", { name: "I'd rather not say" }).click();
    await checkIn.getByRole("button", { name: "I'd like to talk to my teacher" }).click();
    await checkIn.getByText("You asked to talk to your teacher.").waitFor();
    await checkIn.getByRole("button", { name: "Not any more" }).click();
    await checkIn.getByRole("button", { name: "I'd like to talk to my teacher" }).waitFor();
  });
});
