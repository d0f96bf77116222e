import type { PerformanceEvent } from "../timing";
import type { DrumPiece, ScoreDrums } from "../types";
import { DRUM_LEVEL, DRUM_PAN, type DrumKit } from "./drum-kit";
import { addScaled, type Buses, dbToGain, panGains } from "./track-strip";
import { BLOCK_FRAMES } from "./voice";

/** An open hat rings on this long after the foot has closed it. */
const CHOKE_FRAMES = 200;

interface PlayingHit {
  frames: Int16Array;
  /** Where it ends: earlier than the sound itself for a hat that is closed. */
  end: number;
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
  /** Counts hits, so that the takes of a sound come in turn, the same ones each time a piece plays. */
  #turn = 0;

  constructor(drums: ScoreDrums, kit: DrumKit) {
    this.#drums = drums;
    this.#kit = kit;
    this.#gain = dbToGain(drums.gainDb);
  }

  start(event: Extract<PerformanceEvent, { kind: "hit" }>, offset: number): void {
    const { piece, velocity } = event;
    if (piece === "hat" || piece === "pedalHat") this.#chokeOpenHat();
    const { frames, scale } = this.#kit.sample(piece, velocity, ++this.#turn);
    const gain = this.#gain * DRUM_LEVEL[piece] * velocity ** 1.5 * scale;
    const [gainLeft, gainRight] = panGains(gain, DRUM_PAN[piece]);
    this.#hits.push({ frames, end: frames.length, position: -offset, gainLeft, gainRight, piece });
  }

  /** A closed hat ends an open one. */
  #chokeOpenHat(): void {
    for (const hit of this.#hits) {
      if (hit.piece === "openHat") hit.end = Math.min(hit.end, Math.max(0, hit.position) + CHOKE_FRAMES);
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
      const { frames, end, position, gainLeft, gainRight } = hit;
      const last = Math.min(BLOCK_FRAMES, end - position);
      for (let i = Math.max(0, -position); i < last; i++) {
        const value = frames[position + i]!;
        left[i] = left[i]! + value * gainLeft;
        right[i] = right[i]! + value * gainRight;
      }
      hit.position += BLOCK_FRAMES;
      if (hit.position < end) hits[kept++] = hit;
    }
    hits.length = kept;
    addScaled(buses.l, buses.r, left, right, 1);
    addScaled(buses.reverbL, buses.reverbR, left, right, this.#drums.reverb);
  }
}
