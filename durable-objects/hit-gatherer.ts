const RATE_SAMPLE = 32;
const MIN_WINDOW_MS = 4;
const MAX_WINDOW_MS = 30;
/** Frames a window saves grow with hits and members; this share of both keeps a class of 35 below 12 ms. */
const WINDOW_MS_PER_SEND_PER_SECOND = 0.00112;
/** A timer this late means that the machine is behind: sending less often lets it catch up. */
const LATE_MS = 10;
const MAX_OVERLOADED_WINDOW_MS = 100;

/**
 * Gathers hits into frames. When the room is idle a hit leaves at once (leading edge); while hits keep coming,
 * those of a few milliseconds leave together, since the number of frames, not of hits, is what costs.
 * The timer only lives while hits come in, so an idle room can go to sleep.
 */
export class HitGatherer<Hit> {
  #pending: Hit[] = [];
  #arrivalsMs: number[] = [];
  #isWindowOpen = false;
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
    this.#arrivalsMs.push(this.options.nowMs());
    if (this.#arrivalsMs.length > RATE_SAMPLE) this.#arrivalsMs.shift();
    if (this.#isWindowOpen) {
      this.#pending.push(hit);
      return;
    }
    this.options.flush([hit]);
    this.#openWindow();
  }

  #openWindow(): void {
    const wanted = gatherWindowMs(this.#hitsPerSecond(), this.options.receiverCount());
    const windowMs =
      this.#latenessMs > LATE_MS ? Math.min(MAX_OVERLOADED_WINDOW_MS, wanted + this.#latenessMs) : wanted;
    const openedAtMs = this.options.nowMs();
    this.#isWindowOpen = true;
    this.options.setTimer(() => {
      this.#latenessMs = this.options.nowMs() - openedAtMs - windowMs;
      this.#closeWindow();
    }, windowMs);
  }

  #closeWindow(): void {
    const hits = this.#pending;
    this.#isWindowOpen = false;
    if (hits.length === 0) return;
    this.#pending = [];
    this.options.flush(hits);
    this.#openWindow();
  }

  #hitsPerSecond(): number {
    const oldestMs = this.#arrivalsMs[0] ?? 0;
    const elapsedMs = Math.max(1, this.options.nowMs() - oldestMs);
    return ((this.#arrivalsMs.length - 1) * 1000) / elapsedMs;
  }
}

/** How long hits are gathered, in milliseconds: the busier and the bigger the room, the longer. */
export function gatherWindowMs(hitsPerSecond: number, receiverCount: number): number {
  const windowMs = Math.round(hitsPerSecond * receiverCount * WINDOW_MS_PER_SEND_PER_SECOND);
  return Math.min(MAX_WINDOW_MS, Math.max(MIN_WINDOW_MS, windowMs));
}
