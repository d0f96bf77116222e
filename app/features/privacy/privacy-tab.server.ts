import type { RequestContext, SignedIn } from "~/platform/context.server";
import { listDisclosures } from "./disclosures.server";
import { listRequests } from "./requests.server";
import { mayConsent } from "./settings.server";

/** What the Privacy tab shows. */
export async function loadPrivacy({ db, clock }: Pick<RequestContext, "db" | "clock">, { user }: SignedIn) {
  const [requests, disclosures] = await Promise.all([
    listRequests(db, user.id),
    listDisclosures(db, user.id),
  ]);
  return { requests, disclosures, canConsent: mayConsent(user, clock()) };
}

export type PrivacyData = Awaited<ReturnType<typeof loadPrivacy>>;
