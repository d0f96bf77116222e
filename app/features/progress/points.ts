/**
 * What earns points. Doing and learning count; confiding never does, so there is no kind for a chat
 * message and a check-in is worth 0, whether a feeling was named or not (P21, K4).
 */
export const progressEventKinds = [
  "check_in",
  "activity_completed",
  "module_completed",
  "track_created",
  "track_saved",
  "drum_session",
  "circle_joined",
] as const;
export type ProgressEventKind = (typeof progressEventKinds)[number];

/** One thing a student did. `kind` + `sourceId` name it: the same pair twice is the same deed. */
export interface ProgressEvent {
  kind: ProgressEventKind;
  /** id of the row that earned it (track, session, module, `module/activity`) */
  sourceId: string;
  /** ISO 8601 UTC */
  occurredAt: string;
  /** YYYY-MM-DD in the student's time zone at that moment */
  localDate: string;
  /** cultural style, game mode, module category or activity kind; null where there is none */
  detail: string | null;
}

/** `dailyCap`: how many of a kind earn points on one local day, so that repeating is never a chore. */
export const pointRules: Record<ProgressEventKind, { points: number; dailyCap: number | null }> = {
  check_in: { points: 0, dailyCap: null },
  activity_completed: { points: 20, dailyCap: null },
  module_completed: { points: 100, dailyCap: null },
  track_created: { points: 15, dailyCap: 3 },
  track_saved: { points: 5, dailyCap: 2 },
  drum_session: { points: 15, dailyCap: 4 },
  circle_joined: { points: 15, dailyCap: 1 },
};

export const pointsPerLevel = 1000;

/** Points of `count` events of one kind on one local day. */
export function pointsForDay(kind: ProgressEventKind, count: number): number {
  const { points, dailyCap } = pointRules[kind];
  return points * (dailyCap === null ? count : Math.min(count, dailyCap));
}

/** Level 1 begins at 0 points; each level takes 1000. */
export function levelForPoints(totalPoints: number): number {
  return Math.floor(totalPoints / pointsPerLevel) + 1;
}

/** Experience bar in percent: totalPoints modulo 1000, divided by 10. */
export function experiencePercent(totalPoints: number): number {
  return (totalPoints % pointsPerLevel) / 10;
}
