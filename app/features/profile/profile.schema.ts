import { z } from "zod";
import { m } from "~/messages/compiled/messages.js";
import { isTimeZone } from "~/platform/clock";
import { avatarIds } from "./avatars";

export const textSizes = ["normal", "large", "larger"] as const;

/** How pages look and sound for one person; kept with the account, so it follows them to any Chromebook. */
export const settingsSchema = z.object({
  textSize: z.enum(textSizes).catch("normal"),
  reducedMotion: z.boolean().catch(false),
  sound: z.boolean().catch(true),
});
export type Settings = z.infer<typeof settingsSchema>;

/** Reads stored settings; what is missing or unknown takes its default. */
export const readSettings = (stored: unknown): Settings =>
  settingsSchema.parse(typeof stored === "object" && stored !== null ? stored : {});

/** A switch comes as JSON true/false or as a form's "on"/"off". */
const switchSchema = z.union([z.boolean(), z.enum(["on", "off"]).transform((value) => value === "on")]);

export const nicknameMaxLength = 24;

/** Any part may be left out; what is left out stays as it is. */
export const updateProfileSchema = z.object({
  nickname: z
    .string()
    .trim()
    .max(nicknameMaxLength, { error: () => m.profile_nickname_too_long() })
    .optional(),
  locale: z.enum(["en", "es"]).optional(),
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, { error: () => m.profile_time_zone_unknown() })
    .optional(),
  avatar: z.enum([...avatarIds, "none"]).optional(),
  textSize: z.enum(textSizes).optional(),
  reducedMotion: switchSchema.optional(),
  sound: switchSchema.optional(),
});
export type UpdateProfile = z.infer<typeof updateProfileSchema>;
