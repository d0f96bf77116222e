/**
 * The live link's wire format: types, limits and the browser's parser. No library is imported here, so that
 * the drum page stays small; the server reads what clients send with the zod schemas of protocol.schema.ts.
 */

export const PROTOCOL_VERSION = 1;

export const PAD_IDS = ["kick", "snare", "hihat", "tom1", "tom2", "crash"] as const;
export type PadId = (typeof PAD_IDS)[number];

export const CIRCLE_MODES = ["free", "loop", "call", "one_drum"] as const;
export type CircleMode = (typeof CIRCLE_MODES)[number];

export const MIN_BPM = 60;
export const MAX_BPM = 200;
export const BEATS_PER_BAR = 4;
/** The grid is sixteenth notes: four steps a beat, so 32 or 64 steps a pass. */
export const STEPS_PER_BEAT = 4;
export const MAX_STEPS = 4 * BEATS_PER_BAR * STEPS_PER_BEAT;

/** Connections a room takes: a class on several devices each, and no more. */
export const MAX_MEMBERS = 150;

export const MAX_FRAME_BYTES = 4096;
export const MESSAGES_PER_SECOND = 40;
export const MESSAGE_BURST = 80;
export const MAX_STRIKES = 3;

export const CLOSE_POLICY = 1008;
export const CLOSE_TRY_AGAIN_LATER = 1013;
/** Signed out, removed from the class, or consent withdrawn: the client must not come back by itself. */
export const CLOSE_NOT_ALLOWED = 4403;
/** Why a connection ends with 4403; the close frame's reason, so that the page can say it kindly. */
export const LEAVE_REASONS = ["consent", "signed_out", "left_class", "class_closed"] as const;
export type LeaveReason = (typeof LEAVE_REASONS)[number];

/** Keep-alive texts, answered by the runtime without waking the room. */
export const PING_TEXT = "ping";
export const PONG_TEXT = "pong";

export type MemberRole = "student" | "teacher";
export type Member = { memberId: string; name: string; role: MemberRole };

export type DrumHit = {
  memberId: string;
  padId: PadId;
  /** The player's own clock, in milliseconds. */
  timestamp: number;
  bpm: number;
  serverTimeMs: number;
  seq: number;
  /** Place in the loop in sixteenths, and which pass of the loop it was played in. */
  step?: number;
  pass?: number;
};

/** One stroke of a loop, without who played it: all that is needed to hear it again. */
export type LoopStroke = { padId: PadId; step: number };
export type LoopHit = LoopStroke & { memberId: string; pass: number; seq: number };

export type CircleSnapshot = {
  running: boolean;
  /** It stopped because its teacher went away; Start goes on. */
  isPaused: boolean;
  mode: CircleMode;
  bpm: number;
  bars: 2 | 4;
  /** Server time of step 0 of pass 0; null until the circle has been started. */
  startedAtMs: number | null;
  /** Server time from which this grid holds; until then devices stay on the grid they knew. */
  effectiveAtMs: number | null;
  /** Beats to count aloud before `effectiveAtMs`. */
  countInBeats: number;
  muted: string[];
  /** Members who play alone in turn, one a pass, from `soloSincePass` on; empty when everybody plays. */
  solo: string[];
  soloSincePass: number;
  /** One big drum: which slice of the kit each member's device is. */
  parts: Record<string, PadId>;
  isFrozen: boolean;
};

export type DrumHitData = { padId: PadId; timestamp: number; bpm: number; step?: number; ack?: number };

export type CircleCommand =
  | { action: "start"; bpm?: number; mode?: CircleMode; bars?: 2 | 4; countInBeats?: number }
  | { action: "stop" }
  | { action: "tempo"; bpm: number }
  | { action: "mode"; mode: CircleMode; bars?: 2 | 4 }
  | { action: "mute" | "unmute"; memberId?: string }
  | { action: "solo"; memberId?: string }
  | { action: "solo_ring" | "solo_off" | "freeze" | "unfreeze" };

export type ClientMessage =
  | { type: "drum_hit"; data: DrumHitData }
  | { type: "sync"; data: { clientTimeMs: number; ack?: number } }
  | { type: "circle"; data: CircleCommand };

export type WelcomeData = {
  memberId: string;
  classroomId: string;
  protocol: number;
  serverTimeMs: number;
  members: Member[];
  circle: CircleSnapshot;
  /** What a late joiner needs to hear the loop that is going round now. */
  loop: LoopHit[];
  /** The pass that repeats while the circle is frozen. */
  frozen: LoopHit[];
  lastSeq: number;
};

export type PresenceData = { joined?: string; left?: string; members: Member[] };
export type ErrorData = { code: string; message: string };

export type ServerMessage =
  | { type: "welcome"; data: WelcomeData }
  | { type: "presence"; data: PresenceData }
  | { type: "drum_hits"; data: { hits: DrumHit[] } }
  | { type: "sync"; data: { clientTimeMs: number; serverTimeMs: number } }
  | { type: "circle"; data: CircleSnapshot }
  | { type: "loop"; data: { hits: LoopHit[] } }
  | { type: "error"; data: ErrorData };

/** Length of one sixteenth at a tempo, in milliseconds. */
export const stepDurationMs = (bpm: number): number => 60_000 / bpm / STEPS_PER_BEAT;
/** Sixteenths in one pass of the loop. */
export const stepsPerPass = (bars: number): number => bars * BEATS_PER_BAR * STEPS_PER_BEAT;

const SERVER_TYPES: readonly string[] = [
  "welcome",
  "presence",
  "drum_hits",
  "sync",
  "circle",
  "loop",
  "error",
];

/**
 * Reads a frame from our own server in the browser: unknown or broken frames give null, so that a newer
 * server never breaks an older page. Only the envelope and the lists a page walks through are checked.
 */
export function parseServerMessage(text: string): ServerMessage | null {
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(frame) || !isRecord(frame.data) || typeof frame.type !== "string") return null;
  if (!SERVER_TYPES.includes(frame.type)) return null;
  const data = frame.data;
  if ((frame.type === "drum_hits" || frame.type === "loop") && !Array.isArray(data.hits)) return null;
  if ((frame.type === "presence" || frame.type === "welcome") && !Array.isArray(data.members)) return null;
  if (
    frame.type === "welcome" &&
    (!isRecord(data.circle) || !Array.isArray(data.loop) || !Array.isArray(data.frozen))
  )
    return null;
  if (frame.type === "circle" && (!Array.isArray(data.muted) || !Array.isArray(data.solo))) return null;
  return frame as ServerMessage;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
