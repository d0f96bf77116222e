import type { AgeBand } from "~/features/safety";
import type { MessageExtras } from "./coach.schema";
import { type CoachState, type HistoryTurn, type Locale, reply } from "./engine";
import type { ModelEngine } from "./model/model-engine";

export type Turn = {
  message: string;
  history: readonly HistoryTurn[];
  state: CoachState | null;
  ageBand: AgeBand;
  locale: Locale;
  notice: string | null;
  random: () => number;
  /** Null when no model is configured or nothing may leave for this child. */
  model: ModelEngine | null;
};

export type Answer = {
  content: string;
  state: CoachState;
  engine: "built_in" | "model";
  extras: MessageExtras;
};

/**
 * One reply, in pieces fit to be shown as they come. The model answers when it may and can; whatever goes
 * wrong there, the built-in engine answers instead, so that a child never sees an error from a vendor (K20).
 */
export async function* answer(turn: Turn): AsyncGenerator<string, Answer> {
  const builtIn = reply({ ...turn, preface: turn.notice });
  if (turn.model) {
    let content = "";
    if (turn.notice) content = turn.notice;
    let hasSpoken = false;
    for await (const sentence of turn.model(turn)) {
      const piece = content ? ` ${sentence}` : sentence;
      yield hasSpoken || !turn.notice ? piece : `${turn.notice}${piece}`;
      content += piece;
      hasSpoken = true;
    }
    if (hasSpoken) {
      return { content, state: builtIn.state, engine: "model", extras: { links: [], quickReplies: [] } };
    }
  }
  // Reviewed lines, measured when they were put together: nothing is left to check.
  const content = builtIn.text;
  for (const piece of content.match(/\S+\s*/g) ?? [content]) yield piece;
  return {
    content,
    state: builtIn.state,
    engine: "built_in",
    extras: { links: builtIn.links, quickReplies: builtIn.quickReplies },
  };
}
