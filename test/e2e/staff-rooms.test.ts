import { describe, expect, it } from "vitest";
import { newVisitor, openBrowser, signInAs } from "./browser";

describe("the staff's rooms", () => {
  it("open by every link twice, the three tabs among them, and tabs keep the keyboard", async () => {
    const browser = await openBrowser();
    const { page, problems, ...teacher } = await newVisitor(browser, {
      viewport: { width: 1366, height: 768 },
    });
    await signInAs({ page, problems, ...teacher }, "teacher@demo.school");
    await page.goto("/");
    const rooms = ["dashboard", "learning", "student-management", "progress-reports", "module-audits"];
    rooms.push("live-circle", "settings", "profile");
    // From then on the page's script hides the other rooms, and moves the focus.
    await page.waitForFunction(() => document.querySelector(".room[hidden]") !== null);
    for (const room of [...rooms, ...rooms.toReversed()]) {
      await page.locator(`.shell-side a.nav-link[href="#${room}"]`).click();
      await page.waitForFunction((id) => document.activeElement?.id === `${id}-heading`, room);
      expect(await page.locator(".nav-link[aria-current=page]:visible").getAttribute("href")).toBe(
        `#${room}`,
      );
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(await page.locator(`#${room}`).isVisible()).toBe(true);
    }
    await page.getByRole("tab", { name: "Progress Monitoring" }).click();
    await page.getByRole("tabpanel", { name: "Progress Monitoring" }).waitFor();
    await page.locator('.shell-side a.nav-link[href="#student-management"]').click();
    // Entering a room moves the focus to its heading; the tab takes it after that.
    await page.waitForFunction(() => document.activeElement?.id === "student-management-heading");
    await page.getByRole("tab", { name: "Student Management" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(/#progress-reports$/);
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(/#module-audits$/);
    await page.getByRole("tabpanel", { name: "Module Audits" }).waitFor();
    expect(problems).toEqual([]);
    await browser.close();
  });
});
