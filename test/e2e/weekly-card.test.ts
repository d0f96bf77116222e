import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "~/platform/durations";
import { findProblems } from "./accessibility";
import { newVisitor, openBrowser, signInAs, type Visitor } from "./browser";
import { mailTo } from "./family";
import { type RunningServer, startServer } from "./server";

/** How far the next Sunday's late afternoon is, in New York, where the demo school is. */
function untilSundayMs(): number {
  const now = new Date();
  const sunday = new Date(now.getTime() + ((7 - now.getUTCDay()) % 7) * DAY_MS);
  return sunday.setUTCHours(22, 30, 0, 0) - now.getTime();
}

describe("the weekly card", () => {
  let browser: Browser;
  let server: RunningServer;
  beforeAll(async () => {
    browser = await openBrowser();
    server = await startServer({ CLOCK_OFFSET_MS: String(untilSundayMs()) });
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  const visit = (options: Parameters<Browser["newContext"]>[0] = {}) =>
    newVisitor(browser, { baseURL: server.baseUrl, ...options });

  /** The demo parent, of Leo and, by a code of the school, of Maya. */
  async function parentOfTwo(): Promise<Visitor> {
    const teacher = await visit();
    await signInAs(teacher, "teacher@demo.school");
    const students: { id: string; email: string }[] = await (
      await teacher.context.request.get("/api/admin/students")
    ).json();
    const studentId = students.find(({ email }) => email === "maya@demo.school")?.id;
    const made = await teacher.context.request.post("/api/family-codes", { data: { studentId } });
    const parent = await visit({ viewport: { width: 320, height: 800 } });
    await signInAs(parent, "parent@demo.school");
    const { code } = await made.json();
    expect((await parent.context.request.post("/api/parent/link", { data: { code } })).status()).toBe(200);
    return parent;
  }

  const cardsMailed = async (visitor: Visitor) =>
    (await mailTo(visitor, "parent@demo.school")).filter(({ subject }) => subject.includes("'s week:"));

  it("is there for each child, comes by mail once, and stops with one tap", async () => {
    const visitor = await parentOfTwo();
    const { page, context, problems } = visitor;
    await page.goto("/");
    const card = page.locator("#weekly");
    for (const part of ["One song", "One skill", "One question to ask at dinner"]) {
      await card.locator("dt", { hasText: part }).first().waitFor();
    }
    expect(await card.textContent()).toContain("Leo");
    await card.getByText("Earlier weeks").click();
    expect(await card.locator("details li").count()).toBe(4);
    await page.getByRole("link", { name: "Maya", exact: true }).click();
    await page.getByRole("heading", { name: "How Maya is doing" }).waitFor();
    expect(await card.textContent()).toContain("Maya");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await findProblems(page)).toEqual([]);

    for (let turn = 0; turn < 2; turn += 1) {
      expect((await context.request.post("/dev/scheduled")).status()).toBe(200);
      const mails = await cardsMailed(visitor);
      expect(mails.map(({ subject }) => subject)).toEqual(["Leo's week: one song, one skill, one question"]);
    }

    await card.getByRole("button", { name: "Stop the email" }).click();
    await card.getByText("You do not get this card by email.").waitFor();
    await page.getByRole("heading", { name: "How Maya is doing" }).waitFor();
    await card.getByRole("button", { name: "Send it by email" }).click();
    await card.getByText("You also get this card by email every Sunday afternoon.").waitFor();
    expect(problems).toEqual([]);
  });

  it("stops with the mail's link, signed out and without a script, as often as it is opened", async () => {
    const parent = await visit();
    await signInAs(parent, "parent@demo.school");
    await parent.context.request.post("/dev/scheduled");
    const [mail] = await cardsMailed(parent);
    const path = /\/weekly-card\/[\w-]+\?lang=en/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(path).not.toBe("");

    const { page, problems } = await visit({ javaScriptEnabled: false });
    await page.goto(path);
    await page.getByRole("heading", { name: "Stop the weekly card by email?" }).waitFor();
    expect(await page.locator("script[src]").count(), "no framework script").toBe(0);
    await page.getByRole("button", { name: "Stop the emails" }).click();
    const done = page.getByRole("heading", { name: "You get no more weekly cards by email" });
    await done.waitFor();
    await page.goBack();
    const again = page.getByRole("button", { name: "Stop the emails" });
    if ((await again.count()) > 0) await again.click();
    await done.waitFor();
    await page.goto(path);
    await done.waitFor();

    await parent.page.goto("/#weekly");
    await parent.page.locator("#weekly").getByText("You do not get this card by email.").waitFor();

    const forged = await page.goto(path.replace(/.{4}\?lang/, "AAAA?lang"));
    expect(forged?.status()).toBe(404);
    await page.getByRole("heading", { name: "This link does not work any more" }).waitFor();
    expect(await again.count()).toBe(0);
    expect([...problems, ...parent.problems]).toEqual([]);
  });
});
