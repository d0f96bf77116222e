import { type Guess, TrainedHead } from "~/child-language/linear-model";
import { modelBiases, modelColumns, modelKinds, modelScale, modelWeights } from "./kind-weights";
import { topicColumns } from "./topic-features";

/** Chances are made sharper by this: the model is careful, since it learnt with much of each text hidden. */
const sharpness = 2.5;

const head = new TrainedHead(
  { columns: modelColumns, weights: modelWeights, scale: modelScale, biases: modelBiases },
  modelKinds,
  sharpness,
);

/** What kind of thing a message in mid-talk may be (ids of lines/moments.yaml, or "none"), likeliest first. */
export const guessKinds = (message: string): Guess[] => head.guess(topicColumns(message));
