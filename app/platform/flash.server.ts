import { z } from "zod";
import type { RequestContext } from "./context.server";

const FLASH_COOKIE = "beats_flash";

export const flashSchema = z.object({
  toast: z
    .object({
      title: z.string(),
      description: z.string().optional(),
      variant: z.enum(["default", "destructive"]),
    })
    .optional(),
  /** What was typed, so that a refused form without JavaScript loses nothing (never a password). */
  values: z.record(z.string(), z.string()).optional(),
  fieldErrors: z.record(z.string(), z.string()).optional(),
});
export type Flash = z.infer<typeof flashSchema>;

/** Puts a message for the next page into a one-minute cookie only this browser sees. */
export function setFlash(context: RequestContext, flash: Flash): void {
  const secure = context.isSecure ? "; Secure" : "";
  const value = encodeURIComponent(JSON.stringify(flash));
  // Browsers drop cookies over 4 KiB: then the message still arrives, without the typed values.
  const fits = value.length < 3800;
  const kept = fits ? value : encodeURIComponent(JSON.stringify({ ...flash, values: undefined }));
  context.responseHeaders.append(
    "set-cookie",
    `${FLASH_COOKIE}=${kept}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** Takes the message left by the last request and clears it. */
export function takeFlash(context: RequestContext): Flash | null {
  const value = context.cookies.get(FLASH_COOKIE);
  if (!value) return null;
  context.responseHeaders.append("set-cookie", `${FLASH_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
  try {
    return flashSchema.parse(JSON.parse(value));
  } catch {
    return null;
  }
}
