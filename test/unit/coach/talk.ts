import { answerBuiltIn } from "~/features/coach/answer.server";
import { type AgeBand, type CoachReply, type CoachState, type Locale, reply } from "~/features/coach/engine";
import { makeRandom } from "../../../scripts/lib/random";

export const bands: readonly AgeBand[] = ["6-8", "9-12", "13-15", "16-18"];
/** The answer to one message in a talk that stands so. */
export const say = (
  state: CoachState | null,
  message: string,
  locale: Locale = "en",
  ageBand: AgeBand = "9-12",
) => reply({ history: [], state, message, ageBand, locale, random: makeRandom(3) });

/** The answers to a talk, message by message. */
export function talk(
  messages: readonly string[],
  ageBand: AgeBand = "9-12",
  locale: Locale = "en",
  seed = 7,
) {
  const random = makeRandom(seed);
  let state: CoachState | null = null;
  return messages.map((message) => {
    const answer = reply({ history: [], state, message, ageBand, locale, random });
    state = answer.state;
    return answer;
  });
}
/** The same with the questions and wishes that are answered before the engine is asked. */
export function talkWithCoach(
  messages: readonly string[],
  { ageBand = "9-12" as AgeBand, locale = "en" as Locale, random = makeRandom(7) } = {},
): CoachReply[] {
  let state: CoachState | null = null;
  return messages.map((message) => {
    const answer = answerBuiltIn({ history: [], state, message, ageBand, locale, random });
    state = answer.state;
    return answer;
  });
}
/** The same in a talk in plain words, always with the same luck. */
export const plainReplies = (messages: readonly string[], locale: Locale = "en"): CoachReply[] =>
  talkWithCoach(messages, { locale, random: () => 0.4 });
export const lastPlain = (messages: readonly string[], locale?: Locale): CoachReply => {
  const answer = plainReplies(messages, locale).at(-1);
  if (!answer) throw new Error("no reply");
  return answer;
};
/** The ids of the lines that an answer is made of. */
export const idsOf = ({ state }: CoachReply): string => state.last?.ids.join(" ") ?? "";

/** The answer to the last message of a talk. */
export const last = (messages: readonly string[], ageBand?: AgeBand, locale?: Locale) => {
  const answers = talk(messages, ageBand, locale);
  const answer = answers.at(-1);
  if (!answer) throw new Error("no reply");
  return answer;
};

/** The same, where each message is answered as `say` does: with the same luck. */
export function tell(messages: readonly string[], ageBand?: AgeBand, locale?: Locale): CoachReply {
  let answer = say(null, messages[0] ?? "", locale, ageBand);
  for (const message of messages.slice(1)) answer = say(answer.state, message, locale, ageBand);
  return answer;
}
