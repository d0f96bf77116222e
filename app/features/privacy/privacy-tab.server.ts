import type { RequestContext, SignedIn } from "~/platform/context.server";
import { listAmendments, mayAskForThemselves } from "./amendments.server";
import { listDisclosures } from "./disclosures.server";
import { listRequests } from "./requests.server";
import { mayConsent } from "./settings.server";

/** What the Privacy tab shows. */
export async function loadPrivacy({ db, clock }: Pick<RequestContext, "db" | "clock">, { user }: SignedIn) {
  const [requests, disclosures, amendments] = await Promise.all([
    listRequests(db, user.id),
    listDisclosures(db, user.id),
    listAmendments(db, user.id, user.id),
  ]);
  const now = clock();
  return {
    requests,
    disclosures,
    amendments,
    canConsent: mayConsent(user, now),
    canAskForCorrection: mayAskForThemselves(user, now),
  };
}

export type PrivacyData = Awaited<ReturnType<typeof loadPrivacy>>;
