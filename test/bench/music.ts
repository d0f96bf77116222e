/**
 * Acceptance metrics of the AI DJ over every feeling × activity × style, twice, each printed with its
 * threshold. `npm run bench:music`; `-- --quick` leaves out the renders of all 350 pieces.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { compose } from "../../app/features/music/engine/compose";
import { writeMidi } from "../../app/features/music/engine/midi";
import { encodeMp3 } from "../../app/features/music/engine/mp3";
import { ScoreRenderer } from "../../app/features/music/engine/synth/renderer";
import { ACTIVITY_TYPES, CULTURAL_STYLES, EMOTIONS, type Score } from "../../app/features/music/engine/types";
import { discriminantAccuracy } from "./music/features";
import * as metrics from "./music/metrics";
import { measurePiece, type SignalReport } from "./music/piece";

const SEEDS = [1, 2];
const SOUND_FONT = "/usr/share/sounds/sf2/TimGM6mb.sf2";
const isQuick = process.argv.includes("--quick");
let failures = 0;

function report(name: string, threshold: string, value: string, isGood: boolean): void {
  if (!isGood) failures++;
  console.log(`${isGood ? "ok  " : "FAIL"}  ${name.padEnd(46)} ${threshold.padEnd(26)} ${value}`);
}

function reportAll(
  name: string,
  threshold: string,
  values: number[],
  isGood: (value: number) => boolean,
  share = 1,
): void {
  const good = values.filter(isGood).length / values.length;
  const q = (at: number) => metrics.quantile(values, at).toFixed(3);
  report(
    name,
    threshold,
    `min ${q(0)}  p5 ${q(0.05)}  median ${q(0.5)}  p95 ${q(0.95)}  max ${q(0.9999)}  (${(good * 100).toFixed(1)} %)`,
    good >= share,
  );
}

const cpuSeconds = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

// ---- the pieces -----------------------------------------------------------------------------------------
const composeMs: number[] = [];
const pieces: Score[] = [];
for (let warm = 0; warm < 20; warm++)
  compose({ emotion: "calm", activityType: "focus", culturalStyle: "jazz", seed: warm });
for (const emotion of EMOTIONS) {
  for (const activityType of ACTIVITY_TYPES) {
    for (const culturalStyle of CULTURAL_STYLES) {
      for (const seed of SEEDS) {
        const startedAtMs = performance.now();
        pieces.push(compose({ emotion, activityType, culturalStyle, seed: seed * 7919 + pieces.length }));
        composeMs.push(performance.now() - startedAtMs);
      }
    }
  }
}
console.log(`\n${pieces.length} pieces\n`);

// ---- symbolic -------------------------------------------------------------------------------------------
reportAll("notes in the section's mode", ">= .95", pieces.map(metrics.inModeShare), (v) => v >= 0.95);
reportAll(
  "pitch-class entropy (bits)",
  "2.5 to 3.4, 98 %",
  pieces.map(metrics.pitchClassEntropy),
  (v) => v >= 2.5 && v <= 3.4,
  0.98,
);
reportAll(
  "groove consistency",
  ".80 to .99, 95 %",
  pieces.map(metrics.grooveConsistency),
  (v) => v >= 0.8 && v <= 0.99,
  0.95,
);
reportAll(
  "groove similarity, all pairs",
  ">= .78, 90 %",
  pieces.map(metrics.grooveSimilarity),
  (v) => v >= 0.78,
  0.9,
);
reportAll(
  "chord irregularity (3 in a row)",
  ".1 to .7, 90 %",
  pieces.map(metrics.chordIrregularity),
  (v) => v >= 0.1 && v <= 0.7,
  0.9,
);
reportAll("sections with different layers", ">= 3", pieces.map(metrics.distinctLayerSets), (v) => v >= 3);
reportAll("repeated phrases", ">= 2", pieces.map(metrics.repeatedPhrases), (v) => v >= 2);
const shapes = pieces.map(metrics.melodyShape);
reportAll(
  "leaps over an octave",
  "<= .08",
  shapes.map((s) => s.wideLeaps),
  (v) => v <= 0.08,
);
reportAll(
  "range of the tune (semitones)",
  "5 to 25, 99 %",
  shapes.map((s) => s.range),
  (v) => v >= 5 && v <= 25,
  0.99,
);
reportAll(
  "notes of the tune a second",
  ".1 to 2.6",
  shapes.map((s) => s.notesPerSecond),
  (v) => v >= 0.1 && v <= 2.6,
);
reportAll("empty bars", "0", pieces.map(metrics.emptyBars), (v) => v === 0);
reportAll(
  "duration (s)",
  "55 to 85",
  pieces.map((p) => p.durationSeconds),
  (v) => v >= 55 && v <= 85,
);
const oneWay = pieces.map((p) =>
  Number(
    metrics.isMonotonic(p.sections.map((s) => s.bpm)) &&
      metrics.isMonotonic(p.sections.map((s) => s.arousal)),
  ),
);
reportAll("tempo and arousal move one way", "all", oneWay, (v) => v === 1);
const breathing = pieces.filter((p) => p.request.activityType === "breathing_exercise");
reportAll(
  "breaths a minute at the end",
  "5.5 to 6.1",
  breathing.map((p) => p.sections[3]!.bpm / 12),
  (v) => v >= 5.5 && v <= 6.1,
);
reportAll(
  "breathing: bars over whole breaths",
  "0",
  breathing.map((p) => (p.totalTicks / 192) % 3),
  (v) => v === 0,
);

const tensionOf = new Map(pieces.map((p, i) => [p, metrics.tension(pieces[i]!)]));
let tense = 0;
let pairs = 0;
for (const harsh of pieces.filter((p) => ["anxious", "angry"].includes(p.request.emotion))) {
  for (const mild of pieces.filter((p) => ["calm", "happy"].includes(p.request.emotion))) {
    const same =
      harsh.request.culturalStyle === mild.request.culturalStyle &&
      harsh.request.activityType === mild.request.activityType;
    if (!same) continue;
    pairs++;
    if (tensionOf.get(harsh)! > tensionOf.get(mild)!) tense++;
  }
}
report(
  "tension: anxious, angry over calm, happy",
  ">= .90 of same-style pairs",
  `${(tense / pairs).toFixed(3)} of ${pairs}`,
  tense / pairs >= 0.9,
);

const tunes = Array.from({ length: 420 }, (_, i) => {
  const combo = pieces[(i * 2) % pieces.length]!.request;
  return metrics.melodyIntervals(compose({ ...combo, activityType: "focus", seed: 50_000 + i }));
});
const duplicates = tunes.length - new Set(tunes.map((tune) => tune.join(","))).size;
report("duplicate tunes in 420", "0", String(duplicates), duplicates === 0);
const overlaps: number[] = [];
for (let i = 0; i < tunes.length; i++)
  for (let j = i + 1; j < tunes.length; j++) overlaps.push(metrics.figureOverlap(tunes[i]!, tunes[j]!));
const overlap = metrics.quantile(overlaps, 0.95);
report("shared four-interval figures, p95", "<= .25", overlap.toFixed(3), overlap <= 0.25);
const composeP95 = metrics.quantile(composeMs, 0.95);
report("compose, p95 (ms)", "<= 10", composeP95.toFixed(2), composeP95 <= 10);

// ---- sound ----------------------------------------------------------------------------------------------
if (!isQuick) {
  const signals: SignalReport[] = pieces.map((piece, i) => {
    if (i % 50 === 49) console.error(`  rendered ${i + 1} of ${pieces.length}`);
    return measurePiece(piece);
  });
  reportAll(
    "loudness before encoding (LUFS)",
    "-16 +- 2",
    signals.map((s) => s.lufs),
    (v) => Math.abs(v + 16) <= 2,
  );
  reportAll(
    "finite samples",
    "all",
    signals.map((s) => Number(s.isClean)),
    (v) => v === 1,
  );
  reportAll(
    "offset",
    "< .001",
    signals.map((s) => s.offset),
    (v) => v < 0.001,
  );
  reportAll(
    "samples at full scale in a row",
    "<= 3",
    signals.map((s) => s.fullScaleRun),
    (v) => v <= 3,
  );
  reportAll(
    "longest silence inside (s)",
    "<= 1",
    signals.map((s) => s.silentSeconds),
    (v) => v <= 1,
  );
  reportAll(
    "left-right correlation",
    "> 0",
    signals.map((s) => s.correlation),
    (v) => v > 0,
  );

  /** Train on one seed, test on the other. */
  const recover = (
    name: string,
    threshold: number,
    x: (s: SignalReport) => number[],
    label: (p: Score) => string,
  ) => {
    const rows = pieces.map((piece, i) => ({ x: x(signals[i]!), label: label(piece) }));
    const accuracy = discriminantAccuracy(
      rows.filter((_, i) => i % 2 === 0),
      rows.filter((_, i) => i % 2 === 1),
    );
    report(name, `>= ${threshold.toFixed(2)}`, accuracy.toFixed(3), accuracy >= threshold);
  };
  const full = ({ first }: SignalReport) => [...first.generic, ...first.chroma];
  const fullLast = ({ last }: SignalReport) => [...last.generic, ...last.chroma];
  recover("style recoverable (5)", 0.93, full, (p) => p.request.culturalStyle);
  recover("arousal recoverable", 0.9, full, (p) => (p.sections[0]!.arousal > 0 ? "high" : "low"));
  recover("valence recoverable, tonic known", 0.9, full, (p) => (p.sections[0]!.valence > 0 ? "up" : "down"));
  recover(
    "valence recoverable, tonic unknown",
    0.65,
    (s) => s.first.generic,
    (p) => (p.sections[0]!.valence > 0 ? "up" : "down"),
  );
  recover("feeling recoverable, first part (7)", 0.7, full, (p) => p.request.emotion);
  recover("activity recoverable, last part (5)", 0.65, fullLast, (p) => p.request.activityType);
}

// ---- MP3: loudness and true peak by ffmpeg ---------------------------------------------------------------
const dir = mkdtempSync(join(tmpdir(), "beats-music-"));
const wasmPath = createRequire(import.meta.url).resolve("wasm-media-encoders/wasm/mp3");
const wasm = await WebAssembly.compile(readFileSync(wasmPath));
const chosen = pieces.filter((_, i) => i % (isQuick ? 70 : 10) === 0);
const loudness: number[] = [];
const peaks: number[] = [];
for (const piece of chosen) {
  const file = join(dir, "piece.mp3");
  writeFileSync(file, await encodeMp3(piece, { wasm }));
  const run = spawnSync(
    "ffmpeg",
    ["-hide_banner", "-nostats", "-i", file, "-af", "ebur128=peak=true", "-f", "null", "-"],
    { encoding: "utf8" },
  );
  const summary = run.stderr.slice(run.stderr.lastIndexOf("Summary:"));
  loudness.push(Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]));
  peaks.push(Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]));
}
reportAll(
  `MP3 loudness of ${chosen.length} (ffmpeg, LUFS)`,
  "-16 +- 2",
  loudness,
  (v) => Math.abs(v + 16) <= 2,
);
reportAll("MP3 true peak (ffmpeg, dBTP)", "<= -1", peaks, (v) => v <= -1);

// ---- speed beside fluidsynth ------------------------------------------------------------------------------
const timed = CULTURAL_STYLES.map((culturalStyle, i) =>
  compose({ emotion: EMOTIONS[i]!, activityType: ACTIVITY_TYPES[(i + 1) % 5]!, culturalStyle, seed: 31 + i }),
);
const minutes = timed.reduce((sum, piece) => sum + piece.durationSeconds, 0) / 60;

function renderOnly(piece: Score, sampleRate: number): void {
  const renderer = new ScoreRenderer(piece, { sampleRate });
  const left = new Float32Array(4096);
  const right = new Float32Array(4096);
  while (renderer.render(left, right) > 0);
}
const median = (list: number[]) => metrics.quantile(list, 0.5);
const rounds = [0, 1, 2];
renderOnly(timed[0]!, 44_100);
const ours = median(
  rounds.map(
    () =>
      cpuSeconds(() => {
        for (const piece of timed) renderOnly(piece, 44_100);
      }) / minutes,
  ),
);

const encodeCpu: number[] = [];
let peakRss = 0;
for (let round = 0; round < 2; round++) {
  globalThis.gc?.();
  const before = process.cpuUsage();
  for (const piece of timed) {
    await encodeMp3(piece, { wasm });
    peakRss = Math.max(peakRss, process.memoryUsage().rss);
  }
  const { user, system } = process.cpuUsage(before);
  encodeCpu.push((user + system) / 1e6 / minutes);
}

/** CPU seconds of a child by the shell's own clock, as fluidsynth gives none. */
function childCpu(command: string, args: string[]): number {
  const quoted = [command, ...args].map((part) => `'${part}'`).join(" ");
  const run = spawnSync("bash", ["-c", `TIMEFORMAT='%U %S'; time ${quoted} >/dev/null 2>&1`], {
    encoding: "utf8",
  });
  const [user, system] = run.stderr.trim().split(" ").map(Number);
  return (user ?? 0) + (system ?? 0);
}
const theirs = median(
  rounds.map(() => {
    let total = 0;
    timed.forEach((piece, i) => {
      const midi = join(dir, `piece-${i}.mid`);
      writeFileSync(midi, writeMidi(piece));
      total += childCpu("fluidsynth", ["-ni", "-r", "44100", "-F", join(dir, "out.wav"), SOUND_FONT, midi]);
    });
    return total / minutes;
  }),
);

const workerd = await timeInWorkerd(timed);
report("render, Node (CPU s a minute, 44.1 kHz)", "<= 1.5", ours.toFixed(2), ours <= 1.5);
report(
  "render, workerd (s a minute, 44.1 kHz)",
  "<= 1.5",
  workerd.renderSeconds.toFixed(2),
  workerd.renderSeconds <= 1.5,
);
report(
  "fluidsynth with TimGM6mb (CPU s a minute)",
  "ours at least as fast",
  theirs.toFixed(2),
  ours <= theirs,
);
report(
  "speed over fluidsynth, Node / workerd",
  ">= 1",
  `${(theirs / ours).toFixed(2)} / ${(theirs / workerd.renderSeconds).toFixed(2)}`,
  theirs >= ours,
);
report(
  "render + MP3 96k 32 kHz, Node (CPU s a minute)",
  "<= 4",
  median(encodeCpu).toFixed(2),
  median(encodeCpu) <= 4,
);
report(
  "render + MP3 96k 32 kHz, workerd (s a minute)",
  "<= 4",
  workerd.encodeSeconds.toFixed(2),
  workerd.encodeSeconds <= 4,
);
report(
  "first MP3 bytes, workerd (ms)",
  "<= 200",
  workerd.firstBytesMs.toFixed(0),
  workerd.firstBytesMs <= 200,
);
report("memory over base, workerd (MB)", "<= 45", workerd.memoryMb.toFixed(0), workerd.memoryMb <= 45);

/** The same code in workerd through Miniflare; local clocks move there, and nothing else is being awaited. */
async function timeInWorkerd(scores: Score[]) {
  const entry = `
    import { ScoreRenderer } from "./app/features/music/engine/synth/renderer";
    import { renderMp3 } from "./app/features/music/engine/mp3";
    import wasm from "./mp3.wasm";
    export default { async fetch(request) {
      const { score, mode } = await request.json();
      const startedAt = Date.now();
      let firstBytesAt = 0;
      if (mode === "render") {
        const renderer = new ScoreRenderer(score, { sampleRate: 44100 });
        const left = new Float32Array(4096), right = new Float32Array(4096);
        while (renderer.render(left, right) > 0);
      } else {
        for await (const part of renderMp3(score, { wasm })) if (part.length > 0 && firstBytesAt === 0) firstBytesAt = Date.now();
      }
      return Response.json({ ms: Date.now() - startedAt, firstBytesMs: firstBytesAt - startedAt });
    } };`;
  const bundle = await build({
    stdin: { contents: entry, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    external: ["./mp3.wasm"],
    logLevel: "error",
  });
  const miniflare = new Miniflare({
    compatibilityDate: "2026-04-01",
    modules: [
      { type: "ESModule", path: "index.mjs", contents: bundle.outputFiles[0]!.text },
      { type: "CompiledWasm", path: "mp3.wasm", contents: readFileSync(wasmPath) },
    ],
  });
  try {
    const call = async (score: Score, mode: string) => {
      const reply = await miniflare.dispatchFetch("http://bench/", {
        method: "POST",
        body: JSON.stringify({ score, mode }),
      });
      return (await reply.json()) as { ms: number; firstBytesMs: number };
    };
    await miniflare.ready;
    // Base: workerd with the code loaded and one small piece played.
    await call({ ...scores[0]!, durationSeconds: 1 }, "render");
    const base = workerdRssMb();
    let renderMs = 0;
    let encodeMs = 0;
    let highest = base;
    const first: number[] = [];
    for (const score of scores) {
      renderMs += (await call(score, "render")).ms;
      const encoded = await call(score, "mp3");
      encodeMs += encoded.ms;
      first.push(encoded.firstBytesMs);
      highest = Math.max(highest, workerdRssMb());
    }
    return {
      renderSeconds: renderMs / 1000 / minutes,
      encodeSeconds: encodeMs / 1000 / minutes,
      firstBytesMs: median(first),
      memoryMb: highest - base,
    };
  } finally {
    await miniflare.dispose();
  }
}

/** High-water memory of the workerd child of this very process. */
function workerdRssMb(): number {
  const list = spawnSync("ps", ["-o", "pid=,comm=", "--ppid", String(process.pid)], {
    encoding: "utf8",
  }).stdout;
  const pid = /(\d+)\s+workerd/.exec(list)?.[1];
  if (!pid) return 0;
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

rmSync(dir, { recursive: true, force: true });
console.log(`\nMemory of this process at its highest while encoding: ${(peakRss / 2 ** 20).toFixed(0)} MB`);
console.log(failures === 0 ? "\nall thresholds met" : `\n${failures} thresholds missed`);
process.exit(failures === 0 ? 0 : 1);
