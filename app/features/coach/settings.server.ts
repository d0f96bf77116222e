import { and, eq } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { familyLinks } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import type { Clock } from "~/platform/clock";
import type { SignedIn } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import type { CoachSettings } from "./coach.schema";
import { getSettings, putSettings } from "./limits.server";

/**
 * What this adult may set the coach for: an admin their school, a parent one linked child.
 * Throws 404 for a child that is not theirs, 403 for anybody else.
 */
async function scopeOf(db: Db, { user }: SignedIn, childId: string | undefined): Promise<string> {
  if (user.userType === "admin" && user.schoolId) return `school:${user.schoolId}`;
  if (user.userType === "parent") {
    const [link] = await db
      .select({ id: familyLinks.id })
      .from(familyLinks)
      .where(and(eq(familyLinks.parentId, user.id), eq(familyLinks.childId, childId ?? "")));
    if (!link) throw new AppError("not_found", m.coach_child_not_found());
    return `child:${childId}`;
  }
  throw new AppError("forbidden", m.coach_settings_forbidden());
}

/** The coach's settings for the adult's school or child. */
export async function findSettings(db: Db, adult: SignedIn, childId?: string): Promise<CoachSettings> {
  return getSettings(db, await scopeOf(db, adult, childId));
}

/** Switches the coach or the outside model off, or sets the minutes a day (safety rule K22). */
export async function saveSettings(
  db: Db,
  adult: SignedIn,
  settings: CoachSettings,
  clock: Clock,
  childId?: string,
): Promise<CoachSettings> {
  return putSettings(db, await scopeOf(db, adult, childId), settings, adult.user.id, clock);
}
