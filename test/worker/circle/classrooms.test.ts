import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { classrooms, familyLinks, memberships, schools, users } from "~/db/schema";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, createTestUser, signedInUser, testDb } from "../helpers";
import { createClass, joinRoom, openSocket, socketOf, TestSocket } from "./socket";

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

describe("kept circles", () => {
  it("keeps what was played without names, plays it for the class, and shows it to its members only", async () => {
    const { classroom, students, teacher } = await createClass(1);
    const path = `/api/classrooms/${classroom.id}/circles`;
    const empty = await api(path, { cookie: teacher.cookie, json: { title: "Nothing" } });
    expect(empty.status).toBe(422);

    const lead = new TestSocket(socketOf(await openSocket(teacher.cookie)));
    lead.conduct({ action: "start", mode: "loop", bpm: 100 });
    lead.hit("kick", { step: 0 });
    lead.hit("snare", { step: 4 });
    await lead.settle();
    const saved = await api(path, { cookie: teacher.cookie, json: { title: "Monday" } });
    expect(saved.status).toBe(201);
    const circle = await saved.json<{ id: string }>();
    expect(circle).toMatchObject({ title: "Monday", bpm: 100, bars: 2 });
    expect(JSON.stringify(circle)).not.toContain(teacher.user.id);

    const cookie = students[0]?.cookie ?? "";
    expect(await (await api(path, { cookie })).json()).toEqual([circle]);
    const stranger = await signedInUser();
    expect((await api(path, { cookie: stranger.cookie })).status).toBe(404);
    expect((await api(path, { cookie, json: {} })).status).toBe(403);

    lead.conduct({ action: "stop" });
    await lead.settle();
    const played = await api(`${path}/${circle.id}/play`, { method: "POST", cookie: teacher.cookie });
    expect(played.status).toBe(200);
    await played.json();
    expect((await lead.next("loop")).hits).toHaveLength(2);
    expect(await lead.next("circle", (data) => data.running)).toMatchObject({ mode: "loop", isFrozen: true });
    const other = await createClass(0);
    const foreign = await api(`${path}/${circle.id}/play`, { method: "POST", cookie: other.teacher.cookie });
    expect(foreign.status).toBe(404);
  });
});

describe("POST /api/circle/exchange", () => {
  const exchange = (cookie: string, hits: object[] = [], sinceSeq = 0) =>
    api("/api/circle/exchange", { cookie, json: { sinceSeq, clientTimeMs: 1, hits } });

  it("lets a student on a blocked network play along, one exchange a loop", async () => {
    const { classroom, students, teacher } = await createClass(1);
    const lead = new TestSocket(socketOf(await openSocket(teacher.cookie)));
    lead.conduct({ action: "start", mode: "loop", bpm: 100 });
    lead.hit("kick", { step: 0 });
    await lead.settle();
    const cookie = students[0]?.cookie ?? "";
    const reply = await exchange(cookie, [{ padId: "tom2", timestamp: 1, bpm: 100, step: 6 }]);
    expect(reply.status).toBe(200);
    const room = await reply.json<{ lastSeq: number }>();
    expect(room).toMatchObject({
      classroomId: classroom.id,
      circle: { running: true },
      loop: [{ padId: "kick", step: 0 }],
      lastSeq: 2,
    });
    expect(await lead.next("presence")).toMatchObject({ joined: students[0]?.user.id });
    expect((await lead.next("drum_hits")).hits).toMatchObject([{ padId: "tom2", step: 6 }]);
    const later = await exchange(cookie, [], room.lastSeq);
    expect(await later.json()).toMatchObject({ loop: [] });
  });

  it("keeps the same rules as the socket", async () => {
    const { classroom } = await createClass(0);
    const stranger = await signedInUser();
    const path = `/api/circle/exchange?classroom=${classroom.id}`;
    const body = { sinceSeq: 0, clientTimeMs: 1, hits: [] };
    expect((await api(path, { cookie: stranger.cookie, json: body })).status).toBe(403);
    expect((await api(path, { json: body })).status).toBe(401);
    const bad = await exchange(stranger.cookie, [{ padId: "gong", timestamp: 1, bpm: 100 }]);
    expect(bad.status).toBe(400);
  });
});

describe("an attack through the exchange", () => {
  const hit = { padId: "kick", timestamp: 1, bpm: 100 };
  const flood = Array.from({ length: 256 }, () => hit);

  it("has the socket's allowance, over all ways a member comes in", async () => {
    const { students, teacher } = await createClass(1);
    const cookie = students[0]?.cookie ?? "";
    const lead = new TestSocket(socketOf(await openSocket(teacher.cookie)));
    const own = new TestSocket(socketOf(await openSocket(cookie)));
    await Promise.all([lead.settle(), own.settle()]);
    const startedAtMs = testNow().getTime();
    const replies = await Promise.all(
      Array.from({ length: 40 }, () =>
        api("/api/circle/exchange", { cookie, json: { sinceSeq: 0, clientTimeMs: 1, hits: flood } }),
      ),
    );
    for (let count = 0; count < 200; count++) own.hit("snare");
    await own.next("error", ({ code }) => code === "slow_down");
    const seconds = (testNow().getTime() - startedAtMs) / 1000;
    const bodies = await Promise.all(replies.map((reply) => reply.json<{ error?: { code: string } }>()));
    expect(bodies.some(({ error }) => error?.code === "slow_down")).toBe(true);
    const slowed = replies.filter(({ status }) => status === 429);
    for (const each of slowed) expect(each.headers.get("retry-after")).toBe("1");
    // The teacher's own message after the flood: everything before it has arrived.
    await lead.settle();
    const heard = lead.frames.flatMap((frame) => (frame.type === "drum_hits" ? frame.data.hits : []));
    expect(heard.length).toBeGreaterThan(50);
    expect(heard.length).toBeLessThanOrEqual(80 + 40 * seconds);
  });

  it("refuses types and fields the socket does not know", async () => {
    const { students } = await createClass(1);
    const cookie = students[0]?.cookie ?? "";
    for (const wrong of [
      { ...hit, padId: "gong" },
      { ...hit, bpm: 1000 },
      { ...hit, step: 64 },
      { type: "circle", data: { action: "stop" } },
    ]) {
      const json = { sinceSeq: 0, clientTimeMs: 1, hits: [wrong] };
      expect((await api("/api/circle/exchange", { cookie, json })).status).toBe(400);
    }
    const tooMany = { sinceSeq: 0, clientTimeMs: 1, hits: [...flood, hit] };
    expect((await api("/api/circle/exchange", { cookie, json: tooMany })).status).toBe(400);
  });
});

describe("signing out", () => {
  it("closes that session's sockets with 4403", async () => {
    const { students } = await createClass(1);
    const cookie = students[0]?.cookie ?? "";
    const member = new TestSocket(socketOf(await openSocket(cookie)));
    await member.settle();
    const reply = await api("/api/logout", { cookie });
    expect(reply.status).toBe(302);
    expect((await member.closed).code).toBe(4403);
  });

  it("is noticed within minutes even if nobody told the room (S12)", async () => {
    const { isStillAllowed } = await import("~/features/live-room/index.server");
    const { env } = await import("cloudflare:test");
    const { classroom, students } = await createClass(1);
    const user = students[0]?.user ?? (await createTestUser());
    const { sha256Hex } = await import("~/platform/hash.server");
    const sessionId = await sha256Hex((students[0]?.cookie ?? "").split("=")[1] ?? "");
    const identity = { memberId: user.id, sessionId, classroomId: classroom.id };
    const now = testNow;
    expect(await isStillAllowed(env, identity, now)).toBe(true);
    expect(await isStillAllowed(env, { ...identity, sessionId: "gone" }, now)).toBe(false);
    expect(await isStillAllowed(env, { ...identity, classroomId: "other" }, now)).toBe(false);
    await testDb().update(memberships).set({ status: "removed" }).where(eq(memberships.studentId, user.id));
    expect(await isStillAllowed(env, identity, now)).toBe(false);

    const lingering = await joinRoom(classroom.id, { memberId: user.id, sessionId });
    await lingering.settle();
    const { vi } = await import("vitest");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * 60_000 });
    lingering.send({ type: "sync", data: { clientTimeMs: 1 } });
    expect((await lingering.closed).code).toBe(4403);
    vi.useRealTimers();
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
    const tries = await Promise.all(
      Array.from({ length: 40 }, (_, index) => join(cookie, `WRONG${index}`, address)),
    );
    const judged = tries.filter(({ status }) => status === 422).length;
    expect(judged).toBeLessThanOrEqual(9);
    const slowed = tries.find(({ status }) => status === 429);
    expect(Number(slowed?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await join(cookie, classroom.joinCode ?? "", address)).status).toBe(429);
    const other = await signedInUser();
    expect((await join(other.cookie, classroom.joinCode ?? "", address)).status).toBe(200);
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
