import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { safetyContacts, schools, sessions, users } from "~/db/schema";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, createTestUser, findUser, signedInUser, signIn, testDb } from "../helpers";
import { createColleague, createSchool, createStaffedClass } from "./school";
import { createKeeper, linesOf, nameKeeper, TECHNICAL_ADMINS } from "./technical-admin";

const take = (admin: { cookie: string }, userId: string) =>
  api(`${TECHNICAL_ADMINS}/${userId}`, { method: "DELETE", cookie: admin.cookie });
const sessionsOf = (userId: string) => testDb().select().from(sessions).where(eq(sessions.userId, userId));
describe("the technical administrator of a school", () => {
  it("is named and taken back by the school's administrator, each in the log and with new tokens (S3)", async () => {
    const { schoolId, colleague } = await createStaffedClass();
    const admin = await signedInUser({ userType: "admin", schoolId });
    const { id, email } = colleague.user;
    expect((await api("/api/admin/roster", colleague)).status).toBe(403);
    const named = await nameKeeper(admin, ` ${email.toUpperCase()} `);
    expect(named.status).toBe(201);
    const facts = { userId: id, name: "Test Student", email };
    expect(await named.json()).toEqual(facts);
    expect(await (await api(TECHNICAL_ADMINS, admin)).json()).toEqual([facts]);
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
    const named = await Promise.all(each.map((by) => nameKeeper(by, email)));
    expect(named.map(({ status }) => status)).toEqual(each.map(() => 201));
    expect(await linesOf(id, "technical_admin_named")).toHaveLength(1);
    const cookie = await signIn(colleague.user);
    expect((await nameKeeper(admin, email)).status, "again changes nothing").toBe(201);
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
      const refused = await nameKeeper(admin, email);
      expect(refused.status, email).toBe(422);
      bodies.add(await refused.text());
    }
    expect([...bodies], "one answer, whoever the address belongs to").toHaveLength(1);
    for (const json of [{}, { email: "" }, { email: "x".repeat(300) }]) {
      expect((await api(TECHNICAL_ADMINS, { cookie: admin.cookie, json })).status).toBe(400);
    }
    const elsewhere = await signedInUser({ userType: "admin", schoolId: await createSchool() });
    expect((await nameKeeper(elsewhere, colleague.user.email)).status).toBe(422);
    expect((await nameKeeper(colleague, colleague.user.email)).status).toBe(403);
    expect((await api(TECHNICAL_ADMINS, colleague)).status).toBe(403);
    await nameKeeper(admin, colleague.user.email);
    expect((await take(elsewhere, colleague.user.id)).status).toBe(404);
    await testDb().update(schools).set({ isVerified: false }).where(eq(schools.id, schoolId));
    expect((await nameKeeper(admin, colleague.user.email)).status).toBe(403);
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
    expect((await nameKeeper(admin, keeper.user.email)).status).toBe(409);
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
