import { z } from "zod";
import { SELF_USER_TYPES } from "~/features/identity/index.server";
import type { RequestContext } from "~/platform/context.server";
import { seal, unseal } from "~/platform/sealed.server";

const PURPOSE = "pending profile";
const KEEP_MS = 15 * 60 * 1000;

/**
 * What a provider told us about somebody whose age we do not know yet: it lives in this cookie of the
 * person's own browser, encrypted and for 15 minutes, and in no table (16 CFR 312.5(a)(1); P3).
 */
const pendingProfileSchema = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null when no account type was chosen before. */
  userType: z.enum(SELF_USER_TYPES).nullable(),
  /** The first answer at the age step binds (P2). */
  dateOfBirth: z.string().nullable(),
  expiresAtMs: z.number(),
});
export type PendingProfile = z.infer<typeof pendingProfileSchema>;

type Context = Pick<RequestContext, "env" | "cookies" | "isSecure" | "clock" | "responseHeaders">;

const cookieName = (isSecure: boolean) => (isSecure ? "__Host-beats_profile" : "beats_profile");

/** The profile waiting in this browser, or null when there is none or its time is over. */
export async function readPendingProfile(context: Context): Promise<PendingProfile | null> {
  const secret = context.env.SIGNING_SECRET;
  if (!secret) return null;
  const sealed = context.cookies.get(cookieName(context.isSecure));
  return unseal(secret, PURPOSE, sealed, pendingProfileSchema, context.clock().getTime());
}

/** Keeps a profile in the browser; a later change does not prolong its 15 minutes. */
export async function keepPendingProfile(
  context: Context,
  profile: Omit<PendingProfile, "expiresAtMs"> & { expiresAtMs?: number },
): Promise<void> {
  const nowMs = context.clock().getTime();
  const expiresAtMs = profile.expiresAtMs ?? nowMs + KEEP_MS;
  const secret = context.env.SIGNING_SECRET;
  if (!secret) return;
  const sealed = await seal(secret, PURPOSE, { ...profile, expiresAtMs }, expiresAtMs);
  setCookie(context, sealed, Math.floor((expiresAtMs - nowMs) / 1000));
}

/** Forgets the profile once it became an account. */
export const dropPendingProfile = (context: Context): void => setCookie(context, "", 0);

function setCookie(context: Context, value: string, maxAgeSeconds: number): void {
  const secure = context.isSecure ? "; Secure" : "";
  context.responseHeaders.append(
    "set-cookie",
    `${cookieName(context.isSecure)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}
