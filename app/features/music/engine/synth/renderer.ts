import { createTempoMap, type PerformanceEvent, performScore, type TempoMap } from "../timing";
import { type CulturalStyle, type DrumPiece, type Score, TICKS_PER_BEAT } from "../types";
import { DRUM_LEVEL, DRUM_PAN, DrumKit } from "./drum-kit";
import { Chorus, Limiter, PingPongDelay, Reverb } from "./effects";
import { WaveBank } from "./tables";
import { VOICE_SPECS } from "./voice-specs";
import { type SoundingVoice, startVoice } from "./voices";

/** Frames computed at a time: also the grain of envelopes and filters (3 ms at 44.1 kHz). */
const BLOCK_FRAMES = 128;
const MAX_VOICES = 40;
export const CEILING_DB = -2;

interface TrackState {
  left: Float32Array;
  right: Float32Array;
  gainLeft: number;
  gainRight: number;
  reverb: number;
  delay: number;
  isDucked: boolean;
  chorus: Chorus | null;
  voices: SoundingVoice[];
  /** Frame inside the coming block where each voice begins; 0 once it sounds. */
  offsets: number[];
  gliding: { voice: SoundingVoice; endsAtSeconds: number } | null;
}

interface PlayingHit {
  sample: Float32Array;
  position: number;
  gainLeft: number;
  gainRight: number;
  piece: DrumPiece;
}

/** Wave tables and drum samples for one sample rate; a player keeps them, so that an edit is heard at once. */
export class Instruments {
  readonly bank: WaveBank;
  readonly #kits = new Map<CulturalStyle, DrumKit>();
  readonly #sampleRate: number;

  constructor(sampleRate: number) {
    this.#sampleRate = sampleRate;
    this.bank = new WaveBank(sampleRate);
  }

  kit(style: CulturalStyle): DrumKit {
    const known = this.#kits.get(style) ?? new DrumKit(style, this.#sampleRate);
    this.#kits.set(style, known);
    return known;
  }
}

export interface RendererOptions {
  sampleRate: number;
  /** Kept from an earlier renderer of the same sample rate. */
  instruments?: Instruments;
  /** Where to begin, for seeking and for edits heard in place. */
  fromSeconds?: number;
}

const dbToGain = (db: number) => 10 ** (db / 20);

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
  readonly #kit: DrumKit;
  readonly #tracks: TrackState[];
  readonly #hits: PlayingHit[] = [];
  readonly #reverb: Reverb;
  readonly #delay: PingPongDelay;
  readonly #limiter: Limiter;
  readonly #buses: {
    l: Float32Array;
    r: Float32Array;
    reverbL: Float32Array;
    reverbR: Float32Array;
    delayL: Float32Array;
    delayR: Float32Array;
    drumL: Float32Array;
    drumR: Float32Array;
  };
  readonly #endSeconds: number;
  readonly #masterGain: number;
  #nextEvent = 0;
  #frame: number;
  #duck = 0;
  #lowCutL = 0;
  #lowCutR = 0;
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
    const instruments = options.instruments ?? new Instruments(sampleRate);
    this.#bank = instruments.bank;
    this.#kit = instruments.kit(score.drums.kit);
    this.#kit.rewind();
    this.totalFrames = Math.ceil(score.durationSeconds * sampleRate);
    this.#endSeconds = score.durationSeconds;
    this.#masterGain = dbToGain(score.masterGainDb);
    this.#tracks = score.tracks.map((track) => {
      const gain = dbToGain(track.gainDb);
      const angle = ((track.pan + 1) * Math.PI) / 4;
      return {
        left: new Float32Array(BLOCK_FRAMES),
        right: new Float32Array(BLOCK_FRAMES),
        gainLeft: gain * Math.cos(angle) * Math.SQRT2,
        gainRight: gain * Math.sin(angle) * Math.SQRT2,
        reverb: track.reverb,
        delay: track.delay,
        isDucked: track.layer === "pad" || track.layer === "chords",
        chorus: track.voice === "epiano" || track.voice === "organ" ? new Chorus(sampleRate) : null,
        voices: [],
        offsets: [],
        gliding: null,
      };
    });
    const isAmbient = score.request.culturalStyle === "ambient";
    this.#reverb = new Reverb(sampleRate, isAmbient ? 3.4 : 1.5, isAmbient ? 3200 : 4600);
    this.#delay = new PingPongDelay(sampleRate, (0.75 * 60) / score.sections[0]!.bpm);
    this.#limiter = new Limiter(sampleRate, CEILING_DB);
    const block = () => new Float32Array(BLOCK_FRAMES);
    this.#buses = {
      l: block(),
      r: block(),
      reverbL: block(),
      reverbR: block(),
      delayL: block(),
      delayR: block(),
      drumL: block(),
      drumR: block(),
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
      left.set(this.#outL.subarray(offset, offset + count), written);
      right.set(this.#outR.subarray(offset, offset + count), written);
      this.#pending -= count;
      written += count;
    }
    return written;
  }

  #startNote(event: Extract<PerformanceEvent, { kind: "note" }>, offset: number): void {
    const track = this.#tracks[event.track]!;
    const source = this.#score.tracks[event.track]!;
    const section = this.#score.sections[event.section]!;
    const hz = 440 * 2 ** ((event.midi - 69) / 12);
    const spec = VOICE_SPECS[source.voice];
    const end = event.startSeconds + event.durationSeconds;
    const { gliding } = track;
    if (
      gliding &&
      spec.kind === "wave" &&
      spec.canGlide &&
      event.startSeconds < gliding.endsAtSeconds + 0.012
    ) {
      if (
        source.layer === "bass" &&
        source.voice === "sub808" &&
        gliding.voice.glideTo(hz, event.durationSeconds)
      ) {
        gliding.endsAtSeconds = end;
        return;
      }
    }
    const voice = startVoice(
      spec,
      this.#bank,
      {
        hz,
        velocity: event.velocity,
        holdSeconds: event.durationSeconds,
        brightness: section.brightness,
        attackScale: source.layer === "pad" || source.layer === "lead" ? section.attackScale : 1,
        detuneScale: section.detuneScale,
        seed: Math.round(event.startSeconds * 1000) * 31 + event.midi,
      },
      this.sampleRate,
    );
    track.voices.push(voice);
    track.offsets.push(offset);
    track.gliding = { voice, endsAtSeconds: end };
    this.#dropQuietest();
  }

  #dropQuietest(): void {
    let total = 0;
    for (const track of this.#tracks) total += track.voices.length;
    if (total <= MAX_VOICES) return;
    let quietest = Number.POSITIVE_INFINITY;
    let owner: TrackState | null = null;
    let index = 0;
    for (const track of this.#tracks) {
      track.voices.forEach((voice, i) => {
        if (voice.loudness < quietest) {
          quietest = voice.loudness;
          owner = track;
          index = i;
        }
      });
    }
    const loser = owner as TrackState | null;
    loser?.voices.splice(index, 1);
    loser?.offsets.splice(index, 1);
  }

  #startHit(event: Extract<PerformanceEvent, { kind: "hit" }>, offset: number): void {
    const { piece } = event;
    if (piece === "hat" || piece === "pedalHat") {
      // A closed hat chokes an open one.
      for (const hit of this.#hits)
        if (hit.piece === "openHat")
          hit.sample = hit.sample.subarray(0, Math.min(hit.sample.length, hit.position + 200));
    }
    const gain = dbToGain(this.#score.drums.gainDb) * DRUM_LEVEL[piece] * event.velocity ** 1.5;
    const angle = ((DRUM_PAN[piece] + 1) * Math.PI) / 4;
    this.#hits.push({
      sample: this.#kit.next(piece, event.velocity),
      position: -offset,
      gainLeft: gain * Math.cos(angle) * Math.SQRT2,
      gainRight: gain * Math.sin(angle) * Math.SQRT2,
      piece,
    });
    if (piece === "kick") this.#duck = Math.max(this.#duck, event.velocity);
  }

  #renderBlock(): void {
    const start = this.#frame;
    const rate = this.sampleRate;
    const b = this.#buses;
    for (const bus of [b.l, b.r, b.reverbL, b.reverbR, b.delayL, b.delayR, b.drumL, b.drumR]) bus.fill(0);
    for (const track of this.#tracks) {
      track.left.fill(0);
      track.right.fill(0);
    }
    const events = this.#events;
    while (this.#nextEvent < events.length) {
      const event = events[this.#nextEvent]!;
      const offset = Math.round(event.startSeconds * rate) - start;
      if (offset >= BLOCK_FRAMES) break;
      this.#nextEvent++;
      if (event.kind === "note") {
        this.#startNote(event, Math.max(0, offset));
      } else this.#startHit(event, Math.max(0, offset));
    }
    for (const track of this.#tracks) this.#renderTrack(track);
    this.#renderHits();
    for (let i = 0; i < BLOCK_FRAMES; i++) {
      const dl = b.drumL[i]!;
      const dr = b.drumR[i]!;
      b.l[i] = b.l[i]! + dl;
      b.r[i] = b.r[i]! + dr;
      b.reverbL[i] = b.reverbL[i]! + dl * this.#score.drums.reverb;
      b.reverbR[i] = b.reverbR[i]! + dr * this.#score.drums.reverb;
    }
    const seconds = start / rate;
    const tick = this.#tempo.tickAt(seconds);
    let bpm = this.#score.sections[0]!.bpm;
    for (const [from, value] of this.#score.tempo) if (from <= tick) bpm = value;
    this.#delay.setFrames(((0.75 * 60) / bpm) * rate);
    this.#delay.process(b.delayL, b.delayR, b.l, b.r, BLOCK_FRAMES);
    this.#reverb.process(b.reverbL, b.reverbR, b.l, b.r, BLOCK_FRAMES);
    this.#master(seconds, tick);
    this.#duck *= Math.exp(-BLOCK_FRAMES / (0.11 * rate));
    this.#frame += BLOCK_FRAMES;
  }

  #renderTrack(track: TrackState): void {
    if (track.voices.length === 0 && !track.chorus) return;
    const { left, right } = track;
    const { voices, offsets } = track;
    let kept = 0;
    for (let i = 0; i < voices.length; i++) {
      const voice = voices[i]!;
      const offset = offsets[i]!;
      if (voice.render(left, right, offset, BLOCK_FRAMES - offset)) {
        voices[kept] = voice;
        offsets[kept++] = 0;
      } else if (track.gliding?.voice === voice) track.gliding = null;
    }
    voices.length = kept;
    offsets.length = kept;
    if (track.chorus) track.chorus.process(left, right, BLOCK_FRAMES);
    const duck = track.isDucked ? 1 - this.#score.duck * this.#duck : 1;
    const gainL = track.gainLeft * duck;
    const gainR = track.gainRight * duck;
    const b = this.#buses;
    for (let i = 0; i < BLOCK_FRAMES; i++) {
      const l = left[i]! * gainL;
      const r = right[i]! * gainR;
      b.l[i] = b.l[i]! + l;
      b.r[i] = b.r[i]! + r;
      b.reverbL[i] = b.reverbL[i]! + l * track.reverb;
      b.reverbR[i] = b.reverbR[i]! + r * track.reverb;
      if (track.delay > 0) {
        b.delayL[i] = b.delayL[i]! + l * track.delay;
        b.delayR[i] = b.delayR[i]! + r * track.delay;
      }
    }
  }

  #renderHits(): void {
    const { drumL, drumR } = this.#buses;
    let kept = 0;
    for (const hit of this.#hits) {
      const { sample, gainLeft, gainRight } = hit;
      const first = Math.max(0, -hit.position);
      const last = Math.min(BLOCK_FRAMES, sample.length - hit.position);
      for (let i = first; i < last; i++) {
        const value = sample[hit.position + i]!;
        drumL[i] = drumL[i]! + value * gainLeft;
        drumR[i] = drumR[i]! + value * gainRight;
      }
      hit.position += BLOCK_FRAMES;
      if (hit.position < sample.length) this.#hits[kept++] = hit;
    }
    this.#hits.length = kept;
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
    let lowL = this.#lowCutL;
    let lowR = this.#lowCutR;
    for (let i = 0; i < BLOCK_FRAMES; i++) {
      const l = b.l[i]! * gain;
      const r = b.r[i]! * gain;
      lowL += (l - lowL) * lowCut;
      lowR += (r - lowR) * lowCut;
      this.#outL[i] = l - lowL;
      this.#outR[i] = r - lowR;
    }
    this.#lowCutL = lowL;
    this.#lowCutR = lowR;
    this.#limiter.process(this.#outL, this.#outR, BLOCK_FRAMES);
  }
}
