export { AlertsCard } from "./alerts/alerts-card";
export { AlertsStrip } from "./alerts/alerts-strip";
export { kindsForTeacherFlags, kindsHiddenFromParents, kindsMailedToParents } from "./alerts/audience";
export { ContactsCard } from "./alerts/contacts-card";
export { TeacherFlags, TeacherFlagsCard } from "./alerts/teacher-flags";
export { askTextVersion } from "./content/ask-texts";
export { crisisTextVersion } from "./content/crisis-texts";
export { type AskReply, askReply } from "./detector/ask";
export { type AssessOptions, assessText, emptyRisk } from "./detector/assess";
export { checkName, type NameReason } from "./detector/check-name";
export { checkShortText, type ShortTextCheck, type ShortTextReason } from "./detector/check-short-text";
export { type LintProblem, lintOutgoingText } from "./detector/lint-outgoing";
export { isKnownWord, normalizeText } from "./detector/normalize-text";
export {
  type CrisisReply,
  type CrisisReplyInput,
  type CrisisResource,
  crisisReply,
  crisisResources,
  resourceLinks,
} from "./help/crisis-reply";
export { helpAnswers } from "./help/help-answers";
export { HelpPage } from "./help/help-page";
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
