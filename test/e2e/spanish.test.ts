import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { englishFinder } from "../language/english";
import { isSaid } from "../language/names";
import { readTexts } from "../language/page-texts";
import { everyWalker, type Walker } from "../language/pages";
import { PlainBrowser } from "../language/plain-browser";
import { findProblems } from "./accessibility";
import { newVisitor, openBrowser, signInAs } from "./browser";
import { startServer } from "./server";

/** Pages without a page of their own, or for makers only. */
const NOT_WALKED = new Set(["consent.continue", "dev.mailbox", "dev.mailbox_.$id"]);

/** An address as Remix reads it from the name of a route's file. */
const patternOf = (name: string): RegExp =>
  new RegExp(
    `^/${name
      .replace(/^_index$/, "")
      .replace(/\.\(\$\w+\)/, "(/[^/?]+)?")
      .replace(/^\$$/, ".+")
      .replace(/\$\w+/g, "[^/?]+")
      .replaceAll(".[", "/[")}(\\?.*)?$`,
  );

describe("everything in Spanish", () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let walkers: Walker[];
  beforeAll(async () => {
    server = await startServer();
    walkers = await everyWalker(server.baseUrl, "es");
  });
  afterAll(() => server.stop());

  it("walks every page the product has", () => {
    const paths = walkers.flatMap((walker) => walker.paths);
    const pages = readdirSync("app/routes")
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => file.replace(/\.tsx$/, ""))
      .filter((name) => !NOT_WALKED.has(name));
    const missing = pages.filter((name) => !paths.some((path) => patternOf(name).test(path)));
    expect(missing).toEqual([]);
  });

  it("has no English on any page of anybody", async () => {
    const findEnglish = englishFinder();
    const found = new Set<string>();
    for (const { name, browser, paths, said = [] } of walkers) {
      for (const path of paths) {
        const { status, html } = await browser.open(path);
        expect(status, `${name} ${path}`).toBeLessThan(500);
        expect(html, `${name} ${path}`).toMatch(/<html[^>]* lang="es"/);
        for (const { text, where } of readTexts(html)) {
          const why = isSaid(text) || said.includes(text) ? null : findEnglish(text);
          if (why) found.add(`${name}, ${where}: “${text}” (${why})`);
        }
      }
    }
    expect([...found]).toEqual([]);
  });

  it.each([
    ["/", null],
    ["/auth?step=register&type=student", null],
    ["/help", null],
    ["/#dashboard", "maya@demo.school"],
    ["/#ai-coach", "maya@demo.school"],
    ["/#ai-dj", "maya@demo.school"],
    ["/#drummer", "maya@demo.school"],
    ["/#learning", "maya@demo.school"],
    ["/#profile", "maya@demo.school"],
    ["/", "teacher@demo.school"],
    ["/", "parent@demo.school"],
  ] as const)("has no axe violation: %s for %s", async (place, email) => {
    const browser = await openBrowser();
    const visitor = await newVisitor(browser, {
      baseURL: server.baseUrl,
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    if (email) await signInAs(visitor, email);
    await visitor.context.request.post("/api/locale", { data: { locale: "es" } });
    const { page } = visitor;
    await page.goto(place);
    await page.locator("h1:visible").first().waitFor();
    await page.locator(".room:visible .room-waiting").waitFor({ state: "detached" });
    expect(await page.locator("html").getAttribute("lang")).toBe("es");
    expect(await findProblems(page)).toEqual([]);
    await browser.close();
  });

  it("finds English where it stands", () => {
    const findEnglish = englishFinder();
    const page = '<html lang="es"><p aria-label="Your talks">Hola</p><b lang="en">Read the rest</b></html>';
    const found = readTexts(page).filter(({ text }) => findEnglish(text));
    expect(found).toEqual([{ text: "Your talks", where: "p[aria-label]" }]);
  });

  it("sends letters without English to those who read Spanish", async () => {
    const findEnglish = englishFinder();
    const maker = new PlainBrowser(server.baseUrl);
    const mails = (await maker.json("/dev/mailbox.json")) as { subject: string; html: string }[];
    const spanish = mails.filter(({ html }) => html.includes('<html lang="es"'));
    expect(spanish.length).toBeGreaterThan(0);
    const found = spanish.flatMap(({ subject, html }) =>
      [{ text: subject, where: "subject" }, ...readTexts(html)].filter(({ text }) => findEnglish(text)),
    );
    expect(found).toEqual([]);
  });
});
