import { createEncoder, type WasmMediaEncoder } from "wasm-media-encoders/esnext";
import { ScoreRenderer } from "./synth/renderer";
import type { Score } from "./types";

export interface Mp3Options {
  /** The compiled `mp3.wasm` of wasm-media-encoders: each platform brings it in its own way. */
  wasm: WebAssembly.Module;
  sampleRate?: 32000 | 44100;
  bitrate?: 96 | 128;
  /** Called about once a second of sound: lets other requests of the same process be answered in between. */
  pause?: () => Promise<void>;
}

export const MP3_SAMPLE_RATE = 32000;
export const MP3_BITRATE_KBPS = 96;
const CHUNK_FRAMES = 4096;
const CHUNKS_BETWEEN_PAUSES = 8;

type Encoder = WasmMediaEncoder<"audio/mpeg">;

/**
 * The encoder of the last file, kept for the next one: each has 17 MB of WebAssembly memory of its own, and
 * what it leaves behind is collected late. Two files at once still have one each.
 */
let idle: { wasm: WebAssembly.Module; encoder: Encoder } | null = null;

async function takeEncoder(wasm: WebAssembly.Module): Promise<Encoder> {
  if (idle?.wasm !== wasm) return createEncoder("audio/mpeg", wasm);
  const { encoder } = idle;
  idle = null;
  return encoder;
}

/** Renders and encodes in step, giving MP3 bytes as they come: the sound is never held as a whole. */
export async function* renderMp3(score: Score, options: Mp3Options): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const sampleRate = options.sampleRate ?? MP3_SAMPLE_RATE;
  const { wasm } = options;
  const encoder = await takeEncoder(wasm);
  try {
    encoder.configure({
      channels: 2,
      sampleRate,
      outputSampleRate: sampleRate,
      bitrate: options.bitrate ?? MP3_BITRATE_KBPS,
    });
    const renderer = new ScoreRenderer(score, { sampleRate });
    const left = new Float32Array(CHUNK_FRAMES);
    const right = new Float32Array(CHUNK_FRAMES);
    for (let chunk = 1; ; chunk++) {
      const count = renderer.render(left, right);
      if (count === 0) break;
      const bytes = encoder.encode([left.subarray(0, count), right.subarray(0, count)]);
      // The encoder owns its buffer: copy before the next call.
      if (bytes.length > 0) yield new Uint8Array(bytes);
      if (options.pause && chunk % CHUNKS_BETWEEN_PAUSES === 0) await options.pause();
    }
    const rest = encoder.finalize();
    if (rest.length > 0) yield new Uint8Array(rest);
  } finally {
    idle = { wasm, encoder };
  }
}

/** The whole MP3 file (about 0.7 MB a minute). */
export async function encodeMp3(score: Score, options: Mp3Options): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of renderMp3(score, options)) {
    parts.push(part);
    size += part.length;
  }
  const file = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
