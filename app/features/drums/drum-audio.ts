import { type Kit, renderBass, renderBeep, renderKit } from "./engine/kit";
import type { KitId } from "./engine/kit-ids";
import { PAD_IDS, type PadId } from "./engine/pads";
import { createScheduler, type Scheduler } from "./engine/scheduler";

/** Browser side of the drum kit: Web Audio, with every sound rendered before the first hit. */
export interface DrumAudio {
  scheduler: Scheduler;
  /** The audio clock in seconds: when something played "now" is handed to the sound card. */
  nowSec(): number;
  /** What the player hears at a `performance.now()` moment, on the audio clock in seconds. */
  heardAtSec(performanceMs: number): number;
  playPad(padId: PadId, options?: PlayOptions): void;
  click(audioTimeSec: number, isAccent: boolean): void;
  /** A bass note, in semitones from low A. */
  playBass(semitones: number, audioTimeSec: number, velocity: number): void;
  /** Starts the clock; browsers allow it only from a touch or key press. */
  resume(): void;
  /** Whether the clock runs, so that something can be heard. */
  isRunning(): boolean;
  /** Calls back whenever the clock starts or stops, also when the system stops it. */
  onStateChange(listener: () => void): void;
  setKit(kitId: KitId): void;
  setVolume(volume: number): void;
  /** Current loudness 0..1 for lights that follow the sound. */
  level(): number;
  close(): void;
}

export interface PlayOptions {
  /** Audio time in seconds; absent or past plays at once. */
  atSec?: number;
  velocity?: number;
  /** -1 left .. 1 right. */
  pan?: number;
}

/** When a browser tells nothing about its output delay. */
const ASSUMED_LATENCY_SEC = 0.03;

/** Straight below 0.6, then gently bent: six pads at once stay clean, and no delay is added. */
function createSoftClip(): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(1025);
  for (let i = 0; i < curve.length; i++) {
    const x = (i - 512) / 512;
    const size = Math.abs(x);
    const bent = size < 0.6 ? size : 0.6 + 0.38 * Math.tanh((size - 0.6) / 0.38);
    curve[i] = Math.sign(x) * bent;
  }
  return curve;
}

/** The sounds of one kit as samples, ready before there is an audio output. */
export interface PreparedSounds {
  sampleRate: number;
  kit: Kit;
  beeps: [plain: Float32Array, accent: Float32Array];
  bass: Float32Array;
}

/** Nearly all devices run at this rate; on the others the exact rendering follows right after the first hit. */
const USUAL_SAMPLE_RATE = 48_000;

/** Renders a kit. Needs no permission and no audio output, so it can be done while the page is idle. */
export function prepareSounds(kitId: KitId, sampleRate = USUAL_SAMPLE_RATE): PreparedSounds {
  const beeps: PreparedSounds["beeps"] = [renderBeep(sampleRate, false), renderBeep(sampleRate, true)];
  return { sampleRate, kit: renderKit(kitId, sampleRate), beeps, bass: renderBass(sampleRate) };
}

interface Buffers {
  pads: Map<PadId, AudioBuffer>;
  beeps: [AudioBuffer, AudioBuffer];
  bass: AudioBuffer;
}

function toBuffers(context: BaseAudioContext, sounds: PreparedSounds): Buffers {
  const toBuffer = (samples: Float32Array) => {
    const buffer = context.createBuffer(1, samples.length, sounds.sampleRate);
    buffer.getChannelData(0).set(samples);
    return buffer;
  };
  const [plain, accent] = sounds.beeps;
  return {
    pads: new Map(PAD_IDS.map((padId) => [padId, toBuffer(sounds.kit[padId])])),
    beeps: [toBuffer(plain), toBuffer(accent)],
    bass: toBuffer(sounds.bass),
  };
}

/** Opens the sound output. Call it from a touch or key press; returns undefined where there is no Web Audio. */
export function openDrumAudio(kitId: KitId, prepared: PreparedSounds, volume: number): DrumAudio | undefined {
  if (typeof AudioContext === "undefined") return undefined;
  const context = new AudioContext({ latencyHint: "interactive" });
  const master = context.createGain();
  const clip = context.createWaveShaper();
  const meter = context.createAnalyser();
  clip.curve = createSoftClip();
  meter.fftSize = 512;
  master.connect(clip).connect(meter).connect(context.destination);
  master.gain.value = volume;

  let buffers = toBuffers(context, prepared);
  const renderExactly = (exactKitId: KitId) => {
    buffers = toBuffers(context, prepareSounds(exactKitId, context.sampleRate));
  };
  if (context.sampleRate !== prepared.sampleRate) setTimeout(() => renderExactly(kitId), 200);
  const meterSamples = new Float32Array(meter.fftSize);

  function play(buffer: AudioBuffer, atSec: number, loudness: number, pan = 0, speed = 1) {
    const source = context.createBufferSource();
    const gain = context.createGain();
    source.buffer = buffer;
    source.playbackRate.value = speed;
    gain.gain.value = loudness;
    source.connect(gain);
    if (pan === 0) gain.connect(master);
    else {
      const panner = context.createStereoPanner();
      panner.pan.value = pan;
      gain.connect(panner).connect(master);
    }
    source.start(Math.max(atSec, context.currentTime));
  }

  return {
    scheduler: createScheduler({
      nowSec: () => context.currentTime,
      startTimer(onTick, intervalMs) {
        const timer = setInterval(onTick, intervalMs);
        return () => clearInterval(timer);
      },
    }),
    nowSec: () => context.currentTime,
    heardAtSec(performanceMs) {
      const stamp = context.getOutputTimestamp?.();
      if (stamp?.performanceTime && stamp.contextTime !== undefined && stamp.contextTime > 0) {
        return stamp.contextTime + (performanceMs - stamp.performanceTime) / 1000;
      }
      const delaySec = context.outputLatency || context.baseLatency + ASSUMED_LATENCY_SEC;
      return context.currentTime - delaySec + (performanceMs - performance.now()) / 1000;
    },
    playPad(padId, { atSec = 0, velocity = 0.9, pan = 0 } = {}) {
      const buffer = buffers.pads.get(padId);
      // Loudness grows faster than the stroke, as it does on a drum.
      if (buffer) play(buffer, atSec, velocity ** 1.5, pan);
    },
    click(audioTimeSec, isAccent) {
      play(buffers.beeps[isAccent ? 1 : 0], audioTimeSec, 0.8);
    },
    playBass(semitones, audioTimeSec, velocity) {
      play(buffers.bass, audioTimeSec, velocity * 0.6, 0, 2 ** (semitones / 12));
    },
    resume() {
      if (context.state !== "running") void context.resume();
    },
    isRunning: () => context.state === "running",
    onStateChange: (listener) => context.addEventListener("statechange", listener),
    setKit: renderExactly,
    setVolume(nextVolume) {
      master.gain.setTargetAtTime(Math.min(1, Math.max(0, nextVolume)), context.currentTime, 0.01);
    },
    level() {
      meter.getFloatTimeDomainData(meterSamples);
      let peak = 0;
      for (const sample of meterSamples) peak = Math.max(peak, Math.abs(sample));
      return peak;
    },
    close() {
      void context.close();
    },
  };
}
