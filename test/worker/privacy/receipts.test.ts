import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { deletionReceipts, emotionLogs, familyLinks, outbox } from "~/db/schema";
import { executeDeletions, listReceipts, mailReceipts } from "~/features/privacy/index.server";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, createTestUser, signedInUser, testDb } from "../helpers";

const ORIGIN = "https://beats.school.example";
const inDays = (days: number) => () => new Date(testNow().getTime() + days * 24 * 60 * 60 * 1000);

/** A parent whose child of nine is deleted, with two check-ins. */
async function deletedChild(locale: "en" | "es" = "en") {
  const { user: parent, cookie } = await signedInUser({ userType: "parent", locale });
  const child = await createTestUser({
    firstName: "Markername",
    dateOfBirth: `${testNow().getUTCFullYear() - 9}-01-01`,
    coppaConsentStatus: "granted",
  });
  await testDb()
    .insert(familyLinks)
    .values({
      ...{
        id: createId(),
        parentId: parent.id,
        childId: child.id,
        linkedBy: "consent",
        createdAt: testNow(),
      },
    });
  for (const localDate of ["2026-11-01", "2026-11-02"]) {
    await testDb()
      .insert(emotionLogs)
      .values({
        ...{ id: createId(), userId: child.id, emotion: "sad", intensity: 5, context: "" },
        ...{ localDate, createdAt: testNow() },
      });
  }
  await api(`/api/parent/children/${child.id}/data-deletion`, { cookie, method: "POST" });
  await executeDeletions(env, testDb(), inDays(8));
  return { parent, cookie };
}

const mailsTo = async (email: string) =>
  (await testDb().select().from(outbox).where(eq(outbox.recipient, email))).filter(
    ({ kind }) => kind === "deletion_receipt",
  );

describe("the receipt of a child's deletion", () => {
  it("tells the parent who asked what went, by table, and names nobody", async () => {
    const { parent } = await deletedChild();
    const [receipt, ...more] = await listReceipts(testDb(), parent.id, "en");
    expect(more).toEqual([]);
    expect(receipt?.rows).toEqual(
      expect.arrayContaining([
        { table: "emotion_logs", what: "Daily check-ins", count: 2 },
        { table: "users", what: "Your account and how you sign in", count: 1 },
      ]),
    );
    expect(receipt?.rows.every(({ count }) => count > 0)).toBe(true);
    const stranger = await createTestUser({ userType: "parent" });
    expect(await listReceipts(testDb(), stranger.id, "en")).toEqual([]);
  });

  it("is mailed once, in the parent's language, however many runs there are", async () => {
    const { parent } = await deletedChild("es");
    const run = () => mailReceipts(testDb(), inDays(8), ORIGIN);
    await Promise.all(Array.from({ length: 20 }, run));
    await run();
    const [mail, ...more] = await mailsTo(parent.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("La cuenta está borrada: su comprobante de Beats");
    expect(mail?.textBody).toContain("- Registros diarios (emotion_logs): 2");
    expect(mail?.textBody).not.toContain("Markername");
  });

  it("goes with the parent's own account, and is not kept for people who delete their own", async () => {
    const { parent, cookie } = await deletedChild();
    await api("/api/privacy/data-deletion", { cookie, method: "POST" });
    await executeDeletions(env, testDb(), inDays(16));
    const named = await testDb()
      .select()
      .from(deletionReceipts)
      .where(eq(deletionReceipts.requestedBy, parent.id));
    expect(named).toEqual([]);
    await mailReceipts(testDb(), inDays(16), ORIGIN);
    expect(await mailsTo(parent.email)).toEqual([]);
  });
});
