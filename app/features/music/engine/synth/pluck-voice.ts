import { SILENCE, type SoundingVoice, type Touch } from "./voice";
import type { PluckSpec } from "./voice-specs";

/** The noise of the pluck, needed only while a note is made: one place for all notes. */
let burst = new Float32Array(2048);

/** A plucked string after Karplus and Strong: a burst of noise that circulates and dulls. */
export class PluckVoice implements SoundingVoice {
  readonly #line: Float32Array;
  readonly #length: number;
  readonly #damping: number;
  readonly #feedback: number;
  readonly #fraction: number;
  readonly #releaseFeedback: number;
  readonly #level: number;
  #position = 0;
  #last = 0;
  #allpass = 0;
  #holdFrames: number;
  #sounding = 1;
  loudness = 1;

  constructor(spec: PluckSpec, touch: Touch, sampleRate: number) {
    const { hz, velocity, brightness, seed } = touch;
    const tone = Math.max(
      0.08,
      Math.min(0.92, spec.brightness * (0.55 + 0.6 * velocity) * Math.min(1.4, 0.5 + 0.5 * brightness)),
    );
    this.#damping = 1 - tone * 0.62;
    // The loop filter delays by its damping share: take that off the string to stay in tune.
    const period = sampleRate / hz - this.#damping / 2 - 0.5;
    this.#length = Math.max(2, Math.floor(period));
    const rest = period - this.#length + 0.001;
    this.#fraction = (1 - rest) / (1 + rest);
    this.#line = new Float32Array(this.#length);
    const ring = spec.ringSeconds * (261.6 / hz) ** 0.5;
    this.#feedback = 10 ** (-3 / (ring * hz));
    this.#releaseFeedback = 10 ** (-3 / (spec.releaseSeconds * hz));
    this.#holdFrames = touch.holdSeconds * sampleRate;
    this.#level = spec.level * (0.2 + 0.8 * velocity ** 1.3);
    let state = (seed * 2654435761 + 97) >>> 0 || 1;
    let smooth = 0;
    let power = 0;
    if (burst.length < this.#length) burst = new Float32Array(this.#length);
    const raw = burst;
    for (let i = 0; i < this.#length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      smooth += (state / 2147483648 - 1 - smooth) * (0.25 + 0.7 * tone);
      raw[i] = smooth;
    }
    const pick = Math.max(1, Math.round(this.#length * spec.pickPosition));
    let mean = 0;
    for (let i = 0; i < this.#length; i++) {
      const value = raw[i]! - 0.8 * raw[(i + pick) % this.#length]!;
      this.#line[i] = value;
      mean += value / this.#length;
    }
    for (let i = 0; i < this.#length; i++) {
      const value = this.#line[i]! - mean;
      this.#line[i] = value;
      power += (value * value) / this.#length;
    }
    const scale = 0.5 / Math.sqrt(Math.max(power, 1e-9));
    for (let i = 0; i < this.#length; i++) this.#line[i] = this.#line[i]! * scale;
  }

  glideTo(): boolean {
    return false;
  }

  render(left: Float32Array, right: Float32Array, from: number, count: number): boolean {
    const line = this.#line;
    const length = this.#length;
    const feedback = this.#holdFrames > 0 ? this.#feedback : this.#releaseFeedback;
    const damping = this.#damping * 0.5;
    const fraction = this.#fraction;
    const level = this.#level;
    let position = this.#position;
    let last = this.#last;
    let allpass = this.#allpass;
    let peak = 0;
    const end = from + count;
    for (let i = from; i < end; i++) {
      const now = line[position]!;
      // Fractional delay by a first-order all-pass, so that high notes are in tune.
      const mixed = (1 - damping) * now + damping * last;
      last = now;
      const delayed = fraction * mixed + allpass;
      allpass = mixed - fraction * delayed;
      line[position] = delayed * feedback;
      position++;
      if (position >= length) position = 0;
      const out = now * level;
      if (out > peak) peak = out;
      left[i] = left[i]! + out;
      right[i] = right[i]! + out;
    }
    this.#position = position;
    this.#last = last;
    this.#allpass = allpass;
    this.#holdFrames -= count;
    this.#sounding = Math.max(peak, this.#sounding * 0.9);
    this.loudness = this.#sounding;
    return this.#sounding > SILENCE;
  }
}
