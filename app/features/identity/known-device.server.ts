import { z } from "zod";
import type { RequestContext } from "~/platform/context.server";
import { DAY_MS } from "~/platform/durations";
import { createToken, sha256Hex } from "~/platform/hash.server";
import { seal, unseal } from "~/platform/sealed.server";

const PURPOSE = "known device";
const KEEP_MS = 180 * DAY_MS;
/** A shared Chromebook knows its class. */
const MAX_ACCOUNTS = 40;

const knownDeviceSchema = z.object({ id: z.string(), accounts: z.array(z.string()) });
type KnownDevice = z.infer<typeof knownDeviceSchema>;
type Context = Pick<RequestContext, "env" | "cookies" | "isSecure" | "clock">;

const cookieName = (isSecure: boolean) => (isSecure ? "__Host-beats_known" : "beats_known");

/** Short enough for a cookie of forty, and it names nobody. */
const markOf = async (deviceId: string, email: string) =>
  (await sha256Hex(`${deviceId}\n${email}`)).slice(0, 12);

async function readDevice(context: Context): Promise<KnownDevice | null> {
  const secret = context.env.SIGNING_SECRET;
  if (!secret) return null;
  const sealed = context.cookies.get(cookieName(context.isSecure));
  return unseal(secret, PURPOSE, sealed, knownDeviceSchema, context.clock().getTime());
}

/**
 * Id of this browser when this account signed in on it before, else null. Such a browser has its own
 * counters: a stranger's wrong guesses do not keep the owner out (OWASP's device cookies).
 */
export async function findKnownDevice(context: Context, email: string): Promise<string | null> {
  const device = await readDevice(context);
  return device?.accounts.includes(await markOf(device.id, email)) ? device.id : null;
}

/** Set-Cookie value that adds the account to those who signed in on this browser; null without a secret. */
export async function rememberDevice(context: Context, email: string): Promise<string | null> {
  const secret = context.env.SIGNING_SECRET;
  if (!secret) return null;
  const device = (await readDevice(context)) ?? { id: createToken(16), accounts: [] };
  const mark = await markOf(device.id, email);
  const accounts = [mark, ...device.accounts.filter((each) => each !== mark)].slice(0, MAX_ACCOUNTS);
  const expiresAtMs = context.clock().getTime() + KEEP_MS;
  const sealed = await seal(secret, PURPOSE, { id: device.id, accounts }, expiresAtMs);
  return `${cookieName(context.isSecure)}=${sealed}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${KEEP_MS / 1000}${context.isSecure ? "; Secure" : ""}`;
}
