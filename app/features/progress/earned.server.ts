import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { progressEvents } from "~/db/schema";
import type { Locale } from "~/platform/languages";
import type { NewBadge } from "./badge";
import { pointRules, progressEventKinds } from "./points";
import { findNewBadge, listAchievements } from "./progress.server";

/** What certain deeds of a learner earned: their points, and the badges that came with the very moment of one. */
export async function findEarned(
  db: Db,
  userId: string,
  sourceIds: readonly string[],
  locale: Locale,
): Promise<{ points: number; badges: NewBadge[] }> {
  const [deeds, unlocked] = await Promise.all([
    db
      .select({ kind: progressEvents.kind, occurredAt: progressEvents.occurredAt })
      .from(progressEvents)
      .where(and(eq(progressEvents.userId, userId), inArray(progressEvents.sourceId, [...sourceIds]))),
    listAchievements({ db, locale }, userId),
  ]);
  const moments = new Set(deeds.map(({ occurredAt }) => occurredAt.toISOString()));
  const points = deeds.reduce((sum, deed) => {
    const kind = progressEventKinds.find((each) => each === deed.kind);
    return sum + (kind ? pointRules[kind].points : 0);
  }, 0);
  const badges = unlocked
    .filter(({ unlockedAt }) => moments.has(unlockedAt))
    .flatMap(({ id }) => findNewBadge(id, locale) ?? [])
    .reverse();
  return { points, badges };
}
