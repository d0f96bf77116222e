import { ScoreRenderer } from "../engine/synth/renderer";
import type { FromRenderer, ToRenderer } from "./messages";

// Computes sound away from the page's thread, so that neither the page nor the music stutters.
let renderer: ScoreRenderer | null = null;
let current = -1;

/** What a worker's global offers; the page's types describe a window instead. */
type WorkerPort = {
  postMessage(message: FromRenderer, transfer: Transferable[]): void;
  addEventListener(type: "message", listener: (event: MessageEvent<ToRenderer>) => void): void;
};
const port = globalThis as unknown as WorkerPort;

port.addEventListener("message", ({ data }) => {
  if (data.kind === "start") {
    const { sampleRate, score, fromSeconds } = data;
    renderer = new ScoreRenderer(score, { sampleRate, fromSeconds });
    current = data.job;
    return;
  }
  if (!renderer || data.job !== current) return;
  const left = new Float32Array(data.frames);
  const right = new Float32Array(data.frames);
  const frames = renderer.render(left, right);
  port.postMessage({ job: data.job, left, right, frames, isLast: frames < data.frames }, [
    left.buffer,
    right.buffer,
  ]);
});
