import type { CircleState } from "./circle-state";

/** A teacher's network may blink, or their page reload, this long before the class stops playing. */
export const LEADER_GRACE_MS = 10_000;

/** Notes when a running circle lost its last teacher, and forgets it once one is there again. */
export function watchLeader(state: CircleState, nowMs: number): CircleState {
  const isUnled = state.running && !hasLeader(state);
  if (isUnled === (state.leaderLeftAtMs !== null)) return state;
  return { ...state, leaderLeftAtMs: isUnled ? nowMs : null };
}

/** The circle at rest, if its teacher has been away longer than the grace; otherwise the state as it is. */
export function pauseUnled(state: CircleState, nowMs: number): CircleState {
  const { leaderLeftAtMs } = state;
  if (leaderLeftAtMs === null || !state.running || hasLeader(state)) return state;
  if (nowMs - leaderLeftAtMs < LEADER_GRACE_MS) return state;
  return {
    ...state,
    running: false,
    isPaused: true,
    startedAtMs: null,
    effectiveAtMs: null,
    loop: [],
    solo: [],
    leaderLeftAtMs: null,
    touchedAtMs: nowMs,
  };
}

const hasLeader = (state: CircleState): boolean => state.members.some(({ role }) => role === "teacher");
