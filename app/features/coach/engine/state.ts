import type { AgeBand, CoachState, HistoryTurn, KnownSkills, Locale } from "./types";

export type ReplyInput = {
  history: readonly HistoryTurn[];
  state: CoachState | null;
  message: string;
  ageBand: AgeBand;
  locale: Locale;
  /** A number in [0, 1), as Math.random; a parameter so that a talk can be replayed. */
  random: () => number;
  /** From earlier talks: offered first, or never. */
  known?: KnownSkills | undefined;
};

export const newCoachState = (): CoachState => ({
  version: 1,
  stage: "open",
  turn: 0,
  feeling: null,
  feelingWord: null,
  situation: null,
  who: null,
  skill: null,
  step: 0,
  offered: [],
  tried: [],
  used: [],
  questionsAsked: 0,
  unclearInARow: 0,
  isOnlyListening: false,
  listenTurns: 0,
  locale: null,
});
