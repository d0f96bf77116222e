import { and, asc, count, eq, inArray, type SQL, sql } from "drizzle-orm";
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
import { disclosureStatement, listLookStatement } from "~/platform/audit.server";
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

/** Notes for every student of a list that their record was read, in the log the family can read. */
const listDisclosureStatement = (db: Db, staff: Staff, view: string, clock: Clock) =>
  listLookStatement(
    db,
    { readerId: staff.id, subjects: visibleStudentIds(db, staff), action: "record_read", view },
    clock,
  );

/** Students this person may see, by name. */
async function readRoster(db: Db, staff: Staff): Promise<AdminStudent[]> {
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

/** The roster, with a line in each student's disclosure log. */
export async function listStudents(db: Db, staff: Staff, clock: Clock): Promise<AdminStudent[]> {
  const [students] = await Promise.all([
    readRoster(db, staff),
    listDisclosureStatement(db, staff, "class_list", clock),
  ]);
  return students;
}

export type ClassRecords = { students: AdminStudent[]; progress: StudentProgress[]; stats: StaffStats };

/** Roster, progress and totals in one go, each read once, with a line in each student's disclosure log. */
export async function readClassRecords(db: Db, staff: Staff, clock: Clock): Promise<ClassRecords> {
  const [students, figures] = await Promise.all([
    readRoster(db, staff),
    readFigures(db, staff),
    listDisclosureStatement(db, staff, "class_progress", clock),
  ]);
  const progress = students.map((student) => toProgress(student.id, figures));
  return { students, progress, stats: toStats(progress, figures) };
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
  modules: Map<string, { completed: number; averageProgress: number; totalProgress: number }>;
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
        totalProgress: sql<number>`sum(${moduleProgress.progress})`.as("total_progress"),
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

/** Totals over all students this person may see; nobody's own record, so nobody's disclosure log. */
export async function readStaffStats(db: Db, staff: Staff): Promise<StaffStats> {
  const [students, figures] = await Promise.all([readRoster(db, staff), readFigures(db, staff)]);
  return toStats(
    students.map(({ id }) => toProgress(id, figures)),
    figures,
  );
}

function toStats(progress: StudentProgress[], figures: Figures): StaffStats {
  const sum = (pick: (each: StudentProgress) => number) =>
    progress.reduce((total, each) => total + pick(each), 0);
  const possibleModules = progress.length * lessons.length;
  const totalProgress = sum((each) => figures.modules.get(each.studentId)?.totalProgress ?? 0);
  return {
    averageProgress: possibleModules === 0 ? 0 : Math.round(totalProgress / possibleModules),
    totalSessions: sum((each) => each.drumSessionsCompleted),
    modulesCompleted: sum((each) => each.modulesCompleted),
    emotionCheckins: sum((each) => each.emotionLogsCount),
    musicTracks: sum((each) => each.musicTracksCreated),
  };
}
