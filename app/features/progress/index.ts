export { askForNewBadges } from "./ask-new-badges";
export type { NewBadge } from "./badge";
export { type Badge, BadgeWall, RecentBadges } from "./badge-wall";
export { default as NewBadges } from "./new-badges";
export { experiencePercent, pointsPerLevel } from "./points";
export { useNewBadges } from "./use-new-badges";
