import { useRouteLoaderData } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import type { loader as rootLoader } from "~/root";
import { ApiError, callApi } from "~/ui/api-client";
import { useToast } from "~/ui/toast";
import { useUnauthorized } from "~/ui/use-unauthorized";
import type { Problem } from "./validation";

type Values = Record<string, string>;

type AuthFormOptions<Answer> = {
  path: string;
  /** Checked before anything is sent; the first problem becomes the toast. */
  findProblems?: (values: Values) => Problem[];
  /** The JSON sent; the form's texts as they are when left out. */
  toBody?: (values: Values) => unknown;
  errorTitle: string;
  fallbackText: string;
  /** Whether a 401 means that the session is over (and not that a password was wrong). */
  needsSession?: boolean;
  onSuccess: (answer: Answer) => void;
  /** Handles an error itself when it answers true. */
  onError?: (error: ApiError, values: Values) => boolean;
};

/** What the last refused plain form left: typed values and one sentence a field. */
export function useKeptValues(): { values: Values; fieldErrors: Values; message: string } {
  const flash = useRouteLoaderData<typeof rootLoader>("root")?.flash;
  const { title = "", description = title } = flash?.toast ?? {};
  return { values: flash?.values ?? {}, fieldErrors: flash?.fieldErrors ?? {}, message: description };
}

/**
 * Sends a form to the API as JSON and keeps it on the page: pending state, errors below the fields, toasts.
 * The same form posts itself without JavaScript.
 */
export function useAuthForm<Answer>(options: AuthFormOptions<Answer>) {
  const toast = useToast();
  const handleUnauthorized = useUnauthorized();
  const kept = useKeptValues();
  const [isPending, setIsPending] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Values>(kept.fieldErrors);

  const refuse = (form: HTMLFormElement, title: string, description: string, errors: Values) => {
    setFieldErrors(errors);
    toast({ title, description, variant: "destructive" });
    const first = Object.keys(errors).find((name) => form.elements.namedItem(name) instanceof HTMLElement);
    const field = first ? form.elements.namedItem(first) : null;
    if (field instanceof HTMLElement) field.focus();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const values: Values = {};
    for (const [name, value] of new FormData(form)) if (typeof value === "string") values[name] = value;

    const problems = options.findProblems?.(values) ?? [];
    const [problem] = problems;
    if (problem) {
      const errors = Object.fromEntries(problems.map(({ field, message }) => [field, message]));
      refuse(form, problem.title, problem.message, errors);
      return;
    }
    setFieldErrors({});
    setIsPending(true);
    try {
      options.onSuccess(await callApi<Answer>(options.path, { body: options.toBody?.(values) ?? values }));
      // Stays pending: the page is about to change.
    } catch (error) {
      setIsPending(false);
      if (error instanceof ApiError && options.onError?.(error, values)) return;
      if (options.needsSession && handleUnauthorized(error)) return;
      const known = error instanceof ApiError ? error : undefined;
      refuse(
        form,
        options.errorTitle,
        known?.serverMessage ?? options.fallbackText,
        known?.fieldErrors ?? {},
      );
    }
  };

  /** What a field of the form shows: what was typed before, and why it was refused. */
  const field = (name: string) => ({ name, defaultValue: kept.values[name], error: fieldErrors[name] });
  return { onSubmit, isPending, fieldErrors, kept: kept.values, field };
}

/** The browser's IANA time zone: days and birthdays are counted on the person's own calendar. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
