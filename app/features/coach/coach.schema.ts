import { z } from "zod";
import { helpAnswers } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import {
  coachLinkTools,
  fewestMinutes,
  messageLength,
  mostChoices,
  mostMinutes,
  newConversationTitle,
} from "./coach-constants";

const titleLength = 80;

export const createConversationSchema = z.object({
  title: z
    .string()
    .trim()
    .max(titleLength, { error: () => m.coach_title_too_long() })
    .optional()
    .transform((title) => title || newConversationTitle),
});

export const renameConversationSchema = z.object({
  title: z
    .string({ error: () => m.coach_title_needed() })
    .trim()
    .min(1, { error: () => m.coach_title_needed() })
    .max(titleLength, { error: () => m.coach_title_too_long() }),
});

/** Rename or delete from a page without JavaScript, whose forms can only post. */
export const editConversationSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("rename"), ...renameConversationSchema.shape }),
  z.object({ action: z.literal("delete") }),
]);

export const sendMessageSchema = z.object({
  content: z
    .string({ error: () => m.coach_message_needed() })
    .trim()
    .min(1, { error: () => m.coach_message_needed() })
    .max(messageLength, { error: () => m.coach_message_too_long() }),
});

const crisisCategorySchema = z.enum([
  "suicide",
  "self_harm",
  "abuse",
  "danger",
  "eating_disorder",
  "violence_to_others",
]);

const resourcesSchema = z.array(
  z.object({
    name: z.string(),
    call: z.string().optional(),
    text: z.string().optional(),
    url: z.string().optional(),
  }),
);

export const helpAnswerSchema = z.object({ answer: z.enum(helpAnswers) });

/** The pinned card of a talk in which something was raised: where help is, who was told, what the child answered. */
export const helpSchema = z.object({
  category: crisisCategorySchema,
  resources: resourcesSchema,
  told: z
    .object({
      who: z.enum(["school", "parent", "nobody"]),
      at: z.string(),
      /** When somebody at the school took it. */
      seenAt: z.string().nullable(),
      isOffHours: z.boolean(),
    })
    .nullable(),
  answer: z.enum(helpAnswers).nullable(),
});
export type Help = z.infer<typeof helpSchema>;

export const conversationSchema = z.object({
  id: z.string(),
  title: z.string(),
  messageCount: z.number().int(),
  lastMessageAt: z.string(),
  createdAt: z.string(),
  help: helpSchema.nullable(),
});
export type Conversation = z.infer<typeof conversationSchema>;

export const messageSafetySchema = z.object({
  category: crisisCategorySchema,
  resources: resourcesSchema,
  adultNotified: z.boolean(),
});
export type MessageSafety = z.infer<typeof messageSafetySchema>;

/** As stored with the message; who was told stays here, so that a later turn of the talk says the same. */
export const storedSafetySchema = messageSafetySchema.extend({
  isParentOnly: z.boolean().default(false),
  /** The words answered a child who took it back. */
  isDenial: z.boolean().default(false),
});
export type StoredSafety = z.infer<typeof storedSafetySchema>;

const choicesSchema = z.array(z.object({ label: z.string(), value: z.string() }));

export const messageExtrasSchema = z.object({
  links: z
    .array(
      z.object({
        tool: z.enum(coachLinkTools),
        label: z.string(),
        href: z.string(),
        /** What the button says, in the language of the talk; absent, the tool's own name. */
        text: z.string().optional(),
      }),
    )
    .default([]),
  /** The AI disclosure or a break reminder: a line of its own above the answer (K1). */
  notice: z.string().nullable().default(null),
  /** Answers to tap; sending one is an ordinary message. */
  choices: choicesSchema.max(mostChoices).default([]),
  /** The message asks directly about this danger. */
  question: z.object({ category: crisisCategorySchema }).nullable().default(null),
});
export type MessageExtras = z.infer<typeof messageExtrasSchema>;

export const messageSchema = z.object({
  id: z.string(),
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  createdAt: z.string(),
  safety: messageSafetySchema.optional(),
  links: messageExtrasSchema.shape.links.optional(),
  notice: z.string().optional(),
  choices: choicesSchema.optional(),
  question: z.object({ category: crisisCategorySchema }).optional(),
});
export type CoachMessage = z.infer<typeof messageSchema>;

export const exchangeSchema = z.object({ userMessage: messageSchema, assistantMessage: messageSchema });
export type Exchange = z.infer<typeof exchangeSchema>;

export const coachSettingsSchema = z.object({
  isOff: z.boolean().default(false),
  isModelOff: z.boolean().default(false),
  minutesPerDay: z.number().int().min(fewestMinutes).max(mostMinutes).nullable().default(null),
});
export type CoachSettings = z.infer<typeof coachSettingsSchema>;

/** The same from a plain form: a box that is not ticked is not sent, an empty number means "as usual". */
export const coachSettingsFormSchema = z
  .object({
    isOff: z.literal("on").optional(),
    isModelOff: z.literal("on").optional(),
    minutesPerDay: z
      .string()
      .trim()
      .transform((typed) => (typed === "" ? null : Number(typed)))
      .pipe(
        z
          .number({ error: () => m.coach_limits_minutes_wrong() })
          .int({ error: () => m.coach_limits_minutes_wrong() })
          .min(fewestMinutes, { error: () => m.coach_limits_minutes_wrong() })
          .max(mostMinutes, { error: () => m.coach_limits_minutes_wrong() })
          .nullable(),
      ),
    coachLimits: z.string().optional(),
  })
  .transform(({ isOff, isModelOff, minutesPerDay }) => ({
    isOff: isOff === "on",
    isModelOff: isModelOff === "on",
    minutesPerDay,
  }));

export const riskStateSchema = z.object({
  version: z.literal(1),
  turn: z.number(),
  open: z
    .object({
      category: crisisCategorySchema,
      severity: z.enum(["concern", "high", "imminent"]),
      turn: z.number(),
    })
    .nullable(),
  pressure: z.number(),
  tail: z.string(),
  asked: z.object({ category: crisisCategorySchema, turn: z.number() }).nullable().default(null),
});
