import { FRACTION_BITS, FRACTION_MASK, FRACTION_SCALE, FULL_TURN, type WaveBank } from "./tables";
import { AmpEnvelope, type SoundingVoice, type Touch } from "./voice";
import type { WaveSpec } from "./voice-specs";

const CENT = Math.LN2 / 1200;

/** One or two oscillators through a filter: pads, organ, choir, brass, leads and basses. */
export class WaveVoice implements SoundingVoice {
  readonly #spec: WaveSpec;
  readonly #bank: WaveBank;
  readonly #rate: number;
  readonly #touch: Touch;
  readonly #amp: AmpEnvelope;
  #table: Float32Array;
  #hz: number;
  #targetHz: number;
  #phaseA: number;
  #phaseB: number;
  #time = 0;
  readonly #level: number;
  readonly #spread: number;
  readonly #restCutoffHz: number;
  #noise: number;
  // Of the present block.
  #stepA = 0;
  #stepB = 0;
  #gain = 0;
  #gainStep = 0;
  #pole = 0;
  #hiss = 0;
  #isFilterAtRest = false;
  // State of the two-pole filters, left and right.
  #l1 = 0;
  #l2 = 0;
  #r1 = 0;
  #r2 = 0;
  loudness = 1;

  constructor(spec: WaveSpec, bank: WaveBank, touch: Touch, sampleRate: number) {
    this.#spec = spec;
    this.#bank = bank;
    this.#rate = sampleRate;
    this.#touch = touch;
    this.#hz = touch.hz * 2 ** spec.octave;
    this.#targetHz = this.#hz;
    this.#table = bank.get(spec.wave, this.#hz);
    this.#amp = new AmpEnvelope(spec, touch, sampleRate);
    this.#phaseA = (((touch.seed % 97) / 97) * FULL_TURN) | 0;
    this.#phaseB = (((touch.seed % 61) / 61) * FULL_TURN) | 0;
    this.#noise = (touch.seed * 7919 + 12345) >>> 0 || 1;
    this.#level = spec.level * (0.25 + 0.75 * touch.velocity ** 1.4);
    this.#spread = 2 ** ((spec.detuneCents * touch.detuneScale) / 2400);
    const keyTrack = (touch.hz / 261.6) ** 0.4;
    const octaves = spec.touchOctaves * (touch.velocity - 0.6);
    this.#restCutoffHz = spec.cutoffHz * keyTrack * touch.brightness * 2 ** octaves;
    if (spec.attackSeconds < 0.02) this.#phaseB = this.#phaseA;
  }

  glideTo(hz: number, holdSeconds: number): boolean {
    if (!this.#spec.canGlide) return false;
    this.#targetHz = hz * 2 ** this.#spec.octave;
    this.#table = this.#bank.get(this.#spec.wave, Math.max(this.#hz, this.#targetHz));
    this.#amp.extend(holdSeconds * this.#rate);
    return true;
  }

  render(left: Float32Array, right: Float32Array, from: number, count: number): boolean {
    const spec = this.#spec;
    const startAmp = this.#amp.value;
    const endAmp = this.#amp.advance(count);
    this.#gain = startAmp * this.#level;
    this.#gainStep = ((endAmp - startAmp) * this.#level) / count;
    this.#setPitch(count);
    this.#setFilter();
    const isPlucked = spec.sustain < 0.2;
    this.#hiss = isPlucked && spec.breath > 0 ? spec.breath * Math.exp(-this.#time / 0.02) * 6 : spec.breath;
    if (spec.isWide) this.#renderWide(left, right, from, from + count);
    else this.#renderMiddle(left, right, from, from + count);
    this.#time += count / this.#rate;
    this.loudness = endAmp * this.#level;
    return !this.#amp.isOver;
  }

  /** Steps of both oscillators for this block: slide, vibrato, and the knock of a driven bass. */
  #setPitch(count: number): void {
    const spec = this.#spec;
    if (this.#hz !== this.#targetHz) {
      // A slide takes about 70 ms.
      const share = 1 - Math.exp(-count / (0.025 * this.#rate));
      this.#hz += (this.#targetHz - this.#hz) * share;
      if (Math.abs(this.#hz - this.#targetHz) < 0.02) this.#hz = this.#targetHz;
    }
    const drop = spec.drive > 0.5 && this.#time < 0.2 ? 1 + 0.9 * Math.exp(-this.#time / 0.018) : 1;
    const base = (this.#hz * this.#vibrato() * drop * FULL_TURN) / this.#rate;
    this.#stepA = Math.round(base * this.#spread) | 0;
    this.#stepB = Math.round(base / this.#spread) | 0;
  }

  /** The filter opens at the attack and falls back; once it rests, its numbers stay. */
  #setFilter(): void {
    const spec = this.#spec;
    const sweep = spec.sweepOctaves * Math.exp(-this.#time / spec.sweepSeconds);
    if (sweep < 0.003 && this.#isFilterAtRest) return;
    this.#isFilterAtRest = sweep < 0.003;
    const cutoff = Math.min(0.42 * this.#rate, this.#restCutoffHz * 2 ** sweep);
    if (spec.isWide) this.#pole = 1 - Math.exp((-2 * Math.PI * cutoff * 1.35) / this.#rate);
    else this.#pole = Math.tan((Math.PI * cutoff) / this.#rate);
  }

  /** Two one-pole stages a side: cheap, and gentle enough for pads, organ and choir. */
  #renderWide(left: Float32Array, right: Float32Array, from: number, end: number): void {
    const table = this.#table;
    const stepA = this.#stepA;
    const stepB = this.#stepB;
    const gainStep = this.#gainStep;
    const breath = this.#hiss / 2147483648;
    const isBreathy = this.#hiss > 0.0005;
    let phaseA = this.#phaseA;
    let phaseB = this.#phaseB;
    let noise = this.#noise;
    let gain = this.#gain;
    let l1 = this.#l1;
    let l2 = this.#l2;
    const pole = this.#pole;
    const keep = 1 - pole;
    let r1 = this.#r1;
    let r2 = this.#r2;
    for (let i = from; i < end; i++) {
      const ia = phaseA >>> FRACTION_BITS;
      let a = table[ia]!;
      a += (table[ia + 1]! - a) * ((phaseA & FRACTION_MASK) * FRACTION_SCALE);
      phaseA = (phaseA + stepA) | 0;
      const ib = phaseB >>> FRACTION_BITS;
      let b = table[ib]!;
      b += (table[ib + 1]! - b) * ((phaseB & FRACTION_MASK) * FRACTION_SCALE);
      phaseB = (phaseB + stepB) | 0;
      if (isBreathy) {
        noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
        const hiss = noise * breath;
        a += hiss;
        b += hiss;
      }
      gain += gainStep;
      l1 = keep * l1 + pole * a;
      l2 = keep * l2 + pole * l1;
      r1 = keep * r1 + pole * b;
      r2 = keep * r2 + pole * r1;
      // Wide, but with a common middle so that a mono speaker keeps everything.
      const middle = 0.25 * (l2 + r2);
      left[i] = left[i]! + (0.65 * l2 + middle) * gain;
      right[i] = right[i]! + (0.65 * r2 + middle) * gain;
    }
    this.#r1 = r1;
    this.#r2 = r2;
    this.#phaseA = phaseA;
    this.#phaseB = phaseB;
    this.#noise = noise;
    this.#l1 = l1;
    this.#l2 = l2;
  }

  /** One filter in the middle, with drive for the basses. */
  #renderMiddle(left: Float32Array, right: Float32Array, from: number, end: number): void {
    const table = this.#table;
    const stepA = this.#stepA;
    const stepB = this.#stepB;
    const gainStep = this.#gainStep;
    const breath = this.#hiss / 2147483648;
    const isBreathy = this.#hiss > 0.0005;
    let phaseA = this.#phaseA;
    let phaseB = this.#phaseB;
    let noise = this.#noise;
    let gain = this.#gain;
    let l1 = this.#l1;
    let l2 = this.#l2;
    // A state-variable low-pass, written as one matrix a sample: short chains compute faster.
    const g = this.#pole;
    const a1 = 1 / (1 + g * (g + 1.35 - this.#spec.resonance));
    const a2 = g * a1;
    const a3 = g * a2;
    const k11 = 2 * a1 - 1;
    const k12 = 2 * a2;
    const k22 = 1 - 2 * a3;
    const k2x = 2 * a3;
    const hasSecond = this.#spec.detuneCents > 0;
    const drive = this.#spec.drive;
    for (let i = from; i < end; i++) {
      const ia = phaseA >>> FRACTION_BITS;
      let input = table[ia]!;
      input += (table[ia + 1]! - input) * ((phaseA & FRACTION_MASK) * FRACTION_SCALE);
      phaseA = (phaseA + stepA) | 0;
      if (hasSecond) {
        const ib = phaseB >>> FRACTION_BITS;
        const b = table[ib]!;
        input = 0.6 * (input + b + (table[ib + 1]! - b) * ((phaseB & FRACTION_MASK) * FRACTION_SCALE));
        phaseB = (phaseB + stepB) | 0;
      }
      if (isBreathy) {
        noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
        input += noise * breath;
      }
      const v2 = a3 * input + (a2 * l1 + (1 - a3) * l2);
      const next1 = k12 * input + (k11 * l1 - k12 * l2);
      l2 = k2x * input + (k12 * l1 + k22 * l2);
      l1 = next1;
      let out = v2;
      if (drive > 0) {
        const x = v2 * (1 + drive);
        out = x / (1 + 0.45 * Math.abs(x));
      }
      gain += gainStep;
      out *= gain;
      left[i] = left[i]! + out;
      right[i] = right[i]! + out;
    }
    this.#phaseA = phaseA;
    this.#phaseB = phaseB;
    this.#noise = noise;
    this.#l1 = l1;
    this.#l2 = l2;
  }

  #vibrato(): number {
    const spec = this.#spec;
    if (spec.vibratoCents === 0) return 1;
    const fade = Math.min(1, Math.max(0, (this.#time - spec.vibratoDelaySeconds) / 0.4));
    const wobble = Math.sin(2 * Math.PI * spec.vibratoHz * this.#time + this.#touch.seed);
    // So small a bend is a straight line.
    return 1 + spec.vibratoCents * fade * wobble * CENT;
  }
}
