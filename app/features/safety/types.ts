/** What a message may be about. The six kinds a school must act on (K3, K7). */
export const crisisCategories = [
  "suicide",
  "self_harm",
  "abuse",
  "danger",
  "eating_disorder",
  "violence_to_others",
] as const;
export type CrisisCategory = (typeof crisisCategories)[number];

/** none: nothing to do · concern: a counselor should look · high: today · imminent: now. */
export const severities = ["none", "concern", "high", "imminent"] as const;
export type Severity = (typeof severities)[number];

export const ageBands = ["6-8", "9-12", "13-15", "16-18"] as const;
export type AgeBand = (typeof ageBands)[number];

export type SafetyLocale = "en" | "es";

/** The thirteen moderation classes of requirement K17. */
export const moderationFlags = [
  "harassment",
  "harassment/threatening",
  "hate",
  "hate/threatening",
  "illicit",
  "illicit/violent",
  "self-harm",
  "self-harm/intent",
  "self-harm/instructions",
  "sexual",
  "sexual/minors",
  "violence",
  "violence/graphic",
] as const;
export type ModerationFlag = (typeof moderationFlags)[number];

/** The groups of content/moderation.txt: `minors` counts beside something sexual only, `swearing` is no class of its own. */
export const moderationGroups = [...moderationFlags, "swearing", "minors"] as const;
export type ModerationGroup = (typeof moderationGroups)[number];

/**
 * What is remembered per conversation (K9). `open` is set by the first message that escalates and is
 * never cleared here: only a member of staff closes an event. `pressure` sums weaker signals and
 * halves every two turns. `tail` is the end of what the child wrote last, to join split phrases.
 */
export interface ConversationRisk {
  version: 1;
  turn: number;
  open: { category: CrisisCategory; severity: Exclude<Severity, "none">; turn: number } | null;
  pressure: number;
  tail: string;
  /** The hint after which the coach asked directly, and the turn it came with. */
  asked: { category: CrisisCategory; turn: number } | null;
}

export interface Assessment {
  category: CrisisCategory | null;
  severity: Severity;
  /** True when this message (alone, or joined with the turns before it) must reach an adult. */
  escalate: boolean;
  matchedRuleIds: string[];
  risk: ConversationRisk;
  moderation: ModerationFlag[];
  /** Too indirect for an alert: the coach asks about this directly. Never set together with `escalate`. */
  ask: CrisisCategory | null;
  /** True when the message says no to that question. */
  isAskDenied: boolean;
  /** True when an open event is being taken back ("jk", "I'm fine"): the crisis path stays. */
  isDenial: boolean;
}
