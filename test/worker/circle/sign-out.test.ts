import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { memberships } from "~/db/schema";
import { testNow } from "../clock";
import { api, createTestUser, testDb } from "../helpers";
import { createClass, joinRoom, openSocket, socketOf, TestSocket } from "./socket";

describe("signing out", () => {
  it("closes that session's sockets with 4403", async () => {
    const { students } = await createClass(1);
    const cookie = students[0]?.cookie ?? "";
    const member = new TestSocket(socketOf(await openSocket(cookie)));
    await member.settle();
    const reply = await api("/api/logout", { cookie });
    expect(reply.status).toBe(302);
    expect((await member.closed).code).toBe(4403);
  });

  it("is noticed within minutes even if nobody told the room (S12)", async () => {
    const { isStillAllowed } = await import("~/features/live-room/index.server");
    const { env } = await import("cloudflare:test");
    const { classroom, students } = await createClass(1);
    const user = students[0]?.user ?? (await createTestUser());
    const { sha256Hex } = await import("~/platform/hash.server");
    const sessionId = await sha256Hex((students[0]?.cookie ?? "").split("=")[1] ?? "");
    const identity = { memberId: user.id, sessionId, classroomId: classroom.id };
    const now = testNow;
    expect(await isStillAllowed(env, identity, now)).toBe(true);
    expect(await isStillAllowed(env, { ...identity, sessionId: "gone" }, now)).toBe(false);
    expect(await isStillAllowed(env, { ...identity, classroomId: "other" }, now)).toBe(false);
    await testDb().update(memberships).set({ status: "removed" }).where(eq(memberships.studentId, user.id));
    expect(await isStillAllowed(env, identity, now)).toBe(false);

    const lingering = await joinRoom(classroom.id, { memberId: user.id, sessionId });
    await lingering.settle();
    const { vi } = await import("vitest");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * 60_000 });
    lingering.send({ type: "sync", data: { clientTimeMs: 1 } });
    expect((await lingering.closed).code).toBe(4403);
    vi.useRealTimers();
  });
});
