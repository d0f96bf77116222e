import type { PerformanceEvent } from "../timing";
import type { ScoreSection, ScoreTrack } from "../types";
import { Chorus } from "./effects";
import type { WaveBank } from "./tables";
import { BLOCK_FRAMES, type SoundingVoice } from "./voice";
import { VOICE_SPECS } from "./voice-specs";
import { startVoice } from "./voices";

/** What all tracks are mixed into, block by block: the dry sound and what goes to the room and the echo. */
export interface Buses {
  l: Float32Array;
  r: Float32Array;
  reverbL: Float32Array;
  reverbR: Float32Array;
  delayL: Float32Array;
  delayR: Float32Array;
}

export const dbToGain = (db: number) => 10 ** (db / 20);

/** Gains of both sides for a place between -1 (left) and 1 (right), at equal power. */
export function panGains(gain: number, pan: number): [left: number, right: number] {
  const angle = ((pan + 1) * Math.PI) / 4;
  return [gain * Math.cos(angle) * Math.SQRT2, gain * Math.sin(angle) * Math.SQRT2];
}

/** After this many silent blocks a chorus has nothing left in its line. */
const CHORUS_TAIL_BLOCKS = 40;

/** One track of the score: its sounding notes, its place in the stereo picture and its sends. */
export class TrackStrip {
  readonly #source: ScoreTrack;
  readonly #sampleRate: number;
  readonly #left = new Float32Array(BLOCK_FRAMES);
  readonly #right = new Float32Array(BLOCK_FRAMES);
  readonly #gainLeft: number;
  readonly #gainRight: number;
  readonly #isDucked: boolean;
  readonly #chorus: Chorus | null;
  readonly #voices: SoundingVoice[] = [];
  /** Frame inside the coming block where each voice begins; 0 once it sounds. */
  readonly #offsets: number[] = [];
  #gliding: { voice: SoundingVoice; endsAtSeconds: number } | null = null;
  #silentBlocks = 0;

  constructor(source: ScoreTrack, sampleRate: number) {
    this.#source = source;
    this.#sampleRate = sampleRate;
    [this.#gainLeft, this.#gainRight] = panGains(dbToGain(source.gainDb), source.pan);
    this.#isDucked = source.layer === "pad" || source.layer === "chords";
    this.#chorus = source.voice === "epiano" || source.voice === "organ" ? new Chorus(sampleRate) : null;
  }

  get voiceCount(): number {
    return this.#voices.length;
  }

  /** Starts a note at a frame of the coming block, or bends the last one to it where the voice glides. */
  start(
    event: Extract<PerformanceEvent, { kind: "note" }>,
    offset: number,
    section: ScoreSection,
    bank: WaveBank,
  ): void {
    const { voice: name, layer } = this.#source;
    const hz = 440 * 2 ** ((event.midi - 69) / 12);
    const end = event.startSeconds + event.durationSeconds;
    const gliding = this.#gliding;
    const touches = gliding && event.startSeconds < gliding.endsAtSeconds + 0.012;
    if (
      touches &&
      layer === "bass" &&
      name === "sub808" &&
      gliding.voice.glideTo(hz, event.durationSeconds)
    ) {
      gliding.endsAtSeconds = end;
      return;
    }
    const voice = startVoice(
      VOICE_SPECS[name],
      bank,
      {
        hz,
        velocity: event.velocity,
        holdSeconds: event.durationSeconds,
        brightness: section.brightness,
        attackScale: layer === "pad" || layer === "lead" ? section.attackScale : 1,
        detuneScale: section.detuneScale,
        seed: Math.round(event.startSeconds * 1000) * 31 + event.midi,
      },
      this.#sampleRate,
    );
    this.#voices.push(voice);
    this.#offsets.push(offset);
    this.#gliding = { voice, endsAtSeconds: end };
  }

  /** The quietest voice's loudness and place. */
  quietest(): { loudness: number; index: number } {
    let loudness = Number.POSITIVE_INFINITY;
    let index = -1;
    for (let i = 0; i < this.#voices.length; i++) {
      const each = this.#voices[i]!.loudness;
      if (each < loudness) {
        loudness = each;
        index = i;
      }
    }
    return { loudness, index };
  }

  drop(index: number): void {
    this.#voices.splice(index, 1);
    this.#offsets.splice(index, 1);
  }

  /** Adds the next block to the buses; `duck` is how far the kick pushes pads and chords down. */
  render(buses: Buses, duck: number): void {
    if (this.#voices.length > 0) this.#silentBlocks = 0;
    else if (!this.#chorus || ++this.#silentBlocks > CHORUS_TAIL_BLOCKS) return;
    const left = this.#left;
    const right = this.#right;
    left.fill(0);
    right.fill(0);
    this.#renderVoices(left, right);
    if (this.#chorus) this.#chorus.process(left, right, BLOCK_FRAMES);
    const kept = this.#isDucked ? 1 - duck : 1;
    const gainL = this.#gainLeft * kept;
    const gainR = this.#gainRight * kept;
    const { reverb, delay } = this.#source;
    const { l, r, reverbL, reverbR } = buses;
    for (let i = 0; i < BLOCK_FRAMES; i++) {
      const sideL = left[i]! * gainL;
      const sideR = right[i]! * gainR;
      left[i] = sideL;
      right[i] = sideR;
      l[i] = l[i]! + sideL;
      r[i] = r[i]! + sideR;
      reverbL[i] = reverbL[i]! + sideL * reverb;
      reverbR[i] = reverbR[i]! + sideR * reverb;
    }
    if (delay > 0) addScaled(buses.delayL, buses.delayR, left, right, delay);
  }

  #renderVoices(left: Float32Array, right: Float32Array): void {
    const voices = this.#voices;
    const offsets = this.#offsets;
    let kept = 0;
    for (let i = 0; i < voices.length; i++) {
      const voice = voices[i]!;
      const offset = offsets[i]!;
      if (voice.render(left, right, offset, BLOCK_FRAMES - offset)) {
        voices[kept] = voice;
        offsets[kept++] = 0;
      } else if (this.#gliding?.voice === voice) this.#gliding = null;
    }
    if (kept < voices.length) {
      voices.length = kept;
      offsets.length = kept;
    }
  }
}

/** Adds one block, scaled, to a stereo bus. */
export function addScaled(
  outL: Float32Array,
  outR: Float32Array,
  left: Float32Array,
  right: Float32Array,
  gain: number,
): void {
  for (let i = 0; i < BLOCK_FRAMES; i++) {
    outL[i] = outL[i]! + left[i]! * gain;
    outR[i] = outR[i]! + right[i]! * gain;
  }
}
