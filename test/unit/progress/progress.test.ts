import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { achievements } from "~/features/progress/achievements";
import {
  experiencePercent,
  levelForPoints,
  type ProgressEvent,
  type ProgressEventKind,
  pointRules,
  progressEventKinds,
} from "~/features/progress/points";
import { applyEvents } from "~/features/progress/progress";
import { longestStreak, streakOn } from "~/features/progress/streak";
import { toLocalDate } from "~/platform/calendar";

const today = "2026-09-18"; // a Friday

const event = (kind: ProgressEventKind, sourceId: string, localDate = today, detail: string | null = null) =>
  ({ kind, sourceId, localDate, occurredAt: `${localDate}T15:00:00.000Z`, detail }) satisfies ProgressEvent;

const details = ["breath_pacer", "scenario", "self_awareness", "jazz", "ambient", "beat_matching", null];
const eventArbitrary = fc
  .record({
    kind: fc.constantFrom(...progressEventKinds),
    sourceId: fc.integer({ min: 0, max: 60 }).map(String),
    day: fc.integer({ min: 20_300, max: 20_350 }),
    secondOfDay: fc.integer({ min: 0, max: 86_399 }),
    detail: fc.constantFrom(...details),
  })
  .map(
    ({ kind, sourceId, day, secondOfDay, detail }): ProgressEvent => ({
      kind,
      sourceId,
      localDate: toLocalDate(day),
      occurredAt: new Date(day * 86_400_000 + secondOfDay * 1000).toISOString(),
      detail,
    }),
  );

describe("applyEvents", () => {
  it("gives the same numbers for any order and any repeats of the same events", () => {
    fc.assert(
      fc.property(
        fc
          .array(eventArbitrary, { maxLength: 80 })
          .chain((events) =>
            fc.tuple(
              fc.constant(events),
              fc.shuffledSubarray(events, { minLength: events.length }),
              fc.subarray(events),
            ),
          ),
        ([events, shuffled, repeats]) => {
          expect(applyEvents([...shuffled, ...repeats], today)).toEqual(applyEvents(events, today));
        },
      ),
      { numRuns: 300 },
    );
  });

  it("never takes points or badges away when more is done", () => {
    fc.assert(
      fc.property(fc.array(eventArbitrary, { maxLength: 40 }), eventArbitrary, (events, more) => {
        // A repeat of an earlier deed is the same deed, so only a new one is added here.
        fc.pre(!events.some((known) => known.kind === more.kind && known.sourceId === more.sourceId));
        const before = applyEvents(events, today);
        const after = applyEvents([...events, more], today);
        expect(after.totalPoints).toBeGreaterThanOrEqual(before.totalPoints);
        expect(after.longestStreakDays).toBeGreaterThanOrEqual(before.longestStreakDays);
        const kept = new Set<string>(after.unlocked.map(({ id }) => id));
        const pauseBadges = ["rested", "came_back"]; // depend on the gap between two days, stored once earned
        for (const { id } of before.unlocked) if (!pauseBadges.includes(id)) expect(kept).toContain(id);
      }),
    );
  });

  it("gives nothing for confiding: a check-in is worth 0 points and no kind exists for chat", () => {
    expect(applyEvents([event("check_in", "a")], today).totalPoints).toBe(0);
    expect(progressEventKinds.filter((kind) => /chat|coach|message|emotion|note/.test(kind))).toEqual([]);
  });

  it("caps what repeats on one day and starts afresh on the next", () => {
    const tracks = (date: string, count: number) =>
      Array.from({ length: count }, (_, index) => event("track_created", `${date}-${index}`, date));
    expect(applyEvents(tracks(today, 9), today).totalPoints).toBe(45);
    expect(applyEvents([...tracks(today, 9), ...tracks("2026-09-17", 1)], today).totalPoints).toBe(60);
    expect(pointRules.module_completed.dailyCap).toBeNull();
  });

  it("has 1000 points a level and the specification's bar", () => {
    expect([0, 999, 1000, 2450].map(levelForPoints)).toEqual([1, 1, 2, 3]);
    expect([0, 999, 1000, 2450].map(experiencePercent)).toEqual([0, 99.9, 0, 45]);
  });
});

describe("streaks", () => {
  const days = (...names: string[]) => names.map((day) => `2026-09-${day}`);

  it("counts days in a row, today or not yet today", () => {
    expect(streakOn(days("16", "17", "18"), today)).toBe(3);
    expect(streakOn(days("15", "16", "17"), today)).toBe(3);
    expect(streakOn([], today)).toBe(0);
  });

  it("forgives a weekend and two days of any other week, not three", () => {
    expect(streakOn(days("10", "11", "14", "15"), "2026-09-15")).toBe(4); // Sat 12 and Sun 13 rested
    expect(streakOn(days("14", "17", "18"), today)).toBe(3); // Tue, Wed rested
    expect(streakOn(days("14", "18"), today)).toBe(1); // Tue, Wed, Thu: one too many
  });

  it("ends when a week passes in silence, but the longest run stays known", () => {
    const dates = days("07", "08", "09", "10");
    expect(streakOn(dates, "2026-09-18")).toBe(0);
    expect(longestStreak(dates)).toBe(4);
  });
});

describe("achievements", () => {
  it("are at least 24, each with its own id, title, picture and both languages", () => {
    expect(achievements.length).toBeGreaterThanOrEqual(24);
    const distinct = (of: (achievement: (typeof achievements)[number]) => string) =>
      new Set(achievements.map(of)).size;
    expect(distinct(({ id }) => id)).toBe(achievements.length);
    expect(distinct(({ title }) => title.en)).toBe(achievements.length);
    expect(distinct(({ title }) => title.es)).toBe(achievements.length);
    expect(distinct(({ icon, hue, tier }) => `${icon} ${hue} ${tier}`)).toBe(achievements.length);
  });

  it("can all be earned by doing things, none by chatting or naming a feeling", () => {
    const categories = ["self_awareness", "self_management", "social_skills", "decision_making"];
    const styles = ["african_american", "jazz", "gospel", "contemporary_urban", "ambient"];
    const modes = ["beat_matching", "rhythm_patterns", "speed_challenge"];
    const kinds = ["breath_pacer", "scenario", "quiz"];
    const everything: ProgressEvent[] = [];
    for (let index = 0; index < 70; index++) {
      const date = toLocalDate(20_000 + index + (index > 30 ? 1 : 0) + (index > 60 ? 9 : 0));
      everything.push(event("activity_completed", `${index}`, date, kinds[index % 3]));
      everything.push(event("track_created", `${index}`, date, styles[index % 5]));
      everything.push(event("drum_session", `${index}`, date, modes[index % 3]));
      if (index < 12) everything.push(event("module_completed", `${index}`, date, categories[index % 4]));
      everything.push(event("circle_joined", `${index}`, date), event("track_saved", `${index}`, date));
    }
    const earned = applyEvents(everything, today).unlocked.map(({ id }) => id);
    expect(achievements.map(({ id }) => id).filter((id) => !earned.includes(id))).toEqual([]);
    const confidingOnly = Array.from({ length: 3 }, (_, index) => event("check_in", `${index}`));
    expect(applyEvents(confidingOnly, today).unlocked).toEqual([]);
  });

  it("are dated by the event that earned them, newest first", () => {
    const { unlocked } = applyEvents(
      [
        event("track_created", "t", "2026-09-17", "jazz"),
        event("drum_session", "d", "2026-09-16", "beat_matching"),
      ],
      today,
    );
    expect(unlocked).toEqual([
      { id: "first_track", unlockedAt: "2026-09-17T15:00:00.000Z" },
      { id: "first_drum", unlockedAt: "2026-09-16T15:00:00.000Z" },
    ]);
  });
});
