import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { classrooms, familyLinks, memberships, schools, users } from "~/db/schema";
import { createId } from "~/platform/ids";
import { createReadableCode } from "~/platform/readable-code";
import { testNow } from "../clock";
import { api, createTestUser, findUser, signedInUser, signIn, testDb } from "../helpers";
import { continueWith, createWaitingChild, ledgerOf } from "./family";

const LIST = "/api/admin/consents";
const YOUNG = {
  dateOfBirth: `${testNow().getUTCFullYear() - 8}-01-02`,
  coppaConsentStatus: "pending",
} as const;

async function createSchool(isVerified = true) {
  const schoolId = createId();
  await testDb().insert(schools).values({ id: schoolId, name: "Demo", isVerified, createdAt: testNow() });
  const admin = await signedInUser({ userType: "admin", schoolId });
  const student = await createTestUser({ ...YOUNG, schoolId });
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
    expect((await api("/api/emotions", { cookie: childCookie })).status, "the token before").toBe(401);
    const unlocked = await continueWith(childCookie);
    expect((await api("/api/emotions", { cookie: unlocked })).status).toBe(200);
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
    expect((await api("/api/emotions", { cookie: unlocked })).status).toBe(401);
    expect(await continueWith(unlocked), "nothing to trade").toBe("");
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

  it("is given for several students at once, all or none, and a second time changes nothing", async () => {
    const { admin, student, schoolId } = await createSchool();
    const noticeVersion = await currentNotice(admin.cookie);
    const second = await createTestUser({ ...YOUNG, schoolId });
    const stranger = await createTestUser(YOUNG);
    const give = (studentIds: string[], more: object = {}) =>
      api(LIST, { cookie: admin.cookie, json: { studentIds, noticeVersion, isAuthorized: true, ...more } });

    expect((await give([student.id, stranger.id])).status).toBe(404);
    const unread = await give([student.id], { isAuthorized: false });
    expect(unread.status).toBe(400);
    expect(await unread.json()).toMatchObject({ fieldErrors: { isAuthorized: expect.any(String) } });
    expect((await give([])).status).toBe(400);
    expect(await ledgerOf(student.id)).toEqual([]);

    const both = [student.id, second.id];
    expect(await (await give(both)).json()).toEqual({ granted: 2, externalModelConsent: false });
    expect(await (await give(both)).json()).toEqual({ granted: 0, externalModelConsent: false });
    for (const id of both) {
      expect(await ledgerOf(id)).toHaveLength(1);
      expect((await findUser(id))?.coppaConsentStatus).toBe("granted");
    }
  });

  it("is given for as many as may be ticked at once", async () => {
    const { admin, schoolId } = await createSchool();
    const students = await Promise.all(
      Array.from({ length: 90 }, () => createTestUser({ ...YOUNG, schoolId })),
    );
    const given = await api(LIST, {
      cookie: admin.cookie,
      json: {
        studentIds: students.map(({ id }) => id),
        isAuthorized: true,
        noticeVersion: await currentNotice(admin.cookie),
      },
    });
    expect(await given.json()).toEqual({ granted: 90, externalModelConsent: false });
    expect(await ledgerOf(students[89]?.id ?? "")).toHaveLength(1);
  });

  it("works as a plain form, and keeps the ticks where something is missing", async () => {
    const { admin, student } = await createSchool();
    const noticeVersion = await currentNotice(admin.cookie);
    const send = (fields: Record<string, string>) =>
      api(LIST, {
        cookie: admin.cookie,
        method: "POST",
        headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ noticeVersion, method: "school_authorization", ...fields }).toString(),
      });
    const ticked = { [`student-${student.id}`]: "on" };
    const incomplete = await send(ticked);
    expect(incomplete.headers.get("location")).toBe("/#school-consent");
    expect(decodeURIComponent(incomplete.headers.get("set-cookie") ?? "")).toContain(
      `"student-${student.id}":"on"`,
    );
    expect(await ledgerOf(student.id)).toEqual([]);

    const complete = await send({ ...ticked, isAuthorized: "on" });
    expect(complete.status).toBe(303);
    expect((await ledgerOf(student.id))[0]).toMatchObject({ decision: "granted", noticeVersion });
    const withdrawn = await api(`${LIST}/${student.id}`, {
      cookie: admin.cookie,
      method: "POST",
      headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ noticeVersion }).toString(),
    });
    expect(withdrawn.headers.get("location")).toBe("/#school-consent");
    expect((await ledgerOf(student.id)).map(({ decision }) => decision)).toEqual(["granted", "revoked"]);
  });

  it("may be given again after the school itself took it back, not after a parent did", async () => {
    const { admin, student } = await createSchool();
    const noticeVersion = await currentNotice(admin.cookie);
    const decide = async (grant: boolean) =>
      (await api(`${LIST}/${student.id}`, { cookie: admin.cookie, json: { grant, noticeVersion } })).status;
    expect([await decide(true), await decide(false), await decide(true)]).toEqual([200, 200, 200]);
    const parent = await signedInUser({ userType: "parent" });
    await testDb().insert(familyLinks).values({
      id: createId(),
      parentId: parent.user.id,
      childId: student.id,
      linkedBy: "code",
      createdAt: testNow(),
    });
    const revoked = await api(`/api/parent/consent/${student.id}/revoke`, {
      cookie: parent.cookie,
      method: "POST",
    });
    expect(revoked.status).toBe(200);
    expect(await decide(true)).toBe(422);
  });
});

describe("a waiting child asks the school", () => {
  const ask = (cookie: string, classCode: string) =>
    api("/api/consent/resend", { cookie, json: { classCode } });

  async function createClassOf(schoolId: string) {
    const joinCode = createReadableCode(8);
    const teacher = await createTestUser({ userType: "teacher", schoolId });
    await testDb().insert(classrooms).values({
      id: createId(),
      teacherId: teacher.id,
      schoolId,
      name: "2A",
      joinCode,
      createdAt: testNow(),
    });
    return joinCode;
  }

  it("with the code of a class, and is then in the school's list without having joined anything", async () => {
    const { admin, schoolId } = await createSchool();
    const joinCode = await createClassOf(schoolId);
    const { child, cookie } = await createWaitingChild();
    const json = async () => ({
      studentIds: [child.id],
      isAuthorized: true,
      noticeVersion: await currentNotice(admin.cookie),
    });
    expect((await api(LIST, { cookie: admin.cookie, json: await json() })).status).toBe(404);
    const asked = await ask(cookie, `${joinCode.slice(0, 4).toLowerCase()}-${joinCode.slice(4)}`);
    expect(asked.status).toBe(202);
    expect(await testDb().select().from(memberships).where(eq(memberships.studentId, child.id))).toEqual([]);
    expect((await api("/api/emotions", { cookie })).status).toBe(403);
    expect((await api(LIST, { cookie: admin.cookie, json: await json() })).status).toBe(200);
    expect((await api("/api/emotions", { cookie: await continueWith(cookie) })).status).toBe(200);
  });

  it("never with a wrong code or one of a school nobody verified, and not by trying many", async () => {
    const unverified = await createSchool(false);
    const { child, cookie } = await createWaitingChild();
    expect((await ask(cookie, "NOPE2345")).status).toBe(422);
    expect((await ask(cookie, await createClassOf(unverified.schoolId))).status).toBe(422);
    const tries = [];
    for (let index = 0; index < 4; index++) tries.push((await ask(cookie, "NOPE2345")).status);
    expect(tries).toContain(429);
    expect((await findUser(child.id))?.schoolId).toBeNull();
  });
});
