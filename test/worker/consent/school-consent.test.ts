import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schools, users } from "~/db/schema";
import { createId } from "~/platform/ids";
import { api, createTestUser, findUser, signedInUser, signIn, testDb } from "../helpers";
import { createWaitingChild, ledgerOf } from "./family";

const LIST = "/api/admin/consents";

async function createSchool(isVerified = true) {
  const schoolId = createId();
  await testDb().insert(schools).values({ id: schoolId, name: "Demo", isVerified, createdAt: new Date() });
  const admin = await signedInUser({ userType: "admin", schoolId });
  const student = await createTestUser({
    dateOfBirth: `${new Date().getUTCFullYear() - 8}-01-02`,
    coppaConsentStatus: "pending",
    schoolId,
  });
  return { schoolId, admin, student };
}

async function currentNotice(cookie: string): Promise<string> {
  const reply = await api(LIST, { cookie });
  return (await reply.json<{ noticeVersion: string }>()).noticeVersion;
}

describe("a school's consent (P14)", () => {
  it("is given under the same notice, recorded with school, person and notice, listed and withdrawn", async () => {
    const { admin, student, schoolId } = await createSchool();
    const noticeVersion = await currentNotice(admin.cookie);
    const path = `${LIST}/${student.id}`;
    const childCookie = await signIn(student);
    const given = await api(path, { cookie: admin.cookie, json: { grant: true, noticeVersion } });
    expect(await given.json()).toEqual({ status: "granted", externalModelConsent: false });
    expect((await api("/api/emotions", { cookie: childCookie })).status).toBe(200);
    expect((await ledgerOf(student.id))[0]).toMatchObject({
      decision: "granted",
      method: "school_authorization",
      decidedBy: `user:${admin.user.id}`,
      schoolId,
      noticeVersion,
    });
    const list = await (await api(LIST, { cookie: admin.cookie })).json<{
      consents: unknown[];
      notice: unknown[];
    }>();
    expect(list.consents).toMatchObject([{ studentId: student.id, decision: "granted" }]);
    expect(list.notice).toHaveLength(8);

    const withdrawn = await api(path, { cookie: admin.cookie, json: { grant: false, noticeVersion } });
    expect(withdrawn.status).toBe(200);
    expect((await api("/api/emotions", { cookie: childCookie })).status).toBe(401);
    expect((await findUser(student.id))?.coppaConsentStatus).toBe("revoked");
  });

  it("reaches an outside model only with a parent's signed form", async () => {
    for (const [method, expected] of [
      ["school_authorization", false],
      ["signed_form", true],
    ] as const) {
      const { admin, student } = await createSchool();
      const noticeVersion = await currentNotice(admin.cookie);
      await api(`${LIST}/${student.id}`, {
        cookie: admin.cookie,
        json: { grant: true, method, externalModel: true, noticeVersion },
      });
      expect((await findUser(student.id))?.externalModelConsent, method).toBe(expected);
    }
  });

  it("is refused to an unverified school, a teacher, another school and an old notice", async () => {
    const { admin, student, schoolId } = await createSchool();
    const noticeVersion = await currentNotice(admin.cookie);
    const ask = async (cookie: string, version = noticeVersion) =>
      (await api(`${LIST}/${student.id}`, { cookie, json: { grant: true, noticeVersion: version } })).status;
    const unverified = await createSchool(false);
    expect((await api(LIST, { cookie: unverified.admin.cookie })).status).toBe(403);
    expect(await ask(unverified.admin.cookie)).toBe(403);
    const teacher = await signedInUser({ userType: "teacher", schoolId });
    expect(await ask(teacher.cookie)).toBe(403);
    const foreign = await createSchool();
    expect(await ask(foreign.admin.cookie)).toBe(404);
    expect(await ask(admin.cookie, "2020-01.old")).toBe(409);
    expect(await ledgerOf(student.id)).toEqual([]);
  });

  it("never overrules a parent's no, nor consents for a student of 13", async () => {
    const { admin, schoolId } = await createSchool();
    const noticeVersion = await currentNotice(admin.cookie);
    const { child, token } = await createWaitingChild();
    await testDb().update(users).set({ schoolId }).where(eq(users.id, child.id));
    await api(`/api/consent/${token}/decline`, { method: "POST" });
    const json = { grant: true, noticeVersion };
    expect((await api(`${LIST}/${child.id}`, { cookie: admin.cookie, json })).status).toBe(422);
    const teen = await createTestUser({ schoolId });
    expect((await api(`${LIST}/${teen.id}`, { cookie: admin.cookie, json })).status).toBe(404);
  });
});
