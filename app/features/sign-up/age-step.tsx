import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { isOver13, SignOutLink } from "~/features/identity";
import { m } from "~/messages/compiled/messages.js";
import { localDateOf } from "~/platform/clock";
import { dayWriter } from "~/platform/date-text";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { useToast } from "~/ui/toast";
import { StepCard } from "./auth-frame";
import { authPath } from "./auth-paths";
import { daysInMonth, findDateProblems, toIsoDate, YEARS_OFFERED } from "./date-parts";
import { showRegistrationComplete } from "./finish-registration";
import { browserTimeZone, useAuthForm } from "./use-auth-form";

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const GRADES = MONTHS;

const monthName = (month: number) =>
  dayWriter("month")(toIsoDate({ year: "2024", month: String(month), day: "15" }));

/**
 * The neutral age screen: no date is chosen beforehand and nothing hints at what another answer would do
 * (16 CFR 312.2; P2). `answered` is the first answer, which stands; `now` is the server's, whose word counts.
 */
export function AgeStep({ now, answered }: { now: Date; answered: string | null }) {
  const toast = useToast();
  const navigate = useNavigate();
  const [year, month] = (answered ?? "").split("-").map(Number);
  const [chosen, setChosen] = useState({ year: year ?? 0, month: month ?? 0 });
  const { onSubmit, isPending, fieldErrors, kept } = useAuthForm({
    path: "/api/auth/complete-registration",
    findProblems: (values) => findDateProblems(values, localDateOf(now, browserTimeZone())),
    toBody: (values) => {
      const dateOfBirth = toIsoDate(values);
      const isTeen = isOver13(dateOfBirth, now, browserTimeZone());
      if (isTeen) toast({ title: m.signup_age_verified() });
      return {
        userType: "student",
        dateOfBirth,
        isOver13: isTeen,
        coppaConsentRequired: !isTeen,
        grade: values.grade,
        timeZone: browserTimeZone(),
      };
    },
    errorTitle: m.signup_registration_failed(),
    fallbackText: m.common_something_went_wrong(),
    needsSession: true,
    onSuccess: () => showRegistrationComplete(toast, "/?registration=complete"),
    onError: (error) => {
      // The answer is kept; what is missing now is whom to ask.
      if (!("parentEmail" in error.fieldErrors)) return false;
      toast({ title: m.signup_consent_needed_title(), description: m.signup_consent_needed_text() });
      navigate(authPath("parent-consent"));
      return true;
    },
  });
  const initial = (name: string, answer: number | undefined) => kept[name] ?? (answer ? String(answer) : "");
  const dateError = fieldErrors.dateOfBirth;
  return (
    <StepCard heading={m.signup_age_heading()} text={m.signup_age_text()}>
      <form
        method="post"
        action="/api/auth/complete-registration"
        onSubmit={onSubmit}
        noValidate
        className="grid gap-5"
      >
        <input type="hidden" name="userType" value="student" />
        <fieldset aria-describedby={dateError ? "birth-error" : undefined}>
          <legend className="field-label">{m.signup_date_of_birth()}</legend>
          <div className="grid grid-cols-[1.5fr_1fr_1.2fr] gap-3">
            <SelectField
              label={m.signup_month()}
              name="month"
              defaultValue={initial("month", month)}
              autoComplete="bday-month"
              onChange={(event) => setChosen({ ...chosen, month: Number(event.target.value) })}
              required
            >
              <option value="">–</option>
              {MONTHS.map((each) => (
                <option key={each} value={each}>
                  {monthName(each)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={m.signup_day()}
              name="day"
              defaultValue={initial("day", Number(answered?.slice(8)) || undefined)}
              autoComplete="bday-day"
              required
            >
              <option value="">–</option>
              {Array.from({ length: daysInMonth(chosen.year, chosen.month) }, (_, index) => index + 1).map(
                (each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ),
              )}
            </SelectField>
            <SelectField
              label={m.signup_year()}
              name="year"
              defaultValue={initial("year", year)}
              autoComplete="bday-year"
              onChange={(event) => setChosen({ ...chosen, year: Number(event.target.value) })}
              required
            >
              <option value="">–</option>
              {Array.from({ length: YEARS_OFFERED }, (_, index) => now.getUTCFullYear() - index).map(
                (each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ),
              )}
            </SelectField>
          </div>
          {dateError && (
            <p id="birth-error" className="field-error">
              {dateError}
            </p>
          )}
        </fieldset>
        <SelectField label={m.signup_grade_label()} name="grade" defaultValue={kept.grade ?? ""}>
          <option value="">{m.signup_grade_none()}</option>
          {GRADES.map((grade) => (
            <option key={grade} value={grade}>
              {m.signup_grade_option({ grade })}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="primary" className="w-full py-3 text-lg" disabled={isPending}>
          {isPending ? m.signup_setting_up() : m.signup_continue()}
        </Button>
      </form>
      <SignOutLink />
    </StepCard>
  );
}
