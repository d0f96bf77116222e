import { describe, expect, it } from "vitest";
import {
  ACCOUNT_POLICY,
  type AttemptPolicy,
  attemptKey,
  countAttempt,
  hashPassword,
  verifyPassword,
} from "~/features/identity/index.server";
import { createId } from "~/platform/ids";
import { api, createTestUser, findUser, testDb } from "../helpers";
import { cookiesOf, PASSWORD, registered, sessionOf } from "./forms";

const logIn = (email: string, password: string, cookie?: string) =>
  api("/api/auth/login", { json: { email, password }, ...(cookie ? { cookie } : {}) });

describe("POST /api/auth/login", () => {
  it("signs in whatever the capitals of the e-mail, with a new token that ends the old one", async () => {
    const { email, cookie } = await registered();
    const reply = await logIn(` ${email.toUpperCase()} `, PASSWORD, cookie);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ email });
    expect(sessionOf(reply)).not.toBe(cookie);
    expect((await api("/api/auth/user", { cookie })).status).toBe(401);
    expect((await api("/api/auth/user", { cookie: sessionOf(reply) })).status).toBe(200);
  });

  it("answers the same for a wrong password and an unknown account (S8)", async () => {
    const { email } = await registered();
    const [wrong, unknown] = await Promise.all([
      logIn(email, "Violet8drum"),
      logIn(`${createId()}@nowhere.example`, "Violet8drum"),
    ]);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const body = await wrong.text();
    expect(await unknown.text()).toBe(body);
    expect(JSON.parse(body)).toEqual({
      code: "invalid_credentials",
      message: "Invalid email or password. Please try again.",
    });
    const cookieNames = (reply: Response) =>
      reply.headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
    expect(cookieNames(wrong)).toEqual(cookieNames(unknown));
  });

  it.each([
    [{}],
    [{ email: "a@b.example" }],
    [{ password: "x" }],
    [{ email: "", password: "" }],
    [{ email: null, password: 1 }],
  ])("asks for both email and password: %j", async (json) => {
    const reply = await api("/api/auth/login", { json });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ message: "Please enter both email and password." });
  });

  it("takes a password of any length for a wrong one", async () => {
    const { email } = await registered();
    expect((await logIn(email, "x".repeat(20_000))).status).toBe(401);
  });

  it("refuses an account without a password (Google only)", async () => {
    const user = await createTestUser({ passwordHash: null });
    expect((await logIn(user.email, "")).status).toBe(400);
    expect((await logIn(user.email, "Violet7drum")).status).toBe(401);
  });

  it("makes an old hash anew at sign-in (S7)", async () => {
    const passwordHash = (await hashPassword(PASSWORD)).replace("scrypt$16384$8$5$", "scrypt$16384$8$1$");
    const user = await createTestUser({ passwordHash });
    // The parameters were changed, not the key: such a hash fits no password, which is the point here.
    expect((await logIn(user.email, PASSWORD)).status).toBe(401);
    const weak = await createTestUser({ passwordHash: await weakHash(PASSWORD) });
    expect((await logIn(weak.email, PASSWORD)).status).toBe(200);
    const stored = (await findUser(weak.id))?.passwordHash ?? "";
    expect(stored).toMatch(/^scrypt\$16384\$8\$5\$/);
    expect(await verifyPassword(PASSWORD, stored)).toBe(true);
  });

  it("slows down guesses at one account, says how long, and forgets them after a success", async () => {
    const { email } = await registered();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await logIn(email, "Wrong1234x")).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    const blocked = await logIn(email, PASSWORD);
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(await blocked.json()).toMatchObject({ code: "rate_limited" });
    // Another account at the same address is not held up.
    const other = await registered();
    expect((await logIn(other.email, PASSWORD)).status).toBe(200);
  });

  it("takes twenty right passwords at once for right", async () => {
    const { email } = await registered();
    const replies = await Promise.all(Array.from({ length: 20 }, () => logIn(email, PASSWORD)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  });

  it("judges five of twenty wrong passwords at once", async () => {
    const { email } = await registered();
    const replies = await Promise.all(Array.from({ length: 20 }, () => logIn(email, "Wrong1234x")));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it("lets the owner in on a browser known for the account while a stranger is guessing", async () => {
    const { email, reply } = await registered();
    for (let attempt = 0; attempt < 6; attempt += 1) await logIn(email, "Wrong1234x");
    expect((await logIn(email, PASSWORD)).status).toBe(429);
    expect((await logIn(email, PASSWORD, cookiesOf(reply))).status).toBe(200);
  });

  it("leads a plain form home with the toast, and back to its step after an error", async () => {
    const { email } = await registered();
    const form = (values: Record<string, string>) =>
      api("/api/auth/login", { body: new URLSearchParams(values), headers: { accept: "text/html" } });
    const home = await form({ email, password: PASSWORD, userType: "student" });
    expect([home.status, home.headers.get("location")]).toEqual([303, "/"]);
    expect(decodeURIComponent(home.headers.getSetCookie().join())).toContain("Welcome back!");
    const back = await form({ email, password: "x", userType: "parent" });
    expect(back.headers.get("location")).toBe("/auth?step=login&type=parent");
    const flash = decodeURIComponent(back.headers.getSetCookie().join());
    expect(flash).toContain("Login Failed");
    expect(flash).toContain(email);
    const legacy = await form({ email, password: "x", page: "legacy" });
    expect(legacy.headers.get("location")).toBe("/auth-legacy");
  });
});

describe("growing delay (S5)", () => {
  const at = (seconds: number) => () => new Date(Date.UTC(2026, 0, 5, 9, 0, seconds));
  const tryAt = async (key: string, seconds: number, policy: AttemptPolicy = ACCOUNT_POLICY) =>
    countAttempt(testDb(), [await attemptKey("test", key, policy)], at(seconds));

  it("doubles from two seconds to at most fifteen minutes, and starts again after an hour", async () => {
    const key = createId();
    for (let attempt = 0; attempt < 4; attempt += 1) expect(await tryAt(key, 0)).toBeNull();
    expect(await tryAt(key, 0)).toBeNull();
    expect(await tryAt(key, 1)).toBe(1);
    expect(await tryAt(key, 2)).toBeNull();
    expect(await tryAt(key, 2)).toBe(4);
    let seconds = 6;
    for (const wait of [8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      expect(await tryAt(key, seconds)).toBeNull();
      expect(await tryAt(key, seconds)).toBe(wait);
      seconds += wait;
    }
    expect(await tryAt(key, seconds + 3700)).toBeNull();
    expect(await tryAt(key, seconds + 3700)).toBeNull();
  });

  it("lets at most ten of five tries a second through in the first minute", async () => {
    const key = createId();
    let passed = 0;
    for (let attempt = 0; attempt < 300; attempt += 1) {
      if ((await tryAt(key, Math.floor(attempt / 5))) === null) passed += 1;
    }
    expect(passed).toBeLessThanOrEqual(10);
    expect(passed).toBeGreaterThan(4);
  });

  it("counts tries that run at the same moment", async () => {
    const key = createId();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => tryAt(key, 0)));
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(5);
  });
});

/** A hash as an older version made it, with a cheaper parameter. */
async function weakHash(password: string): Promise<string> {
  const { scryptSync } = await import("node:crypto");
  const salt = Buffer.alloc(16, 3);
  const key = scryptSync(password.normalize("NFKC"), salt, 32, {
    cost: 2 ** 14,
    blockSize: 8,
    parallelization: 1,
  });
  return ["scrypt", 2 ** 14, 8, 1, salt.toString("base64"), key.toString("base64")].join("$");
}
