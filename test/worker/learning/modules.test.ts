import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { activityCompletions, progressEvents, safetyEvents } from "~/db/schema";
import { lessons } from "~/features/learning/index.server";
import { api, findUser, signedInUser, testDb } from "../helpers";

type Module = { id: string; isLocked: boolean; title: string; activities: { totalActivities: number } };

const getModules = async (cookie: string) =>
  (await (await api("/api/sel/modules", { cookie })).json()) as Module[];
const finish = (cookie: string, moduleId: string, activityId: string, json: unknown = {}) =>
  api(`/api/sel/modules/${moduleId}/activities/${activityId}`, { cookie, json });

async function finishModule(cookie: string, moduleId: string) {
  const lesson = lessons.find(({ id }) => id === moduleId);
  for (const { id } of lesson?.activities ?? []) {
    expect((await finish(cookie, moduleId, id)).status).toBe(200);
  }
}

describe("/api/sel/modules", () => {
  it("starts with the specification's four, two open and two locked", async () => {
    const { cookie } = await signedInUser();
    const modules = await getModules(cookie);
    expect(modules.slice(0, 4)).toMatchObject([
      {
        id: "1",
        title: "Breathing Techniques",
        isLocked: false,
        requirements: null,
        activities: { totalActivities: 5 },
      },
      {
        id: "2",
        title: "Building Confidence",
        isLocked: false,
        requirements: null,
        activities: { totalActivities: 4 },
      },
      { id: "3", title: "Managing Anger", isLocked: true, requirements: { completedModules: ["1"] } },
      {
        id: "4",
        title: "Social Communication",
        isLocked: true,
        requirements: { completedModules: ["1", "2"] },
      },
    ]);
  });

  it("speaks the reader's language", async () => {
    const { cookie } = await signedInUser({ locale: "es" });
    expect((await getModules(cookie))[0]?.title).toBe("Técnicas de respiración");
  });

  it("unlocks for the learner who finished what comes before, and for nobody else", async () => {
    const { cookie } = await signedInUser();
    const other = await signedInUser();
    await finishModule(cookie, "1");
    expect((await getModules(cookie)).find(({ id }) => id === "3")?.isLocked).toBe(false);
    expect((await getModules(cookie)).find(({ id }) => id === "4")?.isLocked).toBe(true);
    expect((await getModules(other.cookie)).find(({ id }) => id === "3")?.isLocked).toBe(true);
  });

  it("is open to adults, who look at lessons before they recommend them", async () => {
    const { cookie } = await signedInUser({ userType: "teacher" });
    expect((await getModules(cookie)).filter(({ isLocked }) => isLocked)).toEqual([]);
  });

  it.each([["/api/sel/modules"], ["/api/sel/progress"], ["/api/achievements"], ["/api/dashboard/stats"]])(
    "%s is closed without a session and for a child without consent",
    async (path) => {
      expect((await api(path)).status).toBe(401);
      const { cookie } = await signedInUser({ dateOfBirth: "2019-01-01", coppaConsentStatus: "pending" });
      expect((await api(path, { cookie })).status).toBe(403);
    },
  );
});

describe("/api/sel/progress", () => {
  const post = (cookie: string, json: unknown) => api("/api/sel/progress", { cookie, json });
  const starting = {
    moduleId: "1",
    progress: 0,
    activitiesCompleted: 0,
    totalActivities: 5,
    status: "in_progress",
  };

  it("stores a start, and keeps the higher of old and new", async () => {
    const { cookie } = await signedInUser();
    expect(await (await post(cookie, starting)).json()).toEqual({ ...starting });
    await post(cookie, { ...starting, progress: 60, activitiesCompleted: 3 });
    const kept = await post(cookie, starting);
    expect(kept.status).toBe(200);
    expect(await kept.json()).toEqual({ ...starting, progress: 60, activitiesCompleted: 3 });
    expect(await (await api("/api/sel/progress", { cookie })).json()).toEqual([
      { ...starting, progress: 60, activitiesCompleted: 3 },
    ]);
  });

  it("stays completed and unlocks what follows", async () => {
    const { cookie } = await signedInUser();
    await post(cookie, { ...starting, progress: 100, activitiesCompleted: 5, status: "completed" });
    expect(await (await post(cookie, starting)).json()).toMatchObject({ progress: 100, status: "completed" });
    expect((await getModules(cookie)).find(({ id }) => id === "3")?.isLocked).toBe(false);
  });

  it("refuses a locked module with 403 module_locked and stores nothing", async () => {
    const { cookie } = await signedInUser();
    const reply = await post(cookie, { ...starting, moduleId: "3" });
    expect(reply.status).toBe(403);
    expect(await reply.json()).toMatchObject({ code: "module_locked" });
    expect((await finish(cookie, "4", lessons[3]?.activities[0]?.id ?? "")).status).toBe(403);
    expect(await (await api("/api/sel/progress", { cookie })).json()).toEqual([]);
  });

  it.each([
    ["an unknown module", { ...starting, moduleId: "99" }, 404],
    ["no module", { progress: 5 }, 400],
    ["more than 100 percent", { ...starting, progress: 101 }, 400],
    ["less than nothing", { ...starting, progress: -1 }, 400],
  ])("refuses %s", async (_name, json, status) => {
    const { cookie } = await signedInUser();
    expect((await post(cookie, json)).status).toBe(status);
  });

  it("does not believe more activities than the lesson has", async () => {
    const { cookie } = await signedInUser();
    const reply = await post(cookie, { ...starting, activitiesCompleted: 50, totalActivities: 50 });
    expect(await reply.json()).toMatchObject({ activitiesCompleted: 5, totalActivities: 5 });
  });

  it("leads a plain form to the lesson", async () => {
    const { cookie } = await signedInUser();
    const reply = await api("/api/sel/progress", {
      cookie,
      body: new URLSearchParams({ moduleId: "2", progress: "0" }),
      headers: { accept: "text/html" },
    });
    expect(reply.status).toBe(303);
    expect(reply.headers.get("location")).toBe("/learn/2");
  });
});

describe("finishing activities", () => {
  it("counts each one once, also when two requests come at the same moment", async () => {
    const { user, cookie } = await signedInUser();
    const [first, second] = lessons[0]?.activities ?? [];
    await Promise.all([finish(cookie, "1", first?.id ?? ""), finish(cookie, "1", first?.id ?? "")]);
    const reply = await finish(cookie, "1", second?.id ?? "");
    expect(await reply.json()).toMatchObject({
      progress: {
        moduleId: "1",
        progress: 40,
        activitiesCompleted: 2,
        totalActivities: 5,
        status: "in_progress",
      },
      completedActivityIds: [first?.id, second?.id],
    });
    expect((await findUser(user.id))?.totalPoints).toBe(40);
  });

  it("completes the module with its last activity and pays for it once", async () => {
    const { user, cookie } = await signedInUser();
    await finishModule(cookie, "2");
    await finishModule(cookie, "2");
    const events = await testDb().select().from(progressEvents).where(eq(progressEvents.userId, user.id));
    expect(events.map(({ kind }) => kind).sort()).toEqual([
      ...Array(4).fill("activity_completed"),
      "module_completed",
    ]);
    expect(await findUser(user.id)).toMatchObject({ totalPoints: 180, currentLevel: 1, streakDays: 1 });
  });

  it("keeps a line of reflection for its writer, and asks for none", async () => {
    const { user, cookie } = await signedInUser();
    const reflection = lessons[0]?.activities.at(-1)?.id ?? "";
    expect((await finish(cookie, "1", reflection)).status).toBe(200);
    await finish(cookie, "1", reflection, { reflection: "Before I speak in class." });
    const rows = await testDb()
      .select()
      .from(activityCompletions)
      .where(eq(activityCompletions.userId, user.id));
    expect(rows).toMatchObject([{ activityId: reflection, reflection: "Before I speak in class." }]);
    // The same points with and without a line: nobody is paid for confiding.
    expect((await findUser(user.id))?.totalPoints).toBe(20);
    expect((await finish(cookie, "1", reflection, { reflection: "x".repeat(201) })).status).toBe(400);
  });

  it("answers a cry for help with fixed words and numbers, keeps none of it, and still counts the step", async () => {
    const { user, cookie } = await signedInUser();
    const id = lessons[0]?.activities.at(-1)?.id ?? "";
    const reply = await finish(cookie, "1", id, { reflection: "I want to kill myself tonight" });
    expect(reply.status).toBe(200);
    const body = await reply.json<{ support: { text: string; resources: { call?: string }[] } }>();
    expect(body.support.resources.some(({ call }) => call === "988")).toBe(true);
    const [row] = await testDb()
      .select()
      .from(activityCompletions)
      .where(eq(activityCompletions.userId, user.id));
    expect(row?.reflection).toBeNull();
    const events = await testDb().select().from(safetyEvents).where(eq(safetyEvents.studentId, user.id));
    expect(events).toMatchObject([{ sourceKind: "answer", state: "raised" }]);
  });

  it("refuses a line that tells strangers where somebody lives", async () => {
    const { user, cookie } = await signedInUser();
    const id = lessons[0]?.activities.at(-1)?.id ?? "";
    const reply = await finish(cookie, "1", id, { reflection: "Call me at 555-123-4567" });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({
      code: "refused",
      fieldErrors: { reflection: expect.any(String) },
    });
    expect((await findUser(user.id))?.totalPoints).toBe(0);
  });

  it("answers 404 for an activity that is not in the lesson", async () => {
    const { cookie } = await signedInUser();
    expect((await finish(cookie, "1", "no-such-activity")).status).toBe(404);
    expect((await finish(cookie, "77", "two-heartbeats")).status).toBe(404);
  });
});
