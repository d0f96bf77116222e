import { count, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { drumSessions, emotionLogs, moduleProgress, tracks, users } from "~/db/schema";
import { lessons } from "~/features/learning/index.server";
import type { RequestContext, Work } from "~/platform/context.server";
import { inLanguage } from "~/platform/languages";
import type { ModuleAudit, StaffStats, StudentProgress } from "./staff.schema";
import { isVisible, type Staff, visibleStudentIds } from "./visible-students.server";

/**
 * Averages and rates over fewer students are not told: in a small group they speak about each child. Ten is the
 * minimum most US states report by (NCES 2011-603).
 */
export const FEWEST_IN_AGGREGATE = 10;

type ModuleFigures = { completed: number; averageProgress: number };
type Figures = {
  modules: Map<string, ModuleFigures>;
  emotions: Map<string, number>;
  tracks: Map<string, number>;
  sessions: Map<string, number>;
};

const COUNTED = [emotionLogs, tracks, drumSessions] as const;
type Counted = (typeof COUNTED)[number];

/** Each student's own figures; `subjects` is the query of their ids. */
export async function readProgress(db: Db, subjects: SQL, studentIds: string[]): Promise<StudentProgress[]> {
  const countBy = (table: Counted) =>
    db
      .select({ userId: table.userId, rows: count().as("rows") })
      .from(table)
      .where(sql`${table.userId} in ${subjects}`)
      .groupBy(table.userId);
  const [modules, emotions, trackCounts, sessions] = await Promise.all([
    db
      .select({
        userId: moduleProgress.userId,
        completed: sql<number>`sum(${moduleProgress.progress} >= 100)`.as("completed"),
        averageProgress: sql<number>`round(avg(${moduleProgress.progress}))`.as("average_progress"),
      })
      .from(moduleProgress)
      .where(sql`${moduleProgress.userId} in ${subjects}`)
      .groupBy(moduleProgress.userId),
    countBy(emotionLogs),
    countBy(tracks),
    countBy(drumSessions),
  ]);
  const toMap = (rows: { userId: string; rows: number }[]) =>
    new Map(rows.map((row) => [row.userId, row.rows]));
  const figures = {
    modules: new Map(modules.map((row) => [row.userId, row])),
    emotions: toMap(emotions),
    tracks: toMap(trackCounts),
    sessions: toMap(sessions),
  };
  return studentIds.map((id) => toProgress(id, figures));
}

function toProgress(studentId: string, figures: Figures): StudentProgress {
  return {
    studentId,
    modulesCompleted: figures.modules.get(studentId)?.completed ?? 0,
    totalModules: lessons.length,
    averageScore: figures.modules.get(studentId)?.averageProgress ?? 0,
    emotionLogsCount: figures.emotions.get(studentId) ?? 0,
    musicTracksCreated: figures.tracks.get(studentId) ?? 0,
    drumSessionsCompleted: figures.sessions.get(studentId) ?? 0,
  };
}

/**
 * Totals over all students this person may see, however many, added up by the database; nobody's own record, so
 * nobody's disclosure log.
 */
export async function readTotals(db: Db, staff: Staff): Promise<{ studentCount: number; stats: StaffStats }> {
  const theirs = visibleStudentIds(db, staff);
  const countAll = (table: Counted) =>
    db
      .select({ rows: count().as("rows") })
      .from(table)
      .where(inArray(table.userId, theirs));
  const [[students], [modules], ...counts] = await Promise.all([
    db
      .select({ rows: count().as("rows") })
      .from(users)
      .where(isVisible(db, staff)),
    db
      .select({
        completed: sql<number>`coalesce(sum(${moduleProgress.progress} >= 100), 0)`.as("completed"),
        totalProgress: sql<number>`coalesce(sum(${moduleProgress.progress}), 0)`.as("total_progress"),
      })
      .from(moduleProgress)
      .where(inArray(moduleProgress.userId, theirs)),
    ...COUNTED.map(countAll),
  ]);
  const [checkIns = 0, trackCount = 0, sessions = 0] = counts.map(([row]) => row?.rows ?? 0);
  const studentCount = students?.rows ?? 0;
  const average = (modules?.totalProgress ?? 0) / (studentCount * lessons.length);
  return {
    studentCount,
    stats: {
      averageProgress: studentCount < FEWEST_IN_AGGREGATE ? null : Math.round(average),
      totalSessions: sessions,
      modulesCompleted: modules?.completed ?? 0,
      emotionCheckins: checkIns,
      musicTracks: trackCount,
    },
  };
}

/** The same without the number of students. */
export const readStaffStats = async ({ db }: Pick<Work, "db">, staff: Staff): Promise<StaffStats> =>
  (await readTotals(db, staff)).stats;

/**
 * How each lesson works for these students. completionRate: of those who began it, how many finished;
 * averageScore: their mean progress; studentInteractions: activities done. The effectiveness rating weighs
 * finishing (60 %) and progress (40 %). All four are null for a lesson that fewer than ten students began.
 */
export async function listModuleAudits(
  { db, locale }: Pick<RequestContext, "db" | "locale">,
  staff: Staff,
): Promise<ModuleAudit[]> {
  const rows = await db
    .select({
      moduleId: moduleProgress.moduleId,
      started: count().as("started"),
      completed: sql<number>`sum(${moduleProgress.progress} >= 100)`.as("completed"),
      averageProgress: sql<number>`avg(${moduleProgress.progress})`.as("average_progress"),
      activities: sql<number>`sum(${moduleProgress.activitiesCompleted})`.as("activities"),
    })
    .from(moduleProgress)
    .where(inArray(moduleProgress.userId, visibleStudentIds(db, staff)))
    .groupBy(moduleProgress.moduleId);
  const byModule = new Map(rows.map((row) => [row.moduleId, row]));
  return lessons.map((lesson) => {
    const row = byModule.get(lesson.id);
    const named = { id: lesson.id, title: inLanguage(lesson.title, locale) };
    if (!row || row.started < FEWEST_IN_AGGREGATE) return { ...named, ...WITHHELD };
    const completionRate = (row.completed / row.started) * 100;
    return {
      ...named,
      effectivenessRating: Math.round(completionRate * 0.6 + row.averageProgress * 0.4),
      completionRate: Math.round(completionRate),
      averageScore: Math.round(row.averageProgress),
      studentInteractions: row.activities,
    };
  });
}

const WITHHELD = {
  effectivenessRating: null,
  completionRate: null,
  averageScore: null,
  studentInteractions: null,
};
