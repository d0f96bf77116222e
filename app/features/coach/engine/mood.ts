import { mildFeelings, pleasantFeelings } from "./feelings";
import { harms, isGoodTopic } from "./topics";
import type { CoachState, Reading } from "./types";

/** The last reply ended with a question of the talk's; "asked.…" is what the child has asked. */
export const wasAsked = (state: Pick<CoachState, "used"> | null): boolean =>
  /\.ask\.|^ask(?!ed\.)/.test(state?.used.at(-1) ?? "");

/** This message names a feeling that hurts. */
export const hurtsNow = ({ feelings }: Pick<Reading, "feelings">): boolean =>
  feelings.some((feeling) => !pleasantFeelings.has(feeling.id));

/** A feeling that hurts was named in this talk, or somebody does harm. */
export function isHard({ feeling, situation }: Pick<CoachState, "feeling" | "situation">): boolean {
  const isHarm = situation !== null && harms.has(situation);
  return isHarm || (feeling !== null && !pleasantFeelings.has(feeling) && !mildFeelings.has(feeling));
}

/** Whether it is about something good. What this message says counts for more than what was said before. */
export function isPleasant(
  reading: Pick<Reading, "feelings" | "situation">,
  { feeling, situation }: Pick<CoachState, "feeling" | "situation">,
): boolean {
  const [named] = reading.feelings;
  if (named) return pleasantFeelings.has(named.id);
  if (reading.situation) return isGoodTopic(reading.situation);
  return feeling === null ? isGoodTopic(situation) : pleasantFeelings.has(feeling);
}
