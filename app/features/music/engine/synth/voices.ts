import { TABLE_SIZE, type WaveBank } from "./tables";
import type { FmSpec, PluckSpec, VoiceSpec, WaveSpec } from "./voice-specs";

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

/** 66 dB below the peak of a note: nobody hears it go. */
const SILENCE = 0.0005;

class AmpEnvelope {
  value = 0;
  #elapsed = 0;
  holdFrames: number;
  readonly #attackFrames: number;
  readonly #decayFrames: number;
  readonly #sustain: number;
  readonly #releaseFrames: number;

  constructor(spec: Exclude<VoiceSpec, PluckSpec>, touch: Touch, sampleRate: number) {
    this.#attackFrames = Math.max(24, spec.attackSeconds * touch.attackScale * sampleRate);
    this.#decayFrames = spec.decaySeconds * sampleRate;
    this.#sustain = spec.sustain;
    this.#releaseFrames = Math.max(60, spec.releaseSeconds * 0.4 * sampleRate);
    this.holdFrames = touch.holdSeconds * sampleRate;
  }

  extend(holdFrames: number): void {
    this.holdFrames = this.#elapsed + holdFrames;
  }

  /** The value `count` frames on. */
  advance(count: number): number {
    this.#elapsed += count;
    if (this.#elapsed > this.holdFrames) this.value *= Math.exp(-count / this.#releaseFrames);
    else if (this.#elapsed <= this.#attackFrames) this.value = this.#elapsed / this.#attackFrames;
    else {
      if (this.#elapsed - count < this.#attackFrames) this.value = 1;
      this.value = this.#sustain + (this.value - this.#sustain) * Math.exp(-count / this.#decayFrames);
    }
    return this.value;
  }

  get isOver(): boolean {
    return this.value < SILENCE && this.#elapsed > this.#attackFrames;
  }
}

class WaveVoice implements SoundingVoice {
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
  #level: number;
  #noise: number;
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
    this.#phaseA = ((touch.seed % 97) / 97) * TABLE_SIZE;
    this.#phaseB = ((touch.seed % 61) / 61) * TABLE_SIZE;
    this.#noise = (touch.seed * 7919 + 12345) >>> 0 || 1;
    this.#level = spec.level * (0.25 + 0.75 * touch.velocity ** 1.4);
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
    const touch = this.#touch;
    const table = this.#table;
    const startAmp = this.#amp.value;
    const endAmp = this.#amp.advance(count);
    const gain0 = startAmp * this.#level;
    const gainStep = ((endAmp - startAmp) * this.#level) / count;

    const bend = spec.vibratoCents > 0 ? this.#vibrato() : 1;
    if (this.#hz !== this.#targetHz) {
      // A slide takes about 70 ms.
      const share = 1 - Math.exp(-count / (0.025 * this.#rate));
      this.#hz += (this.#targetHz - this.#hz) * share;
      if (Math.abs(this.#hz - this.#targetHz) < 0.02) this.#hz = this.#targetHz;
    }
    const drop = spec.drive > 0.5 ? 1 + 0.9 * Math.exp(-this.#time / 0.018) : 1;
    const base = (this.#hz * bend * drop * TABLE_SIZE) / this.#rate;
    const spread = 2 ** ((spec.detuneCents * touch.detuneScale) / 2400);
    const stepA = base * spread;
    const stepB = base / spread;

    const sweep = spec.sweepOctaves * Math.exp(-this.#time / spec.sweepSeconds);
    const keyTrack = (this.#touch.hz / 261.6) ** 0.4;
    const octaves = sweep + spec.touchOctaves * (touch.velocity - 0.6);
    const cutoff = Math.min(0.42 * this.#rate, spec.cutoffHz * keyTrack * touch.brightness * 2 ** octaves);
    let phaseA = this.#phaseA;
    let phaseB = this.#phaseB;
    let noise = this.#noise;
    const breath = spec.breath * (spec.sustain < 0.2 ? Math.exp(-this.#time / 0.02) * 6 : 1);
    const isBreathy = breath > 0.0005;
    const end = from + count;
    let gain = gain0;
    let l1 = this.#l1;
    let l2 = this.#l2;
    if (spec.isWide) {
      // Two one-pole stages a side: cheap, and gentle enough for pads, organ and choir.
      const pole = 1 - Math.exp((-2 * Math.PI * cutoff * 1.35) / this.#rate);
      let r1 = this.#r1;
      let r2 = this.#r2;
      for (let i = from; i < end; i++) {
        const ia = phaseA | 0;
        let a = table[ia]!;
        a += (table[ia + 1]! - a) * (phaseA - ia);
        phaseA += stepA;
        if (phaseA >= TABLE_SIZE) phaseA -= TABLE_SIZE;
        const ib = phaseB | 0;
        let b = table[ib]!;
        b += (table[ib + 1]! - b) * (phaseB - ib);
        phaseB += stepB;
        if (phaseB >= TABLE_SIZE) phaseB -= TABLE_SIZE;
        if (isBreathy) {
          noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
          const hiss = noise * (breath / 2147483648);
          a += hiss;
          b += hiss;
        }
        gain += gainStep;
        l1 += (a - l1) * pole;
        l2 += (l1 - l2) * pole;
        r1 += (b - r1) * pole;
        r2 += (r1 - r2) * pole;
        // Wide, but with a common middle so that a mono speaker keeps everything.
        const middle = 0.25 * (l2 + r2);
        left[i] = left[i]! + (0.65 * l2 + middle) * gain;
        right[i] = right[i]! + (0.65 * r2 + middle) * gain;
      }
      this.#r1 = r1;
      this.#r2 = r2;
    } else {
      const g = Math.tan((Math.PI * cutoff) / this.#rate);
      const a1 = 1 / (1 + g * (g + 1.35 - spec.resonance));
      const a2 = g * a1;
      const a3 = g * a2;
      const hasSecond = spec.detuneCents > 0;
      const drive = spec.drive;
      for (let i = from; i < end; i++) {
        const ia = phaseA | 0;
        let input = table[ia]!;
        input += (table[ia + 1]! - input) * (phaseA - ia);
        phaseA += stepA;
        if (phaseA >= TABLE_SIZE) phaseA -= TABLE_SIZE;
        if (hasSecond) {
          const ib = phaseB | 0;
          const b = table[ib]!;
          input = 0.6 * (input + b + (table[ib + 1]! - b) * (phaseB - ib));
          phaseB += stepB;
          if (phaseB >= TABLE_SIZE) phaseB -= TABLE_SIZE;
        }
        if (isBreathy) {
          noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
          input += noise * (breath / 2147483648);
        }
        const v3 = input - l2;
        const v1 = a1 * l1 + a2 * v3;
        const v2 = l2 + a2 * l1 + a3 * v3;
        l1 = 2 * v1 - l1;
        l2 = 2 * v2 - l2;
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
    }
    this.#phaseA = phaseA;
    this.#phaseB = phaseB;
    this.#noise = noise;
    this.#l1 = l1;
    this.#l2 = l2;
    this.#time += count / this.#rate;
    this.loudness = endAmp * this.#level;
    return !this.#amp.isOver;
  }

  #vibrato(): number {
    const spec = this.#spec;
    const fade = Math.min(1, Math.max(0, (this.#time - spec.vibratoDelaySeconds) / 0.4));
    const wobble = Math.sin(2 * Math.PI * spec.vibratoHz * this.#time + this.#touch.seed);
    return 2 ** ((spec.vibratoCents * fade * wobble) / 1200);
  }
}

class FmVoice implements SoundingVoice {
  readonly #spec: FmSpec;
  readonly #sine: Float32Array;
  readonly #rate: number;
  readonly #touch: Touch;
  readonly #amp: AmpEnvelope;
  readonly #level: number;
  #carrier = 0;
  #modulator = 0;
  #tine = 0;
  #time = 0;
  loudness = 1;

  constructor(spec: FmSpec, bank: WaveBank, touch: Touch, sampleRate: number) {
    this.#spec = spec;
    this.#sine = bank.sine;
    this.#rate = sampleRate;
    this.#touch = touch;
    // High bars and tines ring shorter than low ones.
    const ring = (261.6 / touch.hz) ** 0.45;
    this.#amp = new AmpEnvelope({ ...spec, decaySeconds: spec.decaySeconds * ring }, touch, sampleRate);
    this.#level = spec.level * (0.22 + 0.78 * touch.velocity ** 1.5);
  }

  glideTo(): boolean {
    return false;
  }

  render(left: Float32Array, right: Float32Array, from: number, count: number): boolean {
    const spec = this.#spec;
    const { hz, velocity, brightness } = this.#touch;
    const sine = this.#sine;
    const mask = TABLE_SIZE - 1;
    const startAmp = this.#amp.value;
    const endAmp = this.#amp.advance(count);
    const step = (hz * TABLE_SIZE) / this.#rate;
    const modStep = step * spec.ratio;
    const tineStep = hz * spec.tineRatio < 0.45 * this.#rate ? step * spec.tineRatio : 0;
    // Harder is brighter; high notes take a lower index so that they do not turn to glass.
    const tame = Math.min(1, (520 / hz) ** 0.5);
    const index =
      ((spec.index * (0.25 + 1.1 * velocity) * Math.min(1.5, 0.4 + 0.6 * brightness) * TABLE_SIZE) /
        (2 * Math.PI)) *
      tame *
      (0.25 + 0.75 * Math.exp(-this.#time / spec.indexSeconds));
    const tine = tineStep === 0 ? 0 : spec.tineLevel * velocity * Math.exp(-this.#time / spec.tineSeconds);
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
      const im = modulator | 0;
      const phase = carrier + index * sine[im]! + TABLE_SIZE * 8;
      const ip = phase | 0;
      const low = sine[ip & mask]!;
      let out = low + (sine[(ip & mask) + 1]! - low) * (phase - ip);
      if (tine > 0.0005) {
        out += tine * sine[tinePhase | 0]!;
        tinePhase += tineStep;
        while (tinePhase >= TABLE_SIZE) tinePhase -= TABLE_SIZE;
      }
      gain += gainStep;
      out *= gain;
      left[i] = left[i]! + out * gainLeft;
      right[i] = right[i]! + out * gainRight;
      carrier += step;
      if (carrier >= TABLE_SIZE) carrier -= TABLE_SIZE;
      modulator += modStep;
      while (modulator >= TABLE_SIZE) modulator -= TABLE_SIZE;
    }
    this.#carrier = carrier;
    this.#modulator = modulator;
    this.#tine = tinePhase;
    this.#time += count / this.#rate;
    this.loudness = endAmp * this.#level;
    return !this.#amp.isOver;
  }
}

/** A plucked string after Karplus and Strong: a burst of noise that circulates and dulls. */
class PluckVoice implements SoundingVoice {
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
    const raw = new Float32Array(this.#length);
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

/** Starts a note on an instrument. */
export function startVoice(spec: VoiceSpec, bank: WaveBank, touch: Touch, sampleRate: number): SoundingVoice {
  if (spec.kind === "wave") return new WaveVoice(spec, bank, touch, sampleRate);
  if (spec.kind === "fm") return new FmVoice(spec, bank, touch, sampleRate);
  return new PluckVoice(spec, touch, sampleRate);
}
