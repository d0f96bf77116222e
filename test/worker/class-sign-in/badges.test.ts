import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { classBadges, classrooms, familyLinks, memberships, outbox, schools, users } from "~/db/schema";
import { createId } from "~/platform/ids";
import { createReadableCode } from "~/platform/readable-code";
import { testNow } from "../clock";
import { api, createTestUser, signedInUser, signIn, testDb } from "../helpers";
import { sessionOf } from "../sign-up/forms";

type Printed = { studentId: string; firstName: string; url: string };

/** A teacher with a class of one first-grader, one ninth-grader and one child whose parent has not answered. */
async function firstGrade({ isVerified = true } = {}) {
  const now = testNow();
  const schoolId = createId();
  await testDb().insert(schools).values({ id: schoolId, name: "Hill School", isVerified, createdAt: now });
  const { user: teacher, cookie } = await signedInUser({ userType: "teacher", schoolId });
  const classroomId = createId();
  await testDb()
    .insert(classrooms)
    .values({
      id: classroomId,
      teacherId: teacher.id,
      schoolId,
      name: "Room <1>",
      joinCode: createReadableCode(6),
      createdAt: now,
    });
  const young = { schoolId, dateOfBirth: `${now.getUTCFullYear() - 7}-01-01` };
  const student = await createTestUser({
    ...young,
    grade: 1,
    firstName: "Noor",
    coppaConsentStatus: "granted",
  });
  const waiting = await createTestUser({ ...young, grade: 1, coppaConsentStatus: "pending" });
  const older = await createTestUser({ grade: 9, schoolId });
  for (const { id: studentId } of [student, waiting, older]) {
    await testDb()
      .insert(memberships)
      .values({ id: createId(), classroomId, studentId, status: "active", createdAt: now });
  }
  return { classroomId, cookie, teacher, schoolId, student, path: `/api/classrooms/${classroomId}/badges` };
}

const print = async (path: string, cookie: string) =>
  (await api(path, { cookie, method: "POST" })).json<Printed[]>();
const tokenOf = (badge: Printed | undefined) => badge?.url.split("/").at(-1) ?? "";
const signInWith = (token: string) => api("/api/auth/badge", { json: { token } });

describe("class badges", () => {
  it("prints badges for ready students of grades 1-3 only, the same ones again on a second print", async () => {
    const { path, cookie, student } = await firstGrade();
    const badges = await print(path, cookie);
    expect(badges).toMatchObject([{ studentId: student.id, firstName: "Noor" }]);
    expect(badges[0]?.url).toMatch(/^http:\/\/localhost\/badge\/[\w-]{34}$/);
    expect(await print(path, cookie)).toEqual(badges);
    expect(await (await api(path, { cookie })).json()).toMatchObject([
      { studentId: student.id, hasBadge: true },
    ]);
  });

  it("shows a light page to print, with names made safe", async () => {
    const { path, cookie } = await firstGrade();
    const reply = await api(path, {
      cookie,
      body: new URLSearchParams(),
      headers: { accept: "text/html" },
    });
    const html = await reply.text();
    expect(reply.headers.get("content-type")).toContain("text/html");
    expect(html).toContain("<svg");
    expect(html).toContain("Noor");
    expect(html).toContain("Room &lt;1&gt;");
    expect(html).not.toContain("Room <1>");
  });

  it("signs a child in with the badge, once scanned and pressed", async () => {
    const { path, cookie, student } = await firstGrade();
    const [badge] = await print(path, cookie);
    const reply = await signInWith(tokenOf(badge));
    expect(reply.status).toBe(200);
    const me = await api("/api/auth/user", { cookie: sessionOf(reply) });
    expect(await me.json()).toMatchObject({ id: student.id });
  });

  it("voids a lost badge: the paper opens nothing, its sessions end, and the next print is another one", async () => {
    const { path, cookie, student } = await firstGrade();
    const [badge] = await print(path, cookie);
    const session = sessionOf(await signInWith(tokenOf(badge)));
    const remove = () => api(`${path}/${student.id}`, { cookie, method: "DELETE" });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await signInWith(tokenOf(badge))).status).toBe(410);
    expect((await api("/api/auth/user", { cookie: session })).status).toBe(401);
    const [next] = await print(path, cookie);
    expect(next?.url).not.toBe(badge?.url);
    expect((await signInWith(tokenOf(next))).status).toBe(200);
  });

  it("opens nothing once the student left the class", async () => {
    const { path, cookie, student, classroomId } = await firstGrade();
    const [badge] = await print(path, cookie);
    await api(`/api/classrooms/${classroomId}/members/${student.id}`, { cookie, method: "DELETE" });
    expect((await signInWith(tokenOf(badge))).status).toBe(410);
  });

  it.each([
    ["nothing", {}, 400],
    ["a number", { token: 7 }, 400],
    ["another badge's proof", { token: `${"A".repeat(12)}${"B".repeat(22)}` }, 410],
    ["void", { token: "void" }, 410],
  ])("refuses %s", async (_name, json, status) => {
    const reply = await api("/api/auth/badge", { json });
    expect(reply.status).toBe(status);
    expect(sessionOf(reply)).toBe("");
  });

  it("is for the class's own teacher: others see the same as for a class that does not exist", async () => {
    const { path, student } = await firstGrade();
    const stranger = await signedInUser({ userType: "teacher" });
    const missing = await api(`/api/classrooms/${createId()}/badges`, { cookie: stranger.cookie });
    expect(missing.status).toBe(404);
    const body = await missing.text();
    for (const [url, method] of [
      [path, "GET"],
      [path, "POST"],
      [`${path}/${student.id}`, "DELETE"],
    ]) {
      const reply = await api(url ?? "", { cookie: stranger.cookie, method: method ?? "GET" });
      expect(reply.status).toBe(404);
      expect(await reply.text()).toBe(body);
    }
    const pupil = await signedInUser();
    expect((await api(path, { cookie: pupil.cookie })).status).toBe(403);
    expect((await api(path)).status).toBe(401);
  });

  it("is for a verified school and its own students: a stranger with a class and a join code prints nothing", async () => {
    const { path, cookie, student } = await firstGrade({ isVerified: false });
    const refused = await api(path, { cookie, method: "POST" });
    expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([403, "forbidden"]);
    const rows = await testDb().select().from(classBadges).where(eq(classBadges.studentId, student.id));
    expect(rows).toEqual([]);

    const other = await firstGrade();
    await testDb().update(users).set({ schoolId: null }).where(eq(users.id, other.student.id));
    expect(await print(other.path, other.cookie), "in the class, not of the school").toEqual([]);
  });

  it("opens nothing any more once the school is not verified or the child left it", async () => {
    const { path, cookie, student, schoolId } = await firstGrade();
    const [badge] = await print(path, cookie);
    await testDb().update(schools).set({ isVerified: false }).where(eq(schools.id, schoolId));
    expect((await signInWith(tokenOf(badge))).status).toBe(410);
    await testDb().update(schools).set({ isVerified: true }).where(eq(schools.id, schoolId));
    expect((await signInWith(tokenOf(badge))).status).toBe(200);
    await testDb().update(users).set({ schoolId: null }).where(eq(users.id, student.id));
    expect((await signInWith(tokenOf(badge))).status).toBe(410);
  });

  it("tells the family by mail, in its language, of a new one and not of a second print", async () => {
    const { path, cookie, student } = await firstGrade();
    const parent = await createTestUser({ userType: "parent", locale: "es" });
    await testDb().insert(familyLinks).values({
      id: createId(),
      parentId: parent.id,
      childId: student.id,
      linkedBy: "code",
      createdAt: testNow(),
    });
    const prints = await Promise.all([1, 2, 3, 4].map(() => print(path, cookie)));
    expect(new Set(prints.map(([badge]) => badge?.url)).size).toBe(1);
    const mails = await testDb().select().from(outbox).where(eq(outbox.recipient, parent.email));
    expect(mails).toMatchObject([
      { kind: "badge_made", subject: "Noor tiene una nueva credencial para entrar a Beats" },
    ]);
  });

  it("shows the coach talks of this very badge only, to its holder and to a copy of it", async () => {
    const { path, cookie, student } = await firstGrade();
    const own = await signIn(student);
    const talk = async (as: string) =>
      (await api("/api/ai-coach/conversations", { cookie: as, json: {} })).json<{ id: string }>();
    const list = async (as: string) =>
      (await (await api("/api/ai-coach/conversations", { cookie: as })).json<{ id: string }[]>()).map(
        ({ id }) => id,
      );
    const earlier = await talk(own);
    const [badge] = await print(path, cookie);
    const first = sessionOf(await signInWith(tokenOf(badge)));
    expect(await list(first), "nothing from before").toEqual([]);
    for (const [method, url] of [
      ["GET", `/api/ai-coach/conversations/${earlier.id}/messages`],
      ["POST", `/api/ai-coach/conversations/${earlier.id}/messages`],
      ["PATCH", `/api/ai-coach/conversations/${earlier.id}`],
      ["DELETE", `/api/ai-coach/conversations/${earlier.id}`],
    ] as const) {
      const json = method === "PATCH" ? { title: "Mine" } : { content: "hello" };
      const reply = await api(url, {
        cookie: first,
        method,
        ...(method === "GET" || method === "DELETE" ? {} : { json }),
      });
      expect(reply.status, `${method} ${url}`).toBe(404);
    }
    const mine = await talk(first);
    const second = sessionOf(await signInWith(tokenOf(badge)));
    expect(await list(second), "the child's own talks stay").toEqual([mine.id]);
    expect((await list(own)).sort()).toEqual([earlier.id, mine.id].sort());

    await api(`${path}/${student.id}`, { cookie, method: "DELETE" });
    const [next] = await print(path, cookie);
    expect(await list(sessionOf(await signInWith(tokenOf(next)))), "another badge").toEqual([]);
  });

  it("gives no copy of the data, deletes nothing and moves no privacy switch", async () => {
    const { path, cookie } = await firstGrade();
    const [badge] = await print(path, cookie);
    const session = sessionOf(await signInWith(tokenOf(badge)));
    for (const [method, url, json] of [
      ["POST", "/api/privacy/data-export", {}],
      ["POST", "/api/privacy/data-deletion", {}],
      ["PUT", "/api/privacy/update", { ferpaDirectoryOptOut: false }],
    ] as const) {
      expect((await api(url, { cookie: session, method, json })).status, url).toBe(403);
    }
  });
});

describe("guessing badges", () => {
  it("is slowed down for an address, and never keeps a genuine badge out", async () => {
    const headers = { "cf-connecting-ip": crypto.randomUUID() };
    const guess = (token: string) => api("/api/auth/badge", { json: { token }, headers });
    const replies = await Promise.all(Array.from({ length: 200 }, (_, index) => guess(`guess-${index}`)));
    const judged = replies.filter(({ status }) => status === 410).length;
    expect(judged).toBeLessThanOrEqual(152);
    const slowed = replies.filter(({ status }) => status === 429);
    expect(slowed.length).toBe(replies.length - judged);
    expect(Number(slowed[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
