import { Link } from "@remix-run/react";
import { SignOutLink } from "~/features/identity";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { CheckField, SelectField, TextField } from "~/ui/field";
import { useToast } from "~/ui/toast";
import { StepCard } from "./auth-frame";
import { authPath } from "./auth-paths";
import { showRegistrationComplete } from "./finish-registration";
import { browserTimeZone, useAuthForm } from "./use-auth-form";
import { findConsentProblems } from "./validation";

const RELATIONSHIPS = [
  ["mother", m.signup_relationship_mother],
  ["father", m.signup_relationship_father],
  ["guardian", m.signup_relationship_guardian],
  ["grandparent", m.signup_relationship_grandparent],
  ["other", m.signup_relationship_other],
] as const;

/** The child names a parent; the parent decides by mail (16 CFR 312.5). Nothing here grants anything. */
export function ParentConsentStep({ dateOfBirth }: { dateOfBirth: string | null }) {
  const toast = useToast();
  const { onSubmit, isPending, fieldErrors, kept, field } = useAuthForm({
    path: "/api/auth/complete-registration",
    findProblems: (values) => {
      const problems = findConsentProblems(values);
      if (problems.length > 0 || values.coppaConsent) return problems;
      return [
        {
          field: "coppaConsent",
          title: m.signup_missing_information(),
          message: m.signup_coppa_tick_required(),
        },
      ];
    },
    toBody: (values) => ({
      ...values,
      userType: "student",
      dateOfBirth,
      isOver13: false,
      coppaConsentRequired: true,
      ferpaConsent: values.ferpaConsent === "on",
      dataRetentionConsent: values.dataRetentionConsent === "on",
      coppaConsent: values.coppaConsent === "on",
      timeZone: browserTimeZone(),
    }),
    errorTitle: m.signup_registration_failed(),
    fallbackText: m.common_something_went_wrong(),
    needsSession: true,
    onSuccess: () => showRegistrationComplete(toast, "/?registration=complete"),
  });
  return (
    <StepCard heading={m.signup_consent_heading()} text={m.signup_consent_text()}>
      <form
        method="post"
        action="/api/auth/complete-registration"
        onSubmit={onSubmit}
        noValidate
        className="grid gap-4"
      >
        <input type="hidden" name="userType" value="student" />
        <input type="hidden" name="consentForm" value="1" />
        <TextField label={m.signup_parent_name()} autoComplete="off" required {...field("parentName")} />
        <TextField
          label={m.signup_parent_email()}
          type="email"
          autoComplete="off"
          hint={m.signup_parent_email_hint()}
          required
          {...field("parentEmail")}
        />
        <SelectField label={m.signup_relationship()} required {...field("relationship")}>
          <option value="">{m.signup_relationship_choose()}</option>
          {RELATIONSHIPS.map(([value, label]) => (
            <option key={value} value={value}>
              {label()}
            </option>
          ))}
        </SelectField>
        <TextField label={m.signup_emergency_contact()} autoComplete="off" {...field("emergencyContact")} />
        <CheckField
          label={m.signup_coppa_tick()}
          hint={m.signup_coppa_tick_hint()}
          name="coppaConsent"
          defaultChecked={kept.coppaConsent === "on"}
          error={fieldErrors.coppaConsent}
          required
        />
        <CheckField
          label={m.signup_ferpa_tick()}
          name="ferpaConsent"
          defaultChecked={kept.ferpaConsent === "on"}
        />
        <CheckField
          label={m.signup_retention_tick()}
          name="dataRetentionConsent"
          defaultChecked={kept.dataRetentionConsent === "on"}
        />
        <div className="mt-2 grid gap-3 sm:grid-cols-[1fr_auto]">
          <Button type="submit" look="primary" className="py-3 text-lg" disabled={isPending}>
            {isPending ? m.signup_setting_up() : m.signup_send_request()}
          </Button>
          <Link to={authPath("age-verification")} className="button button-quiet">
            {m.signup_cancel()}
          </Link>
        </div>
      </form>
      <SignOutLink />
    </StepCard>
  );
}
