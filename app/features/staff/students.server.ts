import { and, asc, count, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import {
  classrooms,
  drumSessions,
  emotionLogs,
  memberships,
  moduleProgress,
  tracks,
  users,
} from "~/db/schema";
import { lessons } from "~/features/learning/index.server";
import { m } from "~/messages/compiled/messages.js";
import { disclosureStatement } from "~/platform/audit.server";
import type { Clock } from "~/platform/clock";
import type { UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import type { AdminStudent, ModuleAudit, StaffStats, StudentProgress } from "./staff.schema";

export type Staff = Pick<UserRow, "id" | "userType" | "schoolId">;

/** More than any class and any school's one page; keeps a reply small whatever the roster. */
const MAX_STUDENTS = 1000;

/**
 * Ids of the students whose records this person may see: a teacher's active class members, an admin's own
 * school. The one place that decides it (34 CFR 99.31(a)(1); safety.md P17): every query below is inside it.
 */
export function visibleStudentIds(db: Db, staff: Staff) {
  if (staff.userType === "admin") {
    return db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.schoolId, staff.schoolId ?? ""), eq(users.userType, "student")));
  }
  return db
    .select({ id: memberships.studentId })
    .from(memberships)
    .innerJoin(classrooms, eq(classrooms.id, memberships.classroomId))
    .where(and(eq(classrooms.teacherId, staff.id), eq(memberships.status, "active")));
}

/** Students this person may see, by name. */
export async function listStudents(db: Db, staff: Staff): Promise<AdminStudent[]> {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      currentLevel: users.currentLevel,
      totalPoints: users.totalPoints,
      streakDays: users.streakDays,
      grade: users.grade,
    })
    .from(users)
    .where(inArray(users.id, visibleStudentIds(db, staff)))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(MAX_STUDENTS);
}

/** Roster and progress in one go. Only a look at one student is noted in the disclosure log, see below. */
export async function listStudentProgress(db: Db, staff: Staff): Promise<StudentProgress[]> {
  const [students, figures] = await Promise.all([listStudents(db, staff), readFigures(db, staff)]);
  return students.map((student) => toProgress(student.id, figures));
}

/**
 * One student's progress, with a line in the disclosure log the family can read (P18). Throws 404 for a
 * student this person may not see, the same as for one who does not exist.
 */
export async function readStudentProgress(
  db: Db,
  staff: Staff,
  studentId: string,
  clock: Clock,
): Promise<StudentProgress[]> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, studentId), inArray(users.id, visibleStudentIds(db, staff))));
  if (!found) throw new AppError("not_found", m.staff_student_not_found());
  const [figures] = await Promise.all([
    readFigures(db, staff, studentId),
    disclosureStatement(
      db,
      { readerId: staff.id, childId: studentId, view: "student_progress", reason: "school_official" },
      clock,
    ),
  ]);
  return [toProgress(studentId, figures)];
}

type Figures = {
  modules: Map<string, { completed: number; averageProgress: number }>;
  emotions: Map<string, number>;
  tracks: Map<string, number>;
  sessions: Map<string, number>;
};

async function readFigures(db: Db, staff: Staff, studentId?: string): Promise<Figures> {
  const isTheirs = (column: typeof emotionLogs.userId | typeof moduleProgress.userId): SQL | undefined =>
    studentId === undefined ? inArray(column, visibleStudentIds(db, staff)) : eq(column, studentId);
  const countBy = (table: typeof emotionLogs | typeof tracks | typeof drumSessions) =>
    db
      .select({ userId: table.userId, rows: count().as("rows") })
      .from(table)
      .where(isTheirs(table.userId as typeof emotionLogs.userId))
      .groupBy(table.userId);
  const [modules, emotions, trackCounts, sessions] = await Promise.all([
    db
      .select({
        userId: moduleProgress.userId,
        completed: sql<number>`sum(${moduleProgress.progress} >= 100)`.as("completed"),
        averageProgress: sql<number>`round(avg(${moduleProgress.progress}))`.as("average_progress"),
      })
      .from(moduleProgress)
      .where(isTheirs(moduleProgress.userId))
      .groupBy(moduleProgress.userId),
    countBy(emotionLogs),
    countBy(tracks),
    countBy(drumSessions),
  ]);
  const toMap = (rows: { userId: string; rows: number }[]) =>
    new Map(rows.map((row) => [row.userId, row.rows]));
  return {
    modules: new Map(modules.map((row) => [row.userId, row])),
    emotions: toMap(emotions),
    tracks: toMap(trackCounts),
    sessions: toMap(sessions),
  };
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
 * How each lesson works for these students. completionRate: of those who began it, how many finished;
 * averageScore: their mean progress; studentInteractions: activities done. The effectiveness rating weighs
 * finishing (60 %) and progress (40 %); 0 where nobody began.
 */
export async function listModuleAudits(db: Db, staff: Staff, locale: "en" | "es"): Promise<ModuleAudit[]> {
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
    const completionRate = row ? (row.completed / row.started) * 100 : 0;
    const averageScore = row?.averageProgress ?? 0;
    return {
      id: lesson.id,
      title: lesson.title[locale],
      effectivenessRating: Math.round(completionRate * 0.6 + averageScore * 0.4),
      completionRate: Math.round(completionRate),
      averageScore: Math.round(averageScore),
      studentInteractions: row?.activities ?? 0,
    };
  });
}

/** The five figures at the top of the staff page, over all students this person may see. */
export async function readStaffStats(db: Db, staff: Staff): Promise<StaffStats> {
  const progress = await listStudentProgress(db, staff);
  const sum = (pick: (each: StudentProgress) => number) =>
    progress.reduce((total, each) => total + pick(each), 0);
  const possibleModules = progress.length * lessons.length;
  const [partial] = await db
    .select({ total: sql<number>`coalesce(sum(${moduleProgress.progress}), 0)`.as("total") })
    .from(moduleProgress)
    .where(
      and(inArray(moduleProgress.userId, visibleStudentIds(db, staff)), gte(moduleProgress.progress, 1)),
    );
  return {
    averageProgress: possibleModules === 0 ? 0 : Math.round((partial?.total ?? 0) / possibleModules),
    totalSessions: sum((each) => each.drumSessionsCompleted),
    modulesCompleted: sum((each) => each.modulesCompleted),
    emotionCheckins: sum((each) => each.emotionLogsCount),
    musicTracks: sum((each) => each.musicTracksCreated),
  };
}
