import { createTempoMap, type PerformanceEvent, performScore, type TempoMap } from "../timing";
import { type CulturalStyle, type Score, TICKS_PER_BEAT } from "../types";
import { DrumMixer } from "./drum-mixer";
import { Limiter, PingPongDelay, Reverb } from "./effects";
import { instrumentsFor } from "./instruments";
import type { WaveBank } from "./tables";
import { type Buses, dbToGain, TrackStrip } from "./track-strip";
import { BLOCK_FRAMES } from "./voice";

const MAX_VOICES = 40;
/** What lies above is lifted: small speakers are dull enough. */
const SHELF_HZ = 2200;
/** How far: dusty in hip-hop and soul, glossy in trap and pop. */
const SHELF_LIFT: Record<CulturalStyle, number> = {
  african_american: 0.45,
  jazz: 0.8,
  gospel: 0.8,
  contemporary_urban: 1.15,
  ambient: 0.8,
};
/** Leaves room for what lies between two samples and what MP3 adds to a peak: up to three decibels. */
export const CEILING_DB = -4.2;

export interface RendererOptions {
  sampleRate: number;
  /** Where to begin, for seeking and for edits heard in place. */
  fromSeconds?: number;
}

/**
 * Turns a score into stereo sound, block by block, in constant memory. The same code runs in the Worker
 * (to MP3 and WAV) and in the browser (to the speakers).
 */
export class ScoreRenderer {
  readonly sampleRate: number;
  readonly totalFrames: number;
  readonly #score: Score;
  readonly #events: PerformanceEvent[];
  readonly #tempo: TempoMap;
  readonly #bank: WaveBank;
  readonly #tracks: TrackStrip[];
  readonly #drums: DrumMixer;
  readonly #reverb: Reverb;
  /** Null where nothing is sent to it. */
  readonly #delay: PingPongDelay | null;
  readonly #limiter: Limiter;
  readonly #buses: Buses;
  readonly #endSeconds: number;
  readonly #masterGain: number;
  #nextEvent = 0;
  #tempoAt = 0;
  #frame: number;
  #duck = 0;
  readonly #duckKeep: number;
  #lowCutL = 0;
  #lowCutR = 0;
  #darkL = 0;
  #darkR = 0;
  #pending = 0;
  readonly #outL = new Float32Array(BLOCK_FRAMES);
  readonly #outR = new Float32Array(BLOCK_FRAMES);
  #skip: number;

  constructor(score: Score, options: RendererOptions) {
    const { sampleRate } = options;
    this.sampleRate = sampleRate;
    this.#score = score;
    this.#events = performScore(score);
    this.#tempo = createTempoMap(score.tempo);
    const instruments = instrumentsFor(sampleRate);
    this.#bank = instruments.bank;
    this.#drums = new DrumMixer(score.drums, instruments.kit(score.drums.kit));
    this.totalFrames = Math.ceil(score.durationSeconds * sampleRate);
    this.#endSeconds = score.durationSeconds;
    this.#masterGain = dbToGain(score.masterGainDb);
    this.#duckKeep = Math.exp(-BLOCK_FRAMES / (0.11 * sampleRate));
    this.#tracks = score.tracks.map((track) => new TrackStrip(track, sampleRate));
    const isAmbient = score.request.culturalStyle === "ambient";
    this.#reverb = isAmbient ? new Reverb(sampleRate, 3.4, 3200, 2.1) : new Reverb(sampleRate, 1.5, 4600);
    const echoes = score.tracks.some((track) => track.delay > 0);
    const slowest = Math.min(...score.tempo.map(([, bpm]) => bpm));
    this.#delay = echoes
      ? new PingPongDelay(this.#echoFrames(score.sections[0]!.bpm), this.#echoFrames(slowest))
      : null;
    this.#limiter = new Limiter(sampleRate, CEILING_DB);
    const block = () => new Float32Array(BLOCK_FRAMES);
    this.#buses = {
      l: block(),
      r: block(),
      reverbL: block(),
      reverbR: block(),
      delayL: block(),
      delayR: block(),
    };
    const from = Math.max(0, options.fromSeconds ?? 0);
    this.#frame = Math.floor(from * sampleRate);
    this.#skip = this.#limiter.delayFrames;
    this.#seekEvents(from);
  }

  /** Seconds of the piece already given out. */
  get positionSeconds(): number {
    return Math.max(0, this.#frame - this.#pending - this.#limiter.delayFrames) / this.sampleRate;
  }

  /** Skips what is over; long notes still sounding at `from` start anew there. */
  #seekEvents(from: number): void {
    if (from <= 0) return;
    const events = this.#events;
    while (this.#nextEvent < events.length && events[this.#nextEvent]!.startSeconds < from) {
      const event = events[this.#nextEvent]!;
      if (event.kind === "note") {
        const rest = event.startSeconds + event.durationSeconds - from;
        if (rest > 0.12) this.#startNote({ ...event, startSeconds: from, durationSeconds: rest }, 0);
      }
      this.#nextEvent++;
    }
  }

  /** Fills the start of both arrays with the next frames; returns how many (0 at the end). */
  render(left: Float32Array, right: Float32Array): number {
    let written = 0;
    while (written < left.length) {
      if (this.#pending === 0) {
        if (this.#frame >= this.totalFrames + this.#limiter.delayFrames) break;
        this.#renderBlock();
        this.#pending = BLOCK_FRAMES;
        if (this.#skip > 0) {
          const skipped = Math.min(this.#skip, BLOCK_FRAMES);
          this.#pending -= skipped;
          this.#skip -= skipped;
          if (this.#pending === 0) continue;
        }
      }
      const offset = BLOCK_FRAMES - this.#pending;
      const count = Math.min(this.#pending, left.length - written);
      // Sample by sample: a view for every block would be garbage three hundred times a second.
      for (let i = 0; i < count; i++) {
        left[written + i] = this.#outL[offset + i]!;
        right[written + i] = this.#outR[offset + i]!;
      }
      this.#pending -= count;
      written += count;
    }
    return written;
  }

  #startNote(event: Extract<PerformanceEvent, { kind: "note" }>, offset: number): void {
    const section = this.#score.sections[event.section]!;
    this.#tracks[event.track]!.start(event, offset, section, this.#bank);
    let total = 0;
    for (const track of this.#tracks) total += track.voiceCount;
    if (total > MAX_VOICES) this.#dropQuietest();
  }

  #dropQuietest(): void {
    let owner = this.#tracks[0]!;
    let lowest = owner.quietest();
    for (const track of this.#tracks) {
      const found = track.quietest();
      if (found.loudness < lowest.loudness) {
        lowest = found;
        owner = track;
      }
    }
    owner.drop(lowest.index);
  }

  #startEvents(start: number): void {
    const events = this.#events;
    while (this.#nextEvent < events.length) {
      const event = events[this.#nextEvent]!;
      const offset = Math.round(event.startSeconds * this.sampleRate) - start;
      if (offset >= BLOCK_FRAMES) break;
      this.#nextEvent++;
      if (event.kind === "note") {
        this.#startNote(event, Math.max(0, offset));
        continue;
      }
      this.#drums.start(event, Math.max(0, offset));
      if (event.piece === "kick") this.#duck = Math.max(this.#duck, event.velocity);
    }
  }

  /** The echo comes three quarters of a beat later. */
  #echoFrames(bpm: number): number {
    return ((0.75 * 60) / bpm) * this.sampleRate;
  }

  /** The tempo at a tick; ticks only ever grow. */
  #bpmAt(tick: number): number {
    const { tempo } = this.#score;
    while (this.#tempoAt + 1 < tempo.length && tempo[this.#tempoAt + 1]![0] <= tick) this.#tempoAt++;
    return tempo[this.#tempoAt]![1];
  }

  #renderBlock(): void {
    const start = this.#frame;
    const rate = this.sampleRate;
    const b = this.#buses;
    b.l.fill(0);
    b.r.fill(0);
    b.reverbL.fill(0);
    b.reverbR.fill(0);
    b.delayL.fill(0);
    b.delayR.fill(0);
    this.#startEvents(start);
    const duck = this.#score.duck * this.#duck;
    for (let i = 0; i < this.#tracks.length; i++) this.#tracks[i]!.render(b, duck);
    this.#drums.render(b);
    const seconds = start / rate;
    const tick = this.#tempo.tickAt(seconds);
    if (this.#delay) {
      this.#delay.setFrames(this.#echoFrames(this.#bpmAt(tick)));
      this.#delay.process(b.delayL, b.delayR, b.l, b.r, BLOCK_FRAMES);
    }
    this.#reverb.process(b.reverbL, b.reverbR, b.l, b.r, BLOCK_FRAMES);
    this.#master(seconds, tick);
    this.#duck *= this.#duckKeep;
    this.#frame += BLOCK_FRAMES;
  }

  /** Gain in the breath: rises on in, stays on hold, sinks on out. */
  #swellGain(tick: number): number {
    const { swell } = this.#score;
    if (!swell) return 1;
    const beat = (tick / TICKS_PER_BEAT) % swell.cycleBeats;
    const { inBeats, holdBeats, cycleBeats, depthDb } = swell;
    const out = cycleBeats - inBeats - holdBeats;
    let height = 1;
    if (beat < inBeats) height = 0.5 - 0.5 * Math.cos((Math.PI * beat) / inBeats);
    else if (beat > inBeats + holdBeats)
      height = 0.5 + 0.5 * Math.cos((Math.PI * (beat - inBeats - holdBeats)) / out);
    return dbToGain(depthDb * (height - 0.6));
  }

  #master(seconds: number, tick: number): void {
    const b = this.#buses;
    const fade = Math.min(1, Math.max(0, (this.#endSeconds - seconds) / 2));
    const gain = this.#masterGain * this.#swellGain(tick) * fade * fade * (3 - 2 * fade);
    const lowCut = 1 - Math.exp((-2 * Math.PI * 24) / this.sampleRate);
    const shelf = 1 - Math.exp((-2 * Math.PI * SHELF_HZ) / this.sampleRate);
    const lift = SHELF_LIFT[this.#score.request.culturalStyle];
    let lowL = this.#lowCutL;
    let lowR = this.#lowCutR;
    let darkL = this.#darkL;
    let darkR = this.#darkR;
    for (let i = 0; i < BLOCK_FRAMES; i++) {
      const l = b.l[i]! * gain;
      const r = b.r[i]! * gain;
      lowL += (l - lowL) * lowCut;
      lowR += (r - lowR) * lowCut;
      darkL += (l - darkL) * shelf;
      darkR += (r - darkR) * shelf;
      this.#outL[i] = l - lowL + lift * (l - darkL);
      this.#outR[i] = r - lowR + lift * (r - darkR);
    }
    this.#lowCutL = lowL;
    this.#lowCutR = lowR;
    this.#darkL = darkL;
    this.#darkR = darkR;
    this.#limiter.process(this.#outL, this.#outR, BLOCK_FRAMES);
  }
}
