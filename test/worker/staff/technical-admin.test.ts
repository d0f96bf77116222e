import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  auditLog,
  classBadges,
  classrooms,
  memberships,
  needsYouCards,
  safetyContacts,
  schools,
  sessions,
  users,
} from "~/db/schema";
import { METHODS } from "~/platform/api-route.server";
import { allApiRoutes } from "~/platform/api-routes.server";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import {
  type ApiInit,
  api,
  createTeacher,
  createTestUser,
  findUser,
  joinClass,
  signedInUser,
  signIn,
  testDb,
} from "../helpers";
import { address, csvOf, older, reportOf, rosterOf, send, younger } from "../roster/roster";
import { say } from "../safety/school";
import { createColleague, createSchool, createStaffedClass, nameStaff } from "./school";

const PATH = "/api/admin/technical-admins";
const linesOf = (subjectId: string, action: string) =>
  testDb()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, subjectId), eq(auditLog.action, action)));
const sessionsOf = (userId: string) => testDb().select().from(sessions).where(eq(sessions.userId, userId));
const name = (admin: { cookie: string }, email: string) =>
  api(PATH, { cookie: admin.cookie, json: { email } });
const take = (admin: { cookie: string }, userId: string) =>
  api(`${PATH}/${userId}`, { method: "DELETE", cookie: admin.cookie });

/** A school with an administrator, a class of somebody else's, and a technical administrator, signed in anew. */
async function createKeeper({ leads = false } = {}) {
  const school = await createStaffedClass(2);
  const admin = await signedInUser({ userType: "admin", schoolId: school.schoolId });
  const { user, classroomId } = school.colleague;
  if (!leads) await archive(classroomId);
  expect((await name(admin, user.email)).status).toBe(201);
  const keeper = { user: (await findUser(user.id)) ?? user, cookie: await signIn(user), classroomId };
  return { ...school, admin, keeper };
}

const archive = (id: string) =>
  testDb().update(classrooms).set({ archivedAt: testNow() }).where(eq(classrooms.id, id));

describe("the technical administrator of a school", () => {
  it("is named and taken back by the school's administrator, each in the log and with new tokens (S3)", async () => {
    const { schoolId, colleague } = await createStaffedClass();
    const admin = await signedInUser({ userType: "admin", schoolId });
    const { id, email } = colleague.user;
    expect((await api("/api/admin/roster", colleague)).status).toBe(403);
    const named = await name(admin, ` ${email.toUpperCase()} `);
    expect(named.status).toBe(201);
    const facts = { userId: id, name: "Test Student", email };
    expect(await named.json()).toEqual(facts);
    expect(await (await api(PATH, admin)).json()).toEqual([facts]);
    expect((await api("/api/auth/user", colleague)).status, "the old token is dead").toBe(401);
    expect(
      (await linesOf(id, "technical_admin_named")).map(({ actorId, details }) => [actorId, details]),
    ).toEqual([[admin.user.id, { schoolId }]]);

    const cookie = await signIn(colleague.user);
    expect((await api("/api/admin/roster", { cookie })).status).toBe(200);
    expect((await take(admin, id)).status).toBe(204);
    expect((await api("/api/auth/user", { cookie })).status).toBe(401);
    expect((await api("/api/admin/roster", { cookie: await signIn(colleague.user) })).status).toBe(403);
    expect(await linesOf(id, "technical_admin_ended")).toHaveLength(1);
    expect((await take(admin, id)).status).toBe(404);
  });

  it("is named once and ended once, however often at the same moment", async () => {
    const { schoolId, colleague } = await createStaffedClass();
    const admin = await signedInUser({ userType: "admin", schoolId });
    const second = await signedInUser({ userType: "admin", schoolId });
    const { id, email } = colleague.user;
    const each = Array.from({ length: 20 }, (_, index) => (index % 2 ? admin : second));
    const named = await Promise.all(each.map((by) => name(by, email)));
    expect(named.map(({ status }) => status)).toEqual(each.map(() => 201));
    expect(await linesOf(id, "technical_admin_named")).toHaveLength(1);
    const cookie = await signIn(colleague.user);
    expect((await name(admin, email)).status, "again changes nothing").toBe(201);
    expect((await api("/api/auth/user", { cookie })).status).toBe(200);
    const ended = await Promise.all(each.map((by) => take(by, id)));
    expect(ended.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await linesOf(id, "technical_admin_ended")).toHaveLength(1);
    expect(await sessionsOf(id)).toEqual([]);
  });

  it("is another teacher of the own verified school with a proved address, and nobody else", async () => {
    const { schoolId, teacher, colleague } = await createStaffedClass();
    const admin = await signedInUser({ userType: "admin", schoolId, emailVerifiedAt: testNow() });
    const addresses = [
      admin.user.email,
      teacher.user.email,
      `${createId()}@nobody.example`,
      (await createColleague(await createSchool())).user.email,
      (await createColleague(null)).user.email,
      (await createTestUser({ schoolId, emailVerifiedAt: testNow() })).email,
      (await createTestUser({ userType: "admin", schoolId, emailVerifiedAt: testNow() })).email,
      (await createTestUser({ userType: "parent", emailVerifiedAt: testNow() })).email,
    ];
    const bodies = new Set<string>();
    for (const email of addresses) {
      const refused = await name(admin, email);
      expect(refused.status, email).toBe(422);
      bodies.add(await refused.text());
    }
    expect([...bodies], "one answer, whoever the address belongs to").toHaveLength(1);
    for (const json of [{}, { email: "" }, { email: "x".repeat(300) }]) {
      expect((await api(PATH, { cookie: admin.cookie, json })).status).toBe(400);
    }
    const elsewhere = await signedInUser({ userType: "admin", schoolId: await createSchool() });
    expect((await name(elsewhere, colleague.user.email)).status).toBe(422);
    expect((await name(colleague, colleague.user.email)).status).toBe(403);
    expect((await api(PATH, colleague)).status).toBe(403);
    await name(admin, colleague.user.email);
    expect((await take(elsewhere, colleague.user.id)).status).toBe(404);
    await testDb().update(schools).set({ isVerified: false }).where(eq(schools.id, schoolId));
    expect((await name(admin, colleague.user.email)).status).toBe(403);
    expect((await findUser(colleague.user.id))?.technicalAdminOf).toBe(schoolId);
  });

  it("hears of no alert: one person is not both, in either order (K16)", async () => {
    const { schoolId, colleague, admin, keeper } = await createKeeper();
    const contacts = (email: string) =>
      api("/api/safety/contacts", {
        ...{ method: "PUT", cookie: admin.cookie },
        json: {
          contacts: [{ name: "Kim", email, hours: "always", minSeverity: "concern" }],
          ...{ dayStart: "08:00", dayEnd: "15:30", isParentNotified: true },
        },
      });
    const refused = await contacts(keeper.user.email.toUpperCase());
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/technical administrator/) });
    await take(admin, colleague.user.id);
    expect((await contacts(keeper.user.email)).status).toBe(200);
    expect((await name(admin, keeper.user.email)).status).toBe(409);
    // Were it so anyway, by hand or by an older backup, nothing opens.
    await testDb().update(users).set({ technicalAdminOf: schoolId }).where(eq(users.id, keeper.user.id));
    expect(
      await testDb().select().from(safetyContacts).where(eq(safetyContacts.userId, keeper.user.id)),
    ).toHaveLength(1);
    expect((await api("/api/safety/events", { cookie: await signIn(keeper.user) })).status).toBe(403);
    await testDb().delete(safetyContacts).where(eq(safetyContacts.schoolId, schoolId));
  });

  it("loses the right with the school, its verification or the proved address", async () => {
    const { schoolId, keeper, classroomId, admin } = await createKeeper();
    const paths = ["/api/admin/roster", `/api/classrooms/${classroomId}/members`];
    const statuses = () => Promise.all(paths.map(async (path) => (await api(path, keeper)).status));
    expect(await statuses()).toEqual([200, 200]);
    const changes = [
      [{ emailVerifiedAt: null }, { emailVerifiedAt: testNow() }],
      [{ schoolId: await createSchool() }, { schoolId }],
    ];
    for (const [lost, back] of changes) {
      await testDb()
        .update(users)
        .set(lost ?? {})
        .where(eq(users.id, keeper.user.id));
      expect(await statuses()).toEqual([403, 404]);
      await testDb()
        .update(users)
        .set(back ?? {})
        .where(eq(users.id, keeper.user.id));
      expect(await statuses()).toEqual([200, 200]);
    }
    await testDb().update(schools).set({ isVerified: false }).where(eq(schools.id, schoolId));
    expect(await statuses()).toEqual([403, 404]);
    await testDb().update(schools).set({ isVerified: true }).where(eq(schools.id, schoolId));

    // Who left and comes back with a code begins without the right.
    await testDb().update(users).set({ schoolId: null }).where(eq(users.id, keeper.user.id));
    const made = await api("/api/admin/teacher-codes", { method: "POST", cookie: admin.cookie });
    const { code } = await made.json<{ code: string }>();
    expect(
      (await api("/api/school/join", { cookie: keeper.cookie, json: { schoolCode: code } })).status,
    ).toBe(200);
    expect(await findUser(keeper.user.id)).toMatchObject({ schoolId, technicalAdminOf: null });
    expect(await statuses()).toEqual([403, 404]);
  });
});

describe("what a technical administrator may", () => {
  it("sees the school's classes and names, prints codes and badges", async () => {
    const { schoolId, teacher, classroomId, students, keeper } = await createKeeper();
    const young = await createTestUser({
      ...{ schoolId, grade: 1, firstName: "Ivy", coppaConsentStatus: "granted" },
      dateOfBirth: `${testNow().getUTCFullYear() - 7}-01-02`,
    });
    await joinClass(classroomId, young.id);
    const other = await createTeacher(await createSchool());
    const classes = await (await api("/api/admin/roster/classes", keeper)).json<
      { id: string; teacherName: string }[]
    >();
    expect(classes.map(({ id }) => id)).toEqual([classroomId]);
    expect(await (await api("/api/classrooms", keeper)).json()).toEqual([]);
    const members = await (await api(`/api/classrooms/${classroomId}/members`, keeper)).json<object[]>();
    expect(members).toHaveLength(students.length + 1);
    expect(new Set(members.flatMap((each) => Object.keys(each)))).toEqual(
      new Set(["studentId", "firstName", "lastName", "status"]),
    );
    for (const [method, part] of [
      ["GET", "code-sheet"],
      ["GET", "badges"],
      ["POST", "badges"],
      ["POST", "family-codes"],
    ] as const) {
      const at = (id: string) => api(`/api/classrooms/${id}/${part}`, { method, cookie: keeper.cookie });
      expect((await at(classroomId)).ok, part).toBe(true);
      expect((await at(other.classroomId)).status, part).toBe(404);
    }
    const badge = await testDb().select().from(classBadges).where(eq(classBadges.studentId, young.id));
    expect(badge).toMatchObject([{ createdBy: keeper.user.id }]);
    const voided = await api(`/api/classrooms/${classroomId}/badges/${young.id}`, {
      ...{ method: "DELETE", cookie: keeper.cookie },
    });
    expect(voided.status).toBe(204);
    expect((await api(`/api/classrooms/${classroomId}/members`, teacher)).status).toBe(200);
  });

  it("imports, finds it in the history, and exports what imports again unchanged", async () => {
    const { schoolId, admin, keeper, teacher } = await createKeeper();
    await testDb().update(users).set({ emailVerifiedAt: testNow() }).where(eq(users.id, teacher.user.id));
    const line = (id: string) => older(id).replace(/,Room 12,,/, `,Choir,${teacher.user.email},`);
    const imported = await send(keeper, csvOf(line("1"), line("2"), older("3")));
    expect(imported.status).toBe(201);
    expect(await rosterOf(schoolId)).toHaveLength(3);
    const rooms = await testDb().select().from(classrooms).where(eq(classrooms.schoolId, schoolId));
    expect(Object.fromEntries(rooms.map(({ name: room, teacherId }) => [room, teacherId]))).toMatchObject({
      ...{ Choir: teacher.user.id, "Room 12": admin.user.id },
    });
    for (const { cookie } of [keeper, admin]) {
      const history = await (await api("/api/admin/roster/imports", { cookie })).json();
      expect(history).toMatchObject([{ by: "Test Student", rows: 3, created: 3, changed: 0, unchanged: 0 }]);
    }
    const csv = await api("/api/admin/roster", keeper);
    expect(csv.headers.get("content-disposition")).toMatch(
      /^attachment; filename="roster-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const text = await csv.text();
    expect(text.split("\r\n")[0]).toBe(
      "student_id,first_name,last_name,email,grade,birth_date,class_name,teacher_email",
    );
    // Two students of the class before the import have no number yet: those lines are for the school to fill in.
    const numbered = text.split("\r\n").filter((each) => !each.startsWith(","));
    expect(text).toContain(`,Choir,${teacher.user.email}`);
    const zip = new Uint8Array(await (await api("/api/admin/roster?format=oneroster", keeper)).arrayBuffer());
    const again = await reportOf(await send(keeper, numbered.join("\n"), "?dryRun=1&counts=1"));
    expect(again).toMatchObject({ rows: 3, bad: [], created: 0, changed: 0, unchanged: 3 });
    const zipped = await reportOf(await send(admin, zip, "?dryRun=1&counts=1"));
    // Who has no number of the school is not in it: the import would give them another one for good.
    expect(zipped).toMatchObject({ rows: 3, bad: [], created: 0, changed: 0, unchanged: 3 });
    const looks = await linesOf((await rosterOf(schoolId))[0]?.id ?? "", "record_read");
    expect(looks).toMatchObject([{ actorId: keeper.user.id, details: { view: "class_list" } }]);
  });

  it("gives no consent: the school's yes is the administrator's, and a parent's address is not the importer's", async () => {
    const { schoolId, admin, keeper } = await createKeeper();
    const { noticeVersion } = await (await api("/api/admin/consents", admin)).json<{
      noticeVersion: string;
    }>();
    const file = csvOf(younger("1"));
    for (const query of ["statement=1", "schoolConsent=1"]) {
      const refused = await send(keeper, file, `?${query}&noticeVersion=${noticeVersion}`);
      expect(refused.status, query).toBe(403);
    }
    expect((await reportOf(await send(keeper, file))).bad).toMatchObject([{ field: "parent_email" }]);
    const [mailbox, host] = keeper.user.email.split("@");
    const own = csvOf(
      younger("1", { parent: `${mailbox}+kid@${host}` }),
      older("2", { email: keeper.user.email }),
    );
    const { bad } = await reportOf(await send(keeper, own));
    expect(bad.map(({ line, field }) => [line, field])).toEqual([
      [2, "parent_email"],
      [3, "email"],
    ]);
    expect((await send(keeper, csvOf(younger("1", { parent: address("ana") })))).status).toBe(201);
    expect(await rosterOf(schoolId)).toMatchObject([{ coppaConsentStatus: "pending" }]);
  });

  it("gains no child by an import: neither a class nor a seat in the own one", async () => {
    const { schoolId, keeper, classroomId, teacher, admin } = await createKeeper({ leads: true });
    await testDb().update(users).set({ emailVerifiedAt: testNow() }).where(eq(users.id, teacher.user.id));
    await testDb().update(classrooms).set({ name: "Theirs" }).where(eq(classrooms.id, classroomId));
    await testDb().update(classrooms).set({ name: "Own" }).where(eq(classrooms.id, keeper.classroomId));
    const led = (id: string, room: string, by: string) => older(id).replace(/,Room 12,,/, `,${room},${by},`);
    const cases = [
      [led("1", "Theirs", keeper.user.email), "teacher_email"],
      [led("1", "Brand new", keeper.user.email), "teacher_email"],
      [older("1", { room: "Own" }), "class_name"],
    ] as const;
    for (const [line, field] of cases) {
      const report = await reportOf(await send(keeper, csvOf(line)));
      expect(report).toMatchObject({ status: 422, bad: [{ line: 2, field }] });
    }
    expect(await rosterOf(schoolId)).toEqual([]);
    // What the administrator did stays as it is when the whole school is sent again.
    const own = older("1", { room: "Own" });
    expect((await send(admin, csvOf(own))).status).toBe(201);
    expect((await send(keeper, csvOf(own, older("2", { room: "Theirs" })))).status).toBe(201);
    // A class they stand in for counts as theirs, too.
    await nameStaff(teacher.cookie, classroomId, keeper.user);
    const seat = await reportOf(await send(keeper, csvOf(own, older("3", { room: "Theirs" }))));
    expect(seat.bad).toMatchObject([{ line: 3, field: "class_name" }]);
  });
});

/** Routes that answer a technical administrator who leads no class: the roster, what is public and what is their own. */
const OPEN = [
  "GET /api/admin/roster",
  "POST /api/admin/roster",
  "GET /api/admin/roster/classes",
  "GET /api/admin/roster/imports",
  "GET /api/classrooms/:id/badges",
  "POST /api/classrooms/:id/badges",
  "GET /api/classrooms/:id/code-sheet",
  "POST /api/classrooms/:id/family-codes",
  "GET /api/classrooms/:id/members",
];

/** Of everybody's own account, without a child in it, or open to visitors. */
const isOwnOrPublic = (path: string) =>
  /^\/api\/(ai-dj|ai-drummer|emotions|auth|backgrounds|consent|display|locale|logout|objects|privacy|profile|school\/join|weekly-card|rooms|sel|circle\/exchange|achievements|dashboard|safety\/counts|classrooms$|classrooms\/join)/.test(
    path,
  );

describe("every other route", () => {
  it("is closed to a technical administrator, with the ids of a class, a child and an alert at hand (P17)", async () => {
    const { keeper, admin, classroomId, students, schoolId } = await createKeeper();
    const child = students[0];
    if (!child) throw new Error("no child");
    const { event } = await say(child.cookie, "i want to kill myself tonight");
    await api("/api/emotions", { cookie: child.cookie, json: { emotion: "sad" } });
    await api("/api/check-in/today", { method: "PUT", cookie: child.cookie, json: { wantsToTalk: true } });
    await api(`/api/admin/morning-board?classroomId=${classroomId}`, admin);
    const [card] = await testDb()
      .select()
      .from(needsYouCards)
      .where(eq(needsYouCards.classroomId, classroomId));
    const routes = allApiRoutes().flatMap(({ path, endpoints }) =>
      METHODS.filter((method) => endpoints[method]).map((method) => ({ method, path })),
    );
    const answered: string[] = [];
    for (const { method, path } of routes) {
      if (isOwnOrPublic(path)) continue;
      const id = path.includes("safety") ? event?.id : path.includes("needs-you") ? card?.id : classroomId;
      const url = path
        .replace(":studentId", child.user.id)
        .replace(":childId", child.user.id)
        .replace(":userId", keeper.user.id)
        .replace(":id", id ?? createId())
        .replace(/:\w+/g, createId());
      const query = method === "GET" ? `?classroomId=${classroomId}&studentId=${child.user.id}` : "";
      const init: ApiInit = { method, cookie: keeper.cookie };
      const reply = await api(`${url}${query}`, {
        ...init,
        ...(method === "GET" ? {} : { json: BODIES[`${method} ${path}`] ?? {} }),
      });
      const text = await reply.text();
      if (![403, 404].includes(reply.status)) answered.push(`${method} ${path} ${reply.status}`);
      else expect(text, path).not.toMatch(/Kid0|i want to kill/);
    }
    expect(answered.map((each) => each.replace(/ \d+$/, "")).sort()).toEqual([...OPEN].sort());
    expect(
      await testDb().select().from(memberships).where(eq(memberships.classroomId, classroomId)),
    ).toHaveLength(2);
    expect((await testDb().select().from(schools).where(eq(schools.id, schoolId)))[0]?.hasCheckIn).toBe(true);
  });
});

/** Where the body is read before the class is looked for. */
const BODIES: Record<string, object> = {
  "POST /api/ai-coach/settings": { minutesPerDay: "", isOff: "on" },
  "PUT /api/ai-coach/settings": { isOff: true },
  "POST /api/classrooms/:id/moves": { studentId: "a", toClassroomId: "b" },
  "POST /api/classrooms/:id/staff": { email: "a@b.example", role: "co_teacher" },
};

describe("a technical administrator who leads a class", () => {
  it("keeps the own class as it is, and sees no more of the others' (P17)", async () => {
    const { keeper, classroomId, students, schoolId } = await createKeeper({ leads: true });
    const own = await signedInUser({ schoolId, firstName: "Mine" });
    await joinClass(keeper.classroomId, own.user.id);
    const listed = await (await api("/api/admin/students", keeper)).json<{ id: string }[]>();
    expect(listed.map(({ id }) => id)).toEqual([own.user.id]);
    const board = (id: string) => api(`/api/admin/morning-board?classroomId=${id}`, keeper);
    expect((await board(keeper.classroomId)).status).toBe(200);
    expect((await board(classroomId)).status).toBe(404);
    const child = students[0]?.user.id ?? "";
    const progress = await api(`/api/admin/student-progress?studentId=${child}`, keeper);
    expect(progress.status).toBe(404);
    expect((await api("/api/safety/events", keeper)).status).toBe(403);
    expect(await (await api("/api/safety/teacher-flags", keeper)).json()).toEqual([]);
    const refused = [
      await api(`/api/classrooms/${classroomId}/members/${child}`, {
        method: "DELETE",
        cookie: keeper.cookie,
      }),
      await api(`/api/classrooms/${classroomId}/archive`, { method: "POST", cookie: keeper.cookie }),
      await api(`/api/classrooms/${classroomId}/circles`, keeper),
      await api("/api/family-codes", { cookie: keeper.cookie, json: { studentId: child } }),
      await api(`/api/classrooms/${classroomId}/moves`, {
        cookie: keeper.cookie,
        json: { studentId: child, toClassroomId: keeper.classroomId },
      }),
      await nameStaff(keeper.cookie, classroomId, keeper.user),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  });
});
