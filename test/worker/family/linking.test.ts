import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { classrooms, familyLinks, memberships, outbox, schools, users } from "~/db/schema";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { createWaitingChild } from "../consent/family";
import { api, createTestUser, signedInUser, signIn, testDb } from "../helpers";

const OVERVIEW = "/api/parent/child-overview";
const now = testNow();

describe("linking a family (P11)", () => {
  it("happens by itself once the consenting address is verified, and not before", async () => {
    const { child, token, parentEmail } = await createWaitingChild();
    await api(`/api/consent/${token}/grant`, { json: { isParent: true } });
    const unproved = await signedInUser({ userType: "parent", email: parentEmail });
    expect((await api(OVERVIEW, { cookie: unproved.cookie })).status).toBe(404);

    await testDb().update(users).set({ emailVerifiedAt: now }).where(eq(users.id, unproved.user.id));
    const reply = await api(OVERVIEW, { cookie: unproved.cookie });
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
    expect((await api(OVERVIEW, { cookie: parent.cookie })).status).toBe(200);

    const other = await signedInUser({ userType: "parent" });
    const again = await api("/api/parent/link", { cookie: other.cookie, json: { code } });
    expect(again.status).toBe(422);
    expect((await api(OVERVIEW, { cookie: other.cookie })).status).toBe(404);
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
