import type { UserType } from "./user-types";

export type GuardedUser = { userType: UserType; isOver13: boolean | null; coppaConsentStatus: string };

export type AccessDecision = "loading" | "signed-out" | "wrong-role" | "needs-consent" | "allowed";

/** Who may see a guarded part; `undefined` means that the user is still loading. */
export function decideAccess(
  user: GuardedUser | null | undefined,
  roles: UserType[] | undefined,
  needsConsent: boolean,
): AccessDecision {
  if (user === undefined) return "loading";
  if (user === null) return "signed-out";
  if (roles && !roles.includes(user.userType)) return "wrong-role";
  const isChild = user.isOver13 === false;
  if (needsConsent && isChild && user.coppaConsentStatus !== "granted") return "needs-consent";
  return "allowed";
}
