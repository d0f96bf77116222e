import type { PerformanceEvent } from "../timing";
import type { DrumPiece, ScoreDrums } from "../types";
import { DRUM_LEVEL, DRUM_PAN, type DrumKit } from "./drum-kit";
import { addScaled, type Buses, dbToGain, panGains } from "./track-strip";
import { BLOCK_FRAMES } from "./voice";

interface PlayingHit {
  sample: Float32Array;
  position: number;
  gainLeft: number;
  gainRight: number;
  piece: DrumPiece;
}

/** Plays the hits of the drum part from the samples of its kit. */
export class DrumMixer {
  readonly #drums: ScoreDrums;
  readonly #kit: DrumKit;
  readonly #gain: number;
  readonly #left = new Float32Array(BLOCK_FRAMES);
  readonly #right = new Float32Array(BLOCK_FRAMES);
  readonly #hits: PlayingHit[] = [];

  constructor(drums: ScoreDrums, kit: DrumKit) {
    this.#drums = drums;
    this.#kit = kit;
    this.#kit.rewind();
    this.#gain = dbToGain(drums.gainDb);
  }

  start(event: Extract<PerformanceEvent, { kind: "hit" }>, offset: number): void {
    const { piece, velocity } = event;
    if (piece === "hat" || piece === "pedalHat") this.#chokeOpenHat();
    const [gainLeft, gainRight] = panGains(this.#gain * DRUM_LEVEL[piece] * velocity ** 1.5, DRUM_PAN[piece]);
    this.#hits.push({
      sample: this.#kit.next(piece, velocity),
      position: -offset,
      gainLeft,
      gainRight,
      piece,
    });
  }

  /** A closed hat ends an open one. */
  #chokeOpenHat(): void {
    for (const hit of this.#hits) {
      if (hit.piece === "openHat") {
        hit.sample = hit.sample.subarray(0, Math.min(hit.sample.length, hit.position + 200));
      }
    }
  }

  /** Adds the next block to the buses. */
  render(buses: Buses): void {
    const hits = this.#hits;
    if (hits.length === 0) return;
    const left = this.#left;
    const right = this.#right;
    left.fill(0);
    right.fill(0);
    let kept = 0;
    for (let k = 0; k < hits.length; k++) {
      const hit = hits[k]!;
      const { sample, position, gainLeft, gainRight } = hit;
      const last = Math.min(BLOCK_FRAMES, sample.length - position);
      for (let i = Math.max(0, -position); i < last; i++) {
        const value = sample[position + i]!;
        left[i] = left[i]! + value * gainLeft;
        right[i] = right[i]! + value * gainRight;
      }
      hit.position += BLOCK_FRAMES;
      if (hit.position < sample.length) hits[kept++] = hit;
    }
    hits.length = kept;
    addScaled(buses.l, buses.r, left, right, 1);
    addScaled(buses.reverbL, buses.reverbR, left, right, this.#drums.reverb);
  }
}
