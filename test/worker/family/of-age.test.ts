import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { familyLinks, users } from "~/db/schema";
import { localDateOf } from "~/platform/clock";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { createWaitingChild, lastTokenTo, mailTo } from "../consent/family";
import { api, createTestUser, signedInUser, signIn, testDb } from "../helpers";
import { say } from "../safety/school";

/** Today as far east as it gets: a day that has not begun in Pago Pago. */
const EAST = "Pacific/Kiritimati";
const WEST = "Pacific/Pago_Pago";

/** A parent and a child whose 18th birthday is today in Kiritimati, with one piece of music. */
async function familyOnTheBirthday(timeZone: string) {
  const today = localDateOf(testNow(), EAST);
  const child = await createTestUser({
    timeZone,
    coppaConsentStatus: "granted",
    dateOfBirth: `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`,
  });
  const childCookie = await signIn(child);
  const { user: parent, cookie } = await signedInUser({ userType: "parent" });
  await testDb().insert(familyLinks).values({
    id: createId(),
    parentId: parent.id,
    childId: child.id,
    linkedBy: "consent",
    createdAt: testNow(),
  });
  const made = await api("/api/ai-dj/create-music", {
    cookie: childCookie,
    json: { emotion: "happy", activityType: "focus", culturalStyle: "jazz" },
    settings: { RENDER: "client" },
  });
  const { id: trackId } = await made.json<{ id: string }>();
  return { child, childCookie, parent, cookie, trackId };
}

/** Every way in a parent has, as method and path. */
const waysIn = (childId: string, trackId: string): [string, string, unknown?][] => [
  ["GET", `/api/parent/child-overview?childId=${childId}`],
  ["GET", `/api/parent/child-emotions?childId=${childId}`],
  ["GET", `/api/parent/child-activities?childId=${childId}`],
  ["GET", `/api/ai-dj/tracks/${trackId}/score.json`],
  ["GET", `/api/ai-dj/tracks/${trackId}/track.mid`],
  ["POST", `/api/ai-dj/tracks/${trackId}/remix`, { edits: {} }],
  ["GET", `/api/ai-coach/settings?childId=${childId}`],
  [
    "PUT",
    `/api/ai-coach/settings?childId=${childId}`,
    { isOff: true, isModelOff: true, minutesPerDay: null },
  ],
  ["POST", "/api/privacy/amendments", { studentId: childId, topic: "account", wish: "The grade is wrong." }],
  ["POST", `/api/parent/consent/${childId}/revoke`, {}],
];
const notForHere = [
  ["POST", (id: string) => `/api/parent/children/${id}/data-export`],
  ["POST", (id: string) => `/api/parent/children/${id}/data-deletion`],
] as const;

async function knock(timeZone: string) {
  const { child, cookie, trackId, childCookie } = await familyOnTheBirthday(timeZone);
  const statuses: Record<string, number> = {};
  const settings = { RENDER: "client" };
  for (const [method, path, json] of waysIn(child.id, trackId)) {
    const reply = await api(path, { cookie, method, settings, ...(json ? { json } : {}) });
    await reply.arrayBuffer();
    statuses[`${method} ${path.replaceAll(child.id, "C").replaceAll(trackId, "T")}`] = reply.status;
  }
  for (const [method, path] of notForHere) {
    statuses[path("C")] = (await api(path(child.id), { cookie, method })).status;
  }
  return { statuses, childCookie };
}

describe("a parent on the child's 18th birthday (P20)", () => {
  it("has no way in any more where it has begun", async () => {
    const { statuses, childCookie } = await knock(EAST);
    expect(new Set(Object.values(statuses)), JSON.stringify(statuses)).toEqual(new Set([404]));
    expect((await api("/api/auth/user", { cookie: childCookie })).status, "nothing was taken back").toBe(200);
  });

  it("has every one where it is still the day before", async () => {
    const { statuses } = await knock(WEST);
    const closed = Object.entries(statuses).filter(([, status]) => status === 404);
    expect(closed).toEqual([]);
  });

  it("hears of no alert and is told of no badge or link", async () => {
    const { childCookie, parent } = await familyOnTheBirthday(EAST);
    const said = await say(childCookie, "i want to kill myself tonight");
    expect(said.assistantMessage.safety).toMatchObject({ adultNotified: false });
    expect(await mailTo(parent.email)).toEqual([]);
  });

  it("takes nothing back with the mailed link either", async () => {
    const { child, token, parentEmail } = await createWaitingChild();
    await api(`/api/consent/${token}/grant`, { json: { isParent: true } });
    const revokeToken = await lastTokenTo(parentEmail);
    await testDb()
      .update(users)
      .set({ dateOfBirth: `${testNow().getUTCFullYear() - 19}-01-01` })
      .where(eq(users.id, child.id));
    const reply = await api(`/api/consent/${revokeToken}/revoke`, { method: "POST" });
    expect(reply.status).toBe(410);
  });
});
