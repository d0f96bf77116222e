import type { AgeBand } from "~/features/safety";
import type { MessageExtras } from "./coach.schema";
import { mostChoices } from "./coach-constants";
import { type CoachState, type HistoryTurn, type Locale, reply } from "./engine";
import type { ModelEngine } from "./model/model-engine";

export type Turn = {
  message: string;
  history: readonly HistoryTurn[];
  state: CoachState | null;
  ageBand: AgeBand;
  locale: Locale;
  random: () => number;
  /** Null when no model is configured or nothing may leave for this child. */
  model: ModelEngine | null;
};

export type Answer = {
  content: string;
  state: CoachState;
  engine: "built_in" | "model";
} & Pick<MessageExtras, "links" | "choices">;

/**
 * One reply, in pieces fit to be shown as they come. The model answers when it may and can; whatever goes
 * wrong there, the built-in engine answers instead, so that a child never sees an error from a vendor (K20).
 */
export async function* answer(turn: Turn): AsyncGenerator<string, Answer> {
  const builtIn = reply(turn);
  if (turn.model) {
    let content = "";
    for await (const sentence of turn.model(turn)) {
      const piece = content ? ` ${sentence}` : sentence;
      yield piece;
      content += piece;
    }
    if (content) return { content, state: builtIn.state, engine: "model", links: [], choices: [] };
  }
  // Reviewed lines, measured when they were put together: nothing is left to check.
  const content = builtIn.text;
  for (const piece of content.match(/\S+\s*/g) ?? [content]) yield piece;
  const choices = builtIn.quickReplies.slice(0, mostChoices).map(toChoice);
  return { content, state: builtIn.state, engine: "built_in", links: builtIn.links, choices };
}

/** A choice that is sent as it reads. */
export const toChoice = (label: string) => ({ label, value: label });
