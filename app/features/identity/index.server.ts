export { updateAccount } from "./account-settings.server";
export { ADULT_AGE, ageOn, COPPA_AGE, isAdult, isCalendarDate, isOver13 } from "./age";
export {
  ACCOUNT_POLICY,
  ADDRESS_POLICY,
  type AttemptKey,
  type AttemptPolicy,
  attemptKey,
  CODE_POLICY,
  countAttempt,
  describeWait,
  forgiveAttempts,
  requireAttempt,
  takeBackAttempt,
  withAttempt,
} from "./attempts.server";
export { deviceLabelOf } from "./device-label";
export { readDeviceSecret } from "./device-secret.server";
export * from "./guards.server";
export { type HomeView, homeFor } from "./home-for";
export { sessionListSchema, updateAccountSchema } from "./identity.schema";
export { findKnownDevice, rememberDevice } from "./known-device.server";
export { normalizeMailbox } from "./mailbox";
export { edgeTimeZone, newAccount, readUser, refuseTakenNames, writeUniquely } from "./new-account.server";
export { isAddress, NO_ADDRESS, shownAddress } from "./no-address";
export { endOtherSessions, listSessions, signOut } from "./own-sessions.server";
export { hashPassword, needsRehash, verifyPassword } from "./password-hash.server";
export { roleRefusal } from "./role-words";
export {
  createSession,
  endSession,
  endSessions,
  findSession,
  IDLE_MINUTES,
  isSessionOpen,
  isTradable,
  sessionCookie,
  sessionCookieName,
  supersedeSessions,
  tradeSession,
} from "./session.server";
export { serializeUser, type User, userSchema } from "./user.server";
export { SELF_USER_TYPES, type SelfUserType } from "./user-types";
