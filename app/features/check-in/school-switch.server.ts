import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/index.server";
import { schools } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { SignedIn, UserRow, Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";

export const checkInSettingSchema = z.object({
  isOn: z.boolean({ error: () => m.checkin_setting_invalid() }),
});
export type CheckInSetting = z.infer<typeof checkInSettingSchema>;

/** Whether somebody's school leaves the check-in on (P21); who has no school decides alone. */
export async function isCheckInOn(db: Db, { schoolId }: Pick<UserRow, "schoolId">): Promise<boolean> {
  if (!schoolId) return true;
  const [school] = await db
    .select({ hasCheckIn: schools.hasCheckIn })
    .from(schools)
    .where(eq(schools.id, schoolId));
  return school?.hasCheckIn ?? true;
}

/**
 * Throws 403 `check_in_off` when the person's school has switched the check-in off. Called by everything that
 * asks how somebody feels, after a cry for help in its text was heard.
 */
export async function refuseWhenSwitchedOff(db: Db, user: Pick<UserRow, "schoolId">): Promise<void> {
  if (!(await isCheckInOn(db, user))) throw new AppError("check_in_off", m.checkin_off_refused());
}

/** Whether the check-in is on in the administrator's own school; null for anybody else. */
export async function findCheckInSetting(db: Db, { user }: SignedIn): Promise<CheckInSetting | null> {
  if (user.userType !== "admin" || !user.schoolId) return null;
  return { isOn: await isCheckInOn(db, user) };
}

/** The same for the API. Throws 403 for an administrator without a school. */
export async function readCheckInSetting({ db }: Pick<Work, "db">, admin: SignedIn): Promise<CheckInSetting> {
  const setting = await findCheckInSetting(db, admin);
  if (!setting) throw new AppError("forbidden", m.checkin_setting_no_school());
  return setting;
}

/**
 * Switches the check-in on or off for the administrator's school, with a line in the audit log. Throws 403 for an
 * administrator without a school.
 */
export async function saveCheckInSetting(
  { db, clock }: Work,
  { user }: SignedIn,
  { isOn }: CheckInSetting,
): Promise<CheckInSetting> {
  const { schoolId } = user;
  if (user.userType !== "admin" || !schoolId) throw new AppError("forbidden", m.checkin_setting_no_school());
  await db.batch([
    db.update(schools).set({ hasCheckIn: isOn }).where(eq(schools.id, schoolId)),
    auditStatement(
      db,
      { actorId: user.id, subjectId: null, action: "check_in_set", details: { schoolId, isOn } },
      clock,
    ),
  ]);
  return { isOn };
}
