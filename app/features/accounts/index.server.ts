export { ADULT_AGE, ageOn, COPPA_AGE, isAdult, isOver13 } from "./age";
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
} from "./attempts.server";
export { type AuthPage, isResetTokenValid, loadAuthPage } from "./auth-page.server";
export { clearUnfinishedAccounts } from "./cleanup.server";
export { deviceLabelOf } from "./device-label";
export { finishGoogle, startGoogle } from "./google.server";
export * from "./guards.server";
export { type HomeView, homeFor } from "./home-for";
export { logIn } from "./login.server";
export { newAccount, readUser } from "./new-account.server";
export { isAddress, NO_ADDRESS, shownAddress } from "./no-address";
export { hashPassword, needsRehash, verifyPassword } from "./password.server";
export { changePassword, forgotPassword, resetPassword, verifyEmail } from "./passwords.server";
export { register } from "./register.server";
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
export { endOtherSessions, listSessions, readDeviceSecret, signOut, updateAccount } from "./sessions.server";
export { signOutPage } from "./sign-out-page.server";
export { serializeUser, type User, userSchema } from "./user.server";
