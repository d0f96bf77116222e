import { z } from "zod";
import { m } from "~/messages/compiled/messages.js";

/** A tick from JSON (true/false) or from a plain form (`on` or absent). */
const tickSchema = z
  .union([z.boolean(), z.enum(["on", "true", "false", ""])])
  .default(false)
  .transform((value) => value === true || value === "on" || value === "true");

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

/** "Send again", with another address where the first was wrong. */
export const resendConsentSchema = z.object({
  parentEmail: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, { error: () => m.consent_email_invalid() })
    .optional(),
});

export const resentSchema = z.object({ status: z.literal("sent"), expiresAt: z.string() });

export const schoolConsentSchema = z.object({
  /** False withdraws what this school gave. */
  grant: z.boolean(),
  method: z.enum(["school_authorization", "signed_form"]).default("school_authorization"),
  /** The version of the notice the administrator was shown (GET /api/admin/consents). */
  noticeVersion: z.string().min(1).max(64),
  ferpaConsent: tickSchema,
  dataRetentionConsent: tickSchema,
  externalModel: tickSchema,
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
