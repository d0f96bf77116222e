import type { SignedIn, Work } from "~/platform/context.server";
import { listAmendments, mayAskForThemselves } from "./amendments.server";
import { listDisclosures } from "./disclosures.server";
import { listRequests } from "./requests.server";
import { mayConsent } from "./settings.server";

/** What the Privacy tab shows. */
export async function loadPrivacy(work: Work, { user }: SignedIn) {
  const [requests, disclosures, amendments] = await Promise.all([
    listRequests(work, user.id),
    listDisclosures(work, user.id),
    listAmendments(work, user.id),
  ]);
  const now = work.clock();
  return {
    requests,
    disclosures,
    amendments,
    canConsent: mayConsent(user, now),
    canAskForCorrection: mayAskForThemselves(user, now),
  };
}

export type PrivacyData = Awaited<ReturnType<typeof loadPrivacy>>;
