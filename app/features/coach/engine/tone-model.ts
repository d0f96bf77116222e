import { headOf, looseSharpness } from "./heads";
import { topicColumns } from "./message-features";
import { modelTones, storedModel } from "./tone-weights";

const head = headOf(storedModel, modelTones, looseSharpness);

const leastChance = 1e-6;

/**
 * How much likelier a message tells something good than something that hurts, as the logarithm of the odds. Most of what
 * is learnt from hurts, so 0 is not the middle: what divides them stands in moments.ts.
 */
export function readTone(message: string): number {
  const guesses = head.guess(topicColumns(message));
  const chanceOf = (tone: string) => (guesses.find(({ id }) => id === tone)?.chance ?? 0) + leastChance;
  return Math.log(chanceOf("good") / chanceOf("bad"));
}
