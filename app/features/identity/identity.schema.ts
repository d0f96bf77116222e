import { z } from "zod";
import { m } from "~/messages/compiled/messages.js";
import { locales } from "~/messages/compiled/runtime.js";
import { isTimeZone } from "~/platform/clock";

export const updateAccountSchema = z.object({
  locale: z.enum(locales).optional(),
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, { error: () => m.identity_unknown_time_zone() })
    .optional(),
});

export const sessionListSchema = z.array(
  z.object({
    id: z.string(),
    deviceLabel: z.string(),
    createdAt: z.string(),
    lastSeenAt: z.string(),
    isCurrent: z.boolean(),
  }),
);
