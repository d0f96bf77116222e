import type { Score } from "../engine/types";

/** To the rendering worker. `job` names one run of sound; what belongs to an older run is dropped. */
export type ToRenderer =
  | { kind: "start"; job: number; score: Score; sampleRate: number; fromSeconds: number }
  | { kind: "more"; job: number; frames: number };

/** From it: the next stretch of sound; `isLast` ends the piece. */
export type FromRenderer = {
  job: number;
  left: Float32Array<ArrayBuffer>;
  right: Float32Array<ArrayBuffer>;
  frames: number;
  isLast: boolean;
};
