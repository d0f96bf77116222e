import { z } from "zod";
import { normalizeJoinCode } from "~/features/classrooms/index.server";
import { m } from "~/messages/compiled/messages.js";
import { tickSchema } from "~/platform/form-fields";

export const grantConsentSchema = z.object({
  /** "I am the parent or guardian": without it nothing is granted. */
  isParent: tickSchema.refine((isParent) => isParent, { error: () => m.consent_is_parent_required() }),
  relationship: z.string().trim().max(60).default(""),
  emergencyContact: z.string().trim().max(200).default(""),
  ferpaConsent: tickSchema,
  dataRetentionConsent: tickSchema,
  externalModel: tickSchema,
});
export type GrantConsent = z.infer<typeof grantConsentSchema>;

export const consentDecisionSchema = z.object({
  status: z.enum(["granted", "declined", "revoked"]),
  /** False also where the parent asked for it and the method is not strong enough (P5). */
  externalModelConsent: z.boolean(),
});
export type ConsentDecision = z.infer<typeof consentDecisionSchema>;

/** "Send again", with another address where the first was wrong; or the class code that asks the school. */
export const resendConsentSchema = z.object({
  parentEmail: z
    .string()
    .trim()
    .max(254)
    .min(1, { error: () => m.consent_fill_required(), abort: true })
    .regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, { error: () => m.consent_email_invalid() })
    .optional(),
  classCode: z.string().trim().max(40).transform(normalizeJoinCode).optional(),
});

/** Where a child stands who asks whether somebody has answered. */
export const consentStandingSchema = z.object({ standing: z.enum(["ready", "waiting", "declined"]) });

export const resentSchema = z.object({
  status: z.enum(["sent", "school_asked"]),
  /** When the parent's answer is due; null where only the school was asked. */
  expiresAt: z.string().nullable(),
});

const schoolChoices = {
  method: z.enum(["school_authorization", "signed_form"]).default("school_authorization"),
  /** The version of the notice the administrator was shown (GET /api/admin/consents). */
  noticeVersion: z.string().min(1).max(64),
  ferpaConsent: tickSchema,
  dataRetentionConsent: tickSchema,
  externalModel: tickSchema,
};

export const schoolConsentSchema = z.object({
  /** False withdraws what this school gave. */
  grant: tickSchema,
  ...schoolChoices,
});

/** A plain form names its ticked students one field each: a form's fields arrive under their names once. */
export const STUDENT_FIELD = "student-";

const SCHOOL_CONSENT_FIELDS = new Set(["isAuthorized", "studentIds", ...Object.keys(schoolChoices)]);

/** One decision for several students. */
export const schoolConsentBulkSchema = z
  .object({
    /** "I have read the notice and may decide for the school": without it nothing is granted. */
    isAuthorized: tickSchema.refine((isAuthorized) => isAuthorized, {
      error: () => m.consent_school_authorized_required(),
    }),
    studentIds: z.array(z.string().min(1).max(64)).max(90).optional(),
    ...schoolChoices,
  })
  .catchall(z.string().max(200))
  .superRefine((values, context) => {
    for (const field of Object.keys(values)) {
      if (SCHOOL_CONSENT_FIELDS.has(field) || field.startsWith(STUDENT_FIELD)) continue;
      context.addIssue({ code: "custom", path: [field], message: m.common_input_unknown({ field }) });
    }
  })
  .transform(({ isAuthorized, studentIds, ...rest }) => {
    const { method, noticeVersion, ferpaConsent, dataRetentionConsent, externalModel } = rest;
    const ticked = Object.keys(rest).filter((name) => name.startsWith(STUDENT_FIELD));
    return {
      ...{ isAuthorized, method, noticeVersion, ferpaConsent, dataRetentionConsent, externalModel },
      studentIds: studentIds ?? ticked.map((name) => name.slice(STUDENT_FIELD.length)),
    };
  })
  .refine(({ studentIds }) => studentIds.length > 0 && studentIds.length <= 90, {
    path: ["studentIds"],
    error: () => m.consent_school_choose_students(),
  });
export const schoolConsentBulkReplySchema = z.object({
  granted: z.number(),
  externalModelConsent: z.boolean(),
});

export const schoolConsentListSchema = z.object({
  noticeVersion: z.string(),
  notice: z.array(
    z.object({
      id: z.string(),
      heading: z.string(),
      paragraphs: z.array(z.string()),
      items: z.array(z.string()),
    }),
  ),
  consents: z.array(
    z.object({
      studentId: z.string(),
      decision: z.enum(["granted", "declined", "revoked"]),
      method: z.string(),
      noticeVersion: z.string(),
      decidedBy: z.string(),
      createdAt: z.string(),
    }),
  ),
});
