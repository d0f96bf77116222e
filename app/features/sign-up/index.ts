export { AuthFlow } from "./auth-flow";
export { AuthFrame, StepCard } from "./auth-frame";
export { authPath } from "./auth-paths";
export { LegacySignIn } from "./legacy-sign-in";
export { ResetPasswordForm } from "./mail-steps";
export { ProfileSetup } from "./profile-setup";
