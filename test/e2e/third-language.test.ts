import { rmSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findHardCoded, outsideBrackets } from "../language/hard-coded";
import { withoutNames } from "../language/names";
import { readTexts } from "../language/page-texts";
import { everyWalker, type Walker } from "../language/pages";
import { addPseudoLanguage, PSEUDO } from "../language/pseudo";
import { findProblems } from "./accessibility";
import { openBrowser } from "./browser";
import { type RunningServer, startServer } from "./server";

const NARROWEST_PX = 320;
/** The project is built a second time, on a slow machine beside other tests. */
const BUILD_MS = 900_000;

describe("a third language, added by its catalogues alone", () => {
  let project: string;
  let server: RunningServer;
  let walkers: Walker[];
  let browser: Browser;
  beforeAll(async () => {
    project = addPseudoLanguage();
    server = await startServer({}, project);
    walkers = await everyWalker(server.baseUrl, PSEUDO);
    browser = await openBrowser();
  }, BUILD_MS);
  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(project, { recursive: true, force: true });
  });

  it("speaks on every page of everybody, and no page says a word of its own", async () => {
    const found: string[] = [];
    for (const walker of walkers) found.push(...(await findHardCoded(walker)));
    expect(found).toEqual([]);
  });

  it("finds a word that stands in a page itself", () => {
    const [text] = readTexts('<html lang="en-XA"><p>[Ñåɱé] Save <b>[Šåṽé [îţ]]</b></p>').map(
      ({ text }) => text,
    );
    expect(withoutNames(outsideBrackets(text ?? ""))).toBe("Save");
    expect(withoutNames(outsideBrackets("[Ĥéļļö [Ana]]: Amara J., CSKH-6D84"))).toBe(": ,");
  });

  it.each([
    "/",
    "/auth",
    "/auth?step=register&type=student",
    "/help",
    "/display",
    "/#dashboard",
    "/#ai-coach",
    "/#ai-dj",
    "/#drummer",
    "/#learning",
    "/#profile",
  ])("fits a narrow phone and has no axe violation: %s", async (place) => {
    const context = await browser.newContext({
      baseURL: server.baseUrl,
      viewport: { width: NARROWEST_PX, height: 720 },
      serviceWorkers: "block",
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    const login = { email: "maya@demo.school", password: "Beats2026!" };
    if (place.includes("#")) await context.request.post("/api/auth/login", { data: login });
    await context.request.post("/api/locale", { data: { locale: PSEUDO } });
    const page = await context.newPage();
    await page.goto(place);
    await page.locator("h1:visible").first().waitFor();
    await page.locator(".room:visible .room-waiting").waitFor({ state: "detached" });
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(widths[0]).toBe(widths[1]);
    expect(await findProblems(page)).toEqual([]);
    await context.close();
  });

  it("says of a lesson that is not written in it yet in which language it is", async () => {
    const { browser: visitor } = walkers[0]!;
    await visitor.json("/api/locale", { locale: PSEUDO });
    const { html } = await visitor.open("/lessons/1");
    expect(html).toContain(`<html lang="${PSEUDO}"`);
    expect(html).toMatch(/<h1 lang="en"/);
  });
});
