import { givePart } from "./circle-parts";
import {
  type CircleSnapshot,
  type DrumHit,
  type DrumHitData,
  type LoopHit,
  type Member,
  stepDurationMs,
  stepsPerPass,
} from "./protocol";
import type { SavedLoop } from "./protocol.schema";

/**
 * The rules of a live circle: who is here, who may be heard, the shared grid and the loop that goes round.
 * Every function takes a state and the server's time and gives a new state; nothing here touches a socket,
 * a clock or storage.
 */
export type CircleState = Omit<CircleSnapshot, "isFrozen"> & {
  members: Member[];
  lastSeq: number;
  /** Set by "mute everyone": students who come later are muted too. */
  isEveryoneMuted: boolean;
  /** Strokes of the pass that is going round and the two before it. */
  loop: LoopHit[];
  /** The pass that repeats until it is let go, or null while the loop follows the players. */
  frozen: LoopHit[] | null;
  /** Since when a running circle has no teacher in it; null while it has one. */
  leaderLeftAtMs: number | null;
  /** Last time anything happened, to know a forgotten circle from one that lost its sockets. */
  touchedAtMs: number;
};

/** A circle nobody touched for this long starts afresh with the next person who comes in. */
export const FORGOTTEN_AFTER_MS = 10 * 60_000;
const PASSES_KEPT = 3;
const MAX_STROKES_PER_MEMBER_AND_PASS = 96;
const MAX_LOOP_HITS = 8192;

export function createCircle(nowMs: number): CircleState {
  return {
    members: [],
    lastSeq: 0,
    running: false,
    isPaused: false,
    leaderLeftAtMs: null,
    mode: "free",
    bpm: 100,
    bars: 2,
    startedAtMs: null,
    effectiveAtMs: null,
    countInBeats: 0,
    muted: [],
    isEveryoneMuted: false,
    solo: [],
    soloSincePass: 0,
    parts: {},
    loop: [],
    frozen: null,
    touchedAtMs: nowMs,
  };
}

/** What every device is told about the circle. */
export function snapshotCircle(state: CircleState): CircleSnapshot {
  const { running, isPaused, mode, bpm, bars, startedAtMs, effectiveAtMs, countInBeats } = state;
  const { muted, solo, soloSincePass, parts, frozen } = state;
  return {
    running,
    isPaused,
    mode,
    bpm,
    bars,
    startedAtMs,
    effectiveAtMs,
    countInBeats,
    muted,
    solo,
    soloSincePass,
    parts,
    isFrozen: frozen !== null,
  };
}

/** Adds a member, or renames one who is already here on another device. */
export function addMember(state: CircleState, member: Member, nowMs: number): CircleState {
  const isForgotten = state.members.length === 0 && nowMs - state.touchedAtMs > FORGOTTEN_AFTER_MS;
  const base = isForgotten ? { ...createCircle(nowMs), lastSeq: state.lastSeq } : state;
  const others = base.members.filter((known) => known.memberId !== member.memberId);
  const isMutedOnArrival =
    base.isEveryoneMuted && member.role === "student" && !base.muted.includes(member.memberId);
  return {
    ...base,
    members: [...others, member],
    muted: isMutedOnArrival ? [...base.muted, member.memberId] : base.muted,
    parts: base.mode === "one_drum" ? givePart(base.parts, member) : base.parts,
    touchedAtMs: nowMs,
  };
}

/** Takes a member out of the presence list. A mute outlives it: leaving and coming back is no way around it. */
export function removeMember(state: CircleState, memberId: string, nowMs: number): CircleState {
  return {
    ...state,
    members: state.members.filter((member) => member.memberId !== memberId),
    touchedAtMs: nowMs,
  };
}

/** Takes out every trace of somebody whose account is gone: strokes, mute and part too (P9). */
export function forgetMember(state: CircleState, memberId: string, nowMs: number): CircleState {
  const { [memberId]: _part, ...parts } = state.parts;
  const isOther = (id: string) => id !== memberId;
  const withoutTheirs = (hits: LoopHit[]) => hits.filter((hit) => isOther(hit.memberId));
  const { muted, solo, loop, frozen } = state;
  return {
    ...removeMember(state, memberId, nowMs),
    ...{ parts, muted: muted.filter(isOther), solo: solo.filter(isOther) },
    ...{ loop: withoutTheirs(loop), frozen: frozen && withoutTheirs(frozen) },
  };
}

/** The pass going round at a server time: 0 is the first, below 0 is the count-in. */
export function passAt(state: CircleState, nowMs: number): number {
  if (!state.running || state.startedAtMs === null) return 0;
  return Math.floor((nowMs - state.startedAtMs) / passDurationMs(state));
}

/** Whose turn it is in a pass, or null when everybody plays. */
export function soloistIn(state: CircleState, pass: number): string | null {
  if (state.solo.length === 0 || pass < state.soloSincePass) return null;
  return state.solo[(pass - state.soloSincePass) % state.solo.length] ?? null;
}

/**
 * Judges a hit. A hit that comes `late` (from a device that can only exchange once a loop) joins the pass that
 * is going round now. `hit` is null when nobody may hear it: the player is muted, it is someone else's solo, or the
 * class is listening to the leader's call. In a loop the hit gets its step (the server's own guess if the
 * client sent none) and its pass, and is kept so that late joiners hear it.
 */
export function playHit(
  state: CircleState,
  memberId: string,
  data: DrumHitData,
  nowMs: number,
  isLate = false,
): { state: CircleState; hit: DrumHit | null } {
  const found = placeInLoop(state, data.step, nowMs);
  const place = found && isLate ? { ...found, pass: Math.max(0, passAt(state, nowMs)) } : found;
  if (state.muted.includes(memberId) || !isTurnOf(state, memberId, place?.pass ?? 0)) {
    return { state, hit: null };
  }
  const seq = state.lastSeq + 1;
  const hit: DrumHit = {
    memberId,
    padId: data.padId,
    timestamp: data.timestamp,
    bpm: data.bpm,
    serverTimeMs: nowMs,
    seq,
    ...(place ?? (data.step === undefined ? {} : { step: data.step })),
  };
  const loop =
    place && state.mode === "loop"
      ? recordInLoop(state.loop, { memberId, padId: data.padId, seq, ...place })
      : state.loop;
  return { state: { ...state, lastSeq: seq, loop, touchedAtMs: nowMs }, hit };
}

/** Strokes a device that comes in now needs: what was played in this pass and the last. */
export function loopToHear(state: CircleState, nowMs: number): LoopHit[] {
  const pass = passAt(state, nowMs);
  return state.loop.filter((hit) => hit.pass >= pass - 1);
}

/** The loop as it can be kept: the frozen one, or else the pass that was last complete. */
export function loopToSave(state: CircleState, nowMs: number): SavedLoop {
  const strokes = new Map<string, { padId: LoopHit["padId"]; step: number }>();
  for (const { padId, step } of state.frozen ?? strokesToKeep(state, nowMs)) {
    strokes.set(`${padId} ${step}`, { padId, step });
  }
  return {
    bpm: state.bpm,
    bars: state.bars,
    strokes: [...strokes.values()].sort((a, b) => a.step - b.step),
  };
}

/** Sets a kept circle going again for everybody, after a count-in of one bar. */
export function playSavedLoop(state: CircleState, saved: SavedLoop, nowMs: number): CircleState {
  const countInBeats = 4;
  const startedAtMs = nowMs + countInBeats * beatDurationMs(saved.bpm);
  return {
    ...state,
    running: true,
    isPaused: false,
    mode: "loop",
    bpm: saved.bpm,
    bars: saved.bars,
    startedAtMs,
    effectiveAtMs: startedAtMs,
    countInBeats,
    loop: [],
    solo: [],
    soloSincePass: 0,
    frozen: saved.strokes.map((stroke) => ({ ...stroke, memberId: "", pass: 0, seq: 0 })),
    touchedAtMs: nowMs,
  };
}

function isTurnOf(state: CircleState, memberId: string, pass: number): boolean {
  const soloist = soloistIn(state, pass);
  if (soloist !== null) return soloist === memberId;
  // Call and response: even passes belong to the leader, odd ones to everybody's answer.
  const isCall = state.running && state.mode === "call" && pass % 2 === 0;
  return !isCall || state.members.some((member) => member.memberId === memberId && member.role === "teacher");
}

/**
 * Where a hit stands on the grid. A step that the client sent is the one it meant; its pass is the latest one
 * in which that step is not in the future (one step of tolerance: snapping may move a hit forwards).
 */
function placeInLoop(
  state: CircleState,
  step: number | undefined,
  nowMs: number,
): { step: number; pass: number } | null {
  if (!state.running || state.mode === "free" || state.startedAtMs === null) return null;
  const steps = stepsPerPass(state.bars);
  const position = (nowMs - state.startedAtMs) / stepDurationMs(state.bpm);
  if (step === undefined) {
    const nearest = Math.max(0, Math.round(position));
    return { step: nearest % steps, pass: Math.floor(nearest / steps) };
  }
  const wanted = step % steps;
  return { step: wanted, pass: Math.max(0, Math.floor((position + 1 - wanted) / steps)) };
}

function recordInLoop(loop: LoopHit[], stroke: LoopHit): LoopHit[] {
  const own = loop.filter((known) => known.memberId === stroke.memberId && known.pass === stroke.pass);
  const isRepeat = own.some((known) => known.padId === stroke.padId && known.step === stroke.step);
  if (isRepeat || own.length >= MAX_STROKES_PER_MEMBER_AND_PASS || loop.length >= MAX_LOOP_HITS) return loop;
  return forgetOldPasses([...loop, stroke]);
}

/** Drops strokes that no device can still need. */
export function forgetOldPasses(loop: LoopHit[]): LoopHit[] {
  const newest = loop.reduce((pass, hit) => Math.max(pass, hit.pass), 0);
  const isOld = (hit: LoopHit) => hit.pass <= newest - PASSES_KEPT;
  return loop.some(isOld) ? loop.filter((hit) => !isOld(hit)) : loop;
}

/** The pass last complete; if it was silent the one going round, else the newest anybody played in. */
export function strokesToKeep(state: CircleState, nowMs: number): LoopHit[] {
  // A stroke in the count-in already belongs to the first pass.
  const pass = Math.max(0, passAt(state, nowMs));
  const newest = state.loop.reduce((latest, hit) => Math.max(latest, hit.pass), 0);
  const strokesOf = (wanted: number) => state.loop.filter((hit) => hit.pass === wanted);
  return [pass - 1, pass, newest].map(strokesOf).find((strokes) => strokes.length > 0) ?? [];
}

export const beatDurationMs = (bpm: number): number => 60_000 / bpm;
export const passDurationMs = (state: Pick<CircleState, "bpm" | "bars">): number =>
  stepsPerPass(state.bars) * stepDurationMs(state.bpm);
