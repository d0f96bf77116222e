import { m } from "~/messages/compiled/messages.js";
import { AppError } from "~/platform/errors";
import {
  type CircleExchange,
  type DisconnectOrder,
  type ForgetOrder,
  IDENTITY_HEADER,
  type RoomIdentity,
  type SavedLoop,
  savedLoopSchema,
} from "~live/protocol.schema";

/**
 * The one place that talks to classroom objects. Plain `fetch` rather than RPC: RPC between two local
 * development sessions fails (https://github.com/cloudflare/workers-sdk/issues/9445).
 */
type Rooms = Pick<Env, "CLASSROOM">;

/**
 * Hands a checked WebSocket upgrade to the room. The reply must go out untouched (workerd issue 3047).
 * `?compress` in the request asks for compressed frames.
 */
export function connectToRoom(env: Rooms, request: Request, identity: RoomIdentity): Promise<Response> {
  const isCompressed = new URL(request.url).searchParams.has("compress");
  return room(env, identity.classroomId, request).fetch(
    `https://room/connect${isCompressed ? "?compress" : ""}`,
    {
      headers: { upgrade: "websocket", ...identityHeaders(identity) },
    },
  );
}

/** One HTTP exchange for a member whose network blocks WebSockets; the reply is the room's JSON. Throws 429. */
export async function exchangeWithRoom(
  env: Rooms,
  request: Request,
  identity: RoomIdentity,
  exchange: CircleExchange,
): Promise<Response> {
  const reply = await room(env, identity.classroomId, request).fetch("https://room/exchange", {
    method: "POST",
    headers: identityHeaders(identity),
    body: JSON.stringify(exchange),
  });
  if (reply.status !== 429) return reply;
  await reply.body?.cancel();
  throw new AppError("rate_limited", m.circle_slow_down(), { retryAfterSeconds: 1 });
}

/** Closes a member's sockets in a room at once, all of them or those of one session. */
export async function disconnectFromRoom(env: Rooms, roomId: string, order: DisconnectOrder): Promise<void> {
  const reply = await room(env, roomId).fetch("https://room/disconnect", {
    method: "POST",
    body: JSON.stringify(order),
  });
  await reply.body?.cancel();
}

/** Removes a person, or everything, from what a room has stored. */
export async function forgetInRoom(env: Rooms, roomId: string, order: ForgetOrder): Promise<void> {
  const reply = await room(env, roomId).fetch("https://room/forget", {
    method: "POST",
    body: JSON.stringify(order),
  });
  if (!reply.ok) throw new Error(`the room answered ${reply.status}`);
}

/** The loop going round in a room, as it can be kept. */
export async function readLoop(env: Rooms, roomId: string): Promise<SavedLoop> {
  const reply = await room(env, roomId).fetch("https://room/loop");
  return savedLoopSchema.parse(await reply.json());
}

/** Sets a kept loop going for everybody in the room. */
export async function playLoop(env: Rooms, roomId: string, loop: SavedLoop): Promise<void> {
  const reply = await room(env, roomId).fetch("https://room/play", {
    method: "POST",
    body: JSON.stringify(loop),
  });
  await reply.body?.cancel();
}

/** The room of a student without a class: they play alone until they join one. */
export const practiceRoomId = (userId: string): string => `practice-${userId}`;

function room(env: Rooms, roomId: string, request?: Request): DurableObjectStub {
  const place: Record<string, unknown> | undefined = request?.cf;
  const locationHint = locationHintFor(place?.continent, place?.longitude);
  return env.CLASSROOM.get(env.CLASSROOM.idFromName(roomId), locationHint ? { locationHint } : {});
}

function identityHeaders(identity: RoomIdentity): Record<string, string> {
  return { [IDENTITY_HEADER]: encodeURIComponent(JSON.stringify(identity)) };
}

/**
 * Where to place a room that wakes for the first time: near the class that opens it. Undefined leaves the choice
 * to the platform. Regions: developers.cloudflare.com/durable-objects/reference/data-location.
 */
export function locationHintFor(
  continent: unknown,
  longitude: unknown,
): DurableObjectLocationHint | undefined {
  const isWest = (border: number) => Number(longitude) < border;
  switch (continent) {
    case "NA":
      return isWest(-100) ? "wnam" : "enam";
    case "SA":
      return "sam";
    case "EU":
      return isWest(15) ? "weur" : "eeur";
    case "AF":
      return "afr";
    case "AS":
      return isWest(60) ? "me" : "apac";
    case "OC":
      return "oc";
    default:
      return undefined;
  }
}
