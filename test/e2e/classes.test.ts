import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomName } from "../fixtures/random-name";
import { findProblems } from "./accessibility";
import { newVisitor, openBrowser, openRoom, signInAs, type Visitor, waitForScript } from "./browser";
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

/** Chromium measures by the old width's rules until it has drawn a frame in the new one. */
async function expectToFitPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
}

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

describe("a technical administrator", () => {
  it("is named by the administrator, imports a roster, and is refused at the morning board by address", async () => {
    const { visitor: sam, email } = await newColleague("Sam");
    const [own] = await (await sam.context.request.get("/api/classrooms")).json();
    await sam.context.request.post(`/api/classrooms/${own.id}/archive`);
    await sam.context.close();
    const admin = await visit();
    await signInAs(admin, "admin@demo.school");
    const [theirs] = await (await admin.context.request.get("/api/classrooms")).json();
    await openRoom(admin.page, "settings");
    await admin.page.waitForLoadState("networkidle");
    const card = admin.page.locator("#technical-admins");
    await card.getByLabel("Email of your colleague").fill("nobody@test.example");
    await card.getByRole("button", { name: "Name technical administrator" }).click();
    await card.getByText(/No teacher of your school has confirmed/).waitFor();
    expect(await findProblems(admin.page)).toEqual([]);
    await card.getByLabel("Email of your colleague").fill(email);
    await card.getByRole("button", { name: "Name technical administrator" }).click();
    await toast(admin.page, "Sam Test is a technical administrator now").waitFor();

    const keeper = await visit();
    await signInAs(keeper, email, PASSWORD);
    const { page } = keeper;
    await page.goto("/");
    await page.getByRole("heading", { name: "School roster", level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await waitForScript(page);
    const rooms = page.getByRole("navigation", { name: "Main navigation" }).first().getByRole("link");
    expect(await rooms.allInnerTexts()).toEqual(["School roster", "My Profile"]);
    expect(await page.getByText(/feeling|check-in|Needs you/i).count(), "only that they are not shown").toBe(
      0,
    );
    const room = randomName("Room");
    const file = [
      "student_id,first_name,last_name,email,grade,birth_date,class_name",
      `${room}-1,Ivy,Stone,ivy.${room.toLowerCase()}@school.example,9,2011-03-14,${room}`,
    ];
    await page.getByText("Import a roster").click();
    const form = page.locator("#roster");
    expect(await form.getByLabel(/our school decides/).count()).toBe(0);
    await form
      .getByLabel("Roster file")
      .setInputFiles({ name: "roster.csv", mimeType: "text/csv", buffer: Buffer.from(file.join("\r\n")) });
    await form.getByRole("button", { name: "Import" }).click();
    await form.getByRole("heading", { name: "The roster is imported" }).waitFor();
    await page
      .getByText(/New: 1\. Changed: 0\./)
      .last()
      .waitFor();
    await page.getByRole("link", { name: `Names: ${room}` }).click();
    await page.locator("#roster-class").getByText("Ivy Stone").waitFor();
    expect(await findProblems(page)).toEqual([]);
    await expectToFitPhone(page);

    await page.goto(`/?board=${theirs.id}#morning`);
    await page.getByRole("heading", { name: "School roster", level: 1 }).waitFor();
    expect(await page.locator("#morning").count()).toBe(0);
    const { request } = keeper.context;
    for (const path of [`/api/admin/morning-board?classroomId=${theirs.id}`, "/api/admin/students"]) {
      expect((await request.get(path)).status(), path).toBe(403);
    }
    expect((await request.get(`/stage/${theirs.id}`)).status()).toBe(404);

    await card.getByRole("button", { name: "Take back: Sam Test" }).click();
    await toast(admin.page, "no longer a technical administrator").waitFor();
    expect((await request.get("/api/admin/roster")).status(), "with the token").toBe(401);
    expect([...admin.problems, ...keeper.problems]).toEqual([]);
  });
});

describe("a safety alert that is passed on by name", () => {
  it("reaches that colleague's strip and inbox, and nobody else's", async () => {
    const { visitor: noa, email } = await newColleague("Noa");
    const { visitor: lee } = await newColleague("Lee");
    const admin = await visit();
    await signInAs(admin, "admin@demo.school");
    const { page } = admin;
    await openRoom(page, "safety-contacts");
    const contacts = page.locator("#safety-contacts");
    const first = contacts.getByRole("group", { name: "One more contact" });
    await first.getByLabel("Name").fill("Noa Test");
    await first.getByLabel("Email").fill(email);
    await first.getByLabel("When").selectOption("always");
    await contacts.getByRole("button", { name: "Save who is told" }).click();
    await contacts.getByRole("group", { name: "Contact 1" }).waitFor();

    const maya = await visit();
    await signInAs(maya, "maya@demo.school");
    const { request } = maya.context;
    const talk = await (await request.post("/api/ai-coach/conversations", { data: {} })).json();
    await request.post(`/api/ai-coach/conversations/${talk.id}/messages`, {
      data: { content: "i want to kill myself tonight" },
    });

    const [{ id }] = await (await admin.context.request.get("/api/safety/events")).json();
    await page.goto(`/?event=${id}#safety-${id}`);
    const alert = page.locator(`#safety-${id}`);
    await alert.getByRole("button", { name: /^I have it/ }).click();
    await alert.getByText("Somebody has it").waitFor();
    const colleagues = alert.getByLabel("Pass on to").locator("option");
    await expect.poll(() => colleagues.allInnerTexts()).toEqual(["The next contact", "Noa Test"]);
    await alert.getByLabel("Pass on to").selectOption({ label: "Noa Test" });
    await alert.getByRole("button", { name: /^Pass it on/ }).click();
    await alert.getByText("Somebody has it").waitFor({ state: "detached" });
    // It is gone as soon as the next page begins.
    await page.waitForLoadState();
    expect(await findProblems(page)).toEqual([]);

    await noa.page.goto("/#student-management");
    const strip = noa.page.getByText(/waiting for you\.$/).locator("..");
    await strip.getByRole("link", { name: "Look" }).click();
    const theirs = noa.page.locator(`#safety-${id}`);
    await theirs.getByRole("button", { name: /^I have it/ }).click();
    await theirs.getByText("Somebody has it").waitFor();
    await theirs.getByLabel("What was done").selectOption("talked_with_student");
    await theirs.getByRole("button", { name: "Close the alert" }).click();
    await theirs.getByText("Talked with the student", { exact: true }).waitFor();

    // Neither the strip nor the alert is there for a teacher whom nobody told, by address neither.
    await lee.page.goto(`/?alert=${id}#safety-${id}`);
    await lee.page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await lee.page.getByText(/waiting for you\.$/).count()).toBe(0);
    expect(await lee.page.locator("#safety").count()).toBe(0);
    expect((await lee.context.request.get(`/api/safety/events/${id}`)).status()).toBe(403);
    await page.reload();
    await alert.getByText("Talked with the student", { exact: true }).waitFor();
    expect([...admin.problems, ...noa.problems, ...lee.problems]).toEqual([]);
  });
});

/** A teacher of no school that anybody verified, signed in, with a class of their own. */
async function newStranger(): Promise<{ visitor: Visitor; id: string; joinCode: string }> {
  const visitor = await visit();
  await register(visitor, "teacher", "Sly", `${randomName("stranger-")}@test.example`);
  const { request } = visitor.context;
  await request.post("/api/auth/complete-registration", {
    data: { userType: "teacher", institutionName: "Somewhere School" },
  });
  const [classroom] = await (await request.get("/api/classrooms")).json();
  return { visitor, ...classroom };
}

describe("a teacher whom no school knows", () => {
  it("gets no badges, family codes, roster or other class, and the page says what to do instead", async () => {
    const { visitor: sly, id } = await newStranger();
    const teacher = await visit();
    await signInAs(teacher, "teacher@demo.school");
    const [theirs] = await (await teacher.context.request.get("/api/classrooms")).json();
    const { page } = sly;
    await openRoom(page, "settings");
    const settings = page.locator("#settings");
    expect(await settings.getByText("Sign-in badges").count()).toBe(0);
    expect(await settings.getByText("Move a student").count()).toBe(0);
    await settings
      .getByText(/school/i)
      .first()
      .waitFor();
    expect(await findProblems(page)).toEqual([]);
    const { request } = sly.context;
    for (const each of [id, theirs.id]) {
      for (const printed of ["badges", "family-codes"]) {
        const reply = await request.post(`/api/classrooms/${each}/${printed}`);
        expect([403, 404], `${printed}: ${reply.status()}`).toContain(reply.status());
      }
    }
    expect((await request.get(`/api/admin/morning-board?classroomId=${theirs.id}`)).status()).toBe(404);
    await page.goto(`/?take-out=${theirs.id}#take-out`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await page.locator("#take-out").count()).toBe(0);
    expect(sly.problems).toEqual([]);
  });
});

describe("a student who is taken out of a class", () => {
  it("is seen no more on the open pages, and keeps what is theirs", async () => {
    const teacher = await visit();
    await signInAs(teacher, "teacher@demo.school");
    const { id, tile } = await openSettings(teacher);
    const leo = await visit();
    await signInAs(leo, "leo@demo.school");
    await openRoom(leo.page, "drummer");
    await leo.page
      .getByText(/\d here/)
      .first()
      .waitFor();

    const { page } = teacher;
    await tile.getByRole("link", { name: /^Take a student out/ }).click();
    const list = page.locator("#take-out");
    await list.getByRole("heading", { name: "Take a student out" }).waitFor();
    expect(await findProblems(page)).toEqual([]);
    await expectToFitPhone(page);
    await list.getByRole("button", { name: /^Take out: Leo/ }).click();
    await toast(page, "The student is out of the class now.").waitFor();
    await leo.page
      .getByText(/\d here/)
      .first()
      .waitFor({ state: "hidden" });
    expect(await list.getByText("Leo").count()).toBe(0);
    const students = await (await teacher.context.request.get("/api/admin/students")).json();
    expect(JSON.stringify(students)).not.toContain("Leo");
    await page.goto(`/?board=${id}#morning`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await page.locator("#morning").getByText("Leo").count()).toBe(0);
    expect((await leo.context.request.get("/api/ai-dj/tracks")).ok(), "their own work").toBe(true);

    // Pressed once more on an older page, it says so and does no harm.
    const again = await teacher.context.request.post(`/api/classrooms/${id}/members/nobody`);
    expect(again.status()).toBe(404);
    expect([...teacher.problems, ...leo.problems]).toEqual([]);
  });
});

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
    await expectToFitPhone(teacher.page);

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
    await kim.page.getByText(/You are a co-teacher of/).waitFor({ state: "detached" });
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
    await form.locator("option").filter({ hasText: name }).waitFor({ state: "detached" });
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
    await tile.waitFor({ state: "detached" });

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
