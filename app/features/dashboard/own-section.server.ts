import { loadPrivacy } from "~/features/privacy/index.server";

import { loadProfile, ownTabOf } from "~/features/profile/index.server";
import type { RequestContext, SignedIn } from "~/platform/context.server";

/** The data of "My Profile", the same for all four roles. */
export async function loadOwn(context: RequestContext, signedIn: SignedIn) {
  const [profile, privacy] = await Promise.all([
    loadProfile(context, signedIn.user),
    loadPrivacy(context, signedIn),
  ]);
  return { profile, privacy, firstTab: ownTabOf(context.url) };
}

export type OwnData = Awaited<ReturnType<typeof loadOwn>>;
