import { describe, expect, it } from "vitest";
import { api } from "../helpers";
import { createWaitingChild } from "./family";
import { documentedCalls, rowsOf } from "./rows";

/** What a pending child may still do: see where things stand, ask again, leave. */
const ALLOWED = [
  "GET /api/auth/user",
  "GET /api/logout",
  "POST /api/logout",
  "POST /api/consent/resend",
  // Says where things stand, and gives the new token after a decision.
  "POST /api/consent/continue",
];
/** Open to everybody, with or without an account: they give nothing and keep nothing of the child. */
const PUBLIC = [
  // The published yearly figures.
  "GET /api/safety/counts",
  // Opened by a signed address, which a waiting child is not given.
  "PUT /api/objects/uploads/{id}",
  "GET /api/auth/google",
  "GET /api/auth/google/callback",
  "POST /api/auth/badge",
  "POST /api/auth/login",
  "POST /api/auth/verify-email",
  "POST /api/consent/{token}/decline",
  "POST /api/consent/{token}/grant",
  "POST /api/consent/{token}/revoke",
  "POST /api/locale",
  // How pages look in this browser: a cookie that names nobody.
  "POST /api/display",
  // Opened by a sealed address in a parent's mail.
  "GET /api/weekly-card/{token}",
  "POST /api/weekly-card/{token}",
];
/** What is needed to ask, to sign in and to answer; nothing a child made. */
const NEEDED_TO_ASK = ["users", "sessions", "consent_requests", "outbox", "audit_log"];

describe("a child without consent", () => {
  it("gets 403 parental_consent_required from every route, and leaves no row behind (P1)", async () => {
    const { child, cookie } = await createWaitingChild();
    const before = await rowsOf(child.id);
    const calls = await documentedCalls();
    expect(calls.length).toBeGreaterThan(90);
    for (const known of [...ALLOWED, ...PUBLIC]) expect(calls).toContain(known);
    const wrong: string[] = [];
    for (const call of calls) {
      if (ALLOWED.includes(call) || PUBLIC.includes(call)) continue;
      const [method = "", path = ""] = call.split(" ");
      // Another birth date than the first is a conflict of its own.
      const body = call.endsWith("/complete-registration")
        ? { userType: "student", dateOfBirth: child.dateOfBirth }
        : { emotion: "happy", content: "hi", code: "x" };
      const init = method === "GET" ? {} : { json: body };
      const reply = await api(path.replace(/{\w+}/g, child.id), { cookie, method, ...init });
      const text = await reply.text();
      if (reply.status !== 403 || JSON.parse(text).code !== "parental_consent_required") {
        wrong.push(`${call}: ${reply.status} ${text.slice(0, 80)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await rowsOf(child.id)).toEqual(before);
    const tables = Object.keys(await rowsOf(child.id));
    expect(tables.filter((name) => !NEEDED_TO_ASK.includes(name))).toEqual([]);
  });

  it("is refused the live link before the room wakes", async () => {
    const { cookie } = await createWaitingChild();
    const reply = await api("/ws", { cookie, headers: { upgrade: "websocket", origin: "http://localhost" } });
    expect(reply.status).toBe(403);
    expect(await reply.json()).toMatchObject({ code: "parental_consent_required" });
  });
});
