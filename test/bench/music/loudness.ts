/** Integrated loudness after ITU-R BS.1770 (K-weighting, 400 ms blocks, absolute and relative gates). */

interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

function kFilters(sampleRate: number): [Biquad, Biquad] {
  const shelf = (() => {
    const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
    const q = 0.7071752369554196;
    const vh = 10 ** (3.999843853973347 / 20);
    const vb = vh ** 0.4996667741545416;
    const a0 = 1 + k / q + k * k;
    return {
      b0: (vh + (vb * k) / q + k * k) / a0,
      b1: (2 * (k * k - vh)) / a0,
      b2: (vh - (vb * k) / q + k * k) / a0,
      a1: (2 * (k * k - 1)) / a0,
      a2: (1 - k / q + k * k) / a0,
    };
  })();
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  const highpass = { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
  return [shelf, highpass];
}

/** Weighs one channel's samples as they pass. */
export function kWeigher(sampleRate: number): (sample: number) => number {
  const filters = kFilters(sampleRate);
  const state = [new Float64Array(2), new Float64Array(2)] as const;
  return (sample) => {
    let x = sample;
    for (let stage = 0; stage < 2; stage++) {
      const f = filters[stage]!;
      const z = state[stage]!;
      const y = f.b0 * x + z[0]!;
      z[0] = f.b1 * x - f.a1 * y + z[1]!;
      z[1] = f.b2 * x - f.a2 * y;
      x = y;
    }
    return x;
  };
}

/** Loudness meter fed block by block; `integrated()` gives LUFS. */
export class LoudnessMeter {
  readonly #left: (sample: number) => number;
  readonly #right: (sample: number) => number;
  readonly #hop: number;
  readonly #hops: number[] = [];
  #sum = 0;
  #count = 0;

  constructor(sampleRate: number) {
    this.#left = kWeigher(sampleRate);
    this.#right = kWeigher(sampleRate);
    this.#hop = Math.round(sampleRate / 10);
  }

  add(left: Float32Array, right: Float32Array, count: number): void {
    for (let i = 0; i < count; i++) {
      const l = this.#left(left[i]!);
      const r = this.#right(right[i]!);
      this.#sum += l * l + r * r;
      if (++this.#count === this.#hop) {
        this.#hops.push(this.#sum / this.#hop);
        this.#sum = 0;
        this.#count = 0;
      }
    }
  }

  /** Gated mean power. */
  power(): number {
    const blocks: number[] = [];
    for (let i = 0; i + 3 < this.#hops.length; i++) {
      blocks.push((this.#hops[i]! + this.#hops[i + 1]! + this.#hops[i + 2]! + this.#hops[i + 3]!) / 4);
    }
    const mean = (list: number[]) => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);
    const audible = blocks.filter((power) => power > 10 ** ((-70 + 0.691) / 10));
    const gate = mean(audible) / 10;
    return mean(audible.filter((power) => power > gate));
  }

  integrated(): number {
    return -0.691 + 10 * Math.log10(Math.max(this.power(), 1e-12));
  }
}
