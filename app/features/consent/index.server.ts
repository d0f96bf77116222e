export {
  consentDecisionSchema,
  grantConsentSchema,
  resendConsentSchema,
  resentSchema,
  schoolConsentListSchema,
  schoolConsentSchema,
} from "./consent.schema";
export { consentFormReply } from "./consent-form.server";
export { loadConsentPage } from "./consent-page.server";
export { declineConsent, grantConsent, linkStatement, revokeByLink, revokeByParent } from "./decide.server";
export { settleUnansweredConsent } from "./expiry.server";
export {
  continueAfterConsent,
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
export { decideForSchool, listSchoolConsents } from "./school-consent.server";
