import { z } from "zod";
import {
  type ChangeDisplay,
  changeDisplaySchema,
  displaySchema,
  switchSchema,
} from "~/features/display/index.server";
import { m } from "~/messages/compiled/messages.js";
import { locales } from "~/messages/compiled/runtime.js";
import { isTimeZone } from "~/platform/clock";
import { avatarIds } from "./avatars";

/** How pages look and sound for one person; kept with the account, so it follows them to any Chromebook. */
export const settingsSchema = displaySchema.extend({ sound: z.boolean().catch(true) });
export type Settings = z.infer<typeof settingsSchema>;

/** Reads stored settings; what is missing is as this browser was told, what is unknown takes its default. */
export const readSettings = (stored: unknown, told: ChangeDisplay = {}): Settings =>
  settingsSchema.parse({ ...told, ...(typeof stored === "object" ? stored : {}) });

export const nicknameMaxLength = 24;

/** Any part may be left out; what is left out stays as it is. */
export const updateProfileSchema = z.object({
  nickname: z
    .string()
    .trim()
    .max(nicknameMaxLength, { error: () => m.profile_nickname_too_long() })
    .optional(),
  locale: z.enum(locales).optional(),
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, { error: () => m.profile_time_zone_unknown() })
    .optional(),
  avatar: z.enum([...avatarIds, "none"]).optional(),
  ...changeDisplaySchema.shape,
  sound: switchSchema.optional(),
});
export type UpdateProfile = z.infer<typeof updateProfileSchema>;
