import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { classBadges, classrooms, users } from "~/db/schema";
import { testNow } from "../clock";
import { api, createTeacher, createTestUser, joinClass, signedInUser, testDb } from "../helpers";
import { address, csvOf, older, reportOf, rosterOf, send, younger } from "../roster/roster";
import { createSchool, nameStaff } from "./school";
import { createKeeper, linesOf } from "./technical-admin";

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
