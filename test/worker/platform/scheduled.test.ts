import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox, schools } from "~/db/schema";
import { findLostMail } from "~/features/staff/lost-mail.server";
import { DAY_MS } from "~/platform/durations";
import { createId } from "~/platform/ids";
import { queueMail } from "~/platform/outbox.server";
import { endLease, LEASE_MS, takeLease } from "../../../worker/run-lease";
import { runScheduled, type ScheduledTask } from "../../../worker/scheduled";
import { testNow } from "../clock";
import { api, createTestUser, testDb } from "../helpers";

const at = (instant: string) => () => new Date(instant);

/** A duty that counts its turns; `fails` says in which of them it throws. */
function countingTask(isDaily: boolean, fails: number[] = []) {
  const turns: number[] = [];
  const task: ScheduledTask = {
    name: `test ${createId()}`,
    ...(isDaily ? { isDaily } : {}),
    run: async () => {
      turns.push(turns.length + 1);
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (fails.includes(turns.length)) throw new Error("the duty failed");
      return 1;
    },
  };
  return { task, turns };
}

describe("the five-minute work", () => {
  it("is done once when twenty runs start together", async () => {
    const { task, turns } = countingTask(false);
    const clock = at("2026-11-22T12:00:00Z");
    const reports = await Promise.all(
      Array.from({ length: 20 }, () => runScheduled(env, { clock, tasks: [task] })),
    );
    expect(reports.filter(({ hasRun }) => hasRun).length).toBe(1);
    expect(turns).toEqual([1]);
    expect((await runScheduled(env, { clock, tasks: [task] })).hasRun).toBe(true);
  });

  it("is taken over from a run that died, and only when its lease is over", async () => {
    const { task, turns } = countingTask(false);
    const diedAtMs = Date.parse("2026-11-22T13:00:00Z");
    expect(await takeLease(testDb(), () => new Date(diedAtMs))).not.toBeNull();
    const run = (afterMs: number) =>
      runScheduled(env, { clock: () => new Date(diedAtMs + afterMs), tasks: [task] });
    expect((await run(LEASE_MS - 1)).hasRun).toBe(false);
    expect((await run(LEASE_MS)).hasRun).toBe(true);
    expect(turns).toEqual([1]);
  });

  it("stops before its next duty when another run has taken over", async () => {
    const startedAtMs = Date.parse("2026-11-22T14:00:00Z");
    let nowMs = startedAtMs;
    const clock = () => new Date(nowMs);
    const second = countingTask(false);
    const slow: ScheduledTask = {
      name: "slow",
      run: async () => {
        nowMs += LEASE_MS + 60_000;
        const other = await takeLease(testDb(), clock);
        expect(other).not.toBeNull();
        return 0;
      },
    };
    const report = await runScheduled(env, { clock, tasks: [slow, second.task] });
    expect(report.tasks.map(({ name }) => name)).toEqual(["slow"]);
    expect(second.turns).toEqual([]);
    // What took over ends.
    await endLease(testDb(), { until: new Date(nowMs + LEASE_MS) }, { durationMs: 1, failures: 0 });
  });

  it("does a daily duty once a day, however late the turn comes, and again until it succeeded", async () => {
    const { task, turns } = countingTask(true, [1]);
    const run = (instant: string) => runScheduled(env, { clock: at(instant), tasks: [task] });
    const first = await run("2026-11-23T17:41:00Z");
    expect(first.tasks).toEqual([{ name: task.name, failed: true }]);
    await run("2026-11-23T17:46:00Z");
    await run("2026-11-23T17:51:00Z");
    // Its day begins at nine, so it is still the same one.
    await run("2026-11-24T08:59:00Z");
    expect(turns).toEqual([1, 2]);
    await run("2026-11-24T09:00:00Z");
    expect(turns).toEqual([1, 2, 3]);
    // Two days in which nothing ran.
    await run("2026-11-27T03:00:00Z");
    expect(turns).toEqual([1, 2, 3, 4]);
  });

  it("goes on with the next duty after one failed, and /healthz tells when it ran and what failed", async () => {
    const failing = countingTask(false, [1]);
    const next = countingTask(false);
    await runScheduled(env, { clock: at("2026-11-28T12:00:00Z"), tasks: [failing.task, next.task] });
    expect(next.turns).toEqual([1]);
    const health = await (await api("/healthz")).json<Record<string, unknown>>();
    expect(health).toMatchObject({
      ok: true,
      scheduled: { startedAt: "2026-11-28T12:00:00.000Z", durationMs: expect.any(Number), failures: 1 },
      undeliveredMails: expect.any(Number),
    });
  });

  it("does not stand still because a clock was ahead when a run died", async () => {
    expect(await takeLease(testDb(), at("2030-01-01T00:00:00Z"))).not.toBeNull();
    const { task } = countingTask(false);
    expect((await runScheduled(env, { clock: at("2026-11-28T13:00:00Z"), tasks: [task] })).hasRun).toBe(true);
  });
});

describe("the clock of the five-minute work", () => {
  it("is the Worker's, wherever BEATS_NOW moved it", async () => {
    const seen: number[] = [];
    const task: ScheduledTask = { name: "look", run: async ({ clock }) => seen.push(clock().getTime()) };
    const offsetMs = 800 * DAY_MS;
    const startedMs = Date.now() + offsetMs;
    await runScheduled({ ...env, CLOCK_OFFSET_MS: String(offsetMs) }, { tasks: [task] });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toBeGreaterThanOrEqual(startedMs);
    expect(seen[0]).toBeLessThanOrEqual(Date.now() + offsetMs);
  });
});

describe("POST /dev/scheduled", () => {
  it("does the work outside production: mail whose time has come goes out", async () => {
    const id = createId();
    const mail = { kind: "test", to: `${id}@test.example`, subject: "s", text: "t", html: "h", id };
    await queueMail(testDb(), mail, testNow);
    const reply = await api("/dev/scheduled", { method: "POST" });
    expect(reply.status).toBe(200);
    const report = await reply.json<{ hasRun: boolean; tasks: { name: string }[] }>();
    expect(report.hasRun).toBe(true);
    expect(report.tasks.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["settle_unanswered_consent", "execute_deletions", "send_mail"]),
    );
    const [row] = await testDb().select().from(outbox).where(eq(outbox.id, id));
    expect(row?.sentAt).not.toBeNull();
  });

  it("does not exist in production, nor for another site's page (S18)", async () => {
    const settings = { ENVIRONMENT: "production" };
    expect((await api("/dev/scheduled", { method: "POST", settings })).status).toBe(404);
    const headers = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    expect((await api("/dev/scheduled", { method: "POST", headers })).status).toBe(403);
  });
});

describe("mail that was given up", () => {
  it("is counted for the administrator of a verified school, about its own people alone", async () => {
    const schoolId = createId();
    const now = testNow();
    await testDb()
      .insert(schools)
      .values({ id: schoolId, name: "S", isVerified: true, timeZone: "America/New_York", createdAt: now });
    const admin = await createTestUser({ userType: "admin", schoolId });
    const ours = await createTestUser({ schoolId });
    const stranger = await createTestUser();
    expect(await findLostMail(testDb(), admin)).toBeNull();
    for (const userId of [ours.id, stranger.id]) {
      const mail = { kind: "test", to: `${userId}@x.example`, subject: "s", text: "t", html: "h", userId };
      await queueMail(testDb(), mail, testNow);
      await testDb()
        .update(outbox)
        .set({ failedAt: new Date("2026-11-22T03:00:00Z"), attempts: 8 })
        .where(eq(outbox.userId, userId));
    }
    expect(await findLostMail(testDb(), admin)).toEqual({ count: 1, newestOn: "2026-11-21" });
    expect(await findLostMail(testDb(), { userType: "teacher", schoolId })).toBeNull();
    const health = await (await api("/healthz")).json<{ undeliveredMails: number }>();
    expect(health.undeliveredMails).toBeGreaterThanOrEqual(2);
  });
});
