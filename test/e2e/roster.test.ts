import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomName } from "../fixtures/random-name";
import { findProblems } from "./accessibility";
import { newVisitor, openBrowser, signInAs, type Visitor, waitForScript } from "./browser";

const HEADER = "student_id,first_name,last_name,email,grade,birth_date,class_name";
const BORN = `${new Date().getUTCFullYear() - 7}-01-02`;

/** A class of two first-graders and one older student, of whom two lines may be wrong. */
function rosterOf(room: string, { isBad }: { isBad: boolean }) {
  const lines = [
    HEADER,
    `${room}-1,Ivy,Stone,,1,${isBad ? "last spring" : BORN},${room}`,
    `${room}-2,Omar,Reed,,1,${BORN},${room}`,
    `${room}-3,Zoe,Lind,${isBad ? "zoe" : `zoe.${room.toLowerCase()}@school.example`},9,2011-03-14,${room}`,
  ];
  return { name: "roster.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n")) };
}

describe("a school's roster", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("is checked, mended and imported in place, and its badges print", async () => {
    const room = randomName("Room");
    const admin = await newVisitor(browser);
    const { page } = admin;
    await openForm(admin);
    // Without it the form leads to a page of its own.
    await waitForScript(page);
    const card = page.locator("#roster");
    await card.getByLabel("Roster file").setInputFiles(rosterOf(room, { isBad: true }));
    await card.getByRole("button", { name: "Check the file" }).click();
    await card.getByRole("heading", { name: "Please mend first: 3" }).waitFor();
    // Without the school's statement the first-grader of line 3 needs a parent.
    expect(await linesOf(page)).toEqual(["2 birth_date", "3 parent_email", "4 email"]);
    expect(await findProblems(page)).toEqual([]);
    await card.getByRole("button", { name: "Import" }).click();
    await card.getByText("Nothing was imported. Mend these").waitFor();

    await card.getByLabel("Roster file").setInputFiles(rosterOf(room, { isBad: false }));
    await card.getByLabel(/our school decides for its students under 13/).check();
    await card.getByRole("button", { name: "Check the file" }).click();
    await card.getByText("New: 3. Changed: 0. Unchanged: 0.").waitFor();
    await card.getByRole("button", { name: "Import" }).click();
    await card.getByRole("heading", { name: "The roster is imported" }).waitFor();

    const sheet = await openedBy(admin, () =>
      card.getByRole("button", { name: `Print badges: ${room}` }).click(),
    );
    for (const name of ["Ivy", "Omar"]) await sheet.getByText(name, { exact: true }).waitFor();
    expect(await sheet.locator(".badge svg").count()).toBe(2);
    await page.goto("/?tab=student-management&find=Ivy#student-management");
    await page.getByRole("heading", { name: "Ivy Stone" }).first().waitFor();
    expect(await page.getByText("no-address").count()).toBe(0);
    expect(admin.problems).toEqual([]);
  });

  it("is imported on a plain screen, without any script", async () => {
    const room = randomName("Hall");
    const admin = await newVisitor(browser, { javaScriptEnabled: false });
    const { page } = admin;
    await openForm(admin);
    await page.getByLabel("Roster file").setInputFiles(rosterOf(room, { isBad: true }));
    await page.getByLabel(/our school decides for its students under 13/).check();
    await page.getByRole("button", { name: "Check the file" }).click();
    await page.getByRole("heading", { name: "Please mend first: 2" }).waitFor();
    await expect.poll(() => linesOf(page)).toEqual(["2 birth_date", "4 email"]);

    await page.getByRole("link", { name: "Back to the students" }).click();
    await page.getByText("Import a roster").click();
    await page.getByLabel("Roster file").setInputFiles(rosterOf(room, { isBad: false }));
    await page.getByLabel(/our school decides for its students under 13/).check();
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByRole("heading", { name: "The roster is imported" }).waitFor();
    await page.getByText("New: 3. Changed: 0. Unchanged: 0.").waitFor();
    await page.getByRole("button", { name: `Print badges: ${room}` }).click();
    await page.getByText("Omar", { exact: true }).waitFor();
    expect(admin.problems).toEqual([]);
  });
});

async function openForm(admin: Visitor): Promise<void> {
  await signInAs(admin, "admin@demo.school");
  await admin.page.goto("/?tab=student-management#student-management");
  // Until fonts and script are there the page may move under a press, which then opens nothing.
  await admin.page.waitForLoadState("networkidle");
  await admin.page.getByText("Import a roster").click();
  await admin.page.locator("#roster[open]").waitFor();
}

/** `line column` of every line to mend. */
const linesOf = (page: Page): Promise<string[]> =>
  page.locator("table:has(th:text-is('What to do')) tbody tr").evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll("td")]
        .slice(0, 2)
        .map((cell) => cell.textContent)
        .join(" "),
    ),
  );

/** The page that a click opens beside this one. */
async function openedBy({ context }: Visitor, click: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([context.waitForEvent("page"), click()]);
  await opened.waitForLoadState();
  return opened;
}
