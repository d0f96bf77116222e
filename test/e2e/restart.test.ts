import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { newVisitor, openBrowser, signInAs } from "./browser";
import { noteGlow } from "./glow";
import { startServer } from "./server";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe("a crash of the server in the middle of a lesson", () => {
  it("brings both pages back by themselves to the circle as it was", async () => {
    const server = await startServer();
    try {
      const teacher = await newVisitor(browser, { baseURL: server.baseUrl });
      const maya = await newVisitor(browser, { baseURL: server.baseUrl });
      await signInAs(teacher, "teacher@demo.school");
      await signInAs(maya, "maya@demo.school");
      const desk = teacher.page.locator(".conductor");
      const kick = maya.page.getByRole("button", { name: "Kick, key" });
      const keptLoop = maya.page.getByText("This loop keeps going. Play along!");
      const muted = maya.page.getByText("Your teacher muted you for a moment.");
      const members = (count: number) =>
        document.querySelectorAll(".avatar").length === count ? true : null;

      await maya.page.goto("/#drummer");
      await teacher.page.goto("/#live-circle");
      await desk.waitFor();
      for (const { page } of [teacher, maya]) await page.waitForFunction(members, 2);
      await desk.getByRole("radio", { name: "Loop circle" }).click();
      await desk.getByRole("button", { name: "Start", exact: true }).click();
      await maya.page.getByText("Your beat joins next time round.").waitFor();
      const first = await noteGlow(teacher.page);
      await kick.click();
      await first.seen();
      await desk.getByRole("button", { name: "Keep it going" }).click();
      await keptLoop.waitFor();
      await desk.getByRole("button", { name: "Mute Maya" }).click();
      await muted.waitFor();

      const lost = [maya, teacher].map(({ page }) =>
        page.getByText("The connection is lost. Coming back…").first().waitFor(),
      );
      // What the teacher pressed now would reach nobody.
      const stillDesk = desk.locator("fieldset:disabled", {
        has: teacher.page.getByRole("button", { name: "Mute Maya" }),
      });
      await Promise.all([server.crashAndRestart(), ...lost, stillDesk.waitFor()]);
      for (const { page } of [teacher, maya]) await page.waitForFunction(members, 2);
      await muted.waitFor();
      await desk.getByRole("button", { name: "Mute Maya", pressed: true }).click();
      await keptLoop.waitFor();
      const second = await noteGlow(teacher.page);
      await kick.click();
      await second.seen();
      await Promise.all([maya.context.close(), teacher.context.close()]);
    } finally {
      await server.stop();
    }
  });
});
