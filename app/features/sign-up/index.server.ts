export { type AuthPage, isResetTokenValid, loadAuthPage } from "./auth-page.server";
export { authPath, userTypeOf } from "./auth-paths";
export { clearUnfinishedAccounts } from "./cleanup.server";
export { completeRegistration, requireApplicant } from "./complete-registration.server";
export { verifyEmail } from "./email-verification.server";
export { finishGoogle, startGoogle } from "./google.server";
export { logIn } from "./login.server";
export { changePassword, forgotPassword, resetPassword } from "./password-change.server";
export { register } from "./register.server";
export { signOutPage } from "./sign-out-page.server";
export {
  changePasswordSchema,
  completeRegistrationSchema,
  forgotPasswordSchema,
  loginSchema,
  messageSchema,
  registerSchema,
  resetPasswordSchema,
  verifyEmailSchema,
} from "./sign-up.schema";
