import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { loginAttempts, sessions } from "~/db/schema";
import { ACCOUNT_POLICY, attemptKey, countAttempt } from "~/features/identity/index.server";
import { clearUnfinishedAccounts } from "~/features/sign-up/index.server";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { createTestUser, findUser, signedInUser, testDb } from "../helpers";

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(testNow().getTime() - days * DAY_MS);
const childBirthDate = `${testNow().getUTCFullYear() - 9}-01-01`;

describe("clearing unfinished accounts", () => {
  it("deletes after 14 days who never got past the age step, and nobody else (P12)", async () => {
    const gone = await Promise.all([
      createTestUser({ dateOfBirth: null, createdAt: daysAgo(15) }),
      createTestUser({ dateOfBirth: childBirthDate, createdAt: daysAgo(15) }),
    ]);
    const kept = await Promise.all([
      createTestUser({ dateOfBirth: null, createdAt: daysAgo(13) }),
      createTestUser({ createdAt: daysAgo(400) }),
      createTestUser({ dateOfBirth: childBirthDate, coppaConsentStatus: "pending", createdAt: daysAgo(15) }),
      createTestUser({ dateOfBirth: childBirthDate, coppaConsentStatus: "granted", createdAt: daysAgo(15) }),
      createTestUser({ userType: "teacher", createdAt: daysAgo(15) }),
    ]);
    expect(await clearUnfinishedAccounts(testDb(), testNow)).toBe(2);
    for (const { id } of gone) expect(await findUser(id)).toBeUndefined();
    for (const { id } of kept) expect(await findUser(id)).toBeDefined();
  });

  it("gets past older accounts that stay, however many", async () => {
    const teen = { dateOfBirth: `${testNow().getUTCFullYear() - 13}-01-01`, createdAt: daysAgo(30) };
    const kept = await Promise.all(Array.from({ length: 60 }, () => createTestUser(teen)));
    const child = { dateOfBirth: childBirthDate, createdAt: daysAgo(20) };
    await Promise.all(Array.from({ length: 60 }, () => createTestUser(child)));
    expect(await clearUnfinishedAccounts(testDb(), testNow)).toBe(60);
    for (const { id } of kept) expect(await findUser(id)).toBeDefined();
  });

  it("forgets sessions and counters whose time is over", async () => {
    const { user } = await signedInUser();
    const account = await attemptKey("account", createId(), ACCOUNT_POLICY);
    await countAttempt(testDb(), [account], testNow);
    const rows = async () => [
      (await testDb().select().from(sessions).where(eq(sessions.userId, user.id))).length,
      (await testDb().select().from(loginAttempts).where(eq(loginAttempts.key, account.key))).length,
    ];
    await clearUnfinishedAccounts(testDb(), testNow);
    expect(await rows()).toEqual([1, 1]);
    await clearUnfinishedAccounts(testDb(), () => new Date(testNow().getTime() + 2 * DAY_MS));
    expect(await rows()).toEqual([0, 0]);
  });
});
