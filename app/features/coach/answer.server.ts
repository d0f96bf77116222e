import type { AgeBand } from "~/features/safety";
import { type MemoryChange, noMemory, type TalkMemory } from "~/features/what-works/index.server";
import type { MessageExtras } from "./coach.schema";
import { mostChoices } from "./coach-constants";
import { answerDirectly } from "./direct-answer";
import {
  type CoachState,
  type HistoryTurn,
  type Locale,
  type ReplyInput,
  readChoice,
  reply,
  type SkillId,
} from "./engine";
import type { ModelEngine } from "./model/model-engine";
import {
  askAboutPlan,
  hearOutcome,
  offerToKeep,
  type RememberingReply,
  savePlan,
  skillChanges,
} from "./plan-talk";

export type Turn = {
  message: string;
  history: readonly HistoryTurn[];
  state: CoachState | null;
  ageBand: AgeBand;
  locale: Locale;
  random: () => number;
  /** What is on the child's own list. */
  memory?: TalkMemory;
  /** Null when no model is configured or nothing may leave for this child. */
  model: ModelEngine | null;
};

export type Answer = {
  content: string;
  state: CoachState;
  engine: "built_in" | "model";
  /** What is to be kept on the child's own list. */
  changes: MemoryChange[];
} & Pick<MessageExtras, "links" | "choices">;

/**
 * One reply, in pieces fit to be shown as they come. The model answers when it may and can; whatever goes
 * wrong there, the built-in engine answers instead, so that a child never sees an error from a vendor (K20).
 * What has one right answer never comes from the model: questions about the coach and the app, and the plan.
 */
export async function* answer(turn: Turn): AsyncGenerator<string, Answer> {
  const { isReviewedOnly, ...builtIn } = answerBuiltIn(turn);
  const { state, changes } = builtIn;
  if (turn.model && !isReviewedOnly) {
    let content = "";
    for await (const sentence of turn.model(turn)) {
      const piece = content ? ` ${sentence}` : sentence;
      yield piece;
      content += piece;
    }
    if (content) return { content, state, changes, engine: "model", links: [], choices: [] };
  }
  // Reviewed lines, measured when they were put together: nothing is left to check.
  const content = builtIn.text;
  for (const piece of content.match(/\S+\s*/g) ?? [content]) yield piece;
  const choices = builtIn.quickReplies.slice(0, mostChoices).map(toChoice);
  return { content, state, changes, engine: "built_in", links: builtIn.links, choices };
}

/** The built-in answer: a plan to save or to hear of, a direct question, then the talk. */
export function answerBuiltIn(turn: Omit<Turn, "model">): RememberingReply & { isReviewedOnly: boolean } {
  const { memory = noMemory, state } = turn;
  const isCoachSkill = (skill: string): skill is SkillId => skill !== "talk";
  const input: ReplyInput = {
    ...turn,
    known: { helped: memory.helped.filter(isCoachSkill), failed: memory.failed.filter(isCoachSkill) },
  };
  const planned = savePlan(input) ?? hearOutcome(input, memory.openPlan);
  if (planned) return { ...planned, isReviewedOnly: true };
  // Whatever else was said: how the plan went is not asked again.
  const heard: ReplyInput = state?.isAskingPlan
    ? { ...input, state: { ...state, isAskingPlan: false } }
    : input;
  // "Sleep", tapped as what it is about, asks for nothing.
  const direct = readChoice(turn.message, state) ? null : answerDirectly(heard);
  if (direct) return { ...direct, changes: skillChanges(state, direct.state), isReviewedOnly: true };
  const said = offerToKeep(reply(heard), heard);
  const changes = skillChanges(state, said.state);
  const asked = askAboutPlan(said, heard, memory.plan);
  if (asked) return { ...asked, changes: [...changes, ...asked.changes], isReviewedOnly: true };
  return { ...said, changes, isReviewedOnly: false };
}

/** A choice that is sent as it reads. */
export const toChoice = (label: string) => ({ label, value: label });
