/** CPU seconds for a rendered minute: ours in Node and in workerd, and fluidsynth on the same scores. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { compose } from "../../../app/features/music/engine/compose";
import { writeMidi } from "../../../app/features/music/engine/midi";
import { encodeMp3 } from "../../../app/features/music/engine/mp3";
import { ScoreRenderer } from "../../../app/features/music/engine/synth/renderer";
import {
  ACTIVITY_TYPES,
  CULTURAL_STYLES,
  EMOTIONS,
  type Score,
} from "../../../app/features/music/engine/types";
import { quantile } from "./metrics";
import { allRequests, hashScores } from "./pieces";
import type { Report } from "./report";

const SOUND_FONT = "/usr/share/sounds/sf2/TimGM6mb.sf2";
const SAMPLE_RATE = 44_100;
const ROUNDS = 3;
/** The kernel counts a process's CPU time in hundredths of a second. */
const TICKS_A_SECOND = 100;

const median = (list: readonly number[]) => quantile(list, 0.5);
const rounds = Array.from({ length: ROUNDS }, (_, i) => i);
const minutesOf = (scores: readonly Score[]) =>
  scores.reduce((sum, score) => sum + score.durationSeconds, 0) / 60;

/** One piece of every style, with different feelings and activities. */
const timedScores = (): Score[] =>
  CULTURAL_STYLES.map((culturalStyle, i) =>
    compose({
      emotion: EMOTIONS[i]!,
      activityType: ACTIVITY_TYPES[(i + 1) % 5]!,
      culturalStyle,
      seed: 31 + i,
    }),
  );

interface Speed {
  renderSeconds: number;
  encodedSeconds: number;
}

export async function reportSpeed(
  report: Report,
  pieces: readonly Score[],
  wasmPath: string,
  dir: string,
): Promise<void> {
  const scores = timedScores();
  const node = await timeInNode(scores, await WebAssembly.compile(readFileSync(wasmPath)));
  const workerd = await timeInWorkerd(scores, wasmPath);
  const theirs = timeFluidsynth(scores, dir);

  report.note("CPU seconds for a minute of sound, 44.1 kHz stereo; MP3 apart");
  const isQuick = (seconds: number) => seconds <= 1.5;
  report.line("render, Node", "<= 1.5", node.renderSeconds.toFixed(2), isQuick(node.renderSeconds));
  report.line("render, workerd", "<= 1.5", workerd.renderSeconds.toFixed(2), isQuick(workerd.renderSeconds));
  report.note(
    `fluidsynth with TimGM6mb: ${theirs.total.toFixed(2)}, of it start-up ${theirs.startUp.toFixed(2)}`,
  );
  for (const [place, speed] of [
    ["Node", node],
    ["workerd", workerd],
  ] as const) {
    const ratio = theirs.total / speed.renderSeconds;
    const running = (theirs.total - theirs.startUp) / speed.renderSeconds;
    const value = `${ratio.toFixed(2)}  (without its start-up ${running.toFixed(2)})`;
    report.line(`speed over fluidsynth, ${place}`, ">= 1", value, ratio >= 1);
  }
  for (const [place, speed] of [
    ["Node", node],
    ["workerd", workerd],
  ] as const) {
    report.note(`MP3 96 kbit/s of 32 kHz, ${place}: ${(speed.encodedSeconds).toFixed(2)} with its render`);
    report.line(`render + MP3, ${place}`, "<= 4", speed.encodedSeconds.toFixed(2), speed.encodedSeconds <= 4);
  }
  const { firstBytesMs, memoryMb } = workerd;
  report.line("first MP3 bytes, workerd (ms)", "<= 200", firstBytesMs.toFixed(0), firstBytesMs <= 200);
  report.line("memory over base, workerd (MB)", "<= 45", memoryMb.toFixed(0), memoryMb <= 45);
  const isSame = workerd.scoresHash === hashScores(pieces);
  report.line(
    `hash of ${pieces.length} scores, Node and workerd`,
    "the same",
    workerd.scoresHash.slice(0, 16),
    isSame,
  );
}

function renderOnly(score: Score): void {
  const renderer = new ScoreRenderer(score, { sampleRate: SAMPLE_RATE });
  const left = new Float32Array(4096);
  const right = new Float32Array(4096);
  while (renderer.render(left, right) > 0);
}

async function timeInNode(scores: readonly Score[], wasm: WebAssembly.Module): Promise<Speed> {
  const minutes = minutesOf(scores);
  const cpuPerMinute = async (work: (score: Score) => unknown) => {
    const before = process.cpuUsage();
    for (const score of scores) await work(score);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6 / minutes;
  };
  renderOnly(scores[0]!);
  const renders: number[] = [];
  const encodes: number[] = [];
  for (const _ of rounds) {
    renders.push(await cpuPerMinute(renderOnly));
    encodes.push(await cpuPerMinute((score) => encodeMp3(score, { wasm })));
  }
  return { renderSeconds: median(renders), encodedSeconds: median(encodes) };
}

/** CPU seconds of a child, by the shell's own clock, as fluidsynth gives none. */
function childCpu(command: string, args: readonly string[]): number {
  const quoted = [command, ...args].map((part) => `'${part}'`).join(" ");
  const script = `TIMEFORMAT='%U %S'; time ${quoted} >/dev/null 2>&1`;
  const run = spawnSync("bash", ["-c", script], { encoding: "utf8" });
  const [user, system] = run.stderr.trim().split(" ").map(Number);
  return (user ?? 0) + (system ?? 0);
}

function timeFluidsynth(scores: readonly Score[], dir: string): { total: number; startUp: number } {
  const wav = join(dir, "out.wav");
  const play = (score: Score, name: string) => {
    const midi = join(dir, name);
    writeFileSync(midi, writeMidi(score));
    return childCpu("fluidsynth", ["-ni", "-r", String(SAMPLE_RATE), "-F", wav, SOUND_FONT, midi]);
  };
  const silence: Score = {
    ...scores[0]!,
    totalTicks: 0,
    tracks: [],
    drums: { ...scores[0]!.drums, hits: [] },
  };
  const totals = rounds.map(() => scores.reduce((sum, score, i) => sum + play(score, `${i}.mid`), 0));
  const starts = rounds.map(() => play(silence, "silence.mid") * scores.length);
  return { total: median(totals) / minutesOf(scores), startUp: median(starts) / minutesOf(scores) };
}

const WORKER = `
  import { compose } from "./app/features/music/engine/compose";
  import { ScoreRenderer } from "./app/features/music/engine/synth/renderer";
  import { renderMp3 } from "./app/features/music/engine/mp3";
  import wasm from "./mp3.wasm";
  const work = {
    render({ score }) {
      const renderer = new ScoreRenderer(score, { sampleRate: ${SAMPLE_RATE} });
      const left = new Float32Array(4096), right = new Float32Array(4096);
      while (renderer.render(left, right) > 0);
      return {};
    },
    async mp3({ score }) {
      const startedAt = Date.now();
      let firstBytesMs = 0;
      for await (const part of renderMp3(score, { wasm })) {
        if (part.length > 0 && firstBytesMs === 0) firstBytesMs = Date.now() - startedAt;
      }
      return { firstBytesMs };
    },
    async hash({ requests }) {
      const text = requests.map((request) => JSON.stringify(compose(request))).join("");
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
      return { hash: [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") };
    },
  };
  export default { async fetch(request) {
    const { kind, ...rest } = await request.json();
    return Response.json(await work[kind](rest));
  } };`;

async function startWorker(wasmPath: string): Promise<Miniflare> {
  const bundle = await build({
    stdin: { contents: WORKER, resolveDir: process.cwd(), loader: "ts" },
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
  await miniflare.ready;
  return miniflare;
}

/** The same code in workerd through Miniflare: its CPU time and memory by the kernel's books. */
async function timeInWorkerd(
  scores: readonly Score[],
  wasmPath: string,
): Promise<Speed & { firstBytesMs: number; memoryMb: number; scoresHash: string }> {
  const miniflare = await startWorker(wasmPath);
  try {
    const call = async (body: Record<string, unknown>) => {
      const reply = await miniflare.dispatchFetch("http://bench/", {
        method: "POST",
        body: JSON.stringify(body),
      });
      return (await reply.json()) as { firstBytesMs?: number; hash?: string };
    };
    const cpuPerMinute = async (kind: string, heard: (ms: number) => void = () => undefined) => {
      const before = workerdCpuSeconds();
      for (const score of scores) heard((await call({ kind, score })).firstBytesMs ?? 0);
      return (workerdCpuSeconds() - before) / minutesOf(scores);
    };
    // Base: workerd with the code loaded and one second played.
    await call({ kind: "render", score: { ...scores[0]!, durationSeconds: 1 } });
    const base = workerdPeakMb();
    const renders: number[] = [];
    const encodes: number[] = [];
    const first: number[] = [];
    for (const _ of rounds) {
      renders.push(await cpuPerMinute("render"));
      encodes.push(await cpuPerMinute("mp3", (ms) => first.push(ms)));
    }
    const memoryMb = workerdPeakMb() - base;
    const { hash } = await call({ kind: "hash", requests: allRequests() });
    return {
      renderSeconds: median(renders),
      encodedSeconds: median(encodes),
      firstBytesMs: median(first),
      memoryMb,
      scoresHash: hash ?? "",
    };
  } finally {
    await miniflare.dispose();
  }
}

/** The workerd child of this very process. */
function workerdPid(): string {
  const args = ["-o", "pid=,comm=", "--ppid", String(process.pid)];
  const list = spawnSync("ps", args, { encoding: "utf8" }).stdout;
  const pid = /(\d+)\s+workerd/.exec(list)?.[1];
  if (!pid) throw new Error("workerd is not running");
  return pid;
}

function workerdPeakMb(): number {
  const status = readFileSync(`/proc/${workerdPid()}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

function workerdCpuSeconds(): number {
  const fields = readFileSync(`/proc/${workerdPid()}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
