import { z } from "zod";
import { crisisCategories } from "./types";

export const eventStates = ["raised", "delivered", "acknowledged", "closed"] as const;
export const eventSeverities = ["concern", "high", "imminent"] as const;
export const contactHours = ["school", "after", "always"] as const;
/** What became of an event; `false_alarm` is the recorded dismissal (K15). */
export const eventOutcomes = [
  "talked_with_student",
  "family_contacted",
  "referred",
  "reported_to_authorities",
  "false_alarm",
  "drill_done",
] as const;

export const safetyEventSchema = z.object({
  id: z.string(),
  category: z.enum(crisisCategories),
  severity: z.enum(eventSeverities),
  state: z.enum(eventStates),
  isDrill: z.boolean(),
  student: z.object({ id: z.string(), name: z.string(), grade: z.number().int().nullable() }).nullable(),
  createdAt: z.string(),
  escalateAt: z.string().nullable(),
  noticeCount: z.number().int(),
  acknowledgedAt: z.string().nullable(),
  acknowledgedBy: z.string().nullable(),
  closedAt: z.string().nullable(),
  outcome: z.enum(eventOutcomes).nullable(),
});
export type SafetyEvent = z.infer<typeof safetyEventSchema>;

/** With the words: the message itself and at most two turns before it, nothing else of the diary (K16). */
export const safetyEventDetailSchema = safetyEventSchema.extend({
  message: z.string(),
  before: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() })),
});
export type SafetyEventDetail = z.infer<typeof safetyEventDetailSchema>;

export const closeEventSchema = z.object({ outcome: z.enum(eventOutcomes) });
export const drillSchema = z.object({ severity: z.enum(eventSeverities).default("high") });

const contactSchema = z.object({
  name: z.string().trim().min(1).max(80),
  email: z.email().max(254),
  hours: z.enum(contactHours).default("always"),
  minSeverity: z.enum(eventSeverities).default("concern"),
});

const wallClock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What a school's admin sets: contacts in the order in which they are told, hours, parents. */
export const safetySetupSchema = z.object({
  contacts: z.array(contactSchema).max(12),
  dayStart: wallClock.default("08:00"),
  dayEnd: wallClock.default("15:30"),
  isParentNotified: z.boolean().default(true),
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
/** The same from a plain form, where an empty box is sent as nothing at all. */
export const teacherFlagFormSchema = z
  .object({ isOn: z.literal("on").optional() })
  .transform(({ isOn }): TeacherFlagSetting => ({ isOn: isOn === "on" }));
