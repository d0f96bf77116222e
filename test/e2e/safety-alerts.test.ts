import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findProblems } from "./accessibility";
import { newVisitor, openBrowser, signInAs, type Visitor } from "./browser";

describe("safety alerts on the staff page", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("are at the anchor of the mail: read, taken and closed without a script (K13, K16)", async () => {
    const student = await newVisitor(browser);
    await signInAs(student, "maya@demo.school");
    const talk = await (
      await student.context.request.post("/api/ai-coach/conversations", { data: {} })
    ).json();
    const words = "i feel like hurting myself tonight";
    await student.context.request.post(`/api/ai-coach/conversations/${talk.id}/messages`, {
      data: { content: words },
    });

    const admin = await newVisitor(browser, {
      javaScriptEnabled: false,
      viewport: { width: 360, height: 800 },
    });
    await signInAs(admin, "admin@demo.school");
    const id = await newestEvent(admin);
    const { page } = admin;
    // In the classes' room too, without a word of what it is.
    await page.goto("/#student-management");
    const strip = page.getByText(/waiting for you\.$/).locator("..");
    await strip.getByRole("link", { name: "Look" }).click();
    await page.getByRole("heading", { name: "Safety alerts" }).waitFor();
    await page.goto(`/?event=${id}#safety-${id}`);
    const alert = page.locator(`#safety-${id}`);
    await alert.getByRole("heading", { name: "Self-harm" }).waitFor();
    expect(await alert.getByText(words).count()).toBe(0);
    await page.getByText("No clinician has reviewed the crisis texts").waitFor();

    await alert.getByRole("link", { name: /^Read the message/ }).click();
    await alert.getByText(words).waitFor();
    await alert.getByText("The next contact is told at").or(alert.getByText("nobody left to tell")).waitFor();
    await alert.getByRole("heading", { name: "What happened when" }).waitFor();
    await alert.getByRole("button", { name: /^I have it/ }).click();
    await alert.getByText("Somebody has it").waitFor();
    await alert.getByLabel("What was done").selectOption("talked_with_student");
    await alert.getByRole("button", { name: "Close the alert" }).click();
    await alert.getByText("Talked with the student", { exact: true }).waitFor();
    expect(new URL(page.url()).hash).toBe(`#safety-${id}`);
  });

  it("let a teacher check in with a student once the school says so, name by request, nothing else (K16)", async () => {
    const student = await newVisitor(browser);
    await signInAs(student, "maya@demo.school");
    const { request } = student.context;
    const talk = await (await request.post("/api/ai-coach/conversations", { data: {} })).json();
    const words = "i wish i was dead";
    await request.post(`/api/ai-coach/conversations/${talk.id}/messages`, { data: { content: words } });

    const teacher = await newVisitor(browser, { viewport: { width: 320, height: 800 } });
    await signInAs(teacher, "teacher@demo.school");
    await teacher.page.goto("/");
    await teacher.page.getByRole("heading", { level: 1 }).first().waitFor();
    const card = teacher.page.locator("#check-in-with");
    expect(await card.count()).toBe(0);

    const admin = await newVisitor(browser, { javaScriptEnabled: false });
    await signInAs(admin, "admin@demo.school");
    await setTeacherFlags(admin.page, true);

    await teacher.page.goto("/");
    await card.getByText("Somebody in your class could use a hello.").waitFor();
    expect(await card.getByText("Maya").count()).toBe(0);
    expect(await findProblems(teacher.page)).toEqual([]);
    await card.getByRole("link", { name: "Show who" }).click();
    await card.getByText("Maya", { exact: true }).waitFor();
    await expect
      .poll(() => card.locator(":not(:has(*))").allTextContents())
      .toEqual([
        "Check in with",
        "Maya",
        "Say hello away from the class, listen, and talk to the school counselor.",
      ]);
    expect(await teacher.page.content()).not.toContain(words);
    expect(await findProblems(teacher.page)).toEqual([]);
    expect(teacher.problems).toEqual([]);

    await setTeacherFlags(admin.page, false);
    await teacher.page.goto("/?check-in-with=show");
    await teacher.page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await card.count()).toBe(0);
    await admin.context.request.post(`/api/safety/events/${await newestEvent(admin)}/close`, {
      data: { outcome: "talked_with_student" },
    });
  });

  it("stay away from an ordinary teacher, and have no accessibility problem at 320 px", async () => {
    const teacher = await newVisitor(browser);
    await signInAs(teacher, "teacher@demo.school");
    await teacher.page.goto("/");
    await teacher.page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await teacher.page.locator("#safety").count()).toBe(0);

    const admin = await newVisitor(browser, { viewport: { width: 320, height: 800 } });
    await signInAs(admin, "admin@demo.school");
    await admin.page.goto("/");
    await admin.page.getByRole("heading", { name: "Safety alerts" }).waitFor();
    expect(await findProblems(admin.page)).toEqual([]);
    expect(admin.problems).toEqual([]);
  });

  it("go to whom the school names, which a drill shows, without a script at 360 px (K13)", async () => {
    const admin = await newVisitor(browser, {
      javaScriptEnabled: false,
      viewport: { width: 360, height: 800 },
    });
    await signInAs(admin, "admin@demo.school");
    const { page } = admin;
    await page.goto("/#safety-contacts");
    const card = page.locator("#safety-contacts");
    await card.getByText("Nobody is named yet.").waitFor();
    const first = card.getByRole("group", { name: "One more contact" });
    await first.getByLabel("Email").fill("admin@demo.school");
    await card.getByLabel("Until").fill("15:00");
    await card.getByRole("button", { name: "Save who is told" }).click();
    await card.getByText("Write the name of this contact.").waitFor();
    expect(await card.getByLabel("Until").inputValue()).toBe("15:00");

    const again = card.getByRole("group", { name: "Contact 1" });
    expect(await again.getByLabel("Email").inputValue()).toBe("admin@demo.school");
    await again.getByLabel("Name").fill("The office");
    await again.getByLabel("When").selectOption("school");
    await card.getByRole("button", { name: "Save who is told" }).click();
    await card.getByText("Nobody is named for the time outside school hours.").waitFor();
    expect(await again.getByLabel("Name").inputValue()).toBe("The office");
    expect(await card.getByText("cannot open the alert").count()).toBe(0);

    await card.getByRole("button", { name: "Run a drill" }).click();
    const drill = page.locator("#safety li").filter({ hasText: "Drill" }).first();
    await drill.getByRole("button", { name: /^I have it/ }).click();
    await drill.getByText("Somebody has it").waitFor();
    await drill.getByLabel("What was done").selectOption("drill_done");
    await drill.getByRole("button", { name: "Close the alert" }).click();
    await page.getByText("Drill done").first().waitFor();

    await again.getByLabel("Name").fill("");
    await again.getByLabel("Email").fill("");
    await card.getByRole("button", { name: "Save who is told" }).click();
    await card.getByText("Nobody is named yet.").waitFor();
  });
});

describe("limits of the coach", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each([
    ["a parent's child", "parent@demo.school"],
    ["an administrator's school", "admin@demo.school"],
  ])("are set for %s without a script, and a wrong number stays in its box", async (_, email) => {
    const adult = await newVisitor(browser, { javaScriptEnabled: false });
    await signInAs(adult, email);
    const { page } = adult;
    await page.goto("/#coach-limits");
    const limits = page.locator("#coach-limits");
    await limits.getByLabel("Minutes a day").fill("30");
    await limits.getByRole("button", { name: "Save limits" }).click();
    await noScriptToast(page, "Limits saved.");
    expect(await limits.getByLabel("Minutes a day").inputValue()).toBe("30");

    // The browser would refuse this number itself.
    await limits.locator("form").evaluate((form: HTMLFormElement) => form.setAttribute("novalidate", ""));
    await limits.getByLabel("Minutes a day").fill("900");
    await limits.getByRole("button", { name: "Save limits" }).click();
    await limits.getByText("Please choose a number from 5 to 240").waitFor();
    expect(await limits.getByLabel("Minutes a day").inputValue()).toBe("900");

    await limits.getByLabel("Minutes a day").fill("");
    await limits.getByRole("button", { name: "Save limits" }).click();
    await noScriptToast(page, "Limits saved.");
  });
});

/** The open alert that was raised last. */
async function newestEvent({ context }: Visitor): Promise<string> {
  const reply = await context.request.get("/api/safety/events?state=open");
  const events = (await reply.json()) as { id: string; createdAt: string }[];
  const [newest] = events.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (!newest) throw new Error("no alert is open");
  return newest.id;
}

/** The school's switch, by its plain form. */
async function setTeacherFlags(page: Page, isOn: boolean): Promise<void> {
  await page.goto("/#teacher-flags");
  const setting = page.locator("#teacher-flags");
  await setting.getByLabel("Show teachers whom to check in with").setChecked(isOn);
  await setting.getByRole("button", { name: "Save" }).click();
  await noScriptToast(page, "Saved.");
  expect(await setting.getByLabel("Show teachers whom to check in with").isChecked()).toBe(isOn);
}

/** Without a script the toast stands inside `noscript`, whose text Playwright's text search leaves out. */
async function noScriptToast(page: Page, text: string): Promise<void> {
  // The page before may still stand there with its own toast.
  await expect.poll(() => page.locator("noscript .toast").allTextContents()).toEqual([text]);
}
