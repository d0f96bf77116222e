import { useRouteLoaderData } from "@remix-run/react";
import { SignOutLink } from "~/features/identity";
import { m } from "~/messages/compiled/messages.js";
import type { loader as rootLoader } from "~/root";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { useToast } from "~/ui/toast";
import { StepCard } from "./auth-frame";
import { showRegistrationComplete } from "./finish-registration";
import { browserTimeZone, useAuthForm } from "./use-auth-form";
import { findParentProblems, findTeacherProblems } from "./validation";

export type ProfileType = "teacher" | "parent";

/** Fixed values of a completed adult profile; the server sets its own. */
const ADULT = {
  dateOfBirth: null,
  isOver13: true,
  coppaConsentRequired: false,
  ferpaEducationRecordsConsent: true,
  dataRetentionOptOut: false,
};

/** Heading and lead of an adult's profile form. */
export const profileTexts = (type: ProfileType): { heading: string; text: string } =>
  type === "teacher"
    ? { heading: m.signup_teacher_profile_heading(), text: m.signup_teacher_profile_text() }
    : { heading: m.signup_parent_profile_heading(), text: m.signup_parent_profile_text() };

/** Profile completion as a step of the auth flow; it can wait, except for somebody without an account yet. */
export function ProfileStep({ type }: { type: ProfileType }) {
  const isSignedIn = Boolean(useRouteLoaderData<typeof rootLoader>("root")?.user);
  const { heading, text } = profileTexts(type);
  return (
    <StepCard type={type} heading={heading} text={text}>
      <ProfileForm type={type} />
      {isSignedIn && (
        <a href="/?profile=later" className="button button-quiet mt-3 w-full">
          {m.signup_profile_later()}
        </a>
      )}
      <SignOutLink />
    </StepCard>
  );
}

/** What is still asked of a teacher (institution) or a parent (child's name and school). */
export function ProfileForm({ type }: { type: ProfileType }) {
  const toast = useToast();
  const isTeacher = type === "teacher";
  const { onSubmit, isPending, field } = useAuthForm({
    path: "/api/auth/complete-registration",
    findProblems: isTeacher ? findTeacherProblems : findParentProblems,
    toBody: (values) => ({ ...ADULT, ...values, timeZone: browserTimeZone() }),
    errorTitle: m.signup_registration_failed(),
    fallbackText: m.common_something_went_wrong(),
    needsSession: true,
    onSuccess: () =>
      showRegistrationComplete(toast, `/?t=${Date.now()}`, m.signup_registration_complete_text()),
  });
  const required = (name: string) => ({ ...field(name), required: true });
  return (
    <form
      method="post"
      action="/api/auth/complete-registration"
      onSubmit={onSubmit}
      noValidate
      className="grid gap-4"
    >
      <input type="hidden" name="userType" value={type} />
      {isTeacher ? (
        <TextField
          label={m.signup_institution_name()}
          autoComplete="organization"
          {...required("institutionName")}
        />
      ) : (
        <>
          <TextField label={m.signup_child_name()} autoComplete="off" {...required("childName")} />
          <TextField label={m.signup_school_name()} autoComplete="off" {...required("schoolName")} />
        </>
      )}
      <Button type="submit" look="primary" className="mt-2 w-full py-3 text-lg" disabled={isPending}>
        {isPending ? m.signup_setting_up() : m.signup_complete_setup()}
      </Button>
    </form>
  );
}
