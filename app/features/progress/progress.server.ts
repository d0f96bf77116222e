import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { chunkRows } from "~/db/chunk";
import type { Db } from "~/db/index.server";
import { achievementChecks, achievements, progressDays, progressEvents, users } from "~/db/schema";
import type { RequestContext, Work } from "~/platform/context.server";
import { DAY_MS } from "~/platform/durations";
import { createId } from "~/platform/ids";
import { inLanguage, type Locale } from "~/platform/languages";
import { findAchievement } from "./achievements";
import type { NewBadge } from "./badge";
import {
  type ProgressEvent,
  type ProgressEventKind,
  pointRules,
  pointsPerLevel,
  progressEventKinds,
} from "./points";
import { applyEvents } from "./progress";
import { restDaysPerWeek } from "./streak";

export type Statement = BatchItem<"sqlite">;

export type NewProgressEvent = {
  userId: string;
  kind: ProgressEventKind;
  /** id of the row that earned it */
  sourceId: string;
  occurredAt: Date;
  /** YYYY-MM-DD in the student's time zone (`localDateOf`) */
  localDate: string;
  detail?: string | null;
  /** Written only where this condition holds when the batch runs. */
  when?: SQL;
};

/**
 * Statements for the caller's own batch: the event, once for its kind and source, then the day's row and
 * the user's points, level and streak derived from what is stored. Running them again changes nothing.
 */
export function progressEventStatements(db: Db, event: NewProgressEvent): Statement[] {
  const { userId, kind, sourceId, localDate, occurredAt, detail = null, when = sql`1` } = event;
  return [
    db
      .insert(progressEvents)
      .select(
        sql`select ${createId()}, ${userId}, ${kind}, ${sourceId}, ${detail}, ${localDate}, ${occurredAt.getTime()} where ${when}`,
      )
      .onConflictDoNothing({
        target: [progressEvents.userId, progressEvents.kind, progressEvents.sourceId],
      }),
    dayStatement(db, userId, sql`local_date = ${localDate}`),
    userTotalsStatement(db, userId),
  ];
}

/** Rebuilds a user's days and totals from the stored events: the repair, and the proof that nothing drifts. */
export function recomputeProgressStatements(db: Db, userId: string): Statement[] {
  return [
    db.delete(progressDays).where(eq(progressDays.userId, userId)),
    dayStatement(db, userId, sql`1`),
    userTotalsStatement(db, userId),
  ];
}

/** Points of a group of events, each kind with its daily cap. */
const dayPoints = sql.join(
  progressEventKinds.map((kind) => {
    const { points, dailyCap } = pointRules[kind];
    const count = `sum(kind = '${kind}')`;
    return sql.raw(`${points} * ${dailyCap === null ? count : `min(${dailyCap}, ${count})`}`);
  }),
  sql.raw(" + "),
);

function dayStatement(db: Db, userId: string, which: SQL): Statement {
  return db
    .insert(progressDays)
    .select(
      sql`select user_id || ' ' || local_date, user_id, local_date, ${dayPoints}, count(*)
        from ${progressEvents} where user_id = ${userId} and ${which} group by local_date`,
    )
    .onConflictDoUpdate({
      target: [progressDays.userId, progressDays.localDate],
      set: { points: sql`excluded.points`, eventCount: sql`excluded.event_count` },
    });
}

function userTotalsStatement(db: Db, userId: string): Statement {
  const points = sql`(select coalesce(sum(points), 0) from ${progressDays} where user_id = ${userId})`;
  return db
    .update(users)
    .set({
      totalPoints: points,
      currentLevel: sql`${points} / ${sql.raw(String(pointsPerLevel))} + 1`,
      streakDays: storedStreak(userId),
    })
    .where(eq(users.id, userId));
}

/** Walks back from the last active day while no week has more silent days than it may (see streak.ts). */
function storedStreak(userId: string): SQL {
  return sql`(
    with recursive walk(date, streak, rests) as (
      select max(local_date), 1, 0 from ${progressDays} where user_id = ${userId} having max(local_date) is not null
      union all
      select date(walk.date, '-1 day'),
             walk.streak + (day.id is not null),
             case when strftime('%w', walk.date) = '1' then 0 else walk.rests end + (day.id is null)
      from walk left join ${progressDays} as day
        on day.user_id = ${userId} and day.local_date = date(walk.date, '-1 day')
      where walk.rests <= ${sql.raw(String(restDaysPerWeek))}
    )
    select coalesce(max(streak), 0) from walk)`;
}

/** A user's whole history, as the pure rules read it. */
export async function listProgressEvents(db: Db, userId: string): Promise<ProgressEvent[]> {
  const rows = await db.select().from(progressEvents).where(eq(progressEvents.userId, userId));
  return rows.flatMap(({ kind, sourceId, detail, localDate, occurredAt }) => {
    const known = progressEventKinds.find((each) => each === kind);
    return known ? [{ kind: known, sourceId, detail, localDate, occurredAt: occurredAt.toISOString() }] : [];
  });
}

export type UnlockedAchievement = { id: string; title: string; description: string; unlockedAt: string };

/**
 * The badges a user has, newest first. New events since the last look are checked first; a badge once
 * stored stays, whatever the rules become.
 */
export async function listAchievements(
  { db, locale }: Pick<RequestContext, "db" | "locale">,
  userId: string,
): Promise<UnlockedAchievement[]> {
  const stored = db
    .select()
    .from(achievements)
    .where(eq(achievements.userId, userId))
    .orderBy(desc(achievements.unlockedAt), desc(achievements.achievementKey));
  const [[count], [checked], known] = await db.batch([
    db
      .select({ events: sql<number>`coalesce(sum(${progressDays.eventCount}), 0)`.as("events") })
      .from(progressDays)
      .where(eq(progressDays.userId, userId)),
    db
      .select({ events: achievementChecks.eventCount })
      .from(achievementChecks)
      .where(eq(achievementChecks.userId, userId)),
    stored,
  ]);
  const eventCount = count?.events ?? 0;
  const isCurrent = eventCount === (checked?.events ?? 0);
  if (!isCurrent) await storeAchievements(db, userId, eventCount);
  const rows = isCurrent ? known : await stored;
  return rows.flatMap(({ achievementKey, unlockedAt }) => {
    const rule = findAchievement(achievementKey);
    return rule
      ? [
          {
            id: rule.id,
            title: inLanguage(rule.title, locale),
            description: inLanguage(rule.description, locale),
            unlockedAt: unlockedAt.toISOString(),
          },
        ]
      : [];
  });
}

/**
 * Badges of the last day that their owner has not been shown yet. Each comes out once, on whichever device asks
 * first; what was earned long ago is no news.
 */
export async function takeNewBadges(
  { db, clock, locale }: Work & Pick<RequestContext, "locale">,
  userId: string,
): Promise<NewBadge[]> {
  await listAchievements({ db, locale }, userId);
  const now = clock();
  const untold = await db
    .update(achievements)
    .set({ toldAt: now })
    .where(and(eq(achievements.userId, userId), isNull(achievements.toldAt)))
    .returning();
  return untold
    .filter(({ unlockedAt }) => now.getTime() - unlockedAt.getTime() < DAY_MS)
    .sort((a, b) => a.unlockedAt.getTime() - b.unlockedAt.getTime())
    .flatMap(({ achievementKey }) => {
      const badge = findNewBadge(achievementKey, locale);
      return badge ? [badge] : [];
    });
}

/** A badge with its picture, in one language; undefined for one that no longer exists. */
export function findNewBadge(key: string, locale: Locale): NewBadge | undefined {
  const rule = findAchievement(key);
  if (!rule) return undefined;
  const { id, hue, icon, tier } = rule;
  return {
    id,
    hue,
    icon,
    tier,
    title: inLanguage(rule.title, locale),
    description: inLanguage(rule.description, locale),
  };
}

async function storeAchievements(db: Db, userId: string, eventCount: number): Promise<void> {
  const { unlocked } = applyEvents(await listProgressEvents(db, userId), "1970-01-01");
  const rows = unlocked.map(({ id, unlockedAt }) => ({
    id: createId(),
    userId,
    achievementKey: id,
    unlockedAt: new Date(unlockedAt),
  }));
  await db.batch([
    db
      .insert(achievementChecks)
      .values({ id: createId(), userId, eventCount })
      .onConflictDoUpdate({ target: achievementChecks.userId, set: { eventCount } }),
    ...chunkRows(rows, 4).map((some) => db.insert(achievements).values(some).onConflictDoNothing()),
  ]);
}
