import { personHeader } from "~/ui/page-person";
import {
  type DrumHitData,
  type ServerMessage,
  stepDurationMs,
  stepsPerPass,
  type WelcomeData,
} from "~live/protocol";
import type { ClockSync } from "./clock-sync";

const IDLE_EXCHANGE_MS = 4000;
const MAX_QUEUED_HITS = 256;
/** So many hits go out before the loop ends: the room takes 80 at once from one member. */
const HITS_PER_EXCHANGE = 40;

type ExchangeOptions = {
  url: string;
  clock: ClockSync;
  onMessage: (message: ServerMessage) => void;
  /** Nobody is signed in any more. */
  onSignedOut: () => void;
};

/**
 * The circle on a network that blocks WebSockets: one HTTP exchange a loop. Hits go out together and are heard
 * by the others in the next pass; theirs come back in time for the one after.
 */
export class ExchangeLink {
  #queue: DrumHitData[] = [];
  #isExchanging = false;
  #sinceSeq = 0;
  #timer: number | null = null;
  #periodMs = IDLE_EXCHANGE_MS;

  constructor(private readonly options: ExchangeOptions) {}

  start(): void {
    if (this.#timer === null) this.#schedule(0);
  }

  stop(): void {
    if (this.#timer !== null) window.clearTimeout(this.#timer);
    this.#timer = null;
  }

  send(hit: DrumHitData): void {
    if (this.#queue.length < MAX_QUEUED_HITS) this.#queue.push(hit);
    if (this.#queue.length < HITS_PER_EXCHANGE || this.#isExchanging || this.#timer === null) return;
    window.clearTimeout(this.#timer);
    this.#schedule(0);
  }

  #schedule(delayMs: number): void {
    this.#timer = window.setTimeout(() => void this.#exchange(), delayMs);
  }

  async #exchange(): Promise<void> {
    const hits = this.#queue.splice(0, HITS_PER_EXCHANGE);
    this.#isExchanging = true;
    try {
      const sentAtMs = performance.now();
      const response = await fetch(this.options.url, {
        method: "POST",
        credentials: "include",
        headers: { "content-type": "application/json", ...personHeader() },
        body: JSON.stringify({ sinceSeq: this.#sinceSeq, clientTimeMs: sentAtMs, hits }),
      });
      // 409: somebody else is signed in now.
      if (response.status === 401 || response.status === 409) {
        this.stop();
        this.options.onSignedOut();
        return;
      }
      if (!response.ok) throw new Error(String(response.status));
      const welcome: WelcomeData = await response.json();
      const { serverTimeMs, circle, lastSeq } = welcome;
      this.options.clock.add({ sentAtMs, receivedAtMs: performance.now(), serverTimeMs });
      this.#sinceSeq = lastSeq;
      this.#periodMs = circle.running
        ? stepsPerPass(circle.bars) * stepDurationMs(circle.bpm)
        : IDLE_EXCHANGE_MS;
      this.options.onMessage({ type: "welcome", data: welcome });
    } catch {
      // The next exchange tries again; the circle is company, never a condition for playing.
    } finally {
      this.#isExchanging = false;
    }
    const isBehind = this.#queue.length >= HITS_PER_EXCHANGE;
    if (this.#timer !== null) this.#schedule(isBehind ? 0 : this.#periodMs);
  }
}
