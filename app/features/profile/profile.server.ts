import { eq, sql } from "drizzle-orm";
import { progressDays, users } from "~/db/schema";
import { readDisplayCookie } from "~/features/display/index.server";
import { serializeUser, type User } from "~/features/identity/index.server";
import {
  categoryPercent,
  listModuleProgress,
  listModules,
  moduleCategories,
} from "~/features/learning/index.server";
import { listAchievements, readDashboardStats, readWeeklyActivity } from "~/features/progress/index.server";
import { answerRefusedText, checkShortText } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { avatarPath } from "./avatars";
import { readSettings, type UpdateProfile } from "./profile.schema";

/** Everything the profile's tabs show about oneself. */
export async function loadProfile(context: RequestContext, user: UserRow) {
  const { db, locale } = context;
  const [stats, week, badges, progress, [total]] = await Promise.all([
    readDashboardStats(context, user),
    readWeeklyActivity(db, user, context.clock()),
    listAchievements(context, user.id),
    listModuleProgress(context, user.id),
    db
      .select({ activities: sql<number>`coalesce(sum(${progressDays.eventCount}), 0)`.as("activities") })
      .from(progressDays)
      .where(eq(progressDays.userId, user.id)),
  ]);
  const modules = listModules(user, progress, locale);
  return {
    locale,
    stats,
    week,
    badges,
    activities: total?.activities ?? 0,
    overall: moduleCategories.map((category) => ({
      category,
      percent: categoryPercent(category, modules, progress),
    })),
    settings: readSettings(user.settings, readDisplayCookie(context.cookies)),
  };
}
export type ProfileData = Awaited<ReturnType<typeof loadProfile>>;

/**
 * Changes parts of one's profile. Throws 422 for a nickname that is unkind, gives away who somebody is,
 * or is a cry for help: then the answer says where to get it, and the school's contact is told.
 */
export async function updateProfile(context: Changing, user: UserRow, input: UpdateProfile): Promise<User> {
  const { nickname, locale, timeZone, avatar, ...settings } = input;
  if (nickname) await refuseUnfitNickname(context, user, nickname);
  const now = context.clock();
  // Only what was sent is merged in, by the write itself: two tabs do not undo each other's choices.
  const sent = JSON.stringify(settings);
  const [row] = await context.db
    .update(users)
    .set({
      settings: sql`json_patch(coalesce(${users.settings}, '{}'), ${sent})`,
      updatedAt: now,
      ...(nickname === undefined ? {} : { nickname: nickname || null }),
      ...(locale ? { locale } : {}),
      ...(timeZone ? { timeZone } : {}),
      ...(avatar ? { profileImageUrl: avatar === "none" ? null : avatarPath(avatar) } : {}),
    })
    .where(eq(users.id, user.id))
    .returning();
  if (!row) throw new AppError("not_found", m.profile_gone());
  return serializeUser(row, now);
}

type Changing = Pick<RequestContext, "db" | "clock" | "origin">;

async function refuseUnfitNickname(context: Changing, user: UserRow, nickname: string): Promise<void> {
  const check = checkShortText(nickname);
  if (check.ok) return;
  const message =
    check.reason === "crisis"
      ? await answerRefusedText(
          context,
          user,
          { sourceKind: "nickname", text: nickname, assessment: check.assessment },
          m.profile_nickname_crisis(),
        )
      : m.profile_nickname_refused();
  throw new AppError("refused", message, { fieldErrors: { nickname: message } });
}
