/**
 * Measures the power of every voice and kit, and what is left per style, for `engine/loudness.ts`.
 * Run after changing a sound: `npx tsx test/bench/music/calibrate.ts`.
 */
import { compose } from "../../../app/features/music/engine/compose";
import {
  drumExposure,
  estimateLoudness,
  KIT_POWER,
  trackExposure,
  VOICE_POWER,
} from "../../../app/features/music/engine/loudness";
import { ScoreRenderer } from "../../../app/features/music/engine/synth/renderer";
import {
  ACTIVITY_TYPES,
  CULTURAL_STYLES,
  EMOTIONS,
  type Score,
  VOICES,
} from "../../../app/features/music/engine/types";
import { LoudnessMeter } from "./loudness";

const SAMPLE_RATE = 22050;

function measure(score: Score): LoudnessMeter {
  const meter = new LoudnessMeter(SAMPLE_RATE);
  const renderer = new ScoreRenderer(score, { sampleRate: SAMPLE_RATE });
  const left = new Float32Array(4096);
  const right = new Float32Array(4096);
  for (let count = renderer.render(left, right); count > 0; count = renderer.render(left, right)) {
    meter.add(left, right, count);
  }
  return meter;
}

const median = (list: number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const isQuick = process.argv.includes("--trim");

// A low master gain keeps the limiter out of the measurement.
const QUIET_DB = -20;
if (!isQuick) {
  const voices: Record<string, number[]> = {};
  const kits: Record<string, number[]> = {};
  CULTURAL_STYLES.forEach((culturalStyle, s) => {
    EMOTIONS.forEach((emotion, e) => {
      if ((s + e) % 2 === 1) return;
      const activityType = ACTIVITY_TYPES[(s + e) % 5]!;
      const score = compose({ emotion, activityType, culturalStyle, seed: 900 + s * 10 + e });
      score.masterGainDb = QUIET_DB;
      const seconds = score.durationSeconds;
      score.tracks.forEach((track, index) => {
        const solo = { ...score, tracks: [track], drums: { ...score.drums, hits: [] }, duck: 0 };
        const meter = measure(solo);
        const share = activeShare(solo, seconds);
        voices[track.voice] ??= [];
        voices[track.voice]!.push(((meter.power() * share) / trackExposure(score, index)) * 100);
      });
      if (score.drums.hits.length > 20) {
        const solo = { ...score, tracks: [] };
        const share = activeShare(solo, seconds);
        kits[culturalStyle] ??= [];
        kits[culturalStyle]!.push(((measure(solo).power() * share) / drumExposure(score)) * 100);
      }
    });
  });
  for (const voice of VOICES)
    console.log(`  ${voice}: ${(median(voices[voice] ?? []) || VOICE_POWER[voice]).toPrecision(3)},`);
  for (const style of CULTURAL_STYLES)
    console.log(`  ${style}: ${(median(kits[style] ?? []) || KIT_POWER[style]).toPrecision(3)},`);
}

/** Share of the piece in which a part plays at all: the gate leaves the rest out. */
function activeShare(score: Score, seconds: number): number {
  const bars = new Set<number>();
  const all = [
    ...score.tracks.flatMap((track) => track.notes.map((note) => [note[0], note[0] + note[1]])),
    ...score.drums.hits.map((hit) => [hit[0], hit[0] + 12]),
  ];
  for (const [start, end] of all) for (let at = start!; at < end!; at += 24) bars.add(Math.floor(at / 48));
  return Math.min(1, (bars.size * 48) / score.totalTicks) * ((seconds - 2) / seconds);
}

if (isQuick) {
  for (const culturalStyle of CULTURAL_STYLES) {
    const rest: number[] = [];
    EMOTIONS.forEach((emotion, e) => {
      ACTIVITY_TYPES.forEach((activityType, a) => {
        if ((e + a) % 3 !== 0) return;
        const score = compose({ emotion, activityType, culturalStyle, seed: 70 + e * 5 + a });
        const estimate = estimateLoudness(score);
        score.masterGainDb = QUIET_DB;
        rest.push(measure(score).integrated() - QUIET_DB - estimate);
      });
    });
    const spread = rest.map((value) => value - median(rest));
    console.log(
      `${culturalStyle}: ${median(rest).toFixed(1)}  (${Math.min(...spread).toFixed(1)} to ${Math.max(...spread).toFixed(1)})`,
    );
  }
}
