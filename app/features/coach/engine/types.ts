import type { QuestionForm } from "~/child-language/question";
import type { CoachLinkTool } from "../coach-constants";
import type { TopicId } from "../content/compiled/content";
import type { AnswerId, FeelingId, IntentEntry, MoveId, SkillId } from "../content/content.types";

export type { AgeBand, FeelingId, Line, LinesByBand, SkillId } from "../content/content.types";
/** What a talk is about: a file of content/topics. */
export type SituationId = TopicId;
export type Locale = "en" | "es";

/** Where the talk stands: heard → asked → offered (or asking leave to offer) → trying → checking → take-away. */
export type Stage =
  | "open"
  | "asked"
  | "permission"
  | "offered"
  | "trying"
  | "checking"
  | "closing"
  | "listening";

export type CoachState = {
  version: 1;
  stage: Stage;
  turn: number;
  feeling: FeelingId | null;
  /** The word the child used for it, already in the language of the talk. */
  feelingWord: string | null;
  situation: SituationId | null;
  who: string | null;
  skill: SkillId | null;
  step: number;
  offered: SkillId[];
  tried: { skill: SkillId; result: "better" | "same" | "worse" | "unknown" }[];
  /** Ids of the lines said in this conversation, oldest first. */
  used: string[];
  questionsAsked: number;
  unclearInARow: number;
  /** The child asked only to be heard: nothing is offered until it asks. */
  isOnlyListening: boolean;
  listenTurns: number;
  locale: Locale | null;
  /** A plan of this talk that may be kept by a tap: a skill, or the child's own words. */
  plan?: { text: string | null; skill: SkillId | null } | null | undefined;
  /** What the last reply asked about ("is it one of these?"), and how many in a row did. */
  askedBack?: { choices: SituationId[]; inARow: number } | null | undefined;
  /** Moments of the topic that the last reply showed to be tapped, by their ids, and how many replies in a row did. */
  shown?: { moments: string[]; inARow: number } | null | undefined;
  /** The last reply: what was shown, and the ids of its lines. */
  last?: { text: string; ids: string[] } | undefined;
  /** How many replies in a row said sorry for having been wrong. */
  amends?: number | undefined;
  /** What was wrong to say in this talk: topics and moments, by the pools of their lines. */
  wrong?: string[] | undefined;
  /** The last reply asked how the plan of an earlier talk went. */
  isAskingPlan?: boolean | undefined;
};

/** What is known from earlier talks about what this child said of a skill. */
export type KnownSkills = { helped: readonly SkillId[]; failed: readonly SkillId[] };

export type CoachLink = {
  tool: CoachLinkTool;
  label: string;
  href: string;
  /** What the button says when the tool's own name says too little. */
  text?: string | undefined;
};

export type CoachReply = { text: string; state: CoachState; links: CoachLink[]; quickReplies: string[] };

export type HistoryTurn = { role: "user" | "assistant"; content: string };

/** What one message says, as far as rules can tell. */
export type Reading = {
  /** The message as the rules read it (child-language/plain-text.ts). */
  text: string;
  feelings: { id: FeelingId; word: string; strong: string; intensity: 1 | 2 | 3 }[];
  denied: { id: FeelingId; word: string }[];
  situation: SituationId | null;
  /** How sure that is, 0-1. */
  situationChance: number;
  /** What it may be about when nothing is sure, likeliest first; empty when it is probably none of them. */
  choices: SituationId[];
  who: string | null;
  intent: Intent | null;
  /** What it answers or does by its words. */
  says: ReadonlySet<AnswerId>;
  answer: "yes" | "no" | "unsure" | "better" | "same" | "worse" | "done" | null;
  /** What the message does: a plan, a result (move.ts). */
  move: MoveId | null;
  wordCount: number;
  /** What it asks the coach, by its form; null when it asks nothing. */
  asks: QuestionForm | null;
};

/** What a message asks for: an answer of content/lines/specials.yaml, or something to do. */
export type Intent = IntentEntry["id"];
