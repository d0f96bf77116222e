/** Band-limited wavetables, built when first needed and kept by the renderer that needs them. */

export const TABLE_SIZE = 2048;
/** A phase is a 32-bit integer that wraps by itself: eleven bits of place in the table, the rest between two places. */
export const FRACTION_BITS = 21;
export const FRACTION_MASK = (1 << FRACTION_BITS) - 1;
export const FRACTION_SCALE = 1 / (1 << FRACTION_BITS);
export const FULL_TURN = 2 ** 32;
const MASK = TABLE_SIZE - 1;
const HARMONIC_STEPS = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96];

export type WaveName = "sine" | "saw" | "square" | "triangle" | "organ" | "keys" | "sub" | "choir" | "reed";

/** Strength of harmonic `k` of a tone of `hz`. */
const SPECTRA: Record<WaveName, (k: number, hz: number) => number> = {
  sine: (k) => (k === 1 ? 1 : 0),
  saw: (k) => 1 / k,
  square: (k) => (k % 2 === 1 ? 1 / k : 0),
  triangle: (k) => (k % 2 === 1 ? ((k - 1) % 4 === 0 ? 1 : -1) / (k * k) : k === 2 ? 0.06 : 0),
  // Drawbars 16', 8', 5 1/3', 4', 2 2/3', 2', 1': harmonics of the note an octave below.
  organ: (k) => ({ 1: 0.55, 2: 0.9, 3: 0.42, 4: 0.5, 6: 0.2, 8: 0.3, 16: 0.1 })[k] ?? 0,
  // A string struck at about an eighth of its length.
  keys: (k) => Math.abs(Math.sin((Math.PI * k) / 7.6)) / k ** 1.05,
  sub: (k) => ({ 1: 1, 2: 0.34, 3: 0.2, 4: 0.08, 5: 0.05 })[k] ?? 0,
  // An open "ah": formants stay where they are while the pitch moves.
  choir: (k, hz) => {
    const f = k * hz;
    const peak = (centre: number, width: number) => 1 / (1 + ((f - centre) / width) ** 2);
    return (0.25 / k + peak(640, 130) + 0.6 * peak(1080, 150) + 0.22 * peak(2700, 260)) / k ** 0.45;
  },
  reed: (k) => (k % 2 === 1 ? 1 : 0.55) / k ** 1.25,
};

export class WaveBank {
  readonly #tables = new Map<string, Float32Array>();
  readonly #sampleRate: number;
  readonly sine: Float32Array;

  constructor(sampleRate: number) {
    this.#sampleRate = sampleRate;
    this.sine = new Float32Array(TABLE_SIZE + 1);
    for (let i = 0; i <= TABLE_SIZE; i++) this.sine[i] = Math.sin((2 * Math.PI * i) / TABLE_SIZE);
  }

  /** A single cycle without harmonics above the Nyquist limit, with one guard sample at the end. */
  get(name: WaveName, hz: number): Float32Array {
    if (name === "sine") return this.sine;
    const room = Math.max(1, Math.floor((0.46 * this.#sampleRate) / hz));
    let harmonics = 1;
    for (const step of HARMONIC_STEPS) if (step <= room) harmonics = step;
    const pitchKey = name === "choir" ? Math.round(hz) : 0;
    const key = `${name}/${harmonics}/${pitchKey}`;
    const known = this.#tables.get(key);
    if (known) return known;
    const table = new Float32Array(TABLE_SIZE + 1);
    let power = 0;
    for (let k = 1; k <= harmonics; k++) {
      const amplitude = SPECTRA[name](k, hz);
      if (amplitude === 0) continue;
      power += amplitude * amplitude;
      // Spread phases keep the crest factor low for the soft waves.
      const phase = name === "choir" || name === "keys" ? (k * k * 211) & MASK : 0;
      for (let i = 0; i < TABLE_SIZE; i++) {
        table[i] = table[i]! + amplitude * this.sine[(i * k + phase) & MASK]!;
      }
    }
    // Equal power for every wave: a voice's level says how loud it is, not its spectrum.
    const scale = 1 / Math.sqrt(power);
    for (let i = 0; i < TABLE_SIZE; i++) table[i] = table[i]! * scale;
    table[TABLE_SIZE] = table[0]!;
    this.#tables.set(key, table);
    return table;
  }
}
