import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newVisitor, openBrowser, openRoom, signInAsNewStudent } from "./browser";

type Said = { text: string; language: string }[];

/** Runs before the page: a browser with the given voices that writes down what it is asked to say. */
function fakeVoices(voices: { lang: string; localService: boolean }[]): void {
  const said: { text: string; language: string }[] = [];
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: ({ text, lang }: { text: string; lang: string }) => said.push({ text, language: lang }),
    cancel: () => said.push({ text: "(stop)", language: "" }),
  });
  class Utterance {
    voice: unknown;
    lang = "";
    rate = 1;
    constructor(readonly text: string) {}
  }
  Object.defineProperty(window, "speechSynthesis", { value: speech });
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
}

const saidIn = (page: Page): Promise<Said> =>
  page.evaluate(() => (globalThis as unknown as { said: Said }).said);

describe("reading aloud", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  async function openStudent(voices: { lang: string; localService: boolean }[], locale = "en") {
    const visitor = await newVisitor(browser);
    await visitor.context.request.post("/api/locale", { data: { locale } });
    await visitor.page.addInitScript(fakeVoices, voices);
    await signInAsNewStudent(visitor);
    return visitor.page;
  }
  const own = (lang: string) => [{ lang, localService: true }];

  it("reads the check-in when asked, and stops when the room is left", async () => {
    const page = await openStudent(own("en-US"));
    await openRoom(page, "dashboard");
    const button = page.locator("#check-in").getByRole("button", { name: "Read it to me" });
    await button.waitFor();
    expect(await saidIn(page)).toEqual([]);
    await button.press("Enter");
    const [, first] = await saidIn(page);
    expect(first?.text).toMatch(/^How are you feeling today\?.*Happy, .*\.$/);
    await page.evaluate(() => {
      location.hash = "#drummer";
    });
    await page.locator("#drummer:visible").waitFor();
    await page.waitForFunction(
      () => (globalThis as unknown as { said: { text: string }[] }).said.at(-1)?.text === "(stop)",
    );
  });

  it("reads a lesson's step and the coach's last answer in the language of the page", async () => {
    const page = await openStudent(own("es-MX"), "es");
    await page.goto("/learn/1");
    await page.getByRole("button", { name: "Léemelo" }).click();
    const title = await page.locator("h2").first().textContent();
    expect((await saidIn(page)).at(-1)).toEqual({
      text: expect.stringContaining(title ?? "no title"),
      language: "es-MX",
    });
    await openRoom(page, "ai-coach");
    await page.locator("#ai-coach textarea").fill("hola");
    await page.locator("#ai-coach textarea").press("Enter");
    await page.getByRole("button", { name: "Léeme la última respuesta" }).click();
    const answers = page.locator("#ai-coach .bubble[data-role=assistant]");
    const { text } = (await saidIn(page)).at(-1) ?? { text: "" };
    expect((await answers.allTextContents()).some((answer) => answer.includes(text))).toBe(true);
  });

  it.each([
    { name: "no voice at all", voices: [] },
    { name: "voices of other languages only", voices: own("fr-FR") },
    { name: "voices of a server only", voices: [{ lang: "en-US", localService: false }] },
  ])("is not offered with $name", async ({ voices }) => {
    const page = await openStudent(voices);
    const isLoaded = page.waitForResponse(/read-aloud-button/);
    await openRoom(page, "dashboard");
    await isLoaded;
    await page.locator("#check-in").waitFor();
    expect(await page.getByRole("button", { name: "Read it to me" }).count()).toBe(0);
  });
});
