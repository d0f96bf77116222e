import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findProblems } from "./accessibility";
import { newVisitor, openBrowser, signInAs } from "./browser";
import { registerStudent } from "./students";

const privacyOf = async (page: Page) => {
  await page.goto("/?own=privacy#profile");
  return page.getByRole("tabpanel", { name: "Privacy" });
};

describe("the privacy tab", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("gives a whole archive of one's data", async () => {
    const visitor = await newVisitor(browser);
    const { email } = await registerStudent(visitor, { ageYears: 14, firstName: "Quill" });
    const { page, problems } = visitor;
    const privacy = await privacyOf(page);
    await privacy.getByRole("button", { name: "Request my data" }).click();
    await page.getByText("Data Export Requested").first().waitFor();
    const link = privacy.getByRole("link", { name: "Download" });
    // The archive is made after the answer went out: the page shows it when it is asked again.
    await expect
      .poll(async () => {
        await page.reload();
        await privacy.waitFor();
        return await link.count();
      })
      .toBeGreaterThan(0);

    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
    const data = JSON.parse(strFromU8(files["data.json"] ?? new Uint8Array()));
    expect(data.users).toMatchObject([{ firstName: "Quill", email }]);
    expect(strFromU8(files["data.html"] ?? new Uint8Array())).toContain("Quill");
    expect(problems).toEqual([]);
  });

  it("plans a deletion after a second thought, and takes it back", async () => {
    const visitor = await newVisitor(browser);
    await registerStudent(visitor, { ageYears: 14 });
    const { page, problems } = visitor;
    const privacy = await privacyOf(page);
    await privacy.getByText("Delete my account", { exact: true }).click();
    await privacy.getByText("go for good after seven days").waitFor();
    await privacy.getByRole("button", { name: "Yes, delete my account" }).click();
    const planned = privacy.getByText(/Your account will be deleted on \w+ \d+, \d{4}/);
    await planned.waitFor();
    await page.reload();
    await planned.waitFor();
    await privacy.getByRole("button", { name: "Keep my account" }).click();
    await planned.waitFor({ state: "detached" });
    const requests = await visitor.context.request.get("/api/privacy/requests");
    expect(await requests.json()).toMatchObject([{ kind: "deletion", status: "cancelled" }]);
    expect(problems).toEqual([]);
  });

  it("carries a request for a correction to the school and the answer back", async () => {
    const wish = `My grade is 10, not 9 (${crypto.randomUUID()}).`;
    const student = await newVisitor(browser);
    await signInAs(student, "maya@demo.school");
    const privacy = await privacyOf(student.page);
    await privacy.getByText("Write to the school").click();
    await privacy.getByLabel("What is wrong, and what is right?").fill(wish);
    await privacy.getByRole("button", { name: "Send to the school" }).click();
    const mine = privacy.getByRole("listitem").filter({ hasText: wish });
    await mine.getByText("With the school").waitFor();

    const admin = await newVisitor(browser);
    await signInAs(admin, "admin@demo.school");
    await admin.page.goto("/#corrections");
    const theirs = admin.page.locator("#corrections li").filter({ hasText: wish });
    await theirs.getByText("from the student").waitFor();
    expect(await findProblems(admin.page)).toEqual([]);
    await theirs.getByLabel("Your answer to the family").fill("Grade 9 is right until August.");
    await theirs.getByRole("button", { name: "Decline" }).click();
    await admin.page.getByText("Answer sent").first().waitFor();
    expect(await admin.page.getByText(wish).count()).toBe(0);

    await student.page.reload();
    await mine.getByText("Declined").waitFor();
    await mine.getByText("Grade 9 is right until August.").waitFor();
    await mine.getByText("Your words stay with the record").waitFor();
    await privacy.getByText("class list", { exact: true }).first().waitFor();
    expect(await findProblems(student.page)).toEqual([]);
    expect([...student.problems, ...admin.problems]).toEqual([]);
  });

  it("works without a script: tabs, switches, settings, export, deletion and its end", async () => {
    const visitor = await newVisitor(browser, { javaScriptEnabled: false });
    await registerStudent(visitor, { ageYears: 14 });
    const { page } = visitor;
    /** Sends a form and reads the message on the page after it, which stands in <noscript>. */
    const submit = async (button: string, message: string) => {
      await Promise.all([
        page.waitForEvent("load"),
        page.getByRole("button", { name: button, exact: true }).click(),
      ]);
      await expect
        .poll(async () => (await page.locator("noscript .toast").allTextContents()).join())
        .toContain(message);
    };
    await page.goto("/");
    await page.getByRole("tab", { name: "Settings" }).click();
    await page.getByLabel("Nickname").fill("Paper Drum");
    await page.getByLabel("Text size").selectOption("large");
    await submit("Save settings", "Settings saved");
    await page.locator("html[data-text-size=large]").waitFor();
    expect(await page.getByLabel("Nickname").inputValue()).toBe("Paper Drum");

    await page.getByRole("tab", { name: "Privacy" }).click();
    const short = page.getByLabel("Keep my history for a short time only");
    await short.check();
    await submit("Save privacy settings", "Privacy Settings Updated");
    expect(await short.isChecked()).toBe(true);
    await submit("Request my data", "Data Export Requested");
    await page.getByText("Delete my account", { exact: true }).click();
    await submit("Yes, delete my account", "Data Deletion Requested");
    await submit("Keep my account", "Your account stays");
    expect(await page.getByText("Your account will be deleted on").count()).toBe(0);
  });
});
