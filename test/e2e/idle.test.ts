import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newVisitor, openBrowser, type Visitor } from "./browser";
import { registerStudent } from "./students";

const MINUTE_MS = 60_000;

describe("a page nobody uses", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  /** A student's page whose clock the test moves. */
  async function openPage(ownDevice: boolean): Promise<Visitor> {
    const visitor = await newVisitor(browser);
    const { email, password } = await registerStudent(visitor, { ageYears: 15 });
    const { page } = visitor;
    await visitor.context.clearCookies();
    await page.goto("/auth?step=login&type=student", { waitUntil: "networkidle" });
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    if (ownDevice) await page.getByLabel("This device is mine").check();
    await page.clock.install();
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.getByRole("heading", { name: "Welcome, Robin" }).waitFor();
    // The live room's socket belongs to an open page as well.
    await page.locator('.shell-side a[href="#drummer"]').click();
    await page.getByText("1 here").waitFor();
    return visitor;
  }
  const question = ({ page }: Visitor) => page.getByRole("dialog", { name: "Are you still there?" });
  const isSignedIn = async ({ context }: Visitor) => (await context.request.get("/api/auth/user")).ok();

  it("asks after 28 minutes, stays when somebody answers, and signs out at 30", async () => {
    const visitor = await openPage(false);
    const { page } = visitor;
    await page.clock.runFor(27 * MINUTE_MS);
    expect(await question(visitor).count()).toBe(0);
    await page.clock.runFor(MINUTE_MS + 5000);
    await question(visitor).getByRole("button", { name: "I am still here" }).click();
    await question(visitor).waitFor({ state: "detached" });
    expect(await isSignedIn(visitor)).toBe(true);

    await page.clock.runFor(29 * MINUTE_MS);
    await question(visitor).waitFor();
    await page.clock.runFor(MINUTE_MS + 5000);
    await page.getByText("Nobody used the page for 30 minutes.").first().waitFor();
    await page.getByText("Choose your account type to get started").waitFor();
    expect(await isSignedIn(visitor)).toBe(false);
    // A socket that tried to come back at that very moment is refused, which Chromium notes by itself.
    const own = visitor.problems.filter((problem) => !/^WebSocket connection .* HTTP Auth/.test(problem));
    expect(own).toEqual([]);
  });

  it("counts any use, and leaves one's own device alone", async () => {
    const shared = await openPage(false);
    for (let round = 0; round < 2; round++) {
      await shared.page.clock.runFor(20 * MINUTE_MS);
      await shared.page.keyboard.press("Shift");
    }
    expect(await question(shared).count()).toBe(0);
    const own = await openPage(true);
    await own.page.clock.runFor(60 * MINUTE_MS);
    expect(await question(own).count()).toBe(0);
    expect(await isSignedIn(own)).toBe(true);
  });
});
