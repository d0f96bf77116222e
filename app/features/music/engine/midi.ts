import { createTempoMap, swingTick } from "./timing";
import { type DrumPiece, type Score, TICKS_PER_BEAT, type Voice } from "./types";

/** General MIDI programs (from 0) nearest to our voices. */
const PROGRAMS: Record<Voice, number> = {
  epiano: 4,
  keys: 0,
  organ: 16,
  choir: 52,
  warmPad: 89,
  airPad: 94,
  brightPad: 90,
  vibes: 11,
  bells: 9,
  pluck: 45,
  guitar: 26,
  brass: 61,
  flute: 73,
  square: 80,
  sub808: 38,
  fingerBass: 33,
  upright: 32,
  sineBass: 39,
};

/** General MIDI percussion keys. */
const DRUM_KEYS: Record<DrumPiece, number> = {
  kick: 36,
  snare: 38,
  clap: 39,
  rim: 37,
  hat: 42,
  openHat: 46,
  pedalHat: 44,
  ride: 51,
  crash: 49,
  tom1: 48,
  tom2: 45,
  shaker: 70,
  tambourine: 54,
  brush: 40,
};

const PERCUSSION_CHANNEL = 9;
/** MIDI resolution: ten times the score's, so that swung notes keep their place. */
const MIDI_TICKS_PER_BEAT = TICKS_PER_BEAT * 10;

function variableLength(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}

interface TimedBytes {
  tick: number;
  /** Note-offs go before note-ons at the same tick. */
  order: number;
  bytes: number[];
}

function trackChunk(events: TimedBytes[]): number[] {
  events.sort((a, b) => a.tick - b.tick || a.order - b.order);
  const body: number[] = [];
  let last = 0;
  for (const event of events) {
    body.push(...variableLength(event.tick - last), ...event.bytes);
    last = event.tick;
  }
  body.push(0x00, 0xff, 0x2f, 0x00);
  const size = body.length;
  return [0x4d, 0x54, 0x72, 0x6b, size >>> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255, ...body];
}

/** A type-1 Standard MIDI File of the score: tempo track, one track a layer, drums on channel 10. */
export function writeMidi(score: Score, title = ""): Uint8Array {
  const sectionSwing = (tick: number) => {
    let swing = 0.5;
    for (const section of score.sections) if (section.startTick <= tick) swing = section.swing;
    return swing;
  };
  const place = (tick: number) => Math.round(swingTick(tick, sectionSwing(tick)) * 10);
  const chunks: number[][] = [];
  const name = new TextEncoder().encode(title);
  chunks.push(
    trackChunk([
      { tick: 0, order: 0, bytes: [0xff, 0x03, ...variableLength(name.length), ...name] },
      { tick: 0, order: 1, bytes: [0xff, 0x58, 0x04, 4, 2, 24, 8] },
      ...score.tempo.map(([tick, bpm]) => {
        const micros = Math.round(60_000_000 / bpm);
        return {
          tick: tick * 10,
          order: 2,
          bytes: [0xff, 0x51, 0x03, micros >> 16, (micros >> 8) & 255, micros & 255],
        };
      }),
    ]),
  );
  score.tracks.forEach((track, index) => {
    const channel = index >= PERCUSSION_CHANNEL ? index + 1 : index;
    const events: TimedBytes[] = [
      { tick: 0, order: 0, bytes: [0xc0 | channel, PROGRAMS[track.voice]] },
      { tick: 0, order: 0, bytes: [0xb0 | channel, 10, Math.round(64 + 63 * track.pan)] },
      {
        tick: 0,
        order: 0,
        bytes: [0xb0 | channel, 7, Math.round(Math.min(127, 110 * 10 ** (track.gainDb / 40)))],
      },
      { tick: 0, order: 0, bytes: [0xb0 | channel, 91, Math.round(127 * track.reverb)] },
    ];
    for (const [start, duration, pitch, velocity] of track.notes) {
      const on = place(start);
      const off = Math.max(on + 5, place(start + duration));
      events.push({ tick: on, order: 2, bytes: [0x90 | channel, pitch, velocity] });
      events.push({ tick: off, order: 1, bytes: [0x80 | channel, pitch, 0] });
    }
    chunks.push(trackChunk(events));
  });
  if (score.drums.hits.length > 0) {
    const events: TimedBytes[] = [];
    for (const [start, piece, velocity] of score.drums.hits) {
      const on = place(start);
      events.push({ tick: on, order: 2, bytes: [0x99, DRUM_KEYS[piece], velocity] });
      events.push({ tick: on + 60, order: 1, bytes: [0x89, DRUM_KEYS[piece], 0] });
    }
    chunks.push(trackChunk(events));
  }
  const header = [
    0x4d,
    0x54,
    0x68,
    0x64,
    0,
    0,
    0,
    6,
    0,
    1,
    0,
    chunks.length,
    MIDI_TICKS_PER_BEAT >> 8,
    MIDI_TICKS_PER_BEAT & 255,
  ];
  return Uint8Array.from([...header, ...chunks.flat()]);
}

/** Length of the score's beats in seconds, without the tail. */
export function scoreSeconds(score: Score): number {
  return createTempoMap(score.tempo).secondsAt(score.totalTicks);
}
