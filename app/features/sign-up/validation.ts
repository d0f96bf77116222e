import { EMAIL_PATTERN } from "~/features/identity";
import { m } from "~/messages/compiled/messages.js";

/** Something to mend in a form: the field, the sentence, and the toast's heading. */
export type Problem = { field: string; title: string; message: string };

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** What a form holds; anything but text counts as empty. */
export type FormValues = Record<string, unknown>;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** One problem per empty field, all with the same sentence. */
function findMissing(values: FormValues, fields: string[], message: string): Problem[] {
  return fields
    .filter((field) => textOf(values[field]).trim() === "")
    .map((field) => ({ field, title: m.signup_missing_information(), message }));
}

export const findLoginProblems = (values: FormValues): Problem[] =>
  findMissing(values, ["email", "password"], m.signup_enter_email_and_password());

/** Rules for a new password with its repetition: what is missing first, a mismatch before weakness. */
export function findPasswordProblems(values: FormValues): Problem[] {
  const password = textOf(values.password);
  if (password !== textOf(values.confirmPassword)) {
    return [
      {
        field: "confirmPassword",
        title: m.signup_password_mismatch(),
        message: m.signup_passwords_do_not_match(),
      },
    ];
  }
  const weak = (message: string) => [{ field: "password", title: m.signup_weak_password(), message }];
  if (password.length < MIN_PASSWORD_LENGTH) return weak(m.signup_password_too_short());
  if (password.length > MAX_PASSWORD_LENGTH) return weak(m.signup_password_too_long());
  if (!/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password) || !/\d/.test(password)) {
    return weak(m.signup_password_composition());
  }
  return [];
}

export const REGISTER_FIELDS = ["firstName", "lastName", "username", "email", "password"];

export function findRegisterProblems(values: FormValues): Problem[] {
  const missing = findMissing(values, REGISTER_FIELDS, m.signup_fill_required());
  if (missing.length > 0) return missing;
  const problems = findPasswordProblems(values);
  if (!EMAIL_PATTERN.test(textOf(values.email).trim())) problems.push(invalidEmail("email"));
  return problems;
}

export const findTeacherProblems = (values: FormValues): Problem[] =>
  findMissing(values, ["institutionName"], m.signup_enter_institution());

export const findParentProblems = (values: FormValues): Problem[] =>
  findMissing(values, ["childName", "schoolName"], m.signup_enter_child_and_school());

/** The child's request for a parent's consent, as far as its texts go. */
export function findConsentProblems(values: FormValues): Problem[] {
  const missing = findMissing(
    values,
    ["parentName", "parentEmail", "relationship"],
    m.signup_fill_parent_fields(),
  );
  if (missing.length > 0) return missing;
  return EMAIL_PATTERN.test(textOf(values.parentEmail).trim()) ? [] : [invalidEmail("parentEmail")];
}

const invalidEmail = (field: string): Problem => ({
  field,
  title: m.signup_missing_information(),
  message: m.signup_enter_valid_email(),
});
