import { describe, expect, it } from "vitest";
import { accountTokens } from "~/db/schema";
import { sha256Hex } from "~/platform/hash.server";
import { testNow } from "../clock";
import { api, createTestUser, findUser, signedInUser, signIn, testDb } from "../helpers";
import { bornYearsAgo, mailsTo, PASSWORD, registered, sessionOf } from "../sign-up/forms";

const NEW_PASSWORD = "Indigo8drum";
const logIn = (email: string, password: string) => api("/api/auth/login", { json: { email, password } });

/** A registered teen who is done with the age step. */
async function teen() {
  const account = await registered();
  await api("/api/auth/complete-registration", {
    cookie: account.cookie,
    json: { dateOfBirth: bornYearsAgo(15) },
  });
  return account;
}

/** The token of the newest mail of a kind to an address. */
async function mailedToken(email: string, kind: string): Promise<string> {
  const mails = (await mailsTo(email)).filter((mail) => mail.kind === kind);
  return /(?:token=|reset-password\/)([\w-]{40,})/.exec(mails.at(-1)?.textBody ?? "")?.[1] ?? "";
}

describe("/api/logout (S4)", () => {
  it.each([["same-origin"], ["none"], [undefined]])("signs out for Sec-Fetch-Site %s", async (site) => {
    const { cookie } = await signedInUser();
    const headers: Record<string, string> = site ? { "sec-fetch-site": site } : {};
    const reply = await api("/api/logout", { cookie, headers });
    expect([reply.status, reply.headers.get("location")]).toEqual([302, "/"]);
    expect(reply.headers.get("clear-site-data")).toBe('"storage"');
    expect(reply.headers.getSetCookie().join()).toContain("beats_session=;");
    expect((await api("/api/auth/user", { cookie })).status).toBe(401);
  });

  it.each([["cross-site"], ["same-site"]])("asks first for Sec-Fetch-Site %s", async (site) => {
    const { cookie } = await signedInUser();
    const reply = await api("/api/logout", { cookie, headers: { "sec-fetch-site": site } });
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain("Sign out</button>");
    expect((await api("/api/auth/user", { cookie })).status).toBe(200);
  });

  it.each([
    ["a look at its head", { method: "HEAD" }, 302],
    ["a prefetch", { headers: { "sec-purpose": "prefetch", "sec-fetch-site": "same-origin" } }, 503],
    ["a prerendering", { headers: { "sec-purpose": "prefetch;prerender" } }, 503],
    ["an older browser's prefetch", { headers: { purpose: "prefetch" } }, 503],
  ])("leaves a person signed in for %s", async (_name, init, status) => {
    const { cookie } = await signedInUser();
    const reply = await api("/api/logout", { cookie, ...init });
    expect(reply.status).toBe(status);
    expect([reply.headers.get("clear-site-data"), reply.headers.getSetCookie()]).toEqual([null, []]);
    expect((await api("/api/auth/user", { cookie })).status).toBe(200);
  });

  it("works for nobody, too, and by the button's POST", async () => {
    expect((await api("/api/logout")).status).toBe(302);
    const { cookie } = await signedInUser({ dateOfBirth: "2019-01-01", coppaConsentStatus: "pending" });
    expect((await api("/api/logout", { cookie, method: "POST" })).status).toBe(302);
    expect((await api("/api/auth/user", { cookie })).status).toBe(401);
  });
});

describe("/api/auth/sessions", () => {
  it("lists one's own sessions and ends all others", async () => {
    const { user, cookie } = await signedInUser();
    const other = await signIn(user);
    const stranger = await signedInUser();
    const list = await (await api("/api/auth/sessions", { cookie })).json<{ isCurrent: boolean }[]>();
    expect(list).toHaveLength(2);
    expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect((await api("/api/auth/sessions", { cookie, method: "DELETE" })).status).toBe(204);
    expect((await api("/api/auth/user", { cookie })).status).toBe(200);
    expect((await api("/api/auth/user", { cookie: other })).status).toBe(401);
    expect((await api("/api/auth/user", { cookie: stranger.cookie })).status).toBe(200);
  });
});

describe("PATCH /api/auth/user", () => {
  it("changes language and time zone and nothing else", async () => {
    const { cookie, user } = await signedInUser();
    const json = { locale: "es", timeZone: "America/Chicago" };
    const more = { ...json, userType: "admin", totalPoints: 9 };
    const refused = await api("/api/auth/user", { cookie, method: "PATCH", json: more });
    expect(refused.status).toBe(400);
    expect(await findUser(user.id)).toMatchObject({ locale: "en", userType: "student", totalPoints: 0 });
    const reply = await api("/api/auth/user", { cookie, method: "PATCH", json });
    expect(await reply.json()).toMatchObject({ ...json, userType: "student" });
    const bad = { method: "PATCH", cookie, json: { timeZone: "Moon/Base" } };
    expect((await api("/api/auth/user", bad)).status).toBe(400);
  });
});

describe("POST /api/auth/change-password", () => {
  const change = (cookie: string, json: Record<string, unknown>) =>
    api("/api/auth/change-password", { cookie, json });

  it("needs the current one, ends every other session and renews this one (S3)", async () => {
    const { cookie, email } = await teen();
    const other = sessionOf(await logIn(email, PASSWORD));
    const wrong = await change(cookie, { currentPassword: "Wrong1234x", newPassword: NEW_PASSWORD });
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toMatchObject({ code: "invalid_credentials" });
    const done = await change(cookie, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect(done.status).toBe(200);
    const renewed = sessionOf(done);
    expect((await api("/api/auth/user", { cookie: renewed })).status).toBe(200);
    for (const old of [cookie, other])
      expect((await api("/api/auth/user", { cookie: old })).status).toBe(401);
    expect((await logIn(email, PASSWORD)).status).toBe(401);
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it.each([["short1A"], ["alllowercase1"], ["Password123"], [`Ab1${"x".repeat(998)}`]])(
    "refuses %s as a new one",
    async (newPassword) => {
      const { cookie } = await teen();
      const reply = await change(cookie, { currentPassword: PASSWORD, newPassword });
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({ fieldErrors: { newPassword: expect.any(String) } });
    },
  );
});

describe("a forgotten password", () => {
  const forgot = (email: string) => api("/api/auth/forgot-password", { json: { email } });
  const reset = (token: string, password = NEW_PASSWORD) =>
    api("/api/auth/reset-password", { json: { token, password } });

  it("answers the same for known and unknown addresses, and mails only the known one", async () => {
    const { email } = await teen();
    const [known, unknown] = await Promise.all([forgot(email.toUpperCase()), forgot(`x${email}`)]);
    expect([known.status, unknown.status]).toEqual([202, 202]);
    expect(await known.text()).toBe(await unknown.text());
    expect((await mailsTo(email)).filter(({ kind }) => kind === "reset_password")).toHaveLength(1);
    expect(await mailsTo(`x${email}`)).toEqual([]);
    expect((await forgot("nothing")).status).toBe(400);
  });

  it("sets a new password once, ends every session and proves the address", async () => {
    const { email, cookie, user } = await teen();
    await forgot(email);
    const token = await mailedToken(email, "reset_password");
    expect((await reset(token, "weak")).status).toBe(400);
    const outcomes = await Promise.all([reset(token), reset(token)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await api("/api/auth/user", { cookie })).status).toBe(401);
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
    expect((await findUser(user.id))?.emailVerifiedAt).not.toBeNull();
  });

  it("voids a link by a newer one, by time, and for another purpose", async () => {
    const { email, user } = await teen();
    await forgot(email);
    const first = await mailedToken(email, "reset_password");
    await forgot(email);
    expect((await reset(first)).status).toBe(410);
    expect((await reset(await mailedToken(email, "verify_email"))).status).toBe(410);
    const now = testNow().getTime();
    await testDb()
      .insert(accountTokens)
      .values({
        id: await sha256Hex("an old token"),
        userId: user.id,
        purpose: "reset_password",
        email,
        createdAt: new Date(now - 7_200_000),
        expiresAt: new Date(now - 1),
      });
    expect((await reset("an old token")).status).toBe(410);
    expect((await reset("")).status).toBe(400);
  });

  it("sends at most three mails an hour to one mailbox, and none for a child who waits for consent", async () => {
    const { email } = await teen();
    for (let attempt = 0; attempt < 6; attempt += 1) expect((await forgot(email)).status).toBe(202);
    expect((await mailsTo(email)).filter(({ kind }) => kind === "reset_password")).toHaveLength(4);
    const child = await createTestUser({ dateOfBirth: "2019-01-01", coppaConsentStatus: "pending" });
    expect((await forgot(child.email)).status).toBe(202);
    expect(await mailsTo(child.email)).toEqual([]);
  });
});

describe("POST /api/auth/verify-email", () => {
  const verify = (json: Record<string, unknown>, cookie?: string) =>
    api("/api/auth/verify-email", { json, ...(cookie ? { cookie } : {}) });

  it("confirms the address once", async () => {
    const { email, user } = await teen();
    const token = await mailedToken(email, "verify_email");
    expect((await verify({ token })).status).toBe(200);
    expect((await findUser(user.id))?.emailVerifiedAt).not.toBeNull();
    expect((await verify({ token })).status).toBe(410);
    expect((await verify({ token: "unknown" })).status).toBe(410);
  });

  it("sends the mail again to oneself, and says the same for any address", async () => {
    const { email, cookie } = await teen();
    expect((await verify({}, cookie)).status).toBe(200);
    expect((await mailsTo(email)).filter(({ kind }) => kind === "verify_email")).toHaveLength(2);
    const unknown = await verify({ email: `x${email}` });
    const known = await verify({ email });
    expect(await unknown.text()).toBe(await known.text());
    expect((await verify({})).status).toBe(400);
  });
});
