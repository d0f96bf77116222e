import { eq } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { oauthAccounts, users } from "~/db/schema";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, createTestUser, testDb } from "../helpers";
import { bornYearsAgo, cookiesOf, mailsTo, sessionOf } from "./forms";

const settings = inject("oidcSettings");
const FAILED = "/auth?error=google_auth_failed";

/** Starts at our door, signs in at the provider, and returns the callback's address with our own cookies. */
async function signInAtProvider(account: string, path = "/api/auth/google") {
  const start = await api(path, { settings });
  expect(start.status).toBe(302);
  const cookie = cookiesOf(start);
  const first = new URL(start.headers.get("location") ?? "");
  first.searchParams.set("login_hint", account);
  const jar = new Map<string, string>();
  let url = first.href;
  for (let hop = 0; hop < 8 && !url.startsWith("http://localhost/"); hop += 1) {
    const reply = await fetch(url, {
      redirect: "manual",
      headers: { cookie: [...jar].map((pair) => pair.join("=")).join("; ") },
    });
    await reply.body?.cancel();
    for (const each of reply.headers.getSetCookie()) {
      const [name = "", ...value] = (each.split(";")[0] ?? "").split("=");
      jar.set(name, value.join("="));
    }
    url = new URL(reply.headers.get("location") ?? "", url).href;
  }
  const back = new URL(url);
  return { callback: `${back.pathname}${back.search}`, cookie, first };
}

async function comeBack(account: string, path?: string) {
  const { callback, cookie } = await signInAtProvider(account, path);
  return api(callback, { cookie, settings });
}

const newAccount = () => {
  const id = createId();
  const hint = `${id},${id}@gmail.example`;
  return { subject: hint, email: `${id}@gmail.example`, hint };
};
const complete = (cookie: string, json: Record<string, unknown>) =>
  api("/api/auth/complete-registration", { cookie, json });
const usersWith = (email: string) => testDb().select().from(users).where(eq(users.email, email));

describe("sign-in with Google (S9)", () => {
  it("fails with the specification's address when it is not configured", async () => {
    for (const path of ["/api/auth/google", "/api/auth/google/callback?code=x&state=y"]) {
      const reply = await api(path);
      expect([reply.status, reply.headers.get("location")]).toEqual([302, FAILED]);
    }
  });

  it("asks with state, nonce and an S256 challenge, and keeps its side out of readable cookies", async () => {
    const { first, cookie } = await signInAtProvider(newAccount().hint);
    expect(Object.fromEntries(first.searchParams)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: "http://localhost/api/auth/google/callback",
      state: expect.stringMatching(/.{40,}/),
      nonce: expect.stringMatching(/.{40,}/),
    });
    expect(cookie).not.toContain(first.searchParams.get("state"));
  });

  it("stores nothing of a new person before the age step, then makes the account of a teen (P3)", async () => {
    const { subject, email, hint } = newAccount();
    const back = await comeBack(hint);
    expect(back.headers.get("location")).toBe("/auth?provider=google&status=success");
    expect(await usersWith(email)).toEqual([]);
    expect(sessionOf(back)).toBe("");

    const cookie = cookiesOf(back);
    expect((await api("/api/auth/user", { cookie })).status).toBe(401);
    const done = await complete(cookie, { userType: "student", dateOfBirth: bornYearsAgo(15) });
    expect(done.status).toBe(200);
    expect(await done.json()).toMatchObject({
      user: { email, firstName: "Ines", lastName: "Ruiz", emailVerified: true, userType: "student" },
    });
    expect((await api("/api/emotions", { cookie: sessionOf(done) })).status).toBe(200);
    const [link] = await testDb().select().from(oauthAccounts).where(eq(oauthAccounts.subject, subject));
    expect(link?.issuer).toBe(settings.GOOGLE_ISSUER);

    const again = await comeBack(hint);
    expect(again.headers.get("location")).toBe("/");
    expect(sessionOf(again)).not.toBe("");
    expect(await usersWith(email)).toHaveLength(1);
  });

  it("keeps a child out until the parent answers, with one mail to the parent", async () => {
    const { email, hint } = newAccount();
    const parentEmail = `${createId()}@home.example`;
    const back = await comeBack(hint);
    const first = await complete(cookiesOf(back), { dateOfBirth: bornYearsAgo(9) });
    expect(first.status).toBe(400);
    expect(await usersWith(email)).toEqual([]);
    // The first answer binds, here in the browser's own encrypted cookie.
    const older = await complete(cookiesOf(first), { dateOfBirth: bornYearsAgo(15) });
    expect(older.status).toBe(409);
    expect(await older.json()).toMatchObject({ code: "birth_date_fixed" });

    const asked = await complete(cookiesOf(first), {
      dateOfBirth: bornYearsAgo(9),
      parentName: "Rosa Ruiz",
      parentEmail,
      relationship: "mother",
    });
    expect(await asked.json()).toMatchObject({ user: { coppaConsentStatus: "pending", isOver13: false } });
    expect(await mailsTo(parentEmail)).toHaveLength(1);
    const tool = await api("/api/emotions", { cookie: sessionOf(asked) });
    expect(await tool.json()).toMatchObject({ code: "parental_consent_required" });
  });

  it("takes the account type chosen before along to a teacher's profile", async () => {
    const { hint } = newAccount();
    const back = await comeBack(hint, "/api/auth/google?type=teacher");
    const done = await complete(cookiesOf(back), { institutionName: "Lincoln School" });
    expect(await done.json()).toMatchObject({ user: { userType: "teacher" } });
    const rooms = await api("/api/classrooms", { cookie: sessionOf(done) });
    expect(await rooms.json()).toHaveLength(1);
  });

  it("never makes an administrator", async () => {
    const back = await comeBack(newAccount().hint, "/api/auth/google?type=admin");
    expect((await complete(cookiesOf(back), { userType: "admin" })).status).toBe(400);
  });

  it.each([
    ["an account with a password", (email: string) => createTestUser({ email })],
    [
      "another subject's account",
      async (email: string) => {
        const user = await createTestUser({ email });
        const subject = createId();
        const link = {
          issuer: settings.GOOGLE_ISSUER ?? "",
          subject,
          userId: user.id,
          createdAt: testNow(),
        };
        await testDb().insert(oauthAccounts).values(link);
      },
    ],
  ])("does not join silently to %s of the same e-mail", async (_name, prepare) => {
    const { subject, email, hint } = newAccount();
    await prepare(email);
    const back = await comeBack(hint);
    expect(back.headers.get("location")).toBe(`${FAILED}&reason=account_exists`);
    expect(sessionOf(back)).toBe("");
    expect(await testDb().select().from(oauthAccounts).where(eq(oauthAccounts.subject, subject))).toEqual([]);
  });

  it("refuses an address the provider did not verify", async () => {
    const back = await comeBack(`${newAccount().hint},no`);
    expect(back.headers.get("location")).toBe(FAILED);
  });

  it("refuses another state, a missing cookie, a replay, and the provider's own refusal", async () => {
    const { callback, cookie } = await signInAtProvider(newAccount().hint);
    const otherState = callback.replace(/state=[^&]+/, "state=other");
    for (const [path, init] of [
      [otherState, { cookie }],
      [callback, {}],
      ["/api/auth/google/callback?error=access_denied", { cookie }],
    ] as const) {
      const reply = await api(path, { ...init, settings });
      expect([reply.status, reply.headers.get("location")]).toEqual([302, FAILED]);
    }
    expect((await api(callback, { cookie, settings })).headers.get("location")).toContain("status=success");
    // The code was used: the same callback fails even with its cookie.
    expect((await api(callback, { cookie, settings })).headers.get("location")).toBe(FAILED);
  });
});
