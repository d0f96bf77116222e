export { type AchievementId, type AchievementRule, achievements, findAchievement } from "./achievements";
export { type Badge, BadgeWall, RecentBadges } from "./badge-wall";
export {
  experiencePercent,
  levelForPoints,
  type ProgressEventKind,
  pointRules,
  pointsPerLevel,
} from "./points";
