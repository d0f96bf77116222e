import { type DrumGrid, patternToDrumGrid } from "~/features/music";
import { type DrumLoop, STEPS_PER_BEAT } from "./engine/loop";

const STEPS_PER_BAR = 4 * STEPS_PER_BEAT;

/**
 * A loop as the drum layer of a track: the DJ repeats one bar, so the loop's first bar that has any hits
 * is taken.
 */
export function toDrumGrid({ bpm, hits }: DrumLoop): DrumGrid {
  const firstBar = Math.min(...hits.map((hit) => Math.floor(hit.step / STEPS_PER_BAR)));
  const stepMs = 60_000 / bpm / STEPS_PER_BEAT;
  const pattern = hits
    .map((hit) => ({ ...hit, step: hit.step - firstBar * STEPS_PER_BAR }))
    .filter((hit) => hit.step < STEPS_PER_BAR)
    .map(({ padId, step, velocity }) => ({ padId, velocity, offsetMs: step * stepMs }));
  return patternToDrumGrid(pattern, bpm);
}
