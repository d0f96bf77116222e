import type { Guess } from "~/child-language/linear-model";
import { headOf, looseSharpness } from "./heads";
import { modelBiases, modelColumns, modelGaps, modelKinds, modelScale, modelWeights } from "./kind-weights";
import { toldColumns } from "./message-features";

const head = headOf(
  { columns: modelColumns, gaps: modelGaps, weights: modelWeights, scale: modelScale, biases: modelBiases },
  modelKinds,
  looseSharpness,
);

/** What kind of thing a message in mid-talk may be (ids of lines/moments.yaml, or "none"), likeliest first. */
export const guessKinds = (message: string): Guess[] => head.guess(toldColumns(message));
