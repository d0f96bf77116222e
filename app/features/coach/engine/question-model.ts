import type { Guess } from "~/child-language/linear-model";
import { headOf } from "./heads";
import { toldColumns } from "./message-features";
import { modelQuestions, storedModel } from "./question-weights";

const head = headOf(storedModel, modelQuestions);

/** Which known question a message may ask (ids of questions.yaml and things.yaml, or "none"), likeliest first. */
export const guessQuestions = (message: string): Guess[] => head.guess(toldColumns(message));
