import type { CircleMode } from "~live/protocol";

/**
 * The classroom's clock, seen from one device: server time from exchanges of time stamps. The exchanges with
 * the shortest round trips tell most, so the offset is the mean of the best quarter. A new
 * estimate is approached slowly, so that a running beat never jumps.
 */
export type ClockSample = { sentAtMs: number; receivedAtMs: number; serverTimeMs: number };

const MAX_SAMPLES = 16;
/** Beats may bend by at most 2 ms a second; beyond this distance the clock was wrong and is set at once. */
const SLEW_MS_PER_SECOND = 2;
const JUMP_MS = 60;

type Exchange = { offsetMs: number; roundTripMs: number };

export class ClockSync {
  #exchanges: Exchange[] = [];
  #offsetMs = 0;
  #targetMs = 0;
  #slewedAtMs = 0;
  #isSet = false;

  /** Whether server time is known at all. */
  get isReady(): boolean {
    return this.#isSet;
  }

  /**
   * Takes one exchange into account; times are this device's monotonic milliseconds. While nothing plays (`isStill`)
   * no beat can jump, so a better estimate than the first ones of a busy page counts at once.
   */
  add({ sentAtMs, receivedAtMs, serverTimeMs }: ClockSample, isStill = false): void {
    const roundTripMs = receivedAtMs - sentAtMs;
    if (!(roundTripMs >= 0)) return;
    this.#exchanges.push({ offsetMs: serverTimeMs - (sentAtMs + receivedAtMs) / 2, roundTripMs });
    if (this.#exchanges.length > MAX_SAMPLES) this.#exchanges.shift();
    this.#slew(receivedAtMs);
    this.#targetMs = mean(this.#best().map((exchange) => exchange.offsetMs));
    const isFar = Math.abs(this.#targetMs - this.#offsetMs) > JUMP_MS;
    if (!this.#isSet || isStill || isFar || this.#exchanges.length <= 10) {
      this.#offsetMs = this.#targetMs;
      this.#isSet = true;
    }
    this.#slewedAtMs = receivedAtMs;
  }

  /** Forgets what was measured on another network; the offset stays until the next exchange. */
  restart(): void {
    this.#exchanges = [];
  }

  /** Server time at a moment of this device's monotonic clock. */
  serverTimeAt(localMs: number): number {
    this.#slew(localMs);
    return localMs + this.#offsetMs;
  }

  /** The moment of this device's monotonic clock at a server time. */
  localTimeAt(serverMs: number): number {
    return serverMs - this.#offsetMs;
  }

  /**
   * What 95 of 100 messages need one way, in milliseconds: half the round trip, and the uncertainty of the
   * offset. Null before the first exchange.
   */
  delayMs(): number | null {
    if (this.#exchanges.length === 0) return null;
    const sorted = this.#exchanges.map(({ roundTripMs }) => roundTripMs).sort((a, b) => a - b);
    const p95 = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0;
    const best = this.#best().map(({ offsetMs }) => offsetMs);
    return p95 / 2 + (Math.max(...best) - Math.min(...best)) / 2;
  }

  #best(): Exchange[] {
    const sorted = [...this.#exchanges].sort((a, b) => a.roundTripMs - b.roundTripMs);
    return sorted.slice(0, Math.max(1, Math.ceil(sorted.length / 4)));
  }

  #slew(localMs: number): void {
    const elapsedMs = Math.max(0, localMs - this.#slewedAtMs);
    const most = (elapsedMs / 1000) * SLEW_MS_PER_SECOND;
    const missing = this.#targetMs - this.#offsetMs;
    this.#offsetMs += Math.sign(missing) * Math.min(Math.abs(missing), most);
    this.#slewedAtMs = Math.max(this.#slewedAtMs, localMs);
  }
}

/** Rhythm together holds to 20-30 ms one way (Schuett 2002), trained players' to 40 ms; above it falls apart. */
export const LIVE_DELAY_MS = 25;
export const LOOP_DELAY_MS = 40;

/** The way of playing that suits a measured delay. */
export const suggestMode = (delayMs: number | null): "free" | "loop" =>
  delayMs !== null && delayMs <= LIVE_DELAY_MS ? "free" : "loop";

/**
 * The mode a circle starts in while its teacher has chosen none: on a line too slow for playing live the loop
 * circle, in which everybody lands on the beat.
 */
export const modeToStart = (mode: CircleMode, delayMs: number | null): CircleMode =>
  mode === "free" && delayMs !== null ? suggestMode(delayMs) : mode;

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
