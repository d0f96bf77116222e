import { type StoredModel, TrainedHead } from "~/child-language/linear-model";

/** Chances are made sharper by this: the models are careful, since they learnt with much of each text hidden. */
const sharpness = 1.5;
/** The same of a head that was fitted more loosely (scripts/coach/train-head.ts), whose chances lie closer together. */
export const looseSharpness = 2.5;

/** One of the coach's heads as it stands in its file of weights. */
export const headOf = (
  stored: StoredModel,
  classes: readonly string[],
  sharpenedBy: number = sharpness,
): TrainedHead => new TrainedHead(stored, classes, sharpenedBy);
