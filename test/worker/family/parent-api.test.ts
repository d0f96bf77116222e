import { env } from "cloudflare:test";
import { and, eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import {
  auditLog,
  classrooms,
  coachMessages,
  conversations,
  drumSessions,
  emotionLogs,
  familyLinks,
  memberships,
  outbox,
  schools,
  tracks,
  users,
} from "~/db/schema";
import { executeDeletions } from "~/features/privacy/index.server";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { createWaitingChild } from "../consent/family";
import { api, createTestUser, findUser, signedInUser, signIn, testDb } from "../helpers";

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

describe("linking a family (P11)", () => {
  it("happens by itself once the consenting address is verified, and not before", async () => {
    const { child, token, parentEmail } = await createWaitingChild();
    await api(`/api/consent/${token}/grant`, { json: { isParent: true } });
    const unproved = await signedInUser({ userType: "parent", email: parentEmail });
    expect((await api(PATHS[0]!, { cookie: unproved.cookie })).status).toBe(404);

    await testDb().update(users).set({ emailVerifiedAt: now }).where(eq(users.id, unproved.user.id));
    const reply = await api(PATHS[0]!, { cookie: unproved.cookie });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ children: [{ id: child.id, firstName: "Ana" }] });
  });

  /** A teacher with one student in class. */
  async function createClass() {
    const db = testDb();
    const schoolId = createId();
    await db.insert(schools).values({ id: schoolId, name: "Demo", isVerified: true, createdAt: now });
    const teacher = await signedInUser({ userType: "teacher", schoolId });
    const student = await createTestUser({ firstName: "Mia", schoolId });
    const classroomId = createId();
    await db.insert(classrooms).values({
      id: classroomId,
      teacherId: teacher.user.id,
      schoolId,
      name: "4b",
      joinCode: createId(),
      createdAt: now,
    });
    await db
      .insert(memberships)
      .values({ id: createId(), classroomId, studentId: student.id, status: "active", createdAt: now });
    return { teacher, student, schoolId, classroomId };
  }

  it("works with a printed code, once, whatever the spelling", async () => {
    const { teacher, student } = await createClass();
    const made = await api("/api/family-codes", { cookie: teacher.cookie, json: { studentId: student.id } });
    expect(made.status).toBe(201);
    const { code } = await made.json<{ code: string }>();
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);

    const parent = await signedInUser({ userType: "parent" });
    const spelled = ` ${code.toLowerCase().replaceAll("-", " ")} `;
    const linked = await api("/api/parent/link", { cookie: parent.cookie, json: { code: spelled } });
    expect(linked.status).toBe(200);
    expect(await linked.json()).toEqual({ child: { id: student.id, firstName: "Mia" } });
    expect((await api(PATHS[0]!, { cookie: parent.cookie })).status).toBe(200);

    const other = await signedInUser({ userType: "parent" });
    const again = await api("/api/parent/link", { cookie: other.cookie, json: { code } });
    expect(again.status).toBe(422);
    expect((await api(PATHS[0]!, { cookie: other.cookie })).status).toBe(404);
  });

  it("ends the older code when a new one is printed", async () => {
    const { teacher, student } = await createClass();
    const make = async () => {
      const made = await api("/api/family-codes", {
        cookie: teacher.cookie,
        json: { studentId: student.id },
      });
      return (await made.json<{ code: string }>()).code;
    };
    const first = await make();
    await make();
    const parent = await signedInUser({ userType: "parent" });
    const reply = await api("/api/parent/link", { cookie: parent.cookie, json: { code: first } });
    expect(reply.status).toBe(422);
  });

  it("prints a card a family for a whole class, in both languages, each with a code that works", async () => {
    const { teacher, student, classroomId } = await createClass();
    const path = `/api/classrooms/${classroomId}/family-codes`;
    const sheet = await api(path, {
      cookie: teacher.cookie,
      method: "POST",
      headers: { accept: "text/html" },
    });
    expect(sheet.status).toBe(200);
    expect(sheet.headers.get("content-type")).toContain("text/html");
    const html = await sheet.text();
    expect(html).toContain("For the family of Mia");
    expect(html).toContain("Para la familia de Mia");
    expect(html).toContain("<svg");
    expect(html).not.toMatch(/<script|src=|<link[^>]+http/);
    const code = /[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/.exec(html)?.[0];
    const parent = await signedInUser({ userType: "parent" });
    const linked = await api("/api/parent/link", { cookie: parent.cookie, json: { code } });
    expect(await linked.json()).toMatchObject({ child: { id: student.id } });

    const single = await api("/api/family-codes", {
      cookie: teacher.cookie,
      method: "POST",
      headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
      body: `studentId=${student.id}`,
    });
    expect(await single.text()).toContain("For the family of Mia");
    const outsider = await signedInUser({ userType: "teacher" });
    expect((await api(path, { cookie: outsider.cookie, method: "POST" })).status).toBe(404);
  });

  it("is for a verified school alone, and never for whoever made the code", async () => {
    const { teacher, student, schoolId } = await createClass();
    const make = () => api("/api/family-codes", { cookie: teacher.cookie, json: { studentId: student.id } });
    const { code } = await (await make()).json<{ code: string }>();
    const [name, domain] = teacher.user.email.split("@");
    const second = await signedInUser({ userType: "parent", email: `${name}+mum@${domain}` });
    const own = await api("/api/parent/link", { cookie: second.cookie, json: { code } });
    expect([own.status, (await own.json<{ message: string }>()).message]).toEqual([
      422,
      "This code is unknown, was used, or is too old. Ask the school for a new one.",
    ]);
    await testDb().update(schools).set({ isVerified: false }).where(eq(schools.id, schoolId));
    const parent = await signedInUser({ userType: "parent" });
    expect((await make()).status, "a stranger's school").toBe(403);
    const late = await api("/api/parent/link", { cookie: parent.cookie, json: { code } });
    expect(late.status, "and its older codes").toBe(422);
  });

  it("tells the rest of the family and a student of 13 or over by mail of a new link", async () => {
    const { teacher, student } = await createClass();
    const link = async () => {
      const made = await api("/api/family-codes", {
        cookie: teacher.cookie,
        json: { studentId: student.id },
      });
      const parent = await signedInUser({ userType: "parent", locale: "es" });
      const { code } = await made.json<{ code: string }>();
      await Promise.all(
        [1, 2, 3].map(() => api("/api/parent/link", { cookie: parent.cookie, json: { code } })),
      );
      return parent.user;
    };
    const first = await link();
    const second = await link();
    const linkedMailsTo = async (address: string) =>
      (await testDb().select().from(outbox).where(eq(outbox.recipient, address))).filter(
        ({ kind }) => kind === "family_linked",
      );
    expect(await linkedMailsTo(first.email)).toMatchObject([
      { subject: "Otra persona adulta puede ver cómo le va a Mia en Beats" },
    ]);
    expect(await linkedMailsTo(second.email), "not to the one who was linked").toEqual([]);
    expect(await linkedMailsTo(student.email)).toHaveLength(2);
    const links = await testDb().select().from(familyLinks).where(eq(familyLinks.childId, student.id));
    expect(links).toHaveLength(2);
  });

  it("slows down guessing", async () => {
    const parent = await signedInUser({ userType: "parent" });
    const statuses = [];
    for (let index = 0; index < 7; index += 1) {
      const reply = await api("/api/parent/link", { cookie: parent.cookie, json: { code: `GUESS${index}` } });
      statuses.push(reply.status);
    }
    expect(statuses).toContain(429);
  });

  it("prints codes only for one's own students", async () => {
    const { teacher, student, schoolId } = await createClass();
    const stranger = await createTestUser();
    const outsider = await signedInUser({ userType: "teacher" });
    const admin = await createTestUser({ userType: "admin", schoolId });
    const ask = async (cookie: string, studentId: string) =>
      (await api("/api/family-codes", { cookie, json: { studentId } })).status;
    expect(await ask(teacher.cookie, stranger.id)).toBe(404);
    expect(await ask(outsider.cookie, student.id)).toBe(404);
    expect(await ask(await signIn(admin), student.id)).toBe(201);
    expect(await ask(await signIn(student), student.id)).toBe(403);
  });
});

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
    for (const kept of ["hidden talk", "hits me"]) expect(data).not.toContain(kept);
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
