import { admitHits, admitState, createWindow, type OutgoingWindow } from "./outgoing-window";
import type { Member } from "./protocol";
import { type RoomIdentity, roomIdentitySchema } from "./protocol.schema";
import { createBucket, isFull, type TokenBucket } from "./rate-limit";

/** A heartbeat answered by the runtime this recently shows that the other side is still there. */
const RECENT_PONG_MS = 30_000;
/** Devices of one person in a room at the same time; the oldest gives way. */
const MAX_CONNECTIONS_PER_MEMBER = 4;

export type Connection = {
  socket: WebSocket;
  identity: RoomIdentity;
  joinedAtMs: number;
  strikes: number;
  bucket: TokenBucket;
  window: OutgoingWindow;
  slowedDownAtMs: number;
  /** When session, consent and membership were last found good. */
  checkedAtMs: number;
};

type Attachment = { identity: RoomIdentity; joinedAtMs: number; strikes: number };

/** The open sockets of a room with what is known about each; identity and strikes live in the attachments. */
export class ConnectionList {
  #bySocket = new Map<WebSocket, Connection>();
  #buckets = new Map<string, TokenBucket>();

  constructor(
    private readonly ctx: DurableObjectState,
    nowMs: number,
  ) {
    const found: Connection[] = [];
    for (const socket of ctx.getWebSockets()) {
      // A closing socket can still be listed: https://github.com/cloudflare/workerd/issues/1187
      if (socket.readyState !== WebSocket.OPEN) continue;
      const attachment = readAttachment(socket);
      if (attachment) found.push(this.#createConnection(socket, attachment, nowMs));
    }
    found.sort((a, b) => a.joinedAtMs - b.joinedAtMs);
    for (const connection of found) this.#bySocket.set(connection.socket, connection);
  }

  get size(): number {
    return this.#bySocket.size;
  }

  get(socket: WebSocket): Connection | undefined {
    return this.#bySocket.get(socket);
  }

  all(): Connection[] {
    return [...this.#bySocket.values()];
  }

  has(memberId: string): boolean {
    return this.all().some(({ identity }) => identity.memberId === memberId);
  }

  /** Connections whose person's time in this class is over. */
  overdue(nowMs: number): Connection[] {
    return this.all().filter((connection) => isOverdue(connection, nowMs));
  }

  /** Who is here, in order of arrival, each member once. */
  members(): Member[] {
    const members = new Map<string, Member>();
    for (const { identity } of this.#bySocket.values()) {
      members.set(identity.memberId, {
        memberId: identity.memberId,
        name: identity.name,
        role: identity.role,
      });
    }
    return [...members.values()];
  }

  add(socket: WebSocket, identity: RoomIdentity, nowMs: number): Connection {
    const connection = this.#createConnection(socket, { identity, joinedAtMs: nowMs, strikes: 0 }, nowMs);
    writeAttachment(connection);
    this.#bySocket.set(socket, connection);
    return connection;
  }

  remove(socket: WebSocket): void {
    this.#bySocket.delete(socket);
  }

  /** A member's allowance, whatever way they come in. */
  bucketOf(memberId: string, nowMs: number): TokenBucket {
    const known = this.#buckets.get(memberId);
    if (known) return known;
    for (const [id, bucket] of this.#buckets) if (isFull(bucket, nowMs)) this.#buckets.delete(id);
    const bucket = createBucket(nowMs);
    this.#buckets.set(memberId, bucket);
    return bucket;
  }

  /** Connections that give way to a new one: the same page coming back, or one device too many. */
  replacedBy(identity: RoomIdentity): Connection[] {
    const own = this.all().filter((known) => known.identity.memberId === identity.memberId);
    const samePage = own.filter(
      (known) => identity.pageId !== undefined && known.identity.pageId === identity.pageId,
    );
    if (samePage.length > 0) return samePage;
    return own.slice(0, Math.max(0, own.length - MAX_CONNECTIONS_PER_MEMBER + 1));
  }

  /** Counts a bad frame; gives the count. It survives sleep. */
  strike(connection: Connection): number {
    connection.strikes += 1;
    writeAttachment(connection);
    return connection.strikes;
  }

  /** Sends a frame of hits unless the member is behind; true when the connection must be closed. */
  sendHits(connection: Connection, text: string, lastSeq: number, nowMs: number): boolean {
    const admission = admitHits(connection.window, lastSeq, text.length, nowMs);
    if (admission === "close") return !this.#isAlive(connection, nowMs);
    if (admission === "send") sendQuietly(connection.socket, text);
    return false;
  }

  /** Sends a frame of state; true when the connection must be closed. */
  sendState(connection: Connection, text: string, nowMs: number): boolean {
    if (admitState(connection.window, text.length) === "close" && !this.#isAlive(connection, nowMs))
      return true;
    sendQuietly(connection.socket, text);
    return false;
  }

  /**
   * Whether a member who has said nothing for long is there all the same: their pings, answered by the runtime,
   * never reach the room. Whoever acknowledges and has fallen behind is not helped by a ping.
   */
  #isAlive({ socket, window }: Connection, nowMs: number): boolean {
    const answeredAt = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
    if (window.stalledSinceMs !== null || nowMs - answeredAt > RECENT_PONG_MS) return false;
    window.unheardBytes = 0;
    return true;
  }

  #createConnection(socket: WebSocket, attachment: Attachment, nowMs: number): Connection {
    return {
      socket,
      ...attachment,
      bucket: this.bucketOf(attachment.identity.memberId, nowMs),
      window: createWindow(),
      slowedDownAtMs: 0,
      checkedAtMs: nowMs,
    };
  }
}

/** Whether a substitute's last day in the class is over. */
export const isOverdue = ({ identity: { untilMs } }: Connection, nowMs: number): boolean =>
  untilMs !== undefined && nowMs >= untilMs;

function writeAttachment({ socket, identity, joinedAtMs, strikes }: Connection): void {
  const attachment: Attachment = { identity, joinedAtMs, strikes };
  socket.serializeAttachment(attachment);
}

function readAttachment(socket: WebSocket): Attachment | null {
  const value: unknown = socket.deserializeAttachment();
  if (typeof value !== "object" || value === null || !("identity" in value)) return null;
  const identity = roomIdentitySchema.safeParse(value.identity);
  if (!identity.success) return null;
  const joinedAtMs = "joinedAtMs" in value && typeof value.joinedAtMs === "number" ? value.joinedAtMs : 0;
  const strikes = "strikes" in value && typeof value.strikes === "number" ? value.strikes : 0;
  return { identity: identity.data, joinedAtMs, strikes };
}

function sendQuietly(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    // The other side has just gone; its close event follows.
  }
}

/** Closes a socket, or nothing when the other side has done it already. */
export function closeQuietly(socket: WebSocket, code: number, reason: string): void {
  try {
    socket.close(code, reason);
  } catch {
    // Already closed.
  }
}
