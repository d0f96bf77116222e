import type { UserRow } from "~/platform/context.server";
import { isOver13 } from "./age";

export type HomeView =
  | { view: "landing" }
  /** The auth flow opens in place, at its age step. */
  | { view: "age" }
  /** Under 13 and nobody was asked yet: the form that asks a parent. */
  | { view: "ask-parent" }
  /** Under 13 and the parent has not said yes. */
  | { view: "waiting" }
  | { view: "staff" }
  | { view: "home" };

type HomeUser = Pick<UserRow, "userType" | "dateOfBirth" | "timeZone" | "coppaConsentStatus">;

/**
 * What `/` shows to whom. `search` is the query string: the redirect after
 * a completed registration carries `registration=complete`.
 */
export function homeFor(user: HomeUser | null, now: Date, search: string): HomeView {
  if (!user) return { view: "landing" };
  if (user.userType === "teacher" || user.userType === "admin") return { view: "staff" };
  if (user.userType === "parent") return { view: "home" };
  if (!user.dateOfBirth) {
    const isJustComplete = new URLSearchParams(search).get("registration") === "complete";
    return { view: isJustComplete ? "home" : "age" };
  }
  if (user.coppaConsentStatus === "granted" || isOver13(user.dateOfBirth, now, user.timeZone)) {
    return { view: "home" };
  }
  return { view: user.coppaConsentStatus === "not_required" ? "ask-parent" : "waiting" };
}
