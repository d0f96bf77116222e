export {
  listAchievements,
  type NewProgressEvent,
  progressEventStatements,
  recomputeProgressStatements,
  type Statement,
  type UnlockedAchievement,
} from "./progress.server";
export {
  type ActivityDay,
  closeBrokenStreaks,
  type DashboardStats,
  dashboardStatsSchema,
  readDashboardStats,
  readWeeklyActivity,
} from "./stats.server";
