import { z } from "zod";
import {
  CIRCLE_MODES,
  type ClientMessage,
  LEAVE_REASONS,
  MAX_BPM,
  MAX_FRAME_BYTES,
  MAX_STEPS,
  MIN_BPM,
  PAD_IDS,
} from "./protocol";

const bpmSchema = z.number().min(MIN_BPM).max(MAX_BPM);
const barsSchema = z.union([z.literal(2), z.literal(4)]);
const modeSchema = z.enum(CIRCLE_MODES);
const memberIdSchema = z.string().min(1).max(64);
const seqSchema = z.number().int().min(0);

const drumHitDataSchema = z.object({
  padId: z.enum(PAD_IDS),
  timestamp: z.number(),
  bpm: bpmSchema,
  step: z
    .number()
    .int()
    .min(0)
    .max(MAX_STEPS - 1)
    .optional(),
  ack: seqSchema.optional(),
});

const circleCommandSchema = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("start"),
    bpm: bpmSchema.optional(),
    mode: modeSchema.optional(),
    bars: barsSchema.optional(),
    countInBeats: z.number().int().min(0).max(8).optional(),
  }),
  z.object({ action: z.literal("stop") }),
  z.object({ action: z.literal("tempo"), bpm: bpmSchema }),
  z.object({ action: z.literal("mode"), mode: modeSchema, bars: barsSchema.optional() }),
  z.object({ action: z.enum(["mute", "unmute"]), memberId: memberIdSchema.optional() }),
  z.object({ action: z.literal("solo"), memberId: memberIdSchema.optional() }),
  z.object({ action: z.enum(["solo_ring", "solo_off", "freeze", "unfreeze"]) }),
]);

export const clientMessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("drum_hit"), data: drumHitDataSchema }),
  z.object({
    type: z.literal("sync"),
    data: z.object({ clientTimeMs: z.number(), ack: seqSchema.optional() }),
  }),
  z.object({ type: z.literal("circle"), data: circleCommandSchema }),
]) satisfies z.ZodType<ClientMessage>;

export type ParsedFrame =
  | { ok: true; message: ClientMessage }
  | { ok: false; code: "too_large" | "bad_json" | "unknown_type" | "invalid"; message: string };

const KNOWN_TYPES = ["drum_hit", "sync", "circle"];

/**
 * Reads one frame from a client: size, JSON, type, then every field. Unknown fields, `__proto__` among them,
 * are dropped. Never throws; the refusal's `message` is fit to send back.
 */
export function parseClientFrame(frame: string | ArrayBuffer): ParsedFrame {
  const size = typeof frame === "string" ? frame.length : frame.byteLength;
  // A character is one to three bytes in UTF-8: only frames near the limit need to be measured exactly.
  if (size > MAX_FRAME_BYTES || (size * 3 > MAX_FRAME_BYTES && byteLength(frame) > MAX_FRAME_BYTES)) {
    return { ok: false, code: "too_large", message: `A message may hold ${MAX_FRAME_BYTES} bytes at most.` };
  }
  let value: unknown;
  try {
    value = JSON.parse(typeof frame === "string" ? frame : new TextDecoder().decode(frame));
  } catch {
    return { ok: false, code: "bad_json", message: "The message is not JSON." };
  }
  const type: unknown =
    typeof value === "object" && value !== null && "type" in value ? value.type : undefined;
  if (typeof type !== "string" || !KNOWN_TYPES.includes(type)) {
    return { ok: false, code: "unknown_type", message: "This type of message is not known." };
  }
  const parsed = clientMessageSchema.safeParse(value);
  if (parsed.success) return { ok: true, message: parsed.data };
  const path = parsed.error.issues[0]?.path.join(".") ?? "";
  return { ok: false, code: "invalid", message: `The message has a wrong or missing field: ${path}.` };
}

function byteLength(frame: string | ArrayBuffer): number {
  return typeof frame === "string" ? new TextEncoder().encode(frame).length : frame.byteLength;
}

/** Header in which the Worker hands over who is connecting. The object has no public address. */
export const IDENTITY_HEADER = "x-room-identity";

/** What the Worker tells the room about a connection; set from the session only, never by the client. */
export const roomIdentitySchema = z.object({
  memberId: memberIdSchema,
  sessionId: z.string().min(1).max(128),
  name: z.string().min(1).max(60),
  role: z.enum(["student", "teacher"]),
  classroomId: z.string().min(1).max(64),
  /** Made by the page when it loads, so that its reconnection takes the place of its lost socket. */
  pageId: z.string().max(64).optional(),
  /** A substitute's last moment in the room, by the room's clock. */
  untilMs: z.number().optional(),
});
export type RoomIdentity = z.infer<typeof roomIdentitySchema>;

/** Who the Worker says is connecting; null for a request that did not come through it. */
export function readIdentity(request: Request): RoomIdentity | null {
  const header = request.headers.get(IDENTITY_HEADER);
  if (header === null) return null;
  // Names are not limited to Latin-1 as headers are, hence the percent-encoding.
  const parsed = roomIdentitySchema.safeParse(JSON.parse(decodeURIComponent(header)));
  return parsed.success ? parsed.data : null;
}

const loopStrokeSchema = z.object({
  padId: z.enum(PAD_IDS),
  step: z
    .number()
    .int()
    .min(0)
    .max(MAX_STEPS - 1),
});

/** A circle that was kept: tempo, length and strokes; it does not say who played what. */
export const savedLoopSchema = z.object({
  bpm: bpmSchema,
  bars: barsSchema,
  strokes: z.array(loopStrokeSchema).max(PAD_IDS.length * MAX_STEPS),
});
export type SavedLoop = z.infer<typeof savedLoopSchema>;

/** Whom to disconnect: all connections of a member, or only those of one session. */
export const disconnectOrderSchema = z.object({
  memberId: memberIdSchema,
  sessionId: z.string().max(128).optional(),
  exceptSessionId: z.string().max(128).optional(),
  code: z.number().int().min(1000).max(4999),
  reason: z.enum(LEAVE_REASONS),
});
export type DisconnectOrder = z.infer<typeof disconnectOrderSchema>;

/** Who is to leave no trace in a room: one member whose account is gone, or everybody with the class itself. */
export const forgetOrderSchema = z.object({ memberId: memberIdSchema.nullable() });
export type ForgetOrder = z.infer<typeof forgetOrderSchema>;

/** One exchange of a member whose network blocks WebSockets: what they played, and what they missed. */
export const circleExchangeSchema = z.object({
  sinceSeq: seqSchema,
  clientTimeMs: z.number(),
  hits: z.array(drumHitDataSchema).max(256),
});
export type CircleExchange = z.infer<typeof circleExchangeSchema>;
