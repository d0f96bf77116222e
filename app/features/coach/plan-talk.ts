import { among } from "~/child-language/question";
import { checkShortText } from "~/features/safety";
import { isRememberedSkill, textLength } from "~/features/what-works";
import type { MemoryChange, TalkMemory } from "~/features/what-works/index.server";
import { memoryLines } from "./content/compiled/content";
import type { MemoryId } from "./content/content.types";
import {
  type AgeBand,
  type CoachReply,
  type CoachState,
  detectLocale,
  fitsAgeBand,
  hurtsNow,
  type Locale,
  linkTo,
  pickLine,
  type Reading,
  type ReplyInput,
  readMessage,
  repliesOfStage,
} from "./engine";

/** A reply and what of it is to be remembered. */
export type RememberingReply = CoachReply & { changes: MemoryChange[] };

/** Answers to tap; sent as they read. */
export const planChoices = {
  save: ["Save this plan", "Guarda este plan"],
  well: ["It went well", "Me fue bien"],
  later: ["Not yet", "Todavía no"],
  failed: ["It didn't work", "No funcionó"],
  other: ["Something else", "Otra cosa"],
} as const satisfies Record<string, readonly [string, string]>;
type PlanChoice = keyof typeof planChoices;

const label = (choice: PlanChoice, locale: Locale): string => planChoices[choice][locale === "es" ? 1 : 0];
const isChoice = (choice: PlanChoice, message: string): boolean =>
  planChoices[choice].some((text) => text.toLowerCase() === message.trim().toLowerCase());

type Outcome = "well" | "later" | "failed";

/** What a message says about the plan the coach just asked about; null when it is about something else. */
function readOutcome(message: string, { says }: Pick<Reading, "says">): Outcome | null {
  const outcomes = ["failed", "later", "well"] as const;
  if (isChoice("other", message)) return null;
  return (
    outcomes.find((choice) => isChoice(choice, message)) ??
    outcomes.find((outcome) => says.has(`plan_${outcome}`)) ??
    null
  );
}

type Voice = { ageBand: AgeBand; locale: Locale; random: () => number };

function say(
  name: MemoryId,
  state: CoachState,
  voice: Voice,
  plan?: string,
): { text: string; used: string[] } | null {
  const line = pickLine(name, memoryLines[name], { ...voice, used: state.used, slots: { plan } });
  return line ? { text: line.text, used: [...state.used, line.id] } : null;
}

/** "Save this plan", tapped or typed, while there is one to save; null otherwise. */
export function savePlan(input: ReplyInput): RememberingReply | null {
  const { state } = input;
  if (!state?.plan || !isChoice("save", input.message)) return null;
  const voice = voiceOf(input);
  const said = say("planSaved", state, voice);
  const { text, skill } = state.plan;
  const after: CoachState = {
    ...state,
    used: said?.used ?? state.used,
    plan: null,
    turn: state.turn + 1,
    stage: "closing",
  };
  return {
    text: said?.text ?? "",
    state: after,
    links: [linkTo("what_works", null, null)],
    quickReplies: repliesOfStage(after, voice.locale),
    changes: [{ kind: "plan", text, skill }],
  };
}

/** The child's answer to "How did it go?"; null when none was asked or something else was said. */
export function hearOutcome(
  input: ReplyInput,
  asked: { skill: string | null } | null,
): RememberingReply | null {
  const { state, message } = input;
  if (!state?.isAskingPlan) return null;
  const voice = voiceOf(input);
  const outcome = readOutcome(message, readMessage(message, voice.locale));
  if (!outcome) return null;
  const name = outcome === "well" ? "planWell" : outcome === "later" ? "planLater" : "planFailed";
  const said = say(name, state, voice);
  if (!said) return null;
  const after: CoachState = {
    ...state,
    used: said.used,
    isAskingPlan: false,
    turn: state.turn + 1,
    stage: "asked",
    questionsAsked: state.questionsAsked + 1,
  };
  return {
    text: said.text,
    state: after,
    links: outcome === "later" ? [] : [linkTo("what_works", null, null)],
    quickReplies: [],
    changes: outcome === "later" ? [] : outcomeChanges(outcome, asked?.skill ?? null),
  };
}

function outcomeChanges(outcome: "well" | "failed", skill: string | null): MemoryChange[] {
  const result = outcome === "well" ? "helped" : "failed";
  const over: MemoryChange = { kind: "plan_over", result };
  return isRememberedSkill(skill) ? [over, { kind: "skill", skill, result, source: "coach" }] : [over];
}

/**
 * Asks how an earlier talk's plan went, once, when this message leaves room for it: a greeting, a good day, or the
 * end of a talk. Who comes with something hard is heard first.
 */
export function askAboutPlan(
  reply: CoachReply,
  input: ReplyInput,
  plan: TalkMemory["plan"],
): RememberingReply | null {
  if (!plan || reply.state.isAskingPlan) return null;
  const voice = voiceOf(input);
  const reading = readMessage(input.message, voice.locale);
  const { situation, intent } = reading;
  const isHard = situation !== null || hurtsNow(reading);
  const newIds = reply.state.used.slice(input.state?.used.length ?? 0);
  const isEnd = newIds.some((id) => /^(?:close|thanks|goodbye)\./.test(id));
  const isOpening =
    (input.state?.turn ?? 0) === 0 || intent === "greeting" || intent === "fine" || intent === "so_so";
  if (isHard || !(isEnd || isOpening) || reply.state.stage === "trying") return null;
  const before = isEnd
    ? reply.text
    : (reply.text.match(/[^.!?¿¡]*[¿¡]?[^.!?]+[.!?]+\s*/g) ?? [])
        .filter((part) => !part.includes("?"))
        .join("")
        .trim();
  const own = plan.skill ? "askPlan" : "askOwnPlan";
  for (const [lead, name] of [
    [before, own],
    ["", own],
    [before, "askAnyPlan"],
    ["", "askAnyPlan"],
  ] as const) {
    const said = say(name, reply.state, voice, plan.text);
    const text = [lead, said?.text].filter(Boolean).join(" ");
    if (!said || (text.match(/\?/g)?.length ?? 0) > 1 || !fitsAgeBand(text, voice.ageBand, voice.locale))
      continue;
    return {
      text,
      state: { ...reply.state, used: said.used, isAskingPlan: true },
      links: [],
      quickReplies: (["well", "later", "failed", "other"] as const).map((choice) =>
        label(choice, voice.locale),
      ),
      changes: [{ kind: "plan_asked" }],
    };
  }
  return null;
}

/** A plan was just made, of the child's own or with a skill: it may be kept by a tap. */
export function offerToKeep(reply: CoachReply, input: ReplyInput): CoachReply {
  const { locale } = voiceOf(input);
  const newIds = reply.state.used.slice(input.state?.used.length ?? 0);
  const skill = newIds.map((id) => /^skill\.(\w+)\.keep\./.exec(id)?.[1] ?? null).find(isRememberedSkill);
  const isOwn = newIds.some((id) => /^(?:committed|move\.(?:plan|agree))\./.test(id));
  const text = isOwn ? ownPlan(input.message) : null;
  if (!skill && !text) return { ...reply, state: { ...reply.state, plan: null } };
  const plan = text ? { text, skill: null } : { text: null, skill: skill && skill !== "talk" ? skill : null };
  return {
    ...reply,
    state: { ...reply.state, plan },
    quickReplies: [label("save", locale), ...reply.quickReplies],
  };
}

/** "ok, i will ask her": no part of the plan. */
const isLeadIn = among("ok okay so yes yeah well si sí bueno");

/** The child's own sentence, when it is short and fit to be kept. */
function ownPlan(message: string): string | null {
  const [first = "", ...rest] = message.trim().split(/\s+/);
  const words = isLeadIn(first.toLowerCase().replace(/[,.!]$/, "")) ? rest : [first, ...rest];
  const text = words.join(" ");
  return words.length >= 3 && text.length <= textLength && checkShortText(text).ok ? text : null;
}

/** What the child said of skills in this turn. */
export function skillChanges(before: CoachState | null, after: CoachState): MemoryChange[] {
  return after.tried.slice(before?.tried.length ?? 0).flatMap(({ skill, result }): MemoryChange[] => {
    if (result === "unknown") return [];
    return [{ kind: "skill", skill, result: result === "better" ? "helped" : "failed", source: "coach" }];
  });
}

const voiceOf = ({ message, state, ageBand, locale, random }: ReplyInput): Voice => ({
  ageBand,
  random,
  locale: detectLocale(message, state?.locale ?? locale),
});
