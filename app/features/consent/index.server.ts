export { askSchool } from "./ask-school.server";
export {
  consentDecisionSchema,
  consentStandingSchema,
  grantConsentSchema,
  resendConsentSchema,
  resentSchema,
  schoolConsentBulkReplySchema,
  schoolConsentBulkSchema,
  schoolConsentListSchema,
  schoolConsentSchema,
} from "./consent.schema";
export { consentFormReplies } from "./consent-form.server";
export { loadConsentPage } from "./consent-page.server";
export { declineConsent, grantConsent, linkStatement, revokeByLink, revokeByParent } from "./decide.server";
export { type ConsentDecisionView, listDecisions } from "./decisions.server";
export { settleUnansweredConsent } from "./expiry.server";
export { type FamilyMailbox, findFamilyMailboxes } from "./family-mailboxes.server";
export { noticeVersion } from "./ledger.server";
export { findLinkedChild } from "./linked-child.server";
export {
  continueAfterConsent,
  isAskedAlready,
  loadConsentWaiting,
  requireWaitingChild,
  resendConsent,
} from "./pending.server";
export {
  ANSWER_WITHIN_MS,
  type ConsentInput,
  normalizeEmail,
  requestConsentStatements,
} from "./request.server";
export {
  type RosterConsent,
  rosterConsentStatements,
  schoolGranted,
} from "./roster-consent.server";
export {
  consentForSchool,
  decideForSchool,
  listSchoolConsents,
  requireCurrentNotice,
} from "./school-consent.server";
export { loadSchoolConsent } from "./school-consent-view.server";
export { clockOfDevice } from "./sent-later.server";
