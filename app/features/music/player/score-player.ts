import { createTempoMap } from "../engine/timing";
import type { Score } from "../engine/types";
import type { FromRenderer, ToRenderer } from "./messages";

export type PlayerState = "stopped" | "loading" | "playing";

/** Seconds of sound kept ready beyond the present; enough for a slow laptop, little enough for memory. */
const AHEAD_SECONDS = 2.5;
const FIRST_CHUNK_SECONDS = 0.15;
const CHUNK_SECONDS = 0.4;
const TICK_MS = 60;
const START_DELAY_SECONDS = 0.05;
const FADE_SECONDS = 0.03;
const VOLUME_DEFAULT = 0.9;

const openWorker = () => new Worker(new URL("./render-worker.ts", import.meta.url), { type: "module" });
let spare: Worker | null = null;

/** Fetches the rendering code while something else is waited for; the next player takes it over. */
export function warmUp(): void {
  spare ??= openWorker();
}

/**
 * Plays a score through Web Audio: a worker computes stretches of sound, which are lined up on the audio
 * clock without a gap. Seeking and edits start a new run that takes over within about a tenth of a second.
 */
export class ScorePlayer {
  readonly analyser: AnalyserNode;
  state: PlayerState = "stopped";
  isLooping = false;
  readonly #context: AudioContext;
  readonly #worker: Worker;
  readonly #output: GainNode;
  readonly #onChange: () => void;
  #score: Score;
  #job = 0;
  #bus: GainNode | null = null;
  /** Audio time at which the run's first frame sounds; null until its first stretch has come. */
  #startedAt: number | null = null;
  #fromSeconds = 0;
  #scheduledSeconds = 0;
  #requestedSeconds = 0;
  #isComplete = false;
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(score: Score, onChange: () => void) {
    this.#score = score;
    this.#onChange = onChange;
    this.#context = new AudioContext({ latencyHint: "playback" });
    this.#worker = spare ?? openWorker();
    spare = null;
    this.#worker.addEventListener("message", (event: MessageEvent<FromRenderer>) => this.#place(event.data));
    this.#output = this.#context.createGain();
    this.#output.gain.value = VOLUME_DEFAULT;
    this.analyser = this.#context.createAnalyser();
    this.analyser.fftSize = 1024;
    this.analyser.smoothingTimeConstant = 0.72;
    this.#output.connect(this.analyser).connect(this.#context.destination);
  }

  get durationSeconds(): number {
    return this.#score.durationSeconds;
  }

  get positionSeconds(): number {
    if (this.#startedAt === null || this.state === "stopped") return this.#fromSeconds;
    const since = Math.max(0, this.#context.currentTime - this.#startedAt);
    return Math.min(this.durationSeconds, this.#fromSeconds + since);
  }

  setVolume(volume: number): void {
    this.#output.gain.setTargetAtTime(Math.max(0, Math.min(1, volume)), this.#context.currentTime, 0.02);
  }

  /** Begins at the remembered place. Call from a click, since browsers keep sound off before one. */
  async play(): Promise<void> {
    await this.#context.resume();
    this.#run(this.#fromSeconds);
  }

  pause(): void {
    const position = this.positionSeconds;
    this.#stopRun();
    this.#fromSeconds = position;
    this.#setState("stopped");
  }

  seek(seconds: number): void {
    const target = Math.max(0, Math.min(this.durationSeconds - 0.1, seconds));
    if (this.state === "stopped") {
      this.#fromSeconds = target;
      this.#onChange();
    } else this.#run(target);
  }

  /** Swaps in an edited score at the same musical place, keeping the beat. */
  replaceScore(score: Score): void {
    const beatPlace = createTempoMap(this.#score.tempo).tickAt(this.positionSeconds + 0.12);
    const share = Math.min(1, beatPlace / this.#score.totalTicks);
    const wasPlaying = this.state !== "stopped";
    const from = createTempoMap(score.tempo).secondsAt(share * score.totalTicks);
    this.#score = score;
    if (wasPlaying) this.#run(Math.min(from, score.durationSeconds - 0.2));
    else {
      this.#fromSeconds = 0;
      this.#onChange();
    }
  }

  close(): void {
    this.#stopRun();
    this.#worker.terminate();
    void this.#context.close();
  }

  #run(fromSeconds: number): void {
    this.#retireBus();
    this.#job++;
    this.#fromSeconds = fromSeconds;
    this.#startedAt = null;
    this.#scheduledSeconds = 0;
    this.#requestedSeconds = 0;
    this.#isComplete = false;
    this.#bus = this.#context.createGain();
    this.#bus.connect(this.#output);
    const { sampleRate } = this.#context;
    this.#send({ kind: "start", job: this.#job, score: this.#score, sampleRate, fromSeconds });
    this.#request(FIRST_CHUNK_SECONDS);
    this.#request(CHUNK_SECONDS);
    this.#setState("loading");
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS);
  }

  /** The old run goes on until the new one sounds, then fades: an edit leaves no hole. */
  #retireBus(): void {
    const bus = this.#bus;
    this.#bus = null;
    if (!bus) return;
    if (this.#retiring) this.#fadeOut(this.#retiring);
    this.#retiring = bus;
  }
  #retiring: GainNode | null = null;

  #fadeOut(bus: GainNode): void {
    const now = this.#context.currentTime;
    bus.gain.setTargetAtTime(0, now, FADE_SECONDS / 3);
    setTimeout(() => bus.disconnect(), 400);
  }

  #stopRun(): void {
    this.#job++;
    for (const bus of [this.#bus, this.#retiring]) if (bus) this.#fadeOut(bus);
    this.#bus = null;
    this.#retiring = null;
    this.#startedAt = null;
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  #send(message: ToRenderer): void {
    this.#worker.postMessage(message);
  }

  #request(seconds: number): void {
    const frames = Math.round(seconds * this.#context.sampleRate);
    this.#requestedSeconds += frames / this.#context.sampleRate;
    this.#send({ kind: "more", job: this.#job, frames });
  }

  #place({ job, left, right, frames, isLast }: FromRenderer): void {
    if (job !== this.#job || !this.#bus) return;
    if (isLast) this.#isComplete = true;
    if (frames === 0) return;
    const { sampleRate } = this.#context;
    if (this.#startedAt === null) {
      this.#startedAt = this.#context.currentTime + START_DELAY_SECONDS;
      if (this.#retiring) this.#fadeOut(this.#retiring);
      this.#retiring = null;
      this.#setState("playing");
    }
    const buffer = this.#context.createBuffer(2, frames, sampleRate);
    buffer.copyToChannel(left.subarray(0, frames), 0);
    buffer.copyToChannel(right.subarray(0, frames), 1);
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.#bus);
    let at = this.#startedAt + this.#scheduledSeconds;
    const late = this.#context.currentTime - at;
    if (late > 0) {
      // The machine fell behind: move the whole run later rather than skip notes.
      this.#startedAt += late + START_DELAY_SECONDS;
      at = this.#startedAt + this.#scheduledSeconds;
    }
    source.start(at);
    this.#scheduledSeconds += frames / sampleRate;
  }

  #tick(): void {
    if (this.state === "stopped") return;
    const elapsed = this.#startedAt === null ? 0 : Math.max(0, this.#context.currentTime - this.#startedAt);
    const ahead = this.#requestedSeconds - elapsed;
    if (!this.#isComplete && ahead < AHEAD_SECONDS) this.#request(CHUNK_SECONDS);
    if (this.#isComplete && this.#startedAt !== null && elapsed >= this.#scheduledSeconds) this.#finish();
  }

  #finish(): void {
    this.#fromSeconds = 0;
    if (this.isLooping) {
      this.#run(0);
      return;
    }
    this.#stopRun();
    this.#setState("stopped");
  }

  #setState(state: PlayerState): void {
    this.state = state;
    this.#onChange();
  }
}
