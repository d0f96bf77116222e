import { DurableObject } from "cloudflare:workers";
import { recordCirclePlayed } from "~/features/circle/index.server";
import { isStillAllowed } from "~/features/live-room/index.server";
import { clockOf } from "~/platform/clock";
import { loopToSave, playHit, playSavedLoop, snapshotCircle } from "./circle-state";
import { conduct } from "./conduct";
import { type Connection, isOverdue } from "./connections";
import { FirstStrokes } from "./first-strokes";
import { HitGatherer } from "./hit-gatherer";
import { hear } from "./outgoing-window";
import {
  type CircleCommand,
  CLOSE_NOT_ALLOWED,
  CLOSE_POLICY,
  type DrumHitData,
  MAX_MEMBERS,
  MAX_STRIKES,
  PING_TEXT,
  PONG_TEXT,
} from "./protocol";
import {
  circleExchangeSchema,
  disconnectOrderSchema,
  forgetOrderSchema,
  parseClientFrame,
  type RoomIdentity,
  readIdentity,
  savedLoopSchema,
} from "./protocol.schema";
import { takeToken } from "./rate-limit";
import { type OutgoingHit, Room } from "./room";

const SLOW_DOWN_NOTICE_MS = 1000;
const SLOW_DOWN_TEXT = "That is a lot of beats at once. Slow down a little.";
/** A long visit is checked again this often (S12); signing out and the like close sockets at once. */
const CHECK_AGAIN_MS = 5 * 60_000;
const UNSENDABLE_CODES = [1005, 1006, 1015];

/**
 * Refuses WebSocket compression. Deflating every member's copy of a frame took the room as long as all else it
 * does, and a class waits for the last of 35. The runtime reads this header as its side of the negotiation; it
 * never goes out as it stands.
 */
const UNCOMPRESSED = { "sec-websocket-extensions": "none" };

/**
 * A write to the disk holds back whatever the room sends meanwhile, so strokes are written together, this long
 * after the first of them. The timer keeps the room awake until then: going to sleep loses nothing, a crash at
 * most these strokes, which the devices in the room have.
 */
const SAVE_DELAY_MS = 2000;

/**
 * The live circle of one classroom: requests and frames in, replies out. What they change, and who is told, is
 * in room.ts, the rules in circle-state.ts, a teacher's commands in conduct.ts; identity comes from the Worker, which has checked the session.
 * Sockets hibernate: whatever is needed after sleep is in their attachments or in storage, and is read back
 * lazily by `room()`.
 */
export class Classroom extends DurableObject<Env> {
  #room: Room | null = null;
  #isSaveDue = false;
  #firstStrokes = new FirstStrokes();
  #gatherer = new HitGatherer<OutgoingHit>({
    receiverCount: () => this.room().connections.size,
    flush: (hits) => this.#sendHits(hits),
    setTimer: (callback, delayMs) => void setTimeout(callback, delayMs),
    nowMs: () => this.#nowMs(),
  });

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    // Answered by the runtime: pings neither wake a sleeping room nor cost a request.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING_TEXT, PONG_TEXT));
  }

  /** The room's one clock: what it announces, judges by and stores. */
  #nowMs(): number {
    return clockOf(this.env)().getTime();
  }

  /** The room as it is now; after sleep or eviction it is rebuilt from storage and the open sockets. */
  room(): Room {
    this.#room ??= new Room(this.ctx, () => this.#nowMs());
    return this.#room;
  }

  /**
   * Persists while the room sleeps: the teacher of a running circle may be gone for good, or be silent, or a
   * substitute's day is over.
   */
  override alarm(): void {
    this.room().wake();
  }

  override async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/connect") return this.#connect(request, searchParams.has("compress"));
    if (pathname === "/exchange") return this.#exchange(request);
    if (pathname === "/disconnect") return this.#disconnect(request);
    if (pathname === "/forget") return this.#forget(request);
    if (pathname === "/loop") return Response.json(loopToSave(this.room().state, this.#nowMs()));
    if (pathname === "/play") return this.#playSaved(request);
    return new Response(null, { status: 404 });
  }

  override webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): void {
    const room = this.room();
    const connection = room.connections.get(socket);
    if (!connection) return;
    const nowMs = this.#nowMs();
    if (isOverdue(connection, nowMs)) {
      room.sendAway(connection);
      return;
    }
    hear(connection.window, undefined);
    if (takeToken(connection.bucket, nowMs)) this.#receive(connection, frame, nowMs);
    else this.#tellToSlowDown(connection, nowMs);
    if (nowMs - connection.checkedAtMs > CHECK_AGAIN_MS) this.#checkAgain(connection, nowMs);
  }

  #checkAgain(connection: Connection, nowMs: number): void {
    connection.checkedAtMs = nowMs;
    const check = isStillAllowed(this.env, connection.identity, () => new Date(nowMs)).then((isAllowed) => {
      if (!isAllowed) this.room().leave(connection.socket, CLOSE_NOT_ALLOWED);
    });
    this.ctx.waitUntil(check);
  }

  #receive(connection: Connection, frame: string | ArrayBuffer, nowMs: number): void {
    const parsed = parseClientFrame(frame);
    if (!parsed.ok) {
      this.room().send(connection, { type: "error", data: { code: parsed.code, message: parsed.message } });
      if (parsed.code !== "invalid") this.#strike(connection);
      return;
    }
    const { message } = parsed;
    if (message.type === "circle") {
      this.#conduct(connection, message.data, nowMs);
    } else if (message.type === "sync") {
      const { clientTimeMs, ack } = message.data;
      hear(connection.window, ack);
      this.room().send(connection, { type: "sync", data: { clientTimeMs, serverTimeMs: nowMs } });
    } else {
      hear(connection.window, message.data.ack);
      this.#play(connection.identity, message.data, nowMs, connection);
    }
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.room().leave(socket, UNSENDABLE_CODES.includes(code) ? 1000 : code);
  }

  override webSocketError(socket: WebSocket): void {
    this.room().leave(socket, 1011);
  }

  #connect(request: Request, isCompressed: boolean): Response {
    const identity = readIdentity(request);
    if (!identity) return new Response(null, { status: 400 });
    const nowMs = this.#nowMs();
    const room = this.room();
    if (room.connections.size >= MAX_MEMBERS) {
      return Response.json({ message: "This circle is full.", code: "room_full" }, { status: 503 });
    }
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    room.enter(server, identity, nowMs);
    const headers = isCompressed ? undefined : UNCOMPRESSED;
    return new Response(null, { status: 101, webSocket: client, headers });
  }

  /** The same circle for a network that blocks WebSockets: hits out, state and missed strokes back. */
  async #exchange(request: Request): Promise<Response> {
    const identity = readIdentity(request);
    const body = circleExchangeSchema.safeParse(await request.json());
    if (!identity || !body.success) return new Response(null, { status: 400 });
    const nowMs = this.#nowMs();
    const room = this.room();
    const bucket = room.connections.bucketOf(identity.memberId, nowMs);
    if (!takeToken(bucket, nowMs)) {
      const headers = { "retry-after": "1" };
      return Response.json({ message: SLOW_DOWN_TEXT, code: "rate_limited" }, { status: 429, headers });
    }
    room.enterByExchange(identity, nowMs);
    const hits = body.data.hits.filter(() => takeToken(bucket, nowMs));
    for (const hit of hits) this.#play(identity, hit, nowMs, null);
    const { sinceSeq, clientTimeMs } = body.data;
    const welcome = room.welcome(identity, nowMs);
    const isNew = (hit: { seq: number; memberId: string }) =>
      hit.memberId !== identity.memberId && hit.seq > sinceSeq;
    return Response.json({
      ...welcome,
      clientTimeMs,
      loop: welcome.loop.filter(isNew),
      // As an `error` frame says it on a socket: the hits over the limit were dropped.
      ...(hits.length < body.data.hits.length
        ? { error: { code: "slow_down", message: SLOW_DOWN_TEXT } }
        : {}),
    });
  }

  async #disconnect(request: Request): Promise<Response> {
    const order = disconnectOrderSchema.safeParse(await request.json());
    if (!order.success) return new Response(null, { status: 400 });
    return Response.json({ closed: this.room().disconnect(order.data) });
  }

  /** Somebody's account is gone, or the class: what the room stored of them goes too (P9). */
  async #forget(request: Request): Promise<Response> {
    const order = forgetOrderSchema.safeParse(await request.json());
    if (!order.success) return new Response(null, { status: 400 });
    const { memberId } = order.data;
    if (memberId !== null) {
      this.room().forget(memberId);
    } else {
      this.room().sendEverybodyAway();
      this.#room = null;
      await this.ctx.storage.deleteAll();
    }
    return new Response(null, { status: 204 });
  }

  async #playSaved(request: Request): Promise<Response> {
    const saved = savedLoopSchema.safeParse(await request.json());
    if (!saved.success) return new Response(null, { status: 400 });
    const room = this.room();
    room.changeCircle(playSavedLoop(room.state, saved.data, this.#nowMs()), true);
    return Response.json(snapshotCircle(room.state));
  }

  #conduct(connection: Connection, command: CircleCommand, nowMs: number): void {
    const room = this.room();
    const result = conduct(room.state, connection.identity.memberId, command, nowMs);
    if (result.ok) room.changeCircle(result.state, result.isLoopChanged);
    else room.send(connection, { type: "error", data: { code: result.code, message: result.message } });
  }

  #play(identity: RoomIdentity, data: DrumHitData, nowMs: number, from: Connection | null): void {
    const room = this.room();
    const result = playHit(room.state, identity.memberId, data, nowMs, from === null);
    room.state = result.state;
    if (!result.hit) return;
    this.#gatherer.add({ hit: result.hit, from });
    if (room.state.running && this.#firstStrokes.isFirst(identity.memberId, nowMs))
      this.ctx.waitUntil(this.#recordPlayed(identity, nowMs));
  }

  async #recordPlayed(identity: RoomIdentity, nowMs: number): Promise<void> {
    const dayEnd = await recordCirclePlayed(this.env, identity, () => new Date(nowMs));
    this.#firstStrokes.dayEndsAt(identity.memberId, dayEnd);
  }

  /** The hits of a window leave, and soon the record of how far the room has come. */
  #sendHits(hits: OutgoingHit[]): void {
    this.room().sendHits(hits);
    this.#saveSoon();
  }

  #saveSoon(): void {
    if (this.#isSaveDue) return;
    this.#isSaveDue = true;
    setTimeout(() => this.save(), SAVE_DELAY_MS);
  }

  /** Writes how far the room has come and the strokes since the last call; its timer calls it. */
  save(): void {
    this.#isSaveDue = false;
    this.room().saveHits();
  }

  #tellToSlowDown(connection: Connection, nowMs: number): void {
    if (nowMs - connection.slowedDownAtMs < SLOW_DOWN_NOTICE_MS) return;
    connection.slowedDownAtMs = nowMs;
    this.room().send(connection, { type: "error", data: { code: "slow_down", message: SLOW_DOWN_TEXT } });
  }

  #strike(connection: Connection): void {
    const room = this.room();
    const strikes = room.connections.strike(connection);
    if (strikes >= MAX_STRIKES) room.close(connection, CLOSE_POLICY, "too many bad messages");
  }
}
