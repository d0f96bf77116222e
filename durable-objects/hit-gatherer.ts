/** Time over which the rate of hits is averaged: each hit counts for less the longer ago it was. */
const RATE_TIME_MS = 500;
const MIN_WINDOW_MS = 3;
const MAX_WINDOW_MS = 30;
/** Frames a window saves grow with hits and members; this share of both makes 4 ms of a class of 35 at eight hits a second. */
const WINDOW_MS_PER_SEND_PER_SECOND = 0.0004;
/** A room without a frame for this many windows counts as idle. */
const IDLE_WINDOWS = 2;
/** Timers this late, taken over the last few, mean that the machine is behind: sending less lets it catch up. */
const LATE_MS = 10;
const LATENESS_WINDOWS = 4;
const MAX_OVERLOADED_WINDOW_MS = 100;

/**
 * Gathers hits into frames. When the room is idle a hit leaves at once (leading edge); while hits keep coming,
 * a hit waits one window and takes those with it that come meanwhile, since the number of frames, not of hits,
 * is what costs. The window opens with the hit, not with the frame before it: as many frames, a third less
 * waiting. The timer only lives while hits come in, so an idle room can go to sleep.
 */
export class HitGatherer<Hit> {
  #pending: Hit[] = [];
  #hitsPerSecond = 0;
  #lastHitMs = Number.NEGATIVE_INFINITY;
  #isWindowOpen = false;
  #lastFrameMs = Number.NEGATIVE_INFINITY;
  #latenessMs = 0;

  constructor(
    private readonly options: {
      receiverCount: () => number;
      flush: (hits: Hit[]) => void;
      setTimer: (callback: () => void, delayMs: number) => void;
      nowMs: () => number;
    },
  ) {}

  add(hit: Hit): void {
    const nowMs = this.options.nowMs();
    this.#countHit(nowMs);
    this.#pending.push(hit);
    if (this.#isWindowOpen) return;
    const windowMs = this.#windowMs();
    if (nowMs - this.#lastFrameMs > windowMs * IDLE_WINDOWS) this.#sendFrame();
    else this.#openWindow(windowMs);
  }

  #openWindow(windowMs: number): void {
    const openedAtMs = this.options.nowMs();
    this.#isWindowOpen = true;
    this.options.setTimer(() => {
      this.#isWindowOpen = false;
      const latenessMs = this.options.nowMs() - openedAtMs - windowMs;
      this.#latenessMs += (latenessMs - this.#latenessMs) / LATENESS_WINDOWS;
      this.#sendFrame();
    }, windowMs);
  }

  #sendFrame(): void {
    const hits = this.#pending;
    this.#pending = [];
    this.#lastFrameMs = this.options.nowMs();
    this.options.flush(hits);
  }

  #windowMs(): number {
    const wanted = gatherWindowMs(this.#hitsPerSecond, this.options.receiverCount());
    if (this.#latenessMs <= LATE_MS) return wanted;
    return Math.min(MAX_OVERLOADED_WINDOW_MS, wanted + this.#latenessMs);
  }

  #countHit(nowMs: number): void {
    const remembered = Math.exp((this.#lastHitMs - nowMs) / RATE_TIME_MS);
    this.#hitsPerSecond = this.#hitsPerSecond * remembered + 1000 / RATE_TIME_MS;
    this.#lastHitMs = nowMs;
  }
}

/** How long hits are gathered, in milliseconds: the busier and the bigger the room, the longer. */
export function gatherWindowMs(hitsPerSecond: number, receiverCount: number): number {
  const windowMs = Math.round(hitsPerSecond * receiverCount * WINDOW_MS_PER_SEND_PER_SECOND);
  return Math.min(MAX_WINDOW_MS, Math.max(MIN_WINDOW_MS, windowMs));
}
