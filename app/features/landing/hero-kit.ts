// The landing page's own small script: makes the six pads sound and the bars follow the sound. No framework.

import { keepOffline, sayWhoIsHere } from "~/features/device";
import { type PadId, renderKit } from "~/features/drums";
import { prefersReducedMotion } from "../../ui/reduced-motion";

const MASTER_GAIN = 0.7;
const HIGHLIGHT_MS = 150;

const area = document.querySelector<HTMLElement>("[data-hero-kit]");
const pads = [...(area?.querySelectorAll<HTMLButtonElement>("button[data-pad]") ?? [])];
const bars = [...(area?.querySelectorAll<HTMLElement>("[data-bar]") ?? [])];

let audio: { context: AudioContext; buffers: Map<string, AudioBuffer>; analyser: AnalyserNode } | undefined;

/** Opens the sound on the first touch, as browsers ask for. */
function openAudio() {
  if (audio) return audio;
  const context = new AudioContext({ latencyHint: "interactive" });
  const gain = new GainNode(context, { gain: MASTER_GAIN });
  const analyser = new AnalyserNode(context, { fftSize: 256, smoothingTimeConstant: 0.75 });
  gain.connect(analyser).connect(context.destination);
  const buffers = new Map<string, AudioBuffer>();
  for (const [pad, samples] of Object.entries(renderKit("classic", context.sampleRate))) {
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.getChannelData(0).set(samples);
    buffers.set(pad, buffer);
  }
  audio = { context, buffers, analyser };
  drawBars();
  return audio;
}

function play(pad: PadId, button: HTMLButtonElement) {
  const { context, buffers, analyser } = openAudio();
  if (context.state === "suspended") void context.resume();
  const source = new AudioBufferSourceNode(context, { buffer: buffers.get(pad) ?? null });
  source.connect(new GainNode(context, { gain: MASTER_GAIN })).connect(analyser);
  source.start();
  button.dataset.hit = "";
  setTimeout(() => delete button.dataset.hit, HIGHLIGHT_MS);
}

function drawBars() {
  if (!audio || prefersReducedMotion()) return;
  const levels = new Uint8Array(audio.analyser.frequencyBinCount);
  const { analyser } = audio;
  const draw = () => {
    analyser.getByteFrequencyData(levels);
    bars.forEach((bar, index) => {
      const level = levels[Math.floor((index / bars.length) ** 1.6 * levels.length * 0.7)] ?? 0;
      bar.style.transform = `scaleY(${0.18 + (0.82 * level) / 255})`;
    });
    requestAnimationFrame(draw);
  };
  draw();
}

for (const button of pads) {
  const pad = button.dataset.pad as PadId;
  button.addEventListener("pointerdown", () => play(pad, button));
  // Enter and Space click without a pointer: detail is 0 then.
  button.addEventListener("click", (event) => event.detail === 0 && play(pad, button));
}

// Letters play only while the kit has focus, so that they never take a screen reader's keys (WCAG 2.1.4).
area?.addEventListener("keydown", (event) => {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  const button = pads.find((each) => each.dataset.key === event.key.toUpperCase());
  if (button) play(button.dataset.pad as PadId, button);
});

keepOffline();
// The page where a sign-out ends, and the server makes it for nobody else.
sayWhoIsHere(null);
