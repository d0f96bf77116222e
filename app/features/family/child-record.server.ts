import { and, count, desc, eq, isNotNull, notExists, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { coachMessages, conversations, drumSessions, emotionLogs, moduleProgress, tracks } from "~/db/schema";
import { CHECK_IN_CONTEXT, type EmotionEntry, listEmotions } from "~/features/check-in/index.server";
import { shownTalkTitle } from "~/features/coach/index.server";
import { findLesson } from "~/features/learning/index.server";
import { shownTitle } from "~/features/music/index.server";
import { listAchievements } from "~/features/progress/index.server";
import { keepsParentsOut, kindsHiddenFromParents } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { UserRow } from "~/platform/context.server";
import { inLanguage, type Locale } from "~/platform/languages";
import type { ChildActivities, ChildOverview } from "./family.schema";

/** Check-ins a parent sees at once. */
export const RECENT_EMOTIONS = 7;
const RECENT_ACHIEVEMENTS = 3;
const LIST_LIMIT = 50;

/** What a talk was flagged for is kept from parents: it may be about the home, or the child told of the home elsewhere. */
const isHidden = (db: Db, category: SQL) =>
  sql`(${category} is not null and (${category} in ${kindsHiddenFromParents} or ${keepsParentsOut(db, conversations.userId)}))`;

/**
 * Talks a parent may know of. One about abuse or danger at home is not there at all: neither its title, nor
 * in a count, nor in the dates (AFSP model policy; K14).
 */
const isShowable = (db: Db) =>
  and(
    sql`not ${isHidden(db, sql`json_extract(${conversations.riskState}, '$.open.category')`)}`,
    notExists(
      db
        .select({ one: sql`1` })
        .from(coachMessages)
        .where(
          and(
            eq(coachMessages.conversationId, conversations.id),
            isHidden(db, sql`json_extract(${coachMessages.safety}, '$.category')`),
          ),
        ),
    ),
  );

/** The parent's overview of a child: counts, modules, latest check-ins and badges. */
export async function readOverview(
  db: Db,
  child: UserRow,
  locale: Locale,
): Promise<Pick<ChildOverview, "child" | "overview">> {
  const [[trackCount], [sessionCount], [talkCount], [emotionCount], modules, emotions, badges] =
    await Promise.all([
      db
        .select({ n: count().as("n") })
        .from(tracks)
        .where(eq(tracks.userId, child.id)),
      db
        .select({ n: count().as("n") })
        .from(drumSessions)
        .where(eq(drumSessions.userId, child.id)),
      db
        .select({ n: count().as("n") })
        .from(conversations)
        .where(and(eq(conversations.userId, child.id), isShowable(db))),
      db
        .select({ n: count().as("n") })
        .from(emotionLogs)
        .where(eq(emotionLogs.userId, child.id)),
      listLatestModules(db, child.id, locale),
      readEmotions(db, child.id, RECENT_EMOTIONS),
      listAchievements({ db, locale }, child.id),
    ]);
  return {
    child: {
      id: child.id,
      firstName: child.firstName,
      currentLevel: child.currentLevel,
      streakDays: child.streakDays,
    },
    overview: {
      stats: {
        totalTracks: trackCount?.n ?? 0,
        totalSessions: sessionCount?.n ?? 0,
        totalConversations: talkCount?.n ?? 0,
        totalEmotions: emotionCount?.n ?? 0,
      },
      selProgress: modules,
      recentEmotions: emotions,
      recentAchievements: badges.slice(0, RECENT_ACHIEVEMENTS),
    },
  };
}

/** The child's modules, the latest worked on first. */
async function listLatestModules(db: Db, childId: string, locale: Locale) {
  const rows = await db
    .select()
    .from(moduleProgress)
    .where(eq(moduleProgress.userId, childId))
    .orderBy(desc(moduleProgress.updatedAt), desc(moduleProgress.id));
  return rows.map((row) => {
    const lesson = findLesson(row.moduleId);
    return {
      moduleId: row.moduleId,
      title: lesson ? inLanguage(lesson.title, locale) : row.moduleId,
      status: row.status,
      progress: row.progress,
      activitiesCompleted: row.activitiesCompleted,
      totalActivities: row.totalActivities,
    };
  });
}

/** The child's check-ins, newest first: the feelings, never a child's own words beside them. */
export async function readEmotions(db: Db, childId: string, limit?: number): Promise<EmotionEntry[]> {
  const entries = await listEmotions({ db }, childId, limit);
  return entries.map((entry) => ({
    ...entry,
    context: entry.context === CHECK_IN_CONTEXT ? entry.context : "check_in",
  }));
}

const activityRows = (db: Db, childId: string, limit: number) =>
  Promise.all([
    db
      .select({
        id: tracks.id,
        title: tracks.title,
        emotion: tracks.emotion,
        genre: tracks.culturalStyle,
        activityType: tracks.activityType,
        seed: tracks.seed,
        createdAt: tracks.createdAt,
      })
      .from(tracks)
      .where(eq(tracks.userId, childId))
      .orderBy(desc(tracks.createdAt), desc(tracks.id))
      .limit(limit),
    db
      .select({
        id: drumSessions.id,
        gameMode: drumSessions.gameMode,
        score: drumSessions.score,
        accuracy: drumSessions.accuracy,
        createdAt: drumSessions.createdAt,
      })
      .from(drumSessions)
      .where(eq(drumSessions.userId, childId))
      .orderBy(desc(drumSessions.createdAt), desc(drumSessions.id))
      .limit(limit),
    db
      .select({
        id: conversations.id,
        title: conversations.title,
        messageCount: conversations.messageCount,
        lastMessageAt: conversations.lastMessageAt,
      })
      .from(conversations)
      .where(and(eq(conversations.userId, childId), isShowable(db)))
      .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
      .limit(limit),
    db
      .selectDistinct({ id: coachMessages.conversationId })
      .from(coachMessages)
      .where(and(eq(coachMessages.userId, childId), isNotNull(coachMessages.safety))),
  ]);

/** What the child made and did lately, newest first; of talks only that they were. */
export async function readActivities(
  db: Db,
  childId: string,
  locale: Locale,
  limit = LIST_LIMIT,
): Promise<ChildActivities> {
  const [trackRows, sessionRows, talkRows, flaggedTalks] = await activityRows(db, childId, limit);
  const flagged = new Set(flaggedTalks.map(({ id }) => id));
  return {
    musicTracks: trackRows.map(({ activityType, seed, ...row }) => ({
      ...row,
      title: shownTitle({ ...row, culturalStyle: row.genre, activityType, seed }, locale),
      createdAt: row.createdAt.toISOString(),
    })),
    drumSessions: sessionRows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    conversations: talkRows.map((row) => ({
      ...row,
      // The title may hold the very words that were flagged.
      title: flagged.has(row.id) ? m.family_talk_title() : shownTalkTitle(row.title),
      lastMessageAt: row.lastMessageAt.toISOString(),
    })),
  };
}
