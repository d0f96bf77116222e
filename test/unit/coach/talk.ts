import { type AgeBand, type CoachState, type Locale, reply } from "../../../app/features/coach/engine";

export const bands: readonly AgeBand[] = ["6-8", "9-12", "13-15", "16-18"];
const seeded = (seed: number) => {
  let value = seed;
  return () => {
    value = (value * 1664525 + 1013904223) % 4294967296;
    return value / 4294967296;
  };
};

/** The answers to a talk, message by message. */
export function talk(
  messages: readonly string[],
  ageBand: AgeBand = "9-12",
  locale: Locale = "en",
  seed = 7,
) {
  const random = seeded(seed);
  let state: CoachState | null = null;
  return messages.map((message) => {
    const answer = reply({ history: [], state, message, ageBand, locale, random });
    state = answer.state;
    return answer;
  });
}
/** The answer to the last message of a talk. */
export const last = (messages: readonly string[], ageBand?: AgeBand, locale?: Locale) => {
  const answers = talk(messages, ageBand, locale);
  const answer = answers.at(-1);
  if (!answer) throw new Error("no reply");
  return answer;
};
