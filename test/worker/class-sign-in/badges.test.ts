import { describe, expect, it } from "vitest";
import { classrooms, memberships } from "~/db/schema";
import { createId } from "~/platform/ids";
import { createReadableCode } from "~/platform/readable-code";
import { sessionOf } from "../accounts/forms";
import { api, createTestUser, signedInUser, testDb } from "../helpers";

type Printed = { studentId: string; firstName: string; url: string };

/** A teacher with a class of one first-grader, one ninth-grader and one child whose parent has not answered. */
async function firstGrade() {
  const { user: teacher, cookie } = await signedInUser({ userType: "teacher" });
  const now = new Date();
  const classroomId = createId();
  await testDb()
    .insert(classrooms)
    .values({
      id: classroomId,
      teacherId: teacher.id,
      name: "Room <1>",
      joinCode: createReadableCode(6),
      createdAt: now,
    });
  const young = { dateOfBirth: `${now.getUTCFullYear() - 7}-01-01` };
  const student = await createTestUser({
    ...young,
    grade: 1,
    firstName: "Noor",
    coppaConsentStatus: "granted",
  });
  const waiting = await createTestUser({ ...young, grade: 1, coppaConsentStatus: "pending" });
  const older = await createTestUser({ grade: 9 });
  for (const { id: studentId } of [student, waiting, older]) {
    await testDb()
      .insert(memberships)
      .values({ id: createId(), classroomId, studentId, status: "active", createdAt: now });
  }
  return { classroomId, cookie, student, path: `/api/classrooms/${classroomId}/badges` };
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
});
