import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { coachMessages, conversations, emotionLogs, familyLinks, outbox, safetyEvents } from "~/db/schema";
import { executeDeletions } from "~/features/privacy/index.server";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, createTestUser, findUser, signedInUser, signIn, testDb } from "../helpers";

const now = testNow();

describe("a parent's say over a child's data (P8)", () => {
  const childOf = async (parentId: string, bornYearsAgo: number) => {
    const child = await createTestUser({
      firstName: "Ines",
      dateOfBirth: `${now.getUTCFullYear() - bornYearsAgo}-01-01`,
      coppaConsentStatus: "granted",
    });
    await testDb()
      .insert(familyLinks)
      .values({ id: createId(), parentId, childId: child.id, linkedBy: "consent", createdAt: now });
    return child;
  };
  const pathsFor = (childId: string) =>
    ["data-export", "data-deletion"].map((what) => `/api/parent/children/${childId}/${what}`);

  it("gives a copy to the parent alone and tells nobody else where it is", async () => {
    const { user: parent, cookie } = await signedInUser({ userType: "parent" });
    const child = await childOf(parent.id, 9);
    await testDb().insert(emotionLogs).values({
      id: createId(),
      userId: child.id,
      emotion: "sad",
      intensity: 5,
      context: "",
      note: "marker of the child",
      localDate: "2026-03-02",
      createdAt: now,
    });
    for (const [title, content, safety] of [
      ["open talk", "we won the game", null],
      ["hidden talk", "my dad hits me", { category: "abuse", resources: [], adultNotified: true }],
      ["later talk", "i cut my arms", { category: "self_harm", resources: [], adultNotified: true }],
    ] as const) {
      const conversationId = createId();
      await testDb().insert(conversations).values({
        id: conversationId,
        userId: child.id,
        title,
        createdAt: now,
        lastMessageAt: now,
      });
      const message = { userId: child.id, conversationId, createdAt: now };
      await testDb()
        .insert(coachMessages)
        .values([
          { ...message, id: createId(), role: "user", content },
          { ...message, id: createId(), role: "assistant", content: "I hear you.", safety },
        ]);
    }
    await testDb()
      .insert(safetyEvents)
      .values({
        ...{ id: createId(), studentId: child.id, sourceKind: "coach_message", sourceId: createId() },
        ...{ category: "abuse", severity: "high", ruleIds: [], origin: "", state: "raised", createdAt: now },
      });
    const asked = await api(pathsFor(child.id)[0] ?? "", { cookie, method: "POST" });
    expect(asked.status).toBe(202);
    const { id } = await asked.json<{ id: string }>();
    const again = await api(pathsFor(child.id)[0] ?? "", { cookie, method: "POST" });
    expect(again.status).toBe(202);

    const archive = await api(`/api/privacy/data-export/${id}`, { cookie });
    expect(archive.headers.get("content-type")).toBe("application/zip");
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const data = strFromU8(files["data.json"] ?? new Uint8Array());
    for (const known of ["marker of the child", "open talk", "we won the game"])
      expect(data).toContain(known);
    // What a child says about home goes to the school, never to the parent (K14).
    for (const kept of ["hidden talk", "hits me", "later talk", "cut my arms"])
      expect(data).not.toContain(kept);
    const mails = await testDb().select().from(outbox).where(eq(outbox.kind, "data_export"));
    expect(mails.map((mail) => mail.recipient)).toContain(parent.email);
    expect(mails.map((mail) => mail.recipient)).not.toContain(child.email);

    const childCookie = await signIn(child);
    expect((await api(`/api/privacy/data-export/${id}`, { cookie: childCookie })).status).toBe(404);
    expect(await (await api("/api/privacy/requests", { cookie: childCookie })).json()).toEqual([]);
  });

  it("plans the deletion, which the parent can take back and the child cannot", async () => {
    const { user: parent, cookie } = await signedInUser({ userType: "parent" });
    const child = await childOf(parent.id, 9);
    const planned = await api(pathsFor(child.id)[1] ?? "", { cookie, method: "POST" });
    expect(planned.status).toBe(202);
    const { id } = await planned.json<{ id: string }>();
    const byChild = await api(`/api/privacy/data-deletion/${id}/cancel`, {
      cookie: await signIn(child),
      method: "POST",
    });
    expect(byChild.status).toBe(404);
    const stranger = await signedInUser({ userType: "parent" });
    const cancel = `/api/parent/data-deletion/${id}/cancel`;
    expect((await api(cancel, { cookie: stranger.cookie, method: "POST" })).status).toBe(404);
    expect((await api(cancel, { cookie, method: "POST" })).status).toBe(200);

    await api(pathsFor(child.id)[1] ?? "", { cookie, method: "POST" });
    const later = new Date(now.getTime() + 8 * 24 * 60 * 60 * 1000);
    expect(await executeDeletions(env as unknown as Env, testDb(), () => later)).toBeGreaterThanOrEqual(1);
    expect(await findUser(child.id)).toBeUndefined();
    expect(await findUser(parent.id)).toBeDefined();
  });

  it("refuses somebody else's child, and a child from 13 on", async () => {
    const { user: parent, cookie } = await signedInUser({ userType: "parent" });
    const other = await createTestUser({ dateOfBirth: `${now.getUTCFullYear() - 9}-01-01` });
    const teen = await childOf(parent.id, 14);
    for (const path of pathsFor(other.id))
      expect((await api(path, { cookie, method: "POST" })).status).toBe(404);
    for (const path of pathsFor(teen.id))
      expect((await api(path, { cookie, method: "POST" })).status).toBe(403);
  });
});
