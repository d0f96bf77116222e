/**
 * Measures what `engine/loudness.ts` knows of the sounds. Run after changing one, in this order:
 * `npx tsx test/bench/music/calibrate.ts` (voices in the mix, kits), `--notes` (single notes), `--trim` (what is
 * left per style).
 */
import { compose } from "../../../app/features/music/engine/compose";
import {
  drumExposure,
  estimateLoudness,
  KIT_POWER,
  touchGain,
  VOICE_POWER,
} from "../../../app/features/music/engine/loudness";
import { ScoreRenderer } from "../../../app/features/music/engine/synth/renderer";
import { VOICE_SPECS } from "../../../app/features/music/engine/synth/voice-specs";
import { createTempoMap } from "../../../app/features/music/engine/timing";
import {
  ACTIVITY_TYPES,
  CULTURAL_STYLES,
  EMOTIONS,
  type Score,
  VOICES,
  type Voice,
} from "../../../app/features/music/engine/types";
import { LoudnessMeter } from "./loudness";
import { printNoteEnergies } from "./note-energy";

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
const isTrim = process.argv.includes("--trim");
const isNotes = process.argv.includes("--notes");

/** Seconds during which a note of this voice carries most of its energy. */
function soundingSeconds(voice: Voice, heldSeconds: number): number {
  const spec = VOICE_SPECS[voice];
  if (spec.kind === "pluck") return Math.min(heldSeconds + 0.05, spec.ringSeconds * 0.15);
  const ring = spec.sustain > 0.3 ? heldSeconds : Math.min(heldSeconds, spec.decaySeconds * 0.5);
  return Math.max(0.05, ring - Math.min(ring * 0.5, spec.attackSeconds * 0.6));
}

/** How long and how hard a track sounds. */
function trackExposure(score: Score, trackIndex: number): number {
  const track = score.tracks[trackIndex]!;
  const map = createTempoMap(score.tempo);
  let sum = 0;
  for (const [start, duration, , velocity] of track.notes) {
    const held = map.secondsAt(start + duration) - map.secondsAt(start);
    const { brightness } =
      score.sections.findLast((section) => section.startTick <= start) ?? score.sections[0]!;
    sum += touchGain(velocity / 127) ** 2 * soundingSeconds(track.voice, held) * brightness ** 0.5;
  }
  return (10 ** (track.gainDb / 10) * sum) / score.durationSeconds;
}

// A low master gain keeps the limiter out of the measurement.
const QUIET_DB = -20;
if (isNotes) printNoteEnergies();
else if (!isTrim) {
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

if (isTrim) {
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
