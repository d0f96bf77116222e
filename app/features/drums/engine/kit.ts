import type { KitId } from "./kit-ids";
import { PAD_IDS, type PadId } from "./pads";

/**
 * Drum sounds computed as sample buffers, with no dependency on a browser or on other parts of the
 * product, so that the landing page's small script, the game and the tests share one source of sound.
 */
export type Kit = Record<PadId, Float32Array>;

/** A pitched layer: glides from `from` to `to` hertz within `glideSec`, then holds `to`. */
interface ToneLayer {
  kind: "tone";
  from: number;
  to: number;
  glideSec: number;
  decaySec: number;
  gain: number;
  /** Share of third harmonic, for a harder edge. */
  edge?: number;
}

/** A band of noise between two cut-off frequencies in hertz. */
interface NoiseLayer {
  kind: "noise";
  lowHz: number;
  highHz: number;
  decaySec: number;
  gain: number;
  /** Extra onsets in seconds after the first: the ragged start of a hand clap. */
  flamsSec?: number[];
}

/** Six detuned square waves through a high pass: the shimmer of metal. */
interface MetalLayer {
  kind: "metal";
  baseHz: number;
  lowHz: number;
  decaySec: number;
  gain: number;
}

interface PadRecipe {
  durationSec: number;
  layers: (ToneLayer | NoiseLayer | MetalLayer)[];
}

const tone = (
  from: number,
  to: number,
  glideSec: number,
  decaySec: number,
  gain: number,
  edge = 0,
): ToneLayer => ({ kind: "tone", from, to, glideSec, decaySec, gain, edge });
const noise = (
  lowHz: number,
  highHz: number,
  decaySec: number,
  gain: number,
  flamsSec?: number[],
): NoiseLayer => ({ kind: "noise", lowHz, highHz, decaySec, gain, flamsSec });
const metal = (baseHz: number, lowHz: number, decaySec: number, gain: number): MetalLayer => ({
  kind: "metal",
  baseHz,
  lowHz,
  decaySec,
  gain,
});

/**
 * `classic` keeps to fixed frequencies and lengths: kick 60 Hz 0.2 s,
 * snare 0.15 s, hi-hat 0.1 s, toms 120 and 90 Hz, crash 0.5 s.
 */
const RECIPES: Record<KitId, Record<PadId, PadRecipe>> = {
  classic: {
    kick: { durationSec: 0.2, layers: [tone(190, 60, 0.035, 0.09, 1, 0.08), noise(900, 6000, 0.004, 0.5)] },
    snare: {
      durationSec: 0.15,
      layers: [tone(330, 185, 0.02, 0.045, 0.6), noise(1400, 9000, 0.05, 0.95), noise(250, 1400, 0.025, 0.5)],
    },
    hihat: { durationSec: 0.1, layers: [metal(330, 7000, 0.024, 0.75), noise(8000, 16000, 0.02, 0.4)] },
    tom1: { durationSec: 0.32, layers: [tone(200, 120, 0.05, 0.13, 1, 0.05), noise(600, 3500, 0.008, 0.3)] },
    tom2: { durationSec: 0.38, layers: [tone(155, 90, 0.06, 0.16, 1, 0.05), noise(450, 2800, 0.009, 0.3)] },
    crash: { durationSec: 0.5, layers: [metal(390, 3200, 0.2, 0.6), noise(4000, 15000, 0.17, 0.75)] },
  },
  street: {
    kick: { durationSec: 0.55, layers: [tone(170, 49, 0.07, 0.3, 1, 0.12), noise(1500, 7000, 0.003, 0.35)] },
    snare: {
      durationSec: 0.24,
      layers: [noise(900, 5200, 0.075, 1, [0.011, 0.022]), tone(240, 190, 0.02, 0.03, 0.25)],
    },
    hihat: { durationSec: 0.07, layers: [metal(410, 8500, 0.014, 0.9), noise(9000, 17000, 0.01, 0.35)] },
    tom1: { durationSec: 0.4, layers: [tone(260, 130, 0.12, 0.17, 1, 0.1)] },
    tom2: { durationSec: 0.46, layers: [tone(190, 88, 0.14, 0.2, 1, 0.1)] },
    crash: { durationSec: 0.8, layers: [metal(440, 4500, 0.3, 0.55), noise(5500, 16000, 0.28, 0.7)] },
  },
  hands: {
    kick: { durationSec: 0.34, layers: [tone(105, 72, 0.03, 0.15, 1), noise(200, 900, 0.012, 0.5)] },
    snare: {
      durationSec: 0.16,
      layers: [tone(420, 345, 0.012, 0.035, 0.8, 0.2), noise(1800, 6500, 0.016, 0.75)],
    },
    hihat: { durationSec: 0.12, layers: [noise(5200, 12000, 0.03, 0.9, [0.016])] },
    tom1: { durationSec: 0.28, layers: [tone(255, 232, 0.02, 0.1, 1, 0.12), noise(700, 2600, 0.008, 0.35)] },
    tom2: { durationSec: 0.34, layers: [tone(175, 156, 0.03, 0.13, 1, 0.1), noise(500, 2000, 0.01, 0.35)] },
    crash: {
      durationSec: 0.6,
      layers: [metal(560, 5200, 0.16, 0.5), noise(6500, 15000, 0.12, 0.8, [0.05, 0.1, 0.15, 0.2])],
    },
  },
};

/** Small fast generator (mulberry32), so that every rendering of a kit is the same. */
function createNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2147483648 - 1;
  };
}

/** Two-pole low pass in the trapezoidal state-variable form; returns [low, high] of each sample. */
function createFilter(cutHz: number, sampleRate: number): (input: number) => [number, number] {
  const g = Math.tan((Math.PI * Math.min(cutHz, sampleRate * 0.45)) / sampleRate);
  const damping = Math.SQRT2;
  const norm = 1 / (1 + g * (g + damping));
  let bandState = 0;
  let lowState = 0;
  return (input) => {
    const high = (input - (g + damping) * bandState - lowState) * norm;
    const band = g * high + bandState;
    const low = g * band + lowState;
    bandState = band + g * high;
    lowState = low + g * band;
    return [low, high];
  };
}

const METAL_RATIOS = [1, 1.342, 1.2312, 1.6532, 1.9523, 2.1523];

function addTone(out: Float32Array, layer: ToneLayer, sampleRate: number): void {
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    const t = i / sampleRate;
    const hz = layer.to + (layer.from - layer.to) * Math.exp((-5 * t) / layer.glideSec);
    phase += (2 * Math.PI * hz) / sampleRate;
    const wave = Math.sin(phase) + (layer.edge ?? 0) * Math.sin(3 * phase);
    out[i]! += layer.gain * wave * Math.exp(-t / layer.decaySec);
  }
}

function addNoise(out: Float32Array, layer: NoiseLayer, sampleRate: number, random: () => number): void {
  const lowPass = createFilter(layer.highHz, sampleRate);
  const highPass = createFilter(layer.lowHz, sampleRate);
  const onsets = [0, ...(layer.flamsSec ?? [])];
  for (let i = 0; i < out.length; i++) {
    const t = i / sampleRate;
    const onset = onsets.findLast((at) => at <= t) ?? 0;
    const last = onset === onsets.at(-1);
    const decay = last ? layer.decaySec : Math.min(layer.decaySec, 0.008);
    out[i]! += layer.gain * highPass(lowPass(random())[0])[1] * Math.exp(-(t - onset) / decay);
  }
}

function addMetal(out: Float32Array, layer: MetalLayer, sampleRate: number): void {
  const highPass = createFilter(layer.lowHz, sampleRate);
  for (let i = 0; i < out.length; i++) {
    const t = i / sampleRate;
    let sum = 0;
    for (const ratio of METAL_RATIOS) sum += (layer.baseHz * ratio * 4 * t) % 1 < 0.5 ? 1 : -1;
    out[i]! += layer.gain * highPass(sum / METAL_RATIOS.length)[1] * Math.exp(-t / layer.decaySec);
  }
}

function renderPad(recipe: PadRecipe, sampleRate: number, seed: number): Float32Array {
  const out = new Float32Array(Math.round(recipe.durationSec * sampleRate));
  const random = createNoise(seed);
  for (const layer of recipe.layers) {
    if (layer.kind === "tone") addTone(out, layer, sampleRate);
    else if (layer.kind === "noise") addNoise(out, layer, sampleRate, random);
    else addMetal(out, layer, sampleRate);
  }
  finish(out, sampleRate);
  return out;
}

/** Brings the peak to 0.9 and fades the last 15 ms, so that no buffer ends in a click. */
function finish(out: Float32Array, sampleRate: number): void {
  let peak = 0;
  const fade = Math.min(out.length, Math.round(0.015 * sampleRate));
  for (let i = 0; i < out.length; i++) {
    const left = out.length - 1 - i;
    if (left < fade) out[i]! *= left / fade;
    peak = Math.max(peak, Math.abs(out[i]!));
  }
  for (let i = 0; i < out.length; i++) out[i]! *= 0.9 / peak;
}

/** Renders all six pads of a kit as mono buffers at `sampleRate` hertz, peak 0.9. Same input, same samples. */
export function renderKit(kitId: KitId, sampleRate: number): Kit {
  const recipes = RECIPES[kitId];
  const entries = PAD_IDS.map((padId, index) => [
    padId,
    renderPad(recipes[padId], sampleRate, 0x9e37 * (index + 1)),
  ]);
  return Object.fromEntries(entries) as Kit;
}

/**
 * The metronome's beep: 800 Hz for 0.1 s. The accent of the first beat is
 * louder and carries the octave above.
 */
export function renderBeep(sampleRate: number, isAccent: boolean): Float32Array {
  const out = new Float32Array(Math.round(0.1 * sampleRate));
  for (let i = 0; i < out.length; i++) {
    const t = i / sampleRate;
    const attack = Math.min(1, t / 0.002);
    const wave =
      Math.sin(2 * Math.PI * 800 * t) + (isAccent ? 0.6 * Math.sin(2 * Math.PI * 1600 * t + 0.6) : 0);
    out[i] = wave * attack * Math.exp(-t / 0.028) * (1 - i / out.length);
  }
  const peak = out.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
  const level = isAccent ? 0.8 : 0.5;
  return out.map((sample) => (sample * level) / peak);
}

/** A plucked low A (55 Hz, 0.6 s) for the backing groove; other pitches come from playing it faster or slower. */
export function renderBass(sampleRate: number): Float32Array {
  const out = new Float32Array(Math.round(0.6 * sampleRate));
  const lowPass = createFilter(900, sampleRate);
  for (let i = 0; i < out.length; i++) {
    const t = i / sampleRate;
    const phase = (55 * t) % 1;
    const wave = Math.sin(2 * Math.PI * phase) + 0.45 * (2 * phase - 1) * Math.exp(-t / 0.12);
    out[i] = lowPass(wave)[0] * Math.min(1, t / 0.004) * Math.exp(-t / 0.28);
  }
  finish(out, sampleRate);
  return out;
}
