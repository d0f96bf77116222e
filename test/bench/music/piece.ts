/** Renders one piece, encodes it on the way, and measures what comes out. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createEncoder } from "wasm-media-encoders/esnext";
import { MP3_BITRATE_KBPS, MP3_SAMPLE_RATE } from "../../../app/features/music/engine/mp3";
import { ScoreRenderer } from "../../../app/features/music/engine/synth/renderer";
import { createTempoMap } from "../../../app/features/music/engine/timing";
import type { Score } from "../../../app/features/music/engine/types";
import { type AudioFeatures, extractFeatures } from "./features";

export interface SignalReport {
  /** Of the decoded MP3, by ffmpeg. */
  lufs: number;
  truePeakDb: number;
  isClean: boolean;
  offset: number;
  fullScaleRun: number;
  silentSeconds: number;
  tailSeconds: number;
  correlation: number;
  first: AudioFeatures;
  last: AudioFeatures;
}

const CLIP = 0.9999;
const SILENCE = 0.001;

/** Loudness and true peak of a sound file. */
export function measureFile(path: string): { lufs: number; truePeakDb: number } {
  const args = ["-hide_banner", "-nostats", "-i", path, "-af", "ebur128=peak=true", "-f", "null", "-"];
  const run = spawnSync("ffmpeg", args, { encoding: "utf8" });
  const summary = run.stderr.slice(run.stderr.lastIndexOf("Summary:"));
  return {
    lufs: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]),
    truePeakDb: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]),
  };
}

/** Sums over the samples as they pass. */
class SignalMeter {
  isClean = true;
  fullScaleRun = 0;
  longestQuiet = 0;
  #frames = 0;
  #sum = 0;
  #run = 0;
  #quiet = 0;
  #cross = 0;
  #powerLeft = 0;
  #powerRight = 0;

  add(left: Float32Array, right: Float32Array, count: number): void {
    for (let i = 0; i < count; i++) {
      const l = left[i]!;
      const r = right[i]!;
      if (!Number.isFinite(l) || !Number.isFinite(r)) this.isClean = false;
      this.#sum += l + r;
      this.#run = Math.abs(l) > CLIP || Math.abs(r) > CLIP ? this.#run + 1 : 0;
      this.fullScaleRun = Math.max(this.fullScaleRun, this.#run);
      if (Math.abs(l) + Math.abs(r) < SILENCE) this.#quiet++;
      else {
        this.longestQuiet = Math.max(this.longestQuiet, this.#quiet);
        this.#quiet = 0;
      }
      this.#cross += l * r;
      this.#powerLeft += l * l;
      this.#powerRight += r * r;
    }
    this.#frames += count;
  }

  get tailFrames(): number {
    return this.#quiet;
  }

  get offset(): number {
    return Math.abs(this.#sum / (2 * this.#frames));
  }

  get correlation(): number {
    return this.#cross / Math.sqrt(this.#powerLeft * this.#powerRight);
  }
}

/** One pass: 32 kHz as served, to the meters, to the features and to an MP3 file that ffmpeg measures. */
export async function measurePiece(
  score: Score,
  wasm: WebAssembly.Module,
  path: string,
): Promise<SignalReport> {
  const sampleRate = MP3_SAMPLE_RATE;
  const renderer = new ScoreRenderer(score, { sampleRate });
  const encoder = await createEncoder("audio/mpeg", wasm);
  encoder.configure({ channels: 2, sampleRate, outputSampleRate: sampleRate, bitrate: MP3_BITRATE_KBPS });
  const parts: Uint8Array[] = [];
  const meter = new SignalMeter();
  const mono = new Float32Array(renderer.totalFrames);
  const left = new Float32Array(8192);
  const right = new Float32Array(8192);
  let at = 0;
  for (let count = renderer.render(left, right); count > 0; count = renderer.render(left, right)) {
    meter.add(left, right, count);
    for (let i = 0; i < count; i++) mono[at++] = 0.5 * (left[i]! + right[i]!);
    parts.push(new Uint8Array(encoder.encode([left.subarray(0, count), right.subarray(0, count)])));
  }
  parts.push(new Uint8Array(encoder.finalize()));
  writeFileSync(path, Buffer.concat(parts));
  const map = createTempoMap(score.tempo);
  const stretch = (index: number) => {
    const section = score.sections[index]!;
    const from = Math.round(map.secondsAt(section.startTick) * sampleRate);
    const end = score.sections[index + 1]?.startTick ?? score.totalTicks;
    const to = Math.round(map.secondsAt(end) * sampleRate);
    return extractFeatures(mono.subarray(from, to), sampleRate, section.tonic);
  };
  return {
    ...measureFile(path),
    isClean: meter.isClean,
    offset: meter.offset,
    fullScaleRun: meter.fullScaleRun,
    silentSeconds: meter.longestQuiet / sampleRate,
    tailSeconds: meter.tailFrames / sampleRate,
    correlation: meter.correlation,
    first: stretch(0),
    last: stretch(3),
  };
}
