import { and, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { activityCompletions, dataRequests, tracks } from "~/db/schema";
import { accountState, isAdult } from "~/features/identity/index.server";
import { gradeBandOf, lessons } from "~/features/learning/index.server";
import type { UserRow } from "~/platform/context.server";
import { cardDayBefore, cardDayOf, cardMoment, latestCardDay } from "./weekly-days.server";
import { type CardFacts, chooseCard } from "./weekly-rules.server";
import { type WeeklyCard, writeCard } from "./weekly-words.server";

/** Cards of weeks before the newest one that the page shows. */
const EARLIER_WEEKS = 4;
const PIECES_AT_MOST = 200;

/** Whether there is a card about a child at all: the child may use Beats, nobody took a consent back, and is not 18. */
export const hasWeeklyCard = (child: UserRow, now: Date): boolean =>
  accountState({ user: child }, now) === "ready" &&
  child.coppaConsentStatus !== "revoked" &&
  !isAdult(child, now);

/** Whether the deletion of one of these people is planned or under way. */
export const openDeletionOf = (...personIds: string[]) =>
  sql`exists (select 1 from ${dataRequests} where ${inArray(dataRequests.userId, personIds)}
    and ${dataRequests.kind} = 'deletion' and ${dataRequests.status} in ('open', 'running'))`;

/**
 * A child's cards, the newest first, in the reader's language; none when there is nothing to tell (any more). They
 * are not stored: each Sunday's is chosen again from what was done before it, so page and mail say the same.
 */
export async function listWeeklyCards(db: Db, child: UserRow, now: Date): Promise<WeeklyCard[]> {
  if (!hasWeeklyCard(child, now)) return [];
  const newest = latestCardDay(now, child.timeZone);
  const days = Array.from({ length: 1 + EARLIER_WEEKS }, (_, weeks) => cardDayBefore(newest, weeks));
  const [facts, [deletion]] = await Promise.all([
    readFacts(db, child, days),
    db.select({ isOpen: sql<number>`${openDeletionOf(child.id)}`.as("is_open") }).from(sql`(select 1)`),
  ]);
  if (deletion?.isOpen) return [];
  return days
    .filter((day) => day === newest || day >= facts.firstDay)
    .map((day) => cardOf(child, day, facts));
}

/** The card of one Sunday, in the reader's language. */
export async function readWeeklyCard(db: Db, child: UserRow, day: string): Promise<WeeklyCard> {
  return cardOf(child, day, await readFacts(db, child, [day]));
}

function cardOf(child: UserRow, day: string, facts: CardFacts): WeeklyCard {
  const band = gradeBandOf(child, cardMoment(day, child.timeZone));
  return writeCard(chooseCard(day, facts, lessons), { child: child.firstName, band });
}

/** What the child did in the weeks of these Sundays; of lessons everything before, which is little. */
async function readFacts(db: Db, child: UserRow, days: string[]): Promise<CardFacts> {
  const { timeZone } = child;
  const [newest = "", oldest = newest] = [days[0], days.at(-1)];
  const until = cardMoment(newest, timeZone);
  const from = cardMoment(cardDayBefore(oldest, 1), timeZone);
  const [pieces, activities] = await Promise.all([
    db
      .select({ style: tracks.culturalStyle, key: tracks.key, bpm: tracks.bpm, createdAt: tracks.createdAt })
      .from(tracks)
      .where(and(eq(tracks.userId, child.id), gte(tracks.createdAt, from), lt(tracks.createdAt, until)))
      .orderBy(desc(tracks.createdAt))
      .limit(PIECES_AT_MOST),
    db
      .select({
        lessonId: activityCompletions.moduleId,
        activityId: activityCompletions.activityId,
        doneAt: activityCompletions.completedAt,
      })
      .from(activityCompletions)
      .where(and(eq(activityCompletions.userId, child.id), lt(activityCompletions.completedAt, until))),
  ]);
  return {
    pieces: pieces.map((piece) => ({ ...piece, cardDay: cardDayOf(piece.createdAt, timeZone) })),
    activities: activities.map((each) => ({ ...each, cardDay: cardDayOf(each.doneAt, timeZone) })),
    firstDay: cardDayOf(child.createdAt, timeZone),
  };
}
