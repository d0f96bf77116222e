import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { emotionLogs } from "~/db/schema";
import { faultyDatabase } from "../faulty-database";
import { type ApiInit, api, ORIGIN, signedInUser, testDb } from "../helpers";

/** Which statements fail, by the name of what they stand for. */
const faults = {
  "the session read": (queries: string[]) => queries.some((query) => /from "sessions"/.test(query)),
  "a read": (queries: string[]) => queries.some((query) => /from "emotion_logs"/.test(query)),
  "a write": (queries: string[]) => queries.some((query) => /^insert into "emotion_logs"/.test(query)),
  everything: () => true,
};

async function withFault(name: keyof typeof faults, path: string, init: ApiInit = {}) {
  const { database, fired } = faultyDatabase((queries) => (faults[name](queries) ? "before" : null));
  const reply = await api(path, { ...init, settings: { DB: database } });
  return { reply, fired: fired() };
}

const SECURITY_HEADERS = [
  "content-security-policy",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
];

function expectUnavailable(reply: Response): void {
  expect(reply.status).toBe(503);
  expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(reply.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  for (const name of SECURITY_HEADERS) expect([name, reply.headers.has(name)]).toEqual([name, true]);
  expect(reply.headers.get("cache-control")).toBe("no-store");
}

describe("while the database fails (R10)", () => {
  it.each([
    ["the session read", "/api/emotions", {}],
    ["a read", "/api/emotions", {}],
    ["a write", "/api/emotions", { json: { emotion: "happy" } }],
    ["everything", "/api/auth/user", {}],
  ] as const)("the API answers JSON with a retry hint (%s, %s)", async (name, path, init) => {
    const { user, cookie } = await signedInUser();
    const { reply, fired } = await withFault(name, path, { ...init, cookie });
    expect(fired).toBeGreaterThan(0);
    expectUnavailable(reply);
    const body = await reply.json<{ message: string; code: string }>();
    expect(body.code).toBe("unavailable");
    expect(body.message).toMatch(/try again/);
    expect(JSON.stringify(body)).not.toMatch(/D1|SQL|locked/);
    expect(await testDb().$count(emotionLogs, eq(emotionLogs.userId, user.id))).toBe(0);
  });

  it("shows its page as this browser likes pages to look", async () => {
    const { cookie } = await signedInUser();
    const display = "beats_display=textSize%3Dlarger%26highContrast%3Don";
    const { reply } = await withFault("the session read", "/", {
      cookie: `${cookie}; ${display}`,
      headers: { accept: "text/html" },
    });
    expectUnavailable(reply);
    expect(await reply.text()).toMatch(/<html lang="en" data-text-size="larger" data-high-contrast>/);
  });

  it("knows from the page before how the account's pages look, and in which language", async () => {
    const settings = { textSize: "large", calm: true } as const;
    const { cookie } = await signedInUser({ locale: "es", settings });
    const headers = { accept: "text/html" };
    const page = await api("/", { cookie, headers });
    const [noted] = page.headers.getSetCookie().filter((each) => each.startsWith("beats_look="));
    const look = noted?.split(";")[0] ?? "";
    const { reply } = await withFault("the session read", "/", { cookie: `${cookie}; ${look}`, headers });
    expectUnavailable(reply);
    expect(await reply.text()).toMatch(/<html lang="es" data-text-size="large" data-calm>/);
    const again = await api("/", { cookie: `${cookie}; ${look}`, headers });
    expect(again.headers.getSetCookie().join()).not.toContain("beats_look");
    const visitor = await api("/", { cookie: look, headers });
    expect(visitor.headers.getSetCookie().join()).toMatch(/beats_look=; .*Max-Age=0/);
    const asked = await api("/api/logout", {
      cookie,
      headers: { accept: "text/html", "sec-fetch-site": "cross-site" },
    });
    expect(await asked.text()).toMatch(/<html lang="es" data-text-size="large" data-calm>/);
  });

  it("speaks the visitor's language", async () => {
    const { cookie } = await signedInUser();
    const headers = { "accept-language": "es" };
    const { reply } = await withFault("the session read", "/api/emotions", { cookie, headers });
    expect(await reply.json()).toMatchObject({ message: expect.stringMatching(/Inténtalo de nuevo/) });
  });

  it("a page is a styled page with the number to look up, and tries again by itself (R14)", async () => {
    const { cookie } = await signedInUser();
    const headers = { accept: "text/html" };
    const { reply } = await withFault("the session read", "/?tab=a&b=%22%3E", { cookie, headers });
    expectUnavailable(reply);
    expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const page = await reply.text();
    expect(page).toContain(reply.headers.get("x-request-id"));
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('href="/failure.css"');
    expect(page).toContain('http-equiv="refresh"');
    expect(page).toContain("/help");
    expect(page).not.toMatch(/<script|style=/);
  });

  it("help is shown all the same", async () => {
    const { cookie } = await signedInUser();
    const { reply } = await withFault("the session read", "/help", { cookie });
    // The pages are Remix's: here the address is unknown, but the session is no obstacle.
    expect(reply.status).toBe(404);
  });

  it("a plain form gives back what was typed, ready to be sent again, but never a password", async () => {
    const { cookie } = await signedInUser();
    const form = (fields: Record<string, string>): ApiInit => ({
      method: "POST",
      cookie,
      headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });
    const id = crypto.randomUUID();
    const path = `/api/ai-coach/conversations/${id}/messages`;
    for (const name of ["the session read", "everything"] as const) {
      const { reply } = await withFault(name, path, form({ content: 'I said "hi" <b>', talk: id }));
      expectUnavailable(reply);
      const page = await reply.text();
      expect(page).toContain(`action="${path}"`);
      expect(page).toContain(">I said &quot;hi&quot; &lt;b&gt;</textarea>");
      expect(page).toContain(`<input type="hidden" name="talk" value="${id}">`);
      expect(page).not.toContain('http-equiv="refresh"');
    }
    const login = await withFault(
      "everything",
      "/api/auth/login",
      form({ email: "a@b.example", password: "Secret2026!" }),
    );
    expectUnavailable(login.reply);
    const page = await login.reply.text();
    expect(page).not.toContain("Secret2026!");
    expect(page).toMatch(/Go back/);
  });

  it("/ws refuses with JSON and a retry hint", async () => {
    const { cookie } = await signedInUser();
    const headers = { upgrade: "websocket", origin: ORIGIN };
    const { reply } = await withFault("the session read", "/ws", { cookie, headers });
    expect(reply.webSocket).toBeNull();
    expect(reply.status).toBe(503);
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(reply.headers.get("x-request-id")).not.toBeNull();
    expect(await reply.json()).toMatchObject({ code: "unavailable" });
  });

  it("/healthz says so, and says nothing of it otherwise", async () => {
    const { reply } = await withFault("everything", "/healthz");
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({ ok: false, database: "failing" });
    const fine = await api("/healthz");
    expect(fine.status).toBe(200);
    const body = await fine.json<Record<string, unknown>>();
    expect(body).toMatchObject({ ok: true, version: expect.any(String) });
    expect(body).not.toHaveProperty("database");
  });
});
