export { newBadgeSchema } from "./badge.schema";
export { findEarned } from "./earned.server";
export {
  listAchievements,
  type NewProgressEvent,
  progressEventStatements,
  recomputeProgressStatements,
  type Statement,
  takeNewBadges,
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
