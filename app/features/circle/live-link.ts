import {
  CLOSE_NOT_ALLOWED,
  type ClientMessage,
  LEAVE_REASONS,
  type LeaveReason,
  PING_TEXT,
  PONG_TEXT,
  parseServerMessage,
  type ServerMessage,
} from "~live/protocol";
import { ClockSync } from "./clock-sync";

/** The longest first pause before a new connection; jitter shortens it (R6). */
export const RECONNECT_BASE_MS = 3000;
const RECONNECT_GROWTH = 1.5;
const MAX_VISIBLE_DELAY_MS = 30_000;
const MAX_HIDDEN_DELAY_MS = 300_000;
const SOON_MS = 300;
const FIRST_SYNCS = 10;
const FIRST_SYNC_EVERY_MS = 100;
const SYNC_EVERY_MS = 5000;
const SILENCE_MS = 10_000;
/** How long after the last hit the clock is kept in sync although no circle is running. */
const STAY_IN_SYNC_MS = 15_000;
/** Frames read before they are acknowledged; the room counts 64 as a full queue. */
const FRAMES_PER_ACK = 16;
/** Failed first tries after which the network is taken to block WebSockets. */
const TRIES_BEFORE_BLOCKED = 3;

export type LinkStatus = "connecting" | "open" | "waiting" | "blocked" | "refused";

/** What the link needs from its surroundings; all of it can be replaced in tests. */
export type LinkPlatform = {
  openSocket: (url: string) => WebSocket;
  nowMs: () => number;
  random: () => number;
  setTimer: (callback: () => void, delayMs: number) => unknown;
  clearTimer: (timer: unknown) => void;
  isHidden: () => boolean;
};

type LinkOptions = {
  url: string;
  platform: LinkPlatform;
  onMessage: (message: ServerMessage) => void;
  onStatus: (status: LinkStatus) => void;
  /** The room closed the connection for good and said why. */
  onSentAway: (reason: LeaveReason) => void;
};

/**
 * The browser's end of /ws: keeps the connection, the clock and the acknowledgements. It comes back after a
 * loss by itself, at the latest when the page is shown again or the network returns; a refusal (4403) is final.
 */
export class LiveLink {
  readonly clock = new ClockSync();
  #socket: WebSocket | null = null;
  #timers = new Set<unknown>();
  #reconnectTimer: unknown = null;
  #failedTries = 0;
  #wasEverOpen = false;
  #isClosed = false;
  #heardAtMs = 0;
  #pingedAtMs = 0;
  #isRunning = false;
  #hitsAtMs = Number.NEGATIVE_INFINITY;
  #lastSeq = 0;
  #unackedFrames = 0;

  constructor(private readonly options: LinkOptions) {}

  connect(): void {
    if (this.#isClosed || this.#socket) return;
    this.#clearTimers();
    this.options.onStatus("connecting");
    const socket = this.options.platform.openSocket(this.options.url);
    this.#socket = socket;
    // Events of a socket that was given up are ignored: `#socket` is another one by then.
    const isCurrent = () => this.#socket === socket;
    socket.onmessage = ({ data }) => {
      if (isCurrent()) this.#receive(String(data));
    };
    socket.onclose = ({ code, reason }) => {
      if (isCurrent()) this.#lose(code, reason);
    };
  }

  /** Sends a message if the connection is open; hits are never queued, a late beat helps nobody. */
  send(message: ClientMessage): boolean {
    const socket = this.#socket;
    if (socket?.readyState !== 1 || !this.#heardAtMs) return false;
    if (message.type !== "circle" && this.#lastSeq > 0) {
      this.#unackedFrames = 0;
      const { data } = message;
      socket.send(JSON.stringify({ ...message, data: { ...data, ack: this.#lastSeq } }));
    } else {
      socket.send(JSON.stringify(message));
    }
    return true;
  }

  /** The page is visible again or the network is back: no waiting, and the clock may have moved. */
  wake(): void {
    if (this.#isClosed) return;
    if (this.#socket) {
      this.#sync();
      return;
    }
    this.#scheduleReconnect(this.options.platform.random() * SOON_MS);
  }

  close(): void {
    this.#isClosed = true;
    this.#clearTimers();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
  }

  #receive(text: string): void {
    const { nowMs } = this.options.platform;
    this.#heardAtMs = nowMs();
    if (text === PONG_TEXT) return;
    const message = parseServerMessage(text);
    if (!message) return;
    if (message.type === "welcome") {
      this.#isRunning = message.data.circle.running;
      this.#opened(message.data.lastSeq);
    }
    if (message.type === "circle") this.#isRunning = message.data.running;
    if (message.type === "sync") {
      const { clientTimeMs, serverTimeMs } = message.data;
      this.clock.add({ sentAtMs: clientTimeMs, receivedAtMs: nowMs(), serverTimeMs }, !this.#isRunning);
    }
    if (message.type === "drum_hits") {
      this.#lastSeq = message.data.hits.at(-1)?.seq ?? this.#lastSeq;
      this.#hitsAtMs = nowMs();
      this.#unackedFrames += 1;
      if (this.#unackedFrames >= FRAMES_PER_ACK) this.#sync();
    }
    this.options.onMessage(message);
  }

  #opened(lastSeq: number): void {
    this.#wasEverOpen = true;
    this.#failedTries = 0;
    this.#lastSeq = lastSeq;
    this.#unackedFrames = 0;
    this.clock.restart();
    this.options.onStatus("open");
    for (let index = 0; index < FIRST_SYNCS; index++) {
      this.#later(() => this.#sync(), index * FIRST_SYNC_EVERY_MS);
    }
    this.#keepAlive();
  }

  #keepAlive(): void {
    this.#later(() => {
      const nowMs = this.options.platform.nowMs();
      const isPingUnanswered = this.#pingedAtMs > this.#heardAtMs;
      if (isPingUnanswered && nowMs - this.#heardAtMs > SILENCE_MS) {
        this.#lose(1006);
        return;
      }
      if (!isPingUnanswered) this.#pingedAtMs = nowMs;
      // A quiet room sleeps: its clock can wait, and the runtime answers pings without waking it.
      if (this.#isRunning || nowMs - this.#hitsAtMs < STAY_IN_SYNC_MS) this.#sync();
      else this.#socket?.send(PING_TEXT);
      this.#keepAlive();
    }, SYNC_EVERY_MS);
  }

  #sync(): void {
    this.send({ type: "sync", data: { clientTimeMs: this.options.platform.nowMs() } });
  }

  #lose(code: number, reason = ""): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#heardAtMs = 0;
    this.#clearTimers();
    if (socket && socket.readyState <= 1) socket.close();
    if (code === CLOSE_NOT_ALLOWED) {
      this.#isClosed = true;
      this.options.onStatus("refused");
      const known = LEAVE_REASONS.find((each) => each === reason);
      if (known) this.options.onSentAway(known);
      return;
    }
    this.#failedTries += 1;
    const isBlocked = !this.#wasEverOpen && this.#failedTries >= TRIES_BEFORE_BLOCKED;
    this.options.onStatus(isBlocked ? "blocked" : "waiting");
    this.#scheduleReconnect(this.#reconnectDelayMs());
  }

  /** 3 s, growing by half each time, spread by jitter so that a class does not come back in one instant. */
  #reconnectDelayMs(): number {
    const { random, isHidden } = this.options.platform;
    const most = isHidden() ? MAX_HIDDEN_DELAY_MS : MAX_VISIBLE_DELAY_MS;
    const delayMs = Math.min(most, RECONNECT_BASE_MS * RECONNECT_GROWTH ** (this.#failedTries - 1));
    return delayMs * (0.5 + random() * 0.5);
  }

  #scheduleReconnect(delayMs: number): void {
    const { clearTimer, setTimer } = this.options.platform;
    if (this.#reconnectTimer !== null) clearTimer(this.#reconnectTimer);
    this.#reconnectTimer = setTimer(() => {
      this.#reconnectTimer = null;
      this.connect();
    }, delayMs);
  }

  #later(callback: () => void, delayMs: number): void {
    const timer = this.options.platform.setTimer(() => {
      this.#timers.delete(timer);
      callback();
    }, delayMs);
    this.#timers.add(timer);
  }

  #clearTimers(): void {
    const { clearTimer } = this.options.platform;
    for (const timer of this.#timers) clearTimer(timer);
    this.#timers.clear();
    if (this.#reconnectTimer !== null) clearTimer(this.#reconnectTimer);
    this.#reconnectTimer = null;
  }
}

/** The real surroundings of a page. */
export const browserPlatform = (): LinkPlatform => ({
  openSocket: (url) => new WebSocket(url),
  nowMs: () => performance.now(),
  random: Math.random,
  setTimer: (callback, delayMs) => window.setTimeout(callback, delayMs),
  clearTimer: (timer) => window.clearTimeout(timer as number),
  isHidden: () => document.hidden,
});

/** What a browser may know of its network: Chromium does, others leave it out. */
type NetworkHint = { saveData?: boolean; downlink?: number };

/** A whole class playing hard is a quarter of a megabit a second for each device; compressed it is a sixth of it. */
const SLOW_NETWORK_MBIT = 1.5;

/** Address of /ws on the page's own origin. On a slow network it asks for compressed frames. */
export function liveLinkUrl(
  location: Pick<Location, "protocol" | "host">,
  classroomId: string | null,
  pageId: string,
  network: NetworkHint = {},
): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const isSlow = network.saveData === true || (network.downlink ?? SLOW_NETWORK_MBIT) < SLOW_NETWORK_MBIT;
  const query = new URLSearchParams({
    page: pageId,
    ...(classroomId ? { classroom: classroomId } : {}),
    ...(isSlow ? { compress: "1" } : {}),
  });
  return `${scheme}://${location.host}/ws?${query}`;
}

/** What this browser says of its network. */
export function networkHint(): NetworkHint {
  return "connection" in navigator ? (navigator.connection as NetworkHint) : {};
}
