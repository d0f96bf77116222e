import { isOver13, type SelfUserType } from "~/features/identity";
import type { UserRow } from "~/platform/context.server";
import { AUTH_STEPS, type AuthStep, userTypeOf } from "./auth-paths";

type FlowUser = Pick<
  UserRow,
  "userType" | "dateOfBirth" | "timeZone" | "coppaConsentStatus" | "registrationCompletedAt"
>;
type FlowProfile = { userType: SelfUserType | null; dateOfBirth: string | null };

export type AuthState =
  | { step: AuthStep; type: SelfUserType | null }
  /** Nothing to do here: the start page shows what this person needs. */
  | { step: "home" };

const VISITOR_STEPS: AuthStep[] = [
  "login",
  "register",
  "age-verification",
  "forgot-password",
  "verify-email",
];

/**
 * Which step of the auth flow to show: what an account still lacks goes first,
 * then what the address asks for. A student is assumed when no type was chosen.
 */
export function chooseAuthStep(
  user: FlowUser | null,
  profile: FlowProfile | null,
  search: URLSearchParams,
  now: Date,
): AuthState {
  const asked = askedStep(search);
  const type = userTypeOf(search.get("type"));
  if (user) return stepOfUser(user, asked, now);
  if (profile) {
    const profileType = type ?? profile.userType ?? "student";
    if (profileType !== "student") return { step: "profile", type: profileType };
    const isChild = profile.dateOfBirth !== null && !isOver13(profile.dateOfBirth, now, "America/New_York");
    const step = isChild && asked === "parent-consent" ? "parent-consent" : "age-verification";
    return { step, type: "student" };
  }
  if (!asked || !VISITOR_STEPS.includes(asked)) return { step: "user-type-selection", type: null };
  return { step: asked, type: type ?? "student" };
}

function askedStep(search: URLSearchParams): AuthStep | undefined {
  if (search.get("provider") === "google" && search.get("status") === "success") return "age-verification";
  return AUTH_STEPS.find((step) => step === search.get("step"));
}

function stepOfUser(user: FlowUser, asked: AuthStep | undefined, now: Date): AuthState {
  if (asked === "verify-email") return { step: "verify-email", type: null };
  if (user.userType === "admin") return { step: "home" };
  if (user.userType !== "student") {
    return user.registrationCompletedAt ? { step: "home" } : { step: "profile", type: user.userType };
  }
  if (!user.dateOfBirth) return { step: "age-verification", type: "student" };
  const isAsked = user.coppaConsentStatus !== "not_required";
  if (isAsked || isOver13(user.dateOfBirth, now, user.timeZone)) return { step: "home" };
  const step = asked === "age-verification" ? "age-verification" : "parent-consent";
  return { step, type: "student" };
}
