import { Link } from "@remix-run/react";
import type { SelfUserType } from "~/features/identity";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { CheckField, TextField } from "~/ui/field";
import { useToast } from "~/ui/toast";
import { toastThenLoad } from "~/ui/toast-across-load";
import { StepColumns, StepPanel } from "./auth-frame";
import { authPath } from "./auth-paths";
import { GoogleLink, TYPE_HUES } from "./auth-picture";
import { PasswordField } from "./password-field";
import { TYPE_TEXTS } from "./type-texts";
import { useAuthForm } from "./use-auth-form";
import { findLoginProblems } from "./validation";

/** Sign-in of one account type: what it gives on one side, the form on the other. */
export function LoginStep({ type }: { type: SelfUserType }) {
  const toast = useToast();
  const texts = TYPE_TEXTS[type];
  const { onSubmit, isPending, fieldErrors, kept, field } = useAuthForm({
    path: "/api/auth/login",
    findProblems: findLoginProblems,
    toBody: ({ email, password, keepSignedIn }) => ({ email, password, keepSignedIn: keepSignedIn === "on" }),
    errorTitle: m.signup_login_failed(),
    fallbackText: m.signup_wrong_credentials(),
    onSuccess: () => toastThenLoad(toast, { title: m.signup_welcome_back() }, "/"),
  });
  return (
    <StepColumns
      type={type}
      heading={texts.loginHeading()}
      subtitle={texts.loginSubtitle()}
      back={{ to: "/auth", label: m.signup_change_type() }}
      aside={
        <ul className="grid gap-3">
          {texts.benefits.map((benefit) => (
            <li key={benefit()} className="flex items-start gap-3 text-ink">
              <Tick hue={TYPE_HUES[type]} /> {benefit()}
            </li>
          ))}
        </ul>
      }
    >
      <StepPanel type={type}>
        <form
          method="post"
          action="/api/auth/login"
          onSubmit={onSubmit}
          noValidate
          className="grid gap-4"
          aria-label={m.identity_sign_in()}
        >
          <input type="hidden" name="userType" value={type} />
          <TextField
            label={m.signup_email()}
            type="email"
            autoComplete="username"
            {...field("email")}
            required
          />
          <PasswordField
            label={m.signup_password()}
            name="password"
            autoComplete="current-password"
            error={fieldErrors.password}
            required
          />
          <CheckField
            label={m.signup_keep_signed_in()}
            hint={m.signup_keep_signed_in_hint()}
            name="keepSignedIn"
            defaultChecked={kept.keepSignedIn === "on"}
          />
          <Link
            to={authPath("forgot-password", type)}
            className="inline-flex min-h-11 items-center justify-self-end text-sm text-ink-2 underline underline-offset-4"
          >
            {m.signup_forgot_password()}
          </Link>
          <Button type="submit" look="primary" className="w-full py-3 text-lg" disabled={isPending}>
            {isPending ? m.signup_signing_in() : m.identity_sign_in()}
          </Button>
          <GoogleLink type={type} isSignUp={false} />
        </form>
        <p className="mt-6 text-center text-ink-2">
          {m.signup_no_account()}{" "}
          <Link
            to={authPath("register", type)}
            className="font-semibold text-ink underline underline-offset-4"
          >
            {m.signup_sign_up_here()}
          </Link>
        </p>
        {type === "student" && (
          <p className="mt-3 text-center text-sm text-ink-2">{m.signup_class_badge_hint()}</p>
        )}
      </StepPanel>
    </StepColumns>
  );
}

function Tick({ hue }: { hue: string }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke={hue}
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </svg>
  );
}
