import { z } from "zod";
import { m } from "~/messages/compiled/messages.js";
import { isTimeZone } from "~/platform/clock";
import { helpAnswers } from "../help/help-answers";
import { crisisCategories } from "../types";
import {
  contactHours,
  eventOutcomes,
  eventSeverities,
  eventStates,
  maxContacts,
  timelineSteps,
} from "./alert-constants";

export const safetyEventSchema = z.object({
  id: z.string(),
  category: z.enum(crisisCategories),
  severity: z.enum(eventSeverities),
  state: z.enum(eventStates),
  isDrill: z.boolean(),
  student: z
    .object({ id: z.string(), name: z.string(), grade: z.number().int().nullable(), timeZone: z.string() })
    .nullable(),
  createdAt: z.string(),
  escalateAt: z.string().nullable(),
  noticeCount: z.number().int(),
  acknowledgedAt: z.string().nullable(),
  acknowledgedBy: z.string().nullable(),
  closedAt: z.string().nullable(),
  outcome: z.enum(eventOutcomes).nullable(),
  /** The family gets no mail: this alert, or another of the student, may be about the home (K14). */
  isFamilyLeftOut: z.boolean(),
  /** What the child tapped on the help card, oldest first. */
  answers: z.array(z.object({ answer: z.enum(helpAnswers), createdAt: z.string() })),
});
export type SafetyEvent = z.infer<typeof safetyEventSchema>;

const timelineStepSchema = z.object({
  step: z.enum(timelineSteps),
  at: z.string(),
  /** The member of staff who did it; null for what happened by itself. */
  who: z.string().nullable(),
});
export type TimelineStep = z.infer<typeof timelineStepSchema>;

/** With the words: the message itself and at most two turns before it, nothing else of the diary (K16). */
export const safetyEventDetailSchema = safetyEventSchema.extend({
  message: z.string(),
  before: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() })),
  /** Later messages of the same talk that would have raised an alert of their own, oldest first. */
  alerts: z.array(
    z.object({
      category: z.enum(crisisCategories),
      severity: z.enum(eventSeverities),
      message: z.string(),
      createdAt: z.string(),
    }),
  ),
  /** What happened to it and when, oldest first. */
  timeline: z.array(timelineStepSchema),
});
export type SafetyEventDetail = z.infer<typeof safetyEventDetailSchema>;

export const closeEventSchema = z.object({ outcome: z.enum(eventOutcomes) });
const LONGEST_ID = 64;

/** The colleague an event is passed on to by name; without one, or with a form's empty choice, the next contact. */
export const passOnSchema = z.object({
  colleagueId: z
    .string()
    .max(LONGEST_ID, { error: () => m.safety_colleague_unknown() })
    .optional(),
});
export type PassOn = z.infer<typeof passOnSchema>;
export const drillSchema = z.object({ severity: z.enum(eventSeverities).default("high") });

const contactSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: () => m.safety_contact_name_missing() })
    .max(80),
  email: z.email({ error: () => m.consent_email_invalid() }).max(254),
  hours: z.enum(contactHours).default("always"),
  minSeverity: z.enum(eventSeverities).default("concern"),
});

const wallClock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => m.safety_contact_clock_wrong() });

/** Holidays, training days and the like: so many a school keeps. */
const MAX_HOLIDAYS = 40;
const holidaySchema = z
  .object({
    from: z.iso.date({ error: () => m.safety_holiday_wrong() }),
    to: z.iso.date({ error: () => m.safety_holiday_wrong() }),
  })
  .refine(({ from, to }) => from <= to, { error: () => m.safety_holiday_order() });

/** What a school's admin sets: contacts in the order in which they are told, hours, parents. */
export const safetySetupSchema = z
  .object({
    contacts: z.array(contactSchema).max(maxContacts),
    dayStart: wallClock.default("08:00"),
    dayEnd: wallClock.default("15:30"),
    /** IANA name; what is left out stays as it is. */
    timeZone: z
      .string()
      .max(64)
      .refine(isTimeZone, { error: () => m.profile_time_zone_unknown() })
      .optional(),
    isParentNotified: z.boolean().default(true),
    /** Days without school, both ends included (YYYY-MM-DD); what is left out stays as it is. */
    holidays: z
      .array(holidaySchema)
      .max(MAX_HOLIDAYS, { error: () => m.safety_holiday_too_many({ count: MAX_HOLIDAYS }) })
      .optional(),
  })
  .superRefine(({ contacts, dayStart, dayEnd }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    if (dayEnd <= dayStart) refuse(["dayEnd"], m.safety_contact_day_order());
    const seen = new Set<string>();
    for (const [index, { email }] of contacts.entries()) {
      const address = email.toLowerCase();
      if (seen.has(address)) refuse(["contacts", index, "email"], m.safety_contact_email_twice());
      seen.add(address);
    }
  });
export type SafetySetup = z.infer<typeof safetySetupSchema>;

export const safetyCountsSchema = z.array(
  z.object({ year: z.number().int(), category: z.enum(crisisCategories), count: z.number().int() }),
);

/** Whom a teacher may greet, and nothing about why (K16). */
export const teacherFlagsSchema = z.array(z.object({ studentId: z.string(), firstName: z.string() }));
export type TeacherFlag = z.infer<typeof teacherFlagsSchema>[number];

export const teacherFlagSettingSchema = z.object({ isOn: z.boolean() });
export type TeacherFlagSetting = z.infer<typeof teacherFlagSettingSchema>;
