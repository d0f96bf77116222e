import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  auditLog,
  coachMessages,
  conversations,
  drumSessions,
  emotionLogs,
  familyLinks,
  tracks,
} from "~/db/schema";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, createTestUser, signedInUser, testDb } from "../helpers";

const PATHS = ["/api/parent/child-overview", "/api/parent/child-emotions", "/api/parent/child-activities"];
const now = testNow();

/** A parent linked to a child of 15 with one of everything. */
async function createFamily() {
  const db = testDb();
  const { user: parent, cookie } = await signedInUser({ userType: "parent", firstName: "Rosa" });
  const child = await createTestUser({ firstName: "Leo", currentLevel: 3, streakDays: 4 });
  await db.insert(familyLinks).values({
    id: createId(),
    parentId: parent.id,
    childId: child.id,
    linkedBy: "consent",
    createdAt: now,
  });
  await db.insert(emotionLogs).values({
    id: createId(),
    userId: child.id,
    emotion: "sad",
    intensity: 5,
    context: "my own private words",
    note: "a note to myself",
    localDate: "2026-03-02",
    createdAt: now,
  });
  await db.insert(drumSessions).values({
    id: createId(),
    userId: child.id,
    gameMode: "beat_matching",
    score: 120,
    accuracy: 80,
    bpm: 120,
    durationSeconds: 60,
    streak: 9,
    createdAt: now,
  });
  await db.insert(tracks).values({
    id: createId(),
    userId: child.id,
    title: "Calm River",
    emotion: "calm",
    activityType: "focus",
    culturalStyle: "jazz",
    seed: 1,
    engineVersion: 1,
    score: {},
    bpm: 90,
    key: "C",
    durationSeconds: 60,
    description: { en: "", es: "" },
    createdAt: now,
  });
  return { parent, cookie, child };
}

async function addTalk(childId: string, title: string, safety: unknown = null, riskState: unknown = null) {
  const db = testDb();
  const id = createId();
  await db
    .insert(conversations)
    .values({ id, userId: childId, title, messageCount: 2, riskState, createdAt: now, lastMessageAt: now });
  await db.insert(coachMessages).values({
    id: createId(),
    conversationId: id,
    userId: childId,
    role: "assistant",
    content: "secret words of the talk",
    safety,
    createdAt: now,
  });
}

describe("the parent's view of a child", () => {
  it("has the specification's shapes and nothing the child wrote", async () => {
    const { cookie, child } = await createFamily();
    await addTalk(child.id, "About football");
    const [overview, emotions, activities] = await Promise.all(
      PATHS.map(async (path) => (await api(path, { cookie })).json()),
    );
    expect(overview).toMatchObject({
      child: { firstName: "Leo", currentLevel: 3, streakDays: 4 },
      overview: {
        stats: { totalTracks: 1, totalSessions: 1, totalConversations: 1, totalEmotions: 1 },
        selProgress: [],
        recentEmotions: [{ emotion: "sad" }],
        recentAchievements: expect.any(Array),
      },
      children: [{ id: child.id, firstName: "Leo" }],
    });
    expect(emotions).toMatchObject([{ emotion: "sad", intensity: 5 }]);
    expect(activities).toMatchObject({
      musicTracks: [{ title: "Calm River", emotion: "calm", genre: "jazz" }],
      drumSessions: [{ gameMode: "beat_matching", score: 120, accuracy: 80 }],
      conversations: [{ title: "About football", messageCount: 2 }],
    });
    expect(JSON.stringify([overview, emotions, activities])).not.toMatch(
      /private words|note to|secret words/,
    );
  });

  it.each([
    ["a flagged reply", { category: "abuse" }, null],
    ["an open event", null, { open: { category: "abuse" } }],
    ["danger at home", { category: "danger" }, null],
  ])("has no trace of a talk about abuse, known by %s (K14)", async (_name, safety, riskState) => {
    const { cookie, child } = await createFamily();
    await addTalk(child.id, "Football");
    await addTalk(child.id, "My uncle hurts me", safety, riskState);
    const replies = await Promise.all(PATHS.map(async (path) => (await api(path, { cookie })).json()));
    expect(JSON.stringify(replies)).not.toContain("uncle");
    expect(replies[0]).toMatchObject({ overview: { stats: { totalConversations: 1 } } });
    expect(replies[2]).toMatchObject({ conversations: [{ title: "Football" }] });
  });

  it("gives a talk with another crisis flag a neutral title", async () => {
    const { cookie, child } = await createFamily();
    await addTalk(child.id, "words that were flagged", { category: "self_harm" });
    const reply = await api("/api/parent/child-activities", { cookie });
    expect(await reply.json()).toMatchObject({ conversations: [{ title: "Conversation" }] });
  });

  it("writes one line of the disclosure log a read (P18)", async () => {
    const { parent, cookie, child } = await createFamily();
    for (const path of PATHS) await api(path, { cookie });
    const rows = await testDb()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, child.id), eq(auditLog.action, "record_read")));
    expect(rows.map((row) => [row.actorId, row.details?.view]).sort()).toEqual(
      ["child-activities", "child-emotions", "child-overview"].map((view) => [parent.id, view]),
    );
  });

  it("ends on the child's 18th birthday (P20)", async () => {
    const { user: parent, cookie } = await signedInUser({ userType: "parent" });
    const grown = await createTestUser({ dateOfBirth: `${now.getUTCFullYear() - 19}-01-01` });
    await testDb().insert(familyLinks).values({
      id: createId(),
      parentId: parent.id,
      childId: grown.id,
      linkedBy: "code",
      createdAt: now,
    });
    expect((await api(PATHS[0]!, { cookie })).status).toBe(404);
  });

  it.each(PATHS)("%s: 404 without a child and for another family's, 403 for other roles", async (path) => {
    const family = await createFamily();
    const lonely = await signedInUser({ userType: "parent", childName: "Leo", childSchool: "Demo" });
    const none = await api(path, { cookie: lonely.cookie });
    expect(none.status).toBe(404);
    expect(await none.json()).toMatchObject({ code: "no_child_linked" });
    const foreign = await api(`${path}?childId=${family.child.id}`, { cookie: lonely.cookie });
    expect(foreign.status).toBe(404);
    const missing = await api(`${path}?childId=nobody`, { cookie: family.cookie });
    expect(missing.status).toBe(404);
    expect(await foreign.json()).toEqual(await missing.json());
    for (const userType of ["student", "teacher", "admin"] as const) {
      const other = await signedInUser({ userType });
      expect((await api(path, { cookie: other.cookie })).status, userType).toBe(403);
    }
    expect((await api(path)).status).toBe(401);
  });
});
