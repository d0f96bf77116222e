import type { Guess } from "~/child-language/linear-model";
import { headOf, looseSharpness } from "./heads";
import { modelKinds, storedModel } from "./kind-weights";
import { toldColumns } from "./message-features";

const head = headOf(storedModel, modelKinds, looseSharpness);

/** What kind of thing a message in mid-talk may be (ids of lines/moments.yaml, or "none"), likeliest first. */
export const guessKinds = (message: string): Guess[] => head.guess(toldColumns(message));
