import { type Kit, renderKit } from "~/features/drums";
import type { PadId } from "./content-format";

/** Drum letters of the lesson format; "." is a rest. */
const padOfLetter: Record<string, PadId> = {
  k: "kick",
  s: "snare",
  h: "hihat",
  t: "tom1",
  T: "tom2",
  c: "crash",
};
const semitoneOf: Record<string, number> = {
  C: 0,
  "C#": 1,
  D: 2,
  "D#": 3,
  E: 4,
  F: 5,
  "F#": 6,
  G: 7,
  "G#": 8,
  A: 9,
  "A#": 10,
  B: 11,
};

/** Frequency in hertz of a note such as "A4" (equal temperament, A4 = 440 Hz). */
export function noteHz(note: string): number {
  const match = /^([A-G]#?)(\d)$/.exec(note);
  const semitone = semitoneOf[match?.[1] ?? "A"] ?? 9;
  const octave = Number(match?.[2] ?? 4);
  return 440 * 2 ** ((semitone - 9) / 12 + octave - 4);
}

export type SoundStep = { atSeconds: number; padId?: PadId; hz?: number };

/** A lesson sound as timed steps; one step of its notation is an eighth note. */
export function planSound(sound: { bpm: number; drums: string; tones: string }): {
  steps: SoundStep[];
  durationSeconds: number;
} {
  const stepSeconds = 30 / sound.bpm;
  const tones = sound.tones.split(" ");
  const steps: SoundStep[] = [];
  for (const [index, letter] of [...sound.drums].entries()) {
    const padId = padOfLetter[letter];
    if (padId) steps.push({ atSeconds: index * stepSeconds, padId });
  }
  for (const [index, note] of tones.entries()) {
    if (note !== ".") steps.push({ atSeconds: index * stepSeconds, hz: noteHz(note) });
  }
  return { steps, durationSeconds: Math.max(tones.length, sound.drums.length) * stepSeconds + 0.6 };
}

const gain = 0.7;

/** The lesson's small sound source: made at the first touch, silent when the learner switched sound off. */
export class LessonAudio {
  #context: AudioContext | undefined;
  #kit: Kit | undefined;
  #output: GainNode | undefined;

  #open(): { context: AudioContext; kit: Kit; output: GainNode } {
    this.#context ??= new AudioContext();
    this.#kit ??= renderKit("classic", this.#context.sampleRate);
    if (!this.#output) {
      this.#output = this.#context.createGain();
      this.#output.connect(this.#context.destination);
    }
    this.#output.gain.value = document.documentElement.dataset.sound === "off" ? 0 : gain;
    void this.#context.resume();
    return { context: this.#context, kit: this.#kit, output: this.#output };
  }

  playPad(padId: PadId): void {
    const { context, output } = this.#open();
    this.#schedulePad(output, padId, context.currentTime);
  }

  /** Plays a planned sound; `stop` ends it early. Returns its length in seconds. */
  play(sound: { bpm: number; drums: string; tones: string }): { durationSeconds: number; stop(): void } {
    const { context, output } = this.#open();
    const { steps, durationSeconds } = planSound(sound);
    const bus = context.createGain();
    bus.connect(output);
    const startSec = context.currentTime + 0.05;
    for (const step of steps) {
      if (step.padId) this.#schedulePad(bus, step.padId, startSec + step.atSeconds);
      else if (step.hz) scheduleTone(context, bus, step.hz, startSec + step.atSeconds, 45 / sound.bpm);
    }
    return { durationSeconds, stop: () => bus.disconnect() };
  }

  #schedulePad(bus: GainNode, padId: PadId, atSec: number): void {
    const { context, kit } = this.#open();
    const samples = kit[padId];
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(new Float32Array(samples), 0);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(bus);
    source.start(atSec);
  }

  close(): void {
    void this.#context?.close();
    this.#context = undefined;
    this.#output = undefined;
  }
}

/** One soft note: a triangle wave that fades over `lengthSec`. */
function scheduleTone(
  context: AudioContext,
  bus: GainNode,
  hz: number,
  atSec: number,
  lengthSec: number,
): void {
  const oscillator = context.createOscillator();
  oscillator.type = "triangle";
  oscillator.frequency.value = hz;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, atSec);
  envelope.gain.linearRampToValueAtTime(0.4, atSec + 0.02);
  envelope.gain.exponentialRampToValueAtTime(0.001, atSec + lengthSec);
  oscillator.connect(envelope).connect(bus);
  oscillator.start(atSec);
  oscillator.stop(atSec + lengthSec + 0.05);
}
