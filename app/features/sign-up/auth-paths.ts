import { SELF_USER_TYPES, type SelfUserType } from "~/features/identity";

export const AUTH_STEPS = [
  "user-type-selection",
  "login",
  "register",
  "profile",
  "age-verification",
  "parent-consent",
  "forgot-password",
  "verify-email",
] as const;
export type AuthStep = (typeof AUTH_STEPS)[number];

/** Address of a step of the auth flow: every step can be opened, reloaded and reached without JavaScript. */
export const authPath = (step: AuthStep, type?: SelfUserType): string =>
  `/auth?step=${step}${type ? `&type=${type}` : ""}`;

/** An account type from outside as one of ours; undefined for anything else. */
export const userTypeOf = (type: string | null | undefined): SelfUserType | undefined =>
  SELF_USER_TYPES.find((each) => each === type);
