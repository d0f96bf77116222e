import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { memberships, needsYouCards, schools } from "~/db/schema";
import { METHODS } from "~/platform/api-route.server";
import { allApiRoutes } from "~/platform/api-routes.server";
import { createId } from "~/platform/ids";
import { type ApiInit, api, testDb } from "../helpers";
import { say } from "../safety/school";
import { createKeeper } from "./technical-admin";

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
