import type { SelfUserType } from "~/features/identity";
import { AgeStep } from "./age-step";
import { AuthFrame } from "./auth-frame";
import { type AuthStep, authPath } from "./auth-paths";
import { LoginStep } from "./login-step";
import { ForgotPasswordStep, VerifyEmailStep } from "./mail-steps";
import { ParentConsentStep } from "./parent-consent-step";
import { ProfileStep } from "./profile-step";
import { RegisterStep } from "./register-step";
import { UserTypeStep } from "./user-type-step";

export type AuthFlowProps = {
  step: AuthStep;
  type: SelfUserType | null;
  /** For the list of years: the server's, so that both sides draw the same list. */
  /** The moment on the server's clock, ISO 8601. */
  now: string;
  /** The first answer at the age screen, if it was given. */
  dateOfBirth: string | null;
  token: string;
};

/** The auth flow, one step at a time. */
export function AuthFlow(props: AuthFlowProps) {
  const type = props.type ?? "student";
  return (
    <AuthFrame returnTo={props.step === "user-type-selection" ? "/auth" : authPath(props.step, type)}>
      <Step key={`${props.step} ${type}`} {...props} type={type} />
    </AuthFrame>
  );
}

function Step({ step, type, now, dateOfBirth, token }: AuthFlowProps & { type: SelfUserType }) {
  switch (step) {
    case "user-type-selection":
      return <UserTypeStep />;
    case "login":
      return <LoginStep type={type} />;
    case "register":
      return <RegisterStep type={type} />;
    case "profile":
      return <ProfileStep type={type === "parent" ? "parent" : "teacher"} />;
    case "age-verification":
      return <AgeStep now={new Date(now)} answered={dateOfBirth} />;
    case "parent-consent":
      return <ParentConsentStep dateOfBirth={dateOfBirth} />;
    case "forgot-password":
      return <ForgotPasswordStep type={type} />;
    case "verify-email":
      return <VerifyEmailStep token={token} />;
  }
}
