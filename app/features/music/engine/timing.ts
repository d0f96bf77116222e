import { type DrumPiece, type Score, TICKS_PER_BEAT } from "./types";

export interface TempoMap {
  secondsAt(tick: number): number;
  tickAt(seconds: number): number;
}

/** Converts ticks to seconds and back over the piece's tempo changes. */
export function createTempoMap(tempo: readonly (readonly [number, number])[]): TempoMap {
  const starts: number[] = [];
  let seconds = 0;
  tempo.forEach(([tick], i) => {
    const previous = tempo[i - 1];
    if (previous) seconds += ((tick - previous[0]) / TICKS_PER_BEAT) * (60 / previous[1]);
    starts.push(seconds);
  });
  const indexBefore = (value: number, of: (i: number) => number) => {
    let low = 0;
    let high = tempo.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (of(middle) <= value) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    secondsAt(tick) {
      const i = indexBefore(tick, (k) => tempo[k]![0]);
      return starts[i]! + ((tick - tempo[i]![0]) / TICKS_PER_BEAT) * (60 / tempo[i]![1]);
    },
    tickAt(at) {
      const i = indexBefore(at, (k) => starts[k]!);
      return tempo[i]![0] + ((at - starts[i]!) * tempo[i]![1] * TICKS_PER_BEAT) / 60;
    },
  };
}

/** Moves off-beats later: `share` is the part of the beat that the first eighth takes. */
export function swingTick(tick: number, share: number): number {
  const beat = Math.floor(tick / TICKS_PER_BEAT);
  const inBeat = (tick - beat * TICKS_PER_BEAT) / TICKS_PER_BEAT;
  const moved = inBeat < 0.5 ? inBeat * 2 * share : share + (inBeat - 0.5) * 2 * (1 - share);
  return (beat + moved) * TICKS_PER_BEAT;
}

export interface NoteEvent {
  kind: "note";
  startSeconds: number;
  durationSeconds: number;
  midi: number;
  velocity: number;
  track: number;
  section: number;
}

export interface HitEvent {
  kind: "hit";
  startSeconds: number;
  piece: DrumPiece;
  velocity: number;
  section: number;
}

export type PerformanceEvent = NoteEvent | HitEvent;

/** A small number in [-1, 1) from integers: the same player's hand in every rendering. */
function jitter(a: number, b: number, c: number): number {
  let hash = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 7, 0x85ebca6b) ^ Math.imul(c + 13, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2147483648 - 1;
}

/** How a band would play the score: swing, a few milliseconds of looseness, rolled chords, a laid-back snare. */
export function performScore(score: Score): PerformanceEvent[] {
  const map = createTempoMap(score.tempo);
  const sectionAt = (tick: number) => {
    let index = 0;
    score.sections.forEach((section, i) => {
      if (section.startTick <= tick) index = i;
    });
    return index;
  };
  const events: PerformanceEvent[] = [];
  const style = score.request.culturalStyle;
  const looseSeconds = style === "contemporary_urban" ? 0.002 : 0.006;
  score.tracks.forEach((track, trackIndex) => {
    const rolls =
      track.layer === "chords" &&
      (track.voice === "epiano" || track.voice === "keys" || track.voice === "guitar");
    let lastTick = -1;
    let voice = 0;
    for (const [startTick, durationTicks, midi, velocity] of track.notes) {
      const section = sectionAt(startTick);
      const swing = score.sections[section]!.swing;
      voice = startTick === lastTick ? voice + 1 : 0;
      lastTick = startTick;
      const onset = map.secondsAt(swingTick(startTick, swing));
      const end = map.secondsAt(swingTick(startTick + durationTicks, swing));
      const loose = jitter(trackIndex, startTick, rolls ? 0 : midi) * looseSeconds;
      const roll = rolls ? voice * 0.009 : 0;
      const startSeconds = Math.max(0, onset + loose + roll);
      events.push({
        kind: "note",
        startSeconds,
        durationSeconds: Math.max(0.03, end - startSeconds),
        midi,
        velocity: velocity / 127,
        track: trackIndex,
        section,
      });
    }
  });
  const laidBackSeconds = style === "african_american" ? 0.014 : style === "gospel" ? 0.006 : 0;
  for (const [tick, piece, velocity] of score.drums.hits) {
    const section = sectionAt(tick);
    const onset = map.secondsAt(swingTick(tick, score.sections[section]!.swing));
    const late = piece === "snare" || piece === "clap" ? laidBackSeconds : 0;
    const loose = jitter(99, tick, piece.length) * looseSeconds * 0.6;
    events.push({
      kind: "hit",
      startSeconds: Math.max(0, onset + late + loose),
      piece,
      velocity: (velocity / 127) * (1 + 0.06 * jitter(7, tick, piece.charCodeAt(0))),
      section,
    });
  }
  return events.sort((a, b) => a.startSeconds - b.startSeconds);
}
