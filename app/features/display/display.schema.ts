import { z } from "zod";

export const textSizes = ["normal", "large", "larger"] as const;

/** A switch comes as JSON true/false or as a form's "on"/"off". */
export const switchSchema = z.union([
  z.boolean(),
  z.enum(["on", "off"]).transform((value) => value === "on"),
]);

/** How pages look to one person. */
export const displaySchema = z.object({
  textSize: z.enum(textSizes).catch("normal"),
  reducedMotion: z.boolean().catch(false),
  /** No glow, no moving light, muted colours. */
  calm: z.boolean().catch(false),
  highContrast: z.boolean().catch(false),
});
export type Display = z.infer<typeof displaySchema>;

/** Any part may be left out; what is left out stays as it is. */
export const changeDisplaySchema = z.object({
  textSize: z.enum(textSizes).optional(),
  reducedMotion: switchSchema.optional(),
  calm: switchSchema.optional(),
  highContrast: switchSchema.optional(),
});
export type ChangeDisplay = z.infer<typeof changeDisplaySchema>;
