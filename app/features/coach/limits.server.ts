import { and, count, eq, gt, inArray, sql } from "drizzle-orm";
import { type Condition, isBelow } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { coachMessages, coachSettings, coachUsage, schools } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import { type Clock, localDateOf } from "~/platform/clock";
import type { UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import type { CoachSettings } from "./coach.schema";
import { type CoachUsage, dueNotice } from "./engine";
import type { AgeBand, Locale } from "./engine/types";
import { allowedInState } from "./state-rules";

/** Safety rule K22. */
const messagesPerWindow = 30;
const windowMs = 10 * 60_000;
const defaultMinutesPerDay = 60;
/** A pause longer than this is not time spent with the coach. */
const longestCountedGapSeconds = 120;

export type CoachAccess = {
  isOn: boolean;
  isModelAllowed: boolean;
  minutesPerDay: number;
  messagesInWindow: number;
  oldestAllowedAt: Date;
  usage: typeof coachUsage.$inferSelect | null;
  secondsToday: number;
};

/** Everything that decides whether and how the coach may answer this student now; one round trip. */
export async function findAccess(db: Db, user: UserRow, clock: Clock): Promise<CoachAccess> {
  const now = clock();
  const scopes = [`child:${user.id}`, ...(user.schoolId ? [`school:${user.schoolId}`] : [])];
  const windowStart = new Date(now.getTime() - windowMs);
  const [settings, usageRows, windowRows, schoolRows] = await Promise.all([
    db.select().from(coachSettings).where(inArray(coachSettings.scope, scopes)),
    db.select().from(coachUsage).where(eq(coachUsage.userId, user.id)),
    db
      .select({ messages: count() })
      .from(coachMessages)
      .where(
        and(
          eq(coachMessages.userId, user.id),
          eq(coachMessages.role, "user"),
          gt(coachMessages.createdAt, windowStart),
        ),
      ),
    db
      .select({ state: schools.state })
      .from(schools)
      .where(eq(schools.id, user.schoolId ?? "")),
  ]);
  const law = allowedInState(schoolRows[0]?.state ?? null);
  const usage = usageRows[0] ?? null;
  const minutes = settings.flatMap((row) => (row.minutesPerDay === null ? [] : [row.minutesPerDay]));
  return {
    isOn: law.coach && settings.every((row) => !row.isOff),
    isModelAllowed: law.model && settings.every((row) => !row.isModelOff),
    minutesPerDay: minutes.length > 0 ? Math.min(...minutes) : defaultMinutesPerDay,
    messagesInWindow: windowRows[0]?.messages ?? 0,
    oldestAllowedAt: windowStart,
    usage,
    secondsToday: usage?.localDate === localDateOf(now, user.timeZone) ? usage.secondsToday : 0,
  };
}

/** Why the coach may not answer now, as a kind sentence: it is off, the day's time is used up, or it goes too fast. */
export function findPause(access: CoachAccess): AppError | null {
  if (!access.isOn) return new AppError("forbidden", m.coach_is_off());
  if (access.secondsToday >= access.minutesPerDay * 60) {
    return new AppError("rate_limited", m.coach_day_used_up(), {
      title: m.coach_break_title(),
      retryAfterSeconds: 3600,
    });
  }
  if (access.messagesInWindow >= messagesPerWindow) return slowDown();
  return null;
}

const slowDown = () =>
  new AppError("rate_limited", m.coach_slow_down(), {
    title: m.coach_break_title(),
    retryAfterSeconds: windowMs / 1000,
  });

/** The same limit, counted by the write itself: sixty messages at once are still thirty. */
export const hasRoomInWindow = (userId: string, now: Date): Condition => ({
  holds: isBelow(
    sql`select count(*) from ${coachMessages} where ${coachMessages.userId} = ${userId}
      and ${coachMessages.role} = 'user' and ${coachMessages.createdAt} > ${now.getTime() - windowMs}`,
    messagesPerWindow,
  ),
  otherwise: slowDown,
});

/** The AI notice due with this message, and the statement that stores the time spent. */
export function countUsage(
  db: Db,
  user: Pick<UserRow, "id" | "timeZone">,
  access: CoachAccess,
  now: Date,
  voice: { ageBand: AgeBand; locale: Locale },
) {
  const known: CoachUsage | null = access.usage && {
    sessionStartedAtMs: access.usage.sessionStartedAt.getTime(),
    lastMessageAtMs: access.usage.lastMessageAt.getTime(),
    lastDisclosedAtMs: access.usage.lastDisclosedAt.getTime(),
  };
  const notice = dueNotice(known, now.getTime(), voice.ageBand, voice.locale);
  const gapSeconds = known ? Math.max(0, (now.getTime() - known.lastMessageAtMs) / 1000) : 0;
  const row = {
    userId: user.id,
    sessionStartedAt: new Date(notice.usage.sessionStartedAtMs),
    lastMessageAt: now,
    lastDisclosedAt: new Date(notice.usage.lastDisclosedAtMs),
    localDate: localDateOf(now, user.timeZone),
    secondsToday: Math.round(
      access.secondsToday + (gapSeconds <= longestCountedGapSeconds ? gapSeconds : 20),
    ),
  };
  const statement = db
    .insert(coachUsage)
    .values(row)
    .onConflictDoUpdate({ target: coachUsage.userId, set: row });
  return { notice: notice.text, statement };
}

/** What was set for a school (`school:<id>`) or one child (`child:<id>`). */
export async function getSettings(db: Db, scope: string): Promise<CoachSettings> {
  const [row] = await db.select().from(coachSettings).where(eq(coachSettings.scope, scope));
  return {
    isOff: row?.isOff ?? false,
    isModelOff: row?.isModelOff ?? false,
    minutesPerDay: row?.minutesPerDay ?? null,
  };
}

/** Stores what a school or a parent decided; the caller has checked that they may. */
export async function putSettings(
  db: Db,
  scope: string,
  settings: CoachSettings,
  setBy: string,
  clock: Clock,
): Promise<CoachSettings> {
  const row = { scope, ...settings, setBy, updatedAt: clock() };
  await db.insert(coachSettings).values(row).onConflictDoUpdate({ target: coachSettings.scope, set: row });
  return settings;
}
