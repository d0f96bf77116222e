import type { RequestContext } from "~/platform/context.server";
import { sha256Hex } from "~/platform/hash.server";

/**
 * What the person's own pages lock with what their device could not send; the same in every session, and of no use for
 * anything else. Null for visitors, and for everybody but students, whose devices keep nothing.
 */
export async function readDeviceSecret({ env, signedIn }: RequestContext): Promise<string | null> {
  if (signedIn?.user.userType !== "student" || !env.SIGNING_SECRET) return null;
  return sha256Hex(`beats device ${signedIn.user.id}\n${env.SIGNING_SECRET}`);
}
