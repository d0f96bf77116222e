import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { describedBy, FieldNotes } from "~/ui/field";

/** A password with a switch that shows it: typing blind on a small keyboard is hard. Pasting works. */
export function PasswordField({
  label,
  hint,
  error,
  ...input
}: { label: string; hint?: ReactNode; error?: string | undefined } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type={isShown ? "text" : "password"}
          className="field-input pr-20"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...describedBy(id, { hint, error })}
          {...input}
        />
        {hasScript && (
          <button
            type="button"
            className="absolute inset-y-0 right-1 rounded-lg px-3 text-sm font-semibold text-ink-2 hover:text-ink"
            aria-pressed={isShown}
            aria-label={m.signup_show_password_label()}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? m.signup_hide_password() : m.signup_show_password()}
          </button>
        )}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** A new password and the same once more. */
export function NewPasswordFields({
  label,
  errors,
}: {
  label: string;
  errors: Record<string, string | undefined>;
}) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        hint={m.signup_password_hint()}
        error={errors.password}
        required
      />
      <PasswordField
        label={m.signup_confirm_password()}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
        required
      />
    </>
  );
}
