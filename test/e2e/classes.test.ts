import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomName } from "../fixtures/random-name";
import { findProblems } from "./accessibility";
import { newVisitor, openBrowser, signInAs, type Visitor } from "./browser";
import { PASSWORD, proveAddress, register } from "./family";
import { type RunningServer, startServer } from "./server";

const DAY_MS = 86_400_000;
/** The message of a page, with a script or without one. */
const toast = (page: Page, text: string) => page.locator(".toast").filter({ hasText: text }).first();

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  browser = await openBrowser();
  // Of its own: its clock goes on to the next day.
  server = await startServer();
});
afterAll(async () => {
  await Promise.all([browser.close(), server.stop()]);
});

const visit = (options: Parameters<typeof newVisitor>[1] = {}) =>
  newVisitor(browser, { baseURL: server.baseUrl, ...options });

/** A teacher whom the demo school's administrator let in and whose address is proved, signed in. */
async function newColleague(firstName: string): Promise<{ visitor: Visitor; email: string }> {
  const visitor = await visit();
  const email = `${randomName("colleague-")}@test.example`;
  await register(visitor, "teacher", firstName, email);
  const { request } = visitor.context;
  await request.post("/api/auth/complete-registration", {
    data: { userType: "teacher", institutionName: "Demo School" },
  });
  await proveAddress(visitor, email);
  const admin = await visit();
  await signInAs(admin, "admin@demo.school");
  const { code } = await (await admin.context.request.post("/api/admin/teacher-codes")).json();
  const joined = await request.post("/api/school/join", { data: { schoolCode: code } });
  if (!joined.ok()) throw new Error(`join: ${joined.status()} ${await joined.text()}`);
  await admin.context.close();
  return { visitor, email };
}

/** The demo teacher's first class, as its teacher sees it in the settings. */
async function openSettings({ context, page }: Visitor): Promise<{ id: string; tile: Locator }> {
  const [first] = await (await context.request.get("/api/classrooms")).json();
  await page.goto("/#settings");
  const heading = page.getByRole("heading", { name: first.name, exact: true });
  const tile = page.locator("#settings li.tile").filter({ has: heading });
  await tile.waitFor();
  return { id: first.id, tile };
}

describe("a class that others lead, too", () => {
  it("gets a co-teacher, who opens its board and leaves again", async () => {
    const { visitor: kim, email } = await newColleague("Kim");
    const teacher = await visit();
    await signInAs(teacher, "teacher@demo.school");
    const { id, tile } = await openSettings(teacher);
    await teacher.page.waitForLoadState("networkidle");
    await tile.getByText("Teachers of this class").click();
    const form = tile.locator("form").filter({ hasText: "Add a co-teacher" });
    await form.getByLabel("Email of your colleague").fill("nobody@test.example");
    await form.getByRole("button", { name: "Add co-teacher" }).click();
    await form.getByText(/No teacher of your school has confirmed/).waitFor();
    expect(await form.getByLabel("Email of your colleague").inputValue()).toBe("nobody@test.example");
    expect(await findProblems(teacher.page)).toEqual([]);
    await teacher.page.setViewportSize({ width: 360, height: 740 });
    expect(await teacher.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await form.getByLabel("Email of your colleague").fill(email);
    await form.getByRole("button", { name: "Add co-teacher" }).click();
    await toast(teacher.page, "Kim Test teaches this class with you now").waitFor();

    await kim.page.goto(`/?board=${id}#morning`);
    const board = kim.page.locator("#morning");
    await board.getByRole("heading", { name: "Needs you" }).waitFor();
    await board.getByRole("listitem").filter({ hasText: "Maya" }).first().waitFor();
    const own = await openTile(kim.page, /You are a co-teacher of/);
    await own.getByText("Teachers of this class").click();
    await own.getByRole("button", { name: "Leave this class" }).click();
    await toast(kim.page, "does not see the class any more").waitFor();
    expect(await kim.page.getByText(/You are a co-teacher of/).count()).toBe(0);
    expect([...teacher.problems, ...kim.problems]).toEqual([]);
  });

  it("gets a substitute for today on a plain screen, and tomorrow a friendly refusal", async () => {
    const { visitor: ada, email } = await newColleague("Ada");
    const teacher = await visit({ javaScriptEnabled: false });
    await signInAs(teacher, "teacher@demo.school");
    const { id, tile } = await openSettings(teacher);
    await tile.getByText("Teachers of this class").click();
    const form = tile.locator("form").filter({ hasText: "Add a substitute" });
    await form.getByLabel("Email of your colleague").fill(email);
    await form.getByRole("button", { name: "Add substitute" }).click();
    await toast(teacher.page, "Ada Test is the substitute for these days").waitFor();
    await tile.getByText(/Substitute on/).waitFor({ state: "attached" });

    await ada.page.goto(`/?board=${id}#morning`);
    await ada.page.getByText("You stand in today").waitFor();
    expect(await ada.page.getByText(/differ from their usual/).count()).toBe(0);
    await ada.page.goto(`/stage/${id}`);
    await ada.page.getByRole("heading", { level: 1 }).waitFor();
    expect(new URL(ada.page.url()).pathname).toBe(`/stage/${id}`);
    expect(ada.problems).toEqual([]);
    // A page that stays open would report the server's restart.
    await ada.context.close();

    await server.restart("SIGTERM", { CLOCK_OFFSET_MS: String(DAY_MS) });
    const nextDay = await visit();
    await signInAs(nextDay, email, PASSWORD);
    await nextDay.page.goto(`/?board=${id}#morning`);
    await nextDay.page.getByText(/Your days as a substitute in this class are over/).waitFor();
    expect(await nextDay.page.getByText("Maya").count()).toBe(0);
    await nextDay.page.goto(`/stage/${id}`);
    await toast(nextDay.page, "are over").waitFor();
    expect(new URL(nextDay.page.url()).pathname).toBe("/");
    expect(nextDay.problems).toEqual([]);
  });

  it("hands a student on to another class on a plain screen", async () => {
    const teacher = await visit({ javaScriptEnabled: false });
    await signInAs(teacher, "teacher@demo.school");
    const { request } = teacher.context;
    const { page } = teacher;
    const [first] = await (await request.get("/api/classrooms")).json();
    await request.post("/api/classrooms", { data: { name: "Room 6c" } });
    await page.goto("/#settings");
    await page.getByRole("link", { name: `Move a student: ${first.name}` }).click();
    const form = page.locator("#move-student");
    const student = form.getByLabel("Student");
    const name = (await student.locator("option").first().textContent()) ?? "";
    await student.selectOption({ label: name });
    await form.getByLabel("To the class").selectOption({ label: "Room 6c" });
    await form.getByRole("button", { name: "Move" }).click();
    await toast(page, "Moved to Room 6c").waitFor();
    expect(await form.locator("option").filter({ hasText: name }).count()).toBe(0);
    const [, next] = await (await request.get("/api/classrooms")).json();
    expect(next).toMatchObject({ name: "Room 6c", studentCount: 1 });
    expect(teacher.problems).toEqual([]);
  });

  it("is archived at the end of the year and can be taken back", async () => {
    const teacher = await visit();
    await signInAs(teacher, "teacher@demo.school");
    const { id, tile } = await openSettings(teacher);
    await teacher.page.waitForLoadState("networkidle");
    const name = (await tile.getByRole("heading").first().textContent()) ?? "";
    await tile.getByText("Archive this class").click();
    await tile.getByRole("button", { name: "Yes, archive it" }).click();
    await toast(teacher.page, "The class is archived").waitFor();
    expect(await tile.count()).toBe(0);

    const maya = await visit();
    await signInAs(maya, "maya@demo.school");
    expect(await (await maya.context.request.get("/api/classrooms")).json()).toEqual([]);
    const feelings = await maya.context.request.get("/api/emotions");
    expect((await feelings.json()).length, "what is hers stays").toBeGreaterThan(0);

    await teacher.page.waitForLoadState("networkidle");
    await teacher.page.getByText("Archived classes").click();
    await teacher.page.getByRole("button", { name: `Take back: ${name}` }).click();
    await toast(teacher.page, "The class is back").waitFor();
    const [back] = await (await teacher.context.request.get("/api/classrooms")).json();
    expect(back.id).toBe(id);
    expect(teacher.problems).toEqual([]);
  });
});

/** The tile of the settings that says something. */
async function openTile(page: Page, text: RegExp): Promise<Locator> {
  await page.goto("/#settings");
  const tile = page.locator("#settings li.tile").filter({ hasText: text });
  await tile.waitFor();
  await page.waitForLoadState("networkidle");
  return tile;
}
