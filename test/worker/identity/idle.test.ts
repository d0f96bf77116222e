import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sessions } from "~/db/schema";
import { isStillAllowed } from "~/features/live-room/index.server";
import { sha256Hex } from "~/platform/hash.server";
import { testNow } from "../clock";
import { api, testDb } from "../helpers";
import { bornYearsAgo, PASSWORD, registered, sessionOf } from "../sign-up/forms";

const MINUTE_MS = 60_000;

/** A teen signed in by password, on a shared device or their own. */
async function signedIn(more: object = {}) {
  const { email, cookie, user } = await registered();
  await api("/api/auth/complete-registration", { cookie, json: { dateOfBirth: bornYearsAgo(15) } });
  const session = sessionOf(await api("/api/auth/login", { json: { email, password: PASSWORD, ...more } }));
  const sessionId = await sha256Hex(session.split("=")[1] ?? "");
  return {
    user,
    sessionId,
    status: async () => (await api("/api/auth/user", { cookie: session })).status,
    lastUsed: (minutesAgo: number) =>
      testDb()
        .update(sessions)
        .set({ lastSeenAt: new Date(testNow().getTime() - minutesAgo * MINUTE_MS) })
        .where(eq(sessions.id, sessionId)),
  };
}

describe("a session nobody uses (S3)", () => {
  it("ends after 30 minutes on a shared device, the default; use keeps it", async () => {
    const { status, lastUsed } = await signedIn();
    await lastUsed(29);
    expect(await status()).toBe(200);
    // That use counted: it would be over otherwise.
    await lastUsed(31);
    expect(await status()).toBe(200);
    // What was last seen may be five minutes old when it is written.
    await lastUsed(36);
    expect(await status()).toBe(401);
  });

  it("stays on one's own device", async () => {
    for (const keepSignedIn of [true, "on"]) {
      const { status, lastUsed } = await signedIn({ keepSignedIn });
      await lastUsed(6 * 60);
      expect(await status(), String(keepSignedIn)).toBe(200);
    }
  });

  it("opens no live circle either", async () => {
    const { user, sessionId, lastUsed } = await signedIn();
    const identity = { memberId: user.id, sessionId, classroomId: `practice-${user.id}` };
    const isAllowed = () => isStillAllowed(env, identity, testNow);
    expect(await isAllowed()).toBe(true);
    await lastUsed(36);
    expect(await isAllowed()).toBe(false);
  });

  it("is told why it ended, where it can sign in again", async () => {
    const reply = await api("/api/logout?idle=1");
    expect(reply.headers.get("location")).toBe("/auth");
    expect(reply.headers.get("clear-site-data")).toBe('"storage"');
    expect(decodeURIComponent(reply.headers.get("set-cookie") ?? "")).toContain("Nobody used the page");
  });
});
