/** Single notes of every voice, measured and put into the five numbers of `NOTE_ENERGY`. */
import { referencePitch, touchGain } from "../../../app/features/music/engine/loudness";
import { instrumentsFor } from "../../../app/features/music/engine/synth/instruments";
import { BLOCK_FRAMES } from "../../../app/features/music/engine/synth/voice";
import { VOICE_SPECS } from "../../../app/features/music/engine/synth/voice-specs";
import { startVoice } from "../../../app/features/music/engine/synth/voices";
import { VOICES, type Voice } from "../../../app/features/music/engine/types";
import { solve } from "./features";
import { kWeigher } from "./loudness";

const SAMPLE_RATE = 32000;
/** The renderer's lift of the treble, about. */
const SHELF = { hz: 2200, lift: 0.8 };
const VELOCITIES = [0.3, 0.5, 0.7, 0.9];
const BRIGHTNESSES = [0.55, 0.8, 1.2, 1.8];
/** A note's luck with its phases evens out over some. */
const SEEDS = [11, 523, 1409];
/** Neighbouring partials of two notes at a time, the room and the vibrato give these more than one note shows. */
const IN_PIECES: Partial<Record<Voice, number>> = { choir: 1.35, brass: 1.25 };

interface Note {
  midi: number;
  velocity: number;
  brightness: number;
  seconds: number;
}

function noteEnergy(voice: Voice, note: Note, seed: number): number {
  const sounding = startVoice(
    VOICE_SPECS[voice],
    instrumentsFor(SAMPLE_RATE).bank,
    {
      hz: 440 * 2 ** ((note.midi - 69) / 12),
      velocity: note.velocity,
      holdSeconds: note.seconds,
      brightness: note.brightness,
      attackScale: 1,
      detuneScale: 1,
      seed,
    },
    SAMPLE_RATE,
  );
  const weighers = [kWeigher(SAMPLE_RATE), kWeigher(SAMPLE_RATE)] as const;
  const shelf = 1 - Math.exp((-2 * Math.PI * SHELF.hz) / SAMPLE_RATE);
  const dark = [0, 0];
  const sides = [new Float32Array(BLOCK_FRAMES), new Float32Array(BLOCK_FRAMES)] as const;
  let sum = 0;
  for (let rings = true, frame = 0; rings && frame < 9 * SAMPLE_RATE; frame += BLOCK_FRAMES) {
    for (const side of sides) side.fill(0);
    rings = sounding.render(sides[0], sides[1], 0, BLOCK_FRAMES);
    sides.forEach((side, k) => {
      for (const value of side) {
        dark[k] = dark[k]! + (value - dark[k]!) * shelf;
        sum += weighers[k]!(value + SHELF.lift * (value - dark[k]!)) ** 2;
      }
    });
  }
  return sum / SAMPLE_RATE;
}

/** Least squares through the normal equations. */
function leastSquares(rows: readonly number[][], wanted: readonly number[]): number[] {
  const size = rows[0]!.length;
  const index = Array.from({ length: size }, (_, i) => i);
  const matrix = index.map((i) => index.map((j) => rows.reduce((sum, row) => sum + row[i]! * row[j]!, 0)));
  return solve(
    matrix,
    index.map((i) => rows.reduce((sum, row, at) => sum + row[i]! * wanted[at]!, 0)),
  );
}

export function printNoteEnergies(): void {
  for (const voice of VOICES) {
    const spec = VOICE_SPECS[voice];
    const reference = referencePitch(voice);
    const octaves = reference < 48 ? [-0.5, 0, 0.5, 1] : [-1.25, -0.6, 0.1, 0.75, 1.4];
    const lasts = spec.kind === "wave" && spec.sustain >= 0.75 && spec.attackSeconds >= 0.01;
    const lengths = lasts && voice !== "flute" && voice !== "brass" ? [1, 3] : [0.15, 0.4, 1];
    const rows: number[][] = [];
    const wanted: number[] = [];
    for (const octave of octaves)
      for (const velocity of VELOCITIES)
        for (const brightness of BRIGHTNESSES)
          for (const seconds of lengths) {
            const midi = Math.round(reference + 12 * octave);
            const note = { midi, velocity, brightness, seconds };
            const energy = SEEDS.reduce((sum, seed) => sum + noteEnergy(voice, note, seed), 0) / SEEDS.length;
            rows.push([
              1,
              Math.log(velocity / 0.6),
              Math.log(brightness),
              ((midi - reference) / 12) * Math.LN2,
              Math.log(seconds),
            ]);
            wanted.push(Math.log(energy / touchGain(velocity) ** 2));
          }
    const [base, ...exponents] = leastSquares(rows, wanted);
    const energy = Math.exp(base!) * (IN_PIECES[voice] ?? 1);
    const [touch, tone, octave, hold] = exponents.map((value) => Number(value.toFixed(2)));
    console.log(
      `  ${voice}: { energy: ${energy.toPrecision(3)}, touch: ${touch}, tone: ${tone}, octave: ${octave}, hold: ${hold} },`,
    );
  }
}
