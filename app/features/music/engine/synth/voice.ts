import type { PluckSpec, VoiceSpec } from "./voice-specs";

/** Frames computed at a time: also the grain of envelopes and filters (3 ms at 44.1 kHz). */
export const BLOCK_FRAMES = 128;

/** How a single note is to sound, beyond pitch and length. */
export interface Touch {
  hz: number;
  velocity: number;
  holdSeconds: number;
  brightness: number;
  attackScale: number;
  detuneScale: number;
  seed: number;
}

/** One sounding note. `render` adds `count` frames and says whether there is more to come. */
export interface SoundingVoice {
  render(left: Float32Array, right: Float32Array, from: number, count: number): boolean;
  /** Bends a sounding note to another pitch and keeps it on; false where the instrument cannot. */
  glideTo(hz: number, holdSeconds: number): boolean;
  /** Current loudness, for choosing what to drop when too many notes sound. */
  readonly loudness: number;
}

/** 50 dB below the peak of a note: it fades out within the next block, and nobody hears it go. */
export const SILENCE = 0.003;

/** Attack, decay, sustain and release, one value a block. */
export class AmpEnvelope {
  value = 0;
  #elapsed = 0;
  holdFrames: number;
  readonly #attackFrames: number;
  readonly #decayFrames: number;
  readonly #sustain: number;
  readonly #releaseFrames: number;
  readonly #decayKeep: number;
  readonly #releaseKeep: number;

  constructor(spec: Exclude<VoiceSpec, PluckSpec>, touch: Touch, sampleRate: number) {
    this.#attackFrames = Math.max(24, spec.attackSeconds * touch.attackScale * sampleRate);
    this.#decayFrames = spec.decaySeconds * sampleRate;
    this.#sustain = spec.sustain;
    this.#releaseFrames = Math.max(60, spec.releaseSeconds * 0.4 * sampleRate);
    this.holdFrames = touch.holdSeconds * sampleRate;
    this.#decayKeep = Math.exp(-BLOCK_FRAMES / this.#decayFrames);
    this.#releaseKeep = Math.exp(-BLOCK_FRAMES / this.#releaseFrames);
  }

  /** What is left after `count` frames; whole blocks, the usual case, are known beforehand. */
  #keep(count: number, frames: number, ofBlock: number): number {
    return count === BLOCK_FRAMES ? ofBlock : Math.exp(-count / frames);
  }

  extend(holdFrames: number): void {
    this.holdFrames = this.#elapsed + holdFrames;
  }

  /** The value `count` frames on. */
  advance(count: number): number {
    this.#elapsed += count;
    if (this.#elapsed > this.holdFrames)
      this.value *= this.#keep(count, this.#releaseFrames, this.#releaseKeep);
    else if (this.#elapsed <= this.#attackFrames) this.value = this.#elapsed / this.#attackFrames;
    else {
      if (this.#elapsed - count < this.#attackFrames) this.value = 1;
      this.value =
        this.#sustain + (this.value - this.#sustain) * this.#keep(count, this.#decayFrames, this.#decayKeep);
    }
    if (this.value < SILENCE && this.#elapsed > this.#attackFrames) this.value = 0;
    return this.value;
  }

  get isOver(): boolean {
    return this.value === 0 && this.#elapsed > 0;
  }
}
