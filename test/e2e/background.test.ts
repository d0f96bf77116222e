import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newVisitor, openBrowser, openRoom, signInAs, type Visitor } from "./browser";
import { findPoorContrast } from "./contrast";
import { blackPng, noisyPng, whitePng } from "./pictures";
import { registerStudent } from "./students";

const file = (buffer: Buffer, name = "mine.png", mimeType = "image/png") => ({ name, mimeType, buffer });
const chooser = (page: Page) => page.locator("#background input[type=file]");
const wallPicture = (page: Page) => page.locator("img.wall-picture[src^='/api/objects/']");

/** Uploads a picture through the API and makes it the background. */
async function setBackground({ context }: Visitor, picture: Buffer): Promise<void> {
  const address = await context.request.post("/api/objects/upload", {
    data: { contentType: "image/png", size: picture.length },
  });
  const { uploadURL, objectPath } = await address.json();
  const sent = await context.request.put(uploadURL, {
    data: picture,
    headers: { "content-type": "image/png" },
  });
  expect(sent.status()).toBe(200);
  const set = await context.request.put("/api/backgrounds", { data: { backgroundImageURL: objectPath } });
  expect(set.status()).toBe(200);
}

describe("a background of one's own", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("shows progress, tries again after the network failed, and becomes the wall", async () => {
    const visitor = await newVisitor(browser);
    await registerStudent(visitor, { ageYears: 14 });
    const { page, problems } = visitor;
    await openRoom(page, "profile");
    let attempts = 0;
    await page.route("**/api/objects/uploads/**", (route) => {
      attempts += 1;
      return attempts === 1 ? route.abort("connectionreset") : route.continue();
    });
    await chooser(page).setInputFiles(file(noisyPng()));
    await page.locator("#background progress").waitFor();
    await page.getByText("Background Updated").first().waitFor();
    expect(attempts).toBe(2);
    await wallPicture(page).waitFor();
    const widthPx = await wallPicture(page).evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth;
    });
    expect(widthPx).toBe(256);

    await page.reload();
    await wallPicture(page).waitFor();
    await page.getByRole("button", { name: "Back to the brick wall" }).click();
    await wallPicture(page).waitFor({ state: "detached" });
    expect(problems).toEqual([]);
  });

  it("asks for a new address by itself when one ran out, and is honest when that does not help", async () => {
    const visitor = await newVisitor(browser);
    await registerStudent(visitor, { ageYears: 14 });
    const { page } = visitor;
    await openRoom(page, "profile");
    let isOver = true;
    const addresses = new Set<string>();
    const refusal = { message: "This upload address was used already or is too old. Please start again." };
    await page.route("**/api/objects/uploads/**", (route) => {
      addresses.add(route.request().url());
      const isRefused = isOver || addresses.size === 1;
      return isRefused ? route.fulfill({ status: 403, json: refusal }) : route.continue();
    });
    await chooser(page).setInputFiles(file(whitePng()));
    await page.locator("#background .field-error").getByText(refusal.message).waitFor();
    expect(addresses.size).toBe(3);

    isOver = false;
    addresses.clear();
    await chooser(page).setInputFiles(file(whitePng()));
    await wallPicture(page).waitFor();
    expect(addresses.size).toBe(2);
  });

  it("says what is wrong with a file, and takes a better one after it", async () => {
    const visitor = await newVisitor(browser);
    await registerStudent(visitor, { ageYears: 14 });
    const { page } = visitor;
    await openRoom(page, "profile");
    const error = page.locator("#background .field-error");
    const says = (text: string) => error.getByText(text).waitFor();

    await chooser(page).setInputFiles(file(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")));
    await says("This file is not a PNG, JPEG or GIF picture.");
    await chooser(page).setInputFiles(file(Buffer.from("a letter"), "letter.pdf", "application/pdf"));
    await says("This file is not a PNG, JPEG or GIF picture.");
    await chooser(page).setInputFiles(file(Buffer.alloc(5_242_881)));
    await says("This picture is larger than 5 MB.");
    expect(await wallPicture(page).count()).toBe(0);

    await chooser(page).setInputFiles(file(whitePng()));
    await wallPicture(page).waitFor();
    expect(await error.count()).toBe(0);
  });

  it.each([
    ["white", whitePng(), 1280],
    ["black", blackPng(), 1280],
    ["noisy", noisyPng(), 1280],
    ["noisy", noisyPng(), 360],
  ])("leaves every text readable on a %s picture", async (name, picture, width) => {
    const visitor = await newVisitor(browser, { viewport: { width, height: 900 } });
    await signInAs(visitor, "maya@demo.school");
    await setBackground(visitor, picture);
    const { page } = visitor;
    let checkedTexts = 0;
    for (const room of ["profile", "ai-coach", "ai-dj", "drummer", "learning", "dashboard"]) {
      await openRoom(page, room);
      await wallPicture(page).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const { checked, poor } = await findPoorContrast(browser, page, 4.5);
      checkedTexts += checked;
      expect(poor, room).toEqual([]);
    }
    expect(checkedTexts).toBeGreaterThan(100);
    // The measuring can fail: without the scrim the same page is unreadable on white.
    if (name === "white") {
      await openRoom(page, "learning");
      await page.evaluate(() => {
        for (const cover of document.querySelectorAll<HTMLElement>(".wall-scrim, .panel, .tile"))
          cover.style.background = "none";
      });
      expect((await findPoorContrast(browser, page, 4.5)).poor.length).toBeGreaterThan(20);
    }
    await visitor.context.request.put("/api/backgrounds", { data: { backgroundImageURL: null } });
  });

  it("leaves the help card of a talk readable (A8)", async () => {
    const visitor = await newVisitor(browser);
    await registerStudent(visitor, { ageYears: 14 });
    await setBackground(visitor, whitePng());
    const { request } = visitor.context;
    const talk = await (await request.post("/api/ai-coach/conversations", { data: {} })).json();
    await request.post(`/api/ai-coach/conversations/${talk.id}/messages`, {
      data: { content: "i wish i was dead" },
    });
    const { page } = visitor;
    await openRoom(page, "ai-coach");
    await wallPicture(page).waitFor();
    await page.getByRole("link", { name: "Call 911" }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect((await findPoorContrast(browser, page, 4.5)).poor).toEqual([]);
  });
});
