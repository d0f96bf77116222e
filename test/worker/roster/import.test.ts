import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, classBadges, classrooms, consentRequests, memberships, schools, users } from "~/db/schema";
import { createId } from "~/platform/ids";
import { oneRosterFile, oneRosterZip } from "../../fixtures/one-roster";
import { ledgerOf } from "../consent/family";
import { api, createTeacher, createTestUser, findUser, joinClass, signedInUser, testDb } from "../helpers";
import {
  address,
  bornYearsAgo,
  createSchool,
  csvOf,
  HEADER,
  mailAbout,
  noticeOf,
  older,
  reportOf,
  rosterOf,
  seatsOf,
  send,
  studentsOf,
  younger,
} from "./roster";

const onlyStudent = async (schoolId: string) => {
  const [student, ...more] = await rosterOf(schoolId);
  if (!student || more.length > 0) throw new Error("not one student");
  return student;
};

describe("the roster's answers", () => {
  it("checks without writing, then imports", async () => {
    const { admin, schoolId } = await createSchool();
    const file = csvOf(older("1"), older("2", { room: "Choir" }));
    const checked = await send(admin, file, "?dryRun=1");
    expect(checked.status).toBe(200);
    expect(await checked.json()).toEqual({ rows: 2, bad: [] });
    expect(await rosterOf(schoolId)).toEqual([]);

    const imported = await send(admin, file);
    expect(imported.status).toBe(201);
    expect(await imported.json()).toEqual({ rows: 2, bad: [] });
    const students = await rosterOf(schoolId);
    expect(students.map(({ rosterId }) => rosterId).sort()).toEqual(["1", "2"]);
    expect(students[0]).toMatchObject({
      firstName: "Maya",
      lastName: "Torres",
      grade: 9,
      dateOfBirth: "2011-03-14",
      coppaConsentStatus: "not_required",
      passwordHash: null,
      timeZone: "UTC",
      ferpaDirectoryOptOut: true,
    });
    const [entry] = await testDb()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorId, admin.user.id), eq(auditLog.action, "roster_imported")));
    expect(entry?.details).toEqual({ schoolId, rows: 2, created: 2, changed: 0, unchanged: 0 });
  });

  it("imports nothing while a line is bad, and says which ones in the reader's language", async () => {
    const { admin, schoolId } = await createSchool();
    const file = csvOf(older("1"), older("2", { born: "yesterday" }), older("3", { email: "none" }));
    for (const query of ["?dryRun=1", ""]) {
      const reply = await reportOf(await send(admin, file, query));
      expect(reply.status).toBe(query ? 200 : 422);
      expect(reply).toMatchObject({
        rows: 3,
        bad: [
          { line: 3, field: "birth_date" },
          { line: 4, field: "email" },
        ],
      });
      expect(Object.keys(reply.bad[0] ?? {}).sort()).toEqual(["field", "line", "message"]);
    }
    await testDb().update(users).set({ locale: "es" }).where(eq(users.id, admin.user.id));
    const spanish = await reportOf(await send(admin, file));
    expect(spanish.bad[0]?.message).toContain("fecha de nacimiento");
    expect(await rosterOf(schoolId)).toEqual([]);
    expect(await testDb().select().from(classrooms).where(eq(classrooms.schoolId, schoolId))).toEqual([]);
  });

  it("counts what is new, changed and unchanged where that is asked for", async () => {
    const { admin } = await createSchool();
    const [one, two] = [older("1"), older("2")];
    expect(await reportOf(await send(admin, csvOf(one, two), "?counts=1"))).toMatchObject({ created: 2 });
    const again = csvOf(one, two.replace("Maya", "Mia"), older("3"));
    expect(await reportOf(await send(admin, again, "?dryRun=1&counts=1"))).toMatchObject({
      ...{ created: 1, changed: 1, unchanged: 1 },
    });
  });

  it("is for the administrator of a verified school alone", async () => {
    const { schoolId } = await createSchool();
    const file = csvOf(older("1"));
    const unverified = createId();
    await testDb().insert(schools).values({ id: unverified, name: "New", createdAt: new Date() });
    const others = [
      await createTeacher(schoolId),
      await signedInUser({ schoolId }),
      await signedInUser({ userType: "parent" }),
      await signedInUser({ userType: "admin", schoolId: unverified }),
      await signedInUser({ userType: "admin", schoolId: null }),
    ];
    for (const other of others) expect((await send(other, file)).status, other.user.userType).toBe(403);
    expect((await send({ cookie: "" }, file)).status).toBe(401);
    expect(await rosterOf(schoolId)).toEqual([]);
  });

  it("refuses other types, what is too large, and a form without a file", async () => {
    const { admin } = await createSchool();
    const sendAs = async (type: string, body: BodyInit) =>
      (
        await api("/api/admin/roster", {
          cookie: admin.cookie,
          body,
          headers: type ? { "content-type": type } : {},
        })
      ).status;
    expect(await sendAs("application/json", "{}")).toBe(415);
    expect(await sendAs("application/pdf", "%PDF")).toBe(415);
    expect(await sendAs("text/csv", "x".repeat(2 * 1024 * 1024 + 1))).toBe(413);
    expect(await sendAs("application/zip", new Uint8Array(2 * 1024 * 1024 + 1))).toBe(413);
    expect(await sendAs("multipart/form-data", "no form")).toBe(400);
    const empty = new FormData();
    empty.set("dryRun", "1");
    expect(await sendAs("", empty)).toBe(400);
    const large = new FormData();
    large.set("file", new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]), "roster.csv");
    expect(await sendAs("", large)).toBe(413);
    expect((await reportOf(await send(admin, ""))).bad).toMatchObject([{ line: 1 }]);
    const broken = await reportOf(await send(admin, new Uint8Array([0x50, 0x4b, 3, 4])));
    expect(broken).toMatchObject({ status: 422, rows: 0, bad: [{ line: 1 }] });
  });

  it("takes the file from a form, and answers a plain one with a page", async () => {
    const { admin, schoolId } = await createSchool();
    const sendForm = (file: string, dryRun: boolean) => {
      const body = new FormData();
      body.set("file", new Blob([file], { type: "application/vnd.ms-excel" }), "roster.csv");
      if (dryRun) body.set("dryRun", "1");
      return api("/api/admin/roster", { cookie: admin.cookie, body, headers: { accept: "text/html" } });
    };
    const bad = await sendForm(csvOf(older("1", { born: "<script>" })), true);
    expect(bad.status).toBe(200);
    const page = await bad.text();
    expect(page).toContain("<td>2</td><td>birth_date</td>");
    expect(page).not.toContain("style=");
    const refused = await sendForm(csvOf(older("1", { born: "x" })), false);
    expect(refused.status).toBe(422);
    const noticeVersion = await noticeOf(admin);
    const body = new FormData();
    body.set("file", new Blob([csvOf(older("1"), younger("2"))]), "roster.csv");
    body.set("statement", "on");
    body.set("noticeVersion", noticeVersion);
    const done = await api("/api/admin/roster", {
      cookie: admin.cookie,
      body,
      headers: { accept: "text/html" },
    });
    expect(done.status).toBe(201);
    expect(await done.text()).toMatch(/action="\/api\/classrooms\/[\w-]+\/badges"/);
    expect(await rosterOf(schoolId)).toHaveLength(2);
    const nothing = new FormData();
    const back = await api("/api/admin/roster", {
      cookie: admin.cookie,
      body: nothing,
      headers: { accept: "text/html" },
    });
    expect([back.status, back.headers.get("location")]).toEqual([
      303,
      "/?tab=student-management#student-management",
    ]);
  });

  it("replays a repeated key, and refuses another file under it", async () => {
    const { admin, schoolId } = await createSchool();
    const headers = { "idempotency-key": createId() };
    const file = csvOf(older("1"));
    for (let times = 0; times < 2; times += 1) {
      expect((await send(admin, file, "", { headers })).status).toBe(201);
    }
    expect((await send(admin, csvOf(older("2")), "", { headers })).status).toBe(422);
    expect(await rosterOf(schoolId)).toHaveLength(1);
  });
});

describe("a roster sent again", () => {
  it("doubles nothing, follows new names and moves, and keeps what it does not name", async () => {
    const { admin, schoolId } = await createSchool();
    const file = csvOf(older("1"), older("2"));
    await send(admin, file);
    const before = await rosterOf(schoolId);
    const repeated = await reportOf(await send(admin, file, "?counts=1"));
    expect(repeated).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
    expect(await rosterOf(schoolId)).toEqual(before);

    const [student] = before.filter(({ rosterId }) => rosterId === "1");
    const moved = `1,Mía,Torres,,,,Room 14,,,,`;
    expect((await send(admin, csvOf(moved))).status).toBe(201);
    expect(await findUser(student?.id ?? "")).toMatchObject({
      ...{ firstName: "Mía", email: student?.email, grade: 9, dateOfBirth: "2011-03-14" },
    });
    expect(await seatsOf(student?.id ?? "")).toEqual(["Room 12: removed", "Room 14: active"]);
    await send(admin, csvOf(moved.replace("Room 14", "Room 12")));
    expect(await seatsOf(student?.id ?? "")).toEqual(["Room 12: active", "Room 14: removed"]);
    expect(await rosterOf(schoolId)).toHaveLength(2);
  });

  it("leaves classes that students joined by themselves", async () => {
    const { admin, schoolId } = await createSchool();
    const teacher = await createTeacher(schoolId);
    await send(admin, csvOf(older("1")));
    const student = await onlyStudent(schoolId);
    await joinClass(teacher.classroomId, student.id);
    await send(admin, csvOf("1,Maya,Torres,,,,Room 14,,,,"));
    expect(await seatsOf(student.id)).toEqual(["A class: active", "Room 12: removed", "Room 14: active"]);
  });

  it("leaves one set of students of 20 imports at once", async () => {
    const { admin, schoolId } = await createSchool();
    const file = csvOf(
      ...Array.from({ length: 30 }, (_, index) => older(`p${index}`, { room: `R${index % 3}` })),
    );
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(admin, file)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await rosterOf(schoolId)).toHaveLength(30);
    const classes = await testDb().select().from(classrooms).where(eq(classrooms.schoolId, schoolId));
    expect(classes.map(({ name }) => name).sort()).toEqual(["R0", "R1", "R2"]);
    const lines = await testDb()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorId, admin.user.id), eq(auditLog.action, "roster_imported")));
    expect(lines).toHaveLength(1);
  });

  it("takes the printed badge along when a child changes class", async () => {
    const { admin, schoolId } = await createSchool();
    const query = `?statement=1&noticeVersion=${await noticeOf(admin)}`;
    await send(admin, csvOf(younger("1")), query);
    const student = await onlyStudent(schoolId);
    const [seat] = await testDb().select().from(memberships).where(eq(memberships.studentId, student.id));
    const print = async (classroomId: string) =>
      (await api(`/api/classrooms/${classroomId}/badges`, { method: "POST", cookie: admin.cookie })).json<
        { url: string }[]
      >();
    const [badge] = await print(seat?.classroomId ?? "");
    expect(badge?.url).toContain("/badge/");
    await send(admin, csvOf(younger("1", { room: "Room 4" })), query);
    const [held] = await testDb().select().from(classBadges).where(eq(classBadges.studentId, student.id));
    expect(held?.classroomId).not.toBe(seat?.classroomId);
    const token = badge?.url.split("/").at(-1);
    expect((await api("/api/auth/badge", { json: { token } })).status).toBe(200);
  });
});

describe("a roster and accounts that exist", () => {
  it("adopts the school's own student by address, and nobody else's", async () => {
    const { admin, schoolId, student } = await createSchool();
    const foreign = await createSchool();
    const loner = await createTestUser();
    const teacher = await createTeacher(schoolId);
    const line = (id: string, email: string) => older(id, { email, born: student.user.dateOfBirth ?? "" });
    expect((await send(admin, csvOf(line("1", student.user.email)))).status).toBe(201);
    expect(await findUser(student.user.id)).toMatchObject({ rosterId: "1", firstName: "Maya" });
    for (const { email } of [foreign.student.user, loner, teacher.user, student.user]) {
      const reply = await reportOf(await send(admin, csvOf(line("2", email))));
      expect(reply).toMatchObject({ status: 422, bad: [{ line: 2, field: "email" }] });
    }
    expect(await findUser(loner.id)).toMatchObject({ schoolId: null, rosterId: null });
    expect(await findUser(foreign.student.user.id)).toMatchObject({ rosterId: null, firstName: "Test" });
  });

  it("keeps two schools' numbers apart", async () => {
    const [one, other] = [await createSchool(), await createSchool()];
    for (const { admin } of [one, other]) expect((await send(admin, csvOf(older("1")))).status).toBe(201);
    expect((await onlyStudent(one.schoolId)).id).not.toBe((await onlyStudent(other.schoolId)).id);
  });

  it("never takes another school's student for its own, whatever their number", async () => {
    const [one, other] = [await createSchool(), await createSchool()];
    const line = older("1");
    await send(one.admin, csvOf(line));
    const before = await onlyStudent(one.schoolId);
    const reply = await reportOf(await send(other.admin, csvOf(line)));
    expect(reply).toMatchObject({ status: 422, bad: [{ line: 2, field: "email" }] });
    expect(await findUser(before.id)).toEqual(before);
    expect(await seatsOf(before.id)).toEqual(["Room 12: active"]);
  });

  it("changes no birth date, and no address somebody signs in with", async () => {
    const { admin, schoolId } = await createSchool();
    await send(admin, csvOf(older("1")));
    const student = await onlyStudent(schoolId);
    const refused = await reportOf(
      await send(admin, csvOf(older("1", { born: "2010-03-14", email: student.email }))),
    );
    expect(refused.bad).toMatchObject([{ line: 2, field: "birth_date" }]);
    const fresh = address("fresh");
    expect((await send(admin, csvOf(older("1", { email: fresh })))).status, "never signed in").toBe(201);
    expect((await findUser(student.id))?.email).toBe(fresh);
    await testDb().update(users).set({ passwordHash: "x" }).where(eq(users.id, student.id));
    const taken = await reportOf(await send(admin, csvOf(older("1", { email: address("other") }))));
    expect(taken.bad).toMatchObject([{ line: 2, field: "email" }]);
  });

  it("asks for an address from grade 4 on, and shows nobody a stand-in", async () => {
    const { admin, schoolId } = await createSchool();
    const refused = await reportOf(await send(admin, csvOf(older("1", { email: "" }))));
    expect(refused.bad).toMatchObject([{ line: 2, field: "email" }]);
    await send(admin, csvOf(younger("2")), `?statement=1&noticeVersion=${await noticeOf(admin)}`);
    const listed = await (await api("/api/admin/students", { cookie: admin.cookie })).json<
      { id: string; email: string }[]
    >();
    const student = await onlyStudent(schoolId);
    expect(listed.find(({ id }) => id === student.id)).toMatchObject({ email: "" });
  });
});

describe("classes of a roster", () => {
  it("go to the teacher the file names, who must be a confirmed one of the school", async () => {
    const { admin, schoolId } = await createSchool();
    const email = address("dana");
    const line = older("1").replace("Room 12,,", `Room 12,${email},`);
    expect((await reportOf(await send(admin, csvOf(line)))).bad).toMatchObject([
      { line: 2, field: "teacher_email" },
    ]);
    const teacher = await createTestUser({ userType: "teacher", schoolId, email });
    expect((await send(admin, csvOf(line))).status, "not confirmed").toBe(422);
    await testDb().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, teacher.id));
    expect((await send(admin, csvOf(line))).status).toBe(201);
    const [room] = await testDb().select().from(classrooms).where(eq(classrooms.schoolId, schoolId));
    expect(room).toMatchObject({ teacherId: teacher.id, name: "Room 12" });
  });

  it("are led by the administrator until the file names a teacher, and found by name however it is written", async () => {
    const { admin, schoolId } = await createSchool();
    const first = older("1", { email: address("a") });
    await send(admin, csvOf(first));
    const email = address("dana");
    const teacher = await createTestUser({
      userType: "teacher",
      schoolId,
      email,
      emailVerifiedAt: new Date(),
    });
    await send(admin, csvOf(first.replace("Room 12,,", `"ROOM  12",${email},`)));
    const rooms = await testDb().select().from(classrooms).where(eq(classrooms.schoolId, schoolId));
    expect(rooms).toMatchObject([{ teacherId: teacher.id, name: "Room 12" }]);
  });

  it("must not be guessed between two of one name", async () => {
    const { admin, schoolId } = await createSchool();
    const [one, other] = [await createTeacher(schoolId), await createTeacher(schoolId)];
    await testDb().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, other.user.id));
    const line = older("1", { room: "A class" });
    expect((await reportOf(await send(admin, csvOf(line)))).bad).toMatchObject([
      { line: 2, field: "class_name" },
    ]);
    await send(admin, csvOf(line.replace("A class,,", `A class,${other.user.email},`)));
    const student = await onlyStudent(schoolId);
    const [seat] = await testDb().select().from(memberships).where(eq(memberships.studentId, student.id));
    expect(seat?.classroomId).toBe(other.classroomId);
    expect(seat?.classroomId).not.toBe(one.classroomId);
  });

  it("come from OneRoster with students, parents and teachers", async () => {
    const { admin, schoolId } = await createSchool();
    const [maya, dana] = [address("maya"), address("dana")];
    const users = oneRosterFile("users.csv")
      .replace("maya@school.example", maya)
      .replace("dana@school.example", dana)
      .replace("ana@family.example", address("ana"));
    const birthday = oneRosterFile("demographics.csv").replace("2018-04-05", bornYearsAgo(8));
    const zip = oneRosterZip({ "users.csv": users, "demographics.csv": birthday });
    const unknown = await reportOf(await send(admin, zip));
    expect(unknown).toMatchObject({ status: 422, rows: 2, bad: [{ line: 5, field: "users.email" }] });
    await createTestUser({ userType: "teacher", schoolId, email: dana, emailVerifiedAt: new Date() });
    for (let times = 0; times < 2; times += 1) {
      expect(await reportOf(await send(admin, zip))).toMatchObject({ status: 201, rows: 2, bad: [] });
    }
    const students = await rosterOf(schoolId);
    expect(students.map(({ rosterId }) => rosterId).sort()).toEqual(["s1", "s2"]);
    const leo = students.find(({ rosterId }) => rosterId === "s2");
    expect(leo?.coppaConsentStatus).toBe("pending");
    expect(await mailAbout(leo?.id ?? "")).toHaveLength(1);
    expect(await seatsOf(students.find(({ rosterId }) => rosterId === "s1")?.id ?? "")).toEqual([
      "Math (M-2): active",
      "Room 12: active",
    ]);
  });
});

describe("consent under 13", () => {
  const parentOf = () => address("parent");

  it("needs the school's statement or a parent's address", async () => {
    const { admin, schoolId } = await createSchool();
    const bare = await reportOf(await send(admin, csvOf(younger("1"))));
    expect(bare.bad).toMatchObject([{ line: 2, field: "parent_email" }]);
    const nameless = younger("1", { parent: parentOf() }).replace("Ana Park", "");
    expect((await reportOf(await send(admin, csvOf(nameless)))).bad).toMatchObject([
      { line: 2, field: "parent_name" },
    ]);
    expect((await send(admin, csvOf(younger("1")), "?statement=1")).status, "no notice read").toBe(400);
    expect((await send(admin, csvOf(younger("1")), "?statement=1&noticeVersion=old")).status).toBe(409);
    expect(await rosterOf(schoolId)).toEqual([]);
  });

  it("asks the parent once, in their language, keeps no grade and lets the child in with the yes", async () => {
    const { admin, schoolId } = await createSchool();
    const parent = parentOf();
    const file = csvOf(younger("1", { parent, language: "es" }));
    for (let times = 0; times < 3; times += 1) expect((await send(admin, file)).status).toBe(201);
    const child = await onlyStudent(schoolId);
    expect(child).toMatchObject({ coppaConsentStatus: "pending", grade: null });
    expect(await seatsOf(child.id)).toEqual(["Room 3: invited"]);
    const [letter, ...more] = await mailAbout(child.id);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      kind: "consent_request",
      recipient: parent,
      subject: "¿Puede Leo usar Beats?",
    });
    expect(letter?.textBody).toContain("Hola, Ana Park.");
    expect(letter?.textBody).toContain("Test School quiere usar con Leo");
    expect(letter?.textBody).not.toContain("Why we are writing");
    expect(letter?.htmlBody).not.toMatch(/M[A-Z2-9]{16}/);
    const token = /\/consent\/([\w-]+)\?lang=es/.exec(letter?.textBody ?? "")?.[1];
    const [request] = await testDb()
      .select()
      .from(consentRequests)
      .where(eq(consentRequests.childId, child.id));
    expect(request).toMatchObject({ parentEmail: parent, status: "pending", schoolId });
    expect((await api(`/api/consent/${token}/grant`, { json: { isParent: true } })).status).toBe(200);
    expect(await seatsOf(child.id)).toEqual(["Room 3: active"]);
    await send(admin, file);
    expect(await findUser(child.id)).toMatchObject({ coppaConsentStatus: "granted", grade: 2 });
    expect((await mailAbout(child.id)).filter(({ kind }) => kind === "consent_request")).toHaveLength(1);
  });

  it("is the school's where it stated so: in the ledger once, and told to the parent once", async () => {
    const { admin, schoolId } = await createSchool();
    const noticeVersion = await noticeOf(admin);
    const query = `?schoolConsent=true&noticeVersion=${noticeVersion}`;
    const parent = parentOf();
    const file = csvOf(younger("1", { parent }), older("2"));
    for (let times = 0; times < 2; times += 1) expect((await send(admin, file, query)).status).toBe(201);
    const [child] = (await rosterOf(schoolId)).filter(({ rosterId }) => rosterId === "1");
    expect(child).toMatchObject({
      ...{ coppaConsentStatus: "granted", coppaConsentBy: "School", grade: 2 },
      ...{ externalModelConsent: false, ferpaEducationRecordsConsent: false, dataRetentionOptOut: true },
    });
    expect(await ledgerOf(child?.id ?? "")).toMatchObject([
      {
        ...{ decision: "granted", method: "school_authorization", schoolId, noticeVersion },
        decidedBy: `user:${admin.user.id}`,
      },
    ]);
    const letters = await mailAbout(child?.id ?? "");
    expect(letters).toMatchObject([{ kind: "school_consent_notice", recipient: parent }]);
    expect(letters[0]?.subject).toBe("Test School uses Beats with Leo / Test School usa Beats con Leo");
    const [teen] = (await rosterOf(schoolId)).filter(({ rosterId }) => rosterId === "2");
    expect(await ledgerOf(teen?.id ?? "")).toEqual([]);
  });

  it("never overrules a parent's no, nor what the school itself took back", async () => {
    const { admin, schoolId } = await createSchool();
    const noticeVersion = await noticeOf(admin);
    const query = `?statement=1&noticeVersion=${noticeVersion}`;
    const parent = parentOf();
    await send(admin, csvOf(younger("1", { parent })));
    const child = await onlyStudent(schoolId);
    const [letter] = await mailAbout(child.id);
    const token = /\/consent\/([\w-]+)\?/.exec(letter?.textBody ?? "")?.[1];
    await api(`/api/consent/${token}/decline`, { method: "POST" });
    const refused = await reportOf(await send(admin, csvOf(younger("1", { parent })), query));
    expect(refused).toMatchObject({ status: 422, bad: [{ line: 2, field: "student_id" }] });
    expect(await findUser(child.id)).toMatchObject({ coppaConsentStatus: "declined" });

    await send(admin, csvOf(younger("2")), query);
    const [other] = (await rosterOf(schoolId)).filter(({ rosterId }) => rosterId === "2");
    await api(`/api/admin/consents/${other?.id}`, {
      cookie: admin.cookie,
      json: { grant: false, noticeVersion },
    });
    expect((await send(admin, csvOf(younger("2")), query)).status).toBe(201);
    expect(await findUser(other?.id ?? "")).toMatchObject({ coppaConsentStatus: "revoked" });
  });

  it("lets a child who waits in by the school's statement, and closes what the parent was asked", async () => {
    const { admin, schoolId } = await createSchool();
    const parent = parentOf();
    await send(admin, csvOf(younger("1", { parent })));
    const child = await onlyStudent(schoolId);
    await send(admin, csvOf(younger("1")), `?statement=1&noticeVersion=${await noticeOf(admin)}`);
    expect(await findUser(child.id)).toMatchObject({ coppaConsentStatus: "granted" });
    const requests = await testDb()
      .select()
      .from(consentRequests)
      .where(eq(consentRequests.childId, child.id));
    expect(requests).toMatchObject([{ status: "expired" }]);
    expect(await seatsOf(child.id)).toEqual(["Room 3: active"]);
  });

  it("sends no address more than ten letters a day", async () => {
    const { admin } = await createSchool();
    const parent = parentOf();
    const lines = Array.from({ length: 11 }, (_, index) => younger(`${index}`, { parent }));
    expect((await reportOf(await send(admin, csvOf(...lines)))).bad).toMatchObject([
      { line: 12, field: "parent_email" },
    ]);
    expect((await send(admin, csvOf(...lines.slice(1)))).status).toBe(201);
    expect((await reportOf(await send(admin, csvOf(lines[0] ?? "")))).bad).toHaveLength(1);
  });

  it("puts names into the letters as text", async () => {
    const { admin, schoolId } = await createSchool();
    const parent = parentOf();
    await send(admin, csvOf(younger("1", { parent, name: "Leo & Co" })));
    const [letter] = await mailAbout((await onlyStudent(schoolId)).id);
    expect(letter?.htmlBody).toContain("Leo &amp; Co");
    expect(letter?.textBody).toContain("May Leo & Co use Beats?");
  });
});

describe("a large roster", () => {
  it("of 5,000 students is imported at once", async () => {
    const { admin, schoolId } = await createSchool();
    const lines = Array.from(
      { length: 5000 },
      (_, index) =>
        `${index},Maya,Torres,m${index}.${schoolId}@school.example,9,2011-03-14,Room ${index % 200},,,,`,
    );
    expect(await reportOf(await send(admin, [HEADER, ...lines].join("\n"), "?counts=1"))).toMatchObject({
      created: 5000,
    });
    expect((await studentsOf(schoolId)).length).toBe(5001);
  });
});
