import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomName } from "../fixtures/random-name";
import { newVisitor, openBrowser, signInAs, type Visitor } from "./browser";
import { newWaitingChild, register } from "./family";

describe("a verified school", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("consents for a waiting child on a plain screen, and the child's open page unlocks", async () => {
    const name = randomName("Ivo");
    const { child } = await newWaitingChild(browser, name);
    await child.page.goto("/");
    await child.page.getByText("Does your school say yes for you?").click();
    await child.page.getByLabel("Class code").fill("no such code");
    await child.page.getByRole("button", { name: "Ask my school" }).click();
    await child.page
      .getByText(/We do not know this code/)
      .first()
      .waitFor();
    expect(await child.page.getByLabel("Class code").inputValue()).toBe("no such code");
    await child.page.getByLabel("Class code").fill(await classCode(browser));
    await child.page.getByRole("button", { name: "Ask my school" }).click();
    await child.page.getByText("Your school can see you now").first().waitFor();

    const admin = await newVisitor(browser, { javaScriptEnabled: false });
    await signInAs(admin, "admin@demo.school");
    await admin.page.goto("/");
    const card = admin.page.locator("#school-consent");
    await card.getByText("Read the notice first").click();
    for (const heading of ["What we will keep, and why", "Who else can see it"])
      await card.getByRole("heading", { name: heading }).waitFor();
    await card.getByLabel(`${name} Test`).check();
    await card.getByLabel(/I have read the notice/).check();
    await card.getByRole("button", { name: "Give consent" }).click();
    await toast(admin.page, "Students who can use Beats now: 1").waitFor();
    const line = card.getByRole("listitem").filter({ hasText: `${name} Test` });
    await line.filter({ hasText: "was given consent" }).filter({ hasText: "notice 2026-" }).waitFor();

    // Nobody touches the child's page.
    await child.page.getByRole("heading", { name: /How are you feeling today/ }).waitFor();
    await child.page.locator('.shell-side a[href="#drummer"]').click();
    await child.page.getByText("1 here").waitFor();

    await line.getByText("Take it back", { exact: true }).click();
    await line.getByRole("button", { name: "Yes, take it back" }).click();
    await toast(admin.page, "The consent was taken back").waitFor();
    await child.page.getByRole("heading", { name: `Beats is paused, ${name}` }).waitFor();
    expect([...child.problems, ...admin.problems]).toEqual([]);
  });

  it("prints a family code with which a parent links the child, without any script", async () => {
    const teacher = await newVisitor(browser, { javaScriptEnabled: false });
    await signInAs(teacher, "teacher@demo.school");
    await teacher.page.goto("/");
    const sheet = await openedBy(teacher, (page) =>
      page.getByRole("button", { name: "Family code: Maya", exact: false }).click(),
    );
    await sheet.getByText("For the family of Maya").waitFor();
    await sheet.getByText("Para la familia de Maya").waitFor();
    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(
      (await sheet.locator("main").textContent()) ?? "",
    )?.[0];

    const parent = await newVisitor(browser, { javaScriptEnabled: false });
    await register(parent, "parent", "Noa", `${randomName("parent-")}@test.example`);
    await parent.page.goto("/");
    await parent.page.getByRole("heading", { name: "No Child Linked" }).waitFor();
    const field = parent.page.getByLabel("Family code");
    await field.fill("AAAA-BBBB-CCCC");
    await parent.page.getByRole("button", { name: "Link my child" }).click();
    // The heading stands on the page before as well: what is typed there would go with it.
    await toast(parent.page, "Not linked").waitFor();
    await parent.page.getByRole("heading", { name: "No Child Linked" }).waitFor();
    await field.fill(code ?? "");
    await parent.page.getByRole("button", { name: "Link my child" }).click();
    await parent.page.getByRole("heading", { name: "How Maya is doing" }).waitFor();
    expect(parent.page.url()).toMatch(/\?childId=[^#]+#dashboard$/);
  });
});

/** The code of the demo teacher's class, which belongs to the verified demo school. */
async function classCode(browser: Browser): Promise<string> {
  const teacher = await newVisitor(browser);
  await signInAs(teacher, "teacher@demo.school");
  const [first] = await (await teacher.context.request.get("/api/classrooms")).json();
  await teacher.context.close();
  return first.joinCode;
}

/** The message of a page without script: it stands in a <noscript>, where a search by text does not look. */
const toast = (page: Page, text: string) => page.locator(".toast").filter({ hasText: text });

/** The page that a press opens in a tab of its own. */
async function openedBy(visitor: Visitor, press: (page: Page) => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([visitor.context.waitForEvent("page"), press(visitor.page)]);
  return opened;
}
