import type { UserType } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext, SignedIn } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { isOver13 } from "./age";
import { roleRefusal } from "./role-words";

/** Somebody signed in, whatever the state of their account. Throws 401. */
export function requireUser(context: RequestContext): SignedIn {
  if (!context.signedIn) throw new AppError("unauthorized", "Unauthorized");
  return context.signedIn;
}

/**
 * Somebody who may use the product: a student has a birth date, and under 13 a parent's granted consent
 * (16 CFR 312.5). Throws 401, 403 `age_verification_required` or 403 `parental_consent_required`.
 */
export function requireReady(context: RequestContext): SignedIn {
  const signedIn = requireUser(context);
  const state = accountState(signedIn, context.clock());
  if (state === "needs_age")
    throw new AppError("age_verification_required", m.identity_age_verification_required());
  if (state === "needs_consent")
    throw new AppError("parental_consent_required", m.identity_consent_required());
  return signedIn;
}

/**
 * A ready user who signed in themselves: a printed badge, of which whoever made it may hold a copy, gives no copy of
 * the data, deletes nothing and moves no privacy switch. Throws as `requireReady`, or 403 `forbidden`.
 */
export function requireOwnSignIn(context: RequestContext): SignedIn {
  const signedIn = requireReady(context);
  if (signedIn.badgeId !== null) throw new AppError("forbidden", m.identity_not_with_badge());
  return signedIn;
}

/** Visitors and ready users; a child whose parent has not answered may not start another account (P2). */
export const requireNotPending = Object.assign(
  (context: RequestContext): null => {
    const { signedIn } = context;
    if (signedIn && accountState(signedIn, context.clock()) === "needs_consent") {
      throw new AppError("parental_consent_required", m.identity_consent_required(), { form: { path: "/" } });
    }
    return null;
  },
  { isPublic: true as const },
);

/** A ready user in one of the roles. Throws as `requireReady`, or 403 `forbidden`. */
export const requireRole =
  (...roles: UserType[]) =>
  (context: RequestContext): SignedIn => {
    const signedIn = requireReady(context);
    const role = signedIn.user.userType;
    if (!roles.includes(role)) {
      throw new AppError("forbidden", roleRefusal(role, roles));
    }
    return signedIn;
  };

export const requireStudent = requireRole("student");
export const requireParent = requireRole("parent");
export const requireStaff = requireRole("teacher", "admin");
export const requireAdmin = requireRole("admin");

export type AccountState = "ready" | "needs_age" | "needs_consent";

/** How far an account has come: only students have an age step, only those under 13 need consent. */
export function accountState({ user }: Pick<SignedIn, "user">, now: Date): AccountState {
  if (user.userType !== "student") return "ready";
  if (!user.dateOfBirth) return "needs_age";
  if (user.coppaConsentStatus === "granted" || isOver13(user.dateOfBirth, now, user.timeZone)) return "ready";
  return "needs_consent";
}
