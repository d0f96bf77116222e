import { Link } from "@remix-run/react";
import type { SelfUserType } from "~/features/identity";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { hueClass } from "~/ui/look";
import { useToast } from "~/ui/toast";
import { StepColumns, StepPanel } from "./auth-frame";
import { authPath } from "./auth-paths";
import { GoogleLink, TYPE_HUES } from "./auth-picture";
import { NewPasswordFields } from "./password-field";
import { TYPE_TEXTS } from "./type-texts";
import { browserTimeZone, useAuthForm } from "./use-auth-form";
import { findRegisterProblems } from "./validation";

/** The pause before a student's page reloads into the age step: time to read the toast. */
const STUDENT_RELOAD_MS = 500;

/** A new account of one type. */
export function RegisterStep({ type }: { type: SelfUserType }) {
  const toast = useToast();
  const texts = TYPE_TEXTS[type];
  const { onSubmit, isPending, fieldErrors, field } = useAuthForm({
    path: "/api/auth/register",
    findProblems: findRegisterProblems,
    toBody: (values) => ({ ...values, timeZone: browserTimeZone() }),
    errorTitle: m.signup_registration_failed(),
    fallbackText: m.signup_check_information(),
    onSuccess: () => {
      toast({ title: m.signup_account_created() });
      if (type === "student") setTimeout(() => window.location.reload(), STUDENT_RELOAD_MS);
      else window.location.assign(`/?t=${Date.now()}`);
    },
  });
  const required = (name: string) => ({ ...field(name), required: true });
  return (
    <StepColumns
      type={type}
      heading={texts.registerHeading()}
      subtitle={
        <span
          className={`badge border-[color-mix(in_srgb,var(--hue)_60%,transparent)] text-ink ${hueClass(TYPE_HUES[type])}`}
        >
          {texts.requirement()}
        </span>
      }
      back={{ to: "/auth", label: m.signup_change_type() }}
    >
      <StepPanel type={type}>
        <form
          method="post"
          action="/api/auth/register"
          onSubmit={onSubmit}
          noValidate
          className="grid gap-4"
          aria-label={texts.registerHeading()}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label={m.signup_first_name()} autoComplete="given-name" {...required("firstName")} />
            <TextField label={m.signup_last_name()} autoComplete="family-name" {...required("lastName")} />
          </div>
          <TextField
            label={m.signup_username()}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            {...required("username")}
          />
          <TextField label={m.signup_email()} type="email" autoComplete="email" {...required("email")} />
          <div>
            <span className="field-label" id="account-type-label">
              {m.signup_account_type()}
            </span>
            <output
              aria-labelledby="account-type-label"
              className="block rounded-xl border border-line bg-panel-2 px-3.5 py-2.5"
            >
              {texts.name()}
            </output>
            <input type="hidden" name="userType" value={type} />
          </div>
          <NewPasswordFields label={m.signup_password()} errors={fieldErrors} />
          <Button type="submit" look="primary" className="mt-1 w-full py-3 text-lg" disabled={isPending}>
            {isPending ? m.signup_creating_account() : m.signup_create_account()}
          </Button>
          <GoogleLink type={type} isSignUp />
        </form>
        <p className="mt-6 text-center text-ink-2">
          {m.signup_have_account()}{" "}
          <Link to={authPath("login", type)} className="font-semibold text-ink underline underline-offset-4">
            {m.signup_sign_in_here()}
          </Link>
        </p>
      </StepPanel>
    </StepColumns>
  );
}
