import { PAD_IDS, type PadId } from "./pads";

/** A rhythm to keep: hits on a grid of sixteenths, at most four bars, to be replayed or given to the DJ. */
export interface DrumLoop {
  bpm: number;
  bars: 1 | 2 | 4;
  hits: LoopHit[];
}

export interface LoopHit {
  padId: PadId;
  /** Sixteenths from the start of the loop. */
  step: number;
  /** 0..1 */
  velocity: number;
}

export const STEPS_PER_BEAT = 4;
const STEPS_PER_BAR = 16;

/** Moves each hit to its nearest sixteenth; a hit just before the end belongs to the first step of the next pass. */
export function quantiseLoop(
  hits: readonly { padId: PadId; beat: number; velocity: number }[],
  bpm: number,
  bars: DrumLoop["bars"],
): DrumLoop {
  const stepCount = bars * STEPS_PER_BAR;
  const byPlace = new Map<string, LoopHit>();
  for (const { padId, beat, velocity } of hits) {
    const step = ((Math.round(beat * STEPS_PER_BEAT) % stepCount) + stepCount) % stepCount;
    const place = `${step}:${padId}`;
    const loudest = Math.max(velocity, byPlace.get(place)?.velocity ?? 0);
    byPlace.set(place, { padId, step, velocity: Math.round(loudest * 100) / 100 });
  }
  const inOrder = [...byPlace.values()].sort(
    (a, b) => a.step - b.step || PAD_IDS.indexOf(a.padId) - PAD_IDS.indexOf(b.padId),
  );
  return { bpm, bars, hits: inOrder };
}

/** The beat at which hit `index` of an endlessly repeated loop sounds, or undefined for an empty loop. */
export function beatOfLoopHit(loop: DrumLoop, index: number): number | undefined {
  if (loop.hits.length === 0) return undefined;
  const pass = Math.floor(index / loop.hits.length);
  const hit = loop.hits[index % loop.hits.length]!;
  return pass * loop.bars * 4 + hit.step / STEPS_PER_BEAT;
}
