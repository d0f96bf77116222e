import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { tableNames } from "~/db/owned-rows";
import {
  classrooms,
  coachMessages,
  conversations,
  dataRequests,
  drumSessions,
  emotionLogs,
  tracks,
  users,
} from "~/db/schema";
import { executeDeletions, purgeExpired, RETENTION } from "~/features/privacy/index.server";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, createTeacher, createTestUser, findUser, joinClass, signedInUser, testDb } from "../helpers";

const DAY_MS = 24 * 60 * 60 * 1000;
const now = testNow();

/** A user with a marker in every text field they can fill, and a rendered track. */
async function markedUser() {
  const marker = `marker-${createId()}`;
  const signedIn = await signedInUser({ firstName: marker, lastName: marker, nickname: marker });
  const userId = signedIn.user.id;
  const conversationId = createId();
  const trackId = createId();
  const db = testDb();
  await db.batch([
    db.insert(emotionLogs).values({
      id: createId(),
      userId,
      emotion: "calm",
      intensity: 5,
      context: marker,
      note: marker,
      localDate: "2026-01-01",
      createdAt: now,
    }),
    db
      .insert(conversations)
      .values({ id: conversationId, userId, title: marker, createdAt: now, lastMessageAt: now }),
    db
      .insert(coachMessages)
      .values({ id: createId(), userId, conversationId, role: "user", content: marker, createdAt: now }),
    db.insert(tracks).values({
      id: trackId,
      userId,
      title: marker,
      emotion: "calm",
      activityType: "focus",
      culturalStyle: "jazz",
      seed: 7,
      engineVersion: 1,
      score: { marker },
      bpm: 90,
      key: "C",
      durationSeconds: 60,
      description: { en: marker, es: marker },
      createdAt: now,
    }),
    db.insert(drumSessions).values({
      id: createId(),
      userId,
      gameMode: "beat_matching",
      score: 10,
      accuracy: 1,
      bpm: 100,
      durationSeconds: 10,
      streak: 1,
      timing: { marker },
      createdAt: now,
    }),
  ]);
  await env.FILES.put(`tracks/${trackId}/1.mp3`, marker);
  return { ...signedIn, marker };
}

describe("retention (P10)", () => {
  it("lists every table of the schema once", () => {
    const listed = RETENTION.map((rule) => rule.table);
    expect(new Set(listed).size).toBe(listed.length);
    expect(tableNames().filter((table) => !listed.includes(table))).toEqual([]);
  });

  it("removes what is too old, and earlier for somebody who wants a short memory", async () => {
    const normal = await createTestUser();
    const short = await createTestUser({ dataRetentionOptOut: true });
    const log = (userId: string, daysAgo: number) => ({
      id: createId(),
      userId,
      emotion: "calm",
      intensity: 5,
      context: "daily_checkin",
      localDate: `day-${daysAgo}`,
      createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
    });
    await testDb()
      .insert(emotionLogs)
      .values([log(normal.id, 100), log(normal.id, 800), log(short.id, 100), log(short.id, 10)]);
    await purgeExpired(testDb(), () => now);
    const left = await testDb()
      .select({ userId: emotionLogs.userId, day: emotionLogs.localDate })
      .from(emotionLogs);
    expect(left.filter((row) => row.userId === normal.id).map((row) => row.day)).toEqual(["day-100"]);
    expect(left.filter((row) => row.userId === short.id).map((row) => row.day)).toEqual(["day-10"]);
  });
});

describe("data export (P19)", () => {
  it("leads somebody who opens the mailed link signed out to the sign-in page, and a program to a 401", async () => {
    const path = "/api/privacy/data-export/some-id";
    const opened = await api(path, { headers: { "sec-fetch-mode": "navigate", accept: "text/html" } });
    expect([opened.status, opened.headers.get("location")]).toEqual([303, "/auth"]);
    expect(opened.headers.get("set-cookie")).toContain("beats_flash=");
    expect((await api(path)).status).toBe(401);
  });

  it("holds every marker, readable as JSON and as a page, with the tracks, for its owner alone", async () => {
    const { user, cookie, marker } = await markedUser();
    const asked = await api("/api/privacy/data-export", { cookie, method: "POST" });
    expect(asked.status).toBe(202);
    const { id, requestedAt, dueBy } = await asked.json<{ id: string; requestedAt: string; dueBy: string }>();
    expect(Date.parse(dueBy) - Date.parse(requestedAt)).toBe(30 * DAY_MS);

    const [state] = await (await api("/api/privacy/requests", { cookie })).json<{ downloadUrl: string }[]>();
    expect(state?.downloadUrl).toBe(`/api/privacy/data-export/${id}`);
    const reply = await api(state?.downloadUrl ?? "", { cookie });
    expect(reply.headers.get("content-type")).toBe("application/zip");
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    const data = JSON.parse(strFromU8(files["data.json"] ?? new Uint8Array()));
    for (const table of [
      "users",
      "emotion_logs",
      "conversations",
      "coach_messages",
      "tracks",
      "drum_sessions",
    ]) {
      expect(JSON.stringify(data[table])).toContain(marker);
    }
    expect(JSON.stringify(data)).not.toContain("passwordHash");
    expect(strFromU8(files["data.html"] ?? new Uint8Array())).toContain(marker);
    expect(Object.keys(files).some((name) => name.startsWith("tracks/"))).toBe(true);

    const stranger = await signedInUser();
    expect((await api(state?.downloadUrl ?? "", { cookie: stranger.cookie })).status).toBe(404);
    await testDb()
      .update(dataRequests)
      .set({ expiresAt: new Date(0) })
      .where(eq(dataRequests.userId, user.id));
    expect((await api(state?.downloadUrl ?? "", { cookie })).status).toBe(404);
    // The link of the mail, opened after its week: words and not a program's answer.
    const headers = { "sec-fetch-mode": "navigate", accept: "text/html" };
    const opened = await api(state?.downloadUrl ?? "", { cookie, headers });
    expect([opened.status, opened.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    const page = await opened.text();
    expect(page).toMatch(/<html lang="en">/);
    expect(page).toContain('href="/failure.css"');
    expect(page).not.toMatch(/"code"|<script/);
  });
});

describe("data deletion", () => {
  it("can be taken back in the days of grace", async () => {
    const { user, cookie } = await signedInUser();
    const asked = await api("/api/privacy/data-deletion", { cookie, method: "POST" });
    expect(asked.status).toBe(202);
    const { id } = await asked.json<{ id: string }>();
    const again = await api("/api/privacy/data-deletion", { cookie, method: "POST" });
    expect((await again.json<{ id: string }>()).id).toBe(id);

    const stranger = await signedInUser();
    expect(
      (await api(`/api/privacy/data-deletion/${id}/cancel`, { cookie: stranger.cookie, method: "POST" }))
        .status,
    ).toBe(404);
    expect((await api(`/api/privacy/data-deletion/${id}/cancel`, { cookie, method: "POST" })).status).toBe(
      200,
    );
    await executeDeletions(env, testDb(), () => new Date(now.getTime() + 8 * DAY_MS));
    expect(await findUser(user.id)).toBeDefined();
  });

  it("takes a teacher's classes along and leaves the students", async () => {
    const teacher = await createTeacher(null);
    const { classroomId } = teacher;
    const student = await createTestUser();
    await joinClass(classroomId, student.id);
    await api("/api/privacy/data-deletion", { cookie: teacher.cookie, method: "POST" });
    await executeDeletions(env, testDb(), () => new Date(now.getTime() + 8 * DAY_MS));
    expect(await findUser(teacher.user.id)).toBeUndefined();
    expect(await testDb().select().from(classrooms).where(eq(classrooms.id, classroomId))).toEqual([]);
    expect(await findUser(student.id)).toBeDefined();
  });
});

describe("PUT /api/privacy/update", () => {
  it("stores the switches that were sent and no others", async () => {
    const { cookie } = await signedInUser();
    const reply = await api("/api/privacy/update", {
      cookie,
      method: "PUT",
      json: { ferpaDirectoryOptOut: false },
    });
    expect(await reply.json()).toMatchObject({
      ferpaDirectoryOptOut: false,
      ferpaEducationRecordsConsent: false,
    });
    const more = { ferpaEducationRecordsConsent: true, userType: "admin" };
    const refused = await api("/api/privacy/update", { cookie, method: "PUT", json: more });
    expect(refused.status).toBe(400);
    const next = await api("/api/privacy/update", {
      cookie,
      method: "PUT",
      json: { ferpaEducationRecordsConsent: true },
    });
    expect(await next.json()).toMatchObject({
      ferpaDirectoryOptOut: false,
      ferpaEducationRecordsConsent: true,
      userType: "student",
    });
  });

  it("is closed for a child without consent", async () => {
    const { user, cookie } = await signedInUser({ dateOfBirth: "2019-01-01", coppaConsentStatus: "pending" });
    const reply = await api("/api/privacy/update", {
      cookie,
      method: "PUT",
      json: { ferpaEducationRecordsConsent: true },
    });
    expect(reply.status).toBe(403);
    expect(await reply.json()).toMatchObject({ code: "parental_consent_required" });
    const [row] = await testDb().select().from(users).where(eq(users.id, user.id));
    expect(row?.ferpaEducationRecordsConsent).toBe(false);
  });
});
