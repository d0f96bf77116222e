import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { newVisitor, openBrowser } from "./browser";

describe("front door", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("answers /healthz and a JSON 404 below /api", async () => {
    const health = await fetch(`${inject("baseUrl")}/healthz`);
    expect(await health.json()).toMatchObject({ ok: true });
    const missing = await fetch(`${inject("baseUrl")}/api/nothing-here`, { method: "POST" });
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ code: "not_found" });
  });

  it("shows the 404 page with its code and title", async () => {
    const { page, problems } = await newVisitor(browser);
    const reply = await page.goto("/no-such-page");
    expect(reply?.status()).toBe(404);
    await page.getByRole("heading", { name: "Page Not Found" }).waitFor();
    await page.getByText("404").waitFor();
    expect(await page.title()).toBe("Page Not Found - Beats");
    expect(problems).toEqual([]);
  });

  it("sends files named by their hash for good, the others to be asked for again, none to be guessed at", async () => {
    const html = await (await fetch(`${inject("baseUrl")}/auth`)).text();
    const hashed = /"(\/assets\/[^"]+\.css)"/.exec(html)?.[1];
    expect(hashed).toBeTruthy();
    const control = async (path: string) => {
      const reply = await fetch(`${inject("baseUrl")}${path}`);
      await reply.arrayBuffer();
      expect([path, reply.status, reply.headers.get("x-content-type-options")]).toEqual([
        path,
        200,
        "nosniff",
      ]);
      return reply.headers.get("cache-control");
    };
    expect(await control(hashed ?? "")).toBe("public, max-age=31536000, immutable");
    expect(await control("/fonts/outfit-latin.woff2")).toBe("public, max-age=86400");
    expect(await control("/failure.css")).toContain("max-age=0");
  });

  it("gives each reply its own script nonce, and every script of the page carries it", async () => {
    const replies = await Promise.all([1, 2].map(() => fetch(`${inject("baseUrl")}/auth`)));
    const nonces = replies.map(
      (reply) => /'nonce-([^']+)'/.exec(reply.headers.get("content-security-policy") ?? "")?.[1],
    );
    expect(nonces[0]).toBeTruthy();
    expect(nonces[0]).not.toBe(nonces[1]);
    const html = (await replies[0]?.text()) ?? "";
    const scripts = [...html.matchAll(/<script[^>]*>/g)].map((match) => match[0]);
    for (const script of scripts) expect(script).toContain(`nonce="${nonces[0]}"`);
  });
});
