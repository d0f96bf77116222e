/** Audio features of a stretch of sound, and a linear discriminant analysis over them. */

const FRAME = 8192;
const HOP = 2048;
const COS = Float64Array.from({ length: FRAME / 2 }, (_, k) => Math.cos((-2 * Math.PI * k) / FRAME));
const SIN = Float64Array.from({ length: FRAME / 2 }, (_, k) => Math.sin((-2 * Math.PI * k) / FRAME));

/** In-place radix-2 FFT of a real frame; returns magnitudes of the lower half. */
function magnitudes(frame: Float64Array): Float64Array {
  const n = frame.length;
  const re = Float64Array.from(frame);
  const im = new Float64Array(n);
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [re[i], re[j]] = [re[j]!, re[i]!];
  }
  for (let size = 2; size <= n; size <<= 1) {
    const stride = n / size;
    for (let start = 0; start < n; start += size) {
      for (let k = 0; k < size / 2; k++) {
        const c = COS[k * stride]!;
        const s = SIN[k * stride]!;
        const a = start + k;
        const b = a + size / 2;
        const xr = re[b]! * c - im[b]! * s;
        const xi = re[b]! * s + im[b]! * c;
        re[b] = re[a]! - xr;
        im[b] = im[a]! - xi;
        re[a] = re[a]! + xr;
        im[a] = im[a]! + xi;
      }
    }
  }
  const out = new Float64Array(n / 2);
  for (let i = 0; i < n / 2; i++) out[i] = Math.hypot(re[i]!, im[i]!);
  return out;
}

export interface AudioFeatures {
  /** Loudness, brightness, flux, onsets, bands and widths: nothing that knows the key. */
  generic: number[];
  /** Chroma with the tonic first. */
  chroma: number[];
}

/** Features of mono sound; `tonic` is the score's, for the chroma. */
export function extractFeatures(sound: Float32Array, sampleRate: number, tonic: number): AudioFeatures {
  const window = Float64Array.from(
    { length: FRAME },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FRAME),
  );
  const edges = [0, 90, 180, 360, 720, 1440, 2880, 5760, sampleRate / 2];
  const bands = new Array<number>(8).fill(0);
  const chroma = new Array<number>(12).fill(0);
  const fluxes: number[] = [];
  const centroids: number[] = [];
  const levels: number[] = [];
  let previous: Float64Array | null = null;
  const frame = new Float64Array(FRAME);
  for (let start = 0; start + FRAME <= sound.length; start += HOP) {
    let power = 0;
    for (let i = 0; i < FRAME; i++) {
      const value = sound[start + i]!;
      power += value * value;
      frame[i] = value * window[i]!;
    }
    levels.push(10 * Math.log10(power / FRAME + 1e-9));
    const spectrum = magnitudes(frame);
    let weighted = 0;
    let total = 0;
    let flux = 0;
    for (let bin = 1; bin < spectrum.length; bin++) {
      const hz = (bin * sampleRate) / FRAME;
      const magnitude = spectrum[bin]!;
      weighted += hz * magnitude;
      total += magnitude;
      if (previous) flux += Math.max(0, magnitude - previous[bin]!);
      const band = edges.findIndex((edge) => hz < edge) - 1;
      if (band >= 0) bands[band]! += magnitude * magnitude;
      if (hz > 110 && hz < 1800) {
        const pitchClass = Math.round(69 + 12 * Math.log2(hz / 440)) % 12;
        chroma[(pitchClass - tonic + 12) % 12]! += magnitude * magnitude;
      }
    }
    centroids.push(Math.log2(weighted / (total + 1e-9) + 1));
    if (previous) fluxes.push(flux / (total + 1e-9));
    previous = spectrum;
  }
  const mean = (list: number[]) => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);
  const deviation = (list: number[]) => {
    const centre = mean(list);
    return Math.sqrt(mean(list.map((value) => (value - centre) ** 2)));
  };
  const threshold = mean(fluxes) + 0.8 * deviation(fluxes);
  const onsets: number[] = [];
  fluxes.forEach((flux, i) => {
    if (flux > threshold && flux >= (fluxes[i - 1] ?? 0) && flux > (fluxes[i + 1] ?? 0)) onsets.push(i);
  });
  const seconds = sound.length / sampleRate;
  const gaps = onsets.slice(1).map((at, i) => (at - onsets[i]!) * (HOP / sampleRate));
  const allBands = bands.reduce((a, b) => a + b, 1e-9);
  const allChroma = chroma.reduce((a, b) => a + b, 1e-9);
  return {
    generic: [
      ...bands.map((band) => Math.log10(band / allBands + 1e-6)),
      mean(centroids),
      deviation(centroids),
      mean(fluxes),
      deviation(fluxes),
      onsets.length / seconds,
      gaps.length > 0 ? mean(gaps) : 1,
      gaps.length > 0 ? deviation(gaps) : 1,
      mean(levels),
      deviation(levels),
    ],
    chroma: chroma.map((value) => Math.log10(value / allChroma + 1e-4)),
  };
}

/** Solves linear equations by elimination. */
export function solve(matrix: number[][], vector: number[]): number[] {
  const n = vector.length;
  const a = matrix.map((row, i) => [...row, vector[i]!]);
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(a[row]![column]!) > Math.abs(a[pivot]![column]!)) pivot = row;
    }
    [a[column], a[pivot]] = [a[pivot]!, a[column]!];
    const head = a[column]![column]! || 1e-12;
    for (let row = 0; row < n; row++) {
      if (row === column) continue;
      const factor = a[row]![column]! / head;
      for (let k = column; k <= n; k++) a[row]![k]! -= factor * a[column]![k]!;
    }
  }
  return a.map((row, i) => row[n]! / (row[i]! || 1e-12));
}

/** Shared-covariance linear discriminant: trained on one set, its accuracy on another. */
export function discriminantAccuracy(
  train: { x: number[]; label: string }[],
  test: { x: number[]; label: string }[],
): number {
  const size = train[0]!.x.length;
  const means = Array.from(
    { length: size },
    (_, k) => train.reduce((sum, row) => sum + row.x[k]!, 0) / train.length,
  );
  const scales = means.map(
    (centre, k) =>
      Math.sqrt(train.reduce((sum, row) => sum + (row.x[k]! - centre) ** 2, 0) / train.length) || 1,
  );
  const scale = (x: number[]) => x.map((value, k) => (value - means[k]!) / scales[k]!);
  const labels = [...new Set(train.map((row) => row.label))];
  const centres = new Map<string, number[]>();
  for (const label of labels) {
    const rows = train.filter((row) => row.label === label).map((row) => scale(row.x));
    centres.set(
      label,
      Array.from({ length: size }, (_, k) => rows.reduce((sum, row) => sum + row[k]!, 0) / rows.length),
    );
  }
  const covariance = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (const row of train) {
    const d = scale(row.x).map((value, k) => value - centres.get(row.label)![k]!);
    for (let i = 0; i < size; i++)
      for (let j = 0; j < size; j++) covariance[i]![j]! += (d[i]! * d[j]!) / train.length;
  }
  for (let i = 0; i < size; i++) covariance[i]![i]! += 0.02;
  const rules = labels.map((label) => {
    const centre = centres.get(label)!;
    const weights = solve(covariance, centre);
    const count = train.filter((row) => row.label === label).length;
    const offset =
      -0.5 * weights.reduce((sum, w, k) => sum + w * centre[k]!, 0) + Math.log(count / train.length);
    return { label, weights, offset };
  });
  let right = 0;
  for (const row of test) {
    const x = scale(row.x);
    let best = rules[0]!;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const rule of rules) {
      const score = rule.weights.reduce((sum, w, k) => sum + w * x[k]!, rule.offset);
      if (score > bestScore) {
        bestScore = score;
        best = rule;
      }
    }
    if (best.label === row.label) right++;
  }
  return right / test.length;
}
