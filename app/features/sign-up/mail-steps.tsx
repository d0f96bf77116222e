import type { SelfUserType } from "~/features/identity";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { useToast } from "~/ui/toast";
import { StepCard } from "./auth-frame";
import { authPath } from "./auth-paths";
import { NewPasswordFields } from "./password-field";
import { useAuthForm } from "./use-auth-form";
import { findPasswordProblems } from "./validation";

type Answer = { message: string };

/** Asks for a link to set a new password. */
export function ForgotPasswordStep({ type }: { type: SelfUserType }) {
  const toast = useToast();
  const { onSubmit, isPending, field } = useAuthForm<Answer>({
    path: "/api/auth/forgot-password",
    errorTitle: m.common_error(),
    fallbackText: m.common_something_went_wrong(),
    onSuccess: ({ message }) => toast({ title: m.signup_check_your_mail(), description: message }),
  });
  return (
    <StepCard
      type={type}
      heading={m.signup_forgot_heading()}
      text={m.signup_forgot_text()}
      back={{ to: authPath("login", type), label: m.signup_back_to_sign_in() }}
    >
      <form
        method="post"
        action="/api/auth/forgot-password"
        onSubmit={onSubmit}
        noValidate
        className="grid gap-4"
      >
        <TextField
          label={m.signup_email()}
          type="email"
          autoComplete="username"
          {...field("email")}
          required
        />
        <Button type="submit" look="primary" className="w-full py-3 text-lg" disabled={isPending}>
          {isPending ? m.signup_sending() : m.signup_send_link()}
        </Button>
      </form>
    </StepCard>
  );
}

/** The mailed link's page: confirms the address with one click, since mail programs open links by themselves. */
export function VerifyEmailStep({ token }: { token: string }) {
  const { onSubmit, isPending } = useAuthForm<Answer>({
    path: "/api/auth/verify-email",
    errorTitle: m.signup_email_not_verified(),
    fallbackText: m.common_something_went_wrong(),
    onSuccess: () => window.location.assign("/"),
  });
  return (
    <StepCard heading={m.signup_verify_heading()} text={m.signup_verify_text()}>
      <form method="post" action="/api/auth/verify-email" onSubmit={onSubmit} className="grid">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" look="primary" className="py-3 text-lg" disabled={isPending}>
          {m.signup_verify_action()}
        </Button>
      </form>
    </StepCard>
  );
}

/** The mailed link's page for a new password. */
export function ResetPasswordForm({ token }: { token: string }) {
  const toast = useToast();
  const { onSubmit, isPending, fieldErrors } = useAuthForm<Answer>({
    path: "/api/auth/reset-password",
    findProblems: findPasswordProblems,
    errorTitle: m.signup_password_not_changed(),
    fallbackText: m.common_something_went_wrong(),
    onSuccess: ({ message }) => {
      toast({ title: message });
      window.location.assign(authPath("login"));
    },
  });
  return (
    <StepCard heading={m.signup_reset_heading()} text={m.signup_reset_text()}>
      <form
        method="post"
        action="/api/auth/reset-password"
        onSubmit={onSubmit}
        noValidate
        className="grid gap-4"
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="page" value={token} />
        <NewPasswordFields label={m.signup_new_password()} errors={fieldErrors} />
        <Button type="submit" look="primary" className="w-full py-3 text-lg" disabled={isPending}>
          {isPending ? m.signup_saving() : m.signup_save_password()}
        </Button>
      </form>
    </StepCard>
  );
}
