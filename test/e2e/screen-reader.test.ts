import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readMessages } from "../language/catalogue";
import { newVisitor, openBrowser, waitForScript } from "./browser";
import { ScreenReader } from "./screen-reader";
import { registerStudent } from "./students";

/** What differs from run to run: the coach chooses among lines, and what is said of a round depends on its timing. */
const VARIABLE = {
  answer: /(?<=^ +says: (?:.* )?(?:Coach|Guía): )(?!I'm glad you told me|Qué bueno que me lo).*$/gm,
  tip: /(?<=^\[eight bars later\]\n {2}says: ).*$/gm,
  praise: /(?<=^\[eight bars later\]\n(?: {2}.*\n)* {2}(?:in: region|focus: heading) )"[^"]*"/gm,
  "number of a talk": /(?<=conversation=)[\da-f-]{36}/g,
};

/**
 * What a blind student hears, step by step, in text files to be read. After a change that is meant:
 * `npm run test:e2e -- screen-reader -u`.
 */
describe.each(["en", "es"] as const)("what a screen reader says (%s)", (locale) => {
  const messages = readMessages(locale);
  /** A text of the catalogue up to what goes into it. */
  const text = (key: string) => messages.get(key)?.[0]?.split("{")[0] ?? key;
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  async function openPage(path: string) {
    const visitor = await newVisitor(browser, { reducedMotion: "reduce" });
    await visitor.context.request.post("/api/locale", { data: { locale } });
    await registerStudent(visitor, { ageYears: 15 });
    const reader = await ScreenReader.listen(visitor.page, text("common_loading"));
    // Rooms and toasts bring code of their own: what is said first must not depend on the line.
    await visitor.page.goto(path, { waitUntil: "networkidle" });
    await waitForScript(visitor.page);
    await visitor.page.locator(".room:visible .room-waiting").waitFor({ state: "detached" });
    await reader.arrive();
    return { ...visitor, reader };
  }
  const keep = (reader: ScreenReader, name: string) =>
    expect(reader.transcript(VARIABLE)).toMatchFileSnapshot(`screen-reader/${name}.${locale}.txt`);

  it("in the check-in", async () => {
    const { reader, context } = await openPage("/");
    await reader.press("Tab");
    await reader.press("Enter");
    await reader.tabTo("#check-in button[value=sad]");
    await reader.press("Enter", { hears: [text("checkin_logged_title")], focus: "#check-in .felt" });
    await reader.read("#check-in");
    await reader.tabTo("#check-in .felt button");
    await reader.press("Enter", { focus: "#check-in .feeling" });
    await reader.tabTo("#check-in button[value=calm]");
    await reader.press("Enter", { hears: [text("checkin_logged_title")], focus: "#check-in .felt" });
    await reader.tabTo("#check-in .second-step > summary");
    await reader.press("Enter", { shows: "#check-in .second-step input[type=radio]" });
    await reader.press("Tab");
    await reader.press("Space");
    await reader.press("Tab");
    await reader.press("Space");
    await reader.press("Tab");
    await reader.type("a note");
    await reader.press("Tab");
    await reader.press("Enter", {
      hears: [text("checkin_second_saved")],
      focus: "#check-in button[type=submit]",
    });
    await keep(reader, "check-in");
    await context.close();
  });

  it("in a talk with the coach", async () => {
    const { page, reader, context } = await openPage("/#ai-coach");
    const answers = page.locator(".bubble[data-role=assistant] p.whitespace-pre-wrap");
    await reader.read("#ai-coach");
    await reader.tabTo("#ai-coach button.chip");
    await reader.press("Enter");
    await reader.press("Enter", { hears: [/(?:Coach|Guía): /] });
    await answers.first().waitFor();
    await reader.type("i dont want to be alive anymore");
    await reader.press("Enter", { hears: [/(?:Coach|Guía): .*988/] });
    await page.locator(".crisis-card:not([data-folded])").waitFor();
    await reader.tabTo(".crisis-card a", "Shift+Tab");
    await keep(reader, "chat");
    await context.close();
  });

  it("in a round at the drums", async () => {
    const { page, reader, context } = await openPage("/#drummer");
    const strike = async () => {
      await page.keyboard.press("q");
      return Number(await page.locator(".game-figures dd").first().textContent());
    };
    const letBadgeCome = await holdBadges(page);
    await reader.tabTo("#drummer .mode-button");
    const start = "#drummer .game-ready .button";
    await reader.press("Enter", { hears: [text("drums_started_title")], shows: start });
    await reader.tabTo(start);
    await reader.read("#drummer .game-room");
    await reader.press("Enter", { hears: [text("drums_mode_beat_matching")], focus: "#drummer .drum-area" });
    // The count-in gives the beat: what is played then counts for nothing, and nothing is said of it.
    await expect.poll(strike, { interval: 250, timeout: 30_000 }).toBe(10);
    await reader.note("[Q, until the four clicks are over]", { hears: [/ 10$/] });
    await reader.press("q", { hears: [/ 20$/] });
    await reader.note("[eight bars later]", { hears: [/ 20 \|/], focus: "#round-end-heading" });
    letBadgeCome();
    await reader.note("[the badge comes]", { hears: [text("progress_new_badge_said")] });
    await reader.tabTo("#drummer .round-actions .button");
    await keep(reader, "drums");
    await context.close();
  });

  it("in a lesson", async () => {
    const { page, reader, context } = await openPage("/learn/1");
    const letBadgeCome = await holdBadges(page);
    const goOn = () =>
      reader.press("Enter", { hears: [text("learning_saved_title")], inAnyOrder: true, focus: "h2" });
    const done = "form[id^=finish-] button[type=submit]";
    await reader.read("#content");
    await reader.tabTo(done);
    await goOn();
    const questions = await page.locator("section.panel fieldset").count();
    for (let question = 0; question < questions; question++) {
      await reader.press("Tab");
      await reader.press("Space");
    }
    await reader.tabTo("section.panel > div button");
    await reader.press("Enter", { hears: [String(questions)] });
    await reader.read("section.panel fieldset >> nth=0");
    await reader.tabTo(done);
    await goOn();
    await reader.tabTo(done);
    await goOn();
    await reader.tabTo(done);
    await goOn();
    await reader.tabTo("input[name=reflection]");
    await reader.type("One small step.");
    await reader.tabTo(done);
    await goOn();
    letBadgeCome();
    await reader.note("[the badge comes]", { hears: [text("progress_new_badge_said")] });
    await reader.read(".lesson-earned");
    await keep(reader, "lesson");
    await context.close();
  });
});

/** Keeps a new badge back until it is let come: after the toast, as on any line that is not the fastest. */
async function holdBadges(page: Page): Promise<() => void> {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route("**/api/achievements/news", async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
}
