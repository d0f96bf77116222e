import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drumSessions, progressDays, tracks, users } from "~/db/schema";
import {
  closeBrokenStreaks,
  listAchievements,
  progressEventStatements,
  readDashboardStats,
  readWeeklyActivity,
  recomputeProgressStatements,
  type Statement,
  takeNewBadges,
} from "~/features/progress/index.server";
import { type ProgressEvent, progressEventKinds } from "~/features/progress/points";
import { applyEvents } from "~/features/progress/progress";
import { toDayNumber, toLocalDate } from "~/platform/calendar";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { createTestUser, findUser, testDb } from "../helpers";

// One database for all statements: a batch only takes statements made on its own session.
const db = testDb();

const runAll = (statements: Statement[]) => db.batch(statements as [Statement, ...Statement[]]);

const statementsFor = (userId: string, event: ProgressEvent) =>
  progressEventStatements(db, { userId, ...event, occurredAt: new Date(event.occurredAt) });

const eventOf = (values: Partial<ProgressEvent>): ProgressEvent => ({
  kind: "activity_completed",
  sourceId: createId(),
  localDate: "2026-09-18",
  occurredAt: `${values.localDate ?? "2026-09-18"}T15:00:00.000Z`,
  detail: null,
  ...values,
});

const eventArbitrary = fc
  .record({
    kind: fc.constantFrom(...progressEventKinds),
    source: fc.integer({ min: 0, max: 25 }),
    day: fc.integer({ min: 20_330, max: 20_350 }),
    detail: fc.constantFrom("jazz", "ambient", "breath_pacer", null),
  })
  .map(({ kind, source, day, detail }) =>
    // One source has one detail: a repeated event is the same event.
    eventOf({ kind, sourceId: `${kind}-${source}-${day}-${detail}`, localDate: toLocalDate(day), detail }),
  );

describe("stored progress", () => {
  it("agrees with the pure rules for any order and any repeats, and after a rebuild", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(eventArbitrary, { minLength: 1, maxLength: 18 }), async (events) => {
        const { id } = await createTestUser();
        for (const event of [...events, ...events.slice(0, 5)]) await runAll(statementsFor(id, event));
        const lastDate =
          events
            .map(({ localDate }) => localDate)
            .sort()
            .at(-1) ?? "";
        const expected = applyEvents(events, lastDate);
        const numbers = {
          totalPoints: expected.totalPoints,
          currentLevel: expected.currentLevel,
          streakDays: expected.streakDays,
        };
        expect(await findUser(id)).toMatchObject(numbers);
        await runAll(recomputeProgressStatements(db, id));
        expect(await findUser(id)).toMatchObject(numbers);
        const stored = await listAchievements({ db, locale: "en" }, id);
        expect(stored.map((badge) => badge.id).sort()).toEqual(
          expected.unlocked.map((badge) => badge.id).sort(),
        );
      }),
      { numRuns: 15 },
    );
  });

  it("reaches level 2 with 1000 points", async () => {
    const { id } = await createTestUser();
    await runAll(
      Array.from({ length: 10 }, (_, index) =>
        eventOf({ kind: "module_completed", sourceId: `${index}` }),
      ).flatMap((event) => statementsFor(id, event)),
    );
    expect(await findUser(id)).toMatchObject({ totalPoints: 1000, currentLevel: 2 });
  });

  it("writes nothing where its condition does not hold", async () => {
    const { id } = await createTestUser();
    await runAll(
      progressEventStatements(db, {
        ...eventOf({}),
        userId: id,
        occurredAt: testNow(),
        when: sql`1 = 0`,
      }),
    );
    expect(await findUser(id)).toMatchObject({ totalPoints: 0, streakDays: 0 });
  });

  it("keeps the row of one learner apart from another's", async () => {
    const [first, second] = [await createTestUser(), await createTestUser()];
    await runAll(statementsFor(first.id, eventOf({})));
    expect(await findUser(second.id)).toMatchObject({ totalPoints: 0 });
    expect(await listAchievements({ db, locale: "en" }, second.id)).toEqual([]);
  });

  it("keeps a badge even when nothing recent would earn it again", async () => {
    const { id } = await createTestUser();
    await runAll(statementsFor(id, eventOf({ kind: "track_created", detail: "jazz" })));
    const [badge] = await listAchievements({ db, locale: "es" }, id);
    expect(badge).toMatchObject({ id: "first_track", title: "Primera canción" });
    await db.delete(progressDays).where(eq(progressDays.userId, id));
    expect(await listAchievements({ db, locale: "en" }, id)).toMatchObject([{ id: "first_track" }]);
  });
});

describe("dashboard stats", () => {
  const now = new Date("2026-09-18T20:00:00Z");

  it("counts tracks, sessions and the average accuracy as a whole percent", async () => {
    const user = await createTestUser();
    const common = { userId: user.id, createdAt: now };
    await db.insert(tracks).values({
      ...common,
      id: createId(),
      title: "T",
      emotion: "calm",
      activityType: "focus",
      culturalStyle: "jazz",
      seed: 1,
      engineVersion: 1,
      score: {},
      bpm: 80,
      key: "C",
      durationSeconds: 60,
      description: { en: "", es: "" },
    });
    for (const accuracy of [70, 81]) {
      await db.insert(drumSessions).values({
        ...common,
        id: createId(),
        gameMode: "beat_matching",
        score: 10,
        accuracy,
        bpm: 120,
        durationSeconds: 10,
        streak: 1,
      });
    }
    await runAll(statementsFor(user.id, eventOf({})));
    expect(await readDashboardStats({ db, clock: () => now }, user)).toEqual({
      currentLevel: 1,
      totalPoints: 20,
      currentStreak: 1,
      totalTracks: 1,
      totalSessions: 2,
      averageAccuracy: 76,
    });
  });

  it("counts the streak to today, whatever was stored on the last visit", async () => {
    const user = await createTestUser();
    await runAll(
      ["2026-09-16", "2026-09-17"].flatMap((localDate) => statementsFor(user.id, eventOf({ localDate }))),
    );
    expect((await readDashboardStats({ db, clock: () => now }, user)).currentStreak).toBe(2);
    const later = new Date("2026-10-05T20:00:00Z");
    expect((await readDashboardStats({ db, clock: () => later }, user)).currentStreak).toBe(0);
  });

  it("shows the last seven days of the learner's own calendar", async () => {
    const user = await createTestUser({ timeZone: "America/Los_Angeles" });
    await runAll(
      ["2026-09-11", "2026-09-12", "2026-09-18"].flatMap((localDate) =>
        statementsFor(user.id, eventOf({ localDate })),
      ),
    );
    const week = await readWeeklyActivity(db, user, now);
    expect(week.map(({ localDate }) => localDate)).toEqual(
      Array.from({ length: 7 }, (_, index) => toLocalDate(toDayNumber("2026-09-12") + index)),
    );
    expect(week.map(({ activities }) => activities)).toEqual([1, 0, 0, 0, 0, 0, 1]);
  });

  it("closes the stored streak of a learner who stopped coming, and of nobody who may still rest", async () => {
    const [gone, resting] = [await createTestUser(), await createTestUser()];
    await runAll(statementsFor(gone.id, eventOf({ localDate: "2026-09-11" })));
    await runAll(statementsFor(resting.id, eventOf({ localDate: "2026-09-14" })));
    await closeBrokenStreaks(db, now);
    expect((await findUser(gone.id))?.streakDays).toBe(0);
    expect((await findUser(resting.id))?.streakDays).toBe(1);
    expect((await db.select().from(users).where(eq(users.id, gone.id)))[0]?.totalPoints).toBe(20);
  });
});

describe("new badges", () => {
  const clock = () => new Date("2026-09-18T16:00:00.000Z");

  it("come out once, with their pictures, also of many who ask at the same moment", async () => {
    const { id } = await createTestUser();
    await runAll(statementsFor(id, eventOf({ kind: "drum_session", detail: "beat_matching" })));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => takeNewBadges({ db, clock, locale: "en" }, id)),
    );
    expect(answers.flat()).toMatchObject([
      { id: "first_drum", title: "First Beat", icon: "drum", hue: "red" },
    ]);
    expect(await takeNewBadges({ db, clock, locale: "en" }, id)).toEqual([]);
    expect(await listAchievements({ db, locale: "en" }, id)).toHaveLength(1);
  });

  it("are no news when they were earned long ago", async () => {
    const { id } = await createTestUser();
    await runAll(statementsFor(id, eventOf({ kind: "track_created", localDate: "2026-09-10" })));
    expect(await takeNewBadges({ db, clock, locale: "es" }, id)).toEqual([]);
    expect(await listAchievements({ db, locale: "es" }, id)).toHaveLength(1);
  });
});
