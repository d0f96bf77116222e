import type { Db } from "~/db/index.server";
import { findLinkedChild } from "~/features/consent/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { SignedIn, Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import type { CoachSettings } from "./coach.schema";
import { getSettings, putSettings } from "./limits.server";

/**
 * What this adult may set the coach for: an admin their school, a parent one linked child.
 * Throws 404 for a child that is not theirs, 403 for anybody else.
 */
async function scopeOf(db: Db, { user }: SignedIn, childId: string | undefined, now: Date): Promise<string> {
  if (user.userType === "admin" && user.schoolId) return `school:${user.schoolId}`;
  if (user.userType === "parent") {
    if (!(await findLinkedChild(db, user.id, childId ?? "", now)))
      throw new AppError("not_found", m.coach_child_not_found());
    return `child:${childId}`;
  }
  throw new AppError("forbidden", m.coach_settings_forbidden());
}

/** The coach's settings for the adult's school or child. */
export async function findSettings(
  { db, clock }: Work,
  adult: SignedIn,
  childId?: string,
): Promise<CoachSettings> {
  return getSettings(db, await scopeOf(db, adult, childId, clock()));
}

/** Switches the coach or the outside model off, or sets the minutes a day (safety rule K22). */
export async function saveSettings(
  { db, clock }: Work,
  adult: SignedIn,
  settings: CoachSettings,
  childId?: string,
): Promise<CoachSettings> {
  return putSettings(db, await scopeOf(db, adult, childId, clock()), settings, adult.user.id, clock);
}
