import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, classrooms, schools, users } from "~/db/schema";
import { createId } from "~/platform/ids";
import { api, createTeacher, signedInUser, testDb } from "../helpers";
import {
  createSchool,
  csvOf,
  HEADER,
  noticeOf,
  older,
  reportOf,
  rosterOf,
  send,
  studentsOf,
  younger,
} from "./roster";

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
