import { DurableObject } from "cloudflare:workers";
import { isStillAllowed, recordCirclePlayed } from "~/features/circle/index.server";
import { clockOf, toRealMs } from "~/platform/clock";
import {
  addMember,
  type CircleState,
  conduct,
  forgetMember,
  loopToHear,
  loopToSave,
  playHit,
  playSavedLoop,
  removeMember,
  snapshotCircle,
} from "./circle-state";
import { type Connection, ConnectionList, closeQuietly, isOverdue } from "./connections";
import { FirstStrokes } from "./first-strokes";
import { HitGatherer } from "./hit-gatherer";
import { LEADER_GRACE_MS, pauseUnled, watchLeader } from "./leader";
import { hear } from "./outgoing-window";
import {
  type CircleCommand,
  CLOSE_NOT_ALLOWED,
  CLOSE_POLICY,
  type DrumHit,
  type DrumHitData,
  type LeaveReason,
  MAX_STRIKES,
  type Member,
  PING_TEXT,
  PONG_TEXT,
  PROTOCOL_VERSION,
  type ServerMessage,
  type WelcomeData,
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
import { CircleStorage } from "./storage";

const MAX_MEMBERS = 150;
/** A member without a socket counts as gone when no exchange came for this long. */
const EXCHANGE_PRESENCE_MS = 20_000;
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

type Room = { state: CircleState; storage: CircleStorage; connections: ConnectionList };
type OutgoingHit = { hit: DrumHit; from: Connection | null };

/**
 * The live circle of one classroom: sockets in, events out. The rules are in circle-state.ts; identity comes
 * from the Worker, which has checked the session. Sockets hibernate: whatever is needed after sleep is in their
 * attachments or in storage, and is read back lazily by `room()`.
 */
export class Classroom extends DurableObject<Env> {
  #room: Room | null = null;
  #exchangedAtMs = new Map<string, number>();
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
    if (this.#room) return this.#room;
    const storage = new CircleStorage(this.ctx.storage);
    const connections = new ConnectionList(this.ctx, this.#nowMs());
    const state = { ...storage.load(this.#nowMs()), members: connections.members() };
    this.#room = { state, storage, connections };
    this.#followLeader();
    return this.#room;
  }

  /**
   * Persists while the room sleeps: the teacher of a running circle may be gone for good, or be silent, or a
   * substitute's day is over.
   */
  override alarm(): void {
    const nowMs = this.#nowMs();
    for (const connection of this.room().connections.overdue(nowMs)) this.#sendAway(connection);
    this.#forgetSilentExchanges(nowMs);
    const { state } = this.room();
    const paused = pauseUnled(state, nowMs);
    if (paused !== state) this.#changeCircle(paused, false);
    else this.#lookAgain();
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
      this.#sendAway(connection);
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
      if (!isAllowed) this.#leave(connection.socket, CLOSE_NOT_ALLOWED);
    });
    this.ctx.waitUntil(check);
  }

  #receive(connection: Connection, frame: string | ArrayBuffer, nowMs: number): void {
    const parsed = parseClientFrame(frame);
    if (!parsed.ok) {
      this.#send(connection, { type: "error", data: { code: parsed.code, message: parsed.message } });
      if (parsed.code !== "invalid") this.#strike(connection);
      return;
    }
    const { message } = parsed;
    if (message.type === "circle") {
      this.#conduct(connection, message.data, nowMs);
    } else if (message.type === "sync") {
      const { clientTimeMs, ack } = message.data;
      hear(connection.window, ack);
      this.#send(connection, { type: "sync", data: { clientTimeMs, serverTimeMs: nowMs } });
    } else {
      hear(connection.window, message.data.ack);
      this.#play(connection.identity, message.data, nowMs, connection);
    }
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.#leave(socket, UNSENDABLE_CODES.includes(code) ? 1000 : code);
  }

  override webSocketError(socket: WebSocket): void {
    this.#leave(socket, 1011);
  }

  #connect(request: Request, isCompressed: boolean): Response {
    const identity = readIdentity(request);
    if (!identity) return new Response(null, { status: 400 });
    const nowMs = this.#nowMs();
    const room = this.room();
    if (room.connections.size >= MAX_MEMBERS) {
      return Response.json({ message: "This circle is full.", code: "room_full" }, { status: 503 });
    }
    const isFirst = !this.#isPresent(identity.memberId);
    for (const { socket } of room.connections.replacedBy(identity)) {
      room.connections.remove(socket);
      closeQuietly(socket, 1000, "replaced");
    }

    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    const connection = room.connections.add(server, identity, nowMs);
    this.#admit(identity, nowMs);
    if (identity.untilMs !== undefined) this.#lookAgain();
    this.#send(connection, { type: "welcome", data: this.#welcome(identity, nowMs) });
    if (isFirst) this.#announce("joined", identity.memberId, connection);
    const headers = isCompressed ? undefined : UNCOMPRESSED;
    return new Response(null, { status: 101, webSocket: client, headers });
  }

  /** The same circle for a network that blocks WebSockets: hits out, state and missed strokes back. */
  async #exchange(request: Request): Promise<Response> {
    const identity = readIdentity(request);
    const body = circleExchangeSchema.safeParse(await request.json());
    if (!identity || !body.success) return new Response(null, { status: 400 });
    const nowMs = this.#nowMs();
    const bucket = this.room().connections.bucketOf(identity.memberId, nowMs);
    if (!takeToken(bucket, nowMs)) {
      const headers = { "retry-after": "1" };
      return Response.json({ message: SLOW_DOWN_TEXT, code: "rate_limited" }, { status: 429, headers });
    }
    const isFirst = !this.#isPresent(identity.memberId);
    this.#exchangedAtMs.set(identity.memberId, nowMs);
    this.#admit(identity, nowMs);
    if (isFirst) this.#announce("joined", identity.memberId, null);
    if (isFirst && identity.role === "teacher") this.#lookAgain();
    const hits = body.data.hits.filter(() => takeToken(bucket, nowMs));
    for (const hit of hits) this.#play(identity, hit, nowMs, null);
    const { sinceSeq, clientTimeMs } = body.data;
    const welcome = this.#welcome(identity, nowMs);
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
    const { memberId, sessionId, exceptSessionId, code, reason } = order.data;
    const leaving = this.room()
      .connections.all()
      .filter(
        ({ identity }) =>
          identity.memberId === memberId &&
          (sessionId === undefined || identity.sessionId === sessionId) &&
          (exceptSessionId === undefined || identity.sessionId !== exceptSessionId),
      );
    this.#exchangedAtMs.delete(memberId);
    for (const connection of leaving) this.#closeConnection(connection, code, reason);
    if (leaving.length === 0) this.#removeIfAbsent(memberId);
    return Response.json({ closed: leaving.length });
  }

  /** Somebody's account is gone, or the class: what the room stored of them goes too (P9). */
  async #forget(request: Request): Promise<Response> {
    const order = forgetOrderSchema.safeParse(await request.json());
    if (!order.success) return new Response(null, { status: 400 });
    const { memberId } = order.data;
    const room = this.room();
    for (const connection of room.connections.all()) {
      if (memberId !== null && connection.identity.memberId !== memberId) continue;
      const reason: LeaveReason = memberId === null ? "left_class" : "signed_out";
      this.#closeConnection(connection, CLOSE_NOT_ALLOWED, reason);
    }
    if (memberId === null) {
      this.#exchangedAtMs.clear();
      this.#room = null;
      await this.ctx.storage.deleteAll();
    } else {
      this.#exchangedAtMs.delete(memberId);
      room.state = forgetMember(room.state, memberId, this.#nowMs());
      room.storage.saveWithoutMember(room.state, memberId);
      this.#followLeader();
      this.#broadcast({ type: "circle", data: snapshotCircle(room.state) });
    }
    return new Response(null, { status: 204 });
  }

  async #playSaved(request: Request): Promise<Response> {
    const saved = savedLoopSchema.safeParse(await request.json());
    if (!saved.success) return new Response(null, { status: 400 });
    this.#changeCircle(playSavedLoop(this.room().state, saved.data, this.#nowMs()), true);
    return Response.json(snapshotCircle(this.room().state));
  }

  #conduct(connection: Connection, command: CircleCommand, nowMs: number): void {
    const result = conduct(this.room().state, connection.identity.memberId, command, nowMs);
    if (result.ok) this.#changeCircle(result.state, result.isLoopChanged);
    else this.#send(connection, { type: "error", data: { code: result.code, message: result.message } });
  }

  #changeCircle(state: CircleState, isLoopChanged: boolean): void {
    const room = this.room();
    room.state = state;
    room.storage.saveCircle(state);
    this.#followLeader();
    this.#lookAgain();
    if (isLoopChanged) this.#broadcast({ type: "loop", data: { hits: state.frozen ?? [] } });
    this.#broadcast({ type: "circle", data: snapshotCircle(state) });
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

  /** One frame for each member with all hits but their own, and soon the record of how far the room has come. */
  #sendHits(hits: OutgoingHit[]): void {
    const room = this.room();
    const texts = hits.map(({ hit }) => JSON.stringify(hit));
    const frame = (parts: string[]) => `{"type":"drum_hits","data":{"hits":[${parts.join(",")}]}}`;
    const everything = frame(texts);
    const players = new Set(hits.map(({ from }) => from));
    const lastSeq = hits.at(-1)?.hit.seq ?? 0;
    const nowMs = this.#nowMs();
    for (const connection of room.connections.all()) {
      let text = everything;
      if (players.has(connection)) {
        const others = texts.filter((_, index) => hits[index]?.from !== connection);
        if (others.length === 0) continue;
        text = frame(others);
      }
      const isTooSlow = room.connections.sendHits(connection, text, lastSeq, nowMs);
      if (isTooSlow) this.#leave(connection.socket, 1013);
    }
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
    const { state, storage } = this.room();
    storage.saveHits(state);
  }

  #welcome({ memberId, classroomId }: RoomIdentity, nowMs: number): WelcomeData {
    const { state } = this.room();
    return {
      memberId,
      classroomId,
      protocol: PROTOCOL_VERSION,
      serverTimeMs: nowMs,
      members: state.members,
      circle: snapshotCircle(state),
      loop: loopToHear(state, nowMs),
      frozen: state.frozen ?? [],
      lastSeq: state.lastSeq,
    };
  }

  #admit(identity: RoomIdentity, nowMs: number): void {
    const room = this.room();
    const before = room.state;
    const { memberId, name, role } = identity;
    this.#forgetSilentExchanges(nowMs);
    const known = room.state.members.find((member) => member.memberId === memberId);
    if (known && known.name === name && known.role === role) return;
    room.state = addMember(room.state, { memberId, name, role }, nowMs);
    this.#followLeader();
    const circle = snapshotCircle(room.state);
    if (JSON.stringify(circle) === JSON.stringify(snapshotCircle(before))) return;
    room.storage.saveCircle(room.state);
    this.#broadcast({ type: "circle", data: circle }, memberId);
  }

  /** Keeps note of a running circle's teacher going and coming; the alarm decides after the grace. */
  #followLeader(): void {
    const room = this.room();
    const state = watchLeader(room.state, this.#nowMs());
    if (state === room.state) return;
    room.state = state;
    room.storage.saveCircle(state);
    this.#lookAgain();
  }

  /** Sets the room's one alarm to the first of what it waits for. */
  #lookAgain(): void {
    const { state, connections } = this.room();
    const nowMs = this.#nowMs();
    const isSilent = ({ memberId, role }: Member) => role === "teacher" && !connections.has(memberId);
    const dueMs = connections.all().flatMap(({ identity }) => identity.untilMs ?? []);
    if (state.leaderLeftAtMs !== null) dueMs.push(state.leaderLeftAtMs + LEADER_GRACE_MS);
    // A teacher without a socket goes without a close event, so the room looks again after the longest silence.
    if (state.running && state.members.some(isSilent)) dueMs.push(nowMs + EXCHANGE_PRESENCE_MS + 1);
    if (dueMs.length === 0) return;
    // The runtime's alarms go by its own clock, whatever ours was set to.
    void this.ctx.storage.setAlarm(toRealMs(Math.min(...dueMs), nowMs));
  }

  #forgetSilentExchanges(nowMs: number): void {
    for (const [memberId, exchangedAtMs] of this.#exchangedAtMs) {
      if (nowMs - exchangedAtMs <= EXCHANGE_PRESENCE_MS) continue;
      this.#exchangedAtMs.delete(memberId);
      this.#removeIfAbsent(memberId);
    }
  }

  #isPresent(memberId: string): boolean {
    return this.#exchangedAtMs.has(memberId) || this.room().connections.has(memberId);
  }

  #leave(socket: WebSocket, code: number): void {
    const connection = this.room().connections.get(socket);
    // Before compatibility date 2026-04-07 the object itself answers a close frame, also a second time.
    if (connection) this.#closeConnection(connection, code, "");
    else closeQuietly(socket, code, "");
  }

  /** Somebody's time in this class is over. */
  #sendAway(connection: Connection): void {
    const reason: LeaveReason = "left_class";
    this.#closeConnection(connection, CLOSE_NOT_ALLOWED, reason);
  }

  #closeConnection(connection: Connection, code: number, reason: string): void {
    this.room().connections.remove(connection.socket);
    closeQuietly(connection.socket, code, reason);
    this.#removeIfAbsent(connection.identity.memberId);
  }

  #removeIfAbsent(memberId: string): void {
    const room = this.room();
    const isMember = room.state.members.some((member) => member.memberId === memberId);
    if (!isMember || this.#isPresent(memberId)) return;
    room.state = removeMember(room.state, memberId, this.#nowMs());
    this.#followLeader();
    this.#announce("left", memberId, null);
  }

  #announce(change: "joined" | "left", memberId: string, except: Connection | null): void {
    const { state, connections } = this.room();
    const text = JSON.stringify({ type: "presence", data: { [change]: memberId, members: state.members } });
    for (const connection of connections.all()) {
      if (connection !== except) this.#sendText(connection, text);
    }
  }

  #broadcast(message: ServerMessage, exceptMemberId?: string): void {
    const text = JSON.stringify(message);
    for (const connection of this.room().connections.all()) {
      if (connection.identity.memberId !== exceptMemberId) this.#sendText(connection, text);
    }
  }

  #send(connection: Connection, message: ServerMessage): void {
    this.#sendText(connection, JSON.stringify(message));
  }

  #sendText(connection: Connection, text: string): void {
    if (this.room().connections.sendState(connection, text, this.#nowMs()))
      this.#leave(connection.socket, 1013);
  }

  #tellToSlowDown(connection: Connection, nowMs: number): void {
    if (nowMs - connection.slowedDownAtMs < SLOW_DOWN_NOTICE_MS) return;
    connection.slowedDownAtMs = nowMs;
    this.#send(connection, { type: "error", data: { code: "slow_down", message: SLOW_DOWN_TEXT } });
  }

  #strike(connection: Connection): void {
    const strikes = this.room().connections.strike(connection);
    if (strikes >= MAX_STRIKES) this.#closeConnection(connection, CLOSE_POLICY, "too many bad messages");
  }
}
