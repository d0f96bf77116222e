import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";

type Notes = { hint?: ReactNode; error?: string | undefined };
type Common = Notes & { label: ReactNode };

/** Ties a control to its notes for screen readers; spread it onto the control. */
export function describedBy(id: string, { hint, error }: Notes) {
  const ids = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined } as const;
}

/** The hint and the error below a control with this id. */
export function FieldNotes({ id, hint, error }: Notes & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </>
  );
}

function FieldFrame({ id, label, hint, error, children }: Common & { id: string; children: ReactNode }) {
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** A labelled input with hint and error, tied together for screen readers. */
export function TextField({ label, hint, error, ...input }: Common & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input id={id} className="field-input" {...describedBy(id, { hint, error })} {...input} />
    </FieldFrame>
  );
}

/** A labelled box for several lines. */
export function TextAreaField({
  label,
  hint,
  error,
  ...area
}: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea id={id} className="field-input" {...describedBy(id, { hint, error })} {...area} />
    </FieldFrame>
  );
}

/** A labelled native select: works without JavaScript and with every keyboard. */
export function SelectField({
  label,
  hint,
  error,
  children,
  ...select
}: Common & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select id={id} className="field-input" {...describedBy(id, { hint, error })} {...select}>
        {children}
      </select>
    </FieldFrame>
  );
}

/** A labelled checkbox. */
export function CheckField({ label, hint, error, ...input }: Common & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex gap-3 py-2.5 font-semibold">
        <input
          id={id}
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-[var(--color-action)]"
          {...describedBy(id, { hint, error })}
          {...input}
        />
        <span>{label}</span>
      </label>
      <div className="-mt-2 pl-8">
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
