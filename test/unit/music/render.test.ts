import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import {
  type ComposeRequest,
  compose,
  gridToHits,
  grooveFor,
  patternToDrumGrid,
  writeMidi,
} from "~/features/music/engine";
import { encodeMp3, renderMp3 } from "~/features/music/engine/mp3";
import { CEILING_DB, ScoreRenderer } from "~/features/music/engine/synth/renderer";
import { createTempoMap, swingTick } from "~/features/music/engine/timing";
import { toPcm16, wavHeader } from "~/features/music/engine/wav";
import { LoudnessMeter } from "../../bench/music/loudness";

const SAMPLE_RATE = 22050;
const base: ComposeRequest = {
  emotion: "happy",
  activityType: "social_skills",
  culturalStyle: "jazz",
  seed: 99,
};

function renderAll(request: ComposeRequest, chunk = 4096, fromSeconds = 0, seconds?: number) {
  const whole = compose(request);
  const score = seconds ? { ...whole, durationSeconds: seconds } : whole;
  const renderer = new ScoreRenderer(score, { sampleRate: SAMPLE_RATE, fromSeconds });
  const left: number[] = [];
  const right: number[] = [];
  const l = new Float32Array(chunk);
  const r = new Float32Array(chunk);
  const meter = new LoudnessMeter(SAMPLE_RATE);
  for (let count = renderer.render(l, r); count > 0; count = renderer.render(l, r)) {
    meter.add(l, r, count);
    for (let i = 0; i < count; i++) {
      left.push(l[i]!);
      right.push(r[i]!);
    }
  }
  return { score, left, right, meter };
}

describe("the synth", () => {
  it("gives clean sound: no NaN, no clipping, no offset, no hole longer than a second", () => {
    const { left, right, meter, score } = renderAll(base);
    const ceiling = 10 ** (CEILING_DB / 20) + 1e-4;
    let sum = 0;
    let quiet = 0;
    let longestQuiet = 0;
    let correlation = 0;
    for (let i = 0; i < left.length; i++) {
      const l = left[i]!;
      const r = right[i]!;
      if (!(Math.abs(l) <= ceiling && Math.abs(r) <= ceiling)) throw new Error(`sample ${i}: ${l} ${r}`);
      sum += l;
      correlation += l * r;
      quiet = Math.abs(l) + Math.abs(r) < 0.001 ? quiet + 1 : 0;
      if (i < left.length - 3 * SAMPLE_RATE) longestQuiet = Math.max(longestQuiet, quiet);
    }
    expect(left.length / SAMPLE_RATE).toBeCloseTo(score.durationSeconds, 1);
    expect(Math.abs(sum / left.length)).toBeLessThan(0.001);
    expect(longestQuiet).toBeLessThan(SAMPLE_RATE);
    expect(correlation).toBeGreaterThan(0);
    expect(meter.integrated()).toBeGreaterThan(-18);
    expect(meter.integrated()).toBeLessThan(-14);
  });

  it("stays finite where the echo's delay is a whole number of frames", () => {
    const score = compose({
      emotion: "calm",
      activityType: "breathing_exercise",
      culturalStyle: "contemporary_urban",
      seed: 7925,
    });
    const renderer = new ScoreRenderer({ ...score, durationSeconds: 3 }, { sampleRate: 22050 });
    const left = new Float32Array(3 * 22050);
    const right = new Float32Array(3 * 22050);
    renderer.render(left, right);
    expect(left.findIndex((value) => !Number.isFinite(value))).toBe(-1);
  });

  it("does not depend on how much is asked for at a time", () => {
    const coarse = renderAll(base, 4096, 0, 8).left;
    const fine = renderAll(base, 777, 0, 8).left;
    expect(fine.length).toBe(coarse.length);
    expect(fine.findIndex((value, i) => value !== coarse[i])).toBe(-1);
  });

  it("sounds the same while another piece is rendered beside it", () => {
    const score = { ...compose(base), durationSeconds: 4 };
    const other = { ...compose({ ...base, seed: 5, emotion: "excited" }), durationSeconds: 4 };
    const renderer = new ScoreRenderer(score, { sampleRate: SAMPLE_RATE });
    const neighbour = new ScoreRenderer(other, { sampleRate: SAMPLE_RATE });
    const block = () => new Float32Array(512);
    const [left, right, ignored] = [block(), block(), block()];
    const together: number[] = [];
    for (let count = renderer.render(left, right); count > 0; count = renderer.render(left, right)) {
      together.push(...left.subarray(0, count));
      neighbour.render(ignored, ignored);
    }
    expect(together).toEqual(renderAll(base, 512, 0, 4).left);
  });

  it("starts in the middle with what sounds there", () => {
    const { left, score } = renderAll(base, 4096, 30, 36);
    expect(left.length / SAMPLE_RATE).toBeCloseTo(score.durationSeconds - 30, 1);
    const opening = Math.max(...left.slice(0, SAMPLE_RATE / 2).map(Math.abs));
    expect(opening).toBeGreaterThan(0.02);
  });

  it("swells with the breath by three to five decibels", () => {
    const { left, score } = renderAll({
      ...base,
      activityType: "breathing_exercise",
      culturalStyle: "ambient",
    });
    const map = createTempoMap(score.tempo);
    const power = (fromBeat: number, toBeat: number) => {
      const from = Math.round(map.secondsAt(fromBeat * 48) * SAMPLE_RATE);
      const to = Math.round(map.secondsAt(toBeat * 48) * SAMPLE_RATE);
      return left.slice(from, to).reduce((sum, value) => sum + value * value, 0) / (to - from);
    };
    expect(score.swell!.depthDb).toBeGreaterThanOrEqual(3);
    expect(score.swell!.depthDb).toBeLessThanOrEqual(5);
    expect(power(28, 30)).toBeGreaterThan(power(34, 36));
  });
});

describe("exports", () => {
  it("write a MIDI file that holds every note", () => {
    const score = compose(base);
    const file = writeMidi(score, "Test");
    expect(new TextDecoder().decode(file.subarray(0, 4))).toBe("MThd");
    const chunks = [...new TextDecoder("latin1").decode(file).matchAll(/MTrk/g)].length;
    expect(chunks).toBe(1 + score.tracks.length + 1);
  });

  it("write a WAV header whose sizes match the sound", () => {
    const header = new DataView(wavHeader(32000, 1000).buffer);
    expect(header.getUint32(40, true)).toBe(4000);
    expect(header.getUint32(4, true)).toBe(4036);
    const pcm = toPcm16(new Float32Array([0, 1, -1]), new Float32Array([0.5, 2, -2]), 3);
    expect([...new Int16Array(pcm.buffer)]).toEqual([0, 16384, 32767, 32767, -32767, -32768]);
  });

  it("encode an MP3 of the right length", async () => {
    const path = createRequire(import.meta.url).resolve("wasm-media-encoders/wasm/mp3");
    const score = { ...compose(base), durationSeconds: 12 };
    const mp3 = await encodeMp3(score, { wasm: await WebAssembly.compile(readFileSync(path)) });
    expect(mp3[0]).toBe(0xff);
    expect(mp3[1]! & 0xe0).toBe(0xe0);
    expect((mp3.length * 8) / 96000).toBeCloseTo(score.durationSeconds, 0);
  });
});

describe("MP3 files", () => {
  const path = createRequire(import.meta.url).resolve("wasm-media-encoders/wasm/mp3");
  const short = (seed: number) => ({ ...compose({ ...base, seed }), durationSeconds: 3 });

  it("are the same bytes whether the encoder is new, kept from the last file or shared with a file under way", async () => {
    const wasm = await WebAssembly.compile(readFileSync(path));
    const first = await encodeMp3(short(1), { wasm });
    await encodeMp3(short(2), { wasm });
    expect(await encodeMp3(short(1), { wasm })).toEqual(first);
    const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
    const [together] = await Promise.all([
      encodeMp3(short(1), { wasm, pause }),
      encodeMp3(short(2), { wasm, pause }),
    ]);
    expect(together).toEqual(first);
  });

  it("leave the encoder usable when one is given up half way", async () => {
    const wasm = await WebAssembly.compile(readFileSync(path));
    const whole = await encodeMp3(short(1), { wasm });
    for await (const part of renderMp3(short(2), { wasm })) if (part.length > 0) break;
    expect(await encodeMp3(short(1), { wasm })).toEqual(whole);
  });
});

describe("grooves", () => {
  it("turn a loop kept in the Drummer into a drum layer", () => {
    const grid = patternToDrumGrid(
      [
        { padId: "kick", offsetMs: 4 },
        { padId: "snare", offsetMs: 498, velocity: 0.5 },
        { padId: "cowbell", offsetMs: 10 },
      ],
      120,
    );
    expect(grid).toEqual({ kick: "x...............", snare: "....m..........." });
  });

  it("give every style a groove that grows with its level", () => {
    for (const style of ["african_american", "jazz", "gospel", "contemporary_urban", "ambient"] as const) {
      const sizes = ([1, 2, 3] as const).map((level) => gridToHits(grooveFor(style, level), 0).length);
      expect(sizes[0]).toBeGreaterThan(0);
      expect(sizes[2]).toBeGreaterThan(sizes[0]!);
    }
    expect(grooveFor("jazz", 0)).toEqual({});
  });

  it("swing moves the off-beat and leaves the beat", () => {
    expect(swingTick(48, 0.64)).toBe(48);
    expect(swingTick(24, 0.64)).toBeCloseTo(30.72);
    expect(swingTick(72, 0.5)).toBe(72);
  });
});
