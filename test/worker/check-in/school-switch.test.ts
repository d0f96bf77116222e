import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, emotionLogs, safetyEvents } from "~/db/schema";
import { loadAllRooms } from "~/features/dashboard/room-data.server";
import { loadStudentHome } from "~/features/dashboard/student-home.server";
import { requireUser } from "~/features/identity/index.server";
import { contextOf } from "../consent/request-context";
import { api, createTeacher, findUser, signedInUser, testDb } from "../helpers";
import { createSchool } from "../safety/school";

const SETTING = "/api/check-in/setting";
type Actor = { cookie: string };

const turn = (isOn: boolean, { cookie }: Actor) => api(SETTING, { cookie, method: "PUT", json: { isOn } });
const readSetting = async ({ cookie }: Actor) => (await api(SETTING, { cookie })).json();

/** Everything that asks a student how they feel, with the status it has when the check-in is on. */
const CALLS = [
  ["POST", "/api/emotions", { emotion: "calm" }, 201],
  ["PUT", "/api/emotions/today", { emotion: "happy" }, 200],
  ["PUT", "/api/check-in/today", { energy: 3 }, 200],
  ["POST", "/api/check-in/relief", { tool: "drums", result: "better" }, 201],
  ["POST", "/api/check-in/skip", {}, 204],
] as const;

describe("a school's switch for the check-in (P21)", () => {
  it("is on until the school switches it off, and works again when it is on again", async () => {
    const { admin, student } = await createSchool();
    expect(await readSetting(admin)).toEqual({ isOn: true });
    for (const isOn of [true, false, true]) {
      const saved = await turn(isOn, admin);
      expect([saved.status, await saved.json()]).toEqual([200, { isOn }]);
      const { cookie } = await signedInUser({ schoolId: student.user.schoolId });
      for (const [method, path, json, status] of CALLS) {
        const reply = await api(path, { cookie, method, json });
        expect([path, reply.status]).toEqual([path, isOn ? status : 403]);
        if (!isOn) {
          expect(await reply.json()).toEqual({
            code: "check_in_off",
            message:
              "Your school has switched the daily check-in off. You miss nothing: your points and your streak stay.",
          });
        }
      }
    }
  });

  it("asks nothing on the student's page either, and nothing after music", async () => {
    const { admin, student } = await createSchool();
    for (const isOn of [false, true]) {
      await turn(isOn, admin);
      const context = await contextOf(student.cookie, "/");
      const signedIn = requireUser(context);
      const { checkIn } = await loadStudentHome(context, signedIn);
      const rooms = await loadAllRooms(context, signedIn);
      expect([checkIn.isOn, rooms["ai-dj"].asksRelief]).toEqual([isOn, isOn]);
    }
  });

  it("takes nothing away: feelings of before, points and streak stay", async () => {
    const { admin, student } = await createSchool();
    await api("/api/emotions", { cookie: student.cookie, json: { emotion: "calm" } });
    const before = await findUser(student.user.id);
    await turn(false, admin);
    expect((await api("/api/emotions", { cookie: student.cookie, json: { emotion: "sad" } })).status).toBe(
      403,
    );
    const after = await findUser(student.user.id);
    expect(after?.streakDays).toBe(1);
    expect([after?.streakDays, after?.totalPoints]).toEqual([before?.streakDays, before?.totalPoints]);
    expect(await (await api("/api/emotions", { cookie: student.cookie })).json()).toMatchObject([
      { emotion: "calm" },
    ]);
  });

  it("concerns the own school's students only", async () => {
    const { admin } = await createSchool();
    await turn(false, admin);
    const elsewhere = (await createSchool()).student;
    const alone = await signedInUser({ schoolId: null });
    for (const { cookie } of [elsewhere, alone])
      expect((await api("/api/emotions", { cookie, json: { emotion: "calm" } })).status).toBe(201);
  });

  it("does not make a cry for help go unheard", async () => {
    const { admin, student } = await createSchool();
    await turn(false, admin);
    const reply = await api("/api/emotions", {
      cookie: student.cookie,
      json: { emotion: "sad", context: "i want to kill myself tonight" },
    });
    expect(reply.status).toBe(422);
    const events = await testDb()
      .select()
      .from(safetyEvents)
      .where(eq(safetyEvents.studentId, student.user.id));
    expect(events).toMatchObject([{ sourceKind: "note", category: "suicide" }]);
    expect(await testDb().select().from(emotionLogs).where(eq(emotionLogs.userId, student.user.id))).toEqual(
      [],
    );
  });

  it("leads a plain form back with the same sentence", async () => {
    const { admin, student } = await createSchool();
    await turn(false, admin);
    const reply = await api("/api/emotions", {
      cookie: student.cookie,
      body: new URLSearchParams({ emotion: "calm" }),
      headers: { accept: "text/html" },
    });
    expect([reply.status, reply.headers.get("location")]).toEqual([303, "/#dashboard"]);
    expect(decodeURIComponent(reply.headers.get("set-cookie") ?? "")).toContain("You miss nothing");
  });
});

describe(SETTING, () => {
  it("belongs to the school's administrator, and each change is in the audit log", async () => {
    const { schoolId, admin, student } = await createSchool();
    const others = [student, await createTeacher(schoolId), await signedInUser({ userType: "parent" })];
    for (const { cookie } of others) {
      expect((await api(SETTING, { cookie })).status).toBe(403);
      expect((await turn(false, { cookie })).status).toBe(403);
    }
    expect((await api(SETTING)).status).toBe(401);
    const ofNoSchool = await signedInUser({ userType: "admin", schoolId: null });
    expect((await turn(false, ofNoSchool)).status).toBe(403);
    expect(await readSetting(admin)).toEqual({ isOn: true });

    await turn(false, admin);
    const changes = await testDb()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorId, admin.user.id), eq(auditLog.action, "check_in_set")));
    expect(changes).toMatchObject([{ subjectId: null, details: { schoolId, isOn: false } }]);
  });

  it("is a plain form too: an empty box turns it off", async () => {
    const { admin } = await createSchool();
    for (const [body, isOn] of [
      ["", false],
      ["isOn=on", true],
    ] as const) {
      const reply = await api(SETTING, {
        cookie: admin.cookie,
        method: "POST",
        body,
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          accept: "text/html",
          origin: "http://localhost",
        },
      });
      expect([reply.status, reply.headers.get("location")]).toEqual([303, "/#check-in-setting"]);
      expect(await readSetting(admin)).toEqual({ isOn });
    }
  });
});
