import { createRandom } from "../random";
import type { CulturalStyle, DrumPiece } from "../types";

/** Drum sounds are computed once per kit, touch and take, then mixed in as samples. */

interface KitRules {
  kickHz: number;
  kickSeconds: number;
  kickClick: number;
  snareHz: number;
  snareSeconds: number;
  snareNoise: number;
  hatSeconds: number;
  hatLevel: number;
  brightness: number;
}

const KITS: Record<CulturalStyle, KitRules> = {
  african_american: {
    kickHz: 66,
    kickSeconds: 0.2,
    kickClick: 0.35,
    snareHz: 178,
    snareSeconds: 0.19,
    snareNoise: 0.75,
    hatSeconds: 0.045,
    hatLevel: 0.75,
    brightness: 0.6,
  },
  jazz: {
    kickHz: 64,
    kickSeconds: 0.2,
    kickClick: 0.25,
    snareHz: 210,
    snareSeconds: 0.16,
    snareNoise: 0.7,
    hatSeconds: 0.06,
    hatLevel: 1,
    brightness: 0.8,
  },
  gospel: {
    kickHz: 58,
    kickSeconds: 0.24,
    kickClick: 0.45,
    snareHz: 200,
    snareSeconds: 0.2,
    snareNoise: 0.9,
    hatSeconds: 0.06,
    hatLevel: 1,
    brightness: 1,
  },
  contemporary_urban: {
    kickHz: 46,
    kickSeconds: 0.42,
    kickClick: 0.6,
    snareHz: 220,
    snareSeconds: 0.14,
    snareNoise: 1,
    hatSeconds: 0.032,
    hatLevel: 1.45,
    brightness: 1.3,
  },
  ambient: {
    kickHz: 50,
    kickSeconds: 0.3,
    kickClick: 0.1,
    snareHz: 170,
    snareSeconds: 0.2,
    snareNoise: 0.5,
    hatSeconds: 0.05,
    hatLevel: 1,
    brightness: 0.6,
  },
};

export const DRUM_PAN: Record<DrumPiece, number> = {
  kick: 0,
  snare: 0.04,
  clap: -0.06,
  rim: 0.12,
  hat: 0.3,
  openHat: 0.3,
  pedalHat: 0.3,
  ride: -0.34,
  crash: -0.28,
  tom1: 0.22,
  tom2: -0.26,
  shaker: -0.4,
  tambourine: 0.42,
  brush: 0.05,
};

export const DRUM_LEVEL: Record<DrumPiece, number> = {
  kick: 0.82,
  snare: 0.5,
  clap: 0.4,
  rim: 0.34,
  hat: 0.2,
  openHat: 0.2,
  pedalHat: 0.22,
  ride: 0.2,
  crash: 0.3,
  tom1: 0.55,
  tom2: 0.6,
  shaker: 0.2,
  tambourine: 0.2,
  brush: 0.3,
};

type Maker = (context: MakerContext) => Float32Array;

interface MakerContext {
  rate: number;
  rules: KitRules;
  /** 0 soft, 1 hard. */
  touch: number;
  noise: () => number;
  /** A little different for every take. */
  vary: (amount: number) => number;
}

/** 80 dB down. */
const INAUDIBLE = 0.0001;

function frames(context: MakerContext, seconds: number): Float32Array {
  return new Float32Array(Math.ceil(seconds * context.rate));
}

function addTone(
  out: Float32Array,
  rate: number,
  from: number,
  to: number,
  bendSeconds: number,
  fadeSeconds: number,
  level: number,
): void {
  const bendKeep = Math.exp(-1 / (bendSeconds * rate));
  const fadeKeep = Math.exp(-1 / (fadeSeconds * rate));
  const turn = (2 * Math.PI) / rate;
  let phase = 0;
  let bend = from - to;
  let gain = level;
  for (let i = 0; i < out.length && gain > INAUDIBLE; i++) {
    phase += turn * (to + bend);
    out[i] = out[i]! + gain * Math.sin(phase);
    bend *= bendKeep;
    gain *= fadeKeep;
  }
}

/** Noise between two one-pole corners, fading. */
function addNoise(
  out: Float32Array,
  context: MakerContext,
  highpassHz: number,
  lowpassHz: number,
  fadeSeconds: number,
  level: number,
  attackSeconds = 0.0005,
): void {
  const { rate, noise } = context;
  const low = 1 - Math.exp((-2 * Math.PI * Math.min(lowpassHz, 0.45 * rate)) / rate);
  const high = 1 - Math.exp((-2 * Math.PI * highpassHz) / rate);
  let smooth = 0;
  let smooth2 = 0;
  let floor = 0;
  const keep = Math.exp(-1 / (fadeSeconds * rate));
  const attackFrames = attackSeconds * rate;
  let gain = level;
  for (let i = 0; i < out.length && gain > INAUDIBLE; i++) {
    smooth += (noise() - smooth) * low;
    smooth2 += (smooth - smooth2) * low;
    floor += (smooth2 - floor) * high;
    out[i] = out[i]! + gain * (smooth2 - floor) * (i < attackFrames ? i / attackFrames : 1);
    gain *= keep;
  }
}

/** Six inharmonic squares, the core of a cymbal. */
function addMetal(
  out: Float32Array,
  context: MakerContext,
  baseHz: number,
  highpassHz: number,
  fadeSeconds: number,
  level: number,
): void {
  const { rate } = context;
  const ratios = [2, 3, 4.16, 5.43, 6.79, 8.21];
  const phases = ratios.map((_, i) => i * 0.17);
  const steps = ratios.map((ratio) => (baseHz * ratio) / rate);
  const high = 1 - Math.exp((-2 * Math.PI * highpassHz) / rate);
  let floor = 0;
  let floor2 = 0;
  const keep = Math.exp(-1 / (fadeSeconds * rate));
  let gain = level;
  for (let i = 0; i < out.length && gain > INAUDIBLE; i++) {
    let sum = 0;
    for (let k = 0; k < 6; k++) {
      let phase = phases[k]! + steps[k]!;
      if (phase >= 1) phase -= 1;
      phases[k] = phase;
      sum += phase < 0.5 ? 1 : -1;
    }
    sum /= 6;
    floor += (sum - floor) * high;
    const once = sum - floor;
    floor2 += (once - floor2) * high;
    out[i] = out[i]! + gain * (once - floor2);
    gain *= keep;
  }
}

const hatMaker =
  (scale: number, closed: boolean): Maker =>
  (context) => {
    const { rules, touch, vary } = context;
    const seconds = rules.hatSeconds * scale * (0.7 + 0.5 * touch) * vary(0.12);
    const out = frames(context, closed ? Math.min(0.3, seconds * 6) : 0.7);
    addMetal(out, context, 330 * vary(0.02), 6500, seconds, 0.75 * rules.hatLevel * rules.brightness);
    addNoise(
      out,
      context,
      7000,
      (9000 + 6000 * touch) * rules.brightness,
      seconds * 0.8,
      1.1 * rules.hatLevel,
    );
    return out;
  };

const tomMaker =
  (hz: number): Maker =>
  (context) => {
    const { touch, vary } = context;
    const out = frames(context, 0.55);
    addTone(out, context.rate, hz * (1.35 + 0.3 * touch) * vary(0.01), hz, 0.05, 0.14, 0.9);
    addNoise(out, context, 300, 2400, 0.03, 0.3 * (0.4 + touch));
    return out;
  };

const MAKERS: Record<DrumPiece, Maker> = {
  kick: (context) => {
    const { rules, touch, vary, rate } = context;
    const out = frames(context, rules.kickSeconds * 2.6);
    addTone(
      out,
      rate,
      rules.kickHz * (2.6 + 1.6 * touch) * vary(0.02),
      rules.kickHz,
      0.028,
      rules.kickSeconds * 0.42,
      1,
    );
    addTone(out, rate, rules.kickHz * 5, rules.kickHz * 2, 0.016, 0.05, 0.28);
    addNoise(out, context, 900, 5200, 0.006, rules.kickClick * (0.3 + 0.8 * touch));
    return out.map((x) => Math.tanh(1.5 * x) * 0.8);
  },
  snare: (context) => {
    const { rules, touch, vary, rate } = context;
    const out = frames(context, 0.5);
    addTone(out, rate, rules.snareHz * 1.5 * vary(0.015), rules.snareHz, 0.02, 0.07, 0.5);
    addTone(out, rate, rules.snareHz * 2.4, rules.snareHz * 1.78, 0.02, 0.045, 0.25);
    addNoise(
      out,
      context,
      900,
      (4500 + 6500 * touch) * rules.brightness,
      rules.snareSeconds * (0.45 + 0.3 * touch),
      rules.snareNoise * 1.25,
    );
    return out;
  },
  clap: (context) => {
    const { rules, vary } = context;
    const out = frames(context, 0.4);
    const tail = new Float32Array(out.length);
    addNoise(tail, context, 800, 4200 * rules.brightness, 0.07 * vary(0.1), 1.2);
    const offsets = [0, 0.011 * vary(0.15), 0.023 * vary(0.1)];
    for (const seconds of offsets) {
      const shift = Math.round(seconds * context.rate);
      const last = seconds > 0.02;
      const cut = last ? out.length : Math.round(0.009 * context.rate);
      for (let i = 0; i < cut && i + shift < out.length; i++)
        out[i + shift] = out[i + shift]! + tail[i]! * (last ? 1 : 0.7);
    }
    return out;
  },
  rim: (context) => {
    const out = frames(context, 0.14);
    addTone(out, context.rate, 1750 * context.vary(0.02), 1650, 0.01, 0.016, 0.7);
    addTone(out, context.rate, 480, 455, 0.01, 0.022, 0.5);
    addNoise(out, context, 1500, 7000, 0.007, 0.5);
    return out;
  },
  hat: hatMaker(1, true),
  openHat: hatMaker(5.2, false),
  pedalHat: hatMaker(0.8, true),
  ride: (context) => {
    const { touch, vary } = context;
    const out = frames(context, 1.5);
    addMetal(out, context, 410 * vary(0.006), 4200, 0.42, 0.5);
    addTone(out, context.rate, 3150, 3150, 1, 0.12, 0.05 + 0.06 * touch);
    addTone(out, context.rate, 4730, 4730, 1, 0.08, 0.03 + 0.03 * touch);
    addNoise(out, context, 6000, 11000, 0.02, 0.6);
    return out;
  },
  crash: (context) => {
    const out = frames(context, 2.6);
    addMetal(out, context, 300 * context.vary(0.01), 2600, 0.75, 0.6);
    addNoise(out, context, 2800, 12000, 0.6, 0.9, 0.004);
    return out;
  },
  tom1: tomMaker(142),
  tom2: tomMaker(98),
  shaker: (context) => {
    const out = frames(context, 0.16);
    addNoise(out, context, 5200, 11000, 0.026 * context.vary(0.1), 1.5, 0.014);
    return out;
  },
  tambourine: (context) => {
    const out = frames(context, 0.35);
    addMetal(out, context, 720 * context.vary(0.02), 7000, 0.06, 0.9);
    addNoise(out, context, 7500, 14000, 0.045, 0.9, 0.002);
    return out;
  },
  brush: (context) => {
    const out = frames(context, 0.35);
    addNoise(out, context, 700, 5200, 0.05 + 0.05 * context.touch, 1.1, 0.012);
    return out;
  },
};

/** A finished sound in 16 bits, half the memory of floats: a sample is `frames[i] * scale`. */
export interface DrumSample {
  frames: Int16Array;
  scale: number;
}

const FULL_SCALE = 32767;
/** 60 dB down. */
const CUT = 0.001;

/** Cuts off what nobody hears, fades the last moments so that the cut does not click, and packs the rest. */
function pack(sound: Float32Array, rate: number): DrumSample {
  let length = sound.length;
  while (length > 1 && Math.abs(sound[length - 1]!) < CUT) length--;
  const fade = Math.min(length, Math.round(0.01 * rate));
  let peak = CUT;
  for (let i = 0; i < length; i++) {
    if (length - i <= fade) sound[i] = (sound[i]! * (length - 1 - i)) / fade;
    peak = Math.max(peak, Math.abs(sound[i]!));
  }
  const frames = new Int16Array(length);
  for (let i = 0; i < length; i++) frames[i] = Math.round((sound[i]! / peak) * FULL_SCALE);
  return { frames, scale: peak / FULL_SCALE };
}

/** Takes that play in turn; long or rare sounds need fewer. */
const TAKES: Partial<Record<DrumPiece, number>> = { crash: 1, ride: 2, openHat: 2, tom1: 2, tom2: 2 };
const USUAL_TAKES = 3;
/** Struck softly these are only softer. */
const EVEN = new Set<DrumPiece>(["clap", "rim", "crash", "shaker", "tambourine"]);
/** The same in every kit. */
const COMMON = new Set<DrumPiece>(["rim", "ride", "crash", "tom1", "tom2", "shaker", "tambourine", "brush"]);

/** The sounds of one style, made when first played. Kits of one sample rate share what they have in common. */
export class DrumKit {
  readonly #rate: number;
  readonly #style: CulturalStyle;
  readonly #samples: Map<string, DrumSample>;

  constructor(style: CulturalStyle, sampleRate: number, samples: Map<string, DrumSample>) {
    this.#style = style;
    this.#rate = sampleRate;
    this.#samples = samples;
  }

  /** A piece struck this hard; `turn` counts the strokes, so that no two in a row are quite the same. */
  sample(piece: DrumPiece, velocity: number, turn: number): DrumSample {
    const touch = velocity > 0.58 || EVEN.has(piece) ? 1 : 0;
    const take = turn % (TAKES[piece] ?? USUAL_TAKES);
    const key = `${COMMON.has(piece) ? "" : this.#style}/${piece}/${touch}/${take}`;
    const known = this.#samples.get(key);
    if (known) return known;
    const random = createRandom(take * 131 + touch * 17 + 5).fork(piece);
    const sound = MAKERS[piece]({
      rate: this.#rate,
      rules: KITS[this.#style],
      touch,
      noise: () => random.next() * 2 - 1,
      vary: (amount) => 1 + amount * (random.next() * 2 - 1),
    });
    const sample = pack(sound, this.#rate);
    this.#samples.set(key, sample);
    return sample;
  }
}
