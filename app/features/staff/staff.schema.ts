import { z } from "zod";
import { pageNumber } from "~/platform/page-query";

export const adminStudentSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  currentLevel: z.number().int(),
  totalPoints: z.number().int(),
  streakDays: z.number().int(),
  grade: z.number().int().nullable(),
});
export type AdminStudent = z.infer<typeof adminStudentSchema>;

export const studentProgressSchema = z.object({
  studentId: z.string(),
  modulesCompleted: z.number().int(),
  totalModules: z.number().int(),
  averageScore: z.number().int(),
  emotionLogsCount: z.number().int(),
  musicTracksCreated: z.number().int(),
  drumSessionsCompleted: z.number().int(),
});
export type StudentProgress = z.infer<typeof studentProgressSchema>;

export const studentProgressQuerySchema = z.object({ studentId: z.string().optional(), page: pageNumber });

/** The four figures are null for a lesson that fewer than ten of these students began. */
export const moduleAuditSchema = z.object({
  id: z.string(),
  title: z.string(),
  effectivenessRating: z.number().int().nullable(),
  completionRate: z.number().int().nullable(),
  averageScore: z.number().int().nullable(),
  studentInteractions: z.number().int().nullable(),
});
export type ModuleAudit = z.infer<typeof moduleAuditSchema>;

/** One week's use; the three figures are null when fewer than ten students were active. */
export const usageWeekSchema = z.object({
  /** Monday and Sunday (YYYY-MM-DD). */
  from: z.string(),
  to: z.string(),
  students: z.number().int().nullable(),
  /** Days of students: two children on the same day are two. */
  days: z.number().int().nullable(),
  activities: z.number().int().nullable(),
});
export type UsageWeek = z.infer<typeof usageWeekSchema>;

export const staffStatsSchema = z.object({
  /** Null over fewer than ten students. The totals add up what the reader sees of each student anyway. */
  averageProgress: z.number().int().nullable(),
  totalSessions: z.number().int(),
  modulesCompleted: z.number().int(),
  emotionCheckins: z.number().int(),
  musicTracks: z.number().int(),
});
export type StaffStats = z.infer<typeof staffStatsSchema>;

export const assignStudentSchema = z.object({ email: z.string().trim().toLowerCase().min(1).max(254) });

export const assignmentSchema = z.object({
  status: z.enum(["assigned", "invited"]),
  student: z.union([adminStudentSchema, z.object({ id: z.string(), email: z.string() })]),
});
export type Assignment = z.infer<typeof assignmentSchema>;
