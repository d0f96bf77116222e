import { z } from "zod";
import { isCalendarDate, SELF_USER_TYPES } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { isTimeZone } from "~/platform/clock";
import { tickSchema } from "~/platform/form-fields";
import { toIsoDate } from "./date-parts";
import {
  type FormValues,
  findLoginProblems,
  findPasswordProblems,
  findRegisterProblems,
  type Problem,
} from "./validation";

const NAME_LENGTH = 80;
const EMAIL_LENGTH = 254;

const notText = () => m.signup_not_text();

/**
 * One line of text, "" when left out, so that the form's own rules speak and not the parser's. `otherwise` is said
 * of a value that is no text: a required field is then as good as empty.
 */
const line = (maxLength: number, otherwise = notText) =>
  z
    .string({ error: otherwise })
    .trim()
    .max(maxLength, { error: () => m.signup_text_too_long({ count: maxLength }) })
    .refine((value) => !/\p{Cc}/u.test(value), { error: notText })
    .default("");

/** A password as long as a body may be: a form's own rules say what is too long, and a wrong one is just wrong. */
const secret = (otherwise = notText) => z.string({ error: otherwise }).default("");

/** The second entry of a new password: a form asks for it, a caller of the API need not send it. */
const repeated = z.string({ error: notText }).optional();

/** E-mail addresses are compared and kept in lower case. */
const email = (otherwise = notText) =>
  line(EMAIL_LENGTH, otherwise).transform((value) => value.toLowerCase());

const timeZone = z
  .string()
  .max(64)
  .transform((name) => (name && isTimeZone(name) ? name : undefined))
  .optional();

const grade = z
  .union([z.literal(""), z.null(), z.coerce.number().int().min(1).max(12)], {
    error: () => m.signup_grade_range(),
  })
  .transform((value) => (typeof value === "number" ? value : undefined))
  .optional();

const obeying =
  (find: (values: FormValues) => Problem[]) =>
  (values: FormValues, context: z.RefinementCtx): void => {
    for (const { field, title, message } of find(values)) {
      context.addIssue({ code: "custom", path: [field], message, params: { title } });
    }
  };

const nothingToSignInWith = () => m.signup_enter_email_and_password();

export const loginSchema = z
  .object({
    email: email(nothingToSignInWith),
    password: secret(nothingToSignInWith),
    /** "This device is mine": otherwise half an hour without use signs out (S3). */
    keepSignedIn: tickSchema,
  })
  .superRefine(({ email: address, password }, context) =>
    obeying(findLoginProblems)({ email: address, password }, context),
  );

const fillRequired = () => m.signup_fill_required();

export const registerSchema = z
  .object({
    username: line(40, fillRequired),
    email: email(fillRequired),
    password: secret(fillRequired),
    confirmPassword: secret(),
    firstName: line(NAME_LENGTH, fillRequired),
    lastName: line(NAME_LENGTH, fillRequired),
    userType: z.enum(SELF_USER_TYPES, { error: () => m.signup_unknown_user_type() }),
    grade,
    timeZone,
  })
  .superRefine(obeying(findRegisterProblems));

const completeRegistrationFields = z.object({
  isOver13: z.unknown().optional(),
  coppaConsentRequired: z.unknown().optional(),
  ferpaEducationRecordsConsent: z.unknown().optional(),
  ferpaDirectoryOptOut: z.unknown().optional(),
  dataRetentionOptOut: z.unknown().optional(),
  userType: z.enum(SELF_USER_TYPES, { error: () => m.signup_unknown_user_type() }).optional(),
  dateOfBirth: z.string({ error: () => m.signup_not_a_date() }).nullish(),
  /** The three selectors of the form without JavaScript. */
  month: z.string().max(2).optional(),
  day: z.string().max(2).optional(),
  year: z.string().max(4).optional(),
  grade,
  timeZone,
  parentName: line(NAME_LENGTH),
  parentEmail: email(),
  relationship: line(40),
  emergencyContact: line(120),
  ferpaConsent: tickSchema,
  dataRetentionConsent: tickSchema,
  /** Sent by the form, whose tick box must be ticked; other callers have no tick box. */
  consentForm: z.string().optional(),
  coppaConsent: tickSchema,
  institutionName: line(160),
  childName: line(160),
  schoolName: line(160),
});
export type CompleteRegistration = z.infer<typeof completeRegistrationFields>;

/** The birth date, sent whole or as the form's three selectors; "" when a part of it is missing. */
export const birthDateOf = (values: CompleteRegistration): string => values.dateOfBirth || toIsoDate(values);

/** What complete-registration reads. What a client says of age and consent is accepted and not believed. */
export const completeRegistrationSchema = completeRegistrationFields.superRefine((values, context) => {
  const date = birthDateOf(values);
  if (!date || isCalendarDate(date)) return;
  context.addIssue({ code: "custom", path: ["dateOfBirth"], message: m.signup_not_a_date() });
});

export const changePasswordSchema = z
  .object({
    currentPassword: secret(),
    newPassword: secret(),
    confirmPassword: repeated,
  })
  .superRefine((values, context) => {
    const texts = {
      password: values.newPassword,
      confirmPassword: values.confirmPassword ?? values.newPassword,
    };
    for (const { field, title, message } of findPasswordProblems(texts)) {
      const path = [field === "password" ? "newPassword" : field];
      context.addIssue({ code: "custom", path, message, params: { title } });
    }
  });

export const forgotPasswordSchema = z
  .object({ email: email() })
  .refine((values) => values.email.includes("@"), {
    path: ["email"],
    error: () => m.signup_enter_valid_email(),
  });

const token = z
  .string({ error: () => m.signup_link_invalid() })
  .min(1)
  .max(200);

export const resetPasswordSchema = z
  .object({
    token,
    password: secret(),
    confirmPassword: repeated,
    /** Where the form without JavaScript comes back to. */
    page: z.string().max(200).optional(),
  })
  .superRefine((values, context) => {
    const texts = { password: values.password, confirmPassword: values.confirmPassword ?? values.password };
    for (const { field, title, message } of findPasswordProblems(texts)) {
      context.addIssue({ code: "custom", path: [field], message, params: { title } });
    }
  });

/** With a token: confirms the address. Without: sends the mail again, to oneself or to the given address. */
export const verifyEmailSchema = z.object({ token: token.optional(), email: email().optional() });

export const messageSchema = z.object({ message: z.string() });
