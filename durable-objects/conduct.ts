import { partsFor } from "./circle-parts";
import { beatDurationMs, type CircleState, passAt, passDurationMs, strokesToKeep } from "./circle-state";
import type { CircleCommand } from "./protocol";

/** A tempo change waits at least this long, so that every device has heard of it before it holds. */
const TEMPO_LEAD_MS = 300;

export type CommandResult =
  | { ok: true; state: CircleState; isLoopChanged: boolean }
  | { ok: false; code: "forbidden" | "unknown_member" | "not_running"; message: string };

/** Carries out a conductor's command. Only the classroom's teacher conducts; others get `forbidden`. */
export function conduct(
  state: CircleState,
  actorId: string,
  command: CircleCommand,
  nowMs: number,
): CommandResult {
  const actor = state.members.find((member) => member.memberId === actorId);
  if (actor?.role !== "teacher")
    return refused("forbidden", "Only the teacher of this class leads the circle.");
  const done = (change: Partial<CircleState>, isLoopChanged = false): CommandResult => {
    return { ok: true, state: { ...state, ...change, touchedAtMs: nowMs }, isLoopChanged };
  };

  switch (command.action) {
    case "start":
      return done(startCircle(state, command, nowMs));
    case "stop":
      return done({
        ...{ running: false, isPaused: false, startedAtMs: null, effectiveAtMs: null },
        ...{ loop: [], solo: [] },
      });
    case "tempo":
      return done(changeTempo(state, command.bpm, nowMs));
    case "mode":
      return done(changeMode(state, command, nowMs));
    case "mute":
    case "unmute":
      return mute(state, command.action === "mute", command.memberId, done);
    case "solo": {
      if (command.memberId === undefined) return done({ solo: [] });
      if (!isKnown(state, command.memberId)) return unknownMember();
      return done({ solo: [command.memberId], soloSincePass: Math.max(0, passAt(state, nowMs)) });
    }
    case "solo_ring": {
      if (!state.running) return notRunning();
      const students = state.members.filter((member) => member.role === "student");
      return done({
        solo: students.map((member) => member.memberId),
        soloSincePass: Math.max(0, passAt(state, nowMs) + 1),
      });
    }
    case "solo_off":
      return done({ solo: [] });
    case "freeze": {
      if (!state.running) return notRunning();
      return done({ frozen: strokesToKeep(state, nowMs) }, true);
    }
    case "unfreeze":
      return done({ frozen: null }, true);
  }
}

type CommandOf<Action extends CircleCommand["action"]> = Extract<CircleCommand, { action: Action }>;

/** A new beginning after the count-in, with nothing in the loop and everybody playing. */
function startCircle(state: CircleState, command: CommandOf<"start">, nowMs: number): Partial<CircleState> {
  const bpm = command.bpm ?? state.bpm;
  const countInBeats = command.countInBeats ?? 0;
  const startedAtMs = nowMs + countInBeats * beatDurationMs(bpm);
  const mode = command.mode ?? state.mode;
  return {
    running: true,
    isPaused: false,
    mode,
    bpm,
    bars: command.bars ?? state.bars,
    startedAtMs,
    effectiveAtMs: startedAtMs,
    countInBeats,
    loop: [],
    solo: [],
    soloSincePass: 0,
    parts: partsFor(mode, state),
  };
}

/** Another mode at once; another length begins with the next pass. */
function changeMode(state: CircleState, command: CommandOf<"mode">, nowMs: number): Partial<CircleState> {
  const bars = command.bars ?? state.bars;
  const restartAtMs = bars === state.bars ? null : nextPassStartMs(state, nowMs);
  return {
    mode: command.mode,
    bars,
    loop: [],
    solo: [],
    parts: partsFor(command.mode, state),
    ...(restartAtMs === null
      ? {}
      : { startedAtMs: restartAtMs, effectiveAtMs: restartAtMs, countInBeats: 0 }),
  };
}

/** Moves to a new tempo on the next beat that every device can still catch, without losing the place in the loop. */
function changeTempo(state: CircleState, bpm: number, nowMs: number): Partial<CircleState> {
  if (!state.running || state.startedAtMs === null) return { bpm };
  const oldBeatMs = beatDurationMs(state.bpm);
  const beats = Math.max(0, Math.ceil((nowMs + TEMPO_LEAD_MS - state.startedAtMs) / oldBeatMs));
  const effectiveAtMs = state.startedAtMs + beats * oldBeatMs;
  return { bpm, startedAtMs: effectiveAtMs - beats * beatDurationMs(bpm), effectiveAtMs, countInBeats: 0 };
}

function nextPassStartMs(state: CircleState, nowMs: number): number | null {
  if (!state.running || state.startedAtMs === null) return null;
  return state.startedAtMs + Math.max(0, passAt(state, nowMs) + 1) * passDurationMs(state);
}

function mute(
  state: CircleState,
  isMute: boolean,
  memberId: string | undefined,
  done: (change: Partial<CircleState>) => CommandResult,
): CommandResult {
  if (memberId === undefined) {
    const students = state.members.filter((member) => member.role === "student");
    return done({
      isEveryoneMuted: isMute,
      muted: isMute ? students.map((member) => member.memberId) : [],
    });
  }
  if (!isKnown(state, memberId) && !state.muted.includes(memberId)) return unknownMember();
  const others = state.muted.filter((id) => id !== memberId);
  if (isMute) return done({ muted: [...others, memberId] });
  // Who was given their voice back keeps it after a reconnection.
  return done({ muted: others, isEveryoneMuted: false });
}

const isKnown = (state: CircleState, memberId: string): boolean =>
  state.members.some((member) => member.memberId === memberId);
const refused = (code: Extract<CommandResult, { ok: false }>["code"], message: string): CommandResult => ({
  ok: false,
  code,
  message,
});
const unknownMember = () => refused("unknown_member", "This member is not in the circle.");
const notRunning = () => refused("not_running", "Start the circle first.");
