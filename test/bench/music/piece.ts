/** Renders one piece and measures its signal; run in worker threads by the bench. */
import { ScoreRenderer } from "../../../app/features/music/engine/synth/renderer";
import { createTempoMap } from "../../../app/features/music/engine/timing";
import type { Score } from "../../../app/features/music/engine/types";
import { type AudioFeatures, extractFeatures } from "./features";
import { LoudnessMeter } from "./loudness";

export const FEATURE_RATE = 22050;

export interface SignalReport {
  lufs: number;
  isClean: boolean;
  offset: number;
  fullScaleRun: number;
  silentSeconds: number;
  correlation: number;
  first: AudioFeatures;
  last: AudioFeatures;
}

const CLIP = 0.9999;
const SILENCE = 0.001;
const TAIL_SECONDS = 3;

export function measurePiece(score: Score): SignalReport {
  const renderer = new ScoreRenderer(score, { sampleRate: FEATURE_RATE });
  const meter = new LoudnessMeter(FEATURE_RATE);
  const mono = new Float32Array(renderer.totalFrames);
  const left = new Float32Array(8192);
  const right = new Float32Array(8192);
  let at = 0;
  let isClean = true;
  let sum = 0;
  let run = 0;
  let fullScaleRun = 0;
  let quiet = 0;
  let longestQuiet = 0;
  let cross = 0;
  let powerL = 0;
  let powerR = 0;
  const tailFrom = renderer.totalFrames - TAIL_SECONDS * FEATURE_RATE;
  for (let count = renderer.render(left, right); count > 0; count = renderer.render(left, right)) {
    meter.add(left, right, count);
    for (let i = 0; i < count; i++, at++) {
      const l = left[i]!;
      const r = right[i]!;
      if (!Number.isFinite(l) || !Number.isFinite(r)) isClean = false;
      sum += l + r;
      run = Math.abs(l) > CLIP || Math.abs(r) > CLIP ? run + 1 : 0;
      fullScaleRun = Math.max(fullScaleRun, run);
      quiet = Math.abs(l) + Math.abs(r) < SILENCE && at < tailFrom ? quiet + 1 : 0;
      longestQuiet = Math.max(longestQuiet, quiet);
      cross += l * r;
      powerL += l * l;
      powerR += r * r;
      mono[at] = 0.5 * (l + r);
    }
  }
  const map = createTempoMap(score.tempo);
  const stretch = (index: number) => {
    const section = score.sections[index]!;
    const from = Math.round(map.secondsAt(section.startTick) * FEATURE_RATE);
    const end = score.sections[index + 1]?.startTick ?? score.totalTicks;
    return extractFeatures(
      mono.subarray(from, Math.round(map.secondsAt(end) * FEATURE_RATE)),
      FEATURE_RATE,
      section.tonic,
    );
  };
  return {
    lufs: meter.integrated(),
    isClean,
    offset: Math.abs(sum / (2 * at)),
    fullScaleRun,
    silentSeconds: longestQuiet / FEATURE_RATE,
    correlation: cross / Math.sqrt(powerL * powerR),
    first: stretch(0),
    last: stretch(3),
  };
}
