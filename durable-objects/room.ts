import { toRealMs } from "~/platform/clock";
import {
  addMember,
  type CircleState,
  forgetMember,
  loopToHear,
  removeMember,
  snapshotCircle,
} from "./circle-state";
import { type Connection, ConnectionList, closeQuietly } from "./connections";
import { LEADER_GRACE_MS, pauseUnled, watchLeader } from "./leader";
import {
  CLOSE_NOT_ALLOWED,
  type DrumHit,
  type LeaveReason,
  type Member,
  PROTOCOL_VERSION,
  type ServerMessage,
  type WelcomeData,
} from "./protocol";
import type { DisconnectOrder, RoomIdentity } from "./protocol.schema";
import { CircleStorage } from "./storage";

/** A member without a socket counts as gone when no exchange came for this long. */
const EXCHANGE_PRESENCE_MS = 20_000;
/** Closed because the member fell too far behind; their page connects again. */
const CLOSE_TOO_SLOW = 1013;

export type OutgoingHit = { hit: DrumHit; from: Connection | null };

/**
 * The people in a room and their circle: who comes and goes, what is changed and kept, and who is told. The
 * rules are in circle-state.ts; requests, frames and timers come in through classroom.ts.
 */
export class Room {
  readonly connections: ConnectionList;
  state: CircleState;
  #storage: CircleStorage;
  #exchangedAtMs = new Map<string, number>();

  /** Rebuilt from storage and the open sockets. */
  constructor(
    private readonly ctx: DurableObjectState,
    private readonly nowMs: () => number,
  ) {
    this.#storage = new CircleStorage(ctx.storage);
    this.connections = new ConnectionList(ctx, nowMs());
    this.state = { ...this.#storage.load(nowMs()), members: this.connections.members() };
    this.#followLeader();
  }

  /** Somebody comes in with a socket that the runtime has accepted. */
  enter(socket: WebSocket, identity: RoomIdentity, nowMs: number): void {
    const isFirst = !this.#isPresent(identity.memberId);
    for (const replaced of this.connections.replacedBy(identity)) {
      this.connections.remove(replaced.socket);
      closeQuietly(replaced.socket, 1000, "replaced");
    }
    const connection = this.connections.add(socket, identity, nowMs);
    this.#admit(identity, nowMs);
    if (identity.untilMs !== undefined) this.#lookAgain();
    this.send(connection, { type: "welcome", data: this.welcome(identity, nowMs) });
    if (isFirst) this.#announce("joined", identity.memberId, connection);
  }

  /** Somebody without a socket is here, or still here. */
  enterByExchange(identity: RoomIdentity, nowMs: number): void {
    const isFirst = !this.#isPresent(identity.memberId);
    this.#exchangedAtMs.set(identity.memberId, nowMs);
    this.#admit(identity, nowMs);
    if (isFirst) this.#announce("joined", identity.memberId, null);
    if (isFirst && identity.role === "teacher") this.#lookAgain();
  }

  welcome({ memberId, classroomId }: RoomIdentity, nowMs: number): WelcomeData {
    const { state } = this;
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

  /** What the room waited for may be due: a substitute's day, a silent exchange, a teacher's grace. */
  wake(): void {
    const nowMs = this.nowMs();
    for (const connection of this.connections.overdue(nowMs)) this.sendAway(connection);
    this.#forgetSilentExchanges(nowMs);
    const paused = pauseUnled(this.state, nowMs);
    if (paused !== this.state) this.changeCircle(paused, false);
    else this.#lookAgain();
  }

  changeCircle(state: CircleState, isLoopChanged: boolean): void {
    this.state = state;
    this.#storage.saveCircle(state);
    this.#followLeader();
    this.#lookAgain();
    if (isLoopChanged) this.#broadcast({ type: "loop", data: { hits: state.frozen ?? [] } });
    this.#broadcast({ type: "circle", data: snapshotCircle(state) });
  }

  saveHits(): void {
    this.#storage.saveHits(this.state);
  }

  /** Closes the sockets of a sign-out and the like; gives how many. */
  disconnect({ memberId, sessionId, exceptSessionId, code, reason }: DisconnectOrder): number {
    const leaving = this.connections
      .all()
      .filter(
        ({ identity }) =>
          identity.memberId === memberId &&
          (sessionId === undefined || identity.sessionId === sessionId) &&
          (exceptSessionId === undefined || identity.sessionId !== exceptSessionId),
      );
    this.#exchangedAtMs.delete(memberId);
    for (const connection of leaving) this.close(connection, code, reason);
    if (leaving.length === 0) this.#removeIfAbsent(memberId);
    return leaving.length;
  }

  /** Takes a member and what the room stored of them out of it. */
  forget(memberId: string): void {
    for (const connection of this.connections.all()) {
      const reason: LeaveReason = "signed_out";
      if (connection.identity.memberId === memberId) this.close(connection, CLOSE_NOT_ALLOWED, reason);
    }
    this.#exchangedAtMs.delete(memberId);
    this.state = forgetMember(this.state, memberId, this.nowMs());
    this.#storage.saveWithoutMember(this.state, memberId);
    this.#followLeader();
    this.#broadcast({ type: "circle", data: snapshotCircle(this.state) });
  }

  /** The class is gone: everybody's time in it is over. */
  sendEverybodyAway(): void {
    const reason: LeaveReason = "class_closed";
    for (const connection of this.connections.all()) this.close(connection, CLOSE_NOT_ALLOWED, reason);
  }

  /** Somebody's time in this class is over. */
  sendAway(connection: Connection): void {
    const reason: LeaveReason = "left_class";
    this.close(connection, CLOSE_NOT_ALLOWED, reason);
  }

  leave(socket: WebSocket, code: number): void {
    const connection = this.connections.get(socket);
    // Before compatibility date 2026-04-07 the object itself answers a close frame, also a second time.
    if (connection) this.close(connection, code, "");
    else closeQuietly(socket, code, "");
  }

  close(connection: Connection, code: number, reason: string): void {
    this.connections.remove(connection.socket);
    closeQuietly(connection.socket, code, reason);
    this.#removeIfAbsent(connection.identity.memberId);
  }

  /** One frame for each member with all hits but their own. */
  sendHits(hits: OutgoingHit[]): void {
    const texts = hits.map(({ hit }) => JSON.stringify(hit));
    const frame = (parts: string[]) => `{"type":"drum_hits","data":{"hits":[${parts.join(",")}]}}`;
    const everything = frame(texts);
    const players = new Set(hits.map(({ from }) => from));
    const lastSeq = hits.at(-1)?.hit.seq ?? 0;
    const nowMs = this.nowMs();
    for (const connection of this.connections.all()) {
      let text = everything;
      if (players.has(connection)) {
        const others = texts.filter((_, index) => hits[index]?.from !== connection);
        if (others.length === 0) continue;
        text = frame(others);
      }
      const isTooSlow = this.connections.sendHits(connection, text, lastSeq, nowMs);
      if (isTooSlow) this.leave(connection.socket, CLOSE_TOO_SLOW);
    }
  }

  send(connection: Connection, message: ServerMessage): void {
    this.#sendText(connection, JSON.stringify(message));
  }

  #admit(identity: RoomIdentity, nowMs: number): void {
    const before = this.state;
    const { memberId, name, role } = identity;
    this.#forgetSilentExchanges(nowMs);
    const known = this.state.members.find((member) => member.memberId === memberId);
    if (known && known.name === name && known.role === role) return;
    this.state = addMember(this.state, { memberId, name, role }, nowMs);
    this.#followLeader();
    const circle = snapshotCircle(this.state);
    if (JSON.stringify(circle) === JSON.stringify(snapshotCircle(before))) return;
    this.#storage.saveCircle(this.state);
    this.#broadcast({ type: "circle", data: circle }, memberId);
  }

  /** Keeps note of a running circle's teacher going and coming; the alarm decides after the grace. */
  #followLeader(): void {
    const state = watchLeader(this.state, this.nowMs());
    if (state === this.state) return;
    this.state = state;
    this.#storage.saveCircle(state);
    this.#lookAgain();
  }

  /** Sets the room's one alarm to the first of what it waits for. */
  #lookAgain(): void {
    const { state, connections } = this;
    const nowMs = this.nowMs();
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
    return this.#exchangedAtMs.has(memberId) || this.connections.has(memberId);
  }

  #removeIfAbsent(memberId: string): void {
    const isMember = this.state.members.some((member) => member.memberId === memberId);
    if (!isMember || this.#isPresent(memberId)) return;
    this.state = removeMember(this.state, memberId, this.nowMs());
    this.#followLeader();
    this.#announce("left", memberId, null);
  }

  #announce(change: "joined" | "left", memberId: string, except: Connection | null): void {
    const { members } = this.state;
    const text = JSON.stringify({ type: "presence", data: { [change]: memberId, members } });
    for (const connection of this.connections.all()) {
      if (connection !== except) this.#sendText(connection, text);
    }
  }

  #broadcast(message: ServerMessage, exceptMemberId?: string): void {
    const text = JSON.stringify(message);
    for (const connection of this.connections.all()) {
      if (connection.identity.memberId !== exceptMemberId) this.#sendText(connection, text);
    }
  }

  #sendText(connection: Connection, text: string): void {
    const isTooSlow = this.connections.sendState(connection, text, this.nowMs());
    if (isTooSlow) this.leave(connection.socket, CLOSE_TOO_SLOW);
  }
}
