import { type AchievementId, achievements } from "./achievements";
import { levelForPoints, type ProgressEvent, pointsForDay, progressEventKinds } from "./points";
import { longestStreak, streakOn } from "./streak";

export interface Progress {
  totalPoints: number;
  currentLevel: number;
  streakDays: number;
  longestStreakDays: number;
  activeDays: number;
  unlocked: { id: AchievementId; unlockedAt: string }[];
}

/** Every event once, the earliest report of it winning, in the order they happened. */
export function distinctEvents(events: readonly ProgressEvent[]): ProgressEvent[] {
  const byDeed = new Map<string, ProgressEvent>();
  for (const event of events) {
    const key = `${event.kind} ${event.sourceId}`;
    const known = byDeed.get(key);
    if (!known || compareEvents(event, known) < 0) byDeed.set(key, event);
  }
  return [...byDeed.values()].sort(compareEvents);
}

function compareEvents(a: ProgressEvent, b: ProgressEvent): number {
  return (
    compareText(a.occurredAt, b.occurredAt) ||
    compareText(a.kind, b.kind) ||
    compareText(a.sourceId, b.sourceId) ||
    compareText(a.localDate, b.localDate) ||
    compareText(a.detail ?? "", b.detail ?? "")
  );
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Points of all events with the daily caps applied; `events` holds each deed once. */
export function totalPointsOf(events: readonly ProgressEvent[]): number {
  const countByDay = new Map<string, Record<string, number>>();
  for (const event of events) {
    const counts = countByDay.get(event.localDate) ?? {};
    counts[event.kind] = (counts[event.kind] ?? 0) + 1;
    countByDay.set(event.localDate, counts);
  }
  let total = 0;
  for (const counts of countByDay.values()) {
    for (const kind of progressEventKinds) total += pointsForDay(kind, counts[kind] ?? 0);
  }
  return total;
}

/**
 * The one place where history becomes numbers. The order of `events` and repeats in it change nothing.
 * `today` is YYYY-MM-DD in the student's time zone.
 */
export function applyEvents(events: readonly ProgressEvent[], today: string): Progress {
  const distinct = distinctEvents(events);
  const dates = new Set(distinct.map((event) => event.localDate));
  const totalPoints = totalPointsOf(distinct);
  return {
    totalPoints,
    currentLevel: levelForPoints(totalPoints),
    streakDays: streakOn(dates, today),
    longestStreakDays: longestStreak(dates),
    activeDays: dates.size,
    unlocked: unlockedBy(distinct),
  };
}

function unlockedBy(events: readonly ProgressEvent[]): Progress["unlocked"] {
  const unlocked: Progress["unlocked"] = [];
  for (const achievement of achievements) {
    const event = achievement.unlockingEvent(events);
    if (event) unlocked.push({ id: achievement.id, unlockedAt: event.occurredAt });
  }
  return unlocked.sort((a, b) => compareText(b.unlockedAt, a.unlockedAt) || compareText(a.id, b.id));
}
