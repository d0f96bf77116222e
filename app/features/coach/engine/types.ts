import type { CoachLinkTool } from "../coach-constants";
import type { MoveId } from "./lexicon-moves";

/** Ages a line is written for. The reading ceilings of each band stand in reading.ts. */
export type AgeBand = "6-8" | "9-12" | "13-15" | "16-18";
export type Locale = "en" | "es";

/** Line tiers: `a` ages 6-8, `b` 9-12, `t` 13-18, `d` extra lines for 16-18 only. */
export type Tier = "a" | "b" | "t" | "d";

/** One reviewed line, English and Spanish side by side. May hold {feeling}, {feeling2}, {who}, {words}, {said}. */
export type Line = readonly [en: string, es: string];
export type TieredLines = {
  readonly a: readonly Line[];
  readonly b: readonly Line[];
  readonly t: readonly Line[];
  readonly d?: readonly Line[];
};

export type FeelingId =
  | "sad"
  | "angry"
  | "anxious"
  | "frustrated"
  | "overwhelmed"
  | "lonely"
  | "embarrassed"
  | "guilty"
  | "jealous"
  | "hurt"
  | "tired"
  | "bored"
  | "confused"
  | "numb"
  | "low"
  | "happy"
  | "excited"
  | "proud"
  | "confident"
  | "calm";

export type SituationId =
  | "left_out"
  | "friend_fight"
  | "betrayed"
  | "friend_moved"
  | "no_friends"
  | "new_place"
  | "bullying"
  | "online_mean"
  | "unfair_treatment"
  | "peer_pressure"
  | "crush"
  | "breakup"
  | "helping_other"
  | "parents_fight"
  | "divorce"
  | "sibling"
  | "strict_parents"
  | "busy_parents"
  | "family_sick"
  | "new_baby"
  | "money"
  | "far_parent"
  | "family_pressure"
  | "death"
  | "pet_death"
  | "pet_lost"
  | "relationship"
  | "controlling"
  | "family_duties"
  | "test"
  | "bad_grade"
  | "homework_load"
  | "not_understanding"
  | "teacher"
  | "presentation"
  | "hate_school"
  | "in_trouble"
  | "low_confidence"
  | "looks"
  | "identity"
  | "mistake"
  | "sleep"
  | "bad_dream"
  | "future"
  | "comparing"
  | "sports"
  | "performance"
  | "boredom"
  | "scary_news"
  | "sick"
  | "moving_house"
  | "good_news"
  | "new_friend"
  | "celebration"
  | "broken_thing"
  | "screen_time"
  | "caught_between"
  | "lost_game"
  | "not_picked"
  | "accused"
  | "forgot_thing"
  | "pet_escaped"
  | "new_look"
  | "tooth"
  | "dark"
  | "storm"
  | "doctor"
  | "driving"
  | "job"
  | "college"
  | "group_work"
  | "homesick"
  | "dance"
  | "chores"
  | "new_family"
  | "friend_drift"
  | "embarrassing"
  | "language"
  | "translating"
  | "injury"
  | "silly"
  | "waiting"
  | "making"
  | "name_wrong"
  | "teased"
  | "phone_taken";

export type SkillId =
  | "breath"
  | "grounding"
  | "reframe"
  | "i_message"
  | "problem_steps"
  | "ask_help"
  | "thanks"
  | "move"
  | "drum"
  | "calm_track"
  | "small_steps"
  | "kind_self"
  | "savor"
  | "remember"
  | "wind_down"
  | "say_hello"
  | "repair"
  | "safe_steps";

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
  /** The message as the rules read it (normalise.ts). */
  text: string;
  feelings: { id: FeelingId; word: string; strong: string; intensity: 1 | 2 | 3 }[];
  denied: { id: FeelingId; word: string }[];
  situation: SituationId | null;
  who: string | null;
  intent: Intent | null;
  answer: "yes" | "no" | "unsure" | "better" | "same" | "worse" | "done" | null;
  words: string | null;
  /** One event of the child's, turned to "you" (restate.ts). */
  said: string | null;
  /** A short answer to be echoed (restate.ts). */
  echo: string | null;
  /** What the message does: a plan, a result, a kind person (lexicon-moves.ts). */
  move: MoveId | null;
  wordCount: number;
  /** It ends with a question to the coach (asking.ts). */
  isAsking: boolean;
};

export type Intent =
  | "are_you_real"
  | "about_coach"
  | "who_sees"
  | "secret"
  | "romance"
  | "adult_topic"
  | "medical"
  | "substance"
  | "homework"
  | "insult"
  | "praise"
  | "thanks"
  | "goodbye"
  | "joke"
  | "greeting"
  | "other_language"
  | "nonsense"
  | "one_word"
  | "just_listen"
  | "what_can_you_do"
  | "understand_emotions"
  | "what_should_i_do"
  | "calm_me"
  | "music"
  | "drums"
  | "swearing"
  | "remember_me"
  | "feel_for_me"
  | "fine"
  | "want_confidence"
  | "off_topic"
  | "do_for_me"
  | "may_i_ask"
  | "repeat_complaint"
  | "need_person"
  | "homework_push"
  | "sarcasm"
  | "tells_joke"
  | "break"
  | "ground_me";
