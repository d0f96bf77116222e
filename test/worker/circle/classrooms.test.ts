import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { classrooms, familyLinks, memberships, schools, users } from "~/db/schema";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, signedInUser, testDb } from "../helpers";
import { createClass, openSocket } from "./socket";

const yearOfAge = (age: number) => `${testNow().getUTCFullYear() - age - 1}-01-01`;
const child = (values = {}) =>
  signedInUser({ dateOfBirth: yearOfAge(9), coppaConsentStatus: "granted", ...values });

async function inviteTo(classroomId: string, studentId: string): Promise<string> {
  const id = createId();
  await testDb()
    .insert(memberships)
    .values({ id, classroomId, studentId, status: "invited", createdAt: testNow() });
  return id;
}

describe("POST and GET /api/classrooms", () => {
  it("lets a teacher open a class and see its code; nobody else may", async () => {
    const teacher = await signedInUser({ userType: "teacher", firstName: "Ray", lastName: "Diaz" });
    const created = await api("/api/classrooms", { cookie: teacher.cookie, json: { name: "  5B drums " } });
    expect(created.status).toBe(201);
    const classroom = await created.json();
    expect(classroom).toMatchObject({ name: "5B drums", teacherName: "Ray Diaz", studentCount: 0 });
    const listed = await api("/api/classrooms", { cookie: teacher.cookie });
    expect(await listed.json()).toEqual([classroom]);

    const student = await signedInUser();
    const refused = await api("/api/classrooms", { cookie: student.cookie, json: { name: "Mine" } });
    expect(refused.status).toBe(403);
    expect((await api("/api/classrooms", { json: { name: "Mine" } })).status).toBe(401);
    for (const body of [{}, { name: "" }, { name: 7 }, { name: "x".repeat(81) }]) {
      const bad = await api("/api/classrooms", { cookie: teacher.cookie, json: body });
      expect(bad.status).toBe(400);
      expect(await bad.json()).toMatchObject({ code: "invalid", fieldErrors: { name: expect.any(String) } });
    }
  });

  it("shows an admin the classes of the own school and of no other", async () => {
    const schoolId = createId();
    await testDb().insert(schools).values({ id: schoolId, name: "Own", createdAt: testNow() });
    const { classroom } = await createClass(2);
    await testDb().update(classrooms).set({ schoolId }).where(eq(classrooms.id, classroom.id));
    const own = await signedInUser({ userType: "admin", schoolId });
    const other = await signedInUser({ userType: "admin" });
    const list = async (cookie: string) => (await api("/api/classrooms", { cookie })).json();
    expect(await list(own.cookie)).toMatchObject([{ id: classroom.id, studentCount: 2 }]);
    expect(await list(other.cookie)).toEqual([]);
  });
});

describe("POST /api/classrooms/join", () => {
  const join = (cookie: string, code: string) => api("/api/classrooms/join", { cookie, json: { code } });

  it("takes a student of 13 or over in at once, however the code is typed, and once only", async () => {
    const { classroom } = await createClass(0);
    const student = await signedInUser();
    const code = classroom.joinCode ?? "";
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    const joined = await join(student.cookie, typed);
    expect(joined.status).toBe(200);
    expect(await joined.json()).toMatchObject({ id: classroom.id, status: "active" });
    await (await join(student.cookie, code)).json();
    const list = await (await api("/api/classrooms", { cookie: student.cookie })).json();
    expect(list).toMatchObject([{ id: classroom.id, status: "active" }]);
    expect(JSON.stringify(list)).not.toContain("joinCode");
  });

  it("only invites a child under 13, except into a verified school's class", async () => {
    const { classroom } = await createClass(0);
    const pupil = await child();
    const invited = await join(pupil.cookie, classroom.joinCode ?? "");
    expect(await invited.json()).toMatchObject({ status: "invited" });
    const socket = await openSocket(pupil.cookie, `?classroom=${classroom.id}`);
    expect(socket.status).toBe(403);
    await socket.body?.cancel();

    const schoolId = createId();
    await testDb()
      .insert(schools)
      .values({ id: schoolId, name: "Verified", isVerified: true, createdAt: testNow() });
    await testDb().update(classrooms).set({ schoolId }).where(eq(classrooms.id, classroom.id));
    const schoolmate = await child();
    const active = await join(schoolmate.cookie, classroom.joinCode ?? "");
    expect(await active.json()).toMatchObject({ status: "active" });
  });

  it("refuses unknown codes, empty ones, teachers and pending children", async () => {
    const student = await signedInUser();
    const unknown = await join(student.cookie, "ZZZZZZZZ");
    expect(unknown.status).toBe(422);
    expect(await unknown.json()).toMatchObject({ fieldErrors: { code: expect.any(String) } });
    expect((await join(student.cookie, " - ")).status).toBe(400);
    const teacher = await signedInUser({ userType: "teacher" });
    expect((await join(teacher.cookie, "ZZZZZZZZ")).status).toBe(403);
    const pending = await child({ coppaConsentStatus: "pending" });
    expect((await join(pending.cookie, "ZZZZZZZZ")).status).toBe(403);
  });

  it("does not let a removed student back by the code", async () => {
    const { classroom, students, teacher } = await createClass(1);
    const [student] = students;
    await api(`/api/classrooms/${classroom.id}/members/${student?.user.id}`, {
      method: "DELETE",
      cookie: teacher.cookie,
    });
    expect((await join(student?.cookie ?? "", classroom.joinCode ?? "")).status).toBe(422);
  });

  it("answers a plain form with a redirect and a toast", async () => {
    const { classroom } = await createClass(0);
    const student = await signedInUser();
    const reply = await api("/api/classrooms/join", {
      cookie: student.cookie,
      body: new URLSearchParams({ code: classroom.joinCode ?? "" }),
      headers: { accept: "text/html" },
    });
    expect(reply.status).toBe(303);
    expect(reply.headers.get("location")).toBe("/#drummer");
    const wrong = await api("/api/classrooms/join", {
      cookie: student.cookie,
      body: new URLSearchParams({ code: "ZZZZZZZZ" }),
      headers: { accept: "text/html" },
    });
    expect(wrong.headers.get("location")).toBe("/join");
  });
});

describe("a verified school's class", () => {
  const schoolOf = async (id: string) =>
    (await testDb().select({ schoolId: users.schoolId }).from(users).where(eq(users.id, id)))[0]?.schoolId;

  it("makes whoever joins it a student of that school, and takes nobody from another one", async () => {
    const [own, other] = [createId(), createId()];
    for (const id of [own, other]) {
      await testDb().insert(schools).values({ id, name: "School", isVerified: true, createdAt: testNow() });
    }
    const { classroom } = await createClass(0);
    await testDb().update(classrooms).set({ schoolId: own }).where(eq(classrooms.id, classroom.id));
    const newcomer = await child();
    const settled = await child({ schoolId: other });
    for (const { cookie } of [newcomer, settled]) {
      await api("/api/classrooms/join", { cookie, json: { code: classroom.joinCode } });
    }
    expect(await schoolOf(newcomer.user.id)).toBe(own);
    expect(await schoolOf(settled.user.id)).toBe(other);
  });

  it("leaves the school open while it is not verified", async () => {
    const schoolId = createId();
    await testDb().insert(schools).values({ id: schoolId, name: "School", createdAt: testNow() });
    const { classroom } = await createClass(0);
    await testDb().update(classrooms).set({ schoolId }).where(eq(classrooms.id, classroom.id));
    const student = await signedInUser();
    await api("/api/classrooms/join", { cookie: student.cookie, json: { code: classroom.joinCode } });
    expect(await schoolOf(student.user.id)).toBeNull();
  });
});

describe("members", () => {
  it("shows no name of a student before the invitation is accepted", async () => {
    const { classroom, teacher } = await createClass(1);
    const asked = await child({ firstName: "Zoe", lastName: "Hidden" });
    const invitation = await inviteTo(classroom.id, asked.user.id);
    const list = async () =>
      (await api(`/api/classrooms/${classroom.id}/members`, { cookie: teacher.cookie })).text();
    const before = await list();
    expect(JSON.parse(before)).toMatchObject([
      { firstName: "Student0", status: "active" },
      { studentId: asked.user.id, firstName: "", lastName: "", status: "invited" },
    ]);
    expect(before).not.toMatch(/Zoe|Hidden/);
    await testDb().update(memberships).set({ status: "active" }).where(eq(memberships.id, invitation));
    expect(await list()).toMatch(/Zoe.*Hidden/);
  });

  it("lists and removes only for the class's teacher and the school's admin", async () => {
    const { classroom, students, teacher } = await createClass(1);
    const studentId = students[0]?.user.id;
    const path = `/api/classrooms/${classroom.id}/members`;
    expect(await (await api(path, { cookie: teacher.cookie })).json()).toEqual([
      { studentId, firstName: "Student0", lastName: "Student", status: "active" },
    ]);
    const other = await signedInUser({ userType: "teacher" });
    const foreign = await api(path, { cookie: other.cookie });
    const missing = await api("/api/classrooms/none/members", { cookie: other.cookie });
    expect(foreign.status).toBe(404);
    expect(await foreign.json()).toEqual(await missing.json());
    const remove = (cookie: string, id = studentId) => api(`${path}/${id}`, { method: "DELETE", cookie });
    expect((await remove(other.cookie)).status).toBe(404);
    expect((await remove(students[0]?.cookie ?? "")).status).toBe(403);
    expect((await remove(teacher.cookie, createId())).status).toBe(404);
    expect((await remove(teacher.cookie)).status).toBe(204);
    expect((await remove(teacher.cookie)).status).toBe(404);
  });
});

describe("invitations", () => {
  it("are the student's own from 13 on", async () => {
    const { classroom } = await createClass(0);
    const student = await signedInUser({ firstName: "Maya" });
    const id = await inviteTo(classroom.id, student.user.id);
    const list = await (await api("/api/invitations", { cookie: student.cookie })).json();
    expect(list).toEqual([
      {
        id,
        classroomName: "Drum class",
        teacherName: "Ray Student",
        student: { id: student.user.id, firstName: "Maya" },
        createdAt: expect.any(String),
      },
    ]);
    const stranger = await signedInUser();
    const stolen = await api(`/api/invitations/${id}`, { cookie: stranger.cookie, json: { accept: true } });
    expect(stolen.status).toBe(404);
    const bad = await api(`/api/invitations/${id}`, { cookie: student.cookie, json: { accept: "maybe" } });
    expect(bad.status).toBe(400);
    const yes = await api(`/api/invitations/${id}`, { cookie: student.cookie, json: { accept: true } });
    expect(await yes.json()).toEqual({ id, status: "active" });
    const again = await api(`/api/invitations/${id}`, { cookie: student.cookie, json: { accept: false } });
    expect(again.status).toBe(404);
  });

  it("are the consenting parent's for a child under 13, never the child's or another adult's", async () => {
    const { classroom } = await createClass(0);
    const pupil = await child({ firstName: "Leo" });
    const parent = await signedInUser({ userType: "parent" });
    const aunt = await signedInUser({ userType: "parent" });
    const link = (parentId: string, linkedBy: "consent" | "code") => ({
      id: createId(),
      parentId,
      childId: pupil.user.id,
      linkedBy,
      createdAt: testNow(),
    });
    await testDb()
      .insert(familyLinks)
      .values([link(parent.user.id, "consent"), link(aunt.user.id, "code")]);
    const id = await inviteTo(classroom.id, pupil.user.id);
    const list = async (cookie: string) => (await api("/api/invitations", { cookie })).json();
    expect(await list(pupil.cookie)).toEqual([]);
    expect(await list(aunt.cookie)).toEqual([]);
    expect(await list(parent.cookie)).toMatchObject([{ id, student: { firstName: "Leo" } }]);
    const no = await api(`/api/invitations/${id}`, { cookie: parent.cookie, json: { accept: false } });
    expect(await no.json()).toEqual({ id, status: "declined" });
    expect(await list(parent.cookie)).toEqual([]);
  });
});

describe("guessing codes", () => {
  const from = (address: string) => ({ "cf-connecting-ip": address });
  const join = (cookie: string, code: string, address: string) =>
    api("/api/classrooms/join", { cookie, json: { code }, headers: from(address) });

  it("is slowed down for one student, also at once, and their own right code clears nothing", async () => {
    const { students, classroom } = await createClass(1);
    const cookie = students[0]?.cookie ?? "";
    const address = crypto.randomUUID();
    const codes = [...Array.from({ length: 40 }, (_, index) => `WRONG${index}`), classroom.joinCode ?? ""];
    const tries = await Promise.all(codes.map((code) => join(cookie, code, address)));
    const judged = tries.filter(({ status }) => status === 422).length;
    expect(judged).toBeLessThanOrEqual(9);
    const slowed = tries.find(({ status }) => status === 429);
    expect(Number(slowed?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(tries.at(-1)?.status).toBe(429);
    const other = await signedInUser();
    expect((await join(other.cookie, classroom.joinCode ?? "", address)).status).toBe(200);
  });

  it("takes a right code sent twenty times at once for right each time", async () => {
    const { classroom } = await createClass(0);
    const { cookie } = await signedInUser();
    const address = crypto.randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => join(cookie, classroom.joinCode ?? "", address)),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  });

  it("does not count a right code: a whole school joins from one address", async () => {
    const { classroom } = await createClass(0);
    const address = crypto.randomUUID();
    const cookies = [];
    for (let index = 0; index < 20; index++) cookies.push((await signedInUser()).cookie);
    for (let round = 0; round < 9; round++) {
      const replies = await Promise.all(
        cookies.map((cookie) => join(cookie, classroom.joinCode ?? "", address)),
      );
      expect(replies.map(({ status }) => status)).toEqual(cookies.map(() => 200));
    }
  });
});
