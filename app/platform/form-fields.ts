import { z } from "zod";

/** A tick box: JSON sends a boolean, a plain form `on` or nothing. Whatever else comes is no tick. */
export const tickSchema = z
  .union([z.boolean(), z.string(), z.null()])
  .default(false)
  .transform((value) => value === true || value === "on" || value === "true");

/**
 * The plain form of a setting that is one box, `isOn`: an empty box is sent as nothing at all. Anything but `on` is
 * refused, so that a mistaken request does not switch the setting off.
 */
export const switchFormSchema = z
  .object({ isOn: z.literal("on").optional() })
  .transform(({ isOn }) => ({ isOn: isOn === "on" }));
