export { type AskReply, askReply } from "./ask";
export { askTextVersion } from "./ask-texts";
export { type AssessOptions, assessText, emptyRisk } from "./assess";
export { kindsForTeacherFlags, kindsHiddenFromParents, kindsMailedToParents } from "./audience";
export { checkName, type NameReason } from "./check-name";
export { checkShortText, type ShortTextCheck, type ShortTextReason } from "./check-short-text";
export {
  type CrisisReply,
  type CrisisReplyInput,
  type CrisisResource,
  crisisReply,
  crisisResources,
  resourceLinks,
} from "./crisis-reply";
export { crisisTextVersion } from "./crisis-texts";
export { type LintProblem, lintOutgoingText } from "./lint-outgoing";
export { normalizeText } from "./normalize";
export {
  type AgeBand,
  type Assessment,
  ageBands,
  type ConversationRisk,
  type CrisisCategory,
  crisisCategories,
  type ModerationFlag,
  type SafetyLocale,
  type Severity,
  severities,
} from "./types";
