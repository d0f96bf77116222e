import { FRACTION_BITS, FRACTION_MASK, FRACTION_SCALE, FULL_TURN, type WaveBank } from "./tables";
import { AmpEnvelope, type SoundingVoice, type Touch } from "./voice";
import type { FmSpec } from "./voice-specs";

/** Two sines, one bending the other, and a tine: electric piano, vibraphone, bells. */
export class FmVoice implements SoundingVoice {
  readonly #spec: FmSpec;
  readonly #sine: Float32Array;
  readonly #rate: number;
  readonly #amp: AmpEnvelope;
  readonly #level: number;
  readonly #step: number;
  readonly #modStep: number;
  readonly #tineStep: number;
  readonly #tineLevel: number;
  readonly #index: number;
  #carrier = 0;
  #modulator = 0;
  #tine = 0;
  #time = 0;
  loudness = 1;

  constructor(spec: FmSpec, bank: WaveBank, touch: Touch, sampleRate: number) {
    this.#spec = spec;
    this.#sine = bank.sine;
    this.#rate = sampleRate;
    // High bars and tines ring shorter than low ones.
    const ring = (261.6 / touch.hz) ** 0.45;
    this.#amp = new AmpEnvelope({ ...spec, decaySeconds: spec.decaySeconds * ring }, touch, sampleRate);
    const { hz, velocity, brightness } = touch;
    const turn = (hz * FULL_TURN) / sampleRate;
    this.#step = Math.round(turn) | 0;
    this.#modStep = Math.round(turn * spec.ratio) | 0;
    this.#tineStep = hz * spec.tineRatio < 0.45 * sampleRate ? Math.round(turn * spec.tineRatio) | 0 : 0;
    this.#tineLevel = spec.tineLevel * velocity;
    // Harder is brighter; high notes take a lower index so that they do not turn to glass.
    const tame = Math.min(1, (520 / hz) ** 0.5);
    const bright = (0.25 + 1.1 * velocity) * Math.min(1.5, 0.4 + 0.6 * brightness);
    this.#index = (spec.index * bright * tame * FULL_TURN) / (2 * Math.PI);
    this.#level = spec.level * (0.22 + 0.78 * touch.velocity ** 1.5);
  }

  glideTo(): boolean {
    return false;
  }

  render(left: Float32Array, right: Float32Array, from: number, count: number): boolean {
    const spec = this.#spec;
    const sine = this.#sine;
    const startAmp = this.#amp.value;
    const endAmp = this.#amp.advance(count);
    const step = this.#step;
    const modStep = this.#modStep;
    const tineStep = this.#tineStep;
    const index = this.#index * (0.25 + 0.75 * Math.exp(-this.#time / spec.indexSeconds));
    const tine = tineStep === 0 ? 0 : this.#tineLevel * Math.exp(-this.#time / spec.tineSeconds);
    const hasTine = tine > 0.0005;
    // The tremolo of a suitcase piano or a vibraphone moves between left and right.
    const sway =
      spec.tremoloDepth > 0 ? spec.tremoloDepth * Math.sin(2 * Math.PI * spec.tremoloHz * this.#time) : 0;
    const gainLeft = 1 + sway;
    const gainRight = 1 - sway;
    let carrier = this.#carrier;
    let modulator = this.#modulator;
    let tinePhase = this.#tine;
    let gain = startAmp * this.#level;
    const gainStep = ((endAmp - startAmp) * this.#level) / count;
    const end = from + count;
    for (let i = from; i < end; i++) {
      const phase = (carrier + index * sine[modulator >>> FRACTION_BITS]!) | 0;
      const at = phase >>> FRACTION_BITS;
      const low = sine[at]!;
      let out = low + (sine[at + 1]! - low) * ((phase & FRACTION_MASK) * FRACTION_SCALE);
      if (hasTine) {
        out += tine * sine[tinePhase >>> FRACTION_BITS]!;
        tinePhase = (tinePhase + tineStep) | 0;
      }
      gain += gainStep;
      out *= gain;
      left[i] = left[i]! + out * gainLeft;
      right[i] = right[i]! + out * gainRight;
      carrier = (carrier + step) | 0;
      modulator = (modulator + modStep) | 0;
    }
    this.#carrier = carrier;
    this.#modulator = modulator;
    this.#tine = tinePhase;
    this.#time += count / this.#rate;
    this.loudness = endAmp * this.#level;
    return !this.#amp.isOver;
  }
}
